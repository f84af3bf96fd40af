"""What is watched: the search, where it stands, and how much of it is known. Nothing here moves it."""

from PySide6.QtCore import QObject

from solver_core.cover import Problem, SearchBase, Snapshot
from solver_core.sudoku import encoding
from solver_core.sudoku.grid import Grid
from sudoku_gui.player.background_runner import BackgroundRunner
from sudoku_gui.player.subject import Subject


class Watched(QObject):
    """The part of a player that only tells.

    Attributes:
        search: what is watched; None for nothing.
        subject: what it is a search of.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.search: SearchBase | None = None
        self.subject = Subject(Grid.empty())
        self._snapshot: Snapshot | None = None
        self._furthest = 0
        self._has_met_end = False
        self._background_runner = BackgroundRunner(self)

    @property
    def is_watching(self) -> bool:
        """Whether there is a search to be moved."""
        return self.search is not None

    @property
    def grid(self) -> Grid | None:
        """The puzzle watched; None where it is another problem."""
        return self.subject.grid

    @property
    def problem(self) -> Problem:
        """Whose items and options are meant: those of a Sudoku while nothing is watched."""
        return self.search.problem if self.search else encoding.problem()

    @property
    def snapshot(self) -> Snapshot | None:
        """Where the search stands, for pictures; the same object for all who ask at one position."""
        search, known = self.search, self._snapshot
        if search is None:
            return None
        if known is None or known.problem is not search.problem or known.position != search.position:
            known = self._snapshot = search.snapshot()
        return known

    @property
    def is_running_in_background(self) -> bool:
        """Whether more may become known of length, tree and timeline."""
        return self._background_runner.is_out

    @property
    def position(self) -> int:
        """How many ticks have happened; 0 when nothing is watched."""
        return self.search.position if self.search else 0

    @property
    def length(self) -> int:
        """How many ticks the search has, as far as is known."""
        return max(self._background_runner.length, self._furthest, self.position)

    @property
    def length_is_known(self) -> bool:
        """Whether the length is final."""
        return self._background_runner.has_seen_end or self._has_met_end
