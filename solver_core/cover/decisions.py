"""Where the levels of the choice stack were decided: the tree of the background run knows it, or else the way back."""

from solver_core.cover import conditions
from solver_core.cover.conditions import Condition
from solver_core.cover.ops import Op
from solver_core.cover.search_base import SearchBase


def position(search: SearchBase, depth: int) -> int | None:
    """Just after the item was chosen that is branched on with so many options chosen; None: the tree lacks it.

    The tree lacks what the background run has not reached, and what it has collapsed since.
    """
    if search.background_run.ticks < search.position:
        return None
    with search.background_run.reading() as (tree, _):
        here = tree.node_at(search.position)
        path = map(tree.__getitem__, tree.path(here)) if here >= 0 else ()
        return next((node.first for node in path if node.depth == depth), None)


def condition(depth: int) -> Condition:
    """Met where an item is chosen with so many options chosen.

    Going back from anywhere below it, the first such place is the decision that has led here.
    """
    return conditions.happens(Op.CHOOSE) & conditions.at_depth(depth)
