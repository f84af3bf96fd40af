"""Boards that are drawn: nine lines, frames, tables of candidates, files of programs."""

import json

import pytest

from solver_core import formats
from solver_core.formats import Confidence, FormatError, candidates
from solver_core.formats.boards import arrays, pencilmarks, sdx
from solver_core.sudoku.grid import Grid, GridError
from solver_core.sudoku.marks import ALL_DIGITS, Marks
from solver_core.sudoku.puzzle import Puzzle
from tests.core.formats.samples import DATA, ENTRIES, GONE, HIHO, NORVIG, SOLVED

# --- Framed text and nine lines -------------------------------------------------------------------


@pytest.mark.parametrize("name", ["rows/nine_lines.txt", "rows/blanks.txt", "rows/spreadsheet.tsv"])
def test_nine_lines_are_read_with_whatever_stands_between_the_cells(name: str) -> None:
    """Judges separate by blanks, people leave cells blank, spreadsheets put tabs."""
    reading = formats.load(DATA / name)
    assert (reading.format.id, reading.puzzles) == ("rows", (Puzzle(HIHO),))


@pytest.mark.parametrize("name", ["framed/hodoku_frame.txt", "framed/qqwing.txt"])
def test_frames_are_detected(name: str) -> None:
    reading = formats.load(DATA / name)
    assert (reading.format.id, reading.puzzles) == ("framed", (Puzzle(NORVIG),))


@pytest.mark.parametrize(("name", "dropped"), [("framed/clipboard.txt", ("frames",)), ("framed/pzl.txt", ())])
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


# --- Tables of candidates, and what their lone digits may be --------------------------------------

NOTED = candidates.with_eliminated(HIHO, Grid.empty(), GONE)
PLAYED = candidates.with_eliminated(HIHO, ENTRIES, GONE)


def test_a_table_of_candidates_is_a_puzzle_with_notes() -> None:
    """Lone digits become givens, and that is said; they might be entries, or notes like the others."""
    reading = formats.load(DATA / "pencilmarks/hodoku_candidates.txt")
    assert (reading.format.id, reading.puzzles) == ("pencilmarks", (NOTED,))
    assert (reading.said, reading.dropped) == (("lone_givens",), ())
    entries, notes = reading.also
    given = Grid.empty().within(Marks(candidates.shown(NOTED)))
    assert entries.puzzles == (Puzzle(given, HIHO, corner=NOTED.corner),)
    assert entries.said == ("lone_entries",)
    assert notes.puzzles[0].givens == given
    assert notes.puzzles[0].entries == Grid.empty()
    assert notes.puzzles[0].corner.masks == candidates.shown(NOTED)
    assert notes.said == ("lone_notes",)


def test_the_signs_of_a_step_are_passed_over() -> None:
    """Pattern cells, fins, sets and candidates that go are marked beside the digits; the sentence below is no row."""
    reading = formats.load(DATA / "pencilmarks/hodoku_step.txt")
    assert (reading.format.id, reading.puzzles) == ("pencilmarks", (NOTED,))
    assert reading.dropped == ("technique",)


def test_frames_before_the_candidates_tell_givens_from_entries() -> None:
    """Simple Sudoku copies three frames, and then nothing is in doubt."""
    reading = formats.load(DATA / "pencilmarks/simple_sudoku_clipboard.txt")
    assert (reading.format.id, reading.puzzles) == ("pencilmarks", (PLAYED,))
    assert (reading.said, reading.dropped, reading.also) == ((), (), ())


def test_below_the_givens_a_lone_digit_is_a_note() -> None:
    """What neither a frame of givens nor one of the board shows was not placed."""
    hole = SOLVED.with_digit(0, 0).with_digit(1, 0).with_digit(3, 0).with_digit(4, 0)
    text = formats.write(Puzzle(hole, corner=Marks.of({0: (4,), 1: (1,), 3: (3,), 4: (3, 6)})), "pencilmarks")
    reading = formats.read(text)
    assert reading.puzzles[0].givens == hole
    assert reading.puzzles[0].corner.digits(3) == (3,)
    assert (reading.said, reading.also) == ((), ())


@pytest.mark.parametrize(
    ("border", "bar"), [("*---*", "|"), ("+---+---+", "|"), (".---.", "|"), ("┌───┐", "│"), ("=======", "║")]
)
def test_any_frame_will_do(border: str, bar: str) -> None:
    masks = candidates.shown(NOTED)
    cells = ["".join(str(d) for d in range(1, 10) if mask >> d - 1 & 1) for mask in masks]
    rows = [f"{bar} {f' {bar} '.join(cells[start : start + 9])} {bar}" for start in range(0, 81, 9)]
    assert formats.read("\n".join([border, *rows, border])).puzzles == (NOTED,)


def test_a_lone_digit_that_another_cell_still_has_is_a_note() -> None:
    """As HoDoKu reads it: who placed it would have taken it from the cells around."""
    masks = list(candidates.shown(NOTED))
    masks[8] |= 1 << 3  # a 4 at the other end of the row
    found = candidates.parsed(tuple(masks))
    assert found.puzzles[0].givens.plain == HIHO.with_digit(0, 0)
    assert found.puzzles[0].givens.possible().digits(0) == (4,)
    assert found.puzzles[0].corner.digits(0) == (4,)
    assert found.said == ("lone_givens", "lone_candidates")
    assert [other.said for other in found.also] == [
        ("all_lone_givens",),
        ("lone_entries", "lone_candidates"),
        ("lone_notes",),
    ]
    assert found.also[0].puzzles[0].givens.plain == HIHO


def test_without_lone_digits_nothing_is_in_doubt() -> None:
    """A board without any digit placed can be understood in one way."""
    found = candidates.parsed((0b11, *[ALL_DIGITS] * 80))
    assert (found.said, found.also) == ((), ())
    marks = Marks((0b11, *[ALL_DIGITS] * 80))
    assert found.puzzles == (Puzzle(Grid.empty().within(marks), corner=marks),)


def test_notes_that_contradict_each_other_stay_notes() -> None:
    reading = formats.read("*---*\n" + "| 4 59 3 | 25 7 8 | 1 29 6 |\n" * 9)
    assert reading.format.id == "pencilmarks"
    assert reading.puzzles[0].board.plain == Grid.empty()
    assert reading.puzzles[0].corner.digits(1) == (5, 9)
    assert reading.said == ("lone_candidates",)
    [givens] = reading.also
    assert (givens.said, givens.puzzles[0].givens.conflicts() != ()) == (("all_lone_givens",), True)


def test_candidates_that_the_rules_leave_are_not_notes() -> None:
    """A puzzle without notes shows all candidates and comes back without notes."""
    text = formats.write(Puzzle(HIHO), "pencilmarks")
    assert text.startswith(".----------------------.---")
    assert formats.read(text).puzzles == (Puzzle(HIHO),)


def test_a_cell_without_notes_shows_what_the_rules_leave() -> None:
    """Other programs would take an empty cell for one that nothing fits into."""
    puzzle = Puzzle(HIHO, corner=Marks.of({1: (5, 9)}))
    [read] = formats.read(formats.write(puzzle, "pencilmarks")).puzzles
    assert read.corner.digits(1) == (5, 9)
    assert read.corner.masks[2:] == candidates.left(HIHO)[2:]
    assert formats.lost(puzzle, "pencilmarks") == ("candidates", "corner")


def test_centre_notes_are_shown_where_there_are_no_corner_notes() -> None:
    puzzle = Puzzle(HIHO, centre=NOTED.corner)  # the notes of the table restrict the puzzle that is read
    assert formats.read(formats.write(puzzle, "pencilmarks")).puzzles == (NOTED,)
    assert formats.lost(puzzle, "pencilmarks") == ("candidates", "corner", "centre")


@pytest.mark.parametrize(
    ("puzzle", "frames"),
    [
        (NOTED, 0),
        (Puzzle(SOLVED), 0),
        (PLAYED, 2),
        (Puzzle(SOLVED.with_digit(0, 0)), 2),
        (Puzzle(HIHO.with_digit(1, 4), corner=Marks.of({2: (5, 6)})), 1),
    ],
)
def test_frames_are_drawn_only_where_the_table_would_be_misunderstood(puzzle: Puzzle, frames: int) -> None:
    """The table alone is what forums show; entries, single candidates and contradictions need more."""
    text = formats.write(puzzle, "pencilmarks")
    assert text.count(" *---") == 2 * frames
    assert not {"givens", "entries"} & set(formats.lost(puzzle, "pencilmarks"))


@pytest.mark.parametrize(
    ("before", "after", "message"),
    [
        ("| 6 ", "", "26 rows were found; each frame has nine"),
        ("| 4     9 ", "| 4     59", "line 30: r1c2 holds 9, but the candidates have 59"),
        ("| 4     9 ", "| 4     . ", "line 30: r1c2 holds 9, but the candidates have nothing"),
        ("|49.|", "|59.|", "line 30: r1c1 is given as 4, but the board has 5"),
        (" 245      1     |", " 245     |", "line 40: this is not a row of nine cells"),
        (" 245      1     |", " 245      1", "line 40: this row breaks off; the others end with a bar"),
    ],
)
def test_frames_that_are_broken_or_disagree_are_refused_with_their_place(
    before: str, after: str, message: str
) -> None:
    text = (DATA / "pencilmarks/simple_sudoku_clipboard.txt").read_text()
    lines = text.split("\n")
    changed = text.replace(before, after) if after else "\n".join(lines[:-3])
    with pytest.raises(GridError, match=message):
        pencilmarks.read(changed)


def test_too_many_frames_before_the_candidates_are_refused() -> None:
    with pytest.raises(FormatError, match="too many frames"):
        pencilmarks.read(f"{HIHO.framed()}\n" * 3 + formats.write(NOTED, "pencilmarks"))


def test_frames_behind_the_candidates_are_dropped() -> None:
    """A path of solving has a table after each step; the first is the puzzle."""
    first = formats.write(NOTED, "pencilmarks")
    then = formats.write(candidates.with_eliminated(HIHO, Grid.empty(), [*GONE, (2, 9)]), "pencilmarks")
    reading = formats.read(f"# first\n{first}\nNaked Pair: r1c3<>9\n{then}")
    assert reading.puzzles == (NOTED,)
    assert reading.dropped == ("comments", "frames", "rest")


# --- Simple Sudoku's files: codes behind a frame --------------------------------------------------

BOARD = Puzzle(HIHO, ENTRIES).board


def test_codes_are_entries_and_notes() -> None:
    """I places a digit; E takes one from the candidates that the rules leave."""
    reading = formats.load(DATA / "ss/work.ss")
    assert (reading.format.id, reading.confidence) == ("ss", Confidence.CERTAIN)
    assert reading.puzzles == (PLAYED,)
    assert (reading.dropped, reading.said) == ((), ())


def test_the_file_is_written_as_it_was_read() -> None:
    before = (DATA / "ss/work.ss").read_bytes().decode().replace("\r\n", "\n")
    assert formats.write(PLAYED, "ss") == before
    assert formats.lost(PLAYED, "ss") == ()


def test_a_candidate_that_the_rules_took_away_is_no_note() -> None:
    reading = formats.load(DATA / "ss/simple_sudoku.ss")
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


# --- SadMan's files: headers, state and unknown sections ------------------------------------------

STATE = HIHO.with_digit(1, 9).with_digit(80, 1)


def only(text: str) -> Puzzle:
    reading = formats.read(text)
    assert reading.format.id == "sdk"
    (puzzle,) = reading.puzzles
    return puzzle


def test_a_state_gives_the_entries() -> None:
    """Digits of the state that are no givens are the user's, and headers come in file order."""
    reading = formats.load(DATA / "sdk/state.sdk")
    assert reading.format.id == "sdk"
    (puzzle,) = reading.puzzles
    assert puzzle.givens == HIHO
    assert puzzle.board == STATE
    assert puzzle.author == "Dancing Links"
    assert [letter for letter, _ in puzzle.headers] == list("ADCCBSLUZ")


def test_unknown_sections_are_written_back() -> None:
    """Unknown headers and sections survive reading and writing, line by line."""
    before = (DATA / "sdk/state.sdk").read_bytes().decode().replace("\r\n", "\n")
    assert formats.write(only(before), "sdk") == before


def test_headers_may_stick_to_their_letter() -> None:
    """SudoCue writes no blank after the letter and no section for the puzzle."""
    puzzle = only((DATA / "sdk/sudocue.sdk").read_text())
    assert puzzle.headers == (("A", "Ruud"), ("D", "A puzzle without sections"), ("L", "Moderate"))
    assert puzzle.givens == NORVIG


def test_the_puzzle_is_always_named_and_the_state_only_when_there_is_one() -> None:
    """Strict readers refuse a file without the name; a state without entries says nothing."""
    assert formats.write(Puzzle(NORVIG), "sdk") == f"[Puzzle]\n{NORVIG.lines()}\n"
    assert "[State]" in formats.write(Puzzle(NORVIG, Grid.empty().with_digit(1, 7)), "sdk")


@pytest.mark.parametrize("empty", list(".0_*"))
def test_sections_are_named_in_any_case_and_cells_in_any_alphabet(empty: str) -> None:
    """Writers differ in case and in the sign for an empty cell."""
    text = f"[PUZZLE]\n{NORVIG.lines()}\n[ state ]\n{NORVIG.with_digit(1, 7).lines()}\n"
    assert only(text.replace(".", empty)).entries == Grid.empty().with_digit(1, 7)


def test_a_state_without_the_givens_is_understood() -> None:
    """Some writers leave the givens out of the state; they are givens all the same."""
    entries = Grid.empty().with_digit(1, 7)
    puzzle = only(f"[Puzzle]\n{NORVIG.lines()}\n[State]\n{entries.lines()}")
    assert (puzzle.givens, puzzle.entries) == (NORVIG, entries)


def test_a_state_that_contradicts_a_given_is_an_error_with_its_place() -> None:
    state = NORVIG.with_digit(10, 9).lines().replace("\n", "\n\n", 1)
    with pytest.raises(FormatError, match="r2c2 is given as 3, but the state has 9") as raised:
        formats.read(f"#A x\n[Puzzle]\n{NORVIG.lines()}\n[State]\n{state}\n")
    assert (raised.value.line, raised.value.column) == (15, 2)


def test_a_wrong_cell_is_named_with_its_place_in_the_file() -> None:
    lines = formats.write(Puzzle(NORVIG, headers=(("A", "x"),)), "sdk").split("\n")
    lines[3] = "..x......"
    with pytest.raises(FormatError, match="line 4, column 3: 'x' is not a cell"):
        formats.read("\n".join(lines))


# --- SudoCue's work in progress -------------------------------------------------------------------


def test_givens_entries_and_candidates_are_distinguished() -> None:
    """A digit alone is given, one behind a u entered, and several are candidates."""
    reading = formats.load(DATA / "sdx/work.sdx")
    assert (reading.format.id, reading.puzzles) == ("sdx", (PLAYED,))
    assert (reading.said, reading.also) == ((), ())


def test_an_sdx_file_is_written_as_it_was_read() -> None:
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
def test_an_invalid_cell_is_an_error_with_its_place(before: str, after: str, message: str) -> None:
    with pytest.raises(FormatError, match=message):
        sdx.read((DATA / "sdx/work.sdx").read_text().replace(before, after).strip())


# --- The environment of LaTeX's package is read out of a whole document ---------------------------

ROW = "|2|5| | |3| |9| |1|.\n"


def test_a_grid_in_a_document_is_read() -> None:
    reading = formats.load(DATA / "latex/grid.tex")
    assert (reading.format.id, reading.dropped) == ("latex", ("comments",))
    assert str(reading.puzzles[0].givens)[:18] == "..3.2.6..9..3.5..1"


def test_blanks_in_cells_do_not_matter() -> None:
    row = "| 2 |5|  | |3| |9|| 1|. % hard\n"
    for kind in ("sudoku", "sudoku-block"):
        text = f"\\begin{{{kind}}}\n{row * 9}\\end{{{kind}}}\n"
        assert formats.read(text).puzzles[0].givens == Grid.parse("25..3.9.1\n" * 9)


# --- Lists as programs print them -----------------------------------------------------------------

ROWS = [list(NORVIG.digits[start : start + 9]) for start in range(0, 81, 9)]
DOTS = [[str(digit or ".") for digit in row] for row in ROWS]
NULLS = [[digit or None for digit in row] for row in ROWS]


@pytest.mark.parametrize(
    "text",
    [
        json.dumps(ROWS),
        json.dumps(ROWS, indent=2),
        json.dumps(NULLS),
        json.dumps(DOTS),
        f"board = {DOTS!r}\nsolve(board)\n",
        f"grid = {NULLS!r}",
        f"int grid[9][9] = {str(ROWS).replace('[', '{').replace(']', '}')};",
        str(ROWS).replace(", [", "\n [").replace(",", ""),
        f"{ROWS!r}".replace("]", ",]"),
        json.dumps(list(NORVIG.digits)),
        str(DOTS).replace("'.'", "''"),
    ],
)
def test_lists_of_every_language_are_read(text: str) -> None:
    reading = formats.read(text)
    assert (reading.format.id, reading.puzzles) == ("arrays", (Puzzle(NORVIG),))


def test_several_lists_are_several_puzzles() -> None:
    """And a solution behind its puzzle is no puzzle of its own."""
    solution = list(SOLVED.digits)
    reading = formats.read(json.dumps([ROWS, {"puzzle": ROWS, "solution": solution}, solution, [0] * 81]))
    assert [puzzle.givens for puzzle in reading.puzzles] == [NORVIG, NORVIG, Grid.empty()]
    assert reading.dropped == ("solution",)


def test_a_full_grid_alone_is_a_puzzle() -> None:
    assert formats.read(json.dumps(list(SOLVED.digits))).puzzles == (Puzzle(SOLVED),)


def test_written_lists_are_json() -> None:
    assert json.loads(formats.write(Puzzle(NORVIG), "arrays")) == ROWS


@pytest.mark.parametrize(
    "text",
    ["", "[[1,2]]", json.dumps(ROWS[:8]), json.dumps([[*ROWS[0], 1], *ROWS[1:]]), json.dumps([12] * 81)],
)
def test_other_lists_are_not_puzzles(text: str) -> None:
    assert arrays.detect(text) is Confidence.NONE
    with pytest.raises(FormatError, match="no nine lists of nine cells"):
        arrays.read(text)


@pytest.mark.parametrize(
    "text",
    [
        "[" * 1_000_000,
        "[ " * 500_000,
        ("[" + " " * 50_000) * 20,
        "[" + "1," * 500_000,
        "[" + "1 " * 500_000,
        ("[1" + " " * 10_000) * 100,
        (json.dumps(ROWS)[:-2] + " ") * 1000,
        ("[1,2,3,4,5,6,7,8,9]" + " " * 10_000 + "x") * 100,
        "[" * 5_000_000,
    ],
)
def test_rubbish_gets_its_answer(text: str) -> None:
    """Blanks, brackets and digits without an end are searched once."""
    assert arrays.detect(text) is Confidence.NONE
    with pytest.raises(FormatError):
        arrays.read(text)


# --- what is refused ---------------------------------------------------------------------------------

REFUSED = [
    *(
        (f"{HIHO.framed()}\nI019\n{code}\n", message)
        for code, message in [
            ("I007", "line 15: this entry is on a given, in r1c1"),
            ("I811", "line 15: 'I811' is not a code; write I"),
            ("I010", "line 15: 'I010' is not a code"),
            ("E01012", "line 15: 'E01012' is not a code"),
            ("I1", "line 15: 'I1' is not a code"),
        ]
    ),
    (f"[State]\n{NORVIG.lines()}\n", "no cells were found"),
    (f"{NORVIG.lines()}\n[Puzzle]\n{NORVIG.lines()}\n", "line 10: this is a second puzzle"),
    (f"#A \x07\n[Puzzle]\n{NORVIG.lines()}\n", "is not allowed in a text"),
    (f"\n\\begin{{sudoku}}\n{ROW * 8}\\end{{sudoku}}", "line 2, column 1: 8 rows such as"),
    (f"\\begin{{sudoku}}\n{ROW * 9}x\\end{{sudoku}}", "a grid has nine, and nothing else"),
    (f"\\begin{{sudoku}}\n{ROW * 8}{ROW.replace('3', 'x')}\\end{{sudoku}}", "line 10, column 10: 'x' is not"),
    ("\\begin{sudoku}", "0 rows"),
    ("%\\begin{sudoku}", "no \\begin{sudoku} was found"),
]
