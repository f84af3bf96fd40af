"""One place of a candidate board, painted.

Each state has a shape of its own:

=================  ============================================
live               small numbers on paper, each in its slot
a single one left  on a chip, bold and larger
covered            shaded, a folded corner; one large number: what covered it
no option left     hatched
chosen             a frame inside the place
gone               struck through
back               a ring
tried last         a ring around its number; a bar below it while the place is not covered yet
=================  ============================================

Where the slots are too small for numbers there are dots, whose places tell as much.
"""

from functools import cached_property

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPolygonF

from sudoku_gui.render.board_fonts import DigitFace
from sudoku_gui.render.board_look import Ink
from sudoku_gui.render.candidate_geometry import slot
from sudoku_gui.render.candidate_look import Place
from sudoku_gui.render.theme import Theme

_SMALL, _SINGLE, _LARGE = 0.21, 0.25, 0.58
_SHORTEST_DIGIT = 4.0
_LEAST_STROKE = 1.0


class Hand:
    """Paints places of one size in one theme.

    Args:
        side: of a place, in pixels of the painter.
        theme: the colours.
    """

    def __init__(self, side: float, theme: Theme) -> None:
        self.side = side
        self.theme = theme
        self._has_digits = _SMALL * side >= _SHORTEST_DIGIT

    @cached_property
    def _small(self) -> DigitFace:
        return DigitFace(_SMALL * self.side)

    @cached_property
    def _bold(self) -> DigitFace:
        return DigitFace(_SINGLE * self.side, QFont.Weight.Bold)

    @cached_property
    def _upright(self) -> DigitFace:
        return DigitFace(_LARGE * self.side, QFont.Weight.DemiBold)

    @cached_property
    def _leaning(self) -> DigitFace:
        return DigitFace(_LARGE * self.side, leaning=True)

    def paint(self, painter: QPainter, square: QRectF, place: Place) -> None:
        """A place, from the ground up."""
        theme = self.theme
        painter.fillRect(square, theme.house_shade if place.covered else theme.paper)
        if place.is_empty:
            self._paint_hatching(painter, square)
        if place.covered:
            self._paint_corner(painter, square)
        if place.covered and place.number:
            self._paint_number(painter, square, place)
        else:
            self._paint_candidates(painter, square, place)
        if place.chosen:
            width = max(2.0, round(0.07 * self.side))
            painter.setPen(_pen(theme.chosen_column, width))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            inset = width / 2
            painter.drawRect(square.adjusted(inset, inset, -inset, -inset))

    def _paint_candidates(self, painter: QPainter, square: QRectF, place: Place) -> None:
        single = place.single
        if single is not None:
            self._paint_chip(painter, slot(square, single))
            self._write(painter, square, 1 << single, self.theme.ink, bold=True)
        else:
            self._write(painter, square, place.shown, self.theme.candidate)
        if place.gone:
            self._write(painter, square, place.gone, self.theme.covered_column)
            for box in _slots(square, place.gone):
                painter.setPen(_pen(self.theme.dead_end, 0.035 * self.side))
                painter.drawLine(
                    QLineF(
                        box.left(),
                        box.center().y() + 0.2 * box.height(),
                        box.right(),
                        box.center().y() - 0.2 * box.height(),
                    )
                )
        for box in _slots(square, place.back & place.shown):
            painter.setPen(_pen(self.theme.newest, 0.035 * self.side))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(box.adjusted(0.5, 0.5, -0.5, -0.5))
        if place.newest:
            self._write(painter, square, 1 << place.newest - 1, self.theme.ink, bold=True)
            box = slot(square, place.newest - 1)
            height = max(1.0, 0.06 * self.side)
            painter.fillRect(
                QRectF(box.left(), box.bottom() - height / 2, box.width(), height), self.theme.newest
            )

    def _write(
        self, painter: QPainter, square: QRectF, mask: int, colour: QColor, *, bold: bool = False
    ) -> None:
        """Candidates in their slots, as numbers or dots."""
        middles = [(k + 1, slot(square, k).center()) for k in range(9) if mask >> k & 1]
        if self._has_digits:
            face = self._bold if bold else self._small
            face.draw(painter, [(number, middle.x(), middle.y()) for number, middle in middles], colour)
            return
        reach = max(0.75, (0.11 if bold else 0.075) * self.side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        for _, middle in middles:
            painter.drawEllipse(middle, reach, reach)

    def _paint_number(self, painter: QPainter, square: QRectF, place: Place) -> None:
        theme, middle = self.theme, square.center()
        colour = {Ink.GIVEN: theme.given, Ink.GUESS: theme.guess}.get(place.ink, theme.forced)
        face = self._upright if place.ink is Ink.GIVEN else self._leaning
        face.draw(painter, [(place.number, middle.x(), middle.y())], colour)
        if place.ink is Ink.GUESS:
            width, height = round(0.4 * self.side), max(1, round(0.05 * self.side))
            left, top = round(middle.x() - width / 2), round(square.top() + 0.85 * self.side)
            painter.fillRect(QRectF(left, top, width, height), colour)
        if place.newest:
            reach = 0.42 * self.side
            painter.setPen(_pen(theme.newest, 0.05 * self.side))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(middle, reach, reach)

    def _paint_chip(self, painter: QPainter, box: QRectF) -> None:
        painter.setPen(_pen(self.theme.live_column, 0.03 * self.side))
        painter.setBrush(self.theme.same_digit)
        painter.drawRoundedRect(box, 0.2 * box.width(), 0.2 * box.width())

    def _paint_corner(self, painter: QPainter, square: QRectF) -> None:
        leg = 0.2 * self.side
        corner = square.bottomRight()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.covered_column)
        painter.drawPolygon(QPolygonF([corner, corner - QPointF(leg, 0), corner - QPointF(0, leg)]))

    def _paint_hatching(self, painter: QPainter, square: QRectF) -> None:
        """Rising lines that end at the edges by themselves."""
        step, side = max(3.0, 0.17 * self.side), square.width()
        lines, reach = [], step
        while reach < 2 * side:
            near, far = max(0.0, reach - side), min(side, reach)
            lines.append(
                QLineF(square.left() + near, square.top() + far, square.left() + far, square.top() + near)
            )
            reach += step
        painter.setPen(_pen(self.theme.empty_column, _LEAST_STROKE))
        painter.drawLines(lines)


def _pen(colour: QColor, width: float) -> QPen:
    pen = QPen(colour, max(_LEAST_STROKE, width))
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    return pen


def _slots(square: QRectF, mask: int) -> list[QRectF]:
    return [slot(square, k) for k in range(9) if mask >> k & 1]
