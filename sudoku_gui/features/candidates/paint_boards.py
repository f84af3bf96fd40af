"""Squares of the candidate boards, painted layer by layer: what is drawn in one go costs a tenth.

Each state has a shape of its own:

=================  ============================================
live               small numbers on paper, each in its slot
a single one left  on a chip, bold and larger
covered            shaded, a folded corner; one large number: what covered it
no option left     hatched
chosen             a frame inside the square
gone               struck through
back               a ring
tried last         a ring around its number; a bar below it while the square is not covered yet
=================  ============================================

Where the slots are too small for numbers there are dots.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from typing import TypeAlias

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap

from sudoku_gui.features.candidates.geometry import slot
from sudoku_gui.features.candidates.model import CandidateLook
from sudoku_gui.render.board.fonts import DigitFace, PlacedDigit
from sudoku_gui.render.board.look import Ink
from sudoku_gui.render.shapes import diagonals, draw_with, paint_corner
from sudoku_gui.render.theme import Theme

_SMALL, _SINGLE, _LARGE = 0.25, 0.26, 0.58
_SHORTEST_DIGIT = 4.7  # pixels of a digit that can be read: those of a letter of 6.5
_LEAST_STROKE = 1.0
_MANY = 6

Drawn: TypeAlias = tuple[QRectF, CandidateLook]  # where a square is, and how it looks


class CandidatePainter:
    """Paints squares of one size, in pixels of the painter."""

    def __init__(self, side: int, theme: Theme) -> None:
        self.side = side
        self.theme = theme
        self._stamps: dict[int, QPixmap] = {}
        self._face = cache(DigitFace)
        self._has_digits = _SMALL * side >= _SHORTEST_DIGIT
        whole = QRectF(0, 0, side, side)
        middles = [slot(whole, k).center() for k in range(9)]
        self._middles = [(k + 1, middle.x(), middle.y()) for k, middle in enumerate(middles)]

    def paint(self, painter: QPainter, squares: Sequence[Drawn]) -> None:
        """Paint squares, from the ground up."""
        self._paint_backgrounds(painter, squares)
        numbered = [(rect, square) for rect, square in squares if square.covered and square.number]
        others = [(rect, square) for rect, square in squares if not (square.covered and square.number)]
        self._paint_candidates(painter, others)
        self._paint_marks(painter, others)
        self._paint_numbers(painter, numbered)
        width = max(2.0, round(0.055 * self.side))
        draw_with(painter, _pen(self.theme.chosen_column, width))
        for rect, square in squares:
            if square.chosen:
                painter.drawRect(rect.adjusted(width / 2, width / 2, -width / 2, -width / 2))

    def invert(self, painter: QPainter, candidates: Sequence[tuple[QRectF, int]]) -> None:
        """Paint candidates of squares as they are highlighted: paper on a filled box."""
        for rect, candidate in candidates:
            painter.fillRect(slot(rect, candidate).toAlignedRect(), self.theme.selection)
        targets = [target for rect, candidate in candidates for target in self._targets(rect, 1 << candidate)]
        self._write(painter, targets, self.theme.paper, bold=True)

    # --- backgrounds ----------------------------------------------------------------------------------

    def _paint_backgrounds(self, painter: QPainter, squares: Sequence[Drawn]) -> None:
        theme = self.theme
        for rect, square in squares:
            painter.fillRect(rect, theme.house_shade if square.covered else theme.paper)
        painter.setPen(_pen(theme.empty_column, _LEAST_STROKE))
        for rect, square in squares:
            if square.is_empty:
                painter.drawLines(list(diagonals(rect, max(3.0, 0.17 * self.side))))
        leg = 0.2 * self.side
        for rect, square in squares:
            if square.covered:
                paint_corner(painter, rect.bottomRight(), -leg, -leg, theme.covered_column)

    # --- candidates -------------------------------------------------------------------------------

    def _paint_candidates(self, painter: QPainter, squares: Sequence[Drawn]) -> None:
        """Small numbers; a single one bold, on a chip; what has left, pale."""
        plain: list[PlacedDigit] = []
        single: list[PlacedDigit] = []
        stamped = self._paint_stamps(painter, squares)
        draw_with(painter, _pen(self.theme.live_column, 0.03 * self.side), self.theme.same_digit)
        for rect, square in squares:
            only = square.single
            if only is None:
                if square.shown not in stamped:
                    plain += self._targets(rect, square.shown)
            else:
                single += self._targets(rect, 1 << only)
                box = slot(rect, only)
                painter.drawRoundedRect(box, 0.2 * box.width(), 0.2 * box.width())
            if square.newest:
                single += self._targets(rect, 1 << square.newest - 1)
        self._write(painter, plain, self.theme.candidate)
        self._write(painter, single, self.theme.ink, bold=True)
        gone = [
            target for rect, square in squares if square.gone for target in self._targets(rect, square.gone)
        ]
        self._write(painter, gone, self.theme.covered_column)

    def _paint_stamps(self, painter: QPainter, squares: Sequence[Drawn]) -> set[int]:
        """Write the sets of candidates that many squares have once, and copy them; return which."""
        counts = Counter(square.shown for _, square in squares if square.single is None)
        stamped = {mask for mask, count in counts.items() if count >= _MANY}
        stamps = {mask: self._stamp(mask) for mask in stamped}
        for rect, square in squares:
            if square.shown in stamped and square.single is None:
                painter.drawPixmap(rect.topLeft(), stamps[square.shown])
        return stamped

    def _stamp(self, mask: int) -> QPixmap:
        if (stamp := self._stamps.get(mask)) is None:
            stamp = self._stamps[mask] = QPixmap(self.side, self.side)
            stamp.fill(Qt.GlobalColor.transparent)
            with QPainter(stamp) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                targets = self._targets(QRectF(0, 0, self.side, self.side), mask)
                self._write(painter, targets, self.theme.candidate)
        return stamp

    def _paint_marks(self, painter: QPainter, squares: Sequence[Drawn]) -> None:
        """Paint a stroke through what has left, a ring around what has returned, a bar under what is being tried."""
        painter.setPen(_pen(self.theme.dead_end, 0.035 * self.side))
        painter.drawLines([_stroke(box) for rect, square in squares for box in _slots(rect, square.gone)])
        draw_with(painter, _pen(self.theme.newest, 0.035 * self.side))
        height = max(1.0, 0.06 * self.side)
        for rect, square in squares:
            for box in _slots(rect, square.back):
                painter.drawEllipse(box.adjusted(0.5, 0.5, -0.5, -0.5))
            if square.newest:
                box = slot(rect, square.newest - 1)
                painter.fillRect(
                    QRectF(box.left(), box.bottom() - height / 2, box.width(), height), self.theme.newest
                )

    def _targets(self, rect: QRectF, mask: int) -> list[PlacedDigit]:
        left, top = rect.left(), rect.top()
        return [(k, left + x, top + y) for k, x, y in self._middles if mask >> k - 1 & 1]

    def _write(
        self, painter: QPainter, targets: list[PlacedDigit], colour: QColor, *, bold: bool = False
    ) -> None:
        if not targets:
            return
        if self._has_digits:
            weight = QFont.Weight.Bold if bold else QFont.Weight.Normal
            self._face((_SINGLE if bold else _SMALL) * self.side, weight).draw(painter, targets, colour)
            return
        dot = QPen(colour, max(1.5, (0.22 if bold else 0.15) * self.side))
        dot.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(dot)
        painter.drawPoints([QPointF(x, y) for _, x, y in targets])

    # --- numbers ----------------------------------------------------------------------------------

    def _paint_numbers(self, painter: QPainter, squares: Sequence[Drawn]) -> None:
        """Paint what covered each square, in its writer's ink; a line under a guess, a ring around the newest."""
        theme = self.theme
        inks = {Ink.GIVEN: theme.given, Ink.GUESS: theme.guess, Ink.FORCED: theme.forced}
        for ink, colour in inks.items():
            mine = [(rect, square) for rect, square in squares if square.ink is ink]
            middles = [(square.number, rect.center().x(), rect.center().y()) for rect, square in mine]
            weight = QFont.Weight.DemiBold if ink is Ink.GIVEN else QFont.Weight.Normal
            if middles:
                face = self._face(_LARGE * self.side, weight, is_italic=ink is not Ink.GIVEN)
                face.draw(painter, middles, colour)
        width, height = round(0.4 * self.side), max(1, round(0.05 * self.side))
        draw_with(painter, _pen(theme.newest, 0.05 * self.side))
        for rect, square in squares:
            middle = rect.center()
            if square.ink is Ink.GUESS:
                left, top = round(middle.x() - width / 2), round(rect.top() + 0.85 * self.side)
                painter.fillRect(QRectF(left, top, width, height), theme.guess)
            if square.newest:
                painter.drawEllipse(middle, 0.42 * self.side, 0.42 * self.side)


def _stroke(box: QRectF) -> QLineF:
    rise = 0.2 * box.height()
    return QLineF(box.left(), box.center().y() + rise, box.right(), box.center().y() - rise)


def _slots(rect: QRectF, mask: int) -> Iterable[QRectF]:
    return (slot(rect, k) for k in range(9) if mask >> k & 1)


def _pen(colour: QColor, width: float) -> QPen:
    pen = QPen(colour, max(_LEAST_STROKE, width))
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    return pen
