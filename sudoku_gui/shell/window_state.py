"""The state that the window shows: title, undo and redo, modes, and what depends on whether a search is watched."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from solver_core.cover import Goal
from sudoku_gui.wording import commands, foreign, gallery
from sudoku_gui.wording import window as words
from sudoku_gui.wording.marking import translate

if TYPE_CHECKING:
    from sudoku_gui.shell.parts import WindowParts

_CHECKED = ("theme", "rule", "engine", "language")
"""Preferences whose choices stand in the menus."""


class WindowState(QObject):
    """Keeps actions, title and the visibility of parts up to date."""

    def __init__(self, window: "WindowParts") -> None:
        super().__init__(window)
        self._window = window
        document, player = window.document, window.player
        document.changed.connect(self._on_puzzle)
        document.opened.connect(self._on_opened)
        document.named.connect(self._show_title)
        document.mode_changed.connect(self.refresh)
        document.undo_stack.indexChanged.connect(self._show_undo)
        player.began.connect(self._show_title)
        player.state_changed.connect(self.show_watching)
        window.preferences.changed.connect(self._on_preference)

    def refresh(self) -> None:
        """Show what the document and its mode are."""
        window = self._window
        by_id = window.actions_by_id.by_id
        self._show_title()
        self._show_undo()
        window.editing.show_state(by_id)
        by_id[f"mode_{window.document.mode.value}"].setChecked(True)
        window.typing.show_state()
        window.boards.refresh()

    def _show_undo(self) -> None:
        by_id, stack = self._window.actions_by_id.by_id, self._window.document.undo_stack
        by_id["undo"].setEnabled(stack.canUndo())
        # With nothing to undo, neither the space nor the colon of a translation stays.
        undo = translate("window", "&Undo {action}").format(action=commands.name(stack.undoText()))
        by_id["undo"].setText(undo.rstrip(" :"))
        by_id["redo"].setEnabled(stack.canRedo())
        redo = translate("window", "&Redo {action}").format(action=commands.name(stack.redoText()))
        by_id["redo"].setText(redo.rstrip(" :"))

    def show_watching(self) -> None:
        """Show whether a search is watched, and whether it plays."""
        window, player = self._window, self._window.player
        if player.is_watching:
            window.solving.drop()
        self.run_clock()
        self._show_transport()
        window.boards.show_state()
        window.actions_by_id.set_watching(player.is_watching)
        window.actions_by_id.show_playing(player.is_playing, window.theme)
        self._show_goal()

    def show_arrangement(self, name: str) -> None:
        """Check the arrangement in the menu; a presentation, and a stop of a tour, are none of them."""
        window = self._window
        for one in ("play", "learn", "watch", "study"):
            window.actions_by_id.by_id[f"arrangement_{one}"].setChecked(one == name)
        self._show_transport()
        if window.workbench.docks["board"].isHidden():  # at a stop of a tour; its keys are those of the board
            window.transport.setFocus()

    def show_preferences(self) -> None:
        """Check the chosen theme, rule, engine and language in the menus."""
        by_id, preferences = self._window.actions_by_id.by_id, self._window.preferences
        for group in _CHECKED:
            by_id[f"{group}_{preferences[group].lower()}"].setChecked(True)

    def _on_preference(self, key: str) -> None:
        if key in _CHECKED:
            self.show_preferences()

    def _show_goal(self) -> None:
        """What is looked for can be chosen for every problem but a Sudoku; in a repeat cover nothing can be given."""
        by_id, player = self._window.actions_by_id.by_id, self._window.player
        is_free = player.search is not None and player.grid is None
        has_givens = player.search is not None and bool(player.search.given)
        for goal in Goal:
            is_possible = is_free and not (goal is Goal.REPEAT and has_givens)
            by_id[f"goal_{goal.value}"].setEnabled(is_possible)
        by_id[f"goal_{player.subject.aim.value}"].setChecked(True)

    def run_clock(self) -> None:
        """The clock runs while the window is active and nothing is watched."""
        window = self._window
        window.document.clock.set_active(window.isActiveWindow() and not window.player.is_watching)

    def _show_transport(self) -> None:
        window = self._window
        window.transport.setVisible(window.player.is_watching or window.arrangements.name != "play")

    def _show_title(self) -> None:
        window, subject = self._window, self._window.player.subject
        if subject.sample or subject.problem:
            problem = translate("exporting", "Exact cover problem")
            if subject.sample:
                action = window.actions_by_id.by_id.get(f"sample_{subject.sample}")
                problem = (
                    foreign.without_mnemonic(action.text()) if action else gallery.name_of(subject.sample)
                )
            title = translate("window", "{problem} - Dancing Sudoku").format(problem=problem)
        else:
            title = words.title(window.document.name(self._unnamed()))
        window.setWindowTitle(title)
        window.setWindowModified(window.document.is_modified and not subject.name)

    def _unnamed(self) -> str:
        """What a puzzle without a file is called."""
        puzzles, number = self._window.workspace.open_list, self._window.document.source.number
        if number and puzzles.name:
            return words.numbered(puzzles.name, number)
        return words.untitled()

    def _on_puzzle(self) -> None:
        window = self._window
        if window.info_bar.kind != "info":
            window.info_bar.dismiss()  # what it says, or asks, is about the previous puzzle
        window.watching.leave()
        self.refresh()

    def _on_opened(self) -> None:
        """Another puzzle is open: the board gets the keyboard."""
        window = self._window
        window.board.select(0)
        if window.isVisible() and not window.boards.isVisible():
            window.workbench.show_pane("board")
        window.boards.setFocus()
