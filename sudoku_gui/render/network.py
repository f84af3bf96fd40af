"""The board of a problem among points: a map with stations and their circles, a ring, numbers above their divisors.

An item is a disc, filled once it is covered; a station that is chosen is a square with its depth, and what it covers is
joined to it or lies within its circle. The item that the search branches on has a frame of long dashes.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from solver_core.problems.plans import Network, Point, Reach
from sudoku_gui.render.fonts import bold, in_pixels
from sudoku_gui.render.shapes import around, cross, diamond, draw_with
from sudoku_gui.render.theme import Theme, faint

_TINT = 36
_LABELLED = 16.0  # pixels of 1 on a map from which cities have numbers
_MARGIN = 0.06  # around a ring, in its width


@dataclass(frozen=True)
class NetworkLook:
    """A network with what is chosen, what that covers, and on which item the search branches."""

    network: Network
    chosen: Mapping[int, int] = field(default_factory=dict)  # the options chosen, with their depths
    # for each of them the items that it covers
    joined: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    covered: frozenset[int] = frozenset()  # the items that are covered
    branched: int | None = None  # the item that the search branches on
    # highlighted_items, highlighted_options: what is pointed at
    highlighted_items: frozenset[int] = frozenset()
    highlighted_options: frozenset[int] = frozenset()
    dead: int | None = None  # the item that has no option left


@dataclass(frozen=True, slots=True)
class NetworkScale:
    """Where points are painted: `across` and `down` are the length of 1, `dot` is the radius of an item."""

    origin: QPointF
    across: float
    down: float
    dot: float

    def at(self, point: Point) -> QPointF:
        return self.origin + QPointF(point[0] * self.across, point[1] * self.down)


def scale(rect: QRectF, network: Network) -> NetworkScale:
    """The scale at which a network fills a rectangle."""
    inner = rect
    if network.is_ring:
        margin = _MARGIN * min(rect.width(), rect.height()) + 4
        inner = rect.adjusted(margin, margin, -margin, -margin)
    across, down = inner.width() / network.width, inner.height() / network.height
    if network.is_ring or network.reach is not Reach.LINES:
        across = down = min(across, down)
    size = QPointF(network.width * across, network.height * down)
    most = 0.05 * min(rect.width(), rect.height()) if network.reach is Reach.LINES else 7.0
    dot = max(3.0, min(0.36 * _nearest(network, across, down), most))
    return NetworkScale(inner.center() - size / 2, across, down, dot)


def item_at(rect: QRectF, network: Network, point: QPointF) -> int | None:
    return _hit(scale(rect, network), network.items, point)


def option_at(rect: QRectF, network: Network, point: QPointF) -> int | None:
    return _hit(scale(rect, network), network.options, point)


def paint(painter: QPainter, rect: QRectF, look: NetworkLook, theme: Theme) -> None:
    """Paint the network as large as fits."""
    network, measure = look.network, scale(rect, look.network)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_background(painter, measure, network, theme)
    if network.reach is not Reach.LINES:
        painter.setClipRect(_board(measure, network))
    for option, depth in look.chosen.items():
        _paint_reach(painter, measure, look, option, depth=depth, theme=theme)
    painter.setClipping(False)
    if network.reach is not Reach.LINES:
        for option in range(len(network.options)):
            _paint_site(painter, measure, look, option, theme)
    for item in range(len(network.items)):
        _paint_item(painter, measure, look, item, theme)
    if network.reach is Reach.LINES:
        for option, depth in look.chosen.items():
            _paint_station(painter, measure, network, option, depth=depth, theme=theme)
    else:
        for option, depth in look.chosen.items():
            _paint_depth(painter, measure, network, option, depth=depth, theme=theme)
    _paint_pointed(painter, measure, look, theme)
    painter.restore()


def _paint_background(painter: QPainter, measure: NetworkScale, network: Network, theme: Theme) -> None:
    board = _board(measure, network)
    if network.reach is not Reach.LINES:
        draw_with(painter, QPen(theme.thin_line, 1), theme.paper)
        painter.drawRect(board)
    if network.is_ring:
        draw_with(painter, QPen(theme.thick_line, 2))
        painter.drawEllipse(board)
    painter.setPen(QPen(theme.thin_line, 1))
    painter.drawLines([QLineF(*(measure.at(network.items[item]) for item in pair)) for pair in network.lines])


def _paint_reach(
    painter: QPainter, measure: NetworkScale, look: NetworkLook, option: int, *, depth: int, theme: Theme
) -> None:
    network, colour = look.network, theme.depth(depth)
    here, radius = measure.at(network.options[option]), network.radius * measure.across
    painter.setPen(QPen(colour, max(1.5, (0.18 if network.lines else 0.35) * measure.dot)))
    if network.reach is Reach.LINES:
        painter.drawLines([QLineF(here, measure.at(network.items[item])) for item in look.joined[option]])
        return
    draw_with(painter, QPen(colour, 1.5), faint(colour, _TINT))
    if network.reach is Reach.CIRCLE:
        painter.drawEllipse(here, radius, radius)
    else:
        painter.drawPolygon(diamond(here, radius))


def _paint_site(
    painter: QPainter, measure: NetworkScale, look: NetworkLook, option: int, theme: Theme
) -> None:
    """Paint a mast where a station may stand: a triangle on its base."""
    network, size = look.network, 1.3 * measure.dot
    if network.options == network.items and option not in look.chosen:
        return
    here = measure.at(network.options[option])
    is_chosen = option in look.chosen
    draw_with(
        painter, QPen(theme.thick_line, 1.5), theme.depth(look.chosen[option]) if is_chosen else theme.paper
    )
    corners = [QPointF(0, -size), QPointF(size, 0.8 * size), QPointF(-size, 0.8 * size)]
    painter.drawPolygon(QPolygonF([here + corner for corner in corners]))


def _paint_item(painter: QPainter, measure: NetworkScale, look: NetworkLook, item: int, theme: Theme) -> None:
    network, here = look.network, measure.at(look.network.items[item])
    if network.reach is not Reach.LINES and network.options == network.items and item in look.chosen:
        return
    is_covered = item in look.covered
    labelled = network.reach is Reach.LINES
    dot = measure.dot if labelled else 0.75 * measure.dot
    painter.setPen(QPen(theme.covered_column if is_covered else theme.live_column, 2))
    if labelled:
        painter.setBrush(theme.same_digit if is_covered else theme.paper)
    else:
        painter.setBrush(theme.solution if is_covered else theme.paper)
    painter.drawEllipse(here, dot, dot)
    if labelled:
        _write(painter, here, dot, network.labels[item], theme)
    elif measure.across >= _LABELLED:
        painter.setFont(in_pixels(painter.font(), 1.5 * measure.dot))
        painter.setPen(theme.candidate)
        painter.drawText(here + QPointF(1.0, 1.8) * measure.dot, network.labels[item])


def _paint_station(
    painter: QPainter, measure: NetworkScale, network: Network, option: int, *, depth: int, theme: Theme
) -> None:
    """Paint a square over the disc of the item on which a station stands."""
    here, dot = measure.at(network.options[option]), 1.05 * measure.dot
    draw_with(painter, QPen(theme.depth(depth), 3), theme.paper)
    painter.drawRect(QRectF(here - QPointF(dot, dot), here + QPointF(dot, dot)))
    if network.options == network.items:
        _write(painter, here, dot, network.labels[option], theme)


def _paint_depth(
    painter: QPainter, measure: NetworkScale, network: Network, option: int, *, depth: int, theme: Theme
) -> None:
    font = in_pixels(painter.font(), max(9.0, 1.6 * measure.dot))
    painter.setFont(bold(font))
    painter.setPen(theme.ink)
    painter.drawText(measure.at(network.options[option]) + QPointF(1.5, -1.0) * measure.dot, str(depth))
    painter.setFont(font)


def _paint_pointed(painter: QPainter, measure: NetworkScale, look: NetworkLook, theme: Theme) -> None:
    network, radius = look.network, 1.5 * measure.dot
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if look.branched is not None:
        pen = QPen(theme.chosen_column, 2)
        pen.setDashPattern([4, 2])
        painter.setPen(pen)
        painter.drawRect(around(measure.at(network.items[look.branched]), radius))
    if look.dead is not None:
        painter.setPen(QPen(theme.empty_column, 2.5))
        painter.drawLines(cross(around(measure.at(network.items[look.dead]), radius)))
    painter.setPen(QPen(theme.selection, 2, Qt.PenStyle.DashLine))
    points = [network.items[item] for item in look.highlighted_items]
    points += [network.options[option] for option in look.highlighted_options]
    for point in points:
        painter.drawEllipse(measure.at(point), radius, radius)


def _write(painter: QPainter, here: QPointF, dot: float, label: str, theme: Theme) -> None:
    painter.setFont(in_pixels(painter.font(), min(1.1 * dot, 2.6 * dot / max(1, len(label)))))
    painter.setPen(theme.ink)
    painter.drawText(around(here, 2 * dot), Qt.AlignmentFlag.AlignCenter, label)


def _board(measure: NetworkScale, network: Network) -> QRectF:
    return QRectF(measure.origin, measure.at((network.width, network.height)))


def _nearest(network: Network, across: float, down: float) -> float:
    """The least distance of two items on the screen; without two, the width."""
    points = [QPointF(x * across, y * down) for x, y in network.items]
    gaps = (QLineF(a, b).length() for k, a in enumerate(points) for b in points[:k])
    return min(gaps, default=network.width * across)


def _hit(measure: NetworkScale, points: tuple[Point, ...], point: QPointF) -> int | None:
    lengths = [QLineF(measure.at(one), point).length() for one in points]
    nearest = min(range(len(points)), key=lengths.__getitem__, default=None)
    return nearest if nearest is not None and lengths[nearest] <= 1.5 * measure.dot else None
