"""Lists of breakpoints and bookmarks: rows that can be named in place, with a sign where one is met."""

from typing import Any, Final

from PySide6.QtCore import QModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QBrush, QFocusEvent, QKeyEvent, QPainter, QPalette, QPen
from PySide6.QtWidgets import QLineEdit, QListView, QStyle, QStyleOptionViewItem, QWidget

from sudoku_gui.features.breakpoint_list.model import ACTIVE_ROLE, MET_ROLE, TARGET_ROLE, NamedRows
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.render.shapes import draw_with, pointer
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import Texts
from sudoku_gui.widgets.pane import Editable
from sudoku_gui.widgets.pointed_table import PointedList
from sudoku_gui.widgets.row_delegate import RowDelegate
from sudoku_gui.widgets.row_table import Index
from sudoku_gui.widgets.shortcut_override import ENTER, WALKING

tr = Texts("breakpoints")

_Key = Qt.Key
_LONGEST_NAME: Final = 200
_OWN_KEYS: Final = {
    *(*ENTER, *WALKING, _Key.Key_Space, _Key.Key_X, _Key.Key_F2, _Key.Key_Delete, _Key.Key_Home, _Key.Key_End)
}


class RowList(Editable, PointedList):
    """A list with the keys of one: X or Space switches, Enter activates, F2 names, Del removes, Alt+Up and Down move.

    Signals:
        remove_requested: Del was pressed.
        move_requested: Alt+Up or Alt+Down was pressed; with -1 or 1.
    """

    remove_requested = Signal()
    move_requested = Signal(int)
    line_height = 1.6
    target_role = TARGET_ROLE
    own_keys = _OWN_KEYS
    pins_on_click = False

    def __init__(
        self,
        name: str,
        title: str,
        description: str,
        rows: NamedRows[Any],
        theme: Theme,
        *,
        selection: Selection | None = None,
    ) -> None:
        super().__init__(name, title, description, rows, selection=selection)
        self._rows = rows
        self.setEditTriggers(self.EditTrigger.EditKeyPressed)
        self.delegate = RowListDelegate(theme, self)
        self.setItemDelegate(self.delegate)

    def choose(self, index: QModelIndex) -> None:
        """Make a row the current one; an empty index changes nothing."""
        if index.isValid():
            self.setCurrentIndex(index)
            self.scrollTo(index)

    def highlighted_rows(self, target: Target) -> frozenset[int]:
        return self._rows.highlighted_rows(target)

    def is_own_key(self, event: QKeyEvent) -> bool:
        return super().is_own_key(event) or _moves(event)

    def _switch(self, index: QModelIndex) -> None:
        if index.flags() & Qt.ItemFlag.ItemIsUserCheckable:
            is_on = index.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked
            state = Qt.CheckState.Unchecked if is_on else Qt.CheckState.Checked
            self.model().setData(index, state, Qt.ItemDataRole.CheckStateRole)

    # --- Qt ---------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == _Key.Key_Delete and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            self.remove_requested.emit()
        elif event.key() == _Key.Key_X:
            self._switch(self.currentIndex())
        elif _moves(event):
            self.move_requested.emit(1 if event.key() == _Key.Key_Down else -1)
        else:
            QListView.keyPressEvent(self, event)

    def sizeHint(self) -> QSize:
        # The layout gives the list what the editor leaves.
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 2 * round(self.line_height * self.fontMetrics().height()) + 2 * self.frameWidth())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self.currentIndex().isValid():
            self.choose(self.model().index(0, 0))


def _moves(event: QKeyEvent) -> bool:
    is_alt = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier == Qt.KeyboardModifier.AltModifier
    return is_alt and event.key() in {_Key.Key_Up, _Key.Key_Down}


class RowListDelegate(RowDelegate):
    """A row: a triangle and bold where it is met, italic where it takes no part, a frame where it is pointed at."""

    # --- Qt ---------------------------------------------------------------------------------------

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        met, active = bool(index.data(MET_ROLE)), bool(index.data(ACTIVE_ROLE))
        font = option.font
        font.setBold(met)
        font.setItalic(not active)
        option.font = font
        if not active:
            palette = option.palette
            palette.setColor(QPalette.ColorRole.Text, self.theme.candidate)
            option.palette = palette
        side = round(0.7 * option.fontMetrics.height())
        option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration
        option.decorationSize = QSize(side, side)
        if met and not option.state & QStyle.StateFlag.State_Selected:
            option.backgroundBrush = QBrush(self.theme.same_digit)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = QStyleOptionViewItem(option)
        self.initStyleOption(row, index)
        style = row.widget.style()
        painter.save()
        painter.setLayoutDirection(option.direction)
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, row, painter, row.widget)
        if index.data(MET_ROLE):
            sign = style.subElementRect(QStyle.SubElement.SE_ItemViewItemDecoration, row, row.widget)
            self._paint_sign(painter, QRectF(sign))
        if row.features & QStyleOptionViewItem.ViewItemFeature.HasCheckIndicator:
            box = style.subElementRect(QStyle.SubElement.SE_ItemViewItemCheckIndicator, row, row.widget)
            painter.setPen(self.theme.thin_line)  # on black, the style's own edge cannot be seen
            painter.drawRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5))
        if index.row() in self.highlighted:
            painter.setPen(QPen(self.theme.selection, 2))
            painter.drawRect(QRectF(option.rect).adjusted(1, 1, -1, -1))
        painter.restore()

    def _paint_sign(self, painter: QPainter, square: QRectF) -> None:
        tip = QPointF(square.left() + 0.95 * square.width(), square.center().y())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_with(painter, fill=self.theme.chosen_column)
        painter.drawPolygon(pointer(tip, QPointF(-0.75 * square.width(), 0), square.height() / 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        # A finger must hit the row.
        size = super().sizeHint(option, index)
        size.setHeight(max(size.height(), round(RowList.line_height * option.fontMetrics.height())))
        return size

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        editor = super().createEditor(parent, option, index)
        if isinstance(editor, QLineEdit):
            editor.setPlaceholderText(tr("Name"))
            editor.setAccessibleName(tr("Name"))
            editor.setMaxLength(_LONGEST_NAME)
        return editor
