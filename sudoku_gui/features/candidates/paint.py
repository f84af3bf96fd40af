"""Paints the four boards in which the 324 columns of a Sudoku can be read."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPixmap

from sudoku_gui.features.candidates import text as words
from sudoku_gui.features.candidates.geometry import BoardsLayout
from sudoku_gui.features.candidates.model import BoardsLook, CandidateLook, HighlightedCandidates
from sudoku_gui.features.candidates.paint_boards import CandidatePainter
from sudoku_gui.render.board.paint import paint_grid
from sudoku_gui.render.fonts import LEFT, RIGHT, bold, scaled
from sudoku_gui.render.shapes import draw_with, paint_frame
from sudoku_gui.render.theme import Theme


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
