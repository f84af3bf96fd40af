"""Lines of 729 characters."""

from pathlib import Path

import pytest

from solver_core import formats
from solver_core.formats import FormatError, candidates
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks
from solver_core.sudoku.puzzle import Puzzle

DATA = Path(__file__).parents[2] / "data" / "formats"
HIHO = Grid.parse("4...7.1....19.46.5.....1......7....2..2.3....847..6....14...8.6.2....3..6...9....")
NOTED = candidates.without(HIHO, Grid.empty(), [(2, 8), (3, 3), (3, 8), (79, 7)])
LINE = formats.write(NOTED, "sukaku").strip()


@pytest.mark.parametrize("sign", list(".0_*"))
def test_any_sign_stands_for_a_candidate_that_is_none(sign: str) -> None:
    """The file has noughts, and others dots; lone digits are givens or something else."""
    text = (DATA / "sukaku/sukaku.txt").read_text()
    reading = formats.read(text.replace("0", sign))
    assert (reading.format.id, reading.puzzles) == ("sukaku", (NOTED,))
    assert reading.said == ("lone_givens",)
    assert [other.said for other in reading.also] == [("lone_entries",), ("lone_notes",)]


@pytest.mark.parametrize("width", [9, 27, 81, 243])
def test_one_board_may_take_several_lines(width: int) -> None:
    """Nine lines of 81 are no nine puzzles where each digit stands in its place."""
    rows = [LINE[start : start + width] for start in range(0, 729, width)]
    reading = formats.read("\n".join(rows) + "\n")
    assert (reading.format.id, reading.puzzles) == ("sukaku", (NOTED,))
    assert formats.read("\n".join([str(HIHO)] * 9)).format.id == "sdm"


def test_lists_of_such_lines_are_read() -> None:
    """Each line is a puzzle with its remarks; a line that is none is a fault."""
    reading = formats.read(f"# two\n{LINE}\n{LINE[:-1]}\nlabel {LINE}, 11.0\n")
    assert reading.format.id == "sukaku"
    assert list(reading.puzzles) == [
        NOTED,
        Puzzle(NOTED.givens, headers=(("C", "label"), ("C", "11.0")), corner=NOTED.corner),
    ]
    assert reading.puzzles[:1] == (NOTED,)
    assert [(fault.line, fault.column) for fault in reading.faults] == [(3, None)]
    assert reading.dropped == ("comments",)
    assert repr(reading.puzzles) == "<LineByLine of 2 puzzles>"


def test_a_digit_out_of_its_place_is_an_error_with_its_column() -> None:
    """So nine puzzles without a gap are not taken for candidates."""
    with pytest.raises(FormatError, match=r"line 1, column 10: '4' is not this candidate; write 1 or \."):
        formats.format_called("sukaku").reads(LINE[:9] + "4" + LINE[10:])
    assert not formats.format_called("sukaku").detects(str(HIHO) * 9)


def test_a_list_ends_at_its_end_and_is_given_up_in_rubbish() -> None:
    assert formats.read(f"{LINE}\nend\n{LINE}").dropped == ("after_end",)
    reading = formats.read(f"{LINE}\n" + "rubbish\n" * 2000)
    assert reading.dropped == ("rest",)
    assert len(reading.faults) < 1100
    with pytest.raises(FormatError, match="no puzzles were found"):
        formats.format_called("sukaku").reads("end")


def test_a_cell_that_nothing_fits_into_shows_nothing() -> None:
    """A wrong entry spoils a cell, and not the digits around it."""
    stuck = Puzzle(Grid.parse("12345678." + "." * 17 + "9" + "." * 54))
    assert formats.write(stuck, "sukaku")[72:81] == "." * 9
    assert formats.read(formats.write(stuck, "sukaku")).puzzles == (stuck,)


def test_a_real_sukaku_has_nothing_but_candidates() -> None:
    """No cell is decided, so nothing is in doubt, and all of it comes back."""
    marks = Marks(tuple(0b11 << cell % 8 for cell in range(81)))
    puzzle = Puzzle(Grid.empty().within(marks), corner=marks)
    reading = formats.read(formats.write(puzzle, "sukaku"))
    assert (reading.puzzles, reading.said, reading.also) == ((puzzle,), (), ())
    assert formats.lost(puzzle, "sukaku") == ()


def test_the_puzzle_without_digits_is_all_candidates() -> None:
    assert formats.write(Puzzle(Grid.empty()), "sukaku") == "123456789" * 81 + "\n"
    assert formats.read("123456789" * 81).puzzles == (Puzzle(Grid.empty()),)
