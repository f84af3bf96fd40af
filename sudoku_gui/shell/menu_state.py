"""What the menus and the title of the window show of the state."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from solver_core.cover import Goal
from sudoku_gui.document.document import Document
from sudoku_gui.document.preferences import Preferences
from sudoku_gui.layout.arrangements import CHOSEN
from sudoku_gui.library.open_list import OpenList
from sudoku_gui.panes.board.play import command_text as commands
from sudoku_gui.player.player import Player
from sudoku_gui.shell.actions import Actions
from sudoku_gui.translation import translate
from sudoku_gui.widgets.dialog import ThemedWindow
from sudoku_gui.wording import foreign, gallery
from sudoku_gui.wording import window as words

_CHECKED = ("theme", "rule", "engine", "language")  # preferences whose choices stand in the menus


class MenuState(QObject):
    """Checks, enables and names actions, such as undo and goals: by itself for preferences, else when the window says so."""

    def __init__(
        self,
        window: ThemedWindow,
        document: Document,
        player: Player,
        preferences: Preferences,
        actions: Actions,
    ) -> None:
        super().__init__(window)
        self._document = document
        self._player = player
        self._preferences = preferences
        self._actions = actions
        preferences.changed.connect(self.show_preference)

    def show_undo(self) -> None:
        """Say what would be undone and redone."""
        by_id, stack = self._actions.by_id, self._document.undo_stack
        # With nothing to undo, neither the space nor the colon of a translation stays.
        by_id["undo"].setEnabled(stack.canUndo())
        undo = translate("window", "&Undo {action}").format(action=commands.name(stack.undoText()))
        by_id["undo"].setText(undo.rstrip(" :"))
        by_id["redo"].setEnabled(stack.canRedo())
        redo = translate("window", "&Redo {action}").format(action=commands.name(stack.redoText()))
        by_id["redo"].setText(redo.rstrip(" :"))

    def show_mode(self) -> None:
        self._actions.by_id[f"mode_{self._document.mode.value}"].setChecked(True)

    def show_arrangement(self, name: str) -> None:
        """Check the arrangement; a presentation, and a stop of a tour, are none of them."""
        for one in CHOSEN:
            self._actions.by_id[f"arrangement_{one}"].setChecked(one == name)

    @Slot(str)
    def show_preference(self, key: str) -> None:
        """Check the choice of a preference that stands in the menus."""
        if key in _CHECKED:
            self._actions.by_id[f"{key}_{self._preferences[key].lower()}"].setChecked(True)

    def show_preferences(self) -> None:
        """Check the chosen theme, rule, engine and language."""
        for key in _CHECKED:
            self.show_preference(key)

    def show_watching(self) -> None:
        """Show whether a search is watched, and whether it plays."""
        self._actions.set_watching(self._player.is_watching)
        self._actions.refresh()
        self._show_goal()

    def _show_goal(self) -> None:
        """Let what is looked for be chosen for every problem but a Sudoku; in a repeat cover nothing can be given."""
        by_id, player = self._actions.by_id, self._player
        is_free = player.search is not None and player.grid is None
        has_givens = player.search is not None and bool(player.search.given)
        for goal in Goal:
            is_possible = is_free and not (goal is Goal.REPEAT and has_givens)
            by_id[f"goal_{goal.value}"].setEnabled(is_possible)
        by_id[f"goal_{player.subject.effective_goal.value}"].setChecked(True)


class WindowTitle(QObject):
    """Names what is open; problems of the gallery are named as in its menu."""

    def __init__(
        self,
        window: ThemedWindow,
        document: Document,
        player: Player,
        open_list: OpenList,
        actions: Mapping[str, QAction],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._document = document
        self._open_list = open_list
        self._player = player
        self._actions = actions
        document.named.connect(self.show)
        player.began.connect(self.show)

    @Slot()
    def show(self) -> None:
        subject = self._player.subject
        if subject.sample:
            title = self._titled(self._sample_name(subject.sample))
        elif subject.problem:
            title = self._titled(translate("exporting", "Exact cover problem"))
        else:
            title = words.title(self._document.name(self._unnamed()))
        self._window.setWindowTitle(title)
        self._window.setWindowModified(self._document.is_modified and not subject.name)

    def _titled(self, problem: str) -> str:
        return translate("window", "{problem} - Dancing Sudoku").format(problem=problem)

    def _sample_name(self, sample: str) -> str:
        action = self._actions.get(f"sample_{sample}")
        return foreign.without_mnemonic(action.text()) if action else gallery.name_of(sample)

    def _unnamed(self) -> str:
        """What a puzzle without a file is called."""
        number = self._document.source.number
        if number and self._open_list.name:
            return words.numbered(self._open_list.name, number)
        return words.untitled()
