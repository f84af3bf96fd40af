"""What a step's pattern consists of, where the library does not report: houses, chains, cells."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final

from solver_core.hints import chains, locked_sets
from solver_core.hints.position import Position
from solver_core.hints.steps import Node, Step
from solver_core.sudoku.cells import HOUSES

_FIRST_BOX: Final = 18

Completed = Callable[[Step, Position], Step]


def completed(step: Step, position: Position) -> Step:
    """A step with all that can be shown of it."""
    complete = _BY_TECHNIQUE.get(step.technique)
    return complete(step, position) if complete else step


def _full_house(step: Step, position: Position) -> Step:
    cell = step.cells[0]
    full = (at for at in _around(step.cells) if sum(not position.board[one] for one in HOUSES[at].cells) == 1)
    return replace(step, cells=(cell,), base=tuple(full)[:1])


def _hidden_single(step: Step, position: Position) -> Step:
    """Boxes first: there a single is seen most easily."""
    (_, digit), *_ = step.placed
    only = [at for at in _around(step.cells) if len(_open_cells(position, at, digit)) == 1]
    return replace(step, base=tuple(sorted(only, reverse=True)[:1]))


def _locked(step: Step, _position: Position) -> Step:
    """Base is where the digit must stand, cover from where it goes."""
    found = _around(step.cells)
    box, line = ([at for at in found if (at >= _FIRST_BOX) is is_box] for is_box in (True, False))
    if step.technique == "locked_candidates_1":
        return replace(step, base=tuple(box), cover=tuple(line))
    if step.technique == "locked_candidates_2":
        return replace(step, base=tuple(line), cover=tuple(box))
    return replace(step, base=tuple(found))


def _naked(step: Step, _position: Position) -> Step:
    return replace(step, base=tuple(_around(step.cells)))


def _hidden(step: Step, position: Position) -> Step:
    cells = set(step.cells)
    confined = (
        at
        for at in _around(step.cells)
        if all(_open_cells(position, at, digit) <= cells for digit in step.digits)
    )
    return replace(step, base=tuple(confined)[:1])


def _over_one_digit(step: Step, position: Position) -> Step:
    return _with_chains(step, (chains.of_one_digit(position, removed) for removed in step.removed))


def _over_pairs(step: Step, position: Position) -> Step:
    return _with_chains(step, (chains.of_pairs(position, removed) for removed in step.removed))


def _over_one_pair(step: Step, position: Position) -> Step:
    return _with_chains(step, (chains.of_pairs(position, removed, step.digits) for removed in step.removed))


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
    boxes = (at for at in _around(cell for cell, _ in step.fins) if at >= _FIRST_BOX)
    return replace(step, base=tuple(boxes), chains=(link,))


def _bug(step: Step, position: Position) -> Step:
    cell = step.removed[0].cell
    gone = {digit for _, digit in step.removed}
    return replace(
        step,
        cells=(cell,),
        digits=tuple(digit for digit in position.candidates.digits(cell) if digit not in gone),
    )


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


def _around(cells: Iterable[int]) -> list[int]:
    """The houses that have all these cells."""
    wanted = set(cells)
    return [at for at, house in enumerate(HOUSES) if wanted.issubset(house.cells)]


def _open_cells(position: Position, house: int, digit: int) -> set[int]:
    return {cell for cell in HOUSES[house].cells if position.candidates[cell] >> digit - 1 & 1}


_BY_TECHNIQUE: Final[dict[str, Completed]] = {
    "full_house": _full_house,
    "hidden_single": _hidden_single,
    **dict.fromkeys(("locked_candidates_1", "locked_candidates_2", "locked_pair", "locked_triple"), _locked),
    **dict.fromkeys(("naked_pair", "naked_triple", "naked_quadruple"), _naked),
    **dict.fromkeys(("hidden_pair", "hidden_triple", "hidden_quadruple"), _hidden),
    **dict.fromkeys(
        ("skyscraper", "two_string_kite", "dual_two_string_kite", "turbot_fish", "x_chain"), _over_one_digit
    ),
    "xy_chain": _over_pairs,
    "remote_pair": _over_one_pair,
    "w_wing": _w_wing,
    "empty_rectangle": _empty_rectangle,
    "sue_de_coq": locked_sets.sue_de_coq,
    **dict.fromkeys(("als_xz", "als_xy_wing", "als_xy_chain"), locked_sets.linked),
    "bug_plus_1": _bug,
    **dict.fromkeys(
        (
            "forcing_chain_contradiction",
            "forcing_chain_verity",
            "forcing_net_contradiction",
            "forcing_net_verity",
            "brute_force",
        ),
        _forced,
    ),
}
