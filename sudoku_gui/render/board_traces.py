"""What a board shows of another place of the search: candidates that went since, candidates that have come back.

A candidate that went stands in its place in the ink of ghosts, with a stroke through it, rising to the right; one that
has come back stands in a small ring, thinner and closer than the ring of what is pointed at.
"""

from typing import Final

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QPainter, QPen

from sudoku_gui.render.board_digits import CANDIDATE_HEIGHT, CANDIDATE_PITCH
from sudoku_gui.render.board_fonts import DigitFace, Target
from sudoku_gui.render.board_geometry import Geometry
from sudoku_gui.render.board_look import BoardLook
from sudoku_gui.render.theme import Theme

_STROKE: Final = 0.02
_STRIKE: Final = 0.105
"""How far a stroke reaches from the middle of its digit, each way, in sides of a cell."""
_RING: Final = 0.125


def paint(painter: QPainter, geometry: Geometry, look: BoardLook, theme: Theme) -> None:
    """Strike through what went, ring what has come back; where a cell has a digit there is no room for either."""
    lost: list[Target] = []
    returned: list[QPointF] = []
    for number, cell in enumerate(look.cells):
        if cell.digit or not (cell.lost or cell.returned):
            continue
        middle = geometry.middle(number)
        for digit in cell.lost_digits:
            place = middle + _offset(geometry, digit)
            lost.append((digit, place.x(), place.y()))
        returned += [middle + _offset(geometry, digit) for digit in cell.returned_digits]
    if lost:
        _paint_lost(painter, geometry, lost, theme)
    if returned:
        painter.setPen(QPen(theme.solution, max(geometry.thin, _STROKE * geometry.cell)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        reach = _RING * geometry.cell
        for place in returned:
            painter.drawEllipse(place, reach, reach)


def _paint_lost(painter: QPainter, geometry: Geometry, targets: list[Target], theme: Theme) -> None:
    DigitFace(CANDIDATE_HEIGHT * geometry.cell).draw(painter, targets, theme.ghost_link)
    reach = _STRIKE * geometry.cell
    pen = QPen(theme.dead_end, max(geometry.thin, 1.5 * _STROKE * geometry.cell))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawLines([QLineF(x - reach, y + reach, x + reach, y - reach) for _, x, y in targets])


def _offset(geometry: Geometry, digit: int) -> QPointF:
    row, col = divmod(digit - 1, 3)
    pitch = CANDIDATE_PITCH * geometry.cell
    return QPointF((col - 1) * pitch, (row - 1) * pitch)
