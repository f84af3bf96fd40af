"""What went from a board and what has come back, told by shape in every theme."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QImage, QPainter
from pytestqt.qtbot import QtBot

from sudoku_gui.render import theme
from sudoku_gui.render.board import BoardLook, CellLook, Ink, cell_rect, paint
from sudoku_gui.render.theme import Theme

SIDE = 540
THEMES = [theme.light(), theme.dark(), theme.high_contrast()]
FIVE = 1 << 4


@pytest.fixture(autouse=True)
def fonts(qtbot: QtBot) -> None:
    """Fonts exist only beside an application."""


def picture(
    cells: dict[int, CellLook], colours: Theme, lit: frozenset[tuple[int, int]] = frozenset()
) -> QImage:
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    image.fill(colours.window)
    painter = QPainter(image)
    look = BoardLook(tuple(cells.get(cell, CellLook()) for cell in range(81)), lit=lit)
    paint(painter, QRectF(0, 0, SIDE, SIDE), look, colours)
    painter.end()
    return image


def at(image: QImage, cell: int) -> QImage:
    return image.copy(cell_rect(QRectF(0, 0, SIDE, SIDE), cell).toRect())


@pytest.mark.parametrize("colours", THEMES, ids=lambda colours: colours.name)
def test_four_states_of_a_candidate_look_like_four_things(colours: Theme) -> None:
    """There, not there, gone since, returned since; and pointed at is a fifth."""
    cells = {
        0: CellLook(candidates=FIVE),
        1: CellLook(),
        2: CellLook(lost=FIVE),
        9: CellLook(candidates=FIVE, returned=FIVE),
        10: CellLook(candidates=FIVE),
    }
    image = picture(cells, colours, frozenset({(10, 5)}))
    looks = [bytes(one.constBits()) for one in [at(image, cell) for cell in cells]]
    assert len(set(looks)) == len(looks)


@pytest.mark.parametrize("colours", THEMES, ids=lambda colours: colours.name)
def test_a_stroke_and_a_ring_do_not_rest_on_hue(colours: Theme) -> None:
    """With all inks the same, what went still differs from what is there, and what has come back does, too."""
    plain = replace(
        colours, candidate=colours.ink, ghost_link=colours.ink, dead_end=colours.ink, solution=colours.ink
    )
    cells = {
        0: CellLook(candidates=FIVE),
        1: CellLook(lost=FIVE),
        2: CellLook(candidates=FIVE, returned=FIVE),
    }
    image = picture(cells, plain)
    dark = [
        sum(
            at(image, cell).pixelColor(x, y) != plain.paper
            for x in range(at(image, cell).width())
            for y in range(at(image, cell).height())
        )
        for cell in cells
    ]
    assert min(dark[1], dark[2]) > 1.5 * dark[0] > 0


def test_a_cell_with_a_digit_shows_no_traces() -> None:
    """There is no room, and the digit says enough."""
    bare = picture({40: CellLook(7, Ink.FORCED)}, theme.light())
    traced = picture({40: CellLook(7, Ink.FORCED, lost=0b111, returned=FIVE)}, theme.light())
    assert bare == traced


def test_a_board_with_traces(looks_like: Callable[[QImage, str], None], reference_font: QFont) -> None:
    """What a choice took: struck through in ghost ink; what has come back is ringed."""
    assert reference_font.pixelSize()
    cells = {
        0: CellLook(5, Ink.GUESS, depth=4, newest=True),
        1: CellLook(candidates=0b110001000, lost=0b000010000),
        2: CellLook(candidates=0b000000110, lost=0b000010001),
        10: CellLook(covered=True, lost=0b101010101),
        12: CellLook(candidates=0b111111111, returned=0b101010101),
        20: CellLook(candidates=0b000001100, lost=0b000010000, returned=0b000000100),
    }
    looks_like(picture(cells, theme.light()), "board_traces_light")
    looks_like(picture(cells, theme.dark()), "board_traces_dark")
