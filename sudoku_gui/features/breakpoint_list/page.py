"""Pages of breakpoints and bookmarks: a list, a line that undoes a removal, buttons, and the editor of a breakpoint."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QModelIndex, QSize, Qt
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from sudoku_gui.features.breakpoint_list import text as words
from sudoku_gui.features.breakpoint_list.condition_editor import ConditionEditor, EditorArea, first_condition
from sudoku_gui.features.breakpoint_list.model import KEY_ROLE, BookmarkModel, BreakpointModel, NamedRows
from sudoku_gui.features.breakpoint_list.row_list import RowList
from sudoku_gui.player.bookmarks import BookmarkStore
from sudoku_gui.player.breakpoints import Breakpoints
from sudoku_gui.player.player import Player
from sudoku_gui.player.run_until import RunUntil
from sudoku_gui.player.search_conditions import SearchCondition
from sudoku_gui.player.selection import Selection
from sudoku_gui.render.icons import icon
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import Texts
from sudoku_gui.widgets.boxes import fill
from sudoku_gui.widgets.buttons import tool_button
from sudoku_gui.widgets.notice import LineWithButtons
from sudoku_gui.widgets.pane import FontFollower, Themed

tr = Texts("breakpoints")

_GAP: Final = 2
_ROWS: Final = 4  # heights of text that the list has at least while the editor is open below it


class ButtonBar(FontFollower, Themed, QWidget):
    """Buttons at the left that change the list, and with signs at the right that move through the search."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._signs: dict[QToolButton, str] = {}
        self._buttons: dict[str, QToolButton] = {}
        self._row = fill(QHBoxLayout(self), spacing=_GAP)

    def __getitem__(self, name: str) -> QToolButton:
        return self._buttons[name]

    def add(self, name: str, action: Callable[[], object], text: str, tip: str, sign: str = "") -> None:
        """Add a button; the sign is that of an icon, which stands without the text where it is narrow."""
        made = self._buttons[name] = tool_button(name, action, text=text, tip=tip)
        if sign:
            made.setIcon(icon(sign, self.theme))
            if not self._signs:
                self._row.addStretch(1)
            self._signs[made] = sign
        self._row.addWidget(made)

    def use_theme(self, theme: Theme) -> None:
        super().use_theme(theme)
        for made, sign in self._signs.items():
            made.setIcon(icon(sign, theme))

    def fit_font(self) -> None:
        """Show words beside the signs where there is space for them."""
        style = Qt.ToolButtonStyle
        for look in (style.ToolButtonTextBesideIcon, style.ToolButtonIconOnly):
            for made in self._signs:
                made.setToolButtonStyle(look)
            if sum(made.sizeHint().width() + _GAP for made in self._buttons.values()) <= self.width():
                return

    # --- Qt ---------------------------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        texts = [made for made in self._buttons.values() if made not in self._signs]
        width = sum(made.sizeHint().width() + _GAP for made in texts)
        width += sum(made.minimumSizeHint().height() for made in self._signs)
        return QSize(width + 2 * _GAP, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_font()


class ListPage(QWidget):
    """A list above its buttons, with a line that undoes a removal; ``name`` is a prefix of object names."""

    def __init__(
        self, name: str, rows: RowList, model: NamedRows[Any], theme: Theme, restore: Callable[[], object]
    ) -> None:
        super().__init__()
        self.rows, self.model = rows, model
        self._current: tuple[int, int] | None = None  # key and row
        self.notice = LineWithButtons(f"{name}_notice", theme)
        tip = tr("Restore what was removed")
        self.notice.add_button(f"undo_remove_{name}", restore, text=tr("Undo"), tip=tip)
        self.bar = ButtonBar(theme)
        self.column = fill(QVBoxLayout(self), rows, self.notice, self.bar, spacing=2, stretch=(1,))
        rows.selectionModel().currentChanged.connect(self._record_current)
        rows.remove_requested.connect(self.remove)
        model.setParent(self)
        model.modelReset.connect(self._restore_current)

    def remove(self) -> None:
        raise NotImplementedError

    @property
    def chosen(self) -> int | None:
        key: int | None = self.rows.currentIndex().data(KEY_ROLE)
        return key

    def _record_current(self, index: QModelIndex) -> None:
        if index.isValid():
            self._current = index.data(KEY_ROLE), index.row()

    def _restore_current(self) -> None:
        """Other rows: the same one stays chosen; after its removal the one in its place."""
        if self._current is not None:
            key, row = self._current
            index, last = self.model.index_of(key), self.model.rowCount() - 1
            self.rows.choose(index if index.isValid() else self.model.index(min(row, last), 0))


class BreakpointPage(ListPage):
    """X switches a breakpoint, Enter changes it, F2 names it, Del removes it, Alt+Up and Alt+Down move it."""

    model: BreakpointModel

    def __init__(
        self,
        player: Player,
        selection: Selection,
        breakpoints: Breakpoints,
        theme: Theme,
        *,
        run_until: RunUntil,
    ) -> None:
        model = BreakpointModel(breakpoints)
        description = tr(
            "X switches a breakpoint on or off, Enter changes it, F2 names it, Del removes it, Alt+Up and "
            "Alt+Down move it."
        )
        rows = RowList("breakpoints_rows", tr("Breakpoints"), description, model, theme, selection=selection)
        rows.empty_text = tr("No breakpoint yet.\nAdd one to stop runs, forward and backward.")
        rows.setEditTriggers(rows.EditTrigger.EditKeyPressed | rows.EditTrigger.DoubleClicked)
        super().__init__("breakpoint", rows, model, theme, breakpoints.restore)
        self._player, self._selection, self._breakpoints = player, selection, breakpoints
        self._run_until = run_until
        self._edited: int | None = None
        self.editor = ConditionEditor(theme)
        self._area = EditorArea(self.editor)
        self._area.hide()
        self.column.insertWidget(1, self._area)
        add, back = self.bar.add, partial(self.run, backward=True)
        add("add", self.add, tr("Add..."), tr("Add a breakpoint"))
        add("remove", self.remove, tr("Remove"), tr("Remove the breakpoint (Del)"))
        tip = tr("Run back to the previous breakpoint (with Shift: to the selected one only)")
        add("run_back", back, tr("Run Back"), tip, "step_back")
        tip = tr("Run on to the next breakpoint (with Shift: to the selected one only)")
        add("run_on", self.run, tr("Run On"), tip, "step_forward")
        rows.move_requested.connect(self._move)
        rows.activated.connect(self._edit)
        rows.clicked.connect(self._pin)
        rows.selectionModel().currentChanged.connect(self._show_buttons)
        self.editor.composed.connect(self._save)
        self.editor.cancelled.connect(self._close_editor)
        self.editor.resized.connect(self._share_height)
        breakpoints.changed.connect(self._on_changed)
        player.began.connect(self._close_editor)
        player.state_changed.connect(self._show_buttons)
        self._show_buttons()

    def refresh(self) -> None:
        """Show which breakpoints are met where the search stands; a long move under way is left in peace."""
        if not self._player.is_busy:
            self.model.refresh(self._player.search)

    def add(self) -> None:
        """Compose one more; what is pointed at is what it begins with."""
        self._open_editor(None, first_condition(self._selection.target))

    def remove(self) -> None:
        """Remove the selected one, and close its editor."""
        if self.chosen is not None:
            self._close_editor()
            self._breakpoints.remove(self.chosen)

    def run(self, *, backward: bool = False) -> None:
        """Run until the next breakpoint is met; with Shift held, only the chosen one counts."""
        condition = self._breakpoints.condition
        only = bool(QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier)
        if only:
            point = None if self.chosen is None else self._breakpoints[self.chosen]
            is_one = point is not None and self._breakpoints.belongs(point)
            condition = self._breakpoints.condition_of(point) if point and is_one else None
        if condition is not None:
            self._run_until.run(condition, backward=backward, past_breakpoints=only)

    # --- the editor -------------------------------------------------------------------------------

    def _edit(self, index: QModelIndex) -> None:
        number = index.data(KEY_ROLE)
        if number is not None and self._breakpoints.belongs(self._breakpoints[number]):
            self._open_editor(number, self._breakpoints[number].when)

    def _open_editor(self, number: int | None, when: SearchCondition) -> None:
        self._edited = number
        search = self._player.search
        self.bar.hide()
        self._area.show()
        self.editor.begin(self._breakpoints.problem, when, search.depth if search else 1)
        self._share_height()

    def _save(self, when: SearchCondition) -> None:
        edited = self._edited
        self._close_editor()
        if edited is not None and self.model.index_of(edited).isValid():
            self._breakpoints.replace(edited, when)
        else:
            self._breakpoints.add(when)
            same = self._breakpoints.with_condition(when)
            self.rows.choose(self.model.index_of(same.id if same else None))
        self.rows.setFocus()

    def _close_editor(self) -> None:
        if not self._area.isHidden():
            focus = QApplication.focusWidget()
            had_keyboard = focus is not None and self.editor.isAncestorOf(focus)
            self._area.hide()
            self.rows.show()
            self.bar.show()
            if had_keyboard:
                self.rows.setFocus()

    def _share_height(self) -> None:
        """The editor gets its height first, the list what is left."""
        if not self._area.isHidden():
            self._area.updateGeometry()
            needed = self._area.sizeHint().height() + _ROWS * self.fontMetrics().height()
            self.rows.setVisible(self.height() > needed)

    # --- the list ---------------------------------------------------------------------------------

    def _pin(self, index: QModelIndex) -> None:
        if self.rows.target(index) is not None:
            self.rows.pin(index)

    def _move(self, by: int) -> None:
        if self.chosen is not None:
            self._breakpoints.move(self.chosen, self.rows.currentIndex().row() + by)

    def _on_changed(self) -> None:
        removed = self._breakpoints.last_removed
        self.notice.set_text("" if removed is None else words.removed(words.row(removed)))
        if self.isVisible():
            self.refresh()
        self.rows.highlight()
        self._show_buttons()

    def _show_buttons(self) -> None:
        can_run = self._player.is_watching and self._breakpoints.condition is not None
        self.bar["remove"].setEnabled(self.chosen is not None)
        self.bar["run_back"].setEnabled(can_run)
        self.bar["run_on"].setEnabled(can_run)

    # --- Qt ---------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_height()


class BookmarkPage(ListPage):
    """A click or Enter goes to a bookmark, F2 names it, Del removes it."""

    model: BookmarkModel

    def __init__(self, player: Player, bookmarks: BookmarkStore, theme: Theme) -> None:
        model = BookmarkModel(bookmarks)
        description = tr("Enter or a click goes to a bookmark, F2 names it, Del removes it.")
        rows = RowList("marks_rows", tr("Bookmarks"), description, model, theme)
        super().__init__("mark", rows, model, theme, bookmarks.restore)
        self._player, self._bookmarks = player, bookmarks
        add, back = self.bar.add, partial(self.go_on, backward=True)
        add("add_mark", self.add, tr("Add"), tr("Mark this position"))
        add("remove_mark", self.remove, tr("Remove"), tr("Remove the bookmark (Del)"))
        add("previous", back, tr("Previous"), tr("Go to the previous bookmark"), "step_back")
        add("next", self.go_on, tr("Next"), tr("Go to the next bookmark"), "step_forward")
        rows.clicked.connect(self._go_to)
        rows.activated.connect(self._go_to)
        bookmarks.changed.connect(self._on_changed)
        player.began.connect(self._on_began)
        self.refresh()

    def refresh(self) -> None:
        """Show which bookmark the search stands at, and which way there are others."""
        watching, here = self._player.is_watching, self._player.position
        nothing = tr("No bookmark yet.\nAdd one to find this position again.")
        self.rows.empty_text = nothing if watching else tr("Watch a search to mark positions in it.")
        self.model.refresh(here if watching else None)
        self.bar["add_mark"].setEnabled(watching and here not in self._bookmarks)
        self.bar["remove_mark"].setEnabled(self.model.rowCount() > 0)
        self.bar["previous"].setEnabled(self._bookmarks.before(here) is not None)
        self.bar["next"].setEnabled(self._bookmarks.after(here) is not None)

    def add(self) -> None:
        """Mark where the search stands, and offer to name it."""
        position = self._player.position
        self._bookmarks.add(position)
        index = self.model.index_of(position)
        self.rows.choose(index)
        if index.isValid():
            self.rows.setFocus()
            self.rows.edit(index)

    def remove(self) -> None:
        """Remove the selected one; `restore` brings it back."""
        if self.chosen is not None:
            self._bookmarks.remove(self.chosen)

    def go_on(self, *, backward: bool = False) -> None:
        """Go to the next bookmark, or the one before."""
        here = self._player.position
        there = self._bookmarks.before(here) if backward else self._bookmarks.after(here)
        if there is not None:
            self._player.scrub(there)
            self.rows.choose(self.model.index_of(there))

    def _go_to(self, index: QModelIndex) -> None:
        position = index.data(KEY_ROLE)
        if position is not None and position != self._player.goal:
            self._player.scrub(position)

    def _on_began(self) -> None:
        # What is being typed is not for the bookmark at the same position of another search.
        self.model.show_rows([])
        self.refresh()

    def _on_changed(self) -> None:
        removed = self._bookmarks.last_removed
        self.notice.set_text("" if removed is None else words.removed(words.mark(*removed)))
        self.refresh()
