"""Several grids in one file are all found, and one that is broken does not take the others along."""

from pathlib import Path

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from solver_core import formats
from solver_core.errors import Message
from solver_core.formats import Confidence, FormatError
from solver_core.formats.lists import grids
from solver_core.formats.reading import Fault
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from tests.amounts import some

DATA = Path(__file__).parents[2] / "data" / "formats"
ONE = Grid.parse("003020600900305001001806400008102900700000008006708200002609500800203009005010300")
TWO = Grid.parse("200080300060070084030500209000105408000000000402706000301007040720040060004010003")


def test_project_eulers_grids_are_read_with_their_labels() -> None:
    reading = formats.load(DATA / "grids/grids_euler.txt")
    assert reading.format.id == "grids"
    assert list(reading.puzzles) == [
        Puzzle(ONE, headers=(("C", "Grid 01"),)),
        Puzzle(TWO, headers=(("C", "Grid 02"),)),
    ]


@pytest.mark.parametrize("name", ["grids/grids_judge.txt", "grids/grids_blank.txt"])
def test_judges_layouts_are_read(name: str) -> None:
    """With a count and no gap, or with a blank line between and an end."""
    reading = formats.load(DATA / name)
    assert list(reading.puzzles) == [Puzzle(ONE), Puzzle(TWO)]
    assert reading.faults == ()
    assert reading.dropped == (("after_end",) if name == "grids/grids_blank.txt" else ())


def test_a_single_grid_behind_a_count_is_read() -> None:
    reading = formats.read(f"1\n{ONE.lines()}\n")
    assert list(reading.puzzles) == [Puzzle(ONE)]
    assert formats.read(f"{ONE.lines()}\n").format.id == "rows"


@settings(max_examples=some(30))
@given(
    st.lists(st.binary(min_size=81, max_size=81), min_size=2, max_size=6),
    st.sampled_from(["", "\n", "\n\n", "Grid 7\n", "# a comment\n", "---+---+---\n"]),
    st.sampled_from(["", " ", ",", "\t"]),
)
def test_all_layouts_give_the_same_grids(drawn: list[bytes], between: str, separator: str) -> None:
    assume(len(drawn) != 3 or "---" not in between)  # these may be givens, board and candidates of one puzzle
    boards = [Grid(bytes(byte % 10 for byte in one)) for one in drawn]
    texts = [
        "".join(f"{separator.join(row)}\n" for row in board.lines().replace(".", "0").split("\n"))
        for board in boards
    ]
    reading = formats.read(between.join(texts))
    assert [puzzle.givens for puzzle in reading.puzzles] == boards


def test_a_broken_grid_is_reported_and_the_others_are_read() -> None:
    rows = ONE.lines().split("\n")
    broken = "\n".join([*rows[:4], "12x", *rows[5:]])
    reading = formats.read(f"{TWO.lines()}\n\n{broken}\n\n{TWO.lines()}\n")
    assert list(reading.puzzles) == [Puzzle(TWO), Puzzle(TWO)]
    first, second = reading.faults
    assert first == Fault(15, None, Message("grids.interrupted", count=4, found="12x"), 1)
    assert (second.line, second.puzzles_before) == (20, 1)


def test_nothing_but_broken_grids_is_an_error() -> None:
    with pytest.raises(FormatError, match=r"line 3: a grid ends here after 2 of its nine lines, before 'x'"):
        grids.read("000000000\n000000000\nx\n")
    with pytest.raises(FormatError, match="no grids were found"):
        grids.read("Grid 01\n")


def test_reading_gives_up_on_rubbish() -> None:
    """A million broken grids get their answer early, and what was good stays."""
    reading = grids.read(f"{ONE.lines()}\n" + "000000000\nx\n" * 20_000)
    assert len(reading.puzzles) == 1
    assert reading.dropped == ("rest",)
    assert len(reading.faults) < 2000


def test_a_puzzle_alone_is_not_a_collection() -> None:
    for text in (ONE.lines(), ONE.framed(), f"{ONE}\n{TWO}\n", f"{ONE.lines()}\nby Anna\n"):
        assert grids.detect(text) is Confidence.NONE


def test_rubbish_between_grids_takes_no_time_of_its_own() -> None:
    """A million lines that are no rows are passed over together; the last of them is the label of what follows."""
    rows = "..3.2.6..\n" * 9
    text = f"Grid 01\n{rows}" + "|\n.\n\n" * 700_000 + f"Grid 02\n{rows}"
    reading = formats.read(text)
    assert [puzzle.headers for puzzle in reading.puzzles] == [(("C", "Grid 01"),), (("C", "Grid 02"),)]
    assert not reading.faults
