"""Where the parts of the matrix lie: rulers along the top and the left, the body between them.

::

          | cells    | rows     | ...      tiers of groups: as many as have room for their labels
          | r1 r2 .. | 1  2 ..  | ...
          | names and sizes of items       only where a column is as wide as a line of text is high
          | gutter                         triangles that point at columns
    ------+---------------------------
    r1 c1 | body
       c2 |
    names |

A `Sight` says which part of the matrix is wanted, and how large, in terms of the matrix; `lay_out` finds the pixels. All
lengths are device pixels.
"""

from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPointF, QSize

from sudoku_gui.panes.matrix.axis import Axis, snapped
from sudoku_gui.panes.matrix.legends import Legends
from sudoku_gui.panes.matrix.tiers import Tier

_SMALL: Final = 8.0
"""Up to this scale columns may be wider than rows are high, so that the whole matrix uses the room there is."""
_LARGEST_FIT: Final = 4
"""How large a crossing becomes by itself, in lines of text."""
_LARGEST: Final = 8
"""How large a crossing can be made."""
_STEPS: Final = (
    0.125,
    0.25,
    0.5,
    0.75,
    1,
    1.5,
    2,
    3,
    4,
    5,
    6,
    8,
    10,
    12,
    16,
    20,
    24,
    32,
    40,
    48,
    64,
    96,
    128,
)
"""The sizes that a key or a notch of the wheel leads to."""
_AIR: Final = 2
"""Pixels that a tier above the matrix is higher than its text."""
_BODY_SHARE: Final = 0.45
"""What names must leave of the room."""


@dataclass(frozen=True, slots=True)
class Sight:
    """Which part of the matrix is wanted.

    Attributes:
        zoom: how large a crossing is to be; None for the whole matrix.
        item: the first item in sight, with what is out of sight of it as a fraction.
        option: the first option in sight.
    """

    zoom: float | None = None
    item: float = 0.0
    option: float = 0.0


@dataclass(frozen=True, slots=True)
class Ruler:
    """What stands along one side.

    Attributes:
        tiers: the groups shown, the coarsest outermost.
        widths: how thick each of them is.
        names: how thick the names of single items or options are; 0 where there is no room for them.
        upright: names above the matrix are written as usual, not along their columns.
        sizes: how thick the numbers below the names are.
        gutter: how much is left free beside the body.
    """

    tiers: tuple[Tier, ...]
    widths: tuple[int, ...]
    names: int = 0
    upright: bool = False
    sizes: int = 0
    gutter: int = 0

    @property
    def thickness(self) -> int:
        """How much room all of it takes."""
        return sum(self.widths) + self.names + self.sizes + self.gutter


@dataclass(frozen=True, slots=True)
class Layout:
    """The whole picture.

    Attributes:
        items: from left to right.
        options: from the top down.
        top: the ruler of the items.
        left: the ruler of the options.
    """

    items: Axis
    options: Axis
    top: Ruler
    left: Ruler

    @property
    def cell(self) -> float:
        """How large a crossing is, the shorter way."""
        return min(self.items.scale, self.options.scale)


def lay_out(room: QSize, legends: Legends, sight: Sight) -> Layout:
    """Find a place for everything; names only where they leave enough of the room."""
    layouts = (
        _attempt(room, legends, sight, above=above, beside=beside)
        for above, beside in ((True, True), (False, True), (True, False), (False, False))
    )
    return next(layout for layout in layouts if layout is not None)


def zoomed(room: QSize, legends: Legends, sight: Sight, zoom: float | None, point: QPointF) -> Sight:
    """A sight in another size in which what lies at a point still lies there, as far as that can be."""
    before = lay_out(room, legends, sight)
    smallest, largest = limits(room, legends)
    if zoom is None or zoom <= smallest:
        return Sight()
    after = lay_out(room, legends, Sight(min(zoom, largest)))
    item = _index(before.items, sight.item, point.x()) - (point.x() - after.items.start) / after.items.scale
    option = (
        _index(before.options, sight.option, point.y())
        - (point.y() - after.options.start) / after.options.scale
    )
    return settled(room, legends, Sight(min(zoom, largest), item, option))


def settled(room: QSize, legends: Legends, sight: Sight) -> Sight:
    """The same sight, without what lies beyond the matrix."""
    layout = lay_out(room, legends, sight)
    return replace(
        sight, item=_within(layout.items, sight.item), option=_within(layout.options, sight.option)
    )


def limits(room: QSize, legends: Legends) -> tuple[float, float]:
    """The scale at which the whole matrix is in sight, and the largest there is."""
    fit = lay_out(room, legends, Sight()).cell
    return fit, max(fit, float(_LARGEST * legends.line))


def _index(axis: Axis, first: float, pixel: float) -> float:
    """What lies at a pixel, to a fraction: whole pixels would add up to whole rows while zooming from afar."""
    return (pixel - axis.start) / axis.scale + _within(axis, first)


def _within(axis: Axis, first: float) -> float:
    """The first index in sight, with no room left empty."""
    return min(max(0.0, first), axis.furthest / axis.scale)


def _attempt(room: QSize, legends: Legends, sight: Sight, *, above: bool, beside: bool) -> Layout | None:
    """The layout with names above or beside the matrix; None where they would not fit."""
    across, down = _scales(room.width(), room.height(), legends, sight.zoom)
    top = _top(legends, across, named=above)
    left = _left(legends, down, named=beside)
    width, height = max(1, room.width() - left.thickness), max(1, room.height() - top.thickness)
    across, down = _scales(width, height, legends, sight.zoom)
    if above and (across < legends.line or height < _BODY_SHARE * room.height()):
        return None
    if beside and (down < legends.line or width < _BODY_SHARE * room.width()):
        return None
    if top.upright and across < legends.item_name + legends.gap:
        top = replace(top, upright=False, names=legends.item_name + legends.gap)
        height = max(1, room.height() - top.thickness)
        across, down = _scales(width, height, legends, sight.zoom)
    return Layout(
        _axis(legends.items, across, left.thickness, width, sight.item),
        _axis(legends.options, down, top.thickness, height, sight.option),
        top,
        left,
    )


def _axis(count: int, scale: float, ruler: int, length: int, first: float) -> Axis:
    """An axis that begins behind its ruler; a matrix smaller than the room stands in the middle, rulers and all."""
    axis = Axis(count, scale, ruler, length)
    spare = max(0, length - axis.extent)
    return replace(axis, start=ruler + spare // 2, length=length - spare).scrolled(first * scale)


def _scales(width: int, height: int, legends: Legends, zoom: float | None) -> tuple[float, float]:
    across, down = width / legends.items, height / legends.options
    most = _LARGEST_FIT * legends.line
    least = zoom or 0.0
    return (
        snapped(max(least, min(across, max(down, _SMALL), most))),
        snapped(max(least, min(down, max(across, _SMALL), most))),
    )


def _top(legends: Legends, scale: float, *, named: bool) -> Ruler:
    """Tiers with room for their labels; names make the finest of them, of single items, needless."""
    shown = [tier for number, tier in enumerate(legends.item_tiers) if legends.has_room(number, tier, scale)]
    if not named:
        return Ruler(tuple(shown), (legends.line + _AIR,) * len(shown), gutter=legends.mark)
    tiers = [tier for tier in shown if len(tier) < legends.items]
    upright = legends.item_name + legends.gap <= scale
    names = legends.line if upright else legends.item_name + legends.gap
    return Ruler(
        tuple(tiers), (legends.line + _AIR,) * len(tiers), names, upright, legends.line, legends.mark
    )


def _left(legends: Legends, scale: float, *, named: bool) -> Ruler:
    shown = [
        (tier, width)
        for number, (tier, width) in enumerate(zip(legends.option_tiers, legends.option_widths, strict=True))
        if number == 0 or min(group.stop - group.start for group in tier) * scale >= legends.line
    ]
    tiers, widths = tuple(tier for tier, _ in shown), tuple(width for _, width in shown)
    names = legends.option_name + legends.gap if named else 0
    return Ruler(tiers, widths, names, gutter=legends.mark)


def step(zoom: float, *, closer: bool) -> float:
    """The next size of crossings that is worth a key press."""
    if closer:
        return next((size for size in _STEPS if size > 1.1 * zoom), 1.25 * zoom)
    return next((size for size in reversed(_STEPS) if size < zoom / 1.1), zoom / 1.25)
