"""What is done to the matrix in the grid: at the current cell, or to all that are selected."""

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QTableView, QWidget

from sudoku_gui.features.matrix_editor.cells_text import read_cells, written_cells
from sudoku_gui.features.matrix_editor.model import MOST_COLUMNS, MOST_ROWS, Block
from sudoku_gui.features.matrix_editor.table_model import DraftModel
from sudoku_gui.translation import translate


class EditableTable(QTableView):
    """A table whose commands change the model, and go to what has changed."""

    def __init__(self, model: DraftModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model

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

    # --- rows and columns -------------------------------------------------------------------------

    def add_row(self, *, above: bool = False) -> None:
        """Add an empty row beside the current one."""
        row, column = self.cell
        at = self._model.rowCount() if row < 0 else row + (not above)
        self._model.change(self._model.draft.with_rows(at), translate("matrix_editor", "Add Row"))
        self.go_to(at, column)

    def add_column(self, *, secondary: bool = False) -> None:
        """Add an empty column behind the current one, or a secondary one at the right end."""
        row, column = self.cell
        draft = self._model.draft
        at = draft.width if secondary else min(column + 1, draft.primary) if column >= 0 else draft.primary
        self._model.change(
            draft.with_columns(at, secondary=secondary), translate("matrix_editor", "Add Column")
        )
        self.go_to(row, at)

    def remove_rows(self) -> None:
        """Remove all rows that the selection touches, as one step of undo."""
        row, column = self.chosen.rows.start, self.cell[1]
        draft = self._model.draft.without_rows(self.chosen.rows)
        self._model.change(draft, translate("matrix_editor", "Remove Rows"))
        self.go_to(row, column)

    def remove_columns(self) -> None:
        """Remove all columns that the selection touches, as one step of undo."""
        row, column = self.cell[0], self.chosen.columns.start
        draft = self._model.draft.without_columns(self.chosen.columns)
        self._model.change(draft, translate("matrix_editor", "Remove Columns"))
        self.go_to(row, column)

    def change_kind(self) -> None:
        """Primary columns of the selection become secondary, and the other way round."""
        row, columns = self.cell[0], self.chosen.columns
        if columns:
            name = self._model.draft.names[columns.start]
            draft = self._model.draft.with_kind_changed(columns)
            self._model.change(draft, translate("matrix_editor", "Primary or Secondary"))
            self.go_to(row, draft.names.index(name))

    def move_lines(self, down: int, right: int) -> None:
        """Move the current row up or down, or the current column left or right."""
        row, column = self.cell
        draft = self._model.draft
        if down and row >= 0 and 0 <= row + down < len(draft.rows):
            self._model.change(draft.with_row_moved(row, row + down), translate("matrix_editor", "Move Row"))
        elif right and column >= 0 and 0 <= column + right < draft.width:
            moved = draft.with_column_moved(column, column + right)
            self._model.change(moved, translate("matrix_editor", "Move Column"))
        else:
            return
        self.go_to(row + down, column + right)

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

    def paste(self) -> bool:
        """Write the cells of the clipboard from here on, in a larger matrix if need be; False if it holds none."""
        found = read_cells(QGuiApplication.clipboard().text())
        if found is None:
            return False
        (cells, width), block = found, self.chosen
        row, column = block.rows.start, block.columns.start
        if len(cells) == width == 1:  # one cell fills all that are selected
            cells, width = [cells[0] * ((1 << len(block.columns)) - 1)] * len(block.rows), len(block.columns)
        draft = self._model.draft
        rows = min(row + len(cells), MOST_ROWS)
        columns = min(column + width, MOST_COLUMNS)
        draft = draft.with_rows(len(draft.rows), rows - len(draft.rows))
        is_secondary = draft.primary < draft.width
        draft = draft.with_columns(draft.width, columns - draft.width, secondary=is_secondary)
        pasted = draft.with_pasted(row, range(column, columns), cells)
        self._model.change(pasted, translate("matrix_editor", "Paste"))
        self.go_to(row, column)
        return True
