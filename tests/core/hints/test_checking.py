"""A hint is only given where it can be right."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solver_core.hints import Position, PositionFault, check, finder
from solver_core.sudoku.cells import CELLS
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks
from solver_core.sudoku.puzzle import Puzzle
from solver_core.sudoku.solving import solve

HARD = Grid.parse("..5.61...6.9.3.41..7...4.....3.......163.574.......9.....7...5..92.5.3.4...28.6..")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("11" + "." * 79, PositionFault.CONTRADICTORY),
        ("12345678." + "." * 8 + "9" + "." * 63, PositionFault.NONE),
        ("." * 81, PositionFault.SEVERAL),
        (str(HARD), None),
    ],
)
def test_a_puzzle_needs_one_solution(text: str, fault: PositionFault | None) -> None:
    assert check(Position.start(Grid.parse(text))).fault is fault


def test_wrong_digits_and_notes_are_named() -> None:
    solution = solve(HARD)
    assert solution is not None
    wrong = solution[0] % 9 + 1
    entered = Puzzle(HARD, entries=Grid.empty().with_digit(0, wrong).with_digit(1, solution[1]))
    found = check(Position.of(entered))
    assert (found.fault, found.cells, found.solution) == (PositionFault.DIGITS, (0,), solution)

    start = Position.start(HARD)
    noted = start.candidates.with_mask(1, start.candidates[1] & ~(1 << solution[1] - 1) or 1 << wrong - 1)
    found = check(Position.of(Puzzle(HARD, corner=noted)))
    assert (found.fault, found.cells) == (PositionFault.NOTES, (1,))


def test_a_few_notes_are_no_candidates() -> None:
    """Notes count where every empty cell has some, in the corner or in the middle."""
    start = Position.start(HARD)
    some = Puzzle(HARD, corner=Marks.of({0: (1,)}))
    assert Position.of(some) == start
    halves = [
        [mask if cell % 2 == half else 0 for cell, mask in enumerate(start.candidates.masks)]
        for half in (0, 1)
    ]
    both = Puzzle(HARD, corner=Marks(tuple(halves[0])), centre=Marks(tuple(halves[1])))
    assert Position.of(both) == replace(start, is_noted=True)
    cell = next(cell for cell in CELLS if start.candidates[cell].bit_count() > 2)
    fewer = start.candidates[cell] & start.candidates[cell] - 1
    noted = replace(both, corner=both.corner.with_mask(cell, fewer), centre=both.centre.with_mask(cell, 0))
    assert Position.of(noted).candidates == start.candidates.with_mask(cell, fewer)


@given(st.data())
def test_whatever_is_noted_a_hint_is_right_or_the_notes_are_named(data: st.DataObject) -> None:
    """Cells without their digit are named, all and no others; from notes that lack none every step is sound."""
    start = Position.start(HARD)
    solution = check(start).solution
    assert solution is not None
    choice = [cell for cell in CELLS if start.candidates[cell].bit_count() > 1]
    wrong = sorted(data.draw(st.sets(st.sampled_from(choice), max_size=3), label="cells without their digit"))
    marks = []
    for cell, mask in enumerate(start.candidates.masks):
        bit = mask and 1 << solution[cell] - 1
        kept = mask & data.draw(st.integers(0, 511)) if mask else 0
        marks.append(kept & ~bit or mask & ~bit if cell in wrong else kept | bit)
    noted = Position.of(Puzzle(HARD, corner=Marks(tuple(marks))))
    found = check(noted)
    assert (found.fault, list(found.cells)) == (PositionFault.NOTES if wrong else None, wrong)
    if not wrong and (step := finder.next_step(noted)):
        assert all(solution[cell] == digit for cell, digit in step.placed), step
        assert all(solution[cell] != digit for cell, digit in step.removed), step
