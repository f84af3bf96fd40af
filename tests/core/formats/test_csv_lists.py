"""Lists in columns, in the shapes in which data sets are shared."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solver_core import formats
from solver_core.formats import FormatError
from solver_core.formats.lists.collection import Collection
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from tests.core.formats.anything import headers

DATA = Path(__file__).parents[2] / "data" / "formats"
HIHO = "4...7.1....19.46.5.....1......7....2..2.3....847..6....14...8.6.2....3..6...9...."
NORVIG = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
SOLVED = "417369825632158947958724316825437169791586432346912758289643571573291684164875293"


@pytest.mark.parametrize(
    ("name", "format_id", "first", "dropped"),
    [
        ("csv/kaggle_quizzes.csv", "csv", (), ("solution",)),
        ("csv/kaggle_three_million.csv", "csv", (("L", "2.2"),), ("columns", "solution")),
        ("csv/indexed.csv", "csv", (), ("columns", "solution")),
        ("csv/sudoku_extreme.csv", "csv", (("S", "puzzles0_kaggle"), ("L", "0")), ("solution",)),
        (
            "csv/difficulty_range.csv",
            "csv",
            (("L", "2.3"), ("C", "difficulty_range: medium")),
            ("columns", "solution"),
        ),
        ("csv/qqwing.csv", "csv", (("L", "Expert"),), ("columns", "solution")),
        ("gsf/gsf.txt", "gsf", (("C", "0.42"), ("C", "first")), ("comments",)),
        (
            "csv/gsf_q2.txt",
            "csv",
            (("C", "1"), ("C", "99529"), ("C", "17"), ("C", "D4B"), ("C", "C21.m/M2.3.17"), ("C", "38")),
            (),
        ),
        ("exchange/exchange_bank.txt", "exchange", (("L", "2.8"),), ()),
        ("tsv/quoted.tsv", "tsv", (("D", 'He said "so", twice'),), ()),
        ("csv/semicolons.csv", "csv", (("C", "1"), ("C", "x")), ()),
    ],
)
def test_every_shape_that_is_shared_is_detected(
    name: str, format_id: str, first: tuple[tuple[str, str], ...], dropped: tuple[str, ...]
) -> None:
    """The column of puzzles is found, what belongs to a puzzle kept, and what was left out reported."""
    reading = formats.load(DATA / name)
    assert (reading.format.id, reading.dropped, reading.faults) == (format_id, dropped, ())
    assert [str(puzzle.givens) for puzzle in reading.puzzles] == [NORVIG, HIHO]
    assert reading.puzzles[0].headers == first
    assert isinstance(reading.puzzles, Collection)


def test_a_paste_from_a_spreadsheet_is_one_puzzle() -> None:
    """Nine columns and nine lines with tabs between them are cells, not a list."""
    reading = formats.load(DATA / "rows/spreadsheet_paste.tsv")
    assert [str(puzzle.givens) for puzzle in reading.puzzles] == [NORVIG]


def test_a_bad_row_is_reported_with_line_and_column() -> None:
    """The others are read; the column is the one in the line, wherever the field stands in it."""
    text = f"id,puzzle,solution\n7,{NORVIG[:6]}x{NORVIG[7:]},{SOLVED}\n8,{HIHO},{SOLVED}\n9\n10,{HIHO[1:]},\n"
    reading = formats.read(text)
    assert [str(puzzle.givens) for puzzle in reading.puzzles] == [HIHO]
    assert [(fault.line, fault.column) for fault in reading.faults] == [(2, 9), (4, None), (5, None)]
    assert "'x' is not a cell" in reading.faults[0].message
    assert "the puzzle belongs in column 2" in reading.faults[1].message
    assert "not 80" in reading.faults[2].message


@pytest.mark.parametrize(
    "row", [f'"{NORVIG}', f'{NORVIG},"a"b', f"{NORVIG},{'x' * 40_000}", f"{NORVIG},{NORVIG}", f"{NORVIG},.."]
)
def test_a_row_that_is_no_row_is_a_fault(row: str) -> None:
    """Quotation marks that do not match, fields without end, entries on givens: one row is lost, and no more."""
    reading = formats.read(f"puzzle,entries\n{HIHO},\n{row}\n{HIHO},\n")
    assert [fault.line for fault in reading.faults] == [3]
    assert len(reading.puzzles) == 2


def test_a_table_without_puzzles_says_what_a_column_is_called() -> None:
    with pytest.raises(FormatError, match="name it puzzle"):
        formats.format_called("csv").reads("a,b\n1,2\n")


@pytest.mark.parametrize("text", ["=1+1", "+1", "-1", "@x", "'=1", "''-x", "\uff1d1", "'", "'x"])
def test_no_text_becomes_a_formula(text: str) -> None:
    """A spreadsheet computes nothing when it opens what a stranger wrote, and reading gives the same text back."""
    puzzle = Puzzle(Grid.empty(), headers=(("D", text),))
    written = formats.write(puzzle, "csv")
    fields = written.splitlines()[1].split(",")
    assert not any(field.startswith(("=", "+", "-", "@", "\uff1d")) for field in fields)
    assert formats.lost(puzzle, "csv") == ()


def test_entries_and_the_headers_of_a_file_survive() -> None:
    reported = (
        ("A", "me"),
        ("D", 'a "b", c'),
        ("C", "x;y"),
        ("B", "2026-01-02"),
        ("S", "here"),
        ("L", "-1"),
        ("U", "http://x"),
    )
    puzzle = Puzzle(Grid.empty(), Grid.empty().with_digit(3, 7), reported)
    assert formats.lost(puzzle, "csv") == ()
    twice = Puzzle(Grid.empty(), headers=(("C", "one"), ("C", "two")))
    assert formats.read(formats.write(twice, "csv")).puzzles[0].header("C") == "one / two"
    assert formats.lost(twice, "csv") == ("headers",)


@given(st.lists(st.tuples(st.binary(min_size=81, max_size=81), headers), min_size=1, max_size=4))
def test_a_written_list_is_a_table_that_is_read_back(
    drawn: list[tuple[bytes, tuple[tuple[str, str], ...]]],
) -> None:
    puzzles = [
        Puzzle(Grid(bytes(byte % 10 for byte in digits)), headers=reported) for digits, reported in drawn
    ]
    text = formats.write_all(puzzles, "csv")
    assert text.count("\n") == len(puzzles) + 1
    reading = formats.read(text)
    assert (reading.format.id, reading.faults) == ("csv", ())
    assert [puzzle.givens for puzzle in reading.puzzles] == [puzzle.givens for puzzle in puzzles]


def test_tabs_stand_where_the_name_says_so() -> None:
    """A comma in a table of tabs is text, and the other way round."""
    puzzle = Puzzle(Grid.empty(), headers=(("D", "a, b; c"),))
    text = formats.write(puzzle, "tsv")
    assert text.splitlines()[1].split("\t")[3] == '"a, b; c"'
    assert formats.read(text).format.id == "tsv"
    assert formats.lost(puzzle, "tsv") == ()


@pytest.mark.parametrize(
    "name", ["tsv/quoted.tsv", "csv/sudoku_extreme.csv", "gsf/gsf.txt", "exchange/exchange_bank.txt"]
)
@given(data=st.data())
def test_a_damaged_list_is_read_or_refused(name: str, data: st.DataObject) -> None:
    """Cut anywhere, with any bytes in it: an error or puzzles, and nothing else."""
    whole = (DATA / name).read_bytes()
    cut = data.draw(st.integers(0, len(whole)))
    put = data.draw(
        st.binary(max_size=3) | st.sampled_from([b'"', b",", b"\t", b"\n", b'"\n"', b"\r", b"\xef\xbb\xbf"])
    )
    gone = data.draw(st.integers(0, 3))
    try:
        reading = formats.read(formats.decode(whole[:cut] + put + whole[cut + gone :]))
    except FormatError:
        return
    assert all(len(puzzle.givens.digits) == 81 for puzzle in reading.puzzles)


def test_the_longest_texts_still_make_a_row() -> None:
    """What is written can be read, even if every column is full and every sign is doubled."""
    puzzle = Puzzle(Grid.empty(), headers=tuple((letter, '"' * 5000) for letter in "ADCBSLU"))
    assert formats.lost(puzzle, "csv") == ("headers",)


@pytest.mark.parametrize(
    "text",
    [
        "solution,puzzle\n{solved},{line}\n",
        "solved,unsolved\n{solved},{line}\n",
        "clues,solution\n{line},{solved}\n",
        "clues,quiz,solved\n17,{line},{solved}\n",
        "givens;solution\n{line};{solved}\n",
        "a,b\n{solved},{line}\n",
        "{solved},{line}\n{solved},{line}\n",
        "{solved} {line}\n",
    ],
)
def test_names_and_gaps_tell_puzzles_from_solutions(text: str) -> None:
    solved = "417369825632158947958724316825437169791586432346912758289643571573291684164875293"
    line = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
    found = formats.read(text.format(line=line, solved=solved))
    assert {str(puzzle.givens) for puzzle in found.puzzles} == {line}


@pytest.mark.parametrize("head", ["", "clues,solution\n", "puzzle,solution\n", "a,b\n"])
@pytest.mark.parametrize("count", [1, 2])
def test_a_solution_does_not_take_the_place_of_a_damaged_puzzle(head: str, count: int) -> None:
    solved = "417369825632158947958724316825437169791586432346912758289643571573291684164875293"
    line = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4....."
    with pytest.raises(FormatError):
        formats.read(head + f"{line},{solved}\n" * count)
