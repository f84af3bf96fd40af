"""Tables of candidates, and what their lone digits may be."""

from pathlib import Path

import pytest

from solver_core import formats
from solver_core.formats import FormatError, candidates
from solver_core.formats.boards import pencilmarks
from solver_core.sudoku.grid import Grid, GridError
from solver_core.sudoku.marks import ALL_DIGITS, Marks
from solver_core.sudoku.puzzle import Puzzle

DATA = Path(__file__).parents[2] / "data" / "formats"
HIHO = Grid.parse("4...7.1....19.46.5.....1......7....2..2.3....847..6....14...8.6.2....3..6...9....")
SOLVED = Grid.parse("417369825632158947958724316825437169791586432346912758289643571573291684164875293")
ENTRIES = Grid.empty().with_digit(1, 9).with_digit(80, 1)
GONE = [(2, 8), (3, 3), (3, 8), (79, 7)]
NOTED = candidates.without(HIHO, Grid.empty(), GONE)
PLAYED = candidates.without(HIHO, ENTRIES, GONE)


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


def test_candidates_that_the_rules_leave_are_nobodys_notes() -> None:
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
    then = formats.write(candidates.without(HIHO, Grid.empty(), [*GONE, (2, 9)]), "pencilmarks")
    reading = formats.read(f"# first\n{first}\nNaked Pair: r1c3<>9\n{then}")
    assert reading.puzzles == (NOTED,)
    assert reading.dropped == ("comments", "frames", "rest")
