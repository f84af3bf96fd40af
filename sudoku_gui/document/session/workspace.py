"""What a session stores of a window, as it sees it: the models know nothing of library and tours."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import SignalInstance

from solver_core.sudoku.grid import Grid
from sudoku_gui.document.preferences import Preferences
from sudoku_gui.document.search_data import SavedWorkspace


class Plays(Protocol):
    """The states of play of puzzles, on their way into the library."""

    @property
    def changed(self) -> SignalInstance: ...
    @property
    def pending(self) -> int: ...
    @property
    def is_failing(self) -> bool: ...
    def is_pending(self, givens: Grid) -> bool: ...
    def restore_pending(self, rows: Sequence[object]) -> None: ...
    def to_json(self) -> list[list[object]]: ...


class LibraryOfPlays(Protocol):
    """The library, of which only the states of play are stored."""

    @property
    def plays(self) -> Plays: ...


class TourState(Protocol):
    """The side of a guided tour that a session stores and restores."""

    @property
    def moved(self) -> SignalInstance: ...
    @property
    def answered(self) -> SignalInstance: ...
    @property
    def left(self) -> SignalInstance: ...
    @property
    def was_under_way(self) -> bool: ...
    def to_json(self) -> dict[str, object]: ...
    def from_json(self, data: object) -> None: ...


class SessionWorkspace(SavedWorkspace, Protocol):
    """The models that a session stores and restores at the next start."""

    @property
    def preferences(self) -> Preferences: ...
    @property
    def tour_guide(self) -> TourState: ...
    @property
    def library(self) -> LibraryOfPlays: ...
