"""The table of the matrix: cells to click and to type in, headers to drag and to rename."""

from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import Final

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QPersistentModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QBrush,
    QContextMenuEvent,
    QGuiApplication,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPen,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QMenu,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from sudoku_gui.features.matrix_editor.forms import NameForm
from sudoku_gui.features.matrix_editor.model import Block, MatrixDraft, written_cells
from sudoku_gui.features.matrix_editor.table_model import DraftModel
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import Texts
from sudoku_gui.widgets.pane import FontFollower, Themed

tr = Texts("matrix_editor")

_CELL_SIDE: Final = 1.5  # ems of a cell's side
_FRONT: Final = 0.15  # seconds after the window came forward in which a click is the one that did it
_Cell = QModelIndex | QPersistentModelIndex


class CellDelegate(Themed, QStyledItemDelegate):
    """The delegate that paints the cells of the matrix: ones bold and shaded, with lines between."""

    def __init__(self, model: DraftModel, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._model, self.theme = model, theme

    def initStyleOption(self, option: QStyleOptionViewItem, index: _Cell) -> None:
        super().initStyleOption(option, index)
        if self._model.draft.is_one(index.row(), index.column()):
            option.font.setBold(True)
            option.backgroundBrush = QBrush(self.theme.same_digit)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Cell) -> None:
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


class MatrixTable(FontFollower, QTableView):
    """The matrix as a table; a click, Space, 0 and 1 write, Alt and arrows move rows and columns.

    Signals:
        refused: why something cannot be pasted.

    Attributes:
        on_clipboard: the actions for the clipboard.
        on_lines: the actions for rows and columns.
    """

    refused = Signal(str)

    def __init__(self, model: DraftModel, theme: Theme) -> None:
        super().__init__()
        self._model = model
        self.setObjectName("matrix_grid")
        self.setAccessibleName(tr("Matrix: options by columns"))
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
        self._activated = 0.0
        self._marks = QItemSelectionModel(model, self)  # the current cell alone: quick where all is selected
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setSelectionModel(self._marks)
            header.setSectionsMovable(True)
            header.setHighlightSections(True)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
            header.setTextElideMode(Qt.TextElideMode.ElideRight)
            header.sectionMoved.connect(partial(self._on_line_moved, header))
            header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
            header.customContextMenuRequested.connect(partial(self._open_menu_of, header))
        self.selectionModel().currentChanged.connect(self._mark)
        self.horizontalHeader().sectionDoubleClicked.connect(self.ask_name)
        self.verticalHeader().sectionDoubleClicked.connect(self.ask_label)
        self._add_actions()
        self.fit_font()
        model.modelAboutToBeReset.connect(self._keep)
        model.modelReset.connect(self._on_reset)
        model.headerDataChanged.connect(self.fit_font)

    def _add_actions(self) -> None:
        stack = self._model.undo_stack
        self.on_clipboard = [
            self._action(tr("Cut"), self.cut, "Ctrl+X"),
            self._action(tr("Copy"), self.copy, "Ctrl+C"),
            self._action(tr("Paste"), self.paste, "Ctrl+V"),
        ]
        self.on_lines = [
            self._action(tr("Add Row"), self.add_row, "Ins"),
            self._action(tr("Add Column"), self.add_column, "Shift+Ins"),
            self._action(tr("Add Secondary Column"), lambda: self.add_column(secondary=True)),
            self._action(tr("Remove Rows"), self.remove_rows, "Shift+Del"),
            self._action(tr("Remove Columns"), self.remove_columns, "Ctrl+Del"),
            self._action(tr("Name Row..."), lambda: self.ask_label(self.cell[0]), "Shift+F2"),
            self._action(tr("Rename Column..."), lambda: self.ask_name(self.cell[1]), "F2"),
            self._action(tr("Primary or Secondary"), self.change_kind),
        ]
        self._action("", self.toggle, "Space")
        self._action("", lambda: self.write(one=True), "1")
        self._action("", lambda: self.write(one=False), "0", ".")
        self._action("", self.clear_cells, "Del", "Backspace")
        self._action("", lambda: self.move_line(-1, 0), "Alt+Up")
        self._action("", lambda: self.move_line(1, 0), "Alt+Down")
        self._action("", lambda: self.move_line(0, -1), "Alt+Left")
        self._action("", lambda: self.move_line(0, 1), "Alt+Right")
        self._action("", stack.undo, *QKeySequence.keyBindings(QKeySequence.StandardKey.Undo))
        self._action("", stack.redo, *QKeySequence.keyBindings(QKeySequence.StandardKey.Redo))

    def _action(self, text: str, do: Callable[[], object], *keys: str | QKeySequence) -> QAction:
        """An action whose keys hold while the table has the keyboard."""
        action = QAction(text, self)
        action.setShortcuts([QKeySequence(one) for one in keys])
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(lambda _checked: do())
        self.addAction(action)
        return action

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
        """Restore the current cell after a reset of the model."""
        self.fit_font()
        self.go_to(*self._stored_cell)

    # --- what is chosen ---------------------------------------------------------------------------

    @property
    def cell(self) -> tuple[int, int]:
        """The current row and column; -1 for none."""
        return self.currentIndex().row(), self.currentIndex().column()

    @property
    def chosen(self) -> Block:
        """The cells selected, or the current one."""
        selection = self.selectionModel().selection()
        if not selection.isEmpty():  # one block: `ContiguousSelection`
            area = selection.first()
            return Block(range(area.top(), area.bottom() + 1), range(area.left(), area.right() + 1))
        row, column = self.cell
        return Block(range(max(row, 0), row + 1), range(max(column, 0), column + 1))

    def go_to(self, row: int, column: int) -> None:
        """Make a cell the current one, as near as there is one."""
        row = max(0, min(row, self._model.rowCount() - 1))
        column = max(0, min(column, self._model.columnCount() - 1))
        self.setCurrentIndex(self._model.index(row, column))

    def _change(self, draft: MatrixDraft, text: str, row: int, column: int) -> None:
        self._model.change(draft, text)
        self.go_to(row, column)

    # --- rows and columns -------------------------------------------------------------------------

    def add_row(self) -> None:
        """Add an empty row below the current one."""
        (row, column), draft = self.cell, self._model.draft
        at = len(draft.rows) if row < 0 else row + 1
        self._change(draft.with_rows(at), tr("Add Row"), at, column)

    def add_column(self, *, secondary: bool = False) -> None:
        """Add an empty column after the current one, or a secondary one at the right end."""
        (row, column), draft = self.cell, self._model.draft
        at = draft.width if secondary else min(column + 1, draft.primary) if column >= 0 else draft.primary
        wider = draft.with_columns(at, secondary=secondary)
        self._change(wider, tr("Add Column"), row, at)

    def remove_rows(self) -> None:
        """Remove all rows that the selection touches, as one step of undo."""
        rows, draft = self.chosen.rows, self._model.draft
        text = tr("Remove Rows")
        self._change(draft.without_rows(rows), text, rows.start, self.cell[1])

    def remove_columns(self) -> None:
        """Remove all columns that the selection touches, as one step of undo."""
        columns, draft = self.chosen.columns, self._model.draft
        text = tr("Remove Columns")
        self._change(draft.without_columns(columns), text, self.cell[0], columns.start)

    def change_kind(self) -> None:
        """Primary columns of the selection become secondary, and the other way round."""
        columns, before = self.chosen.columns, self._model.draft
        if columns:
            draft = before.with_kind_changed(columns)
            text = tr("Primary or Secondary")
            self._change(draft, text, self.cell[0], draft.names.index(before.names[columns.start]))

    def move_line(self, down: int, right: int) -> None:
        """Move the current row up or down, or the current column left or right."""
        (row, column), draft = self.cell, self._model.draft
        if down and row >= 0 and 0 <= row + down < len(draft.rows):
            moved, text = draft.with_row_moved(row, row + down), tr("Move Row")
        elif right and column >= 0 and 0 <= column + right < draft.width:
            moved = draft.with_column_moved(column, column + right)
            text = tr("Move Column")
        else:
            return
        self._change(moved, text, row + down, column + right)

    def _on_line_moved(self, header: QHeaderView, _: int, old: int, new: int) -> None:
        """Put a header that was dragged back in its place: the matrix itself is arranged again."""
        header.blockSignals(True)
        header.moveSection(new, old)
        header.blockSignals(False)
        draft = self._model.draft
        if header is self.horizontalHeader():
            self._model.change(draft.with_column_moved(old, new), tr("Move Column"))
        else:
            self._model.change(draft.with_row_moved(old, new), tr("Move Row"))

    # --- names ------------------------------------------------------------------------------------

    def ask_name(self, column: int) -> None:
        """Ask what a column is to be called; beyond the last, where Qt reports double clicks, it is -1."""
        if column < 0:
            return

        def rename(name: str) -> None:
            draft = self._model.draft.with_name(column, name)
            self._model.change(draft, tr("Rename Column"))

        title, prompt = (tr("Rename Column"), tr("&Name of the column:"))
        NameForm(self.window(), title, prompt, self._model.draft.names[column], rename).open()

    def ask_label(self, row: int) -> None:
        """Ask what a row is to be called."""
        if row < 0:
            return
        title = tr("Name Row")

        def rename(label: str) -> None:
            self._model.change(self._model.draft.with_label(row, label), title)

        prompt = tr("&Name of the option (empty for its number):")
        NameForm(self.window(), title, prompt, self._model.draft.label(row), rename).open()

    # --- cells ------------------------------------------------------------------------------------

    def write(self, *, one: bool) -> None:
        """Set the selected cells to 1 or 0; from a single one, go on to the right, and to the next row."""
        block = self.chosen
        self._model.set_block(block, one=one)
        if len(block.rows) == len(block.columns) == 1:
            row, column = block.rows.start, block.columns.start
            is_last = column + 1 == self._model.columnCount()
            self.go_to(*((row + 1, 0) if is_last and row + 1 < self._model.rowCount() else (row, column + 1)))

    def clear_cells(self) -> None:
        self._model.set_block(self.chosen, one=False)

    def toggle(self) -> None:
        """Set the selected cells to what the current one is not."""
        if min(self.cell) >= 0:
            self._model.set_block(self.chosen, one=not self._model.draft.is_one(*self.cell))

    def copy(self) -> None:
        """Copy the selected cells, as lines of 0s and 1s."""
        block = self.chosen
        if block.rows and block.columns:
            text = written_cells(self._model.draft.cells(block), len(block.columns))
            QGuiApplication.clipboard().setText(text)

    def cut(self) -> None:
        self.copy()
        self.clear_cells()

    def paste(self) -> None:
        """Write the cells of the clipboard from here on, in a larger matrix if need be."""
        block = self.chosen
        draft = self._model.draft.with_text(QGuiApplication.clipboard().text(), block)
        if draft is not None:
            text = tr("Paste")
            self._change(draft, text, block.rows.start, block.columns.start)
        else:
            self.refused.emit(tr("The clipboard has no cells; copy 0s and 1s, a row in each line."))

    # --- menus ------------------------------------------------------------------------------------

    def _open_menu_of(self, header: QHeaderView, point: QPoint) -> None:
        self._open_menu_under(header.viewport().mapToGlobal(point))

    def _open_menu_under(self, at: QPoint) -> None:
        """Open the menu at the pointer; what is under it is selected, unless it belongs to what is."""
        point = self.viewport().mapFromGlobal(at)
        row = self.rowAt(point.y()) if point.y() >= 0 else -1
        column = self.columnAt(point.x()) if point.x() >= 0 else -1
        block = self.chosen
        if (row >= 0 and row not in block.rows) or (column >= 0 and column not in block.columns):
            if row >= 0 and column >= 0:
                self.go_to(row, column)
            elif row >= 0:
                self.selectRow(row)
            else:
                self.selectColumn(column)
        self._open_menu(at)

    def _open_menu(self, at: QPoint) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addActions(self.on_clipboard)
        menu.addSeparator()
        menu.addActions(self.on_lines)
        menu.popup(at)

    # --- Qt ---------------------------------------------------------------------------------------

    def updateGeometries(self) -> None:
        # Where the row headers become wider, Qt moves the column headers over what stands beside the grid.
        width = self.verticalHeader().width()
        super().updateGeometries()
        beside = self.parentWidget()
        if beside is not None and self.verticalHeader().width() != width:
            beside.update()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.WindowActivate:
            self._activated = monotonic()
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        index, is_click = self.indexAt(event.position().toPoint()), monotonic() - self._activated > _FRONT
        self._pressed = (index.row(), index.column()) if index.isValid() and is_click else None

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # The second of two quick clicks is a click.
        self.mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        # A drag selects, and so does a click with a key.
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        at, self._pressed = self._pressed, None
        is_click = event.button() is Qt.MouseButton.LeftButton and not event.modifiers()
        is_single = all(len(side) <= 1 for side in self.chosen)
        if is_click and is_single and index.isValid() and at == (index.row(), index.column()):
            self._model.toggle(*at)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() is QContextMenuEvent.Reason.Mouse:
            self._open_menu_under(event.globalPos())
        else:
            corner = self.visualRect(self.currentIndex()).bottomLeft()
            self._open_menu(self.viewport().mapToGlobal(corner))
