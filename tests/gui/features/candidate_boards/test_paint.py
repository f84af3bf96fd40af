"""The candidate boards as they look."""

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QImage, QPainter

from solver_core.cover import Search
from solver_core.sudoku import encoding
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.candidate_boards.model import (
    BoardsLook,
    CandidateLook,
    HighlightedCandidates,
    of_search,
)
from sudoku_gui.features.candidate_boards.paint import BoardsPicture, CandidatePainter, paint_highlighted
from sudoku_gui.render import theme
from sudoku_gui.render.board.look import Ink
from sudoku_gui.render.theme import Theme
from tests.gui.canvas import LooksLike, canvas


@pytest.fixture
def search(many: Grid) -> Search:
    return encoding.search(many)


def picture(look: BoardsLook, each_theme: Theme, font: QFont, size: QSize, *boards: int) -> QImage:
    canvas = BoardsPicture(size, 1.0, boards or (0, 1, 2, 3), each_theme, font)
    canvas.show(look)
    return canvas.pixmap.toImage()


def dead_end(search: Search) -> BoardsLook:
    search.run_to("dead_end")
    end = search.position
    search.seek(end - 40)
    before = search.snapshot()
    search.seek(end)
    return of_search(search.snapshot(), before)


def test_a_dead_end_looks_as_in_the_picture(
    search: Search, looks_like: LooksLike, reference_font: QFont, each_theme: Theme
) -> None:
    image = picture(dead_end(search), each_theme, reference_font, QSize(720, 720))
    looks_like(image, f"candidates_dead_end_{each_theme.name}")


def test_small_boards_have_dots_and_large_ones_details(
    search: Search, looks_like: LooksLike, reference_font: QFont
) -> None:
    """One board, large: places covered and still to be covered by the same option."""
    looks_like(picture(dead_end(search), theme.light(), reference_font, QSize(640, 200)), "candidates_dots")
    search.seek(2600)
    before = search.snapshot()
    search.seek(2617)
    look = of_search(search.snapshot(), before)
    looks_like(picture(look, theme.light(), reference_font, QSize(480, 480), 1), "candidates_half_tried")


def states() -> BoardsLook:
    row = (
        CandidateLook(),
        CandidateLook(shown=0b000100010),
        CandidateLook(shown=1 << 4),
        CandidateLook(shown=0),
        CandidateLook(shown=0b000100010, gone=0b000001000, back=0b000000010),
        CandidateLook(shown=7, covered=True, chosen=True),
        CandidateLook(covered=True, number=5, ink=Ink.GUESS, newest=5),
        CandidateLook(covered=True, number=5, ink=Ink.GIVEN),
        CandidateLook(shown=0b000100010, newest=2, chosen=True),
    )
    return BoardsLook(row + (CandidateLook(),) * 315)


def test_each_state_of_a_square_has_its_own_look(
    looks_like: LooksLike, reference_font: QFont, each_theme: Theme
) -> None:
    looks_like(
        picture(states(), each_theme, reference_font, QSize(560, 560), 0),
        f"candidates_states_{each_theme.name}",
    )


@pytest.mark.parametrize("side", [9, 36])
def test_no_two_states_look_alike(side: int) -> None:
    images = []
    for place in states().squares[:9]:
        with canvas(side, side) as (image, painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            CandidatePainter(side, theme.light()).paint(painter, [(QRectF(0, 0, side, side), place)])
        held = image.convertToFormat(QImage.Format.Format_Grayscale8)
        images.append(bytes(held.constBits()))
    assert len(set(images)) == 9


def test_only_places_that_changed_are_painted_again(search: Search, reference_font: QFont) -> None:
    """A second look at the same place costs nothing, one event a place or two; the end is as a fresh picture is."""
    canvas = BoardsPicture(QSize(720, 720), 1.0, (0, 1, 2, 3), theme.light(), reference_font)
    for position, most in ((2600, 324), (2600, 0), (2601, 8), (900, 324), (1, 324)):
        search.seek(position)
        look = of_search(search.snapshot())
        assert canvas.show(look) <= most
        fresh = picture(look, theme.light(), reference_font, QSize(720, 720))
        assert canvas.pixmap.toImage() == fresh


def test_light_is_seen_and_leaves_the_rest_alone(search: Search, reference_font: QFont) -> None:
    """A frame around a place, a filled box behind a candidate, an empty one where it is out."""
    each_theme = theme.light()
    canvas = BoardsPicture(QSize(720, 720), 1.0, (0, 1, 2, 3), each_theme, reference_font)
    search.seek(2600)
    canvas.show(of_search(search.snapshot()))
    before = canvas.pixmap.toImage()
    image = before.copy()
    painter = QPainter(image)
    light = HighlightedCandidates(frozenset({0}), frozenset({(0, 5)}), frozenset({(1, 0)}))
    paint_highlighted(painter, canvas.layout, canvas.painter, light)
    painter.end()
    square, box = canvas.layout.square(0), canvas.layout.slot(1, 0)
    assert square is not None
    assert box is not None
    assert image.pixelColor(square.topLeft()) == each_theme.selection
    assert image.pixelColor(square.center()) == before.pixelColor(square.center())
    corner = box.toRect().topLeft()
    assert image.pixelColor(corner) != before.pixelColor(corner)
    far = canvas.layout.square(40)
    assert far is not None
    assert image.copy(far) == before.copy(far)
