"""Steps and faults of puzzles that are given by candidates."""

import json

import pytest

from solver_core import Grid
from solver_core.hints import Position, PositionFault, check, finder, worker
from solver_core.hints.position import rating_request, request
from solver_core.hints.techniques import BY_ID, CHOICES, Group
from solver_core.sudoku.marks import ALL_DIGITS, Marks
from solver_core.sudoku.puzzle import Puzzle
from tests.amounts import some
from tests.core.sukaku import PLAIN, SOLUTION, some_solutions, sukaku

ALL = Marks((ALL_DIGITS,) * 81)


def test_every_step_agrees_with_the_only_solution() -> None:
    """Also where by the rules alone there would be others, which techniques of uniqueness rest on, and by trying."""
    tried = 0
    for number in range(some(160)):
        grid = sukaku(number)
        if grid.is_complete or len(found := some_solutions(grid, 2)) != 1:
            continue
        tried += 1
        placed = dict(enumerate(grid.digits))
        for step in finder.path(Position.start(grid)):
            assert all(found[0][cell] == digit for cell, digit in step.placed), (number, str(step))
            assert all(found[0][cell] != digit for cell, digit in step.removed), (number, str(step))
            placed |= dict(step.placed)
        assert bytes(placed.values()) == found[0], number
    assert tried > 10


def test_the_last_resort_knows_the_solution_with_the_candidates() -> None:
    """The library would look for one by the rules alone."""
    masks = [1 << digit - 1 for digit in SOLUTION.digits]
    for cell in (0, 1, 40, 80):
        masks[cell] |= 0b11
    step = finder.next_step(Position.start(Grid.empty().within(Marks(tuple(masks)))), ["brute_force"])
    assert step
    assert all(SOLUTION[cell] == digit for cell, digit in step.placed)
    assert step.placed


def test_uniqueness_counts_where_the_givens_alone_are_unique() -> None:
    """Candidates that follow from the puzzle, as in a library of steps, forbid no technique."""
    wrong = [digit for digit in PLAIN.possible().digits(1) if digit != SOLUTION[1]]
    less = Position.start(PLAIN.within(ALL.with_mask(1, ALL_DIGITS & ~(1 << wrong[0] - 1))))
    assert finder._valid(CHOICES, less) == CHOICES
    sparse = Position.start(Grid.empty().within(Marks(tuple(1 << digit - 1 for digit in SOLUTION.digits))))
    assert not any(BY_ID[one].group is Group.UNIQUENESS for one in finder._valid(CHOICES, sparse))


@pytest.mark.parametrize(
    ("puzzle", "fault", "cells"),
    [
        (Puzzle(PLAIN.within(ALL.with_mask(1, 0b1))), None, ()),
        (Puzzle(PLAIN.within(ALL.with_mask(1, 0b100000))), PositionFault.CANDIDATES, ()),
        (Puzzle(PLAIN.within(ALL.with_mask(0, 0b1))), PositionFault.CANDIDATES, ()),
        (Puzzle(Grid.empty().within(ALL.with_mask(0, 0b1))), PositionFault.SEVERAL, ()),
        (Puzzle(PLAIN, Grid.empty().with_digit(1, 6)), PositionFault.DIGITS, (1,)),
    ],
)
def test_faults_of_a_position_are_found(
    puzzle: Puzzle, fault: PositionFault | None, cells: tuple[int, ...]
) -> None:
    """Here, and in the process that finds steps, which gets the candidates with its request."""
    position = Position.of(puzzle)
    found = check(position)
    assert (found.fault, found.cells) == (fault, cells)
    [first, *_] = worker.answer(json.loads(request(1, "next", position, CHOICES)))
    assert first.get("fault") == fault
    assert ("step" in first) is (fault is None)


def test_a_rating_begins_with_the_candidates() -> None:
    """In the process that rates, too."""
    grid = Grid.empty().within(Marks(tuple(1 << d - 1 if d else ALL_DIGITS for d in PLAIN.digits)))
    [answer] = [*worker.answer(json.loads(rating_request(1, grid)))]
    expected = finder.rate(grid)
    assert answer["rating"] == {"level": expected.level, "score": expected.score, "hardest": expected.hardest}
    [answer] = [*worker.answer(json.loads(rating_request(1, Grid.empty().within(ALL.with_mask(0, 0)))))]
    assert answer["rating"] == {"solutions": 0}
