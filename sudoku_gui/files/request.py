"""A request to open something, and where several puzzles go."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, TypeAlias

from solver_core.formats.listing import Listing
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.stash import MakeRoom

Watch: TypeAlias = Callable[[str], bool]
"""Watches a problem in the format of Knuth's programs; returns whether that is possible."""


class OpenList(Protocol):
    """Where several puzzles go."""

    @property
    def name(self) -> str: ...
    @property
    def count(self) -> int: ...
    def open(self, index: int) -> object:
        """Open a puzzle."""

    def show_listing(self, listing: Listing) -> None:
        """Show a long list."""

    def show_puzzles(
        self, name: str, puzzles: Sequence[Puzzle], path: Path | None = None, format_id: str = ""
    ) -> None:
        """Show puzzles."""


@dataclass(frozen=True, slots=True)
class Request:
    """How something is to be opened.

    Attributes:
        make_room: what becomes of the puzzle before.
        text: a sentence to show along with the result.
        kind: of the message; "error" where something could not be read.
        first: which of several puzzles is opened, from 0, where there are so many.
    """

    make_room: MakeRoom
    text: str = ""
    kind: str = "info"
    first: int = 0
