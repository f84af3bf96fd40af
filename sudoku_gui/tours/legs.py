"""The legs of the way to a stop: how a file writes them, and how a search goes along them."""

from collections.abc import Iterator, Sequence
from functools import reduce
from operator import and_
from typing import Any, Final

from solver_core.cover import Condition, Op, Problem, SearchBase, Seek, conditions
from solver_core.cover.beats import BEATS
from solver_core.cover.conditions import Clause
from solver_core.cover.seeking import ENDLESS, STOPS
from sudoku_gui.tours import names as tour_names
from sudoku_gui.tours.section import near, short
from sudoku_gui.tours.tour import Leg

OPS: Final = {op.name.lower(): op for op in Op if op is not Op.UNBEST}
"""All that happens going forward."""
PLACES: Final = tuple(kind for kind in STOPS if kind != "end")
"""Kinds of places that a number counts."""
ENDS: Final = ("start", "end")
KINDS: Final = tuple(dict.fromkeys((*PLACES, *OPS, "size", "depth", "position", *ENDS)))

_MOST: Final = 2**53
_NAMES: Final = 2
_UNNAMED: Final = frozenset(BEATS) - frozenset(OPS)
"""Beats: no one column or option ends them."""


# --- reading ------------------------------------------------------------------------------------------


def read(data: Any) -> tuple[Leg, ...]:
    """The legs in a list of lists.

    Raises:
        ValueError: it is none; the message says which leg, and how to mend it.
    """
    if not isinstance(data, list) or not all(isinstance(leg, list) for leg in data):
        raise ValueError(f'is {short(data)}; write a list of legs, as [["decision", 3]]')
    return tuple(_leg(leg) for leg in data)


def _leg(data: list[Any]) -> Leg:
    kind, *rest = data or [""]
    if not isinstance(kind, str) or kind not in KINDS:
        raise ValueError(f"has no leg {short(kind)}; {near(str(kind), KINDS)}")
    number = rest.pop() if rest and type(rest[-1]) is int else None
    if not all(isinstance(name, str) and name.strip() for name in rest) or len(rest) > _NAMES:
        raise ValueError(f"has {short(data)}; a leg is a kind, then names as texts, then a whole number")
    return Leg(kind, tuple(rest), _number(kind, rest, number))


def _number(kind: str, names: Sequence[str], number: int | None) -> int:
    """The number of a leg, if its kind allows for it and for so many names."""
    if kind in ENDS and (names or number is not None):
        raise ValueError(f'has more than ["{kind}"]; leave out what follows')
    if kind == "size" and (len(names) != 1 or number is None):
        raise ValueError('has a "size" without a column and a size; write ["size", "row 3 has 7", 1]')
    if kind in {"position", "depth"} and (names or number is None):
        raise ValueError(f'has a "{kind}" without a number, or with more; write ["{kind}", 3]')
    if kind in _UNNAMED and names:
        raise ValueError(f'has a name behind "{kind}"; only events have one, as ["choose", "{names[0]}"]')
    least = 0 if kind in {"size", "position", "depth"} else -_MOST
    number = 1 if number is None else number
    if not least <= number <= _MOST or (least and number == 0):
        raise ValueError(
            f'has {number} behind "{kind}"; write {"0 or more" if not least else "1, or -1 for back"}'
        )
    return number


# --- going --------------------------------------------------------------------------------------------


class Way:
    """The way of a search along legs, from where it stands, to be gone in stretches.

    Attributes:
        missed: the leg that found no such place; None so far.

    Raises:
        ValueError: the problem has nothing of the name that a leg says.
    """

    def __init__(self, search: SearchBase, legs: Sequence[Leg]) -> None:
        self.missed: Leg | None = None
        self._stages = [(leg, _condition(search.problem, leg)) for leg in legs]
        self._seekings = self._set_out(search)
        self._seeking = next(self._seekings, None)

    def go(self, seconds: float | None = None) -> bool:
        """Travel on for about so long, or to the end of the way; answer whether it is at its end."""
        while self._seeking is not None:
            if not self._seeking.go(seconds):
                return False
            self._seeking = next(self._seekings, None)
        return True

    def _set_out(self, search: SearchBase) -> Iterator[Seek]:
        for leg, condition in self._stages:
            for _ in range(abs(leg.number) if leg.kind in PLACES or leg.kind in OPS else 1):
                seeking = _seeking(search, leg, condition)
                yield seeking
                if not seeking.found:
                    self.missed = leg
                    return


def _seeking(search: SearchBase, leg: Leg, condition: Condition | None) -> Seek:
    match leg.kind:
        case "start":
            return search.way_to(0)
        case "end":
            return search.way_to(ENDLESS)
        case "position":
            return search.way_to(leg.number)
    return search.way_to_next(condition or leg.kind, backward=leg.number < 0)


def _condition(problem: Problem, leg: Leg) -> Condition | None:
    """What a leg looks for, where that is no kind of place."""
    if leg.kind == "depth":
        return conditions.at_depth(leg.number)
    if leg.kind == "size":
        return conditions.size_at_most(tour_names.item(problem, leg.names[0]), leg.number)
    if leg.kind not in OPS or (leg.kind in PLACES and not leg.names):
        return None
    named = [_concerns(problem, name) for name in leg.names]
    return reduce(and_, named, conditions.happens(OPS[leg.kind]))


def _concerns(problem: Problem, name: str) -> Condition:
    """An event of the column or else the option of this name."""
    item = tour_names.find_item(problem, name)
    if item is not None:
        return Condition([Clause(items=frozenset({item}))])
    return Condition([Clause(options=frozenset({tour_names.option(problem, name)}))])
