"""Who does what an action asks for: a handler for each row of the table of actions."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from solver_core.cover import Rule
from sudoku_gui.dialogs import about
from sudoku_gui.dialogs.shortcuts import ShortcutSheet
from sudoku_gui.session.document import Mode
from sudoku_gui.window import actions
from sudoku_gui.wording import window as words

if TYPE_CHECKING:
    from sudoku_gui.window.main_window import MainWindow


class Handlers:
    """The handlers of one window."""

    def __init__(self, window: "MainWindow") -> None:
        self._window = window

    def table(self) -> Mapping[str, Callable[[], object]]:
        """A handler for each action's id."""
        return {**self._file(), **self._edit(), **self._search(), **self._view(), **self._help()}

    def _file(self) -> dict[str, Callable[[], object]]:
        files = self._window.files
        return {
            "new": files.new,
            "open": files.open,
            "save": files.save,
            "save_as": files.save_as,
            "quit": self._window.close,
        }

    def _edit(self) -> dict[str, Callable[[], object]]:
        window, document = self._window, self._window.document
        guarded = window.watching.before_edit
        return {
            "undo": partial(guarded, document.undo_stack.undo),
            "redo": partial(guarded, document.undo_stack.redo),
            "copy": window.files.copy,
            "copy_board": window.files.copy_board,
            "paste": window.files.paste,
            "clear_entries": partial(guarded, partial(document.clear_entries, words.cleared())),
            "mode_givens": partial(document.set_mode, Mode.GIVENS),
            "mode_digits": partial(document.set_mode, Mode.DIGITS),
        }

    def _search(self) -> dict[str, Callable[[], object]]:
        window, watching = self._window, self._window.watching
        return {
            "solve": window.solving.solve,
            "watch": watching.start,
            "leave": watching.leave,
            "to_start": watching.to_start,
            "step_back": partial(watching.step, backward=True),
            "play_pause": watching.play_pause,
            "play_backward": watching.play_backward,
            "step_forward": watching.step,
            "to_end": watching.to_end,
            "step_back_finer": partial(watching.step, backward=True, coarser=-1),
            "step_forward_finer": partial(watching.step, coarser=-1),
            "step_back_coarser": partial(watching.step, backward=True, coarser=1),
            "step_forward_coarser": partial(watching.step, coarser=1),
            "previous_dead_end": partial(watching.run_to, "dead_end", backward=True),
            "next_dead_end": partial(watching.run_to, "dead_end"),
            "previous_solution": partial(watching.run_to, "solution", backward=True),
            "next_solution": partial(watching.run_to, "solution"),
            "go_to": window.go_to,
            "rule_fewest": partial(watching.set_rule, Rule.FEWEST),
            "rule_first": partial(watching.set_rule, Rule.FIRST),
            "cancel": window.cancel,
        }

    def _view(self) -> dict[str, Callable[[], object]]:
        wanted = self._window.theme_wanted.emit
        return {f"theme_{name}": partial(wanted, name) for name in ("system", "light", "dark", "contrast")}

    def _help(self) -> dict[str, Callable[[], object]]:
        window = self._window
        return {
            "shortcuts": lambda: ShortcutSheet(window, actions.shortcut_rows()).open(),
            "about": lambda: about.show(window),
        }
