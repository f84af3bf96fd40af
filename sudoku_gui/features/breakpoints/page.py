"""The breakpoints: the list, what can be done with it, and the editor of one."""

from functools import partial
from typing import Final

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QApplication

from solver_core.cover import Condition
from sudoku_gui.features.breakpoints import text as words
from sudoku_gui.features.breakpoints.condition_editor import ConditionEditor, EditorArea, first_condition
from sudoku_gui.features.breakpoints.list_page import ListPage
from sudoku_gui.features.breakpoints.model import KEY_ROLE, BreakpointModel
from sudoku_gui.features.breakpoints.row_list import RowList
from sudoku_gui.player.breakpoints import Breakpoints
from sudoku_gui.player.player import Player
from sudoku_gui.player.run_until import RunUntil
from sudoku_gui.player.search_conditions import SearchCondition
from sudoku_gui.player.selection import Selection
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import Texts

tr = Texts("breakpoints")

_ROWS: Final = 4  # heights of text that the list has at least while the editor is open below it


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
        rows = RowList(
            "breakpoints_rows",
            tr("Breakpoints"),
            tr(
                "X switches a breakpoint on or off, Enter changes it, F2 names it, Del removes it, Alt+Up and Alt+Down move it."
            ),
            model,
            theme,
            selection=selection,
        )
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
        self._add_buttons()
        self._connect()
        self._show_buttons()

    def _add_buttons(self) -> None:
        add, back = self.bar.add, partial(self.run, backward=True)
        add("add", self.add, tr("Add..."), tr("Add a breakpoint"))
        text = tr("Remove")
        add("remove", self.remove, text, tr("Remove the breakpoint (Del)"))
        tip = tr("Run back to the previous breakpoint (with Shift: to the selected one only)")
        add("run_back", back, tr("Run Back"), tip, "step_back")
        tip = tr("Run on to the next breakpoint (with Shift: to the selected one only)")
        add("run_on", self.run, tr("Run On"), tip, "step_forward")

    def _connect(self) -> None:
        self.rows.remove_requested.connect(self.remove)
        self.rows.move_requested.connect(self._move)
        self.rows.activated.connect(self._edit)
        self.rows.clicked.connect(self._pin)
        self.rows.selectionModel().currentChanged.connect(self._show_buttons)
        self.editor.composed.connect(self._save)
        self.editor.cancelled.connect(self._close_editor)
        self.editor.resized.connect(self._share_height)
        self._breakpoints.changed.connect(self._on_changed)
        self._player.began.connect(self._close_editor)
        self._player.state_changed.connect(self._show_buttons)

    def refresh(self) -> None:
        """Show which are met where the search stands; a long move under way is left in peace."""
        if not self._player.is_busy:
            self.model.refresh(self._player.search)

    def add(self) -> None:
        """Compose one more; what is pointed at is what it begins with."""
        self._open_editor(None, first_condition(self._selection.target))

    def remove(self) -> None:
        """Delete the selected breakpoint, if one is selected, and close its editor."""
        if self.chosen is not None:
            self._close_editor()
            self._breakpoints.remove(self.chosen)

    def run(self, *, backward: bool = False) -> None:
        """Run until the next breakpoint is met; with Shift held, only the chosen one counts."""
        only = QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier
        condition = self._condition_of_chosen() if only else self._breakpoints.condition
        if condition is not None:
            self._run_until.look(condition, backward=backward, past_break_conditions=bool(only))

    def _condition_of_chosen(self) -> Condition | None:
        point = None if self.chosen is None else self._breakpoints[self.chosen]
        return self._breakpoints.condition_of(point) if point and self._breakpoints.belongs(point) else None

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
        """Without space for both, the editor goes before the list."""
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
        text, removed = "", self._breakpoints.last_removed
        if removed:
            row = words.row(removed[0].name, self.model.description(removed[0]))
            text = words.removed(row, len(removed))
        self.notice.set_text(text)
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
