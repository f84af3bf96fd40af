"""Puzzles that are given by candidates, written and read in every format."""

from dataclasses import replace
from functools import cache

import pytest

from solver_core import Grid, formats
from solver_core.formats import FORMATS, candidates
from solver_core.sudoku.cells import CELLS
from solver_core.sudoku.marks import ALL_DIGITS, Marks
from solver_core.sudoku.puzzle import Puzzle
from tests.amounts import each, some
from tests.core.sukaku import PLAIN, SOLUTION, some_solutions, sukaku

KEEPING = ("dsudoku", "sukaku", "hodoku", "ss", "pencilmarks", "sdx")
WRITTEN = [row.id for row in FORMATS if row.writes]
ALL = Marks((ALL_DIGITS,) * 81)
EXCLUDED = PLAIN.within(ALL.with_mask(0, 0b11))
"""With a given that is no candidate."""


@cache
def puzzles() -> list[Puzzle]:
    """With notes, with right entries, and bare."""
    found = []
    for number in range(some(200)):
        grid = sukaku(number)
        if 0 in {mask for cell, mask in enumerate(grid.possible().masks) if not grid[cell]}:
            continue  # not every format can say that nothing is left
        solved = some_solutions(grid, 1)
        entries = Grid.empty()
        if solved:
            for cell in list(CELLS)[number % 7 :: 7]:
                entries = entries if grid[cell] else entries.with_digit(cell, solved[0][cell])
        noted = Puzzle(grid, corner=grid.possible())
        found += [Puzzle(grid), noted, Puzzle(grid, entries)]
    return found


def test_eliminated_candidates_make_the_same_puzzle_again() -> None:
    """`without` makes a puzzle that lacks the candidates which `eliminated` has found, and no others."""
    for puzzle in each(puzzles()):
        gone = candidates.eliminated(puzzle)
        bare = Grid(puzzle.givens.digits)
        assert candidates.eliminated(candidates.with_eliminated(bare, puzzle.entries, gone)) == gone


@pytest.mark.parametrize("format_id", KEEPING)
def test_the_solutions_are_those_of_the_puzzle_that_was_written(format_id: str) -> None:
    """Whatever becomes of entries and notes, candidates stay; and what does not is known beforehand."""
    compared = 0
    for puzzle in puzzles():
        [again] = formats.format_called(format_id).reads(formats.write(puzzle, format_id)).puzzles
        lost = {"givens", "candidates"} & set(formats.lost(puzzle, format_id))
        if not puzzle.entries.filled or format_id in {"dsudoku", "hodoku", "ss"}:
            # Only another puzzle is solved: equal ones have the same solutions.
            assert again.givens == puzzle.givens or some_solutions(again.givens) == some_solutions(
                puzzle.givens
            )
            assert "candidates" not in lost or format_id == "sukaku"
            compared += 1
        elif not lost:
            assert again.givens == puzzle.givens
    assert compared


@pytest.mark.parametrize("format_id", WRITTEN)
def test_lost_candidates_are_reported(format_id: str) -> None:
    """Converting to a format without candidates reports that they are gone."""
    puzzle = Puzzle(PLAIN.within(ALL.with_mask(1, 0b1)))
    lost = formats.lost(puzzle, format_id)
    assert ("candidates" in lost) is (format_id not in KEEPING)


@pytest.mark.parametrize("puzzle", [Puzzle(EXCLUDED), Puzzle(PLAIN.within(ALL.with_mask(1, 0)))])
def test_a_cell_without_candidates_is_kept_or_reported_as_lost(puzzle: Puzzle) -> None:
    """Our own file keeps it, a table of candidates in a frame cannot."""
    assert formats.lost(puzzle, "dsudoku") == ()
    [again] = formats.read(formats.write(puzzle, "hodoku")).puzzles
    assert some_solutions(again.givens) == [] or "candidates" in formats.lost(puzzle, "hodoku")
    assert "candidates" in formats.lost(puzzle, "pencilmarks")


def test_a_lone_candidate_is_the_only_one_however_it_is_shown() -> None:
    """As givens, entries or notes, the puzzle has the same single solution; in one way all are givens."""
    line = "".join(str(d) if digit in {0, d} else "." for digit in PLAIN.digits for d in range(1, 10))
    reading = formats.read(line)
    ways = [reading, *reading.also]
    assert [some_solutions(way.puzzles[0].givens) for way in ways] == [[SOLUTION.digits]] * len(ways)
    assert PLAIN in {way.puzzles[0].givens for way in ways}


def test_single_candidates_among_full_cells_are_the_givens() -> None:
    """Where every other cell has all nine digits, nothing was worked out: the text is a puzzle as it is printed."""
    cells = ("123456789" if not digit else f"{digit:.>{digit}}".ljust(9, ".") for digit in PLAIN.digits)
    [puzzle] = formats.read("".join(cells)).puzzles
    assert puzzle == Puzzle(PLAIN)


def test_in_a_line_of_729_a_cell_may_have_no_candidates() -> None:
    """Unlike in a frame, where it was left out."""
    line = formats.write(Puzzle(PLAIN), "sukaku")
    [puzzle] = formats.read(line[:9] + "." * 9 + line[18:]).puzzles
    assert some_solutions(puzzle.givens) == []
    frame = formats.write(Puzzle(PLAIN), "pencilmarks")
    first = "".join(map(str, PLAIN.possible().digits(1)))
    [puzzle] = formats.read(frame.replace(first, ".", 1)).puzzles
    assert puzzle.givens == PLAIN


def test_entries_beside_a_table_are_no_part_of_the_puzzle() -> None:
    """A wrong entry, and what it takes from other cells, is not taken for what the puzzle says."""
    wrong = Puzzle(PLAIN, Grid.empty().with_digit(1, 6), corner=Marks.of({2: (9,)}))
    [again] = formats.read(formats.write(replace(wrong, corner=Marks.none()), "pencilmarks")).puzzles
    assert again.givens == PLAIN
    [again] = formats.read(formats.write(wrong, "pencilmarks")).puzzles
    assert again.givens.possible().digits(2) == (6, 9)  # 6 is not noted for the entry alone
    assert again.givens.possible()[1] == PLAIN.possible()[1]


def test_eliminations_are_part_of_the_puzzle() -> None:
    """Of a line or a file, each leaves its cell without a candidate, also without the last one."""
    gone = [(1, digit) for digit in PLAIN.possible().digits(1)]
    for format_id in ("hodoku", "ss"):
        [again] = formats.read(
            formats.write(candidates.with_eliminated(PLAIN, Grid.empty(), gone), format_id)
        ).puzzles
        assert again.givens.possible()[1] == 0
        assert some_solutions(again.givens) == []


def test_the_players_own_notes_restrict_nothing() -> None:
    """Formats in which notes are the user's keep them apart from the puzzle."""
    noted = Puzzle(PLAIN, corner=Marks.of({1: (6,)}), centre=Marks.of({2: (9,)}))
    for format_id in ("dsudoku", "opensudoku", "gnome", "fpuzzles"):
        [again] = formats.read(formats.write(noted, format_id)).puzzles
        assert again.givens == PLAIN, format_id


def test_errors_in_candidates_name_the_key() -> None:
    """Nothing is half read."""
    text = formats.write(Puzzle(PLAIN.within(ALL.with_mask(1, 0b1))), "dsudoku")
    assert '"candidates": {"r1c2": "1"}' in text
    for wrong, message in (('{"r1c2": "11"}', "r1c2"), ('{"r0c2": "1"}', "r0c2"), ('"1"', "candidates")):
        with pytest.raises(formats.FormatError, match=message):
            formats.read(text.replace('{"r1c2": "1"}', wrong))
