"""The candidate boards, painted on anything: the four boards in which the 324 columns of a Sudoku can be read."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from sudoku_gui.panes.candidates import text as words
from sudoku_gui.panes.candidates.geometry import Sheet
from sudoku_gui.panes.candidates.look import BOARDS, BoardsLook
from sudoku_gui.panes.candidates.paint_places import Hand
from sudoku_gui.render.board_geometry import Geometry
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
    """Paint boards as large as `rect` allows.

    Args:
        painter: left as it was found; one pixel of it is one of the device.
        rect: where.
        look: what to show.
        theme: in which colours.
        font: of titles and labels.
        boards: which of the four.
    """
    sheet = Sheet.within(rect, boards, QFontMetricsF(font).height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(rect, theme.window)
    paint_frame(painter, sheet, theme, font)
    Hand(sheet.cell, theme).paint(painter, [(square, look.places[item]) for item, square in squares(sheet)])
    painter.restore()


def squares(sheet: Sheet) -> list[tuple[int, QRectF]]:
    """The items whose places are shown, and where each lies."""
    return [
        (81 * board + place, QRectF(grid.square(place)))
        for board, grid in zip(sheet.boards, sheet.grids, strict=True)
        for place in range(81)
    ]


def paint_frame(painter: QPainter, sheet: Sheet, theme: Theme, font: QFont) -> None:
    """All that never changes: titles, labels, lines.

    The font's height in pixels of the painter is the sheet's `text`.
    """
    for number, board in enumerate(sheet.boards):
        _paint_lines(painter, sheet.grids[number], theme)
        painter.setPen(theme.ink)
        if sheet.has_titles:
            bold = QFont(font)
            bold.setBold(True)
            painter.setFont(bold)
            box = sheet.title_box(number)
            room = box.adjusted(-1.5 * sheet.text, 0, 0, 0)
            title = QFontMetricsF(bold).elidedText(
                words.title(board), Qt.TextElideMode.ElideRight, room.width()
            )
            painter.drawText(
                room if QFontMetricsF(bold).horizontalAdvance(title) > box.width() else box, _TITLE, title
            )
        if not sheet.has_labels:
            continue
        painter.setFont(_fitted(font, sheet))
        painter.setPen(theme.candidate)
        for index in range(9):
            painter.drawText(
                sheet.label_above(number, index),
                Qt.AlignmentFlag.AlignCenter,
                words.label_above(board, index + 1),
            )
            painter.drawText(sheet.label_beside(number, index), _BESIDE, words.label_beside(board, index + 1))


@dataclass(frozen=True)
class Light:
    """What is pointed at.

    Attributes:
        items: whose places have a frame.
        present: items and candidates that stand there; inverted.
        absent: items and candidates that are out; an empty box.
    """

    items: frozenset[int] = frozenset()
    present: frozenset[tuple[int, int]] = frozenset()
    absent: frozenset[tuple[int, int]] = frozenset()


def paint_light(painter: QPainter, sheet: Sheet, hand: Hand, light: Light) -> None:
    """Light up what is pointed at, over the boards; in device pixels."""
    width = max(2, round(sheet.cell / 16))
    for item in light.items:
        if (square := sheet.square(item)) is not None:
            _paint_edges(painter, QRectF(square), width, hand.theme)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(hand.theme.selection)
    for item, candidate in light.absent:
        if (box := sheet.slot(item, candidate)) is not None:
            painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))
    squares = [(sheet.square(item), candidate) for item, candidate in light.present]
    hand.invert(painter, [(QRectF(square), candidate) for square, candidate in squares if square is not None])


def paint_cursor(painter: QPainter, sheet: Sheet, theme: Theme, item: int) -> None:
    """Where the keyboard is: a frame around the place, outside its lines."""
    if (square := sheet.square(item)) is not None:
        reach = 1 + max(2, round(sheet.cell / 14))
        _paint_edges(painter, QRectF(square).adjusted(-reach, -reach, reach, reach), reach, theme)


def _paint_edges(painter: QPainter, box: QRectF, width: float, theme: Theme) -> None:
    for edge in (
        QRectF(box.left(), box.top(), box.width(), width),
        QRectF(box.left(), box.bottom() - width, box.width(), width),
        QRectF(box.left(), box.top(), width, box.height()),
        QRectF(box.right() - width, box.top(), width, box.height()),
    ):
        painter.fillRect(edge, theme.selection)


def _paint_lines(painter: QPainter, grid: Geometry, theme: Theme) -> None:
    """The thin lines, and over their ends the thick ones."""
    painter.fillRect(grid.left, grid.top, grid.side, grid.side, theme.paper)
    for thick in (False, True):
        colour = theme.thick_line if thick else theme.thin_line
        width = grid.thick if thick else grid.thin
        for index in range(10):
            if (index % 3 == 0) is thick:
                at = grid.start(index) - width if index < 9 else grid.side - width
                painter.fillRect(grid.left, grid.top + at, grid.side, width, colour)
                painter.fillRect(grid.left + at, grid.top, width, grid.side, colour)


def _fitted(font: QFont, sheet: Sheet) -> QFont:
    """The font of labels: no wider than a place."""
    widest = QFontMetricsF(font).horizontalAdvance(words.label_above(0, 8))
    return scaled(font, min(0.9, 0.95 * sheet.cell / widest))
