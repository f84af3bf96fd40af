"""The legs of the way to a stop: how a file writes them, and how a search follows them."""

from collections.abc import Iterator, Sequence
from functools import reduce
from operator import and_
from typing import Any, Final

from solver_core.cover import Condition, Op, Problem, SearchBase, Seek, conditions
from solver_core.cover.conditions import Clause
from solver_core.cover.replay.seeking import ENDLESS, STOPS
from sudoku_gui.features.tours import names
from sudoku_gui.features.tours.schema import TomlPlace, near, short
from sudoku_gui.features.tours.tour import Leg

OPS: Final = {op.name.lower(): op for op in Op if op is not Op.UNBEST}
"""All that happens going forward."""
STOP_KINDS: Final = tuple(kind for kind in STOPS if kind != "end")
"""The kinds of stop of `SearchBase.run_to` that a number counts."""
ENDS: Final = ("start", "end")
KINDS: Final = tuple(dict.fromkeys((*STOP_KINDS, *OPS, "size", "depth", "position", *ENDS)))

_MOST: Final = 2**53
_NAMES: Final = 2
_EXAMPLES: Final = {
    "start": '["start"]',
    "end": '["end"]',
    "size": '["size", "row 3 has 7", 1]',
    "position": '["position", 3]',
    "depth": '["depth", 3]',
}


# --- reading ------------------------------------------------------------------------------------------


def place(value: Any, where: TomlPlace) -> tuple[Leg, ...]:
    """The legs from the start to a place: "start", "end", a number of events, or a list of legs."""
    if isinstance(value, str):
        if value not in ENDS:
            raise where.fault("fault.place", found=short(value))
        return (Leg(value),) if value == "end" else ()
    return read([["position", value]] if type(value) is int else value, where)


def read(value: Any, where: TomlPlace) -> tuple[Leg, ...]:
    """The legs in a list such as ``[["size", "row 3 has 7", 1], ["depth", 3]]``."""
    if not isinstance(value, list) or not all(isinstance(leg, list) for leg in value):
        raise where.fault("fault.legs", found=short(value))
    return tuple(_leg(leg, where) for leg in value)


def _leg(data: list[Any], where: TomlPlace) -> Leg:
    kind, *rest = data or [""]
    if not isinstance(kind, str) or kind not in KINDS:
        raise where.fault("fault.leg", found=short(kind), remedy=near(str(kind), KINDS))
    number = rest.pop() if rest and type(rest[-1]) is int else None
    if not all(isinstance(name, str) and name.strip() for name in rest) or len(rest) > _NAMES:
        raise where.fault("fault.leg_parts", found=short(data))
    match kind:
        case "start" | "end":
            is_right = not rest and number is None
        case "size":
            is_right = len(rest) == 1 and number is not None and 0 <= number <= _MOST
        case "position" | "depth":
            is_right = not rest and number is not None and 0 <= number <= _MOST
        case _:
            is_right = (not rest or kind in OPS) and number != 0 and abs(number or 1) <= _MOST
    if not is_right:
        if kind in _EXAMPLES:
            raise where.fault("fault.leg_form", found=short(data), example=_EXAMPLES[kind])
        raise where.fault("fault.leg_count", found=short(data), kind=kind)
    return Leg(kind, tuple(rest), 1 if number is None else number)


# --- seeking ------------------------------------------------------------------------------------------


class LegSeek:
    """Moves a search along legs in slices; a ValueError where one names what the problem does not have."""

    def __init__(self, search: SearchBase, legs: Sequence[Leg]) -> None:
        self.missed: Leg | None = None  # the leg that found no such place; None so far
        self._seeks = self._each(search, [(leg, condition(search.problem, leg)) for leg in legs])
        self._seek = next(self._seeks, None)

    def go(self, seconds: float | None = None) -> bool:
        """Seek for about so long; returns whether it is at its end."""
        while self._seek is not None:
            if not self._seek.go(seconds):
                return False
            self._seek = next(self._seeks, None)
        return True

    def _each(self, search: SearchBase, legs: Sequence[tuple[Leg, Condition | None]]) -> Iterator[Seek]:
        for leg, condition in legs:
            for _ in range(abs(leg.number) if leg.kind in STOP_KINDS or leg.kind in OPS else 1):
                seek = _seek(search, leg, condition)
                yield seek
                if not seek.found:
                    self.missed = leg
                    return


def _seek(search: SearchBase, leg: Leg, condition: Condition | None) -> Seek:
    targets = {"start": 0, "end": ENDLESS, "position": leg.number}
    if leg.kind in targets:
        return search.seek_to(targets[leg.kind])
    return search.seek_to_next(condition or leg.kind, backward=leg.number < 0)


def condition(problem: Problem, leg: Leg) -> Condition | None:
    """The condition that ends a leg, None for a kind of stop; a ValueError where the problem lacks what it names."""
    if leg.kind == "depth":
        return conditions.at_depth(leg.number)
    if leg.kind == "size":
        return conditions.size_at_most(names.item(problem, leg.names[0]), leg.number)
    if leg.kind not in OPS or (leg.kind in STOP_KINDS and not leg.names):
        return None
    named = [_concerns(problem, name) for name in leg.names]
    return reduce(and_, named, conditions.happens(OPS[leg.kind]))


def _concerns(problem: Problem, name: str) -> Condition:
    item = names.find_item(problem, name)
    if item is not None:
        return Condition([Clause(items=frozenset({item}))])
    return Condition([Clause(options=frozenset({names.option(problem, name)}))])
