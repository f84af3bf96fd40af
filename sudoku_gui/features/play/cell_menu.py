"""The context menu of the selected cells while one plays; `target_menu` has the one of a search."""

from functools import partial

from PySide6.QtCore import QObject, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QIcon, QPainter, QPen
from PySide6.QtWidgets import QMenu

from solver_core.sudoku.cells import DIGITS
from solver_core.sudoku.marks import Marks
from sudoku_gui.context import Context
from sudoku_gui.document import edits
from sudoku_gui.document.document import Mode
from sudoku_gui.features.play.digit_input import Typing
from sudoku_gui.features.play.editing import Editing
from sudoku_gui.render.board.colours import paint_shape
from sudoku_gui.render.pixmaps import pixmap
from sudoku_gui.widgets.buttons import add_entry
from sudoku_gui.wording import names

_SWATCH = 16  # pixels


class CellMenu(QObject):
    """Opens the menu where the board asks for it."""

    def __init__(self, context: Context, typing: Typing, editing: Editing) -> None:
        super().__init__(context.window)
        self._board = board = context.board
        self._document = context.document
        self._typing = typing
        self._editing = editing
        self._highlights = context.highlights
        self._menus = context.actions.menus
        self._window = context.window
        board.menu_requested.connect(lambda point: self.menu().popup(point))

    def menu(self) -> QMenu:
        """All that can be done with the selected cells."""
        menu = QMenu(self._board.window())
        menu.setObjectName("cell_menu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._add_writing(menu)
        has_many = len(self._board.cells) > 1
        clear = self.tr("&Clear Cells") if has_many else self.tr("&Clear Cell")
        add_entry(menu, "clear_cell", clear, self._editing.clear_cells)
        menu.addSeparator()
        self._add_highlights(menu)
        menu.addSeparator()
        self._add_conversions(menu)
        # Qt measures Chinese in large type too narrow, and would cut the widest entry.
        menu.setMinimumWidth(menu.sizeHint().width() + menu.fontMetrics().averageCharWidth())
        return menu

    def _add_writing(self, menu: QMenu) -> None:
        document, cells = self._document, self._board.cells
        puzzle = document.puzzle
        write_digits = Mode.GIVENS if document.mode is Mode.GIVENS else Mode.DIGITS
        digits = self._submenu(menu, "enter_digit", self.tr("Enter &Digit"), write_digits)
        notes = self._submenu(menu, "toggle_note", self.tr("&Note"), Mode.NOTES)
        colours = self._submenu(menu, "toggle_colour", self.tr("C&olour"), Mode.COLOURS)
        open_cells = [cell for cell in cells if not puzzle.board[cell]]
        notes.setEnabled(bool(open_cells))
        for digit in DIGITS:
            self._add_write(digits, digit, f"&{digit}", write_digits)
            note = self._add_write(notes, digit, f"&{digit}", Mode.NOTES)
            self._check(note, all(_has(puzzle.corner, cell, digit) for cell in open_cells))
            text = f"&{digit} {names.colour_name(digit)}"
            colour = self._add_write(colours, digit, text, Mode.COLOURS)
            colour.setIcon(self._swatch(digit))
            self._check(colour, all(_has(puzzle.colours, cell, digit) for cell in cells))
        self._add_note_colours(menu)

    def _add_note_colours(self, menu: QMenu) -> None:
        puzzle, cells = self._document.puzzle, self._board.cells
        notes, submenu = edits.notes(puzzle), menu.addMenu(self.tr("Colour No&te"))
        submenu.setObjectName("colour_note")
        for digit in DIGITS:
            noted = [cell for cell in cells if notes[cell] >> digit - 1 & 1]
            if not noted:
                continue
            colours = submenu.addMenu(f"&{digit}")
            colours.setObjectName(f"colour_note_{digit}")
            for number in DIGITS:
                text = f"&{number} {names.colour_name(number)}"
                do = partial(self._typing.colour_note, noted, digit, number)
                action = add_entry(colours, f"colour_note_{digit}_{number}", text, do)
                action.setIcon(self._swatch(number))
                given = (puzzle.candidate_colours.numbers(cell, digit) for cell in noted)
                self._check(action, all(number in numbers for numbers in given))
        submenu.setEnabled(not submenu.isEmpty())

    def _add_highlights(self, menu: QMenu) -> None:
        cursor = self._board.selected
        if cursor is not None and (digit := self._document.puzzle.board[cursor]):
            text = self.tr("&Highlight {digit}").format(digit=digit)
            action = add_entry(menu, "highlight_this", text, partial(self._highlights.toggle, str(digit)))
            self._check(action, self._highlights.digit == digit)
        # addMenu(submenu) would hand the menu bar's submenu to this menu, and it would end with it.
        menu.addAction(self._menus["highlight"].menuAction())

    def _add_conversions(self, menu: QMenu) -> None:
        puzzle, cells = self._document.puzzle, self._board.cells
        entered = [cell for cell in cells if puzzle.entries[cell]]
        given = [cell for cell in cells if puzzle.givens[cell]]
        do = partial(self._editing.make_givens, entered)
        add_entry(menu, "make_given", self.tr("Make &Given"), do).setEnabled(bool(entered))
        if given:
            add_entry(menu, "make_entry", self.tr("Make &Entry"), partial(self._editing.make_entries, given))

    def _submenu(self, menu: QMenu, name: str, text: str, mode: Mode) -> QMenu:
        """A menu of nine, which can be opened where one of the cells can be written in."""
        submenu = menu.addMenu(text)
        submenu.setObjectName(name)
        document, cells = self._document, self._board.cells
        submenu.setEnabled(not all(document.is_locked(cell, mode) for cell in cells))
        return submenu

    def _add_write(self, menu: QMenu, digit: int, text: str, mode: Mode) -> QAction:
        typing, cells = self._typing, self._board.cells
        name = f"{menu.objectName()}_{digit}"
        return add_entry(menu, name, text, partial(typing.type_digit, cells, digit, mode))

    def _check(self, action: QAction, checked: bool) -> None:  # noqa: FBT001 - a state
        action.setCheckable(True)
        action.setChecked(checked)

    def _swatch(self, number: int) -> QIcon:
        theme, ratio = self._window.theme, self._board.devicePixelRatioF()

        def paint(painter: QPainter) -> None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(theme.ink, 1.5))
            painter.setBrush(theme.ink)
            paint_shape(painter, QRectF(5, 5, 6, 6), number)

        return QIcon(pixmap(QSize(_SWATCH, _SWATCH), ratio, paint, theme.colour(number)))


def _has(marks: Marks, cell: int, digit: int) -> bool:
    return bool(marks[cell] >> digit - 1 & 1)
