"""A step of solving by hand, drawn over the board: houses, cells, candidates and chains.

Everything has a shape of its own::

    houses where candidates are counted     a tint              cover of a fish         a dashed edge
    candidate of the pattern, true          a ring              false in a chain        a dashed ring
    fin; digit that links two sets          a square            removed                 a cross
    strong link                             a line with arrow   weak link               a dashed one
    digit that excludes others of a single  a large ring        what it excludes        a band, with a cross at its end
    almost locked set                       the background of a user's colour; groups of colouring: ring, square
"""

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen, QPolygonF

from solver_core.hints import Candidate, Node, Position, Step
from solver_core.hints.singles import Cause, causes
from solver_core.hints.techniques import BY_ID, Group
from solver_core.sudoku.cells import FIRST_BOX, HOUSES, box
from sudoku_gui.render.board.geometry import BoardDrawing
from sudoku_gui.render.board.look import BoardLook
from sudoku_gui.render.shapes import around, cross, draw_with

_INSET = 0.04
_BAND, _BAND_STRENGTH = 0.16, 0.35  # of a line to what a digit excludes: width in sides of a cell, opacity
_CAUSE = 0.42  # radius of the ring around a digit that excludes


@dataclass(frozen=True)
class StepLook:
    """A hint drawn on the board."""

    houses: tuple[int, ...] = ()  # 0 to 26, tinted
    step: Step | None = None  # drawn in full
    causes: tuple[Cause, ...] = ()  # of a single

    def paint_backgrounds(self, drawing: BoardDrawing) -> None:
        """Tint cells, under the grid."""
        theme, tinted = drawing.theme, {cell for house in self.houses for cell in HOUSES[house].cells}
        backgrounds = dict.fromkeys(tinted, theme.info_bar)
        if step := self.step:
            is_pattern = not (step.commons or step.chains or step.colours)
            backgrounds |= dict.fromkeys(step.cells if is_pattern else (), theme.same_digit)
            for number, one in enumerate(step.sets):
                backgrounds |= dict.fromkeys(one.cells, theme.colour(number * 2 % 9 + 1))
        for cell, colour in backgrounds.items():
            drawing.painter.fillRect(drawing.geometry.square(cell), colour)
        if self.step and self.step.technique == "hidden_single":
            _paint_bands(drawing, self.causes)

    def paint_signs(self, drawing: BoardDrawing) -> None:
        """Paint everything else, over candidates and digits."""
        if (step := self.step) is None:
            return
        drawing.painter.setBrush(Qt.BrushStyle.NoBrush)
        for house in step.cover:
            _paint_edge(drawing, house)
        _paint_pattern(drawing, step)
        paint_chains(drawing, step)
        _paint_causes(drawing, self.causes)
        for cell, digit in step.removed:
            _paint_cross(drawing, drawing.geometry.candidate(cell, digit))


def with_place(look: BoardLook, step: Step, position: Position) -> BoardLook:
    """The board with the houses tinted in which a step is, or with the cells where its digit can go."""
    if houses := houses_to_look_in(step):
        return replace(look, overlay=StepLook(houses=houses))
    digit = digit_to_look_for(step)
    cells = tuple(
        replace(cell, filtered=bool(position.candidates[number] >> digit - 1 & 1) and not cell.digit)
        for number, cell in enumerate(look.cells)
    )
    return replace(look, cells=cells, active=digit)


def with_step(look: BoardLook, step: Step, position: Position, *, shows_all: bool = False) -> BoardLook:
    """The board with a step drawn on it; the cells that it is about, or all, show their candidates instead of notes."""
    shown = set(step.cells) | {cell for chain in step.chains for node in chain for cell in node.cells}
    shown |= {cell for cell, _ in (*step.removed, *step.fins, *step.endo_fins)}
    shown |= {cell for one in step.sets for cell in one.cells}
    shown |= {cell for group in step.colours for cell, _ in group}
    found, single = causes(step, position.board), sum(1 << digit - 1 for _, digit in step.placed)
    cells = tuple(
        replace(
            cell,
            corner=0,
            centre=0,
            candidates=position.candidates[number] & (single if found and number in step.cells else 511),
        )
        if (shows_all or number in shown) and not cell.digit
        else cell
        for number, cell in enumerate(look.cells)
    )
    return replace(look, cells=cells, overlay=StepLook(step.base, step, found))


def _paint_pattern(drawing: BoardDrawing, step: Step) -> None:
    """Paint no pattern where a chain is drawn, which says all; of almost locked sets, tinted, digits that count."""
    theme, squares = drawing.theme, {*step.fins, *step.endo_fins, *step.commons}
    rings = set() if step.chains or step.colours else _pattern(drawing, step)
    if step.commons:
        gone = {digit for _, digit in step.removed}
        rings = {Candidate(cell, digit) for one in step.sets for cell in one.cells for digit in gone}
        rings = {one for one in rings if drawing.look.cells[one.cell].candidates >> one.digit - 1 & 1}
    pen(drawing, theme.solution)
    for candidate in rings - squares - set(step.removed):
        paint_ring(drawing, *candidate)
    for candidate in squares:
        pen(drawing, theme.endo_fin if candidate in step.endo_fins else theme.newest)
        _paint_square(drawing, *candidate)
    for number, group in enumerate(step.colours):
        pen(drawing, (theme.solution, theme.chosen_column)[number % 2])
        for candidate in group:
            (_paint_square if number % 2 else paint_ring)(drawing, *candidate)
            if number > 1:
                _paint_underline(drawing, *candidate)


def _pattern(drawing: BoardDrawing, step: Step) -> set[Candidate]:
    """The candidates of a pattern's cells and digits."""
    cells = ((cell, drawing.look.cells[cell].candidates) for cell in step.cells)
    return {Candidate(cell, digit) for cell, mask in cells for digit in step.digits if mask >> digit - 1 & 1}


def _paint_square(drawing: BoardDrawing, cell: int, digit: int) -> None:
    drawing.painter.drawRect(around(drawing.geometry.candidate(cell, digit), 0.9 * RADIUS * drawing.cell))


def _paint_underline(drawing: BoardDrawing, cell: int, digit: int) -> None:
    middle, reach = drawing.geometry.candidate(cell, digit), RADIUS * drawing.cell
    drawing.painter.drawLine(middle + QPointF(-reach, 1.3 * reach), middle + QPointF(reach, 1.3 * reach))


def _paint_cross(drawing: BoardDrawing, middle: QPointF) -> None:
    reach = 0.8 * RADIUS * drawing.cell
    pen(drawing, drawing.theme.wrong, factor=1.4)
    drawing.painter.drawLines(cross(around(middle, reach)))


def _paint_bands(drawing: BoardDrawing, causes: Iterable[Cause]) -> None:
    """Lead from each digit to what it excludes, under grid and digits."""
    colour, path = QColor(drawing.theme.live_column), QPainterPath()
    colour.setAlphaF(_BAND_STRENGTH)
    for start, end in ((cause.cell, cell) for cause in causes for cell in cause.excluded):
        path.moveTo(drawing.geometry.middle(start))
        path.lineTo(drawing.geometry.middle(end))
    band = QPen(colour, _BAND * drawing.cell, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
    outline = QPainterPathStroker(band).createStroke(path)
    outline.setFillRule(Qt.FillRule.WindingFill)  # bands that overlap are no darker
    drawing.painter.fillPath(outline, colour)


def _paint_causes(drawing: BoardDrawing, causes: Iterable[Cause]) -> None:
    """Ring the digits that exclude, and cross out the empty cells of a house that they exclude."""
    pen(drawing, drawing.theme.live_column, factor=1.4)
    drawing.painter.setBrush(Qt.BrushStyle.NoBrush)
    reach = _CAUSE * drawing.cell
    for cause in causes:
        drawing.painter.drawEllipse(drawing.geometry.middle(cause.cell), reach, reach)
        for cell in cause.excluded:
            if not drawing.look.cells[cell].candidates:
                drawing.painter.drawLines(cross(around(drawing.geometry.middle(cell), RADIUS * drawing.cell)))


def _paint_edge(drawing: BoardDrawing, house: int) -> None:
    squares = [QRectF(drawing.geometry.square(cell)) for cell in HOUSES[house].cells]
    around_all = squares[0].united(squares[-1])
    inset = _INSET * drawing.cell
    pen(drawing, drawing.theme.live_column, dashed=True)
    drawing.painter.drawRect(around_all.adjusted(inset, inset, -inset, -inset))


def houses_to_look_in(step: Step) -> tuple[int, ...]:
    """The houses, 0 to 26, in which to look; none where a step is about one digit anywhere."""
    if step.base and BY_ID[step.technique].group is not Group.FISH:
        return step.base[:1]
    if step.placed:
        return (FIRST_BOX + box(step.placed[0].cell),)
    if len({digit for _, digit in step.removed}) == 1:
        return ()
    return tuple(sorted({FIRST_BOX + box(cell) for cell, _ in step.removed}))


def digit_to_look_for(step: Step) -> int:
    return min(digit for _, digit in (*step.placed, *step.removed))


RADIUS = 0.135  # of a mark around a candidate, in sides of a cell
_STROKE = 0.035
_HEAD = 0.1  # the length of an arrow's head
_BEND = 0.12  # how far a link bends, in parts of its length: parallel ones stay apart
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
    # Without its place in the chain, equal nodes compare equal.
    return Node(node.cells, node.digit, node.is_on)


def _paint_node(drawing: BoardDrawing, node: Node) -> None:
    """Paint a ring, or a frame around several cells of a line."""
    theme = drawing.theme
    pen(drawing, theme.solution if node.is_on else theme.dead_end, dashed=not node.is_on)
    points, reach = _points(drawing, node), RADIUS * drawing.cell
    frame = QPolygonF(points).boundingRect()
    if len(points) > 1 and min(frame.width(), frame.height()) < reach:
        drawing.painter.drawRoundedRect(frame.adjusted(-reach, -reach, reach, reach), reach, reach)
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
    along = QPointF(line.dx(), line.dy()) / line.length()
    pen(drawing, colour, dashed=not is_strong, factor=factor)
    if line.length() < 3.4 * reach:
        pen(drawing, colour, factor=1.6 * factor)
        painter.drawLine(start + along * reach, end - along * reach)
        return
    gap = 1.15 * reach
    start, end = start + along * gap, end - along * gap
    middle, far = (start + end) / 2, min(_BEND * line.length(), _MOST_BENT * drawing.cell)
    bend = middle + _bend_side(drawing, middle, along) * far
    points = [_on_curve(start, bend, end, at / 16) for at in range(17)]
    painter.drawPolyline(QPolygonF(points))
    _paint_head(painter, points[-3], end, _HEAD * drawing.cell * max(factor, 0.8), colour)


def _bend_side(drawing: BoardDrawing, middle: QPointF, along: QPointF) -> QPointF:
    """Across a link, to its left; at the edge of the board, inwards."""
    sideways = QPointF(-along.y(), along.x())
    geometry = drawing.geometry
    board, cell = QRectF(geometry.left, geometry.top, geometry.side, geometry.side), drawing.cell
    inner = board.adjusted(cell, cell, -cell, -cell)
    outside = middle + sideways * _MOST_BENT * drawing.cell
    if inner.contains(middle) or inner.contains(outside):
        return sideways
    return sideways if QPointF.dotProduct(sideways, board.center() - middle) >= 0 else -sideways


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
