"""Changes of columns, options and sizes between two places of a search, in groups and in sentences."""

from collections.abc import Sequence
from enum import Enum
from typing import Final

from solver_core.cover import Op, Problem, Snapshot
from solver_core.cover.explain.difference import Difference, Resized
from sudoku_gui.translation import Texts
from sudoku_gui.wording import joining
from sudoku_gui.wording.names import cell_name, is_sudoku, item_name, number, option_name

tr = Texts("difference")
mark = tr.mark
tr_text = Texts("difference text")


_SIZE: Final = mark("{name}: size from {before} to {after}")


class DifferenceGroup(Enum):
    """A kind of change, in the order of the list: a heading, a sentence about one member, the meaning."""

    # fmt: off
    CHOSEN = mark("%n options chosen"), mark("{name}: chosen"), mark("On the stack now, but not there.")
    TAKEN_BACK = mark("%n options taken back"), mark("{name}: taken back"), mark("On the stack there, but not now.")
    COVERED = mark("%n columns covered"), mark("{name}: covered"), mark("Its header has left the list of columns.")
    UNCOVERED = mark("%n columns returned"), mark("{name}: returned"), mark("Its header is in the list of columns again.")
    GONE = mark("%n options gone"), mark("{name}: gone"), mark("It could be chosen there, but conflicts with what is chosen now.")
    BACK = mark("%n options returned"), mark("{name}: returned"), mark("It could not be chosen there, but can be now.")
    SMALLER = mark("%n columns smaller"), _SIZE, mark("Fewer options are left for it than there.")
    LARGER = mark("%n columns larger"), _SIZE, mark("More options are left for it than there.")
    # fmt: on


class Filter(Enum):
    """The choices of the filter box, each with the groups it lets through."""

    ALL = frozenset(DifferenceGroup)
    COLUMNS = frozenset({DifferenceGroup.COVERED, DifferenceGroup.UNCOVERED})
    OPTIONS = frozenset(
        {DifferenceGroup.CHOSEN, DifferenceGroup.TAKEN_BACK, DifferenceGroup.GONE, DifferenceGroup.BACK}
    )
    SIZES = frozenset({DifferenceGroup.SMALLER, DifferenceGroup.LARGER})


Members = Sequence[int] | Sequence[Resized]


def groups(found: Difference | None) -> list[tuple[DifferenceGroup, Members]]:
    """The groups in which there is something; columns with the fewest options left come first."""
    if found is None:
        return []
    sizes = sorted(found.sizes, key=lambda one: (one.after, one.before, one.item))
    known: list[tuple[DifferenceGroup, Members]] = [
        (DifferenceGroup.CHOSEN, found.chosen_added),
        (DifferenceGroup.TAKEN_BACK, found.chosen_removed),
        (DifferenceGroup.COVERED, found.items_left),
        (DifferenceGroup.UNCOVERED, found.items_returned),
        (DifferenceGroup.GONE, found.options_left),
        (DifferenceGroup.BACK, found.options_returned),
        (DifferenceGroup.SMALLER, [one for one in sizes if one.after < one.before]),
        (DifferenceGroup.LARGER, [one for one in sizes if one.after > one.before]),
    ]
    return [(group, members) for group, members in known if members]


def starved(found: Difference, here: Snapshot) -> tuple[int, ...]:
    """The columns that must be covered and have lost their last option; not those that are just being covered."""
    return tuple(one.item for one in found.sizes if one.item in here.starved)


# --- words ------------------------------------------------------------------------------------------


def filter_by(filter_: Filter) -> str:
    return {
        Filter.ALL: tr("All"),
        Filter.COLUMNS: tr("Columns"),
        Filter.OPTIONS: tr("Options"),
        Filter.SIZES: tr("Sizes"),
    }[filter_]


def stands_at(there: Snapshot) -> str:
    """``event 120 “Choose r4c7”``; other events have their number alone."""
    if there.position == 0:
        return tr("the start")
    event, position = there.event, number(there.position)
    if event is None or event.op is not Op.CHOOSE or event.item is None:
        return tr("event {position}", position=position)
    item = item_name(there.problem, event.item)
    return tr("event {position} “Choose {item}”", position=position, item=item)


# --- the sentence -----------------------------------------------------------------------------------


def sentence(found: Difference, there: Snapshot, here: Snapshot, *, is_pair: bool = False) -> str:
    """The changes, and since when; what has run out first, and in a Sudoku what a single option took before that.

    Args:
        found: what has changed.
        there: the place that is compared with.
        here: the place that is looked at.
        is_pair: the search need be at neither.
    """
    learnt = _single_choice(found)
    counts = [(group, len(members)) for group, members in groups(found)]
    if learnt:
        chosen = DifferenceGroup.CHOSEN, DifferenceGroup.TAKEN_BACK
        counts = [(group, n) for group, n in counts if group not in chosen]
    said = changes(counts)
    if dead := starved(found, here):
        said = _listed(nothing_left(found.problem, dead[0], len(dead) - 1), said)
    if is_pair:
        text = tr("From {place} to {other}: {changes}")
    elif there.position <= here.position:
        text = tr("Since {place}: {changes}")
    else:
        text = tr("Compared with {place}, still to come: {changes}")
    text = text.format(place=stands_at(there), other=stands_at(here), changes=said)
    return tr("{first} {second}", first=learnt, second=text) if learnt else text


def changes(counts: Sequence[tuple[DifferenceGroup, int]]) -> str:
    """``4 columns covered, 27 options gone, 61 columns smaller``."""
    return _listed(*(count(group, n) for group, n in counts)) or tr("no differences")


def count(group: DifferenceGroup, n: int) -> str:
    """``4 columns covered``; the heading of the group, too."""
    return tr(group.value[0], "", n)


def nothing_left(problem: Problem, item: int, others: int) -> str:
    """``no option left for “column 3 has 1”``, and for this many others."""
    if others == 0:
        text = tr("no option left for “{item}”")
    else:
        text = tr("no option left for “{item}” and %n other columns", "", others)
    return text.format(item=item_name(problem, item))


def _listed(*parts: str) -> str:
    return joining.joined(tr("{first}, {second}"), parts)


def _single_choice(found: Difference) -> str:
    """The candidates that a single option of a Sudoku took from other cells, or gives back; "" where others did so, too."""
    if not is_sudoku(found.problem) or len(found.chosen_added) + len(found.chosen_removed) != 1:
        return ""
    choice = (found.chosen_added or found.chosen_removed)[0]
    changed = found.options_left if found.chosen_added else found.options_returned
    cells = sum(1 for option in changed if option % 9 == choice % 9)
    own = sum(1 for option in changed if option // 9 == choice // 9)
    if cells + own != len(changed):
        return ""
    if found.chosen_removed:
        return possible_again(found.problem, choice, cells)
    return took(found.problem, choice, cells, own)


def took(problem: Problem, option: int, cells: int, others: int) -> str:
    """``r4c7=5 took 5 from 13 cells``; ``others`` is how many other candidates of its own cell have gone."""
    if cells == 0:
        first = tr_text("{option} took {digit} from no other cell")
    else:
        first = tr_text("{option} took {digit} from %n cells", "", cells)
    if others == 0:
        text = tr_text("{first}.", "a sentence")
    else:
        text = tr("{first}, and %n other candidates from {cell}.", "", others)
    first = first.format(option=option_name(problem, option), digit=number(option % 9 + 1))
    return text.format(first=first, cell=cell_name(option // 9))


def possible_again(problem: Problem, option: int, cells: int) -> str:
    """``Without r4c7=5, 5 is possible again in 13 cells.``; "" where it is in none."""
    if cells == 0:
        return ""
    text = tr("Without {option}, {digit} is possible again in %n cells.", "", cells)
    return text.format(option=option_name(problem, option), digit=number(option % 9 + 1))


# --- one thing --------------------------------------------------------------------------------------


def sizes(before: int, after: int) -> str:
    """The sizes of a column before and after, as in ``4 → 3``."""
    return tr("{before} → {after}", before=before, after=after)


def spoken(group: DifferenceGroup, name: str, before: int, after: int) -> str:
    """A row for screen readers, and as it is copied: ``r4c7=5: gone``."""
    return tr(group.value[1], name=name, before=before, after=after)


def group_help(group: DifferenceGroup) -> str:
    return tr(group.value[2])
