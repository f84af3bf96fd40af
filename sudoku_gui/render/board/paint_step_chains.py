"""Chains, drawn over a board: rings for what is true and false, arrows for what follows.

Links bend towards the middle of the board, so none leaves it. In a net, the first chain of each start is drawn strongly, what joins
it thinly.
"""

import math
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from solver_core.hints import Node, Step
from sudoku_gui.render.board.geometry import BoardDrawing
from sudoku_gui.render.shapes import draw_with

RADIUS = 0.135  # of a mark around a candidate, in sides of a cell
_STROKE = 0.035
_HEAD = 0.1  # the length of an arrow's head
_BEND = 0.12  # how far a link bends aside, in parts of its length: parallel ones stay apart
_MOST_BENT = 0.55  # in sides of a cell
_THIN = 0.55
_READABLE = 16  # nodes that can be followed with strong lines throughout


_RINGS = {"continuous_nice_loop", "grouped_continuous_nice_loop"}


class _ChainLink(NamedTuple):
    start: Node
    end: Node
    is_main: bool


def paint_chains(drawing: BoardDrawing, step: Step) -> None:
    """Paint all chains of a step; what occurs several times is drawn once."""
    nodes: dict[Node, None] = {}
    links: dict[tuple[Node, Node], _ChainLink] = {}
    is_long = sum(map(len, step.chains)) > _READABLE
    for chain in step.chains:
        nodes |= dict.fromkeys(map(_plain, chain))
        for link in _links(chain, is_ring=step.technique in _RINGS):
            if link[:2] not in links or link.is_main:
                links[link[:2]] = link
    for link in links.values():
        _paint_link(drawing, link, factor=1.0 if link.is_main or not is_long else _THIN)
    for node in nodes:
        _paint_node(drawing, node)


def _links(chain: tuple[Node, ...], *, is_ring: bool) -> Iterator[_ChainLink]:
    """Each node of the main line leads to the next; a branch joins it."""
    main = before = None
    for node in chain:
        plain = _plain(node)
        if before is not None and not node.opens:
            yield _ChainLink(before, plain, is_main=before == main and not node.is_branch)
        if main is not None and before != main and not node.is_branch:
            yield _ChainLink(main, plain, is_main=True)
        before = plain
        if not node.is_branch:
            main = plain
    if is_ring:
        yield _ChainLink(_plain(chain[-1]), _plain(chain[0]), is_main=True)


def _plain(node: Node) -> Node:
    """The node without its place in the chain, so that equal nodes compare equal."""
    return Node(node.cells, node.digit, node.is_on)


def _paint_node(drawing: BoardDrawing, node: Node) -> None:
    """Paint a ring, or a frame around several cells of a line."""
    theme = drawing.theme
    pen(drawing, theme.solution if node.is_on else theme.dead_end, dashed=not node.is_on)
    points = _points(drawing, node)
    reach = RADIUS * drawing.cell
    left, right = (end(point.x() for point in points) for end in (min, max))
    top, bottom = (end(point.y() for point in points) for end in (min, max))
    around = QRectF(left, top, right - left, bottom - top)
    if len(points) > 1 and min(around.width(), around.height()) < reach:
        drawing.painter.drawRoundedRect(around.adjusted(-reach, -reach, reach, reach), reach, reach)
        return
    for cell in node.cells:
        paint_ring(drawing, cell, node.digit)


def paint_ring(drawing: BoardDrawing, cell: int, digit: int) -> None:
    """Paint a circle around a candidate, in the pen of the painter."""
    reach = RADIUS * drawing.cell
    drawing.painter.drawEllipse(drawing.geometry.candidate(cell, digit), reach, reach)


def _paint_link(drawing: BoardDrawing, link: _ChainLink, *, factor: float) -> None:
    """Paint a slightly bent arrow from the edge of one mark to that of the other; within a cell a short line."""
    theme, painter, reach = drawing.theme, drawing.painter, RADIUS * drawing.cell
    start, end = _nearest(_points(drawing, link.start), _points(drawing, link.end))
    is_strong = link.end.is_on
    colour = theme.live_column if is_strong else theme.candidate
    line = QLineF(start, end)
    if line.length() < 1.0:
        return
    in_slices = QPointF(line.dx(), line.dy()) / line.length()
    pen(drawing, colour, dashed=not is_strong, factor=factor)
    if line.length() < 3.4 * reach:
        pen(drawing, colour, factor=1.6 * factor)
        painter.drawLine(start + in_slices * reach, end - in_slices * reach)
        return
    gap = 1.15 * reach
    start, end = start + in_slices * gap, end - in_slices * gap
    bend = (start + end) / 2 + _bend_side(drawing, (start + end) / 2, in_slices) * min(
        _BEND * line.length(), _MOST_BENT * drawing.cell
    )
    points = [_on_curve(start, bend, end, at / 16) for at in range(17)]
    painter.drawPolyline(QPolygonF(points))
    _paint_head(painter, points[-3], end, _HEAD * drawing.cell * max(factor, 0.8), colour)


def _bend_side(drawing: BoardDrawing, middle: QPointF, in_slices: QPointF) -> QPointF:
    """Across a link, to its left; at the edge of the board, inwards."""
    sideways = QPointF(-in_slices.y(), in_slices.x())
    geometry = drawing.geometry
    inner = QRectF(geometry.left, geometry.top, geometry.side, geometry.side).adjusted(
        *(drawing.cell * side for side in (1, 1, -1, -1))
    )
    outside = middle + sideways * _MOST_BENT * drawing.cell
    if inner.contains(middle) or inner.contains(outside):
        return sideways
    centre = QPointF(geometry.left, geometry.top) + QPointF(geometry.side, geometry.side) / 2
    inward = centre - middle
    return sideways if QPointF.dotProduct(sideways, inward) >= 0 else -sideways


def _paint_head(painter: QPainter, before: QPointF, tip: QPointF, length: float, colour: QColor) -> None:
    turn = math.atan2(tip.y() - before.y(), tip.x() - before.x())
    sides = [tip - QPointF(math.cos(turn + side), math.sin(turn + side)) * length for side in (0.45, -0.45)]
    draw_with(painter, fill=colour)
    painter.drawPolygon(QPolygonF([tip, *sides]))
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _on_curve(start: QPointF, bend: QPointF, end: QPointF, at: float) -> QPointF:
    return start * (1 - at) ** 2 + bend * (2 * at * (1 - at)) + end * at**2


def _points(drawing: BoardDrawing, node: Node) -> list[QPointF]:
    return [drawing.geometry.candidate(cell, node.digit) for cell in node.cells]


def _nearest(starts: Iterable[QPointF], ends: Iterable[QPointF]) -> tuple[QPointF, QPointF]:
    pairs = [(start, end) for start in starts for end in ends]
    return min(pairs, key=lambda pair: QLineF(*pair).length())


def pen(drawing: BoardDrawing, colour: QColor, *, dashed: bool = False, factor: float = 1.0) -> None:
    """Set a pen as strong as the board is large."""
    style = Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine
    drawing.painter.setPen(QPen(colour, max(1.0, factor * _STROKE * drawing.cell), style))
