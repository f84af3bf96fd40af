"""Which items the search is about to cover: those without options among them are no dead ends.

While an option is tried, its items are covered one after the other, and covering the first takes away the last option
of the others. So in the midst of it an item may have no option left and yet be about to be covered.
"""

from solver_core.cover import Snapshot


def awaited(snapshot: Snapshot) -> frozenset[int]:
    """The live items that the option on top of the stack covers, or may cover once one is tried."""
    problem, depths, depth = snapshot.problem, snapshot.item_depths, snapshot.depth
    options = {snapshot.levels[-1].option} if depth else set()
    item = snapshot.chosen_item
    if item is not None and depths[item] == depth + 1:
        options.update(option for option in problem.columns[item] if not snapshot.is_hidden(option, item))
    return frozenset(other for option in options for other in problem.options[option] if not depths[other])
