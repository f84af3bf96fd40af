"""Where keys lead in the tree that is laid out."""

from sudoku_gui.panes.tree.excerpt import Excerpt
from sudoku_gui.panes.tree.keys import Deed


def neighbour(excerpt: Excerpt, number: int, deed: Deed) -> int:
    """The twig that a key leads to from another; the same where there is none."""
    twig = excerpt.twigs[number]
    if deed is Deed.ROOT:
        return 0
    if deed is Deed.PARENT:
        return max(0, twig.parent)
    if deed is Deed.CHILD:
        return twig.kids[0] if twig.kids else number
    siblings = excerpt.twigs[twig.parent].kids if twig.parent >= 0 else (number,)
    step = 1 if deed is Deed.NEXT else -1
    place = siblings.index(number) + step
    return siblings[min(max(place, 0), len(siblings) - 1)]
