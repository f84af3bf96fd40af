"""Marks: the shapes that tell the states of cells and candidates apart without their colours.

A cell has one place for each mark, so that all of them can be seen at once::

    +-----------+
    |12       <#|   12  depth of a guess        <#  corner mark of a clash
    |   .---.   |
    |  |  7  |  |   .-. ring around the newest
    |   '---'   |
    |    ---   /|   --- line under a guess      /   folded corner of a covered cell
    +-----------+

The column that the search branches on is a dashed frame around its cell, or a small frame around each of its
candidates. What is pointed at elsewhere has a dashed frame, or a ring if it is a candidate. Since the position
compared with, candidates that went are struck through, and those that came back have a smaller, thinner ring.
"""

import math
from collections.abc import Iterator
from itertools import product

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from solver_core.sudoku.marks import digits_of
from sudoku_gui.render.board_digits import CANDIDATE_HEIGHT, DEPTH_SHIFT
from sudoku_gui.render.board_fonts import DigitFace
from sudoku_gui.render.board_geometry import CANDIDATE_PITCH, Geometry
from sudoku_gui.render.board_look import BoardLook, Ink, ground
from sudoku_gui.render.theme import Theme

_RING_RADIUS = 0.43
_PLATE_RADIUS = 0.37
_CLASH_GAP = 0.42
_STROKE = 0.045
_HATCH_STEP = 0.17
_DEGREE = 16  # QPainter counts angles in sixteenths
_LIT_RADIUS = 0.15
"""Of the ring around a candidate, and of the area in which it is pointed at."""
_RETURNED_RADIUS = 0.125
_STRIKE = 0.105
"""How far a stroke reaches from the middle of a candidate, each way."""


def paint_under_grid(painter: QPainter, geometry: Geometry, look: BoardLook, theme: Theme) -> None:
    """What belongs to the ground of a cell: chips under equal digits, hatching, folded corners."""
    painter.setPen(Qt.PenStyle.NoPen)
    for number, cell in enumerate(look.cells):
        square = QRectF(geometry.square(number))
        if cell.covered:
            _paint_corner(
                painter, square.bottomRight(), -0.15 * geometry.cell, theme.covered_column, down=True
            )
        if cell.dead:
            _paint_hatching(painter, geometry, square, theme.dead_end)
        if cell.digit and cell.digit == look.selected_digit and number != look.selected:
            _paint_chip(painter, square, theme.same_digit)
        elif cell.dead and cell.digit:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ground(look, number, theme))
            reach = _PLATE_RADIUS * square.width()
            painter.drawEllipse(
                square.center(), reach, reach
            )  # where the digit can be read amid the hatching


def paint_over_grid(painter: QPainter, geometry: Geometry, look: BoardLook, theme: Theme) -> None:
    """What digits are marked with: clash lines and corners, the newest's ring, a line under a guess."""
    for one, other in look.clashes:
        _paint_clash(painter, geometry, look, (one, other), theme.conflict)
    for number, cell in enumerate(look.cells):
        square = QRectF(geometry.square(number))
        if cell.clashing:
            _paint_corner(painter, square.topRight(), -0.2 * geometry.cell, theme.conflict)
        if cell.newest:
            _paint_ring(painter, geometry, square, theme.newest, gap=cell.depth is not None)
        if cell.digit and cell.ink is Ink.GUESS:
            aside = 0.0 if cell.depth is None else DEPTH_SHIFT * geometry.cell
            _paint_underline(painter, geometry, square.translated(aside, 0), theme.guess)


def _paint_chip(painter: QPainter, square: QRectF, colour: QColor) -> None:
    inset, round_off = 0.07 * square.width(), 0.18 * square.width()
    painter.setBrush(colour)
    painter.drawRoundedRect(square.adjusted(inset, inset, -inset, -inset), round_off, round_off)


def _paint_corner(
    painter: QPainter, corner: QPointF, leg: float, colour: QColor, *, down: bool = False
) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    along = QPointF(leg, 0)
    across = QPointF(0, leg if down else -leg)
    painter.drawPolygon(QPolygonF([corner, corner + along, corner + across]))


def _paint_hatching(painter: QPainter, geometry: Geometry, square: QRectF, colour: QColor) -> None:
    painter.setPen(QPen(colour, geometry.thin))
    painter.drawLines(list(diagonals(square, max(3, round(_HATCH_STEP * geometry.cell)))))
    painter.setPen(Qt.PenStyle.NoPen)


def diagonals(square: QRectF, step: float) -> Iterator[QLineF]:
    """Rising lines that end at the edges by themselves: no clipping, so that paper gets plain lines."""
    side = square.width()
    for index in range(1, math.ceil(2 * side / step)):
        reach = index * step
        near, far = max(0.0, reach - side), min(side, reach)
        yield QLineF(square.left() + near, square.top() + far, square.left() + far, square.top() + near)


def _paint_ring(painter: QPainter, geometry: Geometry, square: QRectF, colour: QColor, *, gap: bool) -> None:
    reach = _RING_RADIUS * geometry.cell
    ring = QRectF(square.center() - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach))
    painter.setPen(_pen(geometry, colour))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    start, span = (180, 270) if gap else (0, 360)
    painter.drawArc(ring, start * _DEGREE, span * _DEGREE)


def _paint_clash(
    painter: QPainter, geometry: Geometry, look: BoardLook, pair: tuple[int, int], colour: QColor
) -> None:
    """A line from beside one digit to beside the other, with dots at its ends, and open at digits between."""
    whole = QLineF(geometry.middle(pair[0]), geometry.middle(pair[1]))
    gap = _CLASH_GAP * geometry.cell / whole.length()
    painter.setPen(_pen(geometry, colour))
    at = gap
    for stop in (*_digits_along(look, pair), 1.0):
        if at < stop - gap:
            painter.drawLine(QLineF(whole.pointAt(at), whole.pointAt(stop - gap)))
        at = stop + gap
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    dot = 0.07 * geometry.cell
    for end in (gap, 1 - gap):
        painter.drawEllipse(whole.pointAt(end), dot, dot)


def _digits_along(look: BoardLook, pair: tuple[int, int]) -> list[float]:
    """How far along the line between two cells, from 0 to 1, it meets the digits of others."""
    (top, left), (row, col) = divmod(pair[0], 9), divmod(pair[1], 9)
    down, right = row - top, col - left
    length = math.hypot(down, right)
    met = []
    for y, x in product(range(min(0, down), max(0, down) + 1), range(min(0, right), max(0, right) + 1)):
        number = 9 * (top + y) + left + x
        beside = abs(x * down - y * right) / length
        if number not in pair and look.cells[number].digit and beside < _PLATE_RADIUS:
            met.append((x * right + y * down) / length**2)
    return sorted(met)


def _paint_underline(painter: QPainter, geometry: Geometry, square: QRectF, colour: QColor) -> None:
    width, height = round(0.36 * geometry.cell), max(geometry.thin, round(_STROKE * geometry.cell))
    left, top = round(square.center().x() - width / 2), round(square.top() + 0.84 * geometry.cell)
    painter.fillRect(QRectF(left, top, width, height), colour)


def _pen(geometry: Geometry, colour: QColor) -> QPen:
    return QPen(
        colour,
        max(geometry.thin, _STROKE * geometry.cell),
        Qt.PenStyle.SolidLine,
        Qt.PenCapStyle.RoundCap,
    )


# --- candidates -----------------------------------------------------------------------------------------


def candidate_at(geometry: Geometry, cell: int, point: QPointF) -> int:
    """The candidate of a cell at a point; 0 between them."""
    reach = _LIT_RADIUS * geometry.cell
    for digit in range(1, 10):
        away = point - geometry.candidate(cell, digit)
        if away.x() ** 2 + away.y() ** 2 <= reach**2:
            return digit
    return 0


def paint_differences(painter: QPainter, geometry: Geometry, look: BoardLook, theme: Theme) -> None:
    """Candidates that went, and that came back, since the position compared with."""
    changed = [(number, cell) for number, cell in enumerate(look.cells) if not cell.digit]
    lost = [
        (digit, geometry.candidate(number, digit))
        for number, cell in changed
        for digit in digits_of(cell.lost)
    ]
    if lost:
        targets = [(digit, middle.x(), middle.y()) for digit, middle in lost]
        DigitFace(CANDIDATE_HEIGHT * geometry.cell).draw(painter, targets, theme.ghost_link)
        pen = QPen(theme.dead_end, max(geometry.thin, 0.03 * geometry.cell))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        rise = QPointF(_STRIKE * geometry.cell, -_STRIKE * geometry.cell)
        painter.drawLines([QLineF(middle - rise, middle + rise) for _, middle in lost])
    painter.setPen(QPen(theme.solution, max(geometry.thin, 0.02 * geometry.cell)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    reach = _RETURNED_RADIUS * geometry.cell
    for number, cell in changed:
        for digit in digits_of(cell.returned):
            painter.drawEllipse(geometry.candidate(number, digit), reach, reach)


def paint_chosen(painter: QPainter, geometry: Geometry, look: BoardLook, theme: Theme) -> None:
    """Frame the cell and the candidates of the column that the search branches on."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for number, cell in enumerate(look.cells):
        if cell.chosen:
            width = max(2.0, 0.035 * geometry.cell)
            painter.setPen(QPen(theme.chosen_column, width, Qt.PenStyle.DashLine))
            inset = max(1.0, 0.015 * geometry.cell) + width / 2
            painter.drawRect(QRectF(geometry.square(number)).adjusted(inset, inset, -inset, -inset))
        elif cell.options and not cell.digit:
            painter.setPen(QPen(theme.chosen_column, max(1.0, 0.028 * geometry.cell)))
            half = 0.46 * CANDIDATE_PITCH * geometry.cell
            for digit in digits_of(cell.options):
                middle = geometry.candidate(number, digit)
                painter.drawRect(QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half))


def paint_lit(painter: QPainter, geometry: Geometry, look: BoardLook, theme: Theme) -> None:
    """Frame or ring what is pointed at."""
    width = max(1.5, 0.04 * geometry.cell)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for number, digit in look.lit:
        if digit and not look.cells[number].digit:
            painter.setPen(QPen(theme.selection, width))
            reach = _LIT_RADIUS * geometry.cell
            painter.drawEllipse(geometry.candidate(number, digit), reach, reach)
        else:
            painter.setPen(QPen(theme.selection, width, Qt.PenStyle.DashLine))
            inset = 0.05 * geometry.cell + width / 2
            square = QRectF(geometry.square(number)).adjusted(inset, inset, -inset, -inset)
            painter.drawRoundedRect(square, inset, inset)
