"""The grid: cells to click and to type in, headers to drag and to rename."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QBrush, QContextMenuEvent, QKeyEvent, QKeySequence, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QMenu,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from sudoku_gui.guard import Guarded
from sudoku_gui.matrix_editor.table_model import TableModel
from sudoku_gui.render.theme import Theme
from sudoku_gui.wording.marking import translate

_ROOM: Final = 1.5
"""Ems of a cell's side."""
_MOVES: Final = {
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
}


def native(keys: str) -> str:
    """Keys as this system writes them."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


class _Cells(Guarded, QStyledItemDelegate):
    """Paints a 1 on a tint, a 0 as a dot, and a double line before the secondary columns."""

    def __init__(self, model: TableModel, theme: Theme, parent: QWidget) -> None:
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
        super().paint(painter, option, index)
        if index.column() == self._model.draft.primary:
            painter.save()
            painter.setPen(QPen(self.theme.thick_line, 2))
            area = option.rect
            painter.drawLine(area.left() + 1, area.top(), area.left() + 1, area.bottom())
            painter.restore()


class Grid(Guarded, QTableView):
    """The matrix as a table; a click, Space, 0 and 1 write, Alt and arrows move rows and columns.

    Signals:
        rename_requested: a column is to have another name.
    """

    rename_requested = Signal(int)

    def __init__(self, model: TableModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("matrix_grid")
        self.setAccessibleName(translate("matrix_editor", "Matrix: options by columns"))
        self._model = model
        self._cells = _Cells(model, theme, self)
        self._is_moving = False
        self.setModel(model)
        self.setItemDelegate(self._cells)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ContiguousSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        for header, moved in (
            (self.horizontalHeader(), self._on_column_moved),
            (self.verticalHeader(), self._on_row_moved),
        ):
            header.setSectionsMovable(True)
            header.setHighlightSections(True)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
            header.sectionMoved.connect(moved)
        self.horizontalHeader().sectionDoubleClicked.connect(self.rename_requested)
        self.fit()
        model.modelReset.connect(self.fit)

    def use_theme(self, theme: Theme) -> None:
        """Show it in other colours."""
        self._cells.theme = theme
        self.viewport().update()

    def fit(self) -> None:
        """Cells as large as the type and the names need."""
        metrics = self.fontMetrics()
        side = round(_ROOM * metrics.height())
        widest = max(
            (metrics.horizontalAdvance(f"({name})") for name in self._model.draft.names[:200]), default=0
        )
        self.verticalHeader().setDefaultSectionSize(side)
        self.horizontalHeader().setDefaultSectionSize(max(side, min(widest + side // 2, 5 * side)))

    # --- what is chosen ---------------------------------------------------------------------------

    @property
    def cell(self) -> tuple[int, int]:
        """The current row and column; -1 for none."""
        return self.currentIndex().row(), self.currentIndex().column()

    def chosen(self) -> list[tuple[int, int]]:
        """The cells selected, or the current one."""
        cells = [(index.row(), index.column()) for index in self.selectedIndexes()]
        return cells or ([self.cell] if min(self.cell) >= 0 else [])

    def go_to(self, row: int, column: int) -> None:
        """Make a cell the current one, as near as there is one."""
        row = max(0, min(row, self._model.rowCount() - 1))
        column = max(0, min(column, self._model.columnCount() - 1))
        self.setCurrentIndex(self._model.index(row, column))

    # --- changes ----------------------------------------------------------------------------------

    def add_row(self, *, above: bool = False) -> None:
        """An empty row beside the current one."""
        row, column = self.cell
        at = self._model.rowCount() if row < 0 else row + (not above)
        self._model.change(self._model.draft.with_rows(at), translate("matrix_editor", "Add Row"))
        self.go_to(at, column)

    def add_column(self, *, secondary: bool = False) -> None:
        """An empty column behind the current one, or a secondary one at the right end."""
        row, column = self.cell
        draft = self._model.draft
        at = draft.width if secondary else min(column + 1, draft.primary) if column >= 0 else draft.primary
        self._model.change(
            draft.with_columns(at, secondary=secondary), translate("matrix_editor", "Add Column")
        )
        self.go_to(row, at)

    def remove_rows(self) -> None:
        """The rows of the selection go."""
        row, column = self.cell
        rows = {cell[0] for cell in self.chosen()}
        self._model.change(self._model.draft.without_rows(rows), translate("matrix_editor", "Remove Rows"))
        self.go_to(row, column)

    def remove_columns(self) -> None:
        """The columns of the selection go."""
        row, column = self.cell
        columns = {cell[1] for cell in self.chosen()}
        self._model.change(
            self._model.draft.without_columns(columns), translate("matrix_editor", "Remove Columns")
        )
        self.go_to(row, column)

    def change_kind(self) -> None:
        """Primary columns of the selection become secondary, and the other way round."""
        row = self.cell[0]
        columns = {cell[1] for cell in self.chosen()}
        if columns:
            names = [self._model.draft.names[column] for column in columns]
            draft = self._model.draft.with_kind_changed(columns)
            self._model.change(draft, translate("matrix_editor", "Primary or Secondary"))
            self.go_to(row, draft.names.index(names[0]))

    def move_lines(self, down: int, right: int) -> None:
        """The current row goes up or down, or the current column left or right."""
        row, column = self.cell
        draft = self._model.draft
        if down and 0 <= row + down < len(draft.rows):
            self._model.change(draft.with_row_moved(row, row + down), translate("matrix_editor", "Move Row"))
        elif right and 0 <= column + right < draft.width:
            moved = draft.with_column_moved(column, column + right)
            self._model.change(moved, translate("matrix_editor", "Move Column"))
        else:
            return
        self.go_to(row + down, column + right)

    def write(self, *, one: bool) -> None:
        """The selected cells become 1 or 0; from a single one it goes on to the right, and to the next row."""
        cells = self.chosen()
        self._model.set_cells(cells, one=one)
        if len(cells) == 1:
            row, column = cells[0]
            is_last = column + 1 == self._model.columnCount()
            self.go_to(*((row + 1, 0) if is_last and row + 1 < self._model.rowCount() else (row, column + 1)))

    def toggle(self) -> None:
        """The selected cells become what the current one is not."""
        if min(self.cell) >= 0:
            self._model.set_cells(self.chosen(), one=not self._model.draft.is_one(*self.cell))

    def _on_column_moved(self, _: int, old: int, new: int) -> None:
        draft = self._model.draft.with_column_moved(old, new)
        self._put_back(self.horizontalHeader(), old, new)
        self._model.change(draft, translate("matrix_editor", "Move Column"))

    def _on_row_moved(self, _: int, old: int, new: int) -> None:
        draft = self._model.draft.with_row_moved(old, new)
        self._put_back(self.verticalHeader(), old, new)
        self._model.change(draft, translate("matrix_editor", "Move Row"))

    def _put_back(self, header: QHeaderView, old: int, new: int) -> None:
        """The matrix itself is arranged anew, so its headers stay in their order."""
        header.blockSignals(True)
        header.moveSection(new, old)
        header.blockSignals(False)

    # --- Qt ---------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, modifiers = Qt.Key(event.key()), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        plain: dict[Qt.Key, Callable[[], None]] = {
            Qt.Key.Key_Space: self.toggle,
            Qt.Key.Key_0: lambda: self.write(one=False),
            Qt.Key.Key_Period: lambda: self.write(one=False),
            Qt.Key.Key_1: lambda: self.write(one=True),
            Qt.Key.Key_Delete: lambda: self._model.set_cells(self.chosen(), one=False),
            Qt.Key.Key_Insert: self.add_row,
            Qt.Key.Key_F2: self._ask_name,
        }
        shifted: dict[Qt.Key, Callable[[], None]] = {
            Qt.Key.Key_Insert: self.add_column,
            Qt.Key.Key_Delete: self.remove_rows,
        }
        if modifiers == Qt.KeyboardModifier.AltModifier and key in _MOVES:
            self.move_lines(*_MOVES[key])
        elif modifiers == Qt.KeyboardModifier.NoModifier and key in plain:
            plain[key]()
        elif modifiers == Qt.KeyboardModifier.ShiftModifier and key in shifted:
            shifted[key]()
        elif modifiers == Qt.KeyboardModifier.ControlModifier and key == Qt.Key.Key_Delete:
            self.remove_columns()
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click writes; a drag selects."""
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        if (
            event.button() is Qt.MouseButton.LeftButton
            and index.isValid()
            and len(self.selectedIndexes()) <= 1
        ):
            self._model.toggle(index.row(), index.column())

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """By mouse beside the pointer, by keyboard at the current cell."""
        at = event.pos() if event.reason() is QContextMenuEvent.Reason.Mouse else self._cell_corner()
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for text, keys, do in self.commands():
            menu.addAction(f"{text}\t{native(keys)}", do)
        menu.popup(self.viewport().mapToGlobal(at))

    def commands(self) -> list[tuple[str, str, Callable[[], object]]]:
        """What can be done with rows and columns: what it is called, its keys, and what does it."""
        return [
            (translate("matrix_editor", "Add Row"), "Ins", self.add_row),
            (translate("matrix_editor", "Add Column"), "Shift+Ins", self.add_column),
            (translate("matrix_editor", "Add Secondary Column"), "", lambda: self.add_column(secondary=True)),
            (translate("matrix_editor", "Remove Rows"), "Shift+Del", self.remove_rows),
            (translate("matrix_editor", "Remove Columns"), "Ctrl+Del", self.remove_columns),
            (translate("matrix_editor", "Rename Column..."), "F2", self._ask_name),
            (translate("matrix_editor", "Primary or Secondary"), "", self.change_kind),
        ]

    def _ask_name(self) -> None:
        if self.cell[1] >= 0:
            self.rename_requested.emit(self.cell[1])

    def _cell_corner(self) -> QPoint:
        return self.visualRect(self.currentIndex()).bottomLeft()
