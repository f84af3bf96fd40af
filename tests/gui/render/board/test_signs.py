"""Marks, notes and colours on the board are known by their shape in every theme; they are gone where a digit is."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from solver_core.sudoku.cells import CELLS
from sudoku_gui.render import theme
from sudoku_gui.render.board.look import BoardLook, CellLook, Ink
from sudoku_gui.render.board.paint import cell_rect, paint
from sudoku_gui.render.theme import Theme
from tests.gui.canvas import LooksLike, canvas

SIDE = 540
ALL = 511
TWO_AND_FIVE = 1 << 1 | 1 << 4
FIVE = 1 << 4


def picture(cells: dict[int, CellLook], colours: Theme, **others: object) -> QImage:
    look = BoardLook(tuple(cells.get(cell, CellLook()) for cell in CELLS))
    with canvas(SIDE, SIDE, background=colours.window) as (image, painter):
        paint(painter, QRectF(0, 0, SIDE, SIDE), replace(look, **others), colours)  # type: ignore[arg-type]
    return image


def at(image: QImage, cell: int) -> bytes:
    held = image.copy(cell_rect(QRectF(0, 0, SIDE, SIDE), cell).toRect())
    return bytes(held.constBits())


def test_the_chosen_column_is_marked_by_a_shape(each_theme: Theme) -> None:
    """With all inks the same: its cell, a candidate of its house, something pointed at, and none of these."""
    plain = replace(
        each_theme, chosen_column=each_theme.ink, selection=each_theme.ink, candidate=each_theme.ink
    )
    cells = {
        0: CellLook(candidates=TWO_AND_FIVE),
        1: CellLook(candidates=TWO_AND_FIVE, options=TWO_AND_FIVE, chosen=True),
        9: CellLook(candidates=TWO_AND_FIVE, options=FIVE),
        10: CellLook(candidates=TWO_AND_FIVE),
        11: CellLook(candidates=TWO_AND_FIVE),
    }
    image = picture(cells, plain, highlighted=frozenset({(10, 0), (11, 5)}))
    assert len({at(image, cell) for cell in cells}) == len(cells)


def test_a_cell_without_a_digit_is_not_taken_for_one_that_was_not_looked_at(each_theme: Theme) -> None:
    """The dead end that is met has a ring and closer lines, another cell in which nothing fits fewer."""
    cells = {
        0: CellLook(dead=True, newest=True),
        2: CellLook(dead=True),
        4: CellLook(starved=True),
        6: CellLook(),
    }
    image = picture(cells, each_theme)
    assert len({at(image, cell) for cell in cells}) == len(cells)


def test_a_quiet_selection_changes_nothing_but_its_own_cell(each_theme: Theme) -> None:
    cells = {0: CellLook(5, Ink.GIVEN), 44: CellLook(5, Ink.GUESS), 70: CellLook(candidates=TWO_AND_FIVE)}
    none, quiet, loud = (
        picture(cells, each_theme, **others)
        for others in ({}, {"selected": 0, "quiet": True}, {"selected": 0})
    )
    assert [cell for cell in CELLS if at(none, cell) != at(quiet, cell)] == [0]
    assert {44, 70, 3, 1, 9} <= {cell for cell in CELLS if at(none, cell) != at(loud, cell)}
    inside = cell_rect(QRectF(0, 0, SIDE, SIDE), 0).adjusted(5, 5, -5, -5).toRect()
    assert none.copy(inside) == quiet.copy(inside)


@pytest.mark.usefixtures("reference_font")
def test_pictures_of_the_chosen_column(each_theme: Theme, looks_like: LooksLike) -> None:
    """Above a cell with two candidates, below a house with three places for its 2; the cursor keeps quiet."""
    cells = {cell: CellLook(candidates=0b100010100) for cell in CELLS}
    cells |= {cell: CellLook(candidates=0b000010100, banded=True) for cell in range(45, 54)}
    cells |= {cell: replace(cells[cell], candidates=0b000010110, options=0b10) for cell in (45, 49, 53)}
    cells |= {cell: CellLook(digit, Ink.GIVEN, banded=True) for cell, digit in ((46, 8), (51, 5))}
    cells |= {4: CellLook(candidates=0b100100000, options=0b100100000, chosen=True)}
    cells |= {0: CellLook(5, Ink.GUESS, depth=41, guess=3), 19: CellLook(6, Ink.FORCED, newest=True)}
    cells |= {20: CellLook(5, Ink.GIVEN), 24: CellLook(covered=True, chosen=True)}
    looks_like(picture(cells, each_theme, selected=0, quiet=True), f"board_chosen_{each_theme.name}")


def test_every_colour_has_its_own_shape() -> None:
    light = theme.light()
    grey = replace(light, colours=(light.house_shade,) * 9)
    image = picture({cell: CellLook(colours=1 << cell) for cell in range(9)}, grey)
    assert len({at(image, cell) for cell in range(9)}) == 9


def test_a_digit_hides_notes_and_differences_but_no_colour() -> None:
    plain, noted, traced, coloured = (
        at(picture({0: cell}, theme.light()), 0)
        for cell in (
            CellLook(digit=5),
            CellLook(digit=5, corner=ALL, centre=ALL),
            CellLook(digit=5, lost=ALL, returned=FIVE),
            CellLook(digit=5, colours=4),
        )
    )
    assert plain == noted == traced != coloured


@pytest.mark.usefixtures("reference_font")
def test_a_board_with_everything_looks_as_in_the_picture(each_theme: Theme, looks_like: LooksLike) -> None:
    """Notes of both kinds, alone and together, in plain cells and coloured ones, beside digits."""
    cells = {cell: CellLook(corner=cell * 37 % 512) for cell in range(0, 40, 2)}
    cells |= {1: CellLook(centre=0b11), 3: CellLook(centre=ALL), 5: CellLook(corner=ALL, centre=0b10010001)}
    cells |= {27 + index: CellLook(corner=0b101010101, colours=1 << index) for index in range(9)}
    cells |= {36: CellLook(digit=4, ink=Ink.GIVEN, colours=0b100), 38: CellLook(digit=4, colours=0b1010)}
    cells |= {40: CellLook(colours=ALL, corner=0b1000), 44: CellLook(corner=0b1000, centre=0b1000)}
    looks_like(picture(cells, each_theme, selected=36), f"board_notes_{each_theme.name}")


@pytest.mark.usefixtures("reference_font")
def test_a_board_on_which_much_is_selected_and_found(each_theme: Theme, looks_like: LooksLike) -> None:
    """Cells that are looked for, notes that cannot be, wrong digits, and one outline around what is selected."""
    cells = {cell: CellLook(corner=0b101010101, refuted=0b100) for cell in range(18, 27)}
    cells |= {
        28: CellLook(corner=0b11, centre=0b11100, refuted=0b10110),
        29: CellLook(centre=511, refuted=0b11),
    }
    cells |= {cell: CellLook(corner=0b1000, filtered=True) for cell in (3, 5, 40, 60, 77)}
    cells |= {
        0: CellLook(4, wrong=True),
        1: CellLook(4, Ink.GIVEN),
        2: CellLook(7, wrong=True, clashing=True),
    }
    selection = frozenset({39, 40, 41, 48, 57, 58, 59, 50, 51, 52, 60, 80})
    picture_of = picture(cells, each_theme, selected=51, selection=selection, focus=True, active=4)
    looks_like(picture_of, f"board_selection_{each_theme.name}")


def test_states_of_a_candidate_and_kinds_of_notes_look_different(each_theme: Theme) -> None:
    """With all inks the same: there, not there, gone since, returned since, pointed at; notes of both kinds."""
    names = ("candidate", "remembered_link", "dead_end", "solution", "selection")
    plain = replace(each_theme, **dict.fromkeys(names, each_theme.ink))  # type: ignore[arg-type]
    cells = {
        0: CellLook(candidates=FIVE),
        1: CellLook(),
        2: CellLook(lost=FIVE),
        9: CellLook(candidates=FIVE, returned=FIVE),
        10: CellLook(candidates=FIVE),
        12: CellLook(corner=1 << 1),
        14: CellLook(centre=1 << 1),
        16: CellLook(corner=1 << 1, centre=1 << 1),
    }
    image = picture(cells, plain, highlighted=frozenset({(10, 5)}))
    assert len({at(image, cell) for cell in cells}) == len(cells)


@pytest.mark.usefixtures("reference_font")
def test_a_board_with_differences_looks_as_in_the_picture(looks_like: LooksLike) -> None:
    """What a choice took is struck through, by a broken line while it leaves; what has come back is ringed."""
    cells = {
        0: CellLook(5, Ink.GUESS, depth=4, guess=12, newest=True),
        1: CellLook(candidates=0b110001000, lost=0b000010000),
        2: CellLook(candidates=0b000000110, lost=0b000010001),
        10: CellLook(covered=True, lost=0b101010101),
        12: CellLook(candidates=0b111111111, returned=0b101010101),
        20: CellLook(candidates=0b000001100, lost=0b000010000, returned=0b000000100),
        28: CellLook(candidates=0b000000010, leaving=0b101010100),
        29: CellLook(lost=0b101000000, leaving=0b100010000),
    }
    looks_like(picture(cells, theme.light()), "board_traces_light")
    looks_like(picture(cells, theme.dark()), "board_traces_dark")
