"""Paints the nodes at each depth of a search tree as bars, with dead ends, pruned nodes and solutions.

==========  =====================================
series      how it looks
==========  =====================================
nodes       full bar
dead ends   hatched in front of the full bar
pruned      outlined in front of the full bar
solutions   narrow full bar, a dot on top
==========  =====================================

Heights are logarithmic if there are many nodes. A bar represents several depths if space is scarce.
"""

from dataclasses import dataclass
from functools import cached_property
from math import log10
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPen

from sudoku_gui.render.fonts import LEFT, RIGHT, write
from sudoku_gui.render.shapes import draw_with, pointer
from sudoku_gui.render.theme import Theme

LARGE: Final = 40  # with more nodes than this at a depth, heights are logarithms
_NARROWEST: Final = 2.0
_WIDEST: Final = 26.0
_GAP: Final = 3.0
_PAD: Final = 6.0


@dataclass(frozen=True, slots=True)
class Bar:
    """The events at a depth, or at several that share a bar, for the plot."""

    first: int
    last: int
    # nodes, dead_ends, solutions, pruned: how many
    nodes: int = 0
    dead_ends: int = 0
    solutions: int = 0
    pruned: int = 0


@dataclass(frozen=True)
class DepthsLook:
    """The contents of the plot of depths: bars, position, pointer and captions."""

    bars: tuple[Bar, ...] = ()  # one for each depth, from 0
    depth: int = 0  # where the search is; a triangle below the bar
    hovered: int | None = None  # the number of the bar that is pointed at; None for none
    caption: str = ""  # the line on top; "" for the legend
    legend: tuple[tuple[str, str], ...] = ()  # names of series, as the table above has them, and their words
    scale: str = ""  # what is written at the right of the legend

    @cached_property
    def most(self) -> int:
        return max((bar.nodes for bar in self.bars), default=0)

    @property
    def is_logarithmic(self) -> bool:
        return self.most > LARGE


@dataclass(frozen=True, slots=True)
class DepthsFrame:
    """Where the parts of a plot are."""

    caption: QRectF  # the line on top
    bars: QRectF  # where bars stand
    slot: float  # the width of a bar and the gap to the next

    def at(self, point: QPointF, count: int) -> int | None:
        """The bar over or under a point; None beside all."""
        if not self.bars.left() <= point.x() < self.bars.left() + count * self.slot:
            return None
        return min(count - 1, int((point.x() - self.bars.left()) / self.slot))


def binned(bars: tuple[Bar, ...], width: float) -> tuple[Bar, ...]:
    """Neighbouring depths together, as many as must so that all have space."""
    together = max(1, -(-len(bars) // max(1, int(width / _NARROWEST))))
    if together == 1:
        return bars
    groups = [bars[at : at + together] for at in range(0, len(bars), together)]
    return tuple(
        Bar(
            group[0].first,
            group[-1].last,
            *(
                sum(getattr(bar, name) for bar in group)
                for name in ("nodes", "dead_ends", "solutions", "pruned")
            ),
        )
        for group in groups
    )


def frame(rect: QRectF, count: int, font: QFont) -> DepthsFrame:
    """The rectangles of caption and bars within the plot, in pixels."""
    line = QFontMetricsF(font).height()
    inner = rect.adjusted(_PAD, _PAD / 2, -_PAD, -_PAD / 2)
    caption = QRectF(inner.left(), inner.top(), inner.width(), line)
    bars = inner.adjusted(0, line + _PAD, 0, -line - _PAD)
    return DepthsFrame(caption, bars, min(_WIDEST, bars.width() / max(1, count)))


def height(count: int, look: DepthsLook) -> float:
    """The height of a bar, 0 to 1; on either scale one node can be seen."""
    if count <= 0 or look.most <= 0:
        return 0.0
    if look.is_logarithmic:
        return (1 + log10(count)) / (1 + log10(look.most))
    return count / look.most


def paint(painter: QPainter, rect: QRectF, look: DepthsLook, theme: Theme, font: QFont) -> None:
    """Paint a bar for each depth, with scales and the current depth."""
    areas = frame(rect, len(look.bars), font)
    painter.save()
    painter.fillRect(rect, theme.paper)
    painter.setFont(font)
    if areas.bars.height() > 0:
        _paint_scale(painter, areas, look, theme)
        for number in range(len(look.bars)):
            _paint_bar(painter, areas, number, look, theme)
        _paint_axis(painter, areas, look, theme)
    _paint_top(painter, areas.caption, look, theme)
    painter.restore()


def _paint_top(painter: QPainter, space: QRectF, look: DepthsLook, theme: Theme) -> None:
    """Paint the numbers of a depth, or else the legend and the scale."""
    metrics = QFontMetricsF(painter.font())
    if look.caption:
        painter.setPen(theme.ink)
        write(painter, space, look.caption)
        return
    painter.setPen(theme.candidate)
    painter.drawText(space, RIGHT, look.scale)
    left, end = space.left(), space.right() - metrics.horizontalAdvance(look.scale) - _PAD
    side = 0.6 * space.height()
    for name, word in look.legend:
        width = metrics.horizontalAdvance(word)
        if left + side + _PAD + width > end:
            break
        _paint_swatch(painter, QRectF(left, space.center().y() - side / 2, side, side), name, theme)
        left += side + 0.6 * _PAD
        painter.setPen(theme.ink)
        painter.drawText(QRectF(left, space.top(), width + 1, space.height()), LEFT, word)
        left += width + 1.6 * _PAD


def _paint_swatch(painter: QPainter, rect: QRectF, name: str, theme: Theme) -> None:
    match name:
        case "nodes":
            painter.fillRect(rect, theme.live_column)
        case "dead_ends":
            _paint_hatched(painter, rect, theme)
        case "pruned":
            _paint_outline(painter, rect, theme)
        case _:
            middle = QRectF(rect.left() + 0.3 * rect.width(), rect.top(), 0.4 * rect.width(), rect.height())
            painter.fillRect(middle, theme.solution)
            _paint_dot(painter, QPointF(middle.center().x(), rect.top() + 2), theme.solution, theme)


def _paint_scale(painter: QPainter, areas: DepthsFrame, look: DepthsLook, theme: Theme) -> None:
    """Paint a line at each power of ten, or at the top."""
    marks = [look.most] if look.most else []
    if look.is_logarithmic:
        marks = [10**power for power in range(len(str(look.most)))]
    painter.setPen(QPen(theme.house_shade, 1))
    for mark in marks:
        y = _bar_top(areas, height(mark, look))
        painter.drawLine(QPointF(areas.bars.left(), y), QPointF(areas.bars.right(), y))


def _paint_bar(painter: QPainter, areas: DepthsFrame, number: int, look: DepthsLook, theme: Theme) -> None:
    bar = look.bars[number]
    gap = min(_GAP, 0.25 * areas.slot)
    left = areas.bars.left() + number * areas.slot + gap / 2
    width = max(1.0, areas.slot - gap)
    if number == look.hovered:
        slot = QRectF(left - gap / 2, areas.bars.top(), areas.slot, areas.bars.height())
        painter.fillRect(slot, theme.same_digit)
        painter.setPen(QPen(theme.selection, 1))
        painter.drawRect(slot)
    painter.fillRect(_rect(areas, left, width, height(bar.nodes, look)), theme.live_column)
    # The higher of the two first, or it would hide the other.
    for name in sorted(_ENDS, key=lambda name: -int(getattr(bar, name))):
        if count := getattr(bar, name):
            _ENDS[name](painter, _rect(areas, left, width, height(count, look)), theme)
    if bar.solutions:
        narrow = max(1.0, 0.5 * width)
        found = _rect(areas, left + (width - narrow) / 2, narrow, height(bar.solutions, look))
        painter.fillRect(found, theme.solution)
        _paint_dot(painter, QPointF(found.center().x(), found.top()), theme.solution, theme)


def _paint_hatched(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    painter.fillRect(rect, theme.paper)
    painter.fillRect(rect, QBrush(theme.dead_end, Qt.BrushStyle.BDiagPattern))
    draw_with(painter, QPen(theme.dead_end, 1))
    if rect.width() > 2:
        painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, 0))


def _paint_outline(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    draw_with(painter, QPen(theme.pruned, 1.5), theme.paper)
    painter.drawRect(rect.adjusted(0.5, 0, -0.5, 0))


def _paint_dot(painter: QPainter, centre: QPointF, colour: QColor, theme: Theme) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_with(painter, QPen(theme.paper, 1), colour)
    painter.drawEllipse(centre, 3.0, 3.0)
    painter.restore()


def _paint_axis(painter: QPainter, areas: DepthsFrame, look: DepthsLook, theme: Theme) -> None:
    """Paint the base line, the first and the last depth, a triangle where the search is."""
    bars, count = areas.bars, len(look.bars)
    painter.setPen(QPen(theme.thin_line, 1))
    painter.drawLine(QPointF(bars.left(), bars.bottom()), QPointF(bars.right(), bars.bottom()))
    if not count:
        return
    below = QRectF(
        bars.left(), bars.bottom() + _PAD / 2, max(areas.slot * count, 40.0), areas.caption.height()
    )
    painter.setPen(theme.candidate)
    painter.drawText(below, Qt.AlignmentFlag.AlignLeft, f"{look.bars[0].first:,}")
    if count > 1:
        painter.drawText(below, Qt.AlignmentFlag.AlignRight, f"{look.bars[-1].last:,}")
    here = next((at for at, bar in enumerate(look.bars) if bar.first <= look.depth <= bar.last), None)
    if here is not None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_with(painter, fill=theme.newest)
        tip = QPointF(bars.left() + (here + 0.5) * areas.slot, bars.bottom() + 1)
        painter.drawPolygon(pointer(tip, QPointF(0, 8), 5))
        painter.restore()


def _rect(areas: DepthsFrame, left: float, width: float, part: float) -> QRectF:
    top = _bar_top(areas, part)
    return QRectF(left, top, width, areas.bars.bottom() - top)


def _bar_top(areas: DepthsFrame, part: float) -> float:
    # A dot stands on top.
    return round(areas.bars.bottom() - part * (areas.bars.height() - 4))


_ENDS: Final = {"dead_ends": _paint_hatched, "pruned": _paint_outline}
"""Kinds of bars in front of that of all nodes, by the field of `Bar` with their number."""
