"""GNOME Sudoku's share string."""

from pathlib import Path

import pytest
from hypothesis import given

from solver_core import formats
from solver_core.formats import Confidence, FormatError
from solver_core.formats.links import gnome_share
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from tests.core.formats.anything import boards

DATA = Path(__file__).parents[2] / "data" / "formats"
GIVENS = Grid.parse("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......")
SOLVED = Grid.parse("417369825632158947958724316825437169791586432346912758289643571573291684164875293")


def test_seventeen_givens_take_23_characters() -> None:
    text = (DATA / "gnome_share/gnome_share.txt").read_text()
    reading = formats.read(text)
    assert len(text) == 23
    assert (reading.format.id, reading.puzzles) == ("gnome_share", (Puzzle(GIVENS),))
    assert formats.write(Puzzle(GIVENS), "gnome_share") == f"{text}\n"


def test_an_empty_grid_can_be_shared() -> None:
    assert formats.write(Puzzle(Grid.empty()), "gnome_share") == "#!!!!!\n"
    assert formats.read("#!!!!!").puzzles == (Puzzle(Grid.empty()),)


def test_nine_of_a_digit_are_reported_from_none() -> None:
    """The program itself reads that wrongly, but the length gives it away."""
    text = formats.write(Puzzle(SOLVED), "gnome_share")
    assert text.startswith("#{{{{*")
    assert formats.read(text).puzzles == (Puzzle(SOLVED),)


@given(boards)
def test_every_grid_is_read_back(board: list[int]) -> None:
    puzzle = Puzzle(Grid(bytes(max(0, digit) for digit in board)))
    [again] = gnome_share.read(gnome_share.write(puzzle)).puzzles
    assert again == puzzle


def test_ten_of_a_digit_are_written_as_cells() -> None:
    """No share string could say so; the program reads 81 cells too."""
    crowded = Grid(bytes([1] * 10 + [0] * 71))
    assert formats.write(Puzzle(crowded), "gnome_share") == f"{crowded}\n"


@pytest.mark.parametrize(
    "text",
    [
        *("#", "#A Ruud", "#hello", "#!!!!!!", '#"!!!!', '#"!!!!~', '##!!!!"!', '#"!"!!!!'),
        *("#!!!!*", "#" + "!" * 500),
    ],
)
def test_what_does_not_unpack_is_no_share_string(text: str) -> None:
    assert gnome_share.detect(text) is Confidence.NONE
    with pytest.raises(FormatError, match="does not unpack"):
        gnome_share.read(text)
