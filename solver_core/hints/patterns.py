"""Completes the patterns of steps that the library reports only in part: houses, cells, linking digits, chains.

A chain says: if its first candidate is false, the next is true, so the next but one is false ... and its last is true.
One of its ends is true in any case, and what sees both ends is false. The shortest that shows why a candidate goes is
found here.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import reduce
from itertools import combinations, pairwise, product
from operator import or_
from typing import Final

from solver_core.hints.position import Position
from solver_core.hints.steps import AlmostLockedSet, Candidate, Node, Step
from solver_core.hints.techniques import TECHNIQUES, Group
from solver_core.sudoku.cells import CELLS, FIRST_BOX, HOUSES, PEERS, houses_with
from solver_core.sudoku.marks import digits_of

_Neighbours = Callable[[Candidate], Iterable[Candidate]]


def completed(step: Step, position: Position) -> Step:
    """A step with everything that can be shown."""
    complete = _BY_TECHNIQUE.get(step.technique)
    return complete(step, position) if complete else step


def _full_house(step: Step, position: Position) -> Step:
    full = [at for at in houses_with(step.cells) if len(_free(at, (), position)) == 1]
    return replace(step, cells=step.cells[:1], base=tuple(full[:1]))


def _hidden_single(step: Step, position: Position) -> Step:
    """Boxes first: there a single is seen most easily."""
    (_, digit), *_ = step.placed
    only = [at for at in houses_with(step.cells) if len(_open_among(HOUSES[at].cells, digit, position)) == 1]
    return replace(step, base=tuple(sorted(only, reverse=True)[:1]))


def _locked(step: Step, _position: Position) -> Step:
    """Base is where the digit must stand, cover from where it goes."""
    *line, box = houses_with(step.cells)
    base, cover = ((box,), tuple(line)) if step.technique == "locked_candidates_1" else (tuple(line), (box,))
    return replace(step, base=base, cover=cover)


def _naked(step: Step, _position: Position) -> Step:
    return replace(step, base=tuple(houses_with(step.cells)))


def _hidden(step: Step, position: Position) -> Step:
    confined = [
        at
        for at in houses_with(step.cells)
        if all({*_open_among(HOUSES[at].cells, digit, position)} <= {*step.cells} for digit in step.digits)
    ]
    return replace(step, base=tuple(confined[:1]))


def _over_one_digit(step: Step, position: Position) -> Step:
    return _with_chains(step, (_chain_of_one_digit(position, removed) for removed in step.removed))


def _over_pairs(step: Step, position: Position) -> Step:
    digits = step.digits if step.technique == "remote_pair" else ()
    return _with_chains(step, (_chain_of_pairs(position, removed, digits) for removed in step.removed))


def _w_wing(step: Step, _position: Position) -> Step:
    """The linked digit is in one of two cells, of which each sees one of the pairs."""
    removed, linked = step.digits
    (one, _), (other, _), (first, _), (last, _) = step.fins
    way = ((one, removed), (one, linked), (first, linked), (last, linked), (other, linked), (other, removed))
    nodes = tuple(Node((cell,), digit, bool(at % 2)) for at, (cell, digit) in enumerate(way))
    return replace(step, chains=(nodes,), fins=())


def _empty_rectangle(step: Step, _position: Position) -> Step:
    """The box that has the fins, and the strong link outside of it."""
    digit, (first, last) = step.digits[0], step.cells
    link = (Node((first,), digit, is_on=False), Node((last,), digit, is_on=True))
    boxes = (at for at in houses_with(cell for cell, _ in step.fins) if at >= FIRST_BOX)
    return replace(step, base=tuple(boxes), chains=(link,))


def _bug(step: Step, position: Position) -> Step:
    cell, gone = step.removed[0].cell, {digit for _, digit in step.removed}
    left = tuple(digit for digit in position.candidates.digits(cell) if digit not in gone)
    return replace(step, cells=(cell,), digits=left)


def _forced(step: Step, _position: Position) -> Step:
    """The library gives the cell that is placed; a pattern has only chains."""
    return replace(step, cells=(), digits=())


def _with_chains(step: Step, found: Iterable[tuple[Node, ...]]) -> Step:
    """Each chain once, whichever end it begins at."""
    once: dict[frozenset[tuple[tuple[int, ...], int]], tuple[Node, ...]] = {}
    for chain in found:
        if chain:
            once.setdefault(frozenset((node.cells, node.digit) for node in chain), chain)
    return replace(step, chains=tuple(once.values()), fins=())


# --- almost locked sets ---------------------------------------------------------------------------


def _linked(step: Step, position: Position) -> Step:
    """The step with the digits that link neighbouring sets; of three sets the library names the middle one last."""
    sets = step.sets
    if step.technique == "als_xy_wing":
        one, other, pivot = sets
        sets = (one, pivot, other)
    found = dict.fromkeys(common for pair in pairwise(sets) for common in _commons(*pair, position))
    return replace(step, sets=sets, commons=tuple(found))


def _commons(one: AlmostLockedSet, other: AlmostLockedSet, position: Position) -> Iterator[Candidate]:
    """Digits of both sets whose places in the one all see those in the other."""
    for digit in one.digits:
        here, there = (_open_among(part.cells, digit, position) for part in (one, other))
        if here and there and all(cell in PEERS[other] for cell in there for other in here):
            yield from (Candidate(cell, digit) for cell in (*here, *there))


def _sue_de_coq(step: Step, position: Position) -> Step:
    """The step with the fewest cells of box and line that use up as many digits as there are cells."""
    *lines, box = houses_with(step.cells)
    for line in lines:
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
    open_cells = {digit: _open_among(cells, digit, position) for digit in digits}
    if any(other not in PEERS[one] for mask in open_cells.values() for one, other in combinations(mask, 2)):
        return False
    return all(
        cell not in cells and digit in open_cells and all(other in PEERS[cell] for other in open_cells[digit])
        for cell, digit in step.removed
    )


def _free(house: int, others: Sequence[int], position: Position) -> list[int]:
    return [cell for cell in HOUSES[house].cells if cell not in others and not position.board[cell]]


def _subsets(cells: list[int]) -> list[tuple[int, ...]]:
    return [part for size in range(1, len(cells)) for part in combinations(cells, size)]


def _digits(cells: Iterable[int], position: Position) -> tuple[int, ...]:
    return digits_of(reduce(or_, (position.candidates[cell] for cell in cells), 0))


def _open_among(cells: Iterable[int], digit: int, position: Position) -> tuple[int, ...]:
    return tuple(cell for cell in cells if position.candidates[cell] >> digit - 1 & 1)


# --- chains -------------------------------------------------------------------------------------------


def _chain_of_one_digit(position: Position, removed: Candidate) -> tuple[Node, ...]:
    """A chain of one digit, over houses in which it has two places; empty if there is none."""
    digit = removed.digit
    open_cells = set(_open_among(CELLS, digit, position))
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


def _chain_of_pairs(position: Position, removed: Candidate, digits: Sequence[int] = ()) -> tuple[Node, ...]:
    """A chain over cells with two candidates, or over those with just these digits; empty if there is none."""
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
    return [Candidate(cell, removed.digit) for cell in sorted(open_cells) if cell in PEERS[removed.cell]]


def _shortest(
    ends: Sequence[Candidate], removed: Candidate, strong: _Neighbours, weak: _Neighbours
) -> tuple[Node, ...]:
    """The shortest chain from one of the ends to another; the removed candidate is not part of it."""
    found: list[Candidate] = []
    for start in ends:
        chain = _from(start, set(ends), removed, strong, weak)
        if chain and (not found or len(chain) < len(found)):
            found = chain
    return tuple(Node((cell,), digit, bool(at % 2)) for at, (cell, digit) in enumerate(found))


def _from(
    start: Candidate, ends: set[Candidate], removed: Candidate, strong: _Neighbours, weak: _Neighbours
) -> list[Candidate]:
    """Breadth first over true candidates, each with the two before it."""
    before: dict[Candidate, tuple[Candidate, Candidate | None]] = {}
    # A false one, and the true one before.
    waiting: deque[tuple[Candidate, Candidate | None]] = deque([(start, None)])
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


_BY_TECHNIQUE: Final[dict[str, Callable[[Step, Position], Step]]] = {
    "full_house": _full_house,
    "hidden_single": _hidden_single,
    **dict.fromkeys(("locked_candidates_1", "locked_candidates_2"), _locked),
    **dict.fromkeys(
        ("locked_pair", "locked_triple", "naked_pair", "naked_triple", "naked_quadruple"), _naked
    ),
    **dict.fromkeys(("hidden_pair", "hidden_triple", "hidden_quadruple"), _hidden),
    **dict.fromkeys(
        ("skyscraper", "two_string_kite", "dual_two_string_kite", "turbot_fish", "x_chain"), _over_one_digit
    ),
    **dict.fromkeys(("xy_chain", "remote_pair"), _over_pairs),
    "w_wing": _w_wing,
    "empty_rectangle": _empty_rectangle,
    "sue_de_coq": _sue_de_coq,
    **dict.fromkeys(("als_xz", "als_xy_wing", "als_xy_chain"), _linked),
    "bug_plus_1": _bug,
    **{one.id: _forced for one in TECHNIQUES if one.group is Group.LAST_RESORT},
}
