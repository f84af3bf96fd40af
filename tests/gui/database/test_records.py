"""Nothing of a puzzle is lost in the library, and what somebody else wrote there is no danger."""

import pytest
from hypothesis import given, settings

from solver_core.formats import FormatError
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.database import records
from tests.amounts import some
from tests.core.formats import anything

LINE = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"


@settings(max_examples=some(40), deadline=None)
@given(anything.puzzles())
def test_a_written_puzzle_is_read_back_unchanged(puzzle: Puzzle) -> None:
    assert records.to_puzzle(records.from_puzzle(puzzle)) == puzzle


def test_a_plain_puzzle_takes_no_more_than_its_cells() -> None:
    assert records.from_puzzle(Puzzle(Grid.parse(LINE))) == records.bare(LINE)
    assert records.bare(LINE) == (LINE, 17, "", "", "", None)


def test_a_title_is_cut_for_the_list_but_complete_in_the_puzzle() -> None:
    puzzle = Puzzle(Grid.parse(LINE), headers=(("D", "x" * 5000),))
    record = records.from_puzzle(puzzle)
    assert len(record[2]) < 1000
    assert records.to_puzzle(record) == puzzle


@pytest.mark.parametrize(
    "record",
    [
        ("4" * 80, 80, "", "", "", None),
        (LINE, 17, "", "", "[1]", None),
        (LINE, 17, "", "", "{", None),
        (LINE, 17, "", "", '[["too long","text"]]', None),
        (LINE, 17, "", "", "[" * 5000, None),
        (LINE, 17, "", "", "", "not a sheet"),
    ],
)
def test_a_damaged_record_is_an_error(record: records.Record) -> None:
    with pytest.raises(FormatError):
        records.to_puzzle(record)
