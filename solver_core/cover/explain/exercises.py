"""Exercises: questions about what a search does next, with the right answers, at any position of any search.

The answers are found by running the search, not by a formula, so they hold for every problem and rule.

>>> from solver_core.cover import Problem, Search
>>> search = Search(Problem("abc", ["ab", "c", "b", "a"]))
>>> found = at(search, Kind.CHOICE)
>>> found.kind, found.position, search.problem.names[found.right.item]
(<Kind.CHOICE: 'choice'>, 0, 'c')
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from time import perf_counter
from typing import Final

from solver_core.cover.choices import Rule
from solver_core.cover.conditions import Condition, happens
from solver_core.cover.ops import Op
from solver_core.cover.repeat_search import RepeatSearch
from solver_core.cover.replay.search_base import SearchBase

PATIENCE: Final = 0.03
"""Seconds after which the search for an exercise is given up."""
_REACH: Final = 20_000
"""Events after the position within which exercises are sought."""
_SKIPPED: Final = 3
"""How many suitable positions may be skipped, so that one position does not always ask the same."""
_NEAREST: Final = 9
"""The most options taken back for a good question: more are tedious to count."""
_FEW: Final = 12
"""Dead ends examined for one that is easier to count."""
_BESIDE: Final = 12
"""Items or options named besides the right one, at most."""
_ATTEMPTS: Final = 100
"""Positions examined: many ask nothing, because up to 81 options are given."""


class Kind(StrEnum):
    """The question that an exercise asks about the next event."""

    CHOICE = "choice"
    """Which item is chosen next?"""
    NODE = "node"
    """Which node leaves its list next, or returns to it?"""
    COLUMN = "column"
    """Which item is covered next, or uncovered?"""
    SIZE = "size"
    """How many options will an item have left, once another is covered?"""
    FORCED = "forced"
    """Is the option that is tried next the only one left (1), or a guess (0)?"""
    RETURN = "return"
    """How many options are taken back at a dead end before another is tried?"""


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer: an item, a node (item and option), or a number."""

    item: int | None = None
    option: int | None = None
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Exercise:
    """A question with its answer.

    Attributes:
        position: where the question is asked, just before what it is about.
        right: the right answer.
        item: the item whose options are counted, or of which one is tried.
        option: the option that is tried, or whose items are covered; None for `Kind.COLUMN` on the way back.
        covered: for `Kind.SIZE` the item covered next; for `Kind.NODE` the item being covered or uncovered.
    """

    kind: Kind
    position: int
    right: Answer
    item: int | None = None
    option: int | None = None
    covered: int | None = None


def find(
    search: SearchBase, kinds: Iterable[Kind], seed: int, seconds: float = PATIENCE, *, skips: bool = True
) -> Exercise | None:
    """An exercise of one of these kinds at or soon after the position of a search, which does not move.

    The seed decides which kind and, if it skips, which of the next positions. None if there is none nearby: the search
    ends before, or the way to it takes longer than these seconds.
    """
    chance = Random(seed)
    order = list(kinds)
    chance.shuffle(order)
    until = perf_counter() + seconds
    for kind in order:
        if (found := _find(search, kind, chance, until, skips * chance.randint(0, _SKIPPED))) is not None:
            return found
    return None


def at(search: SearchBase, kind: Kind, seed: int = 0) -> Exercise | None:
    """The exercise of a kind at exactly the position of a search; None if it has none."""
    twin = search.twin()
    twin.seek(search.position)
    if kind is Kind.COLUMN:
        return _column_here(twin)
    if kind is not Kind.RETURN:
        twin.forward()
    if not twin.stands_at(_PLACES[kind]):
        return None
    return _ASKED[kind](twin, Random(seed))


def needed(search: SearchBase, exercise: Exercise) -> list[Answer]:
    """The parts that a view must show so that the exercise can be answered there, most needed first.

    For an item or a node this is the right answer among others, so that nothing is given away; for
    a number it is what can be counted.

    Args:
        search: at the position of the exercise.
        exercise: the question.
    """
    right, options, columns = exercise.right, search.problem.options, search.problem.columns
    if exercise.kind is Kind.NODE and right.item is not None and right.option is not None:
        column = columns[right.item if exercise.covered is None else exercise.covered]
        at = column.index(right.option) if right.option in column else 0
        near = sorted(column, key=lambda option: abs(column.index(option) - at))[:_BESIDE]
        found = [Answer(item, option) for option in near for item in options[option]]
    elif exercise.kind is Kind.CHOICE:
        live = search.live_items()
        items = live if search.rule is Rule.FIRST else sorted(live, key=search.size)
        found = [Answer(item) for item in items[:_BESIDE]]
    elif exercise.kind is Kind.COLUMN:
        levels = search.levels()
        option = levels[-1].option if exercise.option is None and levels else exercise.option
        found = [] if option is None else [Answer(item) for item in options[option]]
    elif exercise.item is not None:
        others = [] if exercise.covered is None else columns[exercise.covered]
        common = [option for option in columns[exercise.item] if option in others]
        found = [Answer(exercise.item), *(Answer(exercise.covered, option) for option in common)]
    else:
        found = []
    return list(dict.fromkeys(found if right.item is None else [right, *found]))


def _find(search: SearchBase, kind: Kind, chance: Random, until: float, skipped: int) -> Exercise | None:
    twin = search.twin()
    if not twin.seek_to(search.position).go(max(0.0, until - perf_counter())):
        return None
    last = far = None
    for _ in range(_FEW if kind is Kind.RETURN else _ATTEMPTS):
        way = twin.seek_to_next(_PLACES[kind], within=_REACH)
        if not way.go(max(0.0, until - perf_counter())) or not way.found:
            break
        at = twin.position
        found = _ASKED[kind](twin, chance)
        if found is not None and kind is Kind.RETURN and (found.right.number or 0) > _NEAREST:
            far = found
        elif found is not None:
            last = found
            if skipped == 0:
                break
            skipped -= 1
        twin.seek(at)
    return last or far


# --- the kinds: each is asked of a search that is just past the event in question -------------------------


def _choice(search: SearchBase, _chance: Random) -> Exercise | None:
    event = search.event
    if search.depth < len(search.given):
        return None
    search.back()
    items = search.live_items()
    if event is None or event.item is None or len(items) < 2:
        return None
    if expected(search) != event.item:  # an override chose another item
        return None
    return Exercise(Kind.CHOICE, search.position, Answer(event.item))


def expected(search: SearchBase) -> int | None:
    """The item that the rule of a search chooses next; None if it is random."""
    items = search.live_items()
    if search.rule is Rule.FIRST:
        return items[0]
    least = min(map(search.size, items))
    smallest = [item for item in items if search.size(item) == least]
    return None if search.rule is Rule.SHUFFLED and len(smallest) > 1 else smallest[0]


def _node(search: SearchBase, _chance: Random) -> Exercise | None:
    event, position = search.event, search.position
    if event is None:
        return None
    covered = being_covered(search)
    return Exercise(Kind.NODE, position - 1, Answer(event.item, event.option), covered=covered)


def being_covered(search: SearchBase) -> int | None:
    """The item being covered or uncovered at a node event; None if that is too far away to find. Moves the search."""
    leaves = search.event is not None and not search.event.op.takes_back
    for _ in range(NEAR):
        event = search.event
        if event is None or event.op not in NODES:
            break
        search.back() if leaves else search.forward()
    event = search.event
    return None if event is None or event.op not in _COVERING else event.item


def _column(search: SearchBase, _chance: Random) -> Exercise | None:
    if search.event is not None and search.event.op is Op.COVER:
        search.back()
    return _column_here(search)


def _column_here(search: SearchBase) -> Exercise | None:
    """A question where an option's items are covered, or uncovering begins; none for repeat cover or colours."""
    upcoming, event = search.peek(), search.event
    if upcoming is None or isinstance(search, RepeatSearch) or search.problem.colours:
        return None
    position, levels = search.position, search.levels()
    if upcoming.op is Op.COVER and upcoming.item is not None:
        option = levels[-1].option if levels else None
        if option is None or upcoming.item not in search.problem.options[option]:
            return None  # the chosen item is covered before any of its options is tried
        return Exercise(Kind.COLUMN, position, Answer(upcoming.item), option=option)
    if upcoming.op not in _UNCOVERING or (event is not None and event.op is Op.UNHIDE):
        return None
    way = search.seek_to_next(happens(Op.UNCOVER), within=_REACH)
    if not way.go(PATIENCE) or not way.found or search.event is None:
        return None
    return Exercise(Kind.COLUMN, position, Answer(search.event.item))


def _size(search: SearchBase, chance: Random) -> Exercise | None:
    event = search.event
    if isinstance(search, RepeatSearch) or event is None or event.item is None:
        return None  # repeat cover removes nothing from columns
    search.back()
    position, covered = search.position, event.item
    before = {item: search.size(item) for item in search.live_items() if item != covered}
    search.run_to("column")
    after = {item: search.size(item) for item in before if search.is_live(item)}
    changed = [item for item in after if after[item] != before[item]]
    if not changed:
        return None
    item = chance.choice(changed)
    return Exercise(Kind.SIZE, position, Answer(number=after[item]), item, covered=covered)


def _forced(search: SearchBase, _chance: Random) -> Exercise | None:
    level = search.levels()[-1]
    if level.given or level.number > 1:
        return None
    right = Answer(number=int(not level.is_guess))
    return Exercise(Kind.FORCED, search.position - 1, right, level.item, level.option)


def _return(search: SearchBase, _chance: Random) -> Exercise | None:
    position, depth = search.position, search.depth
    way = search.seek_to_next(_TRIED, within=_REACH)
    if not way.go(PATIENCE) or not way.found:
        return None
    number = depth - (search.depth - 1)
    return Exercise(Kind.RETURN, position, Answer(number=number)) if number > 0 else None


NODES: Final = frozenset({Op.HIDE, Op.UNHIDE, Op.DROP, Op.RESTORE})
"""The events in which a single node leaves or returns."""
_COVERING: Final = {Op.COVER, Op.UNCOVER}
NEAR: Final = 100_000
"""Events of one cover operation to search through, at most."""
_TRIED: Final = happens(Op.TRY)
_UNCOVERING: Final = {Op.UNHIDE, Op.UNCOVER}
_PLACES: Final[dict[Kind, Condition]] = {
    Kind.CHOICE: happens(Op.CHOOSE),
    Kind.NODE: happens(*NODES),
    Kind.COLUMN: happens(Op.COVER, Op.UNCOVER, Op.DEAD_END),
    Kind.SIZE: happens(Op.COVER),
    Kind.FORCED: _TRIED,
    Kind.RETURN: happens(Op.DEAD_END),
}
_ASKED: Final[dict[Kind, Callable[[SearchBase, Random], Exercise | None]]] = {
    Kind.CHOICE: _choice,
    Kind.NODE: _node,
    Kind.COLUMN: _column,
    Kind.SIZE: _size,
    Kind.FORCED: _forced,
    Kind.RETURN: _return,
}
