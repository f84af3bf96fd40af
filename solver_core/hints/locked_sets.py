"""What the library does not report of almost locked sets: the digits that link them, and the cells of a Sue de Coq."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations, pairwise, product

from solver_core.hints.position import Position
from solver_core.hints.steps import AlmostLockedSet, Candidate, Step
from solver_core.sudoku.cells import HOUSES, PEERS
from solver_core.sudoku.marks import digits_of

_FIRST_BOX = 18


def linked(step: Step, position: Position) -> Step:
    """With the digits that link neighbours; of three sets the library names the middle one last."""
    sets = step.sets
    if step.technique == "als_xy_wing":
        one, other, pivot = sets
        sets = (one, pivot, other)
    found = dict.fromkeys(common for pair in pairwise(sets) for common in _commons(*pair, position))
    return replace(step, sets=sets, commons=tuple(found))


def _commons(one: AlmostLockedSet, other: AlmostLockedSet, position: Position) -> Iterator[Candidate]:
    """Digits of both sets whose places in the one all see those in the other."""
    for digit in one.digits:
        here, there = (_open_cells(part.cells, digit, position) for part in (one, other))
        if here and there and all(cell in PEERS[other] for cell in there for other in here):
            yield from (Candidate(cell, digit) for cell in (*here, *there))


def sue_de_coq(step: Step, position: Position) -> Step:
    """With the fewest cells of the box and of the line that use up as many digits as there are cells."""
    around = [at for at, house in enumerate(HOUSES) if set(step.cells) <= set(house.cells)]
    box = next(at for at in around if at >= _FIRST_BOX)
    for line in (at for at in around if at < _FIRST_BOX):
        beside = [_free(house, step.cells, position) for house in (box, line)]
        choices = (pair for pair in product(*map(_subsets, beside)) if set(pair[0]).isdisjoint(pair[1]))
        for in_box, in_line in sorted(choices, key=lambda pair: len(pair[0]) + len(pair[1])):
            if _uses_up(step, (*step.cells, *in_box, *in_line), position):
                sets = tuple(AlmostLockedSet(part, _digits(part, position)) for part in (in_box, in_line))
                return replace(step, base=(box, line), sets=sets)
    return replace(step, base=(box,))


def _uses_up(step: Step, cells: Sequence[int], position: Position) -> bool:
    """Whether these cells need all their digits, and what is removed sees all places of its digit among them."""
    digits = _digits(cells, position)
    if len(digits) != len(cells):
        return False
    open_cells = {digit: _open_cells(cells, digit, position) for digit in digits}
    if any(other not in PEERS[one] for mask in open_cells.values() for one, other in combinations(mask, 2)):
        return False
    return all(
        cell not in cells and digit in open_cells and all(other in PEERS[cell] for other in open_cells[digit])
        for cell, digit in step.removed
    )


def _free(house: int, others: Sequence[int], position: Position) -> list[int]:
    """Empty cells of a house but for some others."""
    return [cell for cell in HOUSES[house].cells if cell not in others and not position.board[cell]]


def _subsets(cells: list[int]) -> list[tuple[int, ...]]:
    return [part for size in range(1, len(cells)) for part in combinations(cells, size)]


def _digits(cells: Iterable[int], position: Position) -> tuple[int, ...]:
    mask = 0
    for cell in cells:
        mask |= position.candidates[cell]
    return digits_of(mask)


def _open_cells(cells: Iterable[int], digit: int, position: Position) -> tuple[int, ...]:
    return tuple(cell for cell in cells if position.candidates[cell] >> digit - 1 & 1)
