"""Conditions to run to, forward or backward, beyond the named positions.

Whether a condition is met depends on the position alone: on the event that came last
and on the state after it. So going back stops at the same positions as going forward.

>>> from solver_core.cover import Op, conditions
>>> shrunk = conditions.size_at_most(3, 1)                       # item 3 comes down to one option or none
>>> shrunk & conditions.happens(Op.HIDE) | conditions.chosen(3)  # any combination
<Condition of 2 clauses>
"""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import product
from typing import TypeVar

from solver_core.cover.kernel import codes as code
from solver_core.cover.ops import Op

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Clause:
    """Requirements that must all hold.

    Attributes:
        ops: the event is one of these; empty: any.
        items: the event concerns one of these items; empty: any.
        options: the event concerns one of these options; empty: any.
        depth: how many options are chosen; None: any number.
        sizes: items that are live and have at most a number of options left, as pairs.

    A clause that says nothing of the event is met only where it begins to hold.
    """

    ops: frozenset[Op] = frozenset()
    items: frozenset[int] = frozenset()
    options: frozenset[int] = frozenset()
    depth: int | None = None
    sizes: tuple[tuple[int, int], ...] = ()

    def joined(self, other: "Clause") -> "Clause | None":
        """Both at once; None if they exclude each other."""
        ops = _both(self.ops, other.ops)
        items, options = _both(self.items, other.items), _both(self.options, other.options)
        if ops is None or items is None or options is None:
            return None
        depths = {self.depth, other.depth} - {None}
        if len(depths) > 1:
            return None
        return Clause(ops, items, options, next(iter(depths), None), self.sizes + other.sizes)

    def within(self, items: int, options: int) -> "Clause | None":
        """The clause for a problem with these numbers of items and options; None if it can never be met."""
        named = frozenset(item for item in self.items if 0 <= item < items)
        choices = frozenset(option for option in self.options if 0 <= option < options)
        sizes = tuple(
            (item, min(size, options)) for item, size in self.sizes if 0 <= item < items and size >= 0
        )
        lacks = len(sizes) < len(self.sizes) or (self.depth is not None and not 0 <= self.depth <= items)
        if lacks or bool(named) != bool(self.items) or bool(choices) != bool(self.options):
            return None
        return Clause(self.ops, named, choices, self.depth, sizes)

    @property
    def bits(self) -> int:
        """The events as a kernel reads them: ``1 << op`` each; 0 for any."""
        return sum(1 << Op(op) for op in self.ops)

    @property
    def attention(self) -> int:
        """The events after which a run must look whether the clause is met, as bits ``1 << op``."""
        if self.ops:
            return self.bits
        if self.items or self.options or self.sizes:
            return code.EVENTS
        return 1 << code.TRY | 1 << code.RETRACT

    def numbers(self) -> list[int]:
        """The condition as a kernel reads it, see its drawing in `machine`.

        >>> Clause(frozenset({Op.COVER, Op.HIDE}), items=frozenset({4}), sizes=((3, 2),)).numbers()
        [9, 5, -1, 1, 4, 0, 1, 3, 2]
        """
        lists = [[len(numbers), *sorted(numbers)] for numbers in (self.items, self.options)]
        sizes = [len(self.sizes), *(number for pair in self.sizes for number in pair)]
        depth = -1 if self.depth is None else self.depth
        body = [self.bits, depth, *lists[0], *lists[1], *sizes]
        return [len(body) + 1, *body]


def _both(mine: frozenset[_T], theirs: frozenset[_T]) -> frozenset[_T] | None:
    """The intersection of two sets, of which an empty one stands for everything; None if it is empty."""
    if mine and theirs:
        return (mine & theirs) or None
    return mine | theirs


class Condition:
    """Clauses of which one must be met; made by the functions of `conditions`, with ``&`` and ``|``."""

    def __init__(self, clauses: Iterable[Clause]) -> None:
        self.clauses = tuple(clauses)

    def __or__(self, other: "Condition") -> "Condition":
        """A condition that holds where this one or the other does."""
        return Condition(self.clauses + other.clauses)

    def __and__(self, other: "Condition") -> "Condition":
        """A condition that holds where both do."""
        pairs = product(self.clauses, other.clauses)
        return Condition(filter(None, (mine.joined(theirs) for mine, theirs in pairs)))

    def within(self, items: int, options: int) -> "Condition":
        """The condition for a problem with these numbers of items and options, without clauses that are never met."""
        return Condition(filter(None, (clause.within(items, options) for clause in self.clauses)))

    def __eq__(self, other: object) -> bool:
        """Equal clauses in equal order."""
        return isinstance(other, Condition) and self.clauses == other.clauses

    def __hash__(self) -> int:
        """A hash of the clauses, so that equal conditions share a place in sets."""
        return hash(self.clauses)

    @property
    def attention(self) -> int:
        """The events after which a run must look, as bits ``1 << op``."""
        bits = 0
        for clause in self.clauses:
            bits |= clause.attention
        return bits

    def numbers(self) -> list[int]:
        """All clauses as a kernel reads them, one after the other."""
        return [number for clause in self.clauses for number in clause.numbers()]

    def __repr__(self) -> str:
        return f"<Condition of {len(self.clauses)} clause{'s' * (len(self.clauses) != 1)}>"


def happens(*ops: Op) -> Condition:
    """A condition that holds right after an event of one of these kinds; a ValueError if there are none."""
    if not ops:
        raise ValueError("no event named; say which ones")
    return Condition([Clause(ops=frozenset(map(Op, ops)))])


def chosen(item: int) -> Condition:
    """The item is chosen to be branched on."""
    return Condition([Clause(ops=frozenset({Op.CHOOSE}), items=frozenset({item}))])


def tried(option: int) -> Condition:
    """The option is pushed on the stack."""
    return Condition([Clause(ops=frozenset({Op.TRY}), options=frozenset({option}))])


def touched(items: Iterable[int] = (), options: Iterable[int] = ()) -> Condition:
    """An event concerns one of these items or one of these options; a ValueError if there are none."""
    named, choices = frozenset(items), frozenset(options)
    if not named and not choices:
        raise ValueError("nothing named; name an item or an option")
    of_items = [Clause(items=named)] if named else []
    return Condition(of_items + ([Clause(options=choices)] if choices else []))


def size_at_most(item: int, size: int) -> Condition:
    """The item is live and has come down to this many options, or becomes live with no more of them."""
    return Condition([Clause(sizes=((item, size),))])


def at_depth(depth: int) -> Condition:
    """This many options are chosen, one more or one fewer than before."""
    return Condition([Clause(depth=depth)])
