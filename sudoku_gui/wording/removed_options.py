"""Why an option is out: which given or other option took it, and which column both of them would cover.

One clause for all panes, so that they say the same of a candidate that is gone.
"""

from dataclasses import dataclass

from solver_core.cover import Problem, RepeatSearch, SearchBase, Snapshot
from solver_core.cover.replay.turns import turn
from sudoku_gui.translation import Texts
from sudoku_gui.wording.foreign import shown
from sudoku_gui.wording.names import item_name, number, option_name

tr = Texts("matrix")
tr_both = Texts("taken")


@dataclass(frozen=True, slots=True)
class RemovingOption:
    """The chosen option that removed another from the lists, and the column they share."""

    depth: int  # the level of the stack, from 1; 0 for a given that is not chosen now
    chosen: int  # the option chosen there
    item: int  # the column that both would cover
    is_given: bool  # whether the puzzle says so


def removing_option(search: SearchBase, snapshot: Snapshot, option: int) -> RemovingOption | None:
    """The chosen option that took another away; None where nothing has, or where that is chosen itself.

    A given may not be on the stack yet, or no longer.
    """
    depth = snapshot.option_depths[option]
    is_given = depth <= len(search.given)
    if not depth or option in snapshot.chosen or not (is_given or depth <= snapshot.depth):
        return None
    chosen = search.given[depth - 1] if is_given else snapshot.levels[depth - 1].option
    if chosen == option:
        return None
    met = _met(snapshot, depth, chosen, option)
    return RemovingOption(depth if depth <= snapshot.depth else 0, chosen, met, is_given)


def _met(snapshot: Snapshot, depth: int, chosen: int, option: int) -> int:
    """The first column of both that was covered at a depth: the option's node in it stayed, the others went."""
    items = snapshot.problem.options[chosen]
    start = items.index(snapshot.levels[depth - 1].item) if depth <= snapshot.depth else 0
    both = set(snapshot.problem.shared(chosen, option))
    covered = [item for item in items[start:] + items[:start] if item in both]
    return next((item for item in covered if snapshot.item_depths[item] == depth), covered[0])


def removed_by(problem: Problem, found: RemovingOption) -> str:
    """``removed at depth 3 by the given r3c1=7: both cover “row 3 has 7”``."""
    colour = problem.colour(found.chosen, found.item)
    if colour is not None:
        text = tr_both(
            "removed at depth {depth} by {option}: it gives “{item}” the colour {colour}, this option does not"
        )
    elif not found.depth:
        text = tr_both("removed by the given {option}: both cover “{item}”")
    elif found.is_given:
        text = tr_both("removed at depth {depth} by the given {option}: both cover “{item}”")
    else:
        text = tr_both("removed at depth {depth} by {option}: both cover “{item}”")
    return text.format(
        depth=number(found.depth),
        option=option_name(problem, found.chosen),
        item=item_name(problem, found.item),
        colour=shown(str(colour)),
    )


def waits(search: SearchBase, snapshot: Snapshot, option: int) -> str:
    """Why an option waits that is out only because another one of its item is tried; else empty."""
    found = turn(search, snapshot, option)
    if found is None:
        return ""
    text = (
        tr("already tried (option {number} of {among} of “{item}”)")
        if found.is_over
        else tr("waits for its turn (option {number} of {among} of “{item}”)")
    )
    return text.format(number=found.number, among=found.among, item=item_name(snapshot.problem, found.item))


def absence(search: SearchBase, snapshot: Snapshot, option: int) -> str:
    """Why an option is out; empty where it is not, is chosen, or where a search rules out none."""
    if isinstance(search, RepeatSearch) or option in snapshot.chosen:
        return ""
    if reason := waits(search, snapshot, option):
        return reason
    found = removing_option(search, snapshot, option)
    return "" if found is None else removed_by(snapshot.problem, found)
