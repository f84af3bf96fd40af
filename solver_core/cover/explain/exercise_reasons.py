"""Why an answer to an exercise is right or wrong: a specific reason for each mistake."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum, auto
from typing import Final

from solver_core.cover.choices import Rule
from solver_core.cover.explain.exercises import NEAR, NODES, Answer, Exercise, Kind
from solver_core.cover.ops import Event, Op
from solver_core.cover.repeat_search import RepeatSearch
from solver_core.cover.replay.search_base import SearchBase


class Reason(StrEnum):
    """Why an answer is right or wrong; the numbers mentioned are in `Verdict.numbers`."""

    CHOSEN = auto()
    """Right: the item has `size` options, and all others have more."""
    CHOSEN_TIE = auto()
    """Right: of the `ties` items with `size` options, and none with fewer, it is the first."""
    CHOSEN_FIRST = auto()
    """Right: the rule takes the first item left."""
    COVERED = auto()
    """The item is covered already."""
    SECONDARY = auto()
    """The item need not be covered, so it is never chosen."""
    NO_CHOICE = auto()
    """The search never chooses this item; some searches choose only among some items."""
    LARGER = auto()
    """The item has `size` options, but another has only `least`."""
    TIE = auto()
    """The item has as few options (`size`), but another comes first."""
    NOT_FIRST = auto()
    """The rule takes the first item left, however many options it has."""
    LEAVES = auto()
    """Right: the node leaves; walking down `covered`, along each option."""
    RETURNS = auto()
    """Right: the node returns, in the reverse order of leaving."""
    DROPS = auto()
    """Right, in repeat cover: the node leaves its row; walking down `covered`."""
    LEAVES_LATER = auto()
    """The node leaves `count` events later."""
    RETURNS_LATER = auto()
    """The node returns `count` events later."""
    NO_NODE = auto()
    """The option does not cover the item."""
    OWN_COLUMN = auto()
    """The node is in the column that is being covered or uncovered, where nodes stay."""
    OTHER_COLUMN = auto()
    """The node is in another column; in repeat cover only nodes of `covered` itself leave, or return."""
    OWN_ROW = auto()
    """The node is in the row of `option`, which is chosen: in repeat cover it keeps its nodes."""
    OUT = auto()
    """The node has left already."""
    IN = auto()
    """The node never left, or is back."""
    STAYS = auto()
    """The node does not leave now: its option has nothing to do with `covered`."""
    NOT_MET = auto()
    """The node does not leave now: its option's node in `covered` left earlier, so the loop skips the option."""
    ANOTHER = auto()
    """The node returns when another item is uncovered."""
    COVERED_NEXT = auto()
    """Right: the items of `option` are covered in turn, from `chosen` to the right."""
    COVERED_LATER = auto()
    """The item belongs to `option`, too, but `count` others are covered before it."""
    NOT_IN_OPTION = auto()
    """The item does not belong to `option`, so it stays."""
    UNCOVERED_NEXT = auto()
    """Right: of those still covered, the item was covered last."""
    UNCOVERED_LATER = auto()
    """The item was covered before `next`, so it is uncovered after it."""
    NOT_COVERED = auto()
    """The item is not covered."""
    COUNTED = auto()
    """Right: of `before` options, `lost` also cover `covered`, so `right` are left."""
    UNCHANGED = auto()
    """This is the number before; some of the options also cover `covered`, and leave."""
    LOST = auto()
    """This is the number of options that leave, not of those left."""
    MISCOUNTED = auto()
    """The count is wrong: those of the `before` options leave that also cover `covered`."""
    FORCED = auto()
    """The item has one option left."""
    GUESS = auto()
    """The item has `among` options left."""
    TAKEN_BACK = auto()
    """Right: `count` options are taken back, to where another is left to try."""
    AT_LEAST_ONE = auto()
    """At least the last option must be taken back: it led to the dead end."""
    FURTHER = auto()
    """At `depth` nothing is left to try, so the search goes back further."""
    NOT_SO_FAR = auto()
    """At `depth` another option is left to try."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether an answer is right, and why.

    Attributes:
        numbers: what the reason mentions, by name; ``item``, ``option``, ``covered``, ``chosen`` and ``next`` are
            numbers of the problem.
    """

    is_right: bool
    reason: Reason
    numbers: dict[str, int]


def judge(search: SearchBase, exercise: Exercise, answer: Answer) -> Verdict:
    """Judge an answer; the search may be anywhere in the same run, and does not move."""
    twin = search.twin()
    twin.seek(exercise.position)
    reason, numbers = _JUDGES[exercise.kind](twin, exercise, answer)
    return Verdict(answer == exercise.right, reason, numbers)


def _choice(search: SearchBase, exercise: Exercise, answer: Answer) -> tuple[Reason, dict[str, int]]:
    item, chosen = answer.item or 0, exercise.right.item or 0
    size, least = search.size(item), search.size(chosen)
    numbers = {"item": item, "chosen": chosen, "size": size, "least": least}
    is_first = search.rule is Rule.FIRST
    if item == chosen:
        ties = sum(search.size(other) == size for other in search.live_items())
        right = Reason.CHOSEN_TIE if ties > 1 else Reason.CHOSEN
        return Reason.CHOSEN_FIRST if is_first else right, {**numbers, "ties": ties}
    if not search.problem.is_primary(item):
        return Reason.SECONDARY, numbers
    if not search.is_live(item):
        return Reason.COVERED, numbers
    if item not in search.live_items():
        return Reason.NO_CHOICE, numbers
    if is_first:
        return Reason.NOT_FIRST, numbers
    return Reason.LARGER if size > least else Reason.TIE, numbers


def _node(search: SearchBase, exercise: Exercise, answer: Answer) -> tuple[Reason, dict[str, int]]:
    item, option = answer.item or 0, answer.option or 0
    start = search.position
    search.forward()
    leaves = search.event is not None and not search.event.op.takes_back
    search.seek(start)
    covered = -1 if exercise.covered is None else exercise.covered
    numbers = {"item": item, "option": option, "covered": covered}
    in_rows = isinstance(search, RepeatSearch)
    if answer == exercise.right:
        return (Reason.DROPS if in_rows else Reason.LEAVES) if leaves else Reason.RETURNS, numbers
    if item not in search.problem.options[option]:
        return Reason.NO_NODE, numbers
    for count, event in enumerate(_rest(search)):
        if (event.item, event.option) == (item, option):
            return Reason.LEAVES_LATER if leaves else Reason.RETURNS_LATER, {**numbers, "count": count}
    search.seek(start)
    if in_rows and item != covered:
        return Reason.OTHER_COLUMN, numbers
    if item == covered and not in_rows:
        return Reason.OWN_COLUMN, numbers
    crossing = search.problem.crossings[option] + search.problem.options[option].index(item)
    is_in = not search.snapshot().hidden[crossing]
    if leaves and is_in:
        if in_rows:
            return Reason.OWN_ROW, numbers
        return Reason.NOT_MET if covered in search.problem.options[option] else Reason.STAYS, numbers
    if leaves:
        return Reason.OUT, numbers
    return Reason.IN if is_in else Reason.ANOTHER, numbers


def _rest(search: SearchBase) -> Iterator[Event]:
    """The nodes that leave or return during the rest of the current cover; moves the search."""
    for _ in range(NEAR):
        search.forward()
        event = search.event
        if event is None or event.op not in NODES:
            return
        yield event


def _column(search: SearchBase, exercise: Exercise, answer: Answer) -> tuple[Reason, dict[str, int]]:
    item, right, option = answer.item or 0, exercise.right.item or 0, exercise.option
    numbers = {"item": item, "next": right}
    if option is None:
        if item == right:
            return Reason.UNCOVERED_NEXT, numbers
        return Reason.NOT_COVERED if search.is_live(item) else Reason.UNCOVERED_LATER, numbers
    numbers |= {"option": option, "chosen": search.levels()[-1].item}
    if item == right:
        return Reason.COVERED_NEXT, numbers
    if not search.is_live(item):
        return Reason.COVERED, numbers
    for count, covered in enumerate(_covered_from_here(search)):
        if covered == item:
            return Reason.COVERED_LATER, {**numbers, "count": count}
    return Reason.NOT_IN_OPTION, numbers


def _covered_from_here(search: SearchBase) -> Iterator[int]:
    """The items that are covered before the next choice; moves the search."""
    for _ in range(NEAR):
        search.forward()
        event = search.event
        if event is None or event.op not in {Op.COVER, Op.HIDE}:
            return
        if event.op is Op.COVER and event.item is not None:
            yield event.item


def _size(search: SearchBase, exercise: Exercise, answer: Answer) -> tuple[Reason, dict[str, int]]:
    item, covered = exercise.item or 0, exercise.covered or 0
    before, right = search.size(item), exercise.right.number or 0
    numbers = {"item": item, "covered": covered, "before": before, "right": right, "lost": before - right}
    if answer.number == right:
        return Reason.COUNTED, numbers
    if answer.number == before:
        return Reason.UNCHANGED, numbers
    return Reason.LOST if answer.number == before - right else Reason.MISCOUNTED, numbers


def _forced(search: SearchBase, exercise: Exercise, _answer: Answer) -> tuple[Reason, dict[str, int]]:
    search.forward()
    level = search.levels()[-1]
    numbers = {"item": level.item, "option": level.option, "among": level.among}
    return Reason.FORCED if exercise.right.number else Reason.GUESS, numbers


def _return(search: SearchBase, exercise: Exercise, answer: Answer) -> tuple[Reason, dict[str, int]]:
    levels, right, given = search.levels(), exercise.right.number or 0, answer.number or 0
    if given == right:
        return Reason.TAKEN_BACK, {"count": right, **_about(search, len(levels) - right + 1)}
    if given < 1:
        return Reason.AT_LEAST_ONE, _about(search, len(levels))
    is_short = given < right
    return (
        Reason.FURTHER if is_short else Reason.NOT_SO_FAR,
        _about(search, len(levels) - min(given, right) + 1),
    )


def _about(search: SearchBase, depth: int) -> dict[str, int]:
    """The numbers of a level of the stack."""
    level = search.levels()[depth - 1]
    return {
        "depth": depth,
        "item": level.item,
        "option": level.option,
        "number": level.number,
        "among": level.among,
    }


_JUDGES: Final[dict[Kind, Callable[[SearchBase, Exercise, Answer], tuple[Reason, dict[str, int]]]]] = {
    Kind.CHOICE: _choice,
    Kind.NODE: _node,
    Kind.COLUMN: _column,
    Kind.SIZE: _size,
    Kind.FORCED: _forced,
    Kind.RETURN: _return,
}
