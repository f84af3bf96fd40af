"""SudoCue's work in progress."""

from pathlib import Path

import pytest

from solver_core import formats
from solver_core.formats import FormatError, candidates
from solver_core.formats.boards import sdx
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks
from solver_core.sudoku.puzzle import Puzzle

DATA = Path(__file__).parents[2] / "data" / "formats"
HIHO = Grid.parse("4...7.1....19.46.5.....1......7....2..2.3....847..6....14...8.6.2....3..6...9....")
SOLVED = Grid.parse("417369825632158947958724316825437169791586432346912758289643571573291684164875293")
ENTRIES = Grid.empty().with_digit(1, 9).with_digit(80, 1)
BOARD = Puzzle(HIHO, ENTRIES).board
PLAYED = candidates.without(HIHO, ENTRIES, [(2, 8), (3, 3), (3, 8), (79, 7)])


def test_givens_entries_and_candidates_are_distinguished() -> None:
    """A digit alone is given, one behind a u entered, and several are candidates."""
    reading = formats.load(DATA / "sdx/work.sdx")
    assert (reading.format.id, reading.puzzles) == ("sdx", (PLAYED,))
    assert (reading.said, reading.also) == ((), ())


def test_the_file_is_written_as_it_was_read() -> None:
    before = (DATA / "sdx/work.sdx").read_bytes().decode().replace("\r\n", "\n")
    assert formats.write(PLAYED, "sdx") == before
    assert formats.lost(PLAYED, "sdx") == ()


def test_a_single_candidate_is_written_twice() -> None:
    puzzle = Puzzle(SOLVED.with_digit(0, 0), corner=Marks.of({0: (4,)}))
    text = formats.write(puzzle, "sdx")
    assert text.startswith("44 1 7 3")
    assert formats.read(text).puzzles == (Puzzle(SOLVED.with_digit(0, 0)),)
    assert formats.write(Puzzle(Grid.parse("12345678." + "." * 17 + "9" + "." * 54)), "sdx").split()[8] == "."


def test_candidates_of_another_program_may_have_lone_digits_that_are_notes() -> None:
    """Where nothing is entered, the text may be no file of SudoCue's; the other way goes along."""
    rows = formats.write(Puzzle(HIHO), "sdx").replace("389\n", "3489\n", 1)
    reading = formats.read(rows)
    assert reading.puzzles[0].givens == HIHO
    assert reading.also[0].puzzles[0].givens.plain == HIHO.with_digit(0, 0)
    assert reading.also[0].puzzles[0].givens.possible().digits(0) == (4,)
    assert reading.also[0].said == ("lone_givens", "lone_candidates")


@pytest.mark.parametrize(
    ("before", "after", "message"),
    [
        ("4 u9", "4 u", r"line 1, column 3: 'u' is not a cell; write a given"),
        ("4 u9", "4 9u", r"line 1, column 3: '9u' is not a cell"),
        ("4 u9", "4u9", r"line 1: this line has 8 cells instead of 9"),
        ("4 u9", "4 u9 1", r"line 1: this line has 10 cells instead of 9"),
        ("\n", " ", "1 lines with cells were found; there are nine"),
    ],
)
def test_what_is_no_cell_is_an_error_with_its_place(before: str, after: str, message: str) -> None:
    with pytest.raises(FormatError, match=message):
        sdx.read((DATA / "sdx/work.sdx").read_text().replace(before, after).strip())
