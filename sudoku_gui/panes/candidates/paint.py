"""The candidate boards, painted on anything: the four boards in which the 324 columns of a Sudoku can be read."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPixmap

from sudoku_gui.panes.candidates import text as words
from sudoku_gui.panes.candidates.geometry import BoardsLayout
from sudoku_gui.panes.candidates.model import BOARDS, BoardsLook, Lit, Place
from sudoku_gui.panes.candidates.paint_places import PlacePainter
from sudoku_gui.render import board as board_painter
from sudoku_gui.render.fonts import scaled
from sudoku_gui.render.theme import Theme

_TITLE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_BESIDE = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def paint(
    painter: QPainter,
    rect: QRectF,
    look: BoardsLook,
    theme: Theme,
    font: QFont,
    *,
    boards: Sequence[int] = BOARDS,
) -> None:
    """Paint some of the boards as large as `rect` allows; one pixel of the painter is one of the device."""
    layout = BoardsLayout.within(rect, boards, QFontMetricsF(font).height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(rect, theme.window)
    paint_frame(painter, layout, theme, font)
    PlacePainter(layout.cell, theme).paint(
        painter, [(square, look.places[item]) for item, square in squares(layout)]
    )
    painter.restore()


def squares(layout: BoardsLayout) -> list[tuple[int, QRectF]]:
    """The items whose places are shown, with their squares."""
    return [
        (81 * board + place, QRectF(grid.square(place)))
        for board, grid in zip(layout.boards, layout.grids, strict=True)
        for place in range(81)
    ]


class CachedPicture:
    """A picture of some boards, `size` in logical pixels, in which only places that change are painted again."""

    def __init__(self, size: QSize, ratio: float, boards: tuple[int, ...], theme: Theme, font: QFont) -> None:
        rect = QRectF(0, 0, size.width(), size.height())
        self.layout = BoardsLayout.within(rect, boards, QFontMetricsF(font).height(), ratio)
        self.pixmap = QPixmap(size * ratio)
        self.painter = PlacePainter(self.layout.cell, theme)
        self._places: Sequence[Place | None] = (None,) * 324
        self._squares = squares(self.layout)
        self.pixmap.fill(theme.window)
        painter = QPainter(self.pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_frame(painter, self.layout, theme, scaled(font, ratio))
        painter.end()

    def show(self, look: BoardsLook) -> int:
        """Bring the picture up to date; answer how many places were painted."""
        before, now = self._places, look.places
        changed = [(item, square) for item, square in self._squares if before[item] != now[item]]
        if changed:
            painter = QPainter(self.pixmap)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.painter.paint(painter, [(square, now[item]) for item, square in changed])
            painter.end()
            self._places = now
        return len(changed)


def paint_frame(painter: QPainter, layout: BoardsLayout, theme: Theme, font: QFont) -> None:
    """All that never changes: titles, labels, lines; the font is as high as the layout's `text`."""
    for number, board in enumerate(layout.boards):
        grid = layout.grids[number]
        painter.fillRect(grid.left, grid.top, grid.side, grid.side, theme.paper)
        board_painter.paint_grid(painter, grid, theme)
        painter.setPen(theme.ink)
        if layout.has_titles:
            bold = QFont(font)
            bold.setBold(True)
            painter.setFont(bold)
            box = layout.title_box(number)
            room = box.adjusted(-1.5 * layout.text, 0, 0, 0)
            title = QFontMetricsF(bold).elidedText(
                words.title(board), Qt.TextElideMode.ElideRight, room.width()
            )
            painter.drawText(
                room if QFontMetricsF(bold).horizontalAdvance(title) > box.width() else box, _TITLE, title
            )
        if not layout.has_labels:
            continue
        painter.setFont(_fitted(font, layout))
        painter.setPen(theme.candidate)
        for index in range(9):
            painter.drawText(
                layout.label_above(number, index),
                Qt.AlignmentFlag.AlignCenter,
                words.label_above(board, index + 1),
            )
            painter.drawText(
                layout.label_beside(number, index), _BESIDE, words.label_beside(board, index + 1)
            )


def paint_lit(painter: QPainter, layout: BoardsLayout, places: PlacePainter, lit: Lit) -> None:
    """Mark what is pointed at."""
    width = max(2, round(layout.cell / 16))
    for item in lit.items:
        if (square := layout.square(item)) is not None:
            _paint_edges(painter, QRectF(square), width, places.theme)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(places.theme.selection)
    for item, candidate in lit.absent:
        if (box := layout.slot(item, candidate)) is not None:
            painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))
    squares = [(layout.square(item), candidate) for item, candidate in lit.present]
    places.invert(
        painter, [(QRectF(square), candidate) for square, candidate in squares if square is not None]
    )


def paint_cursor(painter: QPainter, layout: BoardsLayout, theme: Theme, item: int) -> None:
    """Where the keyboard is: a frame around the place, outside its lines."""
    if (square := layout.square(item)) is not None:
        reach = 1 + max(2, round(layout.cell / 14))
        _paint_edges(painter, QRectF(square).adjusted(-reach, -reach, reach, reach), reach, theme)


def _paint_edges(painter: QPainter, box: QRectF, width: float, theme: Theme) -> None:
    for edge in (
        QRectF(box.left(), box.top(), box.width(), width),
        QRectF(box.left(), box.bottom() - width, box.width(), width),
        QRectF(box.left(), box.top(), width, box.height()),
        QRectF(box.right() - width, box.top(), width, box.height()),
    ):
        painter.fillRect(edge, theme.selection)


def _fitted(font: QFont, layout: BoardsLayout) -> QFont:
    """The font of labels: no wider than a place."""
    widest = QFontMetricsF(font).horizontalAdvance(words.label_above(0, 8))
    return scaled(font, min(0.9, 0.95 * layout.cell / widest))
