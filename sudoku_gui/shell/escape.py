"""What Escape takes back: one thing, the latest that the user has seen; views and fields may claim the key before."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from sudoku_gui.panes.transport.commands import Watching
from sudoku_gui.player.player import Player
from sudoku_gui.tours.guide import TourGuide

Dismissal = Callable[[], bool]
"""Takes something back, and returns whether there was anything to take back."""


class Escape(QObject):
    """Takes back what is shown, else what is selected on the board, else leaves the search.

    Args:
        parent: with it this ends.
        player: of the search.
        tour_guide: a tour has a button of its own to leave it.
        watching: leaves the search.
        shown: what takes back something shown, the first that has anything.
        on_board: the same of the board, while one plays.
    """

    def __init__(
        self,
        parent: QObject,
        player: Player,
        tour_guide: TourGuide,
        watching: Watching,
        *,
        shown: Sequence[Dismissal],
        on_board: Sequence[Dismissal],
    ) -> None:
        super().__init__(parent)
        self._player = player
        self._tour_guide = tour_guide
        self._watching = watching
        self._shown = shown
        self._on_board = on_board

    def take_back(self, *, is_typing: bool) -> None:
        """Take back one thing; the search is not left while a field has the keyboard, or a question is open."""
        if any(dismiss() for dismiss in self._shown):
            return
        if not self._player.is_watching and any(dismiss() for dismiss in self._on_board):
            return
        is_asked = self._tour_guide.tour is not None or self._player.question.is_open
        if not is_typing and not is_asked:
            self._watching.back_to_playing()
