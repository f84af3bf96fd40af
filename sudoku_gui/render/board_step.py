"""A step of solving by hand, drawn over the board: houses, cells, candidates and chains.

Everything has a shape of its own::

    houses where candidates are counted     a tint              cover of a fish         a dashed edge
    candidate of the pattern, true          a ring              false in a chain        a dashed ring
    fin                                     a square            removed                 a cross
    strong link                             a line with arrow   weak link               a dashed one
    almost locked set                       the ground of a user's colour; groups of colouring: ring, square
"""

import math
from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from solver_core.hints import Candidate, Node, Position, Step
from solver_core.sudoku.cells import HOUSES
from sudoku_gui.render.board_geometry import Drawing
from sudoku_gui.render.board_look import BoardLook, StepLook
from sudoku_gui.render.shapes import around

_RADIUS = 0.135  # of a mark around a candidate, in sides of a cell
_STROKE = 0.035
_HEAD = 0.09  # the length of an arrow's head
_BEND = 0.12  # how far a link bends aside, in parts of its length: parallel ones stay apart
_INSET = 0.04


def with_place(look: BoardLook, houses: tuple[int, ...]) -> BoardLook:
    """The board with the houses tinted in which a step is."""
    return replace(look, step=StepLook(houses=houses))


def with_step(look: BoardLook, step: Step, position: Position) -> BoardLook:
    """The board with a step drawn on it; the cells that it is about show their candidates instead of notes."""
    shown = set(step.cells) | {cell for node in _nodes(step) for cell in node.cells}
    shown |= {cell for cell, _ in (*step.removed, *step.fins, *step.endo_fins)}
    shown |= {cell for one in step.sets for cell in one.cells}
    shown |= {cell for group in step.colours for cell, _ in group}
    cells = tuple(
        replace(cell, corner=0, centre=0, candidates=position.candidates[number])
        if number in shown and not cell.digit
        else cell
        for number, cell in enumerate(look.cells)
    )
    return replace(look, cells=cells, step=StepLook(houses=step.base, step=step))


def paint_grounds(drawing: Drawing) -> None:
    """Tints, under the grid."""
    if (look := drawing.look.step) is None:
        return
    theme, tinted = drawing.theme, {cell for house in look.houses for cell in HOUSES[house].cells}
    grounds = dict.fromkeys(tinted, theme.info_bar)
    if step := look.step:
        is_pattern = not (step.sets or step.chains or step.colours)
        grounds |= dict.fromkeys(step.cells if is_pattern else (), theme.same_digit)
        for number, one in enumerate(step.sets):
            grounds |= dict.fromkeys(one.cells, theme.colour(number * 2 % 9 + 1))
    for cell, colour in grounds.items():
        drawing.painter.fillRect(drawing.geometry.square(cell), colour)


def paint_marks(drawing: Drawing) -> None:
    """Everything else, over candidates and digits."""
    look = drawing.look.step
    if look is None or look.step is None:
        return
    step = look.step
    drawing.painter.setBrush(Qt.BrushStyle.NoBrush)
    for house in step.cover:
        _paint_edge(drawing, house)
    _paint_pattern(drawing, step)
    for chain in step.chains:
        _paint_chain(drawing, chain)
    for cell, digit in step.removed:
        _paint_cross(drawing, drawing.geometry.candidate(cell, digit))


def _paint_pattern(drawing: Drawing, step: Step) -> None:
    """Where a chain is drawn, it says all; almost locked sets are tinted."""
    if not step.chains:
        fins = {*step.fins, *step.endo_fins}
        if not step.sets:
            _pen(drawing, drawing.theme.solution)
            for candidate in _pattern(drawing, step) - fins - set(step.removed):
                _paint_ring(drawing, *candidate)
        for candidate in fins:
            _pen(drawing, drawing.theme.guess if candidate in step.endo_fins else drawing.theme.newest)
            _paint_square(drawing, *candidate)
    for number, group in enumerate(step.colours):
        _pen(drawing, (drawing.theme.solution, drawing.theme.chosen_column)[number % 2])
        for candidate in group:
            (_paint_square if number % 2 else _paint_ring)(drawing, *candidate)
            if number > 1:
                _paint_underline(drawing, *candidate)


def _pattern(drawing: Drawing, step: Step) -> set[Candidate]:
    """The candidates of a pattern's cells and digits."""
    cells = ((cell, drawing.look.cells[cell].candidates) for cell in step.cells)
    return {Candidate(cell, digit) for cell, mask in cells for digit in step.digits if mask >> digit - 1 & 1}


def _paint_ring(drawing: Drawing, cell: int, digit: int) -> None:
    reach = _RADIUS * drawing.cell
    drawing.painter.drawEllipse(drawing.geometry.candidate(cell, digit), reach, reach)


def _paint_square(drawing: Drawing, cell: int, digit: int) -> None:
    drawing.painter.drawRect(around(drawing.geometry.candidate(cell, digit), 0.9 * _RADIUS * drawing.cell))


def _paint_underline(drawing: Drawing, cell: int, digit: int) -> None:
    middle, reach = drawing.geometry.candidate(cell, digit), _RADIUS * drawing.cell
    drawing.painter.drawLine(middle + QPointF(-reach, 1.3 * reach), middle + QPointF(reach, 1.3 * reach))


def _paint_chain(drawing: Drawing, chain: tuple[Node, ...]) -> None:
    theme = drawing.theme
    for node in dict.fromkeys(chain):
        _pen(drawing, theme.solution if node.is_on else theme.dead_end, dashed=not node.is_on)
        for cell in node.cells:
            _paint_ring(drawing, cell, node.digit)
    for one, other in pairwise(chain):
        if not other.opens:
            _paint_link(drawing, _middle(drawing, one), _middle(drawing, other), is_strong=other.is_on)


def _paint_link(drawing: Drawing, start: QPointF, end: QPointF, *, is_strong: bool) -> None:
    """A slightly bent arrow from the edge of one mark to that of the other."""
    theme, painter, gap = drawing.theme, drawing.painter, 1.15 * _RADIUS * drawing.cell
    line = QLineF(start, end)
    if line.length() <= 2.2 * gap:
        return
    along = QPointF(line.dx(), line.dy()) / line.length()
    aside = QPointF(-along.y(), along.x())
    start, end = start + along * gap, end - along * gap
    bend = (start + end) / 2 + aside * _BEND * line.length()
    colour = theme.live_column if is_strong else theme.covered_column
    _pen(drawing, colour, dashed=not is_strong)
    points = [_on_curve(start, bend, end, at / 16) for at in range(17)]
    painter.drawPolyline(QPolygonF(points))
    _paint_head(painter, points[-3], end, _HEAD * drawing.cell, colour)


def _paint_head(painter: QPainter, before: QPointF, tip: QPointF, length: float, colour: QColor) -> None:
    turn = math.atan2(tip.y() - before.y(), tip.x() - before.x())
    sides = [tip - QPointF(math.cos(turn + side), math.sin(turn + side)) * length for side in (0.45, -0.45)]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPolygon(QPolygonF([tip, *sides]))
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _on_curve(start: QPointF, bend: QPointF, end: QPointF, at: float) -> QPointF:
    return start * (1 - at) ** 2 + bend * (2 * at * (1 - at)) + end * at**2


def _paint_cross(drawing: Drawing, middle: QPointF) -> None:
    reach = 0.8 * _RADIUS * drawing.cell
    _pen(drawing, drawing.theme.conflict, factor=1.4)
    for side in (-1, 1):
        away = QPointF(reach, side * reach)
        drawing.painter.drawLine(middle - away, middle + away)


def _paint_edge(drawing: Drawing, house: int) -> None:
    squares = [QRectF(drawing.geometry.square(cell)) for cell in HOUSES[house].cells]
    around_all = squares[0].united(squares[-1])
    inset = _INSET * drawing.cell
    _pen(drawing, drawing.theme.live_column, dashed=True)
    drawing.painter.drawRect(around_all.adjusted(inset, inset, -inset, -inset))


def _pen(drawing: Drawing, colour: QColor, *, dashed: bool = False, factor: float = 1.0) -> None:
    style = Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine
    drawing.painter.setPen(QPen(colour, max(1.0, factor * _STROKE * drawing.cell), style))


def _nodes(step: Step) -> list[Node]:
    return [node for chain in step.chains for node in chain]


def _middle(drawing: Drawing, node: Node) -> QPointF:
    points = [drawing.geometry.candidate(cell, node.digit) for cell in node.cells]
    total = QPointF()
    for point in points:
        total += point
    return total / len(points)
