"""Single lines and lists of them."""

import sys
from pathlib import Path

import pytest

from solver_core import formats
from solver_core.formats import FormatError, Reading
from solver_core.formats.lists.collection import Collection

DATA = Path(__file__).parents[2] / "data"
HIHO = "4...7.1....19.46.5.....1......7....2..2.3....847..6....14...8.6.2....3..6...9...."
NORVIG = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"


def givens(reading: Reading) -> list[str]:
    return [str(puzzle.givens) for puzzle in reading.puzzles]


def test_one_line_is_a_line_and_two_are_a_collection() -> None:
    assert formats.read(NORVIG).format.id == "line"
    reading = formats.read(f"{NORVIG}\n{HIHO}")
    assert reading.format.id == "sdm"
    assert givens(reading) == [NORVIG, HIHO]


def test_a_collection_needs_no_final_newline() -> None:
    reading = formats.load(DATA / "formats/sdm/collection.sdm")
    assert givens(reading) == [NORVIG, HIHO, NORVIG[::-1]]
    assert (reading.faults, reading.dropped) == ((), ())


def test_what_stands_beside_a_puzzle_becomes_its_remark() -> None:
    """Ratings and labels are kept, comment lines dropped and that said."""
    reading = formats.load(DATA / "formats/sdm/ratings.txt")
    assert givens(reading) == [NORVIG, HIHO, NORVIG]
    remarks = [puzzle.header("C") for puzzle in reading.puzzles]
    assert remarks == ["ED=7.1/1.2/1.2", "the second", "9\tlabel"]
    assert reading.dropped == ("comments",)


@pytest.mark.parametrize(
    "text", [f"label {NORVIG} 7.1", f"label,{NORVIG},7.1", f"\ufeff label\t{NORVIG};7.1\r\n"]
)
def test_labels_stand_before_and_behind(text: str) -> None:
    reading = formats.read(text)
    assert reading.format.id == "line"
    assert reading.puzzles[0].headers == (("C", "label"), ("C", "7.1"))


@pytest.mark.parametrize("sign", list("-xX?"))
def test_less_usual_signs_for_empty_cells_are_read(sign: str) -> None:
    """Where they are the only sign in the 81 characters, and no letter or digit touches them."""
    text = NORVIG.replace(".", sign)
    reading = formats.read(f"Max-1: {text} 7.1\n")
    assert (reading.format.id, givens(reading)) == ("line", [NORVIG])
    assert reading.puzzles[0].headers == (("C", "Max-1"), ("C", "7.1"))
    assert givens(formats.read(f"{text}\n{HIHO}\n{text}\n")) == [NORVIG, HIHO, NORVIG]
    for bad in (f"a{text}", f"{text}1", text.replace(sign, ".", 1)):
        with pytest.raises(FormatError):
            formats.read(bad)


def test_a_text_without_cells_is_described_by_the_reader_of_a_line() -> None:
    with pytest.raises(FormatError, match="no cells were found"):
        formats.format_called("line").reads("# nothing\n")


def test_a_list_stops_at_its_end() -> None:
    """Judges close their input with a line of its own; what follows is not read, and that is said."""
    reading = formats.load(DATA / "formats/sdm/judge.txt")
    assert (reading.format.id, givens(reading), reading.dropped) == ("sdm", [NORVIG, HIHO], ())
    assert formats.read(f"{NORVIG}\nEnd\n").format.id == "line"
    more = formats.read(f"{NORVIG}\nend\n{HIHO}\n")
    assert (givens(more), more.dropped) == ([NORVIG], ("after_end",))


def test_a_bad_line_does_not_stop_the_others() -> None:
    """Faults name the line of the file and the character, and the readable puzzles are there."""
    text = f"# list\n\n{NORVIG}\n{HIHO[:5]}x{HIHO[6:]}\n\n{HIHO[1:]}\n{HIHO}\n"
    reading = formats.read(text)
    assert givens(reading) == [NORVIG, HIHO]
    assert [(fault.line, fault.column) for fault in reading.faults] == [(4, 6), (6, None)]
    assert "'x' is not a cell" in reading.faults[0].message
    assert "not 80" in reading.faults[1].message


def test_a_list_may_hold_blank_or_grouped_cells() -> None:
    """Lines 81 wide with blanks, and lines of nine groups, are puzzles as well."""
    grouped = " ".join(HIHO[start : start + 9] for start in range(0, 81, 9))
    reading = formats.read(f"{NORVIG}\n{HIHO.replace('.', ' ')}\n{grouped}\n")
    assert givens(reading) == [NORVIG, HIHO, HIHO]


@pytest.mark.parametrize("text", [NORVIG * 9, NORVIG * 2, NORVIG + "5"])
def test_81_cells_among_more_are_no_puzzle(text: str) -> None:
    """A line of candidates, or of puzzles without a gap, must not be cut at the 81st character."""
    with pytest.raises(FormatError):
        formats.read(text)


def test_a_list_without_a_readable_line_is_an_error() -> None:
    with pytest.raises(FormatError, match="no puzzles were found"):
        formats.read(f"end\n{NORVIG}\n{NORVIG}")
    with pytest.raises(FormatError, match="line 1, column 1: 'x' is not a cell"):
        formats.read(f"x\nend\n{NORVIG}")


def test_rubbish_around_a_puzzle_is_given_up_in_time() -> None:
    """Faults are bounded, and the reading says that the rest was not read."""
    reading = formats.read(f"{NORVIG}\n" + "rubbish\n" * 5000)
    assert len(reading.puzzles) == 1
    assert len(reading.faults) < 1100
    assert reading.dropped == ("rest",)


def test_a_very_long_line_holds_no_puzzle() -> None:
    reading = formats.read(f"{HIHO}\n{NORVIG} {'x' * 1_000_000}\n")
    assert givens(reading) == [HIHO]
    assert len(reading.faults) == 1


def test_fifty_thousand_puzzles_are_held_small() -> None:
    """The largest list that people share takes a byte a cell, not an object a cell."""
    count = 50_000
    reading = formats.read(f"{NORVIG}\n" * count)
    assert len(reading.puzzles) == count
    assert isinstance(reading.puzzles, Collection)
    assert sys.getsizeof(reading.puzzles.digits) < 82 * count


def test_a_collection_is_a_sequence() -> None:
    puzzles = formats.load(DATA / "formats/sdm/collection.sdm").puzzles
    assert str(puzzles[-1].givens) == NORVIG[::-1]
    assert list(puzzles[1:]) == list(puzzles)[1:]
    assert repr(puzzles) == "<Collection of 3 puzzles>"
    with pytest.raises(IndexError):
        puzzles[3]
