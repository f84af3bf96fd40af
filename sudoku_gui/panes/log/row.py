"""A row of the log, painted."""

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem

from solver_core.cover import Event, Op
from sudoku_gui.panes.log.entry import LogFold, Step, When
from sudoku_gui.panes.log.model import (
    DEPTH_ROLE,
    END_ROLE,
    EVENT_ROLE,
    FOLD_ROLE,
    SENTENCE,
    STEP_ROLE,
    WHEN_ROLE,
)
from sudoku_gui.render.icons import FIELD, SHAPES
from sudoku_gui.render.shapes import pointer
from sudoku_gui.widgets.pointed_table import RowDelegate
from sudoku_gui.widgets.row_paint import has_keyboard, paint_edges
from sudoku_gui.wording.names import number

FOLD: Final = 14  # pixels before the words of each row, in which the triangle of a folded row stands
PAD: Final = 6  # pixels between the edge of a cell and its words
_INDENT: Final = 8
_DEEPEST_INDENT: Final = 8
_SIGNS: Final = {Step.BACK: "step_back", Step.ON: "step_forward"}  # the icons of the buttons that step
_SIGN: Final = 0.62  # their size in the list, in heights of a row
_SIZES_LAST: Final = frozenset({Op.HIDE, Op.UNHIDE})
"""Their sentences end with the size of a column, which is what they are read for."""


class LogRow(RowDelegate):
    """Paints a row: past upright, present bold on a ground of its own with a triangle, future italic.

    A row that concerns the target pointed at is underlined; one at which a step stops has the sign of its button.
    """

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """One cell of the table."""
        when: When = index.data(WHEN_ROLE)
        painter.save()
        self._paint_ground(painter, option, when)
        font = option.font
        font.setBold(when is When.NOW)
        font.setItalic(when is When.FUTURE)
        font.setUnderline(index.column() == SENTENCE and index.row() in self.highlighted)
        painter.setFont(font)
        painter.setPen(self.theme.candidate if when is When.FUTURE else self.theme.ink)
        rect = QRectF(option.rect).adjusted(PAD, 0, -PAD, 0)
        align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        if index.column() == SENTENCE:
            rect.setLeft(fold_left(rect, index))
            self._paint_fold(painter, rect, index.data(FOLD_ROLE))
            rect.setLeft(rect.left() + FOLD)
        else:
            align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            if when is When.NOW:
                self._paint_triangle(painter, rect, 0.4 * rect.height(), self.theme.chosen_column)
            elif (step := index.data(STEP_ROLE)) is not None:
                self._paint_sign(painter, rect, _SIGNS[step])
        event: Event | None = index.data(EVENT_ROLE)
        has_size = index.column() == SENTENCE and event is not None and event.op in _SIZES_LAST
        text, metrics = index.data(), painter.fontMetrics()
        if index.column() != SENTENCE and metrics.horizontalAdvance(text) > rect.width():
            text = number(index.data(END_ROLE))
        text = elided(text, metrics, int(rect.width()), ends_with_size=has_size)
        painter.drawText(rect, align, text)
        painter.restore()

    def _paint_fold(self, painter: QPainter, rect: QRectF, fold: LogFold) -> None:
        """Points at the words while its events are hidden, and down while they are listed."""
        if fold in {LogFold.CLOSED, LogFold.OPEN}:
            self._paint_triangle(painter, rect, 8.0, self.theme.candidate, is_down=fold is LogFold.OPEN)

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, when: When) -> None:
        painter.fillRect(option.rect, self.theme.same_digit if when is When.NOW else self.theme.paper)
        if has_keyboard(option):
            paint_edges(painter, option, self.theme.selection, 2)

    def _paint_triangle(
        self, painter: QPainter, rect: QRectF, side: float, colour: QColor, *, is_down: bool = False
    ) -> None:
        middle, half = QPointF(rect.left() + side / 2, rect.center().y()), side / 2
        onwards = QPointF(0, half) if is_down else QPointF(half, 0)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawPolygon(pointer(middle + onwards, onwards * -2, half))
        painter.restore()

    def _paint_sign(self, painter: QPainter, rect: QRectF, name: str) -> None:
        side = _SIGN * rect.height()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(rect.left() - side / 8, rect.center().y() - side / 2)
        painter.scale(side / FIELD, side / FIELD)
        painter.fillPath(SHAPES[name].areas, self.theme.chosen_column)
        painter.restore()


def fold_left(rect: QRectF, index: QModelIndex | QPersistentModelIndex) -> float:
    """Where the triangle of a row begins; events of an open row stand a little to the right."""
    steps: int = min(index.data(DEPTH_ROLE), _DEEPEST_INDENT) + 2 * (index.data(FOLD_ROLE) is LogFold.PART)
    return float(rect.left() + _INDENT * steps)


def elided(text: str, metrics: QFontMetrics, width: int, *, ends_with_size: bool) -> str:
    """A text cut short where it can best be spared: not at the name of a column and its size, if these end it."""
    if not ends_with_size:
        return metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)
    front, quote, tail = text.rpartition("“")
    space = width - metrics.horizontalAdvance(quote + tail)
    if quote and space > width // 4:
        return metrics.elidedText(front, Qt.TextElideMode.ElideRight, space) + quote + tail
    return metrics.elidedText(text, Qt.TextElideMode.ElideMiddle, width)
