"""The parts of a window as opening, saving and restoring see them: features do not import the shell, nor each other."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, SignalInstance

from solver_core.formats.line_file import LineFile
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document import saved_state
from sudoku_gui.document.document import Source
from sudoku_gui.document.saved_state import SavedState
from sudoku_gui.document.session.session import Session
from sudoku_gui.document.session.workspace import Plays, SessionWorkspace
from sudoku_gui.player.subject import Subject
from sudoku_gui.widgets.dialog import ThemedWindow
from sudoku_gui.widgets.info_bar import InfoBar


class PuzzleLibrary(Protocol):
    """The library, as closing waits for it."""

    @property
    def settled(self) -> SignalInstance: ...
    @property
    def failed(self) -> SignalInstance: ...
    @property
    def import_failed(self) -> SignalInstance: ...
    @property
    def plays(self) -> Plays: ...
    @property
    def is_busy(self) -> bool: ...
    @property
    def is_changing(self) -> bool: ...
    def cancel(self) -> bool: ...
    def settle(self, patience: float) -> bool: ...


class ListedPuzzles(Protocol):
    """The open list: the puzzles of a file or a collection."""

    @property
    def puzzle_requested(self) -> SignalInstance: ...
    @property
    def unreadable(self) -> SignalInstance: ...
    @property
    def name(self) -> str: ...
    @property
    def count(self) -> int: ...
    def open(self, index: int) -> None: ...
    def show_line_file(self, line_file: LineFile) -> None: ...
    def show_puzzles(
        self, name: str, puzzles: Sequence[Puzzle], path: Path | None = None, format_id: str = "sdm"
    ) -> None: ...


class FilesWorkspace(SessionWorkspace, Protocol):
    """All that a session holds, with what opening and closing need."""

    @property
    def library(self) -> PuzzleLibrary: ...
    @property
    def open_list(self) -> ListedPuzzles: ...


class PlayedPuzzles(Protocol):
    """The library's side of opening and closing a puzzle."""

    def store_play(self) -> bool: ...
    def restore_play(self, puzzle: Puzzle, source: Source) -> bool: ...
    def reopen(self, source: Source) -> None: ...


class SearchOpener(Protocol):
    """The part of the window that starts a search and pauses it for an edit."""

    def watch(self, subject: Subject, position: int = 0) -> bool: ...
    def watch_problem(self, text: str) -> bool: ...
    def before_edit(self, edit: Callable[[], None]) -> None: ...


@dataclass(frozen=True, eq=False)
class FilesParts:
    """What opening, saving and restoring are made of, all of it finished."""

    window: ThemedWindow
    workspace: FilesWorkspace
    session: Session
    info_bar: InfoBar
    watching: SearchOpener
    library: PlayedPuzzles

    def show_state(self, state: SavedState, source: Source, *, modified: bool) -> Sequence[str]:
        """Show a saved state with its search; returns the codes of what could not be restored."""
        left_out = saved_state.restore(self.workspace, state, source, modified=modified)
        self.watch_state(state)
        return (*state.dropped, *left_out)

    def watch_state(self, state: SavedState) -> None:
        """Watch the search of a saved state, if there is one."""
        if state.subject is not None and state.position is not None:
            self.watching.watch(state.subject, state.position)


class FilesPart(QObject):
    """What opens, saves and restores has these parts at hand."""

    def __init__(self, parts: FilesParts) -> None:
        super().__init__(parts.window)
        self._parts = parts
        self._window, self._info_bar, self._session = parts.window, parts.info_bar, parts.session
        self._workspace, self._document = parts.workspace, parts.workspace.document
