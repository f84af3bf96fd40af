"""The four boards in which the 324 columns of a Sudoku can be read, painted.

Squares are painted layer by layer: what is drawn in one go costs a tenth.

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

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap

from sudoku_gui.features.candidate_boards import text as words
from sudoku_gui.features.candidate_boards.geometry import BoardsLayout, slot
from sudoku_gui.features.candidate_boards.model import BoardsLook, CandidateLook, HighlightedCandidates
from sudoku_gui.render.board.fonts import DigitFace, PlacedDigit
from sudoku_gui.render.board.look import Ink
from sudoku_gui.render.board.paint import paint_grid
from sudoku_gui.render.fonts import LEFT, RIGHT, bold, scaled
from sudoku_gui.render.shapes import diagonals, draw_with, paint_corner, paint_frame
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


# --- boards ---------------------------------------------------------------------------------------------


class BoardsPicture:
    """A picture of some boards, `size` in logical pixels, in which only squares that change are painted again."""

    def __init__(self, size: QSize, ratio: float, boards: tuple[int, ...], theme: Theme, font: QFont) -> None:
        rect = QRectF(0, 0, size.width(), size.height())
        self.key = (size, ratio, boards, theme, font)
        self.ratio = ratio
        self.layout = BoardsLayout.within(rect, boards, QFontMetricsF(font).height(), ratio)
        self.pixmap = QPixmap(size * ratio)
        self.painter = CandidatePainter(self.layout.cell, theme)
        self._shown: Sequence[CandidateLook | None] = (None,) * 324
        self._rects = [
            (81 * board + square, QRectF(grid.square(square)))
            for board, grid in zip(boards, self.layout.grids, strict=True)
            for square in range(81)
        ]
        self.pixmap.fill(theme.window)
        with QPainter(self.pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            _paint_frames(painter, self.layout, theme, scaled(font, ratio))
            if not self.layout.has_titles and self.layout.has_labels:
                named = scaled(font, self.layout.text / QFontMetricsF(font).height())
                _paint_axes(painter, self.layout, theme, named, self.pixmap.width())

    def show(self, look: BoardsLook) -> int:
        """Bring the picture up to date; return how many squares were painted."""
        before, now = self._shown, look.squares
        changed = [(item, rect) for item, rect in self._rects if before[item] != now[item]]
        if changed:
            with QPainter(self.pixmap) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                self.painter.paint(painter, [(rect, now[item]) for item, rect in changed])
            self._shown = now
        return len(changed)


def _paint_frames(painter: QPainter, layout: BoardsLayout, theme: Theme, font: QFont) -> None:
    """Paint what never changes: titles, labels, lines; the font is as high as the layout's `text`."""
    for number, (board, grid) in enumerate(zip(layout.boards, layout.grids, strict=True)):
        painter.fillRect(grid.left, grid.top, grid.side, grid.side, theme.paper)
        paint_grid(painter, grid, theme)
        if layout.has_titles:
            painter.setPen(theme.ink)
            _paint_title(painter, layout, number, font)
        if not layout.has_labels:
            continue
        painter.setFont(_fitted(font, layout))
        painter.setPen(theme.candidate)
        for index in range(9):
            above, beside = words.label_above(board, index + 1), words.label_beside(board, index + 1)
            painter.drawText(layout.label_above(number, index), Qt.AlignmentFlag.AlignCenter, above)
            painter.drawText(layout.label_beside(number, index), RIGHT, beside)


def _paint_axes(painter: QPainter, layout: BoardsLayout, theme: Theme, font: QFont, right: int) -> None:
    """Paint the names of both axes, where there is space beside the labels; titles of several boards name them, too."""
    beside, above = words.axes(layout.boards[0])
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    painter.setPen(theme.ink)
    box = layout.axis_above(0, right)
    if metrics.horizontalAdvance(above) <= box.width():
        painter.drawText(box, LEFT, above)
    box = layout.axis_beside(0)
    if box.left() >= 0:
        painter.save()
        painter.translate(box.left(), box.bottom())
        painter.rotate(-90)
        painter.drawText(QRectF(0, 0, box.height(), box.width()), Qt.AlignmentFlag.AlignCenter, beside)
        painter.restore()


def _paint_title(painter: QPainter, layout: BoardsLayout, number: int, font: QFont) -> None:
    """Above the board, or above its labels as well where it is long."""
    painter.setFont(bold(font))
    metrics, box = QFontMetricsF(painter.font()), layout.title_box(number)
    wide = box.adjusted(-1.5 * layout.text, 0, 0, 0)
    title = metrics.elidedText(words.title(layout.boards[number]), Qt.TextElideMode.ElideRight, wide.width())
    painter.drawText(wide if metrics.horizontalAdvance(title) > box.width() else box, LEFT, title)


def paint_highlighted(
    painter: QPainter, layout: BoardsLayout, boards: CandidatePainter, highlighted: HighlightedCandidates
) -> None:
    """Mark what is pointed at: frames around squares, empty boxes around what is out, inverted what is there."""
    colour = boards.theme.selection
    for item in highlighted.items:
        if (square := layout.square(item)) is not None:
            paint_frame(painter, QRectF(square), max(2, round(layout.cell / 16)), colour)
    draw_with(painter, colour)
    for item, candidate in highlighted.absent:
        if (box := layout.slot(item, candidate)) is not None:
            painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))
    squares = [(layout.square(item), candidate) for item, candidate in highlighted.present]
    boards.invert(painter, [(QRectF(square), k) for square, k in squares if square is not None])


def paint_cursor(painter: QPainter, layout: BoardsLayout, theme: Theme, item: int) -> None:
    """Paint where the keyboard is: a frame around the square, outside its lines."""
    if (square := layout.square(item)) is not None:
        reach = 1 + max(2, round(layout.cell / 14))
        paint_frame(painter, QRectF(square).adjusted(-reach, -reach, reach, reach), reach, theme.selection)


def _fitted(font: QFont, layout: BoardsLayout) -> QFont:
    widest = QFontMetricsF(font).horizontalAdvance(words.label_above(0, 8))
    return scaled(font, min(0.9, 0.95 * layout.cell / widest))
