"""Singles come as people see them, and what is said to exclude the others does so."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from solver_core.hints import Candidate, Position, Step, finder
from solver_core.hints.singles import causes, house_of, next_single
from solver_core.hints.techniques import CHOICES
from solver_core.sudoku.cells import CELLS, DIGITS, HOUSES, PEERS
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.solving import solve
from tests.amounts import each, some
from tests.bench.hints import kind_of, kinds_in, made

PUZZLE = Grid.parse("5...17.6.68......3....9...2.7...2..4..3...2..2..5...8.8...2....7......96.1.95...7")
"""It has a naked single in r2c5 that nobody sees before its hidden ones."""
SHARE = some(40)


def walked(givens: Grid, *, noted: bool) -> Iterator[tuple[Position, Step]]:
    """Each single with its position, as far as these lead."""
    position = replace(Position.start(givens), is_noted=noted)
    while (step := next_single(position, CHOICES)) is not None:
        yield position, step
        position = position.after(step)


def test_a_hidden_single_is_shown_before_a_cell_that_takes_eight_looks() -> None:
    step = finder.next_step(Position.start(PUZZLE))
    assert step is not None
    assert step.technique == "hidden_single"
    assert HOUSES[step.base[0]].kind == "box"
    noted = finder.next_step(replace(Position.start(PUZZLE), is_noted=True))
    assert noted is not None
    assert str(noted) == "Naked Single: r2c5=4"


@pytest.mark.parametrize("noted", [False, True], ids=["without notes", "with notes"])
def test_no_easier_single_is_passed_over_and_none_is_wrong(noted: bool) -> None:  # noqa: FBT001 - a parameter
    """Against a plain search of all 27 houses, and the solution."""
    for givens in each(made(Random(7), SHARE)):
        solution = solve(givens)
        assert solution is not None
        for position, step in each(walked(givens, noted=noted)):
            assert kind_of(step) == kinds_in(position)[0]
            assert all(solution[cell] == digit for cell, digit in step.placed)


def test_another_order_of_singles_can_be_preferred() -> None:
    """Switched off and moved techniques count for singles as well."""
    start = Position.start(PUZZLE)
    naked = finder.next_step(start, ["naked_single", *CHOICES])
    assert naked is not None
    assert naked.technique == "naked_single"
    without = finder.next_step(start, [one for one in CHOICES if one != "hidden_single"])
    assert without is not None
    assert without.technique == "naked_single"


def test_the_digits_that_exclude_leave_nothing_else() -> None:
    """Of a hidden single every other empty cell of the house, of a naked one every other digit, each once."""
    seen = set()
    for givens in made(Random(8), SHARE):
        for position, step in walked(givens, noted=False):
            found, board = causes(step, position.board), position.board
            cell, digit = step.placed[0]
            seen.add(step.technique)
            if step.technique == "hidden_single":
                assert all(
                    board[one.cell] == digit and set(one.excluded) <= {*PEERS[one.cell]} for one in found
                )
                excluded = [other for one in found for other in one.excluded]
                empty = {other for other in HOUSES[step.base[0]].cells if not board[other]} - {cell}
                assert sorted(excluded) == sorted(empty)
            elif step.technique == "naked_single":
                assert {board[one.cell] for one in found} == set(DIGITS) - {digit}
                assert len(found) == 8
                for one in found:
                    assert {cell, one.cell} <= set(HOUSES[house_of(one, board)].cells)
            else:
                assert not found
    assert seen == {"full_house", "naked_single", "hidden_single"}


def test_where_only_notes_exclude_no_digit_is_blamed() -> None:
    """The candidates of a box but for one cell have been removed by hand."""
    start = Position.start(Grid.empty())
    marks = start.candidates
    for cell in HOUSES[18].cells[1:]:
        marks = marks.with_mask(cell, marks[cell] & ~1)
    step = next_single(Position(Grid.empty(), Grid.empty(), marks, is_noted=True), CHOICES)
    assert step is not None
    assert str(step) == "Hidden Single: r1c1=1"
    assert causes(step, Grid.empty()) == ()


def test_a_step_leads_to_the_next_position() -> None:
    """What is placed leaves all that see it, as the board's own candidates say."""
    start = Position.start(PUZZLE)
    step = next(finder.path(start))
    after = start.after(step)
    assert all(after.board[cell] == digit for cell, digit in step.placed)
    assert after.candidates == after.board.possible()
    cell, digit = next((cell, digit) for cell in CELLS for digit in start.candidates.digits(cell))
    without = start.after(Step("x_wing", removed=(Candidate(cell, digit),)))
    assert without.candidates == start.candidates.with_mask(cell, start.candidates[cell] & ~(1 << digit - 1))
    assert without.board == start.board
