"""The window as session restore sees it: a protocol, since features do not import the shell."""

from typing import Any, Protocol

from sudoku_gui.document.document import Document, Source
from sudoku_gui.document.preferences import Preferences
from sudoku_gui.document.search_data import Workspace
from sudoku_gui.document.session_state import SessionState
from sudoku_gui.files.controller import Files
from sudoku_gui.files.preview import Preview
from sudoku_gui.player.player import Player
from sudoku_gui.player.subject import Subject
from sudoku_gui.widgets.info_bar import InfoBar


class SessionWorkspace(Workspace, Protocol):
    """The state of a window, with its library and its tours."""

    @property
    def library(self) -> Any: ...
    @property
    def touring(self) -> Any: ...


class Board(Protocol):
    """The board, which has a selected cell."""

    @property
    def selected(self) -> int | None: ...
    def select(self, cell: int) -> None:
        """Select a cell."""


class LibraryController(Protocol):
    """The library, which remembers plays."""

    def reopen(self, source: Source) -> None:
        """Open the list again that a puzzle comes from."""

    def store_play(self) -> bool:
        """Store the state of play in the library; returns whether it is there."""


class Stops(Protocol):
    """The lists of breakpoints, bookmarks and runs."""

    def restore(self, state: SessionState) -> None:
        """Restore the lists of breakpoints, bookmarks, runs and tours."""


class Tours(Protocol):
    """The guided tours."""

    def resume(self) -> None:
        """Continue the tour that was under way."""


class Watching(Protocol):
    """Begins searches."""

    def watch(self, subject: Subject, position: int) -> object:
        """Watch a search at a position."""


class SessionWindow(Protocol):
    """What is stored and restored; parts are looked up when needed, since a new language rebuilds them."""

    document: Document
    player: Player
    preferences: Preferences
    info_bar: InfoBar
    files: Files

    @property
    def workspace(self) -> SessionWorkspace: ...
    @property
    def board(self) -> Board: ...
    @property
    def library_controller(self) -> LibraryController: ...
    @property
    def stops(self) -> Stops: ...
    @property
    def tours(self) -> Tours: ...
    @property
    def watching(self) -> Watching: ...
    def close(self) -> bool:
        """Close the window, if it may close."""

    def isActiveWindow(self) -> bool: ...
    def make_preview(self) -> Preview:
        """A board that shows puzzles, and the function that shows one."""
