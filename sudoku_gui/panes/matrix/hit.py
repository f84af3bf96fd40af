"""What lies at a point of the painted matrix."""

from dataclasses import dataclass

from sudoku_gui.panes.matrix.layout import Layout
from sudoku_gui.panes.matrix.look import MatrixLook
from sudoku_gui.player.selection import Target


@dataclass(frozen=True, slots=True)
class Hit:
    """Something at a point.

    Attributes:
        target: the item, the option or both.
        is_ground: no node stands there.
    """

    target: Target
    is_ground: bool = False


def hit(look: MatrixLook, layout: Layout, x: float, y: float, reach: float) -> Hit | None:
    """What lies at a point: a node, if only nearby where nodes are small; else ground; an item or option of a ruler.

    Args:
        look: what is shown.
        layout: where.
        x: device pixels.
        y: device pixels.
        reach: how many of them a node may be away.
    """
    item, option = layout.items.index_at(x), layout.options.index_at(y)
    if item is not None and option is not None:
        near = _nearest(look, layout, x, y, reach) if layout.cell < 2 * reach else None
        target = near or Target(item, option)
        return Hit(target, is_ground=near is None and item not in look.problem.options[option])
    if item is not None and y < layout.options.start:
        return Hit(Target(item=item))
    if option is not None and x < layout.items.start:
        return Hit(Target(option=option))
    return None


def _nearest(look: MatrixLook, layout: Layout, x: float, y: float, reach: float) -> Target | None:
    """The node nearest to a point; of several on one pixel the one whose shade is to be seen."""
    problem, across = look.problem, layout.items.near(x, reach)
    best: tuple[int, int] | None = None
    found: Target | None = None
    for option in layout.options.near(y, reach):
        for number, item in enumerate(problem.options[option], problem.crossings[option]):
            if item in across:
                away = abs(layout.items.middle(item) - x) + abs(layout.options.middle(option) - y)
                key = (round(away), -look.states[number])
                if best is None or key < best:
                    best, found = key, Target(item, option)
    return found
