"""Framed text and nine lines."""

from pathlib import Path

import pytest

from solver_core import formats
from solver_core.formats import FormatError
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle

DATA = Path(__file__).parents[2] / "data"
HIHO = Grid.parse("4...7.1....19.46.5.....1......7....2..2.3....847..6....14...8.6.2....3..6...9....")
NORVIG = Grid.parse("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......")
ENTRIES = Grid.empty().with_digit(1, 9).with_digit(80, 1)


@pytest.mark.parametrize(
    "name", ["formats/rows/nine_lines.txt", "formats/rows/blanks.txt", "formats/rows/spreadsheet.tsv"]
)
def test_nine_lines_are_read_with_whatever_stands_between_the_cells(name: str) -> None:
    """Judges separate by blanks, people leave cells blank, spreadsheets put tabs."""
    reading = formats.load(DATA / name)
    assert (reading.format.id, reading.puzzles) == ("rows", (Puzzle(HIHO),))


@pytest.mark.parametrize("name", ["formats/framed/hodoku_frame.txt", "formats/framed/qqwing.txt"])
def test_frames_are_detected(name: str) -> None:
    reading = formats.load(DATA / name)
    assert (reading.format.id, reading.puzzles) == ("framed", (Puzzle(NORVIG),))


@pytest.mark.parametrize(
    ("name", "dropped"), [("formats/framed/clipboard.txt", ("frames",)), ("formats/framed/pzl.txt", ())]
)
def test_entries_beside_a_frame_are_the_users(name: str, dropped: tuple[str, ...]) -> None:
    """Placed cells come as a second frame or as stars; what is lost is said."""
    reading = formats.load(DATA / name)
    assert reading.format.id == "framed"
    assert reading.puzzles == (Puzzle(HIHO, ENTRIES),)
    assert reading.dropped == dropped


def test_a_second_frame_of_candidates_of_another_puzzle_is_dropped() -> None:
    """Givens are read although the frame below them is no puzzle."""
    marks = "\n".join(["| 4 59 3 | 25 7 8 | 1 29 6 |"] * 9)
    reading = formats.read(f"# by hand\n{NORVIG.framed()}\n{marks}\n")
    assert reading.puzzles == (Puzzle(NORVIG),)
    assert reading.dropped == ("comments", "frames")


def test_a_second_frame_of_another_puzzle_is_a_puzzle_of_its_own() -> None:
    """A frame that contradicts the givens is not the board of this puzzle."""
    other = HIHO.with_digit(0, 5)
    reading = formats.read(f"{NORVIG.framed()}\n{other.framed()}\n")
    assert reading.puzzles == (Puzzle(NORVIG), Puzzle(other))
    assert reading.dropped == ()


def test_the_frame_is_drawn_as_simple_sudoku_draws_it() -> None:
    lines = formats.write(Puzzle(NORVIG), "framed").split("\n")
    assert lines[:5] == [
        " *-----------*",
        " |4..|...|8.5|",
        " |.3.|...|...|",
        " |...|7..|...|",
        " |---+---+---|",
    ]
    assert lines[-2:] == [" *-----------*", ""]


def test_entries_are_drawn_in_a_second_frame() -> None:
    """The first has the givens, as Simple Sudoku copies them; without entries there is one."""
    puzzle = Puzzle(HIHO, ENTRIES)
    text = formats.write(puzzle, "framed")
    assert text == f"{HIHO.framed()}\n{puzzle.board.framed()}\n"
    assert formats.read(text).puzzles == (puzzle,)
    assert formats.lost(puzzle, "framed") == ()


def test_words_around_a_frame_are_passed_over() -> None:
    """Whoever copies from a forum copies what people said, too; that they are left out is reported."""
    text = (
        f"Look at this:\n\n{HIHO.framed()}\n{Puzzle(HIHO, ENTRIES).board.framed()}\nRating 3.4, 25 givens\n"
    )
    reading = formats.read(text)
    assert (reading.format.id, reading.puzzles) == ("framed", (Puzzle(HIHO, ENTRIES),))
    assert reading.dropped == ("rest",)
    assert formats.read(f"{NORVIG.framed()}\nAny idea?").puzzles == (Puzzle(NORVIG),)


def test_a_row_without_its_bars_is_no_word() -> None:
    """Eight rows with bars and one without are a frame that is broken, or none; never another puzzle."""
    text = NORVIG.framed().replace(" |.3.|...|...|", "x.3.......")
    with pytest.raises(FormatError, match="line 3, column 1: 'x' is not a cell"):
        formats.read(text)
