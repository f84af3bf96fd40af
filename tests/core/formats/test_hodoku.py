"""HoDoKu's library lines and the lines of Sudoku Susser."""

from pathlib import Path

import pytest

from solver_core import formats
from solver_core.formats import Confidence, FormatError
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle

DATA = Path(__file__).parents[2] / "data" / "formats"
HIHO = Grid.parse("4...7.1....19.46.5.....1......7....2..2.3....847..6....14...8.6.2....3..6...9....")
NORVIG = Grid.parse("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......")
ENTRIES = Grid.empty().with_digit(1, 9).with_digit(80, 1)
BOARD = Puzzle(HIHO, ENTRIES).board
LINE = ":0000:x:4+9..7.1....19.46.5.....1......7....2..2.3....847..6....14...8.6.2....3..6...9...+1:813 314 814 798::"


def test_a_library_is_a_list_of_puzzles_with_entries_and_notes() -> None:
    """A plus stands before an entry, removed candidates are digit, row and col; what a line is about is dropped."""
    reading = formats.load(DATA / "hodoku/library.txt")
    assert (reading.format.id, reading.confidence) == ("hodoku", Confidence.CERTAIN)
    assert [puzzle.board.plain for puzzle in reading.puzzles] == [BOARD, HIHO, BOARD]
    assert reading.puzzles[1] == Puzzle(HIHO)
    assert reading.puzzles[0].corner.digits(2) == (3, 5, 6)
    assert reading.dropped == ("comments", "technique")


def test_a_line_is_written_as_hodoku_writes_it() -> None:
    """All that it has is kept, and a line about no step drops nothing."""
    [puzzle] = formats.read(LINE).puzzles
    assert formats.write(puzzle, "hodoku") == f"{LINE}\n"
    assert formats.lost(puzzle, "hodoku") == ()
    assert formats.read(LINE).dropped == ()
    assert formats.write(Puzzle(NORVIG), "hodoku") == f":0000:x:{NORVIG}:::\n"


def test_collections_of_lines_are_written() -> None:
    several = [Puzzle(HIHO, ENTRIES), Puzzle(NORVIG)]
    assert list(formats.read(formats.write_all(several, "hodoku")).puzzles) == several


@pytest.mark.parametrize("ending", [":::", "::::", ":: :", "::412:", "::412::3"])
def test_six_or_seven_colons_make_a_line(ending: str) -> None:
    """The last fields are of a step, and empty where there is none."""
    assert formats.read(f":0000:x:{NORVIG}{ending}").puzzles[0] == Puzzle(NORVIG)


def test_susser_has_only_the_cells_and_the_candidates() -> None:
    """With a plus before entries, and behind a colon what is no candidate any more."""
    reading = formats.load(DATA / "hodoku/susser.txt")
    assert (reading.format.id, list(reading.puzzles)) == ("hodoku", list(formats.read(LINE).puzzles))
    assert formats.read(f"{NORVIG}").format.id == "line"
    assert formats.read(f"{NORVIG} : 123").format.id == "line"


def test_the_short_form_has_a_star_for_the_empty_cells_that_a_row_lacks() -> None:
    reading = formats.load(DATA / "hodoku/susser_short.txt")
    assert (reading.format.id, list(reading.puzzles)) == ("hodoku", [Puzzle(NORVIG)])
    entered = formats.read("+4*,*+9" + ",*" * 7)
    assert entered.puzzles[0].entries == Grid.empty().with_digit(0, 4).with_digit(17, 9)


@pytest.mark.parametrize("row", ["1**", "123456789*", "12345678", "1234567891"])
def test_a_short_row_that_is_not_nine_wide_is_none(row: str) -> None:
    """Neither two stars nor one too few cells can be filled up."""
    text = ",".join([row, *["*"] * 8])
    assert not formats.format_called("hodoku").detects(text)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (LINE.replace("4+9", "4+9."), "line 2: a grid has 81 cells, in one line or in nine, not 82"),
        (LINE.replace("4+9", "4x9"), "line 2: 'x' is not a cell"),
        (
            LINE.replace("813", "8130"),
            "line 2: '8130 314 814 798' are not candidates; write digit, row and col",
        ),
        (LINE.replace("813", "803"), "are not candidates"),
        (LINE.replace("::", ""), "line 2: this is not a line of HoDoKu's; it has six or seven colons"),
    ],
)
def test_a_broken_line_is_an_error_with_its_place(line: str, message: str) -> None:
    with pytest.raises(FormatError, match=message):
        formats.format_called("hodoku").reads(f"# broken\n{line}\n")
    reading = formats.read(f"{LINE}\n{line}\n{LINE}")
    assert len(reading.puzzles) == 2
    assert [fault.line for fault in reading.faults] == [2]


def test_a_long_library_is_read_when_asked_for() -> None:
    reading = formats.read(f"{LINE}\n" * 5000)
    assert len(reading.puzzles) == 5000
    assert reading.puzzles[4999].board.plain == BOARD
    with pytest.raises(IndexError):
        reading.puzzles[5000]
