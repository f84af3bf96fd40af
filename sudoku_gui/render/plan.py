"""The board of a problem that is not a Sudoku: pieces on squares, in the colours of the depths at which they were placed.

A piece has its letter, thick lines around it and its depth in small in the corner; a square
that no option can take any more is crossed, the newest piece has a ring. The column that the search branches on is a
square, or the squares of a line, with a frame of long dashes.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from sudoku_gui.render.theme import Theme, faint

_LETTER = 0.45
_DEPTH = 0.2
_RING = 0.32
_TINT = 60  # how much of a depth's colour, of 255, shades the squares of a piece


@dataclass(frozen=True, slots=True)
class Piece:
    """What is on a square, placed at a depth from 1."""

    label: str
    depth: int
    newest: bool


@dataclass(frozen=True)
class PlanLook:
    """A board at one moment."""

    rows: int
    cols: int
    pieces: Mapping[tuple[int, int], Piece]
    closed: frozenset[tuple[int, int]]  # empty squares that no option can take any more
    lit: frozenset[tuple[int, int]] = frozenset()  # squares that are pointed at
    chosen: frozenset[tuple[int, int]] = frozenset()  # squares of the column that the search branches on


def area(rect: QRectF, look: PlanLook) -> QRectF:
    """The part of a rectangle that the board takes: whole squares, in the middle."""
    side = max(1.0, float(int(min(rect.width() / look.cols, rect.height() / look.rows))))
    board = QRectF(0, 0, side * look.cols, side * look.rows)
    board.moveCenter(rect.center())
    board.moveTopLeft(QPointF(round(board.left()), round(board.top())))
    return board


def square_at(rect: QRectF, look: PlanLook, point: QPointF) -> tuple[int, int] | None:
    """The square at a point; None beside the board."""
    board = area(rect, look)
    if not board.contains(point):
        return None
    side = board.width() / look.cols
    row, col = int((point.y() - board.top()) / side), int((point.x() - board.left()) / side)
    return min(row, look.rows - 1), min(col, look.cols - 1)


def paint(painter: QPainter, rect: QRectF, look: PlanLook, theme: Theme) -> None:
    """Paint the board as large as fits."""
    board = area(rect, look)
    side = board.width() / look.cols
    painter.save()
    painter.fillRect(board, theme.paper)
    for place, piece in look.pieces.items():
        _paint_piece(painter, _square(board, side, place), piece, theme)
    painter.setPen(QPen(theme.covered_column, 1))
    painter.drawLines([line for place in look.closed for line in _cross(_square(board, side, place))])
    _paint_lines(painter, board, side, look, theme)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    width = max(2.0, 0.04 * side)
    pen, inset = QPen(theme.chosen_column, width), 2 + width / 2
    pen.setDashPattern([4, 2])
    painter.setPen(pen)
    for place in look.chosen:
        painter.drawRect(_square(board, side, place).adjusted(inset, inset, -inset, -inset))
    painter.setPen(QPen(theme.selection, max(1.5, 0.04 * side), Qt.PenStyle.DashLine))
    inset = 0.08 * side
    for place in look.lit:
        inner = _square(board, side, place).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(inner, inset, inset)
    painter.restore()


def _square(board: QRectF, side: float, place: tuple[int, int]) -> QRectF:
    row, col = place
    return QRectF(board.left() + col * side, board.top() + row * side, side, side)


def _paint_piece(painter: QPainter, square: QRectF, piece: Piece, theme: Theme) -> None:
    painter.fillRect(square, faint(theme.depth(piece.depth), _TINT))
    painter.setPen(theme.forced)
    painter.setFont(_font(painter.font(), _LETTER * square.height()))
    painter.drawText(square, Qt.AlignmentFlag.AlignCenter, piece.label)
    if square.height() * _DEPTH >= 7:
        painter.setFont(_font(painter.font(), _DEPTH * square.height()))
        painter.setPen(theme.candidate)
        corner = square.adjusted(0.08 * square.width(), 0.04 * square.height(), 0, 0)
        painter.drawText(corner, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, str(piece.depth))
    if piece.newest:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.newest, max(1.5, 0.05 * square.width())))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(square.center(), _RING * square.width(), _RING * square.height())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)


def _cross(square: QRectF) -> tuple[QLineF, QLineF]:
    inner = square.adjusted(0.35 * square.width(), 0.35 * square.height(), 0, 0)
    inner.setSize(square.size() * 0.3)
    return QLineF(inner.topLeft(), inner.bottomRight()), QLineF(inner.topRight(), inner.bottomLeft())


def _paint_lines(painter: QPainter, board: QRectF, side: float, look: PlanLook, theme: Theme) -> None:
    thick: list[QLineF] = []
    for row in range(look.rows + 1):
        for col in range(look.cols + 1):
            here = _depth(look, row, col)
            corner = QPointF(board.left() + col * side, board.top() + row * side)
            if col < look.cols and here != _depth(look, row - 1, col):
                thick.append(QLineF(corner, corner + QPointF(side, 0)))
            if row < look.rows and here != _depth(look, row, col - 1):
                thick.append(QLineF(corner, corner + QPointF(0, side)))
    left, top = board.left(), board.top()
    thin = [QLineF(left, top + row * side, board.right(), top + row * side) for row in range(1, look.rows)]
    thin += [QLineF(left + col * side, top, left + col * side, board.bottom()) for col in range(1, look.cols)]
    painter.setPen(QPen(theme.thin_line, 1))
    painter.drawLines(thin)
    painter.setPen(QPen(theme.thick_line, 3))
    painter.drawLines(thick)


def _depth(look: PlanLook, row: int, col: int) -> int:
    """Which piece a square belongs to; 0 for none, -1 outside the board."""
    if not (0 <= row < look.rows and 0 <= col < look.cols):
        return -1
    piece = look.pieces.get((row, col))
    return piece.depth if piece else 0


def _font(font: QFont, height: float) -> QFont:
    font.setPixelSize(max(1, round(height)))
    return font
