"""The `.sdku` file, in its three versions."""

from pathlib import Path

import pytest

from solver_core import formats
from solver_core.formats import FormatError
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle

DATA = Path(__file__).parents[2] / "data" / "formats"


def grid(**digits: int) -> Grid:
    cells = bytearray(81)
    for name, digit in digits.items():
        cells[int(name[1]) * 9 + int(name[3]) - 10] = digit
    return Grid(bytes(cells))


def document(cell: str) -> str:
    return f'<Sudoku version="2">\n {cell}\n</Sudoku>'


def cell(x: str = "0", y: str = "0", value: str = "1", origin: str = "User") -> str:
    return f"<Cell><x>{x}</x><y>{y}</y><value>{value}</value><origin>{origin}</origin></Cell>"


def test_givens_are_what_was_provided() -> None:
    """The user's digits are entries, and those of the solver are dropped."""
    reading = formats.load(DATA / "dhancock/dhancock_v2.sdku")
    assert (reading.format.id, reading.dropped, reading.said) == ("dhancock", ("solution",), ())
    assert reading.puzzles == (Puzzle(grid(r1c1=4, r1c7=8, r1c9=5, r2c2=3), grid(r1c2=1)),)


def test_older_versions_know_only_the_users_digits() -> None:
    """They are the puzzle; a release that called some provided was wrong."""
    reading = formats.load(DATA / "dhancock/dhancock_v1.sdku")
    assert (reading.dropped, reading.said) == (("solution",), ("givens_unmarked",))
    assert reading.puzzles == (Puzzle(grid(r1c1=4, r1c7=8, r1c9=5)),)
    reading = formats.load(DATA / "dhancock/dhancock_v0.sdku")
    assert (reading.dropped, reading.said) == ((), ("givens_unmarked",))
    assert reading.puzzles == (Puzzle(grid(r1c1=4, r1c7=8, r9c9=5)),)


def test_entries_without_givens_come_back_as_givens() -> None:
    """The format cannot distinguish them, and that is reported beforehand."""
    assert formats.lost(Puzzle(grid(r1c1=4), grid(r1c2=1)), "dhancock") == ()
    assert formats.lost(Puzzle(Grid.empty(), grid(r1c2=1)), "dhancock") == ("givens", "entries")


def test_an_empty_puzzle_is_one() -> None:
    assert formats.read('<Sudoku version="2" />').puzzles == (Puzzle(Grid.empty()),)


def test_other_elements_are_dropped() -> None:
    assert formats.read(document("<Note/>")).dropped == ("elements",)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (cell(x="9"), "the x of this cell is '9'; use 0 to 8"),
        (cell(y=""), "the y of this cell is ''"),
        (cell(value="0"), "the value of this cell is '0'; use 1 to 9"),
        (cell(value="٣"), "the value of this cell is"),
        (cell(origin="Me"), "'Me' is not an origin"),
        ("<Cell/>", "is not an origin|the x of this cell is ''"),
        ('<Cell x="1">3</Cell>', "the y of this cell is ''"),
        (cell() + cell(), "this cell occurs here a second time"),
    ],
)
def test_cells_that_are_none_are_reported(text: str, message: str) -> None:
    with pytest.raises(FormatError, match=message) as raised:
        formats.read(document(text))
    assert raised.value.line == 2
