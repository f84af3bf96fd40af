"""The values of a listing's variables at a position of a search."""

from dataclasses import dataclass

from solver_core.cover.choices import StackLevel
from solver_core.cover.explain import pseudocode, witness
from solver_core.cover.ops import Event, Op
from solver_core.cover.repeat_search import MinimizingSearch, RepeatSearch
from solver_core.cover.replay.search_base import SearchBase
from solver_core.cover.snapshot import Snapshot

Node = tuple[int, int]
"""A node by its option and its item."""
_LANDMARKS = frozenset({Op.CHOOSE, Op.DEAD_END, Op.SOLUTION, Op.BEST})


@dataclass(frozen=True, slots=True)
class Variables:
    """The variables of the listings, see `listing`; None for those without a value.

    Attributes:
        level: l.
        item: i, the chosen item.
        size: S[i].
        option: o, the option tried or just taken back; at a dead end the one on top of the stack.
        number: the place of o among the options of i, from 1; None if it has just been taken back.
        among: how many options i had when it was chosen; likewise.
        is_given: whether the option is given.
        column: c, the item being covered or uncovered.
        node: p.
        other: q.
        bound: b, in a search for the fewest options, until a column is covered.
        best: how many options the best known cover has, likewise.
    """

    level: int = 0
    item: int | None = None
    size: int | None = None
    option: int | None = None
    number: int | None = None
    among: int | None = None
    is_given: bool = False
    column: int | None = None
    node: Node | None = None
    other: Node | None = None
    bound: int | None = None
    best: int | None = None


def at(search: SearchBase, snapshot: Snapshot) -> Variables:
    """The variables of a search at the position of its snapshot."""
    event, item = snapshot.event, snapshot.chosen_item
    repeats = isinstance(search, RepeatSearch)
    column = None if event is None else pseudocode.column(search, event)
    if event is not None and event.op is Op.UNCOVER and pseudocode.is_own(search, event):
        item = column  # it is chosen until its call returns
    option, level = _option(snapshot, item)
    node, other = _nodes(snapshot, column, repeats=repeats)
    best = search.best if isinstance(search, MinimizingSearch) else None
    return Variables(
        level=snapshot.depth,
        item=item,
        size=None if item is None else snapshot.sizes[item],
        option=option,
        number=None if level is None else level.number,
        among=None if level is None else level.among,
        is_given=level is not None and level.given,
        column=column,
        node=node,
        other=other,
        bound=_bound(search, event),
        best=None if best is None else len(best),
    )


def _bound(search: SearchBase, event: Event | None) -> int | None:
    """What the bound is in the tree node at which the last event is, before links change."""
    if event is None or not isinstance(search, MinimizingSearch):
        return None
    if event.op in {Op.BOUND, Op.PRUNE}:
        return event.subject
    return witness.of(search).bound if event.op in _LANDMARKS else None


def _option(snapshot: Snapshot, item: int | None) -> tuple[int | None, StackLevel | None]:
    """The option tried and its level; an option just taken back no longer has one."""
    event = snapshot.event
    if event is not None and event.op is Op.RETRACT:
        return event.option, None
    top = snapshot.levels[-1] if snapshot.levels else None
    if top is None or not (snapshot.is_dead_end or top.item == item):
        return None, None
    return top.option, top


def _nodes(snapshot: Snapshot, column: int | None, *, repeats: bool) -> tuple[Node | None, Node | None]:
    """The nodes p and q of an event of the links."""
    event = snapshot.event
    if event is None or column is None:
        return None, None
    other = _node(event)
    if repeats:
        return (snapshot.levels[-1].option, column), other
    return None if event.option is None else (event.option, column), other


def _node(event: Event) -> Node | None:
    return None if event.option is None or event.item is None else (event.option, event.item)
