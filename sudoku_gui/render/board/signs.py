"""Signs: the shapes that distinguish the states of cells and candidates without their colours.

A cell has one place for each sign, so that all of them can be seen at once::

    +-----------+
    |12       <#|   12  depth of a guess        <#  corner sign of a conflict
    |   .---.   |
    |  |  7  |  |   .-. ring around the newest
    |   '---'   |
    |    ---   /|   --- line under a guess      /   folded corner of a covered cell
    +-----------+

A digit that was checked and is wrong is struck through. The cells that are looked for have a shade and a fine round
frame. The column that the search branches on is a dashed frame around its cell, or a small frame around each of its
candidates. What is pointed at elsewhere has a dashed frame, or a ring if it is a candidate. Since the position
compared with, candidates that went are struck through, and those that came back have a smaller, thinner ring.
"""

import math
from itertools import product

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from solver_core.sudoku.marks import digits_of
from sudoku_gui.render.board.digits import CANDIDATE_HEIGHT, NUMBER_SHIFT
from sudoku_gui.render.board.fonts import DigitFace
from sudoku_gui.render.board.geometry import CANDIDATE_PITCH, BoardDrawing, BoardGeometry
from sudoku_gui.render.board.look import BoardLook, Ink, background
from sudoku_gui.render.shapes import around, diagonals, draw_with, paint_corner
from sudoku_gui.render.theme import Theme

_RING_RADIUS = 0.43
_PLATE_RADIUS = 0.37
_CONFLICT_GAP = 0.42
_MOST_LINES = 40
_STROKE = 0.045
_HATCH_STEP = 0.17
_THINNER = 3  # how much wider apart the lines are where the search has not met that no digit fits
_DEGREE = 16  # QPainter counts angles in sixteenths
_HIGHLIGHT_RADIUS = 0.15  # of the ring around a candidate, and of the area in which it is pointed at
_RETURNED_RADIUS = 0.125
_FILTER_INSET, _FILTER_STROKE = 0.05, 0.025
_WRONG_CORNER = 0.3  # the side of the corner of wrong notes
_WRONG_REACH = 0.34  # how far the stroke through a wrong digit reaches, each way
_STRIKE = 0.105  # how far a stroke reaches from the middle of a candidate, each way


def paint_under_grid(drawing: BoardDrawing) -> None:
    """Paint what belongs to the background of a cell: chips under equal digits, hatching, folded corners."""
    painter, look, theme, side = drawing.painter, drawing.look, drawing.theme, drawing.cell
    for number, cell in enumerate(look.cells):
        square = QRectF(drawing.geometry.square(number))
        if cell.covered:
            paint_corner(painter, square.bottomRight(), -0.15 * side, -0.15 * side, theme.covered_column)
        if cell.dead or cell.starved:
            step = (1 if cell.dead else _THINNER) * _HATCH_STEP * side
            painter.setPen(QPen(theme.dead_end, drawing.geometry.thin))
            painter.drawLines(list(diagonals(square, max(3, round(step)))))
        if cell.filtered:
            _paint_filtered(drawing, square)
        painter.setPen(Qt.PenStyle.NoPen)
        if cell.digit and cell.digit == look.selected_digit and number != look.selected:
            inset, round_off = 0.07 * square.width(), 0.18 * square.width()
            painter.setBrush(theme.same_digit)
            painter.drawRoundedRect(square.adjusted(inset, inset, -inset, -inset), round_off, round_off)
        elif cell.dead and cell.digit:
            painter.setBrush(background(look, number, theme))  # to read the digit amid the hatching
            painter.drawEllipse(square.center(), _PLATE_RADIUS * side, _PLATE_RADIUS * side)


def _paint_filtered(drawing: BoardDrawing, square: QRectF) -> None:
    side = drawing.cell
    width = max(drawing.geometry.thin, round(_FILTER_STROKE * side))
    inset = _FILTER_INSET * side + width / 2
    draw_with(drawing.painter, QPen(drawing.theme.solution, width))
    drawing.painter.drawRoundedRect(square.adjusted(inset, inset, -inset, -inset), 2 * inset, 2 * inset)


def paint_wrong(drawing: BoardDrawing) -> None:
    """Strike through the digits that were checked and are wrong; a corner marks a cell whose notes are."""
    painter, theme, reach = drawing.painter, drawing.theme, _WRONG_REACH * drawing.cell
    rise = QPointF(reach, -reach)
    for number, cell in enumerate(drawing.look.cells):
        if cell.wrong and not cell.digit:
            corner, side = QRectF(drawing.geometry.square(number)).topRight(), _WRONG_CORNER * drawing.cell
            paint_corner(painter, corner, -side, side, theme.wrong)
        elif cell.wrong:
            middle = drawing.geometry.middle(number)
            line, pen = QLineF(middle - rise, middle + rise), _pen(drawing.geometry, theme.wrong)
            halo = QPen(pen)
            halo.setColor(background(drawing.look, number, theme))
            halo.setWidthF(2.4 * pen.widthF())
            for one in (halo, pen):
                painter.setPen(one)
                painter.drawLine(line)


def paint_over_grid(drawing: BoardDrawing) -> None:
    """Paint what digits are marked with: lines and corners of conflicts, the newest's ring, a line under a guess."""
    theme, side = drawing.theme, drawing.cell
    for pair in _lines_of(drawing.look):
        _paint_conflict(drawing, pair)
    for number, cell in enumerate(drawing.look.cells):
        square = QRectF(drawing.geometry.square(number))
        if cell.clashing:
            paint_corner(drawing.painter, square.topRight(), -0.2 * side, 0.2 * side, theme.wrong)
        if cell.newest:
            _paint_ring(drawing, square, has_gap=cell.depth is not None)
        if cell.digit and cell.ink is Ink.GUESS:
            shift = 0.0 if cell.depth is None else NUMBER_SHIFT * side
            paint_line(drawing.painter, square.translated(shift, 0), drawing.geometry.thin, theme)


def paint_line(painter: QPainter, square: QRectF, least: int, theme: Theme) -> None:
    """Paint the line under a guess."""
    side = square.width()
    width, height = round(0.36 * side), max(least, round(_STROKE * side))
    left = round(square.center().x() - width / 2)
    painter.fillRect(QRectF(left, round(square.top() + 0.84 * side), width, height), theme.guess)


def _paint_ring(drawing: BoardDrawing, square: QRectF, *, has_gap: bool) -> None:
    ring = around(square.center(), _RING_RADIUS * drawing.cell)
    draw_with(drawing.painter, _pen(drawing.geometry, drawing.theme.newest))
    start, span = (180, 270) if has_gap else (0, 360)
    drawing.painter.drawArc(ring, start * _DEGREE, span * _DEGREE)


def _lines_of(look: BoardLook) -> list[tuple[int, int]]:
    """The conflicts that get a line: of very many, which would cover the board, those of the cell with the cursor."""
    if len(look.conflicts) <= _MOST_LINES:
        return list(look.conflicts)
    return [pair for pair in look.conflicts if look.selected in pair]


def _paint_conflict(drawing: BoardDrawing, pair: tuple[int, int]) -> None:
    """Paint a line from beside one digit to beside the other, with dots at its ends, and open at digits between."""
    painter, geometry, colour = drawing.painter, drawing.geometry, drawing.theme.wrong
    line = QLineF(geometry.middle(pair[0]), geometry.middle(pair[1]))
    at = gap = _CONFLICT_GAP * geometry.cell / line.length()
    painter.setPen(_pen(geometry, colour))
    for stop in (*_digits_along(drawing.look, pair), 1.0):
        if at < stop - gap:
            painter.drawLine(QLineF(line.pointAt(at), line.pointAt(stop - gap)))
        at = stop + gap
    draw_with(painter, fill=colour)
    dot = 0.07 * geometry.cell
    for end in (gap, 1 - gap):
        painter.drawEllipse(line.pointAt(end), dot, dot)


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


def _pen(geometry: BoardGeometry, colour: QColor) -> QPen:
    width = max(geometry.thin, _STROKE * geometry.cell)
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)


# --- candidates -----------------------------------------------------------------------------------------


def candidate_at(geometry: BoardGeometry, cell: int, point: QPointF) -> int:
    """The candidate of a cell at a point; 0 between them."""
    reach = _HIGHLIGHT_RADIUS * geometry.cell
    for digit in range(1, 10):
        away = point - geometry.candidate(cell, digit)
        if away.x() ** 2 + away.y() ** 2 <= reach**2:
            return digit
    return 0


def paint_differences(drawing: BoardDrawing) -> None:
    """Paint candidates that are leaving, and that went and came back since the position compared with."""
    painter, geometry, theme, side = drawing.painter, drawing.geometry, drawing.theme, drawing.cell
    empty = [(number, cell) for number, cell in enumerate(drawing.look.cells) if not cell.digit]
    width, rise = max(geometry.thin, 0.03 * side), QPointF(_STRIKE * side, -_STRIKE * side)
    solid = QPen(theme.dead_end, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    broken = QPen(theme.dead_end, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
    broken.setDashPattern([1.2, 1.4])
    lost = [(number, cell.lost & ~cell.leaving) for number, cell in empty]
    leaving = [(number, cell.leaving) for number, cell in empty]
    for pen, places in ((solid, lost), (broken, leaving)):
        struck = [
            (digit, geometry.candidate(number, digit)) for number, mask in places for digit in digits_of(mask)
        ]
        if struck:
            targets = [(digit, middle.x(), middle.y()) for digit, middle in struck]
            DigitFace(CANDIDATE_HEIGHT * side).draw(painter, targets, theme.remembered_link)
            painter.setPen(pen)
            painter.drawLines([QLineF(middle - rise, middle + rise) for _, middle in struck])
    draw_with(painter, QPen(theme.solution, max(geometry.thin, 0.02 * side)))
    reach = _RETURNED_RADIUS * side
    for number, cell in empty:
        for digit in digits_of(cell.returned):
            painter.drawEllipse(geometry.candidate(number, digit), reach, reach)


def paint_chosen(drawing: BoardDrawing) -> None:
    """Frame the cell and the candidates of the column that the search branches on."""
    painter, geometry, side = drawing.painter, drawing.geometry, drawing.cell
    colour = drawing.theme.chosen_column
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for number, cell in enumerate(drawing.look.cells):
        if cell.chosen:
            width = max(2.0, 0.035 * side)
            painter.setPen(QPen(colour, width, Qt.PenStyle.DashLine))
            inset = max(1.0, 0.015 * side) + width / 2
            painter.drawRect(QRectF(geometry.square(number)).adjusted(inset, inset, -inset, -inset))
        elif cell.options and not cell.digit:
            painter.setPen(QPen(colour, max(1.0, 0.028 * side)))
            half = 0.46 * CANDIDATE_PITCH * side
            for digit in digits_of(cell.options):
                painter.drawRect(around(geometry.candidate(number, digit), half))


def paint_highlighted(drawing: BoardDrawing) -> None:
    """Frame or ring what is pointed at."""
    painter, geometry, colour = drawing.painter, drawing.geometry, drawing.theme.selection
    width = max(1.5, 0.04 * drawing.cell)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for number, digit in drawing.look.highlighted:
        if digit and not drawing.look.cells[number].digit:
            painter.setPen(QPen(colour, width))
            reach = _HIGHLIGHT_RADIUS * drawing.cell
            painter.drawEllipse(geometry.candidate(number, digit), reach, reach)
        else:
            painter.setPen(QPen(colour, width, Qt.PenStyle.DashLine))
            inset = 0.05 * drawing.cell + width / 2
            square = QRectF(geometry.square(number)).adjusted(inset, inset, -inset, -inset)
            painter.drawRoundedRect(square, inset, inset)
