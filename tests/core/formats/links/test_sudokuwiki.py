"""SudokuWiki's links: they are read as the site shows them, and lead to the board that is shown here."""

import string

from hypothesis import strategies as st

from solver_core import formats
from solver_core.formats import Confidence
from solver_core.formats.links import sudokuwiki
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks
from solver_core.sudoku.puzzle import Puzzle
from tests.core.formats.samples import DATA, EULER

SITE = "https://www.sudokuwiki.org/sudoku.htm?bd="
STARTED = "S9B015y2e685w68050609040i022e0e0f0a2e08"
"""How a link of the site begins whose givens are 100000569402000008..."""


def test_a_link_in_a_sentence_is_found() -> None:
    """With givens, an entry and notes, between angle brackets and a question."""
    reading = formats.load(DATA / "sudokuwiki/sudokuwiki_s9b.txt")
    [puzzle] = reading.puzzles
    assert reading.format.id == "sudokuwiki"
    assert puzzle == Puzzle(EULER, Grid.empty().with_digit(0, 4), corner=Marks.of({1: (5, 7), 3: (4, 9)}))
    assert (reading.said, reading.dropped, reading.also) == ((), (), ())


def test_a_board_of_the_site_distinguishes_givens_entries_and_candidates() -> None:
    """1 to 9 are givens, 10 to 18 entries, and candidates begin behind these."""
    [puzzle] = formats.read(f"{SITE}{STARTED}{'ep' * 63}").puzzles
    assert str(puzzle.givens)[:18] == "1.....5694.2.....8"
    assert str(puzzle.entries)[:18] == "..........9..561.."
    assert puzzle.corner.digits(1) == (3, 7, 8)
    assert puzzle.corner.digits(12) == (3, 7)
    assert puzzle.corner.marked == 7


def test_an_older_board_reports_its_assumptions() -> None:
    """There a candidate alone looks like an entry; both ways to read it are offered."""
    reading = formats.load(DATA / "sudokuwiki/sudokuwiki_162.txt")
    assert reading.said == ("lone_entries",)
    assert reading.puzzles[0].entries[0] == 4
    [other] = reading.also
    assert other.said == ("lone_notes",)
    assert other.puzzles[0].entries == Grid.empty()
    assert other.puzzles[0].corner.digits(0) == (4,)
    assert other.puzzles[0].givens == reading.puzzles[0].givens == EULER


def test_plain_digits_are_read() -> None:
    """As the site has always had them, also with points for empty cells."""
    for digits in (str(EULER), str(EULER).replace(".", "0")):
        assert formats.read(f"({SITE}{digits})").puzzles[0] == Puzzle(EULER)


def test_bare_strings_are_detected() -> None:
    alone = Marks.of({0: (4,)})
    newer = sudokuwiki.write(Puzzle(EULER, corner=alone)).strip().removeprefix(SITE)
    assert sudokuwiki.detect(newer) is Confidence.CERTAIN
    assert newer.startswith("S9B")
    assert formats.read(newer).puzzles[0] == Puzzle(EULER, corner=alone)
    older = (DATA / "sudokuwiki/sudokuwiki_162.txt").read_text().strip().removeprefix(SITE)
    assert formats.read(older).format.id == "sudokuwiki"
    digits = str(EULER).replace(".", "0")
    assert sudokuwiki.detect(digits + digits) is Confidence.NONE


def test_in_remarks_a_link_only_says_where_a_puzzle_is_from() -> None:
    text = f"#U {SITE}S9B{'ep' * 81}\n{EULER.lines()}\n"
    assert formats.read(text).format.id == "sdk"
    assert formats.read(text).puzzles[0].givens == EULER


def test_links_are_written_as_described() -> None:
    """Two digits of base 32 a cell: the mask of its digits, shifted by one for the mark of a given."""
    entry, notes = Grid.empty().with_digit(0, 4), Marks.of({1: (5, 7)})
    board = sudokuwiki.write(Puzzle(EULER, entry, corner=notes)).strip().removeprefix(SITE)
    values = [int(board[at : at + 2], 32) for at in range(0, 162, 2)]
    assert [value & 1 for value in values] == [int(digit > 0) for digit in EULER.digits]
    assert values[:4] == [1 << 4, (1 << 4 | 1 << 6) << 1, 1 << 3 | 1, 511 << 1]
    assert formats.lost(Puzzle(EULER, entry, corner=notes), "sudokuwiki") == ()


def test_the_example_of_the_description_is_read() -> None:
    """It marks cells with several candidates as givens; they are read as notes, and that is reported."""
    example = (
        "vu4804032o1508g080030k10o888882647046888g06828060k10029k260b90478go003g0g95090b0b6a2c00g0bcg038ga8"
        "g9ao1506601oh847063a2ag288gg8g0626c082c2k20b159818920k9ag9462044"
    )
    reading = formats.read(f"{SITE}{example}")
    assert reading.format.id == "sudokuwiki"
    assert reading.dropped == ("other_keys",)
    assert (reading.puzzles[0].givens[3], reading.puzzles[0].entries[2]) == (1, 2)
    assert reading.puzzles[0].corner.digits(5) == (2, 5)


REFUSED = [
    (f"{SITE}123", r"line 1, column 42: the board of this link has 3 characters, not 81"),
    (SITE, r"has 0 characters"),
    (f"\n{SITE}{'0' * 80}x", r"line 2, column 122: 'x' is not a cell"),
    (f"{SITE}S9Bzz{'ep' * 80}", r"column 45: r1c1 is neither a digit nor candidates"),
    (f"{SITE}vu01{'vu' * 79}", r"column 44: r1c2 is neither a digit nor candidates"),
    (f"{SITE}{'w' * 162}", r"has 162 characters, not 81 digits or 162 of 0-9 and a-v"),
]

BOARDS = st.text(string.digits + string.ascii_lowercase, min_size=160, max_size=166)
ANYTHING = [("sudokuwiki", BOARDS.map(f"{SITE}{head}{{}}".format)) for head in ("", "S9B")]
