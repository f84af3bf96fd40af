"""Chains that the library finds but does not report: the shortest that shows why a candidate goes.

A chain says: if its first candidate is false, the next is true, so the next but one is false ... and its last is true. One of
its ends is true in any case, and what sees both ends is false.
"""

from collections import deque
from collections.abc import Callable, Iterable, Sequence

from solver_core.hints.position import Position
from solver_core.hints.steps import Candidate, Node
from solver_core.sudoku.cells import CELLS, HOUSES, PEERS

Neighbours = Callable[[Candidate], Iterable[Candidate]]


def of_one_digit(position: Position, removed: Candidate) -> tuple[Node, ...]:
    """A chain of one digit, over houses in which it has two places; empty where there is none."""
    digit = removed.digit
    open_cells = {cell for cell in CELLS if position.candidates[cell] >> digit - 1 & 1}
    conjugates: dict[int, set[int]] = {cell: set() for cell in open_cells}
    for house in HOUSES:
        if len(pair := open_cells.intersection(house.cells)) == 2:
            one, other = pair
            conjugates[one].add(other)
            conjugates[other].add(one)

    def strong(node: Candidate) -> Iterable[Candidate]:
        return (Candidate(cell, digit) for cell in sorted(conjugates[node.cell]))

    def weak(node: Candidate) -> Iterable[Candidate]:
        return (Candidate(cell, digit) for cell in PEERS[node.cell] if cell in open_cells)

    return _shortest(_ends(open_cells, removed), removed, strong, weak)


def of_pairs(position: Position, removed: Candidate, digits: Sequence[int] = ()) -> tuple[Node, ...]:
    """A chain over cells with two candidates, or over those with just these digits; empty where there is none."""
    marks = position.candidates
    pairs = {cell: marks.digits(cell) for cell in CELLS if marks[cell].bit_count() == 2}
    if digits:
        pairs = {cell: pair for cell, pair in pairs.items() if set(pair) == set(digits)}

    def strong(node: Candidate) -> Iterable[Candidate]:
        return (Candidate(node.cell, digit) for digit in pairs[node.cell] if digit != node.digit)

    def weak(node: Candidate) -> Iterable[Candidate]:
        cells = (cell for cell in PEERS[node.cell] if node.digit in pairs.get(cell, ()))
        return (Candidate(cell, node.digit) for cell in cells)

    return _shortest(
        _ends({cell for cell in pairs if removed.digit in pairs[cell]}, removed), removed, strong, weak
    )


def _ends(open_cells: Iterable[int], removed: Candidate) -> list[Candidate]:
    """Where a chain can begin or end: what the removed candidate sees."""
    return [Candidate(cell, removed.digit) for cell in sorted(open_cells) if cell in PEERS[removed.cell]]


def _shortest(
    ends: Sequence[Candidate], removed: Candidate, strong: Neighbours, weak: Neighbours
) -> tuple[Node, ...]:
    """The shortest chain from one of the ends to another; the removed candidate is not part of it."""
    found: list[Candidate] = []
    for start in ends:
        chain = _from(start, set(ends), removed, strong, weak)
        if chain and (not found or len(chain) < len(found)):
            found = chain
    return tuple(Node((cell,), digit, bool(at % 2)) for at, (cell, digit) in enumerate(found))


def _from(
    start: Candidate, ends: set[Candidate], removed: Candidate, strong: Neighbours, weak: Neighbours
) -> list[Candidate]:
    """Breadth first over true candidates, each with the two before it."""
    before: dict[Candidate, tuple[Candidate, Candidate | None]] = {}
    waiting: deque[tuple[Candidate, Candidate | None]] = deque(
        [(start, None)]
    )  # a false one, and the true one before
    while waiting:
        false, came_from = waiting.popleft()
        for true in strong(false):
            if true in before or true in {start, removed}:
                continue
            before[true] = (false, came_from)
            if true in ends:
                return _back(true, before)
            waiting.extend((node, true) for node in weak(true) if node not in {start, removed})
    return []


def _back(end: Candidate, before: dict[Candidate, tuple[Candidate, Candidate | None]]) -> list[Candidate]:
    chain, true = [], end
    while True:
        false, earlier = before[true]
        chain += [true, false]
        if earlier is None:
            return chain[::-1]
        true = earlier
