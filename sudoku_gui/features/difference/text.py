"""Sentences about what has changed between two places of a search: what did this choice do?"""

from collections.abc import Sequence

from solver_core.cover import Op, Problem, Snapshot
from solver_core.cover.explain.difference import Difference
from sudoku_gui.features.difference.groups import DifferenceGroup, Filter, groups, starved
from sudoku_gui.translation import translate
from sudoku_gui.wording.names import cell_name, is_sudoku, item_name, number, option_name


def filter_by(filter_: Filter) -> str:
    """An entry of the chooser."""
    return {
        Filter.ALL: translate("difference", "All"),
        Filter.COLUMNS: translate("difference", "Columns"),
        Filter.OPTIONS: translate("difference", "Options"),
        Filter.SIZES: translate("difference", "Sizes"),
    }[filter_]


def stands_at(there: Snapshot) -> str:
    """``event 120 “Choose r4c7”``; other events have their number alone."""
    if there.position == 0:
        return translate("difference", "the start")
    event, position = there.event, number(there.position)
    if event is None or event.op is not Op.CHOOSE or event.item is None:
        return translate("difference", "event {position}").format(position=position)
    text = translate("difference", "event {position} “Choose {item}”")
    return text.format(position=position, item=item_name(there.problem, event.item))


# --- the sentence -----------------------------------------------------------------------------------


def sentence(found: Difference, there: Snapshot, here: Snapshot, *, is_pair: bool = False) -> str:
    """What has changed, and since when; what has run out first, and in a Sudoku what a single choice took before that.

    Args:
        found: what has changed.
        there: the place that is compared with.
        here: the place that is looked at.
        is_pair: the search need be at neither.
    """
    learnt = _single_choice(found)
    counts = [(group, len(members)) for group, members in groups(found)]
    if learnt:
        counts = [
            (group, n)
            for group, n in counts
            if group not in {DifferenceGroup.CHOSEN, DifferenceGroup.TAKEN_BACK}
        ]
    said = changes(counts)
    if dead := starved(found, here):
        said = _listed(nothing_left(found.problem, dead[0], len(dead) - 1), said)
    if is_pair:
        text = translate("difference", "From {place} to {other}: {changes}")
    elif there.position <= here.position:
        text = translate("difference", "Since {place}: {changes}")
    else:
        text = translate("difference", "Compared with {place}, still to come: {changes}")
    text = text.format(place=stands_at(there), other=stands_at(here), changes=said)
    return translate("difference", "{first} {second}").format(first=learnt, second=text) if learnt else text


def changes(counts: Sequence[tuple[DifferenceGroup, int]]) -> str:
    """``4 columns covered, 27 options gone, 61 columns smaller``."""
    if not counts:
        return translate("difference", "no differences")
    text, *others = (count(group, n) for group, n in counts)
    for phrase in others:
        text = _listed(text, phrase)
    return text


def count(group: DifferenceGroup, n: int) -> str:
    """``4 columns covered``; the heading of the group, too."""
    return {
        DifferenceGroup.CHOSEN: translate("difference", "%n options chosen", "", n),
        DifferenceGroup.TAKEN_BACK: translate("difference", "%n choices taken back", "", n),
        DifferenceGroup.COVERED: translate("difference", "%n columns covered", "", n),
        DifferenceGroup.UNCOVERED: translate("difference", "%n columns returned", "", n),
        DifferenceGroup.GONE: translate("difference", "%n options gone", "", n),
        DifferenceGroup.BACK: translate("difference", "%n options returned", "", n),
        DifferenceGroup.SMALLER: translate("difference", "%n columns smaller", "", n),
        DifferenceGroup.LARGER: translate("difference", "%n columns larger", "", n),
    }[group]


def nothing_left(problem: Problem, item: int, others: int) -> str:
    """``no option left for “column 3 has 1”``, and for this many others."""
    if others == 0:
        text = translate("difference", "no option left for “{item}”")
    else:
        text = translate("difference", "no option left for “{item}” and %n other columns", "", others)
    return text.format(item=item_name(problem, item))


def _listed(first: str, second: str) -> str:
    return translate("difference", "{first}, {second}").format(first=first, second=second)


def _single_choice(found: Difference) -> str:
    """What a single choice of a Sudoku took from other cells, or gives back; "" where there is no single choice."""
    if not is_sudoku(found.problem) or len(found.chosen_added) + len(found.chosen_removed) != 1:
        return ""
    choice = (found.chosen_added or found.chosen_removed)[0]
    changed = found.options_left if found.chosen_added else found.options_returned
    cells = sum(1 for option in changed if option % 9 == choice % 9)
    if found.chosen_removed:
        return possible_again(found.problem, choice, cells)
    return took(found.problem, choice, cells, sum(1 for option in changed if option // 9 == choice // 9))


def took(problem: Problem, option: int, cells: int, others: int) -> str:
    """``r4c7=5 took 5 from 13 cells``; ``others`` is how many other candidates of its own cell have gone."""
    if cells == 0:
        first = translate("difference text", "{choice} took {digit} from no other cell")
    else:
        first = translate("difference text", "{choice} took {digit} from %n cells", "", cells)
    if others == 0:
        text = translate("difference text", "{first}.", "a sentence")
    else:
        text = translate("difference", "{first}, and %n other candidates from {cell}.", "", others)
    first = first.format(choice=option_name(problem, option), digit=number(option % 9 + 1))
    return text.format(first=first, cell=cell_name(option // 9))


def possible_again(problem: Problem, option: int, cells: int) -> str:
    """``Without r4c7=5, 5 is possible again in 13 cells.``; "" where it is in none."""
    if cells == 0:
        return ""
    text = translate("difference", "Without {choice}, {digit} is possible again in %n cells.", "", cells)
    return text.format(choice=option_name(problem, option), digit=number(option % 9 + 1))


# --- one thing --------------------------------------------------------------------------------------


def sizes(before: int, after: int) -> str:
    """The sizes of a column before and after, as in ``4 → 3``."""
    return translate("difference", "{before} → {after}").format(before=before, after=after)


def spoken(group: DifferenceGroup, name: str, before: int, after: int) -> str:
    """A row for screen readers, and as it is copied: ``r4c7=5: gone``."""
    text = {
        DifferenceGroup.CHOSEN: translate("difference", "{name}: chosen"),
        DifferenceGroup.TAKEN_BACK: translate("difference", "{name}: taken back"),
        DifferenceGroup.COVERED: translate("difference", "{name}: covered"),
        DifferenceGroup.UNCOVERED: translate("difference", "{name}: returned"),
        DifferenceGroup.GONE: translate("difference", "{name}: gone"),
        DifferenceGroup.BACK: translate("difference", "{name}: returned"),
    }.get(group) or translate("difference", "{name}: size from {before} to {after}")
    return text.format(name=name, before=before, after=after)


def group_help(group: DifferenceGroup) -> str:
    """What it means for a row to be in a group."""
    return {
        DifferenceGroup.CHOSEN: translate("difference", "On the choice stack now, but not there."),
        DifferenceGroup.TAKEN_BACK: translate("difference", "On the choice stack there, but not now."),
        DifferenceGroup.COVERED: translate("difference", "Its header has left the list of columns."),
        DifferenceGroup.UNCOVERED: translate("difference", "Its header is in the list of columns again."),
        DifferenceGroup.GONE: translate(
            "difference", "It could be chosen there, but conflicts with what is chosen now."
        ),
        DifferenceGroup.BACK: translate("difference", "It could not be chosen there, but can be now."),
        DifferenceGroup.SMALLER: translate("difference", "Fewer options are left for it than there."),
        DifferenceGroup.LARGER: translate("difference", "More options are left for it than there."),
    }[group]
