"""The table of the matrix: cells to click and to type in, headers to drag and to rename."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPersistentModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QBrush, QContextMenuEvent, QKeyEvent, QKeySequence, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QMenu,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from sudoku_gui.features.matrix_editor.editable_table import EditableTable
from sudoku_gui.features.matrix_editor.table_model import DraftModel
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.pane import FontFollower, Themed

_CELL_SIDE: Final = 1.5  # ems of a cell's side
_MOVES: Final = {
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
}


def native(keys: str) -> str:
    """A shortcut in the notation of the desktop: ``⌘C`` or ``Ctrl+C``."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


class CellDelegate(Themed, QStyledItemDelegate):
    """The delegate that paints the cells of the matrix: ones bold and shaded, with lines between."""

    def __init__(self, model: DraftModel, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._model, self.theme = model, theme

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        is_one = self._model.draft.is_one(index.row(), index.column())
        option.font.setBold(is_one)
        if is_one:
            option.backgroundBrush = QBrush(self.theme.same_digit)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the cell, its lines, and where the secondary columns begin two more."""
        super().paint(painter, option, index)
        area = option.rect
        painter.save()
        painter.setPen(QPen(self.theme.thin_line, 1))
        painter.drawLine(area.topRight(), area.bottomRight())
        painter.drawLine(area.bottomLeft(), area.bottomRight())
        if index.column() == self._model.draft.primary:
            painter.setPen(QPen(self.theme.thick_line, 1))
            for left in (area.left(), area.left() + 3):
                painter.drawLine(left, area.top(), left, area.bottom())
        painter.restore()


class MatrixTable(FontFollower, EditableTable):
    """The matrix as a table; a click, Space, 0 and 1 write, Alt and arrows move rows and columns.

    Signals:
        rename_requested: a column is to have another name.
        label_requested: a row is to have another name.
        refused: why something cannot be pasted.
    """

    rename_requested = Signal(int)
    label_requested = Signal(int)
    refused = Signal(str)

    def __init__(self, model: DraftModel, theme: Theme) -> None:
        super().__init__(model)
        self.setObjectName("matrix_grid")
        self.setAccessibleName(translate("matrix_editor", "Matrix: options by columns"))
        self._cells = CellDelegate(model, theme, self)
        self._pressed: tuple[int, int] | None = None  # the cell under the button that was pressed
        self._stored_cell = (0, 0)  # the current cell while the model is reset
        self.setModel(model)
        self.setItemDelegate(self._cells)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ContiguousSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)  # its lines are painted in the colours of the theme
        self._marks = QItemSelectionModel(model, self)  # the current cell alone: quick where all is selected
        for header, moved in (
            (self.horizontalHeader(), self._on_column_moved),
            (self.verticalHeader(), self._on_row_moved),
        ):
            header.setSelectionModel(self._marks)
            header.setSectionsMovable(True)
            header.setHighlightSections(True)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
            header.sectionMoved.connect(moved)
            header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
            header.customContextMenuRequested.connect(partial(self._open_menu_of, header))
        self.selectionModel().currentChanged.connect(self._mark)
        self.horizontalHeader().sectionDoubleClicked.connect(self._ask_name)
        self.verticalHeader().sectionDoubleClicked.connect(self._ask_label)
        self.verticalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)
        self.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)
        self.fit_font()
        model.modelAboutToBeReset.connect(self._keep)
        model.modelReset.connect(self._on_reset)
        model.headerDataChanged.connect(self.fit_font)

    def fit_font(self) -> None:
        """Make cells as large as the type needs, and columns as wide as their names, within reason."""
        metrics, header = self.fontMetrics(), self.horizontalHeader()
        side = round(_CELL_SIDE * metrics.height())
        self.verticalHeader().setDefaultSectionSize(side)
        header.setDefaultSectionSize(side)
        for column in range(self._model.columnCount()):
            name = self._model.headerData(column, Qt.Orientation.Horizontal)
            width = max(side, min(metrics.horizontalAdvance(name) + side // 2, 5 * side))
            if header.sectionSize(column) != width:
                header.resizeSection(column, width)
        self.verticalHeader().setMaximumWidth(10 * side)

    def _mark(self, current: QModelIndex) -> None:
        self._marks.select(current, QItemSelectionModel.SelectionFlag.ClearAndSelect)

    def _keep(self) -> None:
        self._stored_cell = self.cell

    def _on_reset(self) -> None:
        """Keep the current cell, so that keys go on where they were."""
        self.fit_font()
        self.go_to(*self._stored_cell)

    # --- changes ----------------------------------------------------------------------------------

    def _on_column_moved(self, _: int, old: int, new: int) -> None:
        draft = self._model.draft.with_column_moved(old, new)
        self._put_back(self.horizontalHeader(), old, new)
        self._model.change(draft, translate("matrix_editor", "Move Column"))

    def _on_row_moved(self, _: int, old: int, new: int) -> None:
        draft = self._model.draft.with_row_moved(old, new)
        self._put_back(self.verticalHeader(), old, new)
        self._model.change(draft, translate("matrix_editor", "Move Row"))

    def _put_back(self, header: QHeaderView, old: int, new: int) -> None:
        """Put headers back in their order: the matrix itself is arranged again."""
        header.blockSignals(True)
        header.moveSection(new, old)
        header.blockSignals(False)

    # --- Qt ---------------------------------------------------------------------------------------

    def updateGeometries(self) -> None:
        """Where the row headers become wider, Qt moves pixels of the column headers over what stands beside the grid."""
        width = self.verticalHeader().width()
        super().updateGeometries()
        beside = self.parentWidget()
        if beside is not None and self.verticalHeader().width() != width:
            beside.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        does = self._keys().get((modifiers, Qt.Key(event.key())))
        if does is not None:
            does()
            event.accept()
        else:
            super().keyPressEvent(event)

    def _keys(self) -> dict[tuple[Qt.KeyboardModifier, Qt.Key], Callable[[], object]]:
        plain, shift = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
        control, alt = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
        return {
            (plain, Qt.Key.Key_Space): self.toggle,
            (plain, Qt.Key.Key_0): lambda: self.write(one=False),
            (plain, Qt.Key.Key_Period): lambda: self.write(one=False),
            (plain, Qt.Key.Key_1): lambda: self.write(one=True),
            (plain, Qt.Key.Key_Delete): self.clear_cells,
            (plain, Qt.Key.Key_Backspace): self.clear_cells,
            (plain, Qt.Key.Key_Insert): self.add_row,
            (shift, Qt.Key.Key_Insert): self.add_column,
            (shift, Qt.Key.Key_Delete): self.remove_rows,
            (control, Qt.Key.Key_Delete): self.remove_columns,
            (plain, Qt.Key.Key_F2): self._ask_name,
            (shift, Qt.Key.Key_F2): self._ask_label,
            (control, Qt.Key.Key_X): self.cut,
            (control, Qt.Key.Key_C): self.copy,
            (control, Qt.Key.Key_V): self._paste_or_report,
            **{(alt, key): partial(self.move_lines, *way) for key, way in _MOVES.items()},
        }

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        index = self.indexAt(event.position().toPoint())
        self._pressed = (index.row(), index.column()) if index.isValid() else None

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second of two quick clicks as a click."""
        self.mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Write on a click; a drag selects, and so does a click with a key."""
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        at, self._pressed = self._pressed, None
        is_click = event.button() is Qt.MouseButton.LeftButton and not event.modifiers()
        is_single = all(len(side) <= 1 for side in self.chosen)
        if is_click and is_single and index.isValid() and at == (index.row(), index.column()):
            self._model.toggle(*at)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """By mouse at the pointer, for the cell or the line under it; by keyboard at the current cell."""
        if event.reason() is QContextMenuEvent.Reason.Mouse:
            self._choose_under(event.globalPos())
            self._open_menu(event.globalPos())
        else:
            self._open_menu(self.viewport().mapToGlobal(self._cell_corner()))

    def _open_menu_of(self, header: QHeaderView, point: QPoint) -> None:
        at = header.viewport().mapToGlobal(point)
        self._choose_under(at)
        self._open_menu(at)

    def _open_menu(self, at: QPoint) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for text, keys, do in self.clipboard_commands():
            menu.addAction(f"{text}\t{native(keys)}", do)
        menu.addSeparator()
        for text, keys, do in self.commands():
            menu.addAction(f"{text}\t{native(keys)}", do)
        menu.popup(at)

    def _choose_under(self, at: QPoint) -> None:
        """Select what is under the pointer, unless it belongs to what is selected."""
        point = self.viewport().mapFromGlobal(at)
        row = self.rowAt(point.y()) if point.y() >= 0 else -1
        column = self.columnAt(point.x()) if point.x() >= 0 else -1
        block = self.chosen
        if (row < 0 or row in block.rows) and (column < 0 or column in block.columns):
            return
        if row >= 0 and column >= 0:
            self.go_to(row, column)
        elif row >= 0:
            self.selectRow(row)
        else:
            self.selectColumn(column)

    def clipboard_commands(self) -> list[tuple[str, str, Callable[[], object]]]:
        return [
            (translate("matrix_editor", "Cut"), "Ctrl+X", self.cut),
            (translate("matrix_editor", "Copy"), "Ctrl+C", self.copy),
            (translate("matrix_editor", "Paste"), "Ctrl+V", self._paste_or_report),
        ]

    def commands(self) -> list[tuple[str, str, Callable[[], object]]]:
        """What can be done with rows and columns: what it is called, its keys, and what does it."""
        return [
            (translate("matrix_editor", "Add Row"), "Ins", self.add_row),
            (translate("matrix_editor", "Add Column"), "Shift+Ins", self.add_column),
            (translate("matrix_editor", "Add Secondary Column"), "", lambda: self.add_column(secondary=True)),
            (translate("matrix_editor", "Remove Rows"), "Shift+Del", self.remove_rows),
            (translate("matrix_editor", "Remove Columns"), "Ctrl+Del", self.remove_columns),
            (translate("matrix_editor", "Name Row..."), "Shift+F2", self._ask_label),
            (translate("matrix_editor", "Rename Column..."), "F2", self._ask_name),
            (translate("matrix_editor", "Primary or Secondary"), "", self.change_kind),
        ]

    def _paste_or_report(self) -> None:
        if not self.paste():
            self.refused.emit(
                translate("matrix_editor", "The clipboard has no cells; copy 0s and 1s, a row in each line.")
            )

    def _ask_name(self, column: int | None = None) -> None:
        """For the present column or another one; beyond the last, where Qt reports double clicks, it is -1."""
        if (asked := self.cell[1] if column is None else column) >= 0:
            self.rename_requested.emit(asked)

    def _ask_label(self, row: int | None = None) -> None:
        if (asked := self.cell[0] if row is None else row) >= 0:
            self.label_requested.emit(asked)

    def _cell_corner(self) -> QPoint:
        return self.visualRect(self.currentIndex()).bottomLeft()
