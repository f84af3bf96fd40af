"""Where the parts of the matrix are: rulers along the top and the left, the body between them.

::

          | cells    | rows     | ...      tiers of groups: as many as have space for their labels
          | r1 r2 .. | 1  2 ..  | ...
          | names and sizes of items       only where a column is as wide as a line of text is high
          | gutter                         triangles that point at columns
    ------+---------------------------
    r1 c1 | body
       c2 |
    names |

A `Viewport` says which part of the matrix is wanted, and how large, in terms of the matrix; `lay_out` finds the pixels.
All lengths are device pixels.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPointF, QRect, QSize

from solver_core.cover.explain.difference import Difference
from sudoku_gui.features.matrix_view.axis import Axis, snapped
from sudoku_gui.features.matrix_view.folding import MatrixFold
from sudoku_gui.features.matrix_view.labels import MatrixLabels, Tier
from sudoku_gui.features.matrix_view.model import MatrixLook
from sudoku_gui.player.selection import Target
from sudoku_gui.render.theme import Theme

_SMALL: Final = 8.0
"""Up to this scale columns may be wider than rows are high, so that the whole matrix uses the space there is."""
_LARGEST_FIT: Final = 4  # how large a crossing becomes by itself, in lines of text
_LARGEST: Final = 8  # how large a crossing can be made
_STEPS: Final = (
    *(0.125, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 5, 6, 8, 10),
    *(12, 16, 20, 24, 32, 40, 48, 64, 96, 128),
)
"""The sizes that a key or a notch of the wheel leads to."""
_PADDING: Final = 2  # pixels that a tier above the matrix is higher than its text
_BODY_SHARE: Final = 0.45  # what names must leave of the space
_SPOKEN_SHARE: Final = 0.25  # what they take of its width where only those are shown that are spoken of
_SPOKEN_HEIGHT: Final = 6  # in lines of text, how high the space must be for them


@dataclass(frozen=True, slots=True)
class Viewport:
    """Which part of the matrix is wanted."""

    zoom: float | None = None  # the size of a crossing; None for the complete matrix.
    # item, option: the first in view, with what is out of view of it as a fraction
    item: float = 0.0
    option: float = 0.0
    fold: MatrixFold | None = None  # where columns and rows are if some of them are folded away


@dataclass(frozen=True, slots=True)
class Ruler:
    """The labels along one side; numbers say how thick it is, 0 if there is no space."""

    tiers: tuple[Tier, ...]  # the groups shown, the coarsest outermost
    widths: tuple[int, ...]
    names: int = 0
    upright: bool = False  # names above the matrix are written as usual, not along their columns
    sizes: int = 0  # of the numbers below the names
    gutter: int = 0  # what is left free beside the body
    has_all: bool = True  # there is space for all names; else for those that are spoken of

    @property
    def thickness(self) -> int:
        return sum(self.widths) + self.names + self.sizes + self.gutter


@dataclass(frozen=True, slots=True)
class MatrixLayout:
    """The axes of the body, and the rulers above and beside it."""

    items: Axis
    options: Axis
    top: Ruler
    left: Ruler
    labels: MatrixLabels

    @property
    def cell(self) -> float:
        return min(self.items.scale, self.options.scale)

    def has(self, target: Target) -> bool:
        """Whether a target is not folded away."""
        has_item = target.item is None or self.items.has(target.item)
        return has_item and (target.option is None or self.options.has(target.option))


@dataclass(frozen=True, slots=True)
class MatrixScene:
    """The picture of the matrix: places and colours; `difference` is from the position compared with."""

    look: MatrixLook
    layout: MatrixLayout
    theme: Theme
    difference: Difference | None = None

    @property
    def labels(self) -> MatrixLabels:
        return self.layout.labels

    @property
    def body(self) -> QRect:
        """The matrix without its rulers, as far as it is in view."""
        across, down = self.layout.items, self.layout.options
        return QRect(across.start, down.start, across.end - across.start, down.end - down.start)

    def bands(self, target: Target) -> Iterator[tuple[QRect, bool]]:
        """The bands of its column and its row, perhaps out of view, and whether it is upright."""
        if target.item is not None:
            yield self.column(target.item), True
        if target.option is not None:
            yield self.row(target.option), False

    def column(self, item: int) -> QRect:
        """The band of an item, over the whole height; perhaps out of view."""
        body, across = self.body, self.layout.items
        return QRect(across.start_of(item), body.top(), across.size(item), body.height())

    def row(self, option: int) -> QRect:
        """The band of an option, over the whole width; perhaps out of view."""
        body, down = self.body, self.layout.options
        return QRect(body.left(), down.start_of(option), body.width(), down.size(option))

    def crossing(self, item: int, option: int, least: int = 1) -> QRect:
        """The rectangle of a crossing, or a larger one around its middle."""
        across, down = self.layout.items, self.layout.options
        width, height = max(least, across.size(item)), max(least, down.size(option))
        left, top = across.middle(item) - width / 2, down.middle(option) - height / 2
        return QRect(round(left), round(top), width, height)


@dataclass(frozen=True, slots=True)
class MatrixHit:
    """The part of the matrix at a point; `is_empty`: an item and an option cross there without a node."""

    target: Target
    is_empty: bool = False


def hit(look: MatrixLook, layout: MatrixLayout, x: float, y: float, reach: float) -> MatrixHit | None:
    """The part at a point: a node, within `reach` device pixels; else a crossing; an item or option of a ruler."""
    item, option = layout.items.index_at(x), layout.options.index_at(y)
    if item is not None and option is not None:
        near = _nearest(look, layout, x, y, reach) if layout.cell < 2 * reach else None
        target = near or Target(item, option)
        return MatrixHit(target, is_empty=near is None and item not in look.problem.options[option])
    if item is not None and y < layout.options.start:
        return MatrixHit(Target(item=item))
    if option is not None and x < layout.items.start:
        return MatrixHit(Target(option=option))
    return None


def _nearest(look: MatrixLook, layout: MatrixLayout, x: float, y: float, reach: float) -> Target | None:
    """The node nearest to a point; of several on one pixel the one whose shade is to be seen."""
    problem, across = look.problem, layout.items.near(x, reach)
    best: tuple[int, int] | None = None
    found: Target | None = None
    for option in filter(layout.options.has, layout.options.near(y, reach)):
        for number, item in enumerate(problem.options[option], problem.crossings[option]):
            if item in across and layout.items.has(item):
                away = abs(layout.items.middle(item) - x) + abs(layout.options.middle(option) - y)
                key = (round(away), -look.states[number])
                if best is None or key < best:
                    best, found = key, Target(item, option)
    return found


def lay_out(space: QSize, labels: MatrixLabels, viewport: Viewport) -> MatrixLayout:
    """Find a place for everything: all names if need be in smaller letters, else those that leave enough space."""
    attempts = [(labels, True, True, True)] + [(one, True, True, False) for one in (labels, *labels.smaller)]
    attempts += [(labels, *named, True) for named in ((False, True), (True, False), (False, False))]
    layouts = (
        _attempt(space, written, viewport, above=above, beside=beside, titled=titled)
        for written, above, beside, titled in attempts
    )
    return next(layout for layout in layouts if layout is not None)


def zoomed(
    space: QSize, labels: MatrixLabels, viewport: Viewport, zoom: float | None, point: QPointF
) -> Viewport:
    """The viewport in another size in which what is at a point still is there, as far as that can be."""
    before = lay_out(space, labels, viewport)
    smallest, largest = limits(space, labels, viewport.fold)
    if zoom is None or zoom <= smallest:
        return Viewport(fold=viewport.fold)
    after = lay_out(space, labels, Viewport(min(zoom, largest), fold=viewport.fold))
    item = _first_after(before.items, after.items, viewport.item, point.x())
    option = _first_after(before.options, after.options, viewport.option, point.y())
    return clamped(space, labels, Viewport(min(zoom, largest), item, option, viewport.fold))


def clamped(space: QSize, labels: MatrixLabels, viewport: Viewport) -> Viewport:
    """A viewport without what is beyond the matrix."""
    layout = lay_out(space, labels, viewport)
    return replace(
        viewport, item=_within(layout.items, viewport.item), option=_within(layout.options, viewport.option)
    )


def limits(space: QSize, labels: MatrixLabels, fold: MatrixFold | None = None) -> tuple[float, float]:
    """The scale at which the whole matrix is in view, and the largest there is."""
    fit = lay_out(space, labels, Viewport(fold=fold)).cell
    return fit, max(fit, float(_LARGEST * labels.line))


def _first_after(before: Axis, after: Axis, first: float, pixel: float) -> float:
    """The first in view that keeps what is at a pixel there; a fraction, as whole pixels would add up to rows."""
    index = (pixel - before.start) / before.scale + _within(before, first)
    return index - (pixel - after.start) / after.scale


def _within(axis: Axis, first: float) -> float:
    # No space is left empty.
    return min(max(0.0, first), axis.furthest / axis.scale)


def _attempt(
    space: QSize, labels: MatrixLabels, viewport: Viewport, *, above: bool, beside: bool, titled: bool
) -> MatrixLayout | None:
    """The layout with names above or beside the matrix, and a title of all columns; None if they would not fit."""
    across, down = _scales(space.width(), space.height(), labels, viewport)
    top = _top(labels, across, named=above, titled=titled)
    left = _left(labels, down, named=beside)
    if not above and space.height() >= _SPOKEN_HEIGHT * labels.line:
        top = replace(top, names=labels.line, has_all=False)
    if not beside and space.height() >= _SPOKEN_HEIGHT * labels.line:
        names = min(labels.option_name + labels.gap, int(_SPOKEN_SHARE * space.width()))
        left = replace(left, names=names, has_all=False)
    width, height = max(1, space.width() - left.thickness), max(1, space.height() - top.thickness)
    across, down = _scales(width, height, labels, viewport)
    if above and (across < labels.line or height < _BODY_SHARE * space.height()):
        return None
    if beside and (down < labels.line or width < _BODY_SHARE * space.width()):
        return None
    if top.upright and across < labels.item_name + labels.gap:
        top = replace(top, upright=False, names=labels.item_name + labels.gap)
        height = max(1, space.height() - top.thickness)
        across, down = _scales(width, height, labels, viewport)
    fold = viewport.fold
    columns, rows = (None, None) if fold is None else (fold.items, fold.options)
    return MatrixLayout(
        _axis(Axis(labels.items, across, left.thickness, width, starts=columns), viewport.item),
        _axis(Axis(labels.options, down, top.thickness, height, starts=rows), viewport.option),
        top,
        left,
        labels,
    )


def _axis(axis: Axis, first: float) -> Axis:
    """An axis that begins behind its ruler; a matrix smaller than the space is in the middle, with its rulers."""
    spare = max(0, axis.length - axis.extent)
    there = replace(axis, start=axis.start + spare // 2, length=axis.length - spare)
    return there.scrolled(first * axis.scale)


def _scales(width: int, height: int, labels: MatrixLabels, viewport: Viewport) -> tuple[float, float]:
    fold = viewport.fold
    columns, rows = (labels.items, labels.options) if fold is None else (fold.items[-1], fold.options[-1])
    across, down = width / max(1, columns), height / max(1, rows)
    most = _LARGEST_FIT * labels.line
    least = viewport.zoom or 0.0
    return (
        snapped(max(least, min(across, max(down, _SMALL), most))),
        snapped(max(least, min(down, max(across, _SMALL), most))),
    )


def _top(labels: MatrixLabels, scale: float, *, named: bool, titled: bool) -> Ruler:
    """Tiers with space for their labels; names make the finest of them, of single items, needless."""
    shown = [tier for number, tier in enumerate(labels.item_tiers) if labels.has_space(number, tier, scale)]
    if not named:
        return Ruler(tuple(shown), (labels.line + _PADDING,) * len(shown), gutter=labels.mark)
    tiers = [tier for tier in shown if int(not titled) < len(tier) < labels.items]
    upright = labels.item_name + labels.gap <= scale
    names = labels.line if upright else labels.item_name + labels.gap
    return Ruler(
        tuple(tiers), (labels.line + _PADDING,) * len(tiers), names, upright, labels.line, labels.mark
    )


def _left(labels: MatrixLabels, scale: float, *, named: bool) -> Ruler:
    shown = [
        (tier, width)
        for number, (tier, width) in enumerate(zip(labels.option_tiers, labels.option_widths, strict=True))
        if number == 0 or min(group.stop - group.start for group in tier) * scale >= labels.line
    ]
    tiers, widths = tuple(tier for tier, _ in shown), tuple(width for _, width in shown)
    names = labels.option_name + labels.gap if named else 0
    return Ruler(tiers, widths, names, gutter=labels.mark)


def step(zoom: float, *, closer: bool) -> float:
    """The next size of crossings that is worth a key press; 0, below the smallest, shows the matrix as a whole."""
    if closer:
        return next((size for size in _STEPS if size > 1.1 * zoom), 1.25 * zoom)
    return next((size for size in reversed(_STEPS) if size < zoom / 1.1), 0.0)
