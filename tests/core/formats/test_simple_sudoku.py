"""Simple Sudoku's files: codes behind a frame."""

from pathlib import Path

import pytest

from solver_core import formats
from solver_core.formats import Confidence, FormatError, candidates
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks
from solver_core.sudoku.puzzle import Puzzle

DATA = Path(__file__).parents[2] / "data"
HIHO = Grid.parse("4...7.1....19.46.5.....1......7....2..2.3....847..6....14...8.6.2....3..6...9....")
ENTRIES = Grid.empty().with_digit(1, 9).with_digit(80, 1)
BOARD = Puzzle(HIHO, ENTRIES).board
PLAYED = candidates.without(HIHO, ENTRIES, [(2, 8), (3, 3), (3, 8), (79, 7)])


def test_codes_are_entries_and_notes() -> None:
    """I places a digit; E takes one from the candidates that the rules leave."""
    reading = formats.load(DATA / "formats" / "ss/work.ss")
    assert (reading.format.id, reading.confidence) == ("ss", Confidence.CERTAIN)
    assert reading.puzzles == (PLAYED,)
    assert (reading.dropped, reading.said) == ((), ())


def test_the_file_is_written_as_it_was_read() -> None:
    before = (DATA / "formats" / "ss/work.ss").read_bytes().decode().replace("\r\n", "\n")
    assert formats.write(PLAYED, "ss") == before
    assert formats.lost(PLAYED, "ss") == ()


def test_a_candidate_that_the_rules_took_away_is_no_note() -> None:
    reading = formats.load(DATA / "formats/ss/simple_sudoku.ss")
    assert reading.puzzles[0].entries == ENTRIES
    assert formats.read(f"{HIHO.framed()}\nE00005\nE01004\n").puzzles == (Puzzle(HIHO),)


def test_the_ending_distinguishes_a_file_without_codes_from_a_frame() -> None:
    frame = HIHO.framed()
    assert formats.read(frame).format.id == "framed"
    assert formats.read(frame, ".ss").format.id == "ss"
    assert formats.write(Puzzle(HIHO), "ss").strip() == frame.strip()


def test_notes_are_kept_where_every_empty_cell_has_some_that_the_rules_leave() -> None:
    """What a list of removed candidates cannot say is reported beforehand."""
    assert formats.lost(PLAYED, "ss") == ()
    some = Puzzle(HIHO, corner=Marks.of({1: (5, 9)}))
    wrong = Puzzle(HIHO, corner=Marks.of({1: (4,)}))
    everything = Puzzle(HIHO, corner=Marks(candidates.left(HIHO)))
    for puzzle in (wrong, everything):
        assert formats.lost(puzzle, "ss") == ("corner",)
        assert formats.lost(puzzle, "hodoku") == ("corner",)
    assert formats.lost(some, "ss") == ("candidates", "corner")  # they restrict the puzzle that is read
    [again] = formats.read(formats.write(some, "ss")).puzzles
    assert again.corner.digits(1) == (5, 9)


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("I007", "line 14: this entry is on a given, in r1c1"),
        ("I811", "line 14: 'I811' is not a code; write I"),
        ("I010", "line 14: 'I010' is not a code"),
        ("E01012", "line 14: 'E01012' is not a code"),
        ("I1", "line 14: 'I1' is not a code"),
    ],
)
def test_a_code_that_names_no_cell_or_candidate_is_an_error_with_its_line(code: str, message: str) -> None:
    """The puzzle of the file would be another one if it were passed over."""
    with pytest.raises(FormatError, match=message):
        formats.format_called("ss").reads(f"{HIHO.framed()}\n{code}\n")


def test_a_bad_code_among_good_ones_is_reported() -> None:
    with pytest.raises(FormatError, match="line 15: this entry is on a given"):
        formats.read(f"{HIHO.framed()}\nI019\nI007\n")
