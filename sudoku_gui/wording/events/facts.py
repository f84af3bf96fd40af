"""Facts for a sentence about a search and one of its events, beyond those that the event carries.

All of it follows from the stack and the sizes, so it stays true as long as the event has not been undone.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from solver_core.cover import Event, Op, Override, Problem, RepeatSearch, Rule, Search, SearchBase
from solver_core.cover.explain import pseudocode
from solver_core.cover.snapshot import crossing
from sudoku_gui.translation import translate
from sudoku_gui.wording.foreign import shown
from sudoku_gui.wording.names import cell_name, column_name, guess_name, item_name, number, option_name

Sentence = Callable[[Any, Event], str]  # describes an event of a search that has just happened


def item_of(event: Event) -> int:
    """The event's item, for sentences that need one; raises a ValueError without it."""
    if event.item is None:
        raise ValueError(f"{event.op.name} concerns no item")
    return event.item


def option_of(event: Event) -> int:
    """The event's option, for sentences that need one; raises a ValueError without it."""
    if event.option is None:
        raise ValueError(f"{event.op.name} concerns no option")
    return event.option


def level_of(event: Event) -> int:
    """How many options were chosen before the item or option of this event came up for choice."""
    return event.depth - 1 if event.op is Op.TRY else event.depth


def given_at(search: SearchBase, event: Event) -> int | None:
    """The given that the level of this event is about; None where the search is free to choose."""
    level = level_of(event)
    return search.given[level] if level < len(search.given) else None


def override_at(search: SearchBase, event: Event) -> Override | None:
    """The user's choice at the level of this event in place of the rule's; None if there is none."""
    if not isinstance(search, Search) or not search.overrides:
        return None
    path, item = search.chosen_options()[: level_of(event)], event.item
    return next((one for one in search.overrides if one.path == path and one.item == item), None)


def turn(search: SearchBase, event: Event) -> tuple[int, int]:
    """The place of the option of TRY and RETRACT in its column, as (k, d): the k-th of d."""
    column = tried(search, level_of(event), item_of(event))
    return column.index(option_of(event)) + 1, len(column)


def tried(search: SearchBase, level: int, item: int) -> list[int]:
    """The options of an item branched on at a level, in the order in which they are tried there.

    In the column stood what meets none of the options chosen before, in the order of the problem, but where an option
    was asked for, from that one on and round; in repeat cover, everything.
    """
    whole = search.problem.columns[item]
    if isinstance(search, RepeatSearch):
        return list(whole)
    path = search.chosen_options()[:level]
    column = _compatible(search.problem, whole, path)
    for one in search.overrides if isinstance(search, Search) else ():
        if one.path == path and one.item == item and one.option in column:
            first = column.index(one.option)
            return column[first:] + column[:first]
    return column


@dataclass(frozen=True, slots=True)
class Resumption:
    """Where a search goes on after coming to an end of a branch."""

    depth: int  # of the latest decision that has another option
    option: int  # what is chosen there
    taken_back: int  # how many options are taken back on the way, that one included
    next: int  # what is tried then


def resumption(search: SearchBase) -> Resumption | None:
    """Where the search goes on once all below its stack is done; None: nowhere, it is over then."""
    levels = search.levels()
    for depth in range(len(levels) - 1, -1, -1):
        level = levels[depth]
        if level.number < level.among and not level.given:
            after = tried(search, depth, level.item)[level.number]
            return Resumption(depth + 1, level.option, len(levels) - depth, after)
    return None


def resuming(search: SearchBase) -> str:
    """Where the search goes on when all below its stack is done."""
    there = resumption(search)
    if there is None:
        return translate("resuming", "No decision has another option, so everything is taken back.")
    if there.taken_back == 1:
        text = translate("resuming", "{option} is taken back, then {next} is tried at depth {depth}.")
    else:
        text = translate(
            "resuming",
            "The latest decision with another option is {option} at depth {depth}: %n options are taken back, "
            "then {next} is tried.",
            "",
            there.taken_back,
        )
    return text.format(
        option=option_name(search.problem, there.option),
        next=option_name(search.problem, there.next),
        depth=there.depth,
    )


def guesses(search: SearchBase, below: int) -> tuple[int, ...]:
    """The depths of the guesses on the stack above a level."""
    return tuple(depth for depth, level in enumerate(search.levels()[:below], 1) if level.is_guess)


def hiding_depths(search: SearchBase, item: int) -> tuple[int, ...]:
    """The depths at which the options of an item without any left were hidden, rising from 1."""
    chosen = search.chosen_options()
    depths: set[int] = set()
    for option in search.problem.columns[item]:
        conflicting = (
            depth for depth, other in enumerate(chosen, 1) if search.problem.conflict(option, other)
        )
        depths.add(next(conflicting))
    return tuple(sorted(depths))


def equals(search: SearchBase, item: int) -> int:
    """How many live items have as few options as this one, itself among them."""
    size = search.size(item)
    return sum(search.size(other) == size for other in search.live_items())


def goes_by_size(search: SearchBase) -> bool:
    """Whether the rule of choice looks at sizes."""
    return search.rule is not Rule.FIRST


def purifies(search: SearchBase, event: Event) -> bool:
    """Whether an event belongs to covering a column in a colour, or to undoing that."""
    item = pseudocode.column(search, event)
    return item is not None and pseudocode.purified(search, item) is not None


def disagreeing(search: SearchBase, item: int) -> int:
    """How many options in a purified column do not give it its colour."""
    hidden, problem = search.snapshot().hidden, search.problem
    others = (one for one in problem.columns[item] if not pseudocode.agrees(search, one, item))
    return sum(not hidden[crossing(problem, one, item)] for one in others)


def _compatible(problem: Problem, options: Sequence[int], path: Sequence[int]) -> list[int]:
    """The options that can be chosen in addition to all of a path."""
    if problem.colours:
        return [option for option in options if not any(problem.conflict(option, other) for other in path)]
    taken = {item for other in path for item in problem.options[other]}
    return [option for option in options if taken.isdisjoint(problem.options[option])]


# --- placeholders ---------------------------------------------------------------------------------


class _Values(dict[str, object]):
    """The values of the placeholders that a text has; the others need not even exist."""

    def __init__(self, search: SearchBase, event: Event, given: Mapping[str, object]) -> None:
        super().__init__(given)
        self._facts = search, event

    def __missing__(self, name: str) -> object:
        return _VALUES[name](*self._facts)


def _next(search: SearchBase, event: Event) -> str:
    following = tried(search, level_of(event), item_of(event))[turn(search, event)[0]]
    return option_name(search.problem, following)


def _outer(search: SearchBase, event: Event) -> str:
    """The column whose cover takes this node out or whose uncover puts it back."""
    column = pseudocode.column(search, event)
    return "" if column is None else column_name(search.problem, column)


def _colour(search: SearchBase, event: Event) -> str:
    """The colour to which the column being covered or uncovered is purified."""
    column = pseudocode.column(search, event)
    return "" if column is None else shown(str(pseudocode.purified(search, column)))


def _list(search: SearchBase, event: Event) -> str:
    """The list in which the header of the event's column stands; secondary ones have a root of their own."""
    is_primary = search.problem.is_primary(item_of(event))
    return translate("events", "the list") if is_primary else translate("events", "its own list")


_VALUES: Final[Mapping[str, Callable[[SearchBase, Event], object]]] = {
    "item": lambda search, event: item_name(search.problem, item_of(event)),
    "column": lambda search, event: column_name(search.problem, item_of(event)),
    "cell": lambda _, event: cell_name(item_of(event)),
    "option": lambda search, event: option_name(search.problem, option_of(event)),
    "k": lambda search, event: turn(search, event)[0],
    "d": lambda search, event: turn(search, event)[1],
    "next": _next,
    "guess": lambda search, event: guess_name(len(guesses(search, level_of(event) + 1))),
    "number": lambda _, event: number(event.subject),
    "depth": lambda _, event: event.depth,
    "after": lambda search, event: search.size(item_of(event)),
    "before": lambda search, event: search.size(item_of(event)) + (1 if event.op is Op.HIDE else -1),
    "outer": _outer,
    "list": _list,
    "colour": _colour,
}
"""``next`` is the option that is tried after the k-th of d; ``after`` and ``before`` are sizes of a column."""


def filled(text: str, search: SearchBase, event: Event, **given: object) -> str:
    """A text with its placeholders filled in; values that are not given are found."""
    return text.format_map(_Values(search, event, given))


def template(choose: Sentence) -> Sentence:
    """A sentence whose text is chosen by a function, and then filled in."""
    return lambda search, event: filled(choose(search, event), search, event)


def by_turn(given: str, only: str, last: str, other: str) -> Sentence:
    """A sentence about an option that is tried or taken back: which one depends on others beside it."""

    def choose(search: SearchBase, event: Event) -> str:
        if given_at(search, event) is not None:
            return translate("events", given)
        k, d = turn(search, event)
        text = only if d == 1 else last if k == d else other
        return translate("events", text)

    return template(choose)
