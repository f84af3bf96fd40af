"""The breakpoints: the list, what can be done with it, and the row in which one is composed."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from solver_core.cover import Condition
from sudoku_gui.guard import Guarded
from sudoku_gui.panes.breakpoints import text as words
from sudoku_gui.panes.breakpoints.button_bar import ButtonBar
from sudoku_gui.panes.breakpoints.model import ACTIVE_ROLE, ID_ROLE, MET_ROLE, TARGET_ROLE, BreakpointModel
from sudoku_gui.panes.breakpoints.question_editor import QuestionEditor, first_question
from sudoku_gui.panes.breakpoints.question_room import QuestionRoom
from sudoku_gui.panes.breakpoints.rows import RowList, RowPainter
from sudoku_gui.player.breakpoints import Breakpoints
from sudoku_gui.player.player import Player
from sudoku_gui.player.questions import Question
from sudoku_gui.player.run_until import RunUntil
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.button_line import LineWithButtons
from sudoku_gui.widgets.row_input import is_row_seen


class BreakpointPage(Guarded, QWidget):
    """Space switches, Enter changes, F2 names, Del removes, Alt+Up and Alt+Down move a breakpoint."""

    def __init__(
        self,
        player: Player,
        selection: Selection,
        breakpoints: Breakpoints,
        theme: Theme,
        *,
        run_until: RunUntil,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._player, self._selection, self._breakpoints = player, selection, breakpoints
        self._run_until = run_until
        self._edited: int | None = None
        self._lit: set[int] = set()
        self._current: tuple[int, int] | None = None  # id and row
        self.model = BreakpointModel(breakpoints, self)
        self._painter = RowPainter(
            theme,
            self,
            is_met=lambda index: bool(index.data(MET_ROLE)),
            is_active=lambda index: bool(index.data(ACTIVE_ROLE)),
            is_lit=self._is_lit,
        )
        self.rows = self._made_rows()
        self.notice = LineWithButtons("breakpoint_notice", theme)
        self.notice.add_button(
            "undo_remove",
            breakpoints.restore,
            text=words.button("undo"),
            tip=words.button_help("undo"),
        )
        self._build(theme)
        self._connect()
        self._show_buttons()

    def _made_rows(self) -> RowList:
        rows = RowList("breakpoints", self.model)
        rows.empty_text = words.nothing("breakpoints")
        rows.setItemDelegate(self._painter)
        trigger = RowList.EditTrigger
        rows.setEditTriggers(trigger.EditKeyPressed | trigger.DoubleClicked)
        rows.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        return rows

    def _build(self, theme: Theme) -> None:
        deeds: dict[str, Callable[[], object]] = {
            "add": self.add,
            "remove": self.remove,
            "run_back": partial(self.run, backward=True),
            "run_on": self.run,
        }
        self.bar = ButtonBar(deeds, theme, signs={"run_back": "step_back", "run_on": "step_forward"})
        self.editor = QuestionEditor(theme)
        self._room = QuestionRoom(self.editor)
        self._room.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.rows, 1)
        column.addWidget(self._room)
        column.addWidget(self.notice)
        column.addWidget(self.bar)

    def _connect(self) -> None:
        self.rows.remove_wanted.connect(self.remove)
        self.rows.move_wanted.connect(self._move)
        self.rows.activated.connect(self._edit)
        self.rows.clicked.connect(self._pin)
        self.rows.pointed.connect(self._hover)
        self.rows.customContextMenuRequested.connect(self._want_menu)
        self.rows.selectionModel().currentChanged.connect(self._note_current)
        self.model.modelReset.connect(self._keep_current)
        self._selection.changed.connect(self._light)
        self.editor.composed.connect(self._keep)
        self.editor.given_up.connect(self._close_editor)
        self.editor.resized.connect(self._make_room)
        self._breakpoints.changed.connect(self._on_changed)
        self._player.began.connect(self._close_editor)
        self._player.state_changed.connect(self._show_buttons)

    # --- facts ------------------------------------------------------------------------------------

    @property
    def chosen(self) -> int | None:
        """The id of the breakpoint that buttons and keys are about."""
        number = self.rows.currentIndex().data(ID_ROLE)
        return int(number) if number is not None else None

    # --- deeds ------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show which are met where the search stands; a long move under way is left in peace."""
        if not self._player.is_busy:
            self.model.refresh(self._player.search)

    def add(self) -> None:
        """Compose one more; what is pointed at is what it begins with."""
        self._open_editor(None, first_question(self._selection.target))

    def remove(self) -> None:
        """Take the chosen one away; the line below brings it back."""
        if self.chosen is not None:
            self._close_editor()
            self._breakpoints.remove(self.chosen)

    def run(self, *, backward: bool = False) -> None:
        """To the next place where any is met; with Shift held, only the chosen one counts."""
        only = QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier
        condition = self._condition_of_chosen() if only else self._breakpoints.condition
        if condition is not None:
            self._run_until.look(condition, backward=backward, past_break_conditions=bool(only))

    def _condition_of_chosen(self) -> Condition | None:
        held = None if self.chosen is None else self._breakpoints[self.chosen]
        return self._breakpoints.condition_of(held) if held and self._breakpoints.belongs(held) else None

    def use_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self._painter.use_theme(theme)
        self.editor.use_theme(theme)
        self.notice.use_theme(theme)
        self.bar.use_theme(theme)
        self.rows.viewport().update()

    # --- composing --------------------------------------------------------------------------------

    def _edit(self, index: QModelIndex) -> None:
        number = index.data(ID_ROLE)
        if number is not None and self._breakpoints.belongs(self._breakpoints[number]):
            self._open_editor(number, self._breakpoints[number].question)

    def _open_editor(self, number: int | None, question: Question) -> None:
        self._edited = number
        search = self._player.search
        self.bar.hide()
        self._room.show()
        self.editor.begin(self._breakpoints.problem, question, search.depth if search else 1)
        self._make_room()

    def _keep(self, question: Question) -> None:
        edited = self._edited
        self._close_editor()
        if self.model.index_of(edited).isValid() and edited is not None:
            self._breakpoints.replace(edited, question)
        else:
            self._breakpoints.add(question)
            same = self._breakpoints.asking(question)
            self.rows.choose(self.model.index_of(same.id if same else None))
        self.rows.setFocus()

    def _close_editor(self) -> None:
        if not self._room.isHidden():
            focus = QApplication.focusWidget()
            had_keyboard = focus is not None and self.editor.isAncestorOf(focus)
            self._room.hide()
            self.rows.show()
            self.bar.show()
            if had_keyboard:
                self.rows.setFocus()

    def _make_room(self) -> None:
        """Where there is too little for both, composing goes before the list."""
        if not self._room.isHidden():
            self._room.updateGeometry()
            needed = self._room.sizeHint().height() + _ROWS * self.fontMetrics().height()
            self.rows.setVisible(self.height() > needed)

    # --- inside -----------------------------------------------------------------------------------

    def _is_lit(self, index: QModelIndex | QPersistentModelIndex) -> bool:
        return index.data(ID_ROLE) in self._lit

    def _light(self) -> None:
        """Frame the rows that name what is pointed at; nothing is painted where that changes none of them."""
        here, problem = self._selection.target, self._breakpoints.problem
        items = here.items(problem) if here else frozenset()
        options = here.options(problem) if here else frozenset()
        named = [
            (held.id, held.question.target) for held in self._breakpoints if self._breakpoints.belongs(held)
        ]
        lit = {
            number
            for number, target in named
            if target and (target.option in options if target.option is not None else target.item in items)
        }
        if lit != self._lit:
            self._lit = lit
            self.rows.viewport().update()

    def _target(self, index: QModelIndex) -> Target | None:
        target = index.data(TARGET_ROLE)
        return target if isinstance(target, Target) else None

    def _hover(self, index: QModelIndex) -> None:
        target = self._target(index)
        self._selection.hover(target, partial(is_row_seen, self.rows, self._target, target))

    def _pin(self, index: QModelIndex) -> None:
        if (target := self._target(index)) is not None:
            self._selection.pin(target, partial(is_row_seen, self.rows, self._target, target))

    def _want_menu(self, place: QPoint) -> None:
        target = self._target(self.rows.indexAt(place))
        self._selection.request_menu(target, self.rows.viewport().mapToGlobal(place))

    def _move(self, by: int) -> None:
        if self.chosen is not None:
            self._breakpoints.move(self.chosen, self.rows.currentIndex().row() + by)

    def _note_current(self, index: QModelIndex) -> None:
        if index.isValid():
            self._current = index.data(ID_ROLE), index.row()
        self._show_buttons()

    def _keep_current(self) -> None:
        """Another list: the same breakpoint stays chosen; after its removal the one in its place."""
        if self._current is not None:
            number, row = self._current
            index = self.model.index_of(number)
            self.rows.choose(
                index if index.isValid() else self.model.index(min(row, self.model.rowCount() - 1), 0)
            )

    def _on_changed(self) -> None:
        removed = self._breakpoints.last_removed
        if removed:
            first = removed[0]
            self.notice.say(words.removed(words.row(first.name, self.model.description(first)), len(removed)))
        else:
            self.notice.say("")
        if self.isVisible():
            self.refresh()
        self._light()
        self._show_buttons()

    def _show_buttons(self) -> None:
        watching = self._player.is_watching
        can_run = watching and (self._breakpoints.condition is not None)
        self.bar["remove"].setEnabled(self.chosen is not None)
        self.bar["run_back"].setEnabled(can_run)
        self.bar["run_on"].setEnabled(can_run)

    # --- Qt ---------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()


_ROWS = 4
"""Heights of text that the list has at least while something is composed below it."""
