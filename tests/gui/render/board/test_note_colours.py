"""Colours of notes stand behind the notes, wherever these are; a digit hides them, and none speaks by colour alone."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from solver_core.sudoku.cells import CELLS
from sudoku_gui.render import theme
from sudoku_gui.render.board.look import BoardLook, CellLook
from sudoku_gui.render.board.paint import cell_rect, paint
from sudoku_gui.render.theme import Theme
from tests.gui.canvas import LooksLike, canvas

SIDE = 720
ALL = 511


def picture(cells: dict[int, CellLook], colours: Theme) -> QImage:
    look = BoardLook(tuple(cells.get(cell, CellLook()) for cell in CELLS))
    with canvas(SIDE, SIDE, background=colours.window) as (image, painter):
        paint(painter, QRectF(0, 0, SIDE, SIDE), look, colours)
    return image


def at(image: QImage, cell: int) -> bytes:
    held = image.copy(cell_rect(QRectF(0, 0, SIDE, SIDE), cell).toRect())
    return bytes(held.constBits())


def five(mask: int) -> tuple[int, ...]:
    return (0, 0, 0, 0, mask, 0, 0, 0, 0)


def test_each_colour_has_its_own_shape() -> None:
    light = theme.light()
    grey = replace(light, colours=(light.house_shade,) * 9)
    image = picture({cell: CellLook(corner=ALL, note_colours=five(1 << cell)) for cell in range(9)}, grey)
    assert len({at(image, cell) for cell in range(9)}) == 9


def test_only_a_note_shows_its_colour() -> None:
    """A digit, and a cell without that note, look as if there were none."""
    mask = five(1)
    cells = {
        0: CellLook(digit=4),
        1: CellLook(digit=4, note_colours=mask),
        9: CellLook(corner=1),
        10: CellLook(corner=1, note_colours=mask),
        18: CellLook(corner=1 << 4),
        19: CellLook(corner=1 << 4, note_colours=mask),
        27: CellLook(centre=1 << 4),
        28: CellLook(centre=1 << 4, note_colours=mask),
    }
    image = picture(cells, theme.light())
    assert at(image, 0) == at(image, 1)
    assert at(image, 9) == at(image, 10)
    assert at(image, 18) != at(image, 19)
    assert at(image, 27) != at(image, 28)


@pytest.mark.usefixtures("reference_font")
def test_coloured_notes_match_their_reference_pictures(each_theme: Theme, looks_like: LooksLike) -> None:
    """Alone, several in a cell, several colours of one note, beside notes in the middle, and in a coloured cell."""
    cells = {cell: CellLook(corner=ALL, note_colours=five(1 << cell)) for cell in range(9)}
    cells |= {20: CellLook(corner=ALL, note_colours=tuple(1 << k for k in range(9)))}
    cells |= {24: CellLook(corner=ALL, note_colours=five(0b000010001))}
    cells |= {40: CellLook(corner=0b101, centre=0b110010, note_colours=(2, 0, 4, 0, 8, 16, 0, 0, 0))}
    cells |= {44: CellLook(centre=0b110010, note_colours=(0, 2, 0, 0, 0, 0b101, 0, 0, 0))}
    cells |= {60: CellLook(corner=ALL, colours=0b10, note_colours=five(1 << 2), refuted=0b11)}
    looks_like(picture(cells, each_theme), f"board_note_colours_{each_theme.name}")
