"""The list of counted columns and their options; what they strike is struck through."""

from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QContextMenuEvent, QFont, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from sudoku_gui.guard import Guarded
from sudoku_gui.panes.bound import text as words
from sudoku_gui.panes.bound.model import ROW_ROLE, STRUCK_ROLE, TARGET_ROLE, BoundModel, Row
from sudoku_gui.player.selection import Selection
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.row_input import RowInput
from sudoku_gui.widgets.row_paint import paint_pointed
from sudoku_gui.widgets.shortcut_override import ENTER, WALKING, claimed, plain

_AIR: Final = 1.3
_PAD: Final = 6
_WALKING: Final = (*WALKING, Qt.Key.Key_Home, Qt.Key.Key_End)


class BoundRow(Guarded, QStyledItemDelegate):
    """Paints a row.

    Attributes:
        theme: the colours.
        lit: the rows that are pointed at.
    """

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.lit: frozenset[int] = frozenset()

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """A counted column in bold on a shade, or an option below it."""
        row: Row = index.data(ROW_ROLE)
        is_column, rect, theme = row.strike is None, QRectF(option.rect), self.theme
        painter.save()
        painter.fillRect(rect, theme.house_shade if is_column else theme.paper)
        paint_pointed(painter, option, self.theme.selection, is_lit=index.row() in self.lit)
        font = QFont(option.font)
        font.setBold(is_column)
        left = _PAD if is_column else 2 * _PAD + option.fontMetrics.height()
        room = rect.adjusted(left, 0, -_PAD, 0)
        painter.setFont(font)
        painter.setPen(theme.ink)
        metrics, middle = QFontMetricsF(font), Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        name = metrics.elidedText(index.data(), Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, middle, name)
        room.setLeft(room.left() + metrics.horizontalAdvance(name) + 2 * _PAD)
        font.setBold(False)
        struck = index.data(STRUCK_ROLE)
        font.setStrikeOut(bool(struck))
        painter.setFont(font)
        painter.setPen(theme.candidate)
        text = QFontMetricsF(font).elidedText(
            struck or words.no_items(), Qt.TextElideMode.ElideRight, room.width()
        )
        if text not in {"", "…"}:
            painter.drawText(room, middle, text)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(0, round(_AIR * option.fontMetrics.height()))


class BoundList(Guarded, QListView):
    """Shows a `BoundModel`; hovering or walking points at columns and options everywhere."""

    def __init__(self, model: BoundModel, selection: Selection, theme: Theme) -> None:
        super().__init__()
        self._listed = model
        self._selection = selection
        self._hand = RowInput(self, selection, TARGET_ROLE)
        self.delegate = BoundRow(theme, self)
        self.setObjectName("bound_list")
        self.setAccessibleName(words.list_name())
        self.setAccessibleDescription(words.list_help())
        self.setModel(model)
        self.setItemDelegate(self.delegate)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.clicked.connect(self._hand.pin)
        self.doubleClicked.connect(self._hand.go)
        selection.changed.connect(self.light)
        model.modelReset.connect(self.light)

    def light(self) -> None:
        """Light what is pointed at, wherever that is."""
        target, lit = self._selection.target, frozenset[int]()
        if target is not None:
            lit = frozenset(
                at
                for at, row in enumerate(self._listed.rows)
                if (row.strike is None and row.column.item == target.item)
                or (row.strike is not None and row.strike.option == target.option)
            )
        if lit != self.delegate.lit:
            self.delegate.lit = lit
            self.viewport().update()

    # --- Qt ---------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Claim Enter, Home and End before shortcuts of the window see them."""
        return claimed(event, plain((*ENTER, *_WALKING))) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """SearchBase, and point at what is walked to; Enter goes to where it changed last."""
        if event.key() in ENTER and self.currentIndex().isValid():
            self._hand.go(self.currentIndex())
        elif event.key() in _WALKING:
            super().keyPressEvent(event)
            self._hand.pin(self.currentIndex())
        else:
            event.ignore()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._hand.hover(event)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hand.leave()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self._hand.ask(event)
