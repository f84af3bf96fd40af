"""Who does what an action asks for: a handler for each row of the table of actions."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from PySide6.QtWidgets import QMainWindow

from solver_core.cover import Rule
from solver_core.problems import gallery
from solver_core.sudoku.engines import Engine
from sudoku_gui.document.document import Document, Mode
from sudoku_gui.export.controller import Exporting
from sudoku_gui.files.controller import Files
from sudoku_gui.help.controller import HelpController
from sudoku_gui.help.shortcuts import ShortcutSheet
from sudoku_gui.library.controller import Bookcase
from sudoku_gui.library.importing import Librarian
from sudoku_gui.printing.controller import Printing
from sudoku_gui.shell import actions
from sudoku_gui.shell.arrangement_table import ARRANGEMENTS
from sudoku_gui.shell.experiments import Experiments
from sudoku_gui.shell.going_back import GoingBack
from sudoku_gui.shell.presentation import Presentation
from sudoku_gui.shell.solving import Solving
from sudoku_gui.shell.stops import Stops
from sudoku_gui.shell.typing import Typing
from sudoku_gui.shell.watching import Watching
from sudoku_gui.tours.controller import Tours
from sudoku_gui.wording import commands as deeds


class Parts(Protocol):
    """Whoever answers an action, and has actions himself."""

    exporting: Exporting
    help: HelpController
    presentation: Presentation
    printing: Printing
    tours: Tours
    typing: Typing
    bookcase: Bookcase
    librarian: Librarian
    way_back: GoingBack
    show_versions: Callable[[], object]


LANGUAGES = {"system": "system", "en": "english", "zh_CN": "chinese"}
"""What an action calls each language, by the preference."""


@dataclass(frozen=True, slots=True)
class Handlers:
    """Those who answer in one window.

    Attributes:
        window: what dialogs belong to and what quitting closes.
        parts: those of the window that are built later than its actions.
        document: what is worked on.
        files: new, open, save, copy, paste.
        watching: the search that is watched.
        solving: the solution.
        stops: breakpoints, bookmarks and what is followed.
        experiments: runs that part from the one watched.
        show_difference: marks what the latest choice changed, or no longer.
        edit_breakpoints: shows the list of breakpoints.
        cancel: stops whatever takes long.
        go_to: lets the user type a position.
        back_to_playing: leaves the tour, or the search that is watched.
        want_theme: dresses the program in the theme of this name.
        want_language: speaks the language of this name.
        arrange: changes to the arrangement of this name.
        reset_panes: puts the panes of the arrangement back.
    """

    window: QMainWindow
    parts: Parts
    document: Document
    files: Files
    watching: Watching
    solving: Solving
    stops: Stops
    experiments: Experiments
    show_difference: Callable[[], None]
    edit_breakpoints: Callable[[], None]
    cancel: Callable[[], None]
    go_to: Callable[[], None]
    back_to_playing: Callable[[], object]
    want_theme: Callable[[str], None]
    want_language: Callable[[str], None]
    arrange: Callable[[str], None]
    reset_panes: Callable[[], None]

    def table(self) -> Mapping[str, Callable[[], object]]:
        """A handler for each action's id."""
        parts = (self._file, self._edit, self._search, self._stops, self._gallery, self._view, self._help)
        return {name: handler for part in parts for name, handler in part().items()}

    def _file(self) -> dict[str, Callable[[], object]]:
        files = self.files
        return {
            "new": files.new,
            "open": files.open,
            "save": files.save,
            "save_as": files.save_as,
            "export_picture": lambda: self.parts.exporting.export_picture(),
            "export_log": lambda: self.parts.exporting.export_log(),
            "export_tree": lambda: self.parts.exporting.export_tree(),
            "export_film": lambda: self.parts.exporting.export_film(),
            "save_run": lambda: self.parts.exporting.save_run(),
            "library": lambda: self.parts.bookcase.show(),
            "previous_puzzle": lambda: self.parts.bookcase.previous(),
            "next_puzzle": lambda: self.parts.bookcase.next(),
            "keep_puzzle": lambda: self.parts.librarian.keep_puzzle(self.document.puzzle),
            "bring_back": files.bring_back,
            "versions": lambda: self.parts.show_versions(),
            "print": lambda: self.parts.printing.ask(),
            "quit": self.window.close,
        }

    def _edit(self) -> dict[str, Callable[[], object]]:
        document, guarded = self.document, self.watching.before_edit
        return {
            "undo": partial(guarded, document.undo_stack.undo),
            "redo": partial(guarded, document.undo_stack.redo),
            "last_correct": lambda: self.parts.way_back.start(),
            "copy": self.files.copy,
            "copy_board": self.files.copy_board,
            "copy_link": lambda: self.parts.exporting.copy_link(),
            "paste": self.files.paste,
            "clear_entries": partial(guarded, partial(document.clear_entries, deeds.CLEARED)),
            "mode_givens": partial(document.set_mode, Mode.GIVENS),
            "mode_digits": partial(document.set_mode, Mode.DIGITS),
            "mode_notes": lambda: self.parts.typing.switch_mode(Mode.NOTES),
            "mode_centre": lambda: self.parts.typing.switch_mode(Mode.CENTRE),
            "mode_colours": lambda: self.parts.typing.switch_mode(Mode.COLOURS),
        }

    def _search(self) -> dict[str, Callable[[], object]]:
        watching = self.watching
        return {
            "solve": self.solving.solve,
            "watch": watching.start_again,
            "leave": self.back_to_playing,
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
            "faster": partial(watching.change_speed, 1),
            "slower": partial(watching.change_speed, -1),
            "coarser_steps": partial(watching.change_beat, 1),
            "finer_steps": partial(watching.change_beat, -1),
            "previous_dead_end": partial(watching.look_for, "dead_end", backward=True),
            "next_dead_end": partial(watching.look_for, "dead_end"),
            "previous_solution": partial(watching.look_for, "solution", backward=True),
            "next_solution": partial(watching.look_for, "solution"),
            "go_to": self.go_to,
            "rule_fewest": partial(watching.set_rule, Rule.FEWEST),
            "rule_first": partial(watching.set_rule, Rule.FIRST),
            **{f"engine_{engine}": partial(watching.set_engine, engine) for engine in Engine},
            "what_if": self.experiments.take_target,
            "contrast_choice": self.show_difference,
            "contrast_here": self.experiments.contrast_here,
            "contrast_off": self.experiments.contrast_off,
            "cancel": self.cancel,
        }

    def _stops(self) -> dict[str, Callable[[], object]]:
        stops = self.stops
        return {
            "break_here": stops.break_here,
            "run_on": stops.run,
            "run_back": partial(stops.run, backward=True),
            "edit_breakpoints": self.edit_breakpoints,
            "bookmark": stops.bookmark,
            "previous_bookmark": partial(stops.go_to_mark, backward=True),
            "next_bookmark": stops.go_to_mark,
            "previous_touch": partial(stops.go_to_touch, backward=True),
            "next_touch": stops.go_to_touch,
        }

    def _gallery(self) -> dict[str, Callable[[], object]]:
        return {
            f"sample_{sample.id}": partial(self.watching.watch_sample, sample.id)
            for sample in gallery.SAMPLES
        }

    def _view(self) -> dict[str, Callable[[], object]]:
        themes = ("system", "light", "dark", "contrast")
        return {
            **{f"arrangement_{name}": partial(self.arrange, name) for name in ARRANGEMENTS},
            "reset_panes": self.reset_panes,
            "present": lambda: self.parts.presentation.toggle(),
            **{f"theme_{name}": partial(self.want_theme, name) for name in themes},
            **{f"language_{name}": partial(self.want_language, code) for code, name in LANGUAGES.items()},
        }

    def _help(self) -> dict[str, Callable[[], object]]:
        return {
            "tours": lambda: self.parts.tours.choose(),
            "continue_tour": lambda: self.parts.tours.resume(),
            "manual": lambda: self.parts.help.show_manual(),
            "what_is_this": lambda: self.parts.help.ask_what(),
            "shortcuts": lambda: ShortcutSheet(self.window, actions.shortcut_rows()).open(),
            "about": lambda: self.parts.help.show_about(),
        }
