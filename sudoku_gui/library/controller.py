"""From puzzle to puzzle: the pane comes up when several are open, and how far each was played is kept."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject

from solver_core.formats import FormatError
from solver_core.formats.listing import Listing
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.document import Source
from sudoku_gui.library.plays import Plays
from sudoku_gui.player.job import answered
from sudoku_gui.shell.workspace import Workspace

PANE = "library"


class Bookcase(QObject):
    """Goes from puzzle to puzzle, keeps how far each was played, and shows the pane.

    Attributes:
        plays: the states of play.

    Args:
        parent: the window.
        workspace: whose shelf and library it is.
        show_pane: brings a pane in sight.
    """

    def __init__(self, parent: QObject, workspace: Workspace, show_pane: Callable[[str], None]) -> None:
        super().__init__(parent)
        self._shelf = workspace.shelf
        self._show_pane = show_pane
        self.plays = Plays(self, workspace)
        self._is_quiet = False
        self._awaited: int | None = None
        self._shelf.changed.connect(self._show_what_came)
        self._shelf.grown.connect(self._choose_awaited)

    def show(self) -> None:
        """Bring the pane in sight."""
        self._show_pane(PANE)

    def next(self) -> None:
        """Open the puzzle after this one."""
        self._go(self._shelf.next)

    def previous(self) -> None:
        """Open the puzzle before this one."""
        self._go(self._shelf.previous)

    def reopen(self, source: Source) -> None:
        """Open the list again that the puzzle on the board comes from, and show nothing of it unasked."""
        if source.path is None or source.number is None:
            return
        try:
            listing = answered(partial(Listing.begin, source.path))
        except (OSError, FormatError):
            return  # the puzzle is here, and nobody has asked for the others
        if listing is not None:
            self._is_quiet, self._awaited = True, source.number - 1
            self._shelf.show_listing(listing)
            self._is_quiet = False
            self._choose_awaited()

    def take_up(self, puzzle: Puzzle, source: Source) -> bool:
        """Put a puzzle on the board as far as it was played; answers whether it was."""
        return self.plays.take_up(puzzle, source)

    def keeps_board(self) -> bool:
        """Keep what stands on the board, where it belongs to a collection; answers whether it is kept there."""
        return self.plays.keep()

    def _go(self, go: Callable[[], bool]) -> None:
        if self._shelf.size:
            go()
        else:
            self.show()

    def _show_what_came(self) -> None:
        self._awaited = self._awaited if self._is_quiet else None
        if self._shelf.rows is not None and not self._is_quiet:
            self._show_pane(PANE)

    def _choose_awaited(self) -> None:
        """Choose the row of the puzzle on the board, once it is known."""
        if self._awaited is not None and self._awaited < self._shelf.size:
            awaited, self._awaited = self._awaited, None
            self._shelf.choose(awaited)
