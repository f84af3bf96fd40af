"""Lists: a puzzle in each line, in columns, and several of nine lines."""

import sys

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from solver_core import formats
from solver_core.errors import Message
from solver_core.formats import Confidence, FormatError, Reading, candidates
from solver_core.formats.lists import grids
from solver_core.formats.lists.collection import Collection
from solver_core.formats.reading import Fault
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks
from solver_core.sudoku.puzzle import Puzzle
from tests.amounts import some
from tests.core.formats.anything import headers
from tests.core.formats.samples import DATA, ENTRIES, EULER, HIHO, HIHO_LINE, LINE, NORVIG, SOLVED_LINE

# --- Single lines and lists of them ---------------------------------------------------------------


def givens(reading: Reading) -> list[str]:
    return [str(puzzle.givens) for puzzle in reading.puzzles]


def test_one_line_is_a_line_and_two_are_a_collection() -> None:
    assert formats.read(LINE).format.id == "line"
    reading = formats.read(f"{LINE}\n{HIHO_LINE}")
    assert reading.format.id == "sdm"
    assert givens(reading) == [LINE, HIHO_LINE]


def test_a_collection_needs_no_final_newline() -> None:
    reading = formats.load(DATA / "sdm/collection.sdm")
    assert givens(reading) == [LINE, HIHO_LINE, LINE[::-1]]
    assert (reading.faults, reading.dropped) == ((), ())


def test_text_beside_a_puzzle_becomes_its_remark() -> None:
    """Ratings and labels are kept, comment lines dropped and that said."""
    reading = formats.load(DATA / "sdm/ratings.txt")
    assert givens(reading) == [LINE, HIHO_LINE, LINE]
    remarks = [puzzle.header("C") for puzzle in reading.puzzles]
    assert remarks == ["ED=7.1/1.2/1.2", "the second", "9\tlabel"]
    assert reading.dropped == ("comments",)


@pytest.mark.parametrize("text", [f"label {LINE} 7.1", f"label,{LINE},7.1", f"\ufeff label\t{LINE};7.1\r\n"])
def test_labels_stand_before_and_behind(text: str) -> None:
    reading = formats.read(text)
    assert reading.format.id == "line"
    assert reading.puzzles[0].headers == (("C", "label"), ("C", "7.1"))


@pytest.mark.parametrize("sign", list("-xX?"))
def test_less_usual_signs_for_empty_cells_are_read(sign: str) -> None:
    """Where they are the only sign in the 81 characters, and no letter or digit touches them."""
    text = LINE.replace(".", sign)
    reading = formats.read(f"Max-1: {text} 7.1\n")
    assert (reading.format.id, givens(reading)) == ("line", [LINE])
    assert reading.puzzles[0].headers == (("C", "Max-1"), ("C", "7.1"))
    assert givens(formats.read(f"{text}\n{HIHO_LINE}\n{text}\n")) == [LINE, HIHO_LINE, LINE]
    for bad in (f"a{text}", f"{text}1", text.replace(sign, ".", 1)):
        with pytest.raises(FormatError):
            formats.read(bad)


def test_a_text_without_cells_is_described_by_the_reader_of_a_line() -> None:
    with pytest.raises(FormatError, match="no cells were found"):
        formats.format_called("line").reads("# nothing\n")


def test_a_list_stops_at_its_end() -> None:
    """Judges close their input with a line of its own; what follows is not read, and that is said."""
    reading = formats.load(DATA / "sdm/judge.txt")
    assert (reading.format.id, givens(reading), reading.dropped) == ("sdm", [LINE, HIHO_LINE], ())
    assert formats.read(f"{LINE}\nEnd\n").format.id == "line"
    more = formats.read(f"{LINE}\nend\n{HIHO_LINE}\n")
    assert (givens(more), more.dropped) == ([LINE], ("after_end",))


def test_a_bad_line_does_not_stop_the_others() -> None:
    """Faults name the line of the file and the character, and the readable puzzles are there."""
    text = f"# list\n\n{LINE}\n{HIHO_LINE[:5]}x{HIHO_LINE[6:]}\n\n{HIHO_LINE[1:]}\n{HIHO_LINE}\n"
    reading = formats.read(text)
    assert givens(reading) == [LINE, HIHO_LINE]
    assert [(fault.line, fault.column) for fault in reading.faults] == [(4, 6), (6, None)]
    assert "'x' is not a cell" in reading.faults[0].message
    assert "not 80" in reading.faults[1].message


def test_a_list_may_hold_blank_or_grouped_cells() -> None:
    """Lines 81 wide with blanks, and lines of nine groups, are puzzles as well."""
    grouped = " ".join(HIHO_LINE[start : start + 9] for start in range(0, 81, 9))
    reading = formats.read(f"{LINE}\n{HIHO_LINE.replace('.', ' ')}\n{grouped}\n")
    assert givens(reading) == [LINE, HIHO_LINE, HIHO_LINE]


def test_a_list_without_a_readable_line_is_an_error() -> None:
    with pytest.raises(FormatError, match="no puzzles were found"):
        formats.read(f"end\n{LINE}\n{LINE}")
    with pytest.raises(FormatError, match="line 1, column 1: 'x' is not a cell"):
        formats.read(f"x\nend\n{LINE}")


def test_rubbish_around_a_puzzle_is_given_up_in_time() -> None:
    """Faults are bounded, and the reading says that the rest was not read."""
    reading = formats.read(f"{LINE}\n" + "rubbish\n" * 5000)
    assert len(reading.puzzles) == 1
    assert len(reading.faults) < 1100
    assert reading.dropped == ("rest",)


def test_a_very_long_line_holds_no_puzzle() -> None:
    reading = formats.read(f"{HIHO_LINE}\n{LINE} {'x' * 1_000_000}\n")
    assert givens(reading) == [HIHO_LINE]
    assert len(reading.faults) == 1


def test_fifty_thousand_puzzles_are_held_small() -> None:
    """The largest list that people share takes a byte a cell, not an object a cell."""
    count = 50_000
    reading = formats.read(f"{LINE}\n" * count)
    assert len(reading.puzzles) == count
    assert isinstance(reading.puzzles, Collection)
    assert sys.getsizeof(reading.puzzles.digits) < 82 * count


def test_a_collection_is_a_sequence() -> None:
    puzzles = formats.load(DATA / "sdm/collection.sdm").puzzles
    assert str(puzzles[-1].givens) == LINE[::-1]
    assert list(puzzles[1:]) == list(puzzles)[1:]
    assert repr(puzzles) == "<Collection of 3 puzzles>"
    with pytest.raises(IndexError):
        puzzles[3]


# --- Lists in columns, in the shapes in which data sets are shared --------------------------------


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
    assert [str(puzzle.givens) for puzzle in reading.puzzles] == [LINE, HIHO_LINE]
    assert reading.puzzles[0].headers == first
    assert isinstance(reading.puzzles, Collection)


def test_a_paste_from_a_spreadsheet_is_one_puzzle() -> None:
    """Nine columns and nine lines with tabs between them are cells, not a list."""
    reading = formats.load(DATA / "rows/spreadsheet_paste.tsv")
    assert [str(puzzle.givens) for puzzle in reading.puzzles] == [LINE]


def test_a_bad_row_is_reported_with_line_and_column() -> None:
    """The others are read; the column is the one in the line, wherever the field stands in it."""
    text = f"id,puzzle,solution\n7,{LINE[:6]}x{LINE[7:]},{SOLVED_LINE}\n8,{HIHO_LINE},{SOLVED_LINE}\n9\n10,{HIHO_LINE[1:]},\n"
    reading = formats.read(text)
    assert [str(puzzle.givens) for puzzle in reading.puzzles] == [HIHO_LINE]
    assert [(fault.line, fault.column) for fault in reading.faults] == [(2, 9), (4, None), (5, None)]
    assert "'x' is not a cell" in reading.faults[0].message
    assert "the puzzle belongs in column 2" in reading.faults[1].message
    assert "not 80" in reading.faults[2].message


@pytest.mark.parametrize(
    "row", [f'"{LINE}', f'{LINE},"a"b', f"{LINE},{'x' * 40_000}", f"{LINE},{LINE}", f"{LINE},.."]
)
def test_a_row_that_is_no_row_is_a_fault(row: str) -> None:
    """Quotation marks that do not match, fields without end, entries on givens: one row is lost, and no more."""
    reading = formats.read(f"puzzle,entries\n{HIHO_LINE},\n{row}\n{HIHO_LINE},\n")
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
    """A header that stands twice becomes one, and that is reported as a loss."""
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


def test_remarks_in_signs_of_cells_are_not_cells() -> None:
    """A dot in the middle is an empty cell among cells; beside 81 of them it is the name of an author."""
    puzzle = Puzzle(Grid.empty(), headers=(("A", "·"),))
    assert list(formats.read(formats.write(puzzle, "tsv")).puzzles) == [puzzle]


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
    found = formats.read(text.format(line=LINE, solved=SOLVED_LINE))
    assert {str(puzzle.givens) for puzzle in found.puzzles} == {LINE}


@pytest.mark.parametrize("head", ["", "clues,solution\n", "puzzle,solution\n", "a,b\n"])
@pytest.mark.parametrize("count", [1, 2])
def test_a_solution_does_not_take_the_place_of_a_damaged_puzzle(head: str, count: int) -> None:
    with pytest.raises(FormatError):
        formats.read(head + f"{LINE[:-1]},{SOLVED_LINE}\n" * count)


# --- HoDoKu's library lines and the lines of Sudoku Susser ----------------------------------------

LIBRARY = ":0000:x:4+9..7.1....19.46.5.....1......7....2..2.3....847..6....14...8.6.2....3..6...9...+1:813 314 814 798::"
BOARD = Puzzle(HIHO, ENTRIES).board


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
    [puzzle] = formats.read(LIBRARY).puzzles
    assert formats.write(puzzle, "hodoku") == f"{LIBRARY}\n"
    assert formats.lost(puzzle, "hodoku") == ()
    assert formats.read(LIBRARY).dropped == ()
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
    assert (reading.format.id, list(reading.puzzles)) == ("hodoku", list(formats.read(LIBRARY).puzzles))
    assert formats.read(f"{NORVIG}").format.id == "line"
    assert formats.read(f"{NORVIG} : 123").format.id == "line"


def test_the_short_form_has_a_star_for_the_empty_cells_that_a_row_lacks() -> None:
    reading = formats.load(DATA / "hodoku/susser_short.txt")
    assert (reading.format.id, list(reading.puzzles)) == ("hodoku", [Puzzle(NORVIG)])
    entered = formats.read("+4*,*+9" + ",*" * 7)
    assert entered.puzzles[0].entries == Grid.empty().with_digit(0, 4).with_digit(17, 9)


@pytest.mark.parametrize("row", ["1**", "123456789*", "12345678", "1234567891"])
def test_a_short_row_that_is_not_nine_wide_is_not_a_row(row: str) -> None:
    """Neither two stars nor one too few cells can be filled up."""
    text = ",".join([row, *["*"] * 8])
    assert not formats.format_called("hodoku").detects(text)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (LIBRARY.replace("4+9", "4+9."), "line 2: a grid has 81 cells, in one line or in nine, not 82"),
        (LIBRARY.replace("4+9", "4x9"), "line 2: 'x' is not a cell"),
        (
            LIBRARY.replace("813", "8130"),
            "line 2: '8130 314 814 798' are not candidates; write digit, row and col",
        ),
        (LIBRARY.replace("813", "803"), "are not candidates"),
        (LIBRARY.replace("::", ""), "line 2: this is not a HoDoKu line; it has six or seven colons"),
    ],
)
def test_a_broken_line_is_an_error_with_its_place(line: str, message: str) -> None:
    with pytest.raises(FormatError, match=message):
        formats.format_called("hodoku").reads(f"# broken\n{line}\n")
    reading = formats.read(f"{LIBRARY}\n{line}\n{LIBRARY}")
    assert len(reading.puzzles) == 2
    assert [fault.line for fault in reading.faults] == [2]


def test_a_long_library_is_read_when_asked_for() -> None:
    reading = formats.read(f"{LIBRARY}\n" * 5000)
    assert len(reading.puzzles) == 5000
    assert reading.puzzles[4999].board.plain == BOARD
    with pytest.raises(IndexError):
        reading.puzzles[5000]


# --- Lines of 729 characters ----------------------------------------------------------------------

NOTED = candidates.with_eliminated(HIHO, Grid.empty(), [(2, 8), (3, 3), (3, 8), (79, 7)])
CANDIDATES = formats.write(NOTED, "sukaku").strip()


@pytest.mark.parametrize("sign", list(".0_*"))
def test_any_sign_stands_for_a_missing_candidate(sign: str) -> None:
    """The file has noughts, and others dots; lone digits are givens or something else."""
    text = (DATA / "sukaku/sukaku.txt").read_text()
    reading = formats.read(text.replace("0", sign))
    assert (reading.format.id, reading.puzzles) == ("sukaku", (NOTED,))
    assert reading.said == ("lone_givens",)
    assert [other.said for other in reading.also] == [("lone_entries",), ("lone_notes",)]


@pytest.mark.parametrize("width", [9, 27, 81, 243])
def test_one_board_may_take_several_lines(width: int) -> None:
    """Nine lines of 81 are no nine puzzles where each digit stands in its place."""
    rows = [CANDIDATES[start : start + width] for start in range(0, 729, width)]
    reading = formats.read("\n".join(rows) + "\n")
    assert (reading.format.id, reading.puzzles) == ("sukaku", (NOTED,))
    assert formats.read("\n".join([str(HIHO)] * 9)).format.id == "sdm"


def test_lists_of_such_lines_are_read() -> None:
    """Each line is a puzzle with its remarks; a line that is none is a fault."""
    reading = formats.read(f"# two\n{CANDIDATES}\n{CANDIDATES[:-1]}\nlabel {CANDIDATES}, 11.0\n")
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
        formats.format_called("sukaku").reads(CANDIDATES[:9] + "4" + CANDIDATES[10:])
    assert not formats.format_called("sukaku").detects(str(HIHO) * 9)


def test_a_list_ends_at_its_end_and_is_given_up_in_rubbish() -> None:
    assert formats.read(f"{CANDIDATES}\nend\n{CANDIDATES}").dropped == ("after_end",)
    reading = formats.read(f"{CANDIDATES}\n" + "rubbish\n" * 2000)
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


# --- Several grids in one file are all found, and one that is broken does not take the others along

TWO = Grid.parse("200080300060070084030500209000105408000000000402706000301007040720040060004010003")


def test_project_eulers_grids_are_read_with_their_labels() -> None:
    reading = formats.load(DATA / "grids/grids_euler.txt")
    assert reading.format.id == "grids"
    assert list(reading.puzzles) == [
        Puzzle(EULER, headers=(("C", "Grid 01"),)),
        Puzzle(TWO, headers=(("C", "Grid 02"),)),
    ]


@pytest.mark.parametrize("name", ["grids/grids_judge.txt", "grids/grids_blank.txt"])
def test_judges_layouts_are_read(name: str) -> None:
    """With a count and no gap, or with a blank line between and an end."""
    reading = formats.load(DATA / name)
    assert list(reading.puzzles) == [Puzzle(EULER), Puzzle(TWO)]
    assert reading.faults == ()
    assert reading.dropped == (("after_end",) if name == "grids/grids_blank.txt" else ())


def test_a_single_grid_behind_a_count_is_read() -> None:
    reading = formats.read(f"1\n{EULER.lines()}\n")
    assert list(reading.puzzles) == [Puzzle(EULER)]
    assert formats.read(f"{EULER.lines()}\n").format.id == "rows"


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
    rows = EULER.lines().split("\n")
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
    reading = grids.read(f"{EULER.lines()}\n" + "000000000\nx\n" * 20_000)
    assert len(reading.puzzles) == 1
    assert reading.dropped == ("rest",)
    assert len(reading.faults) < 2000


def test_a_puzzle_alone_is_not_a_collection() -> None:
    for text in (EULER.lines(), EULER.framed(), f"{EULER}\n{TWO}\n", f"{EULER.lines()}\nby Anna\n"):
        assert grids.detect(text) is Confidence.NONE


def test_rubbish_between_grids_takes_no_time_of_its_own() -> None:
    """A million lines that are no rows are passed over together; the last of them is the label of what follows."""
    rows = "..3.2.6..\n" * 9
    text = f"Grid 01\n{rows}" + "|\n.\n\n" * 100_000 + f"Grid 02\n{rows}"
    reading = formats.read(text)
    assert [puzzle.headers for puzzle in reading.puzzles] == [(("C", "Grid 01"),), (("C", "Grid 02"),)]
    assert not reading.faults
