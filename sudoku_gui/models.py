"""The models of a window: what it shows and changes; and where corner notes stand."""

from operator import ne
from typing import Final

from PySide6.QtCore import QObject

from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.database.library import Library
from sudoku_gui.database.open_list import OpenList
from sudoku_gui.document.document import Document
from sudoku_gui.document.highlights import Highlights
from sudoku_gui.document.hint_session import HintSession
from sudoku_gui.document.preferences import Preferences, RecentFiles
from sudoku_gui.document.puzzle_status import PuzzleStatus
from sudoku_gui.player.baseline import Baseline
from sudoku_gui.player.bookmarks import BookmarkStore
from sudoku_gui.player.breakpoints import Breakpoints
from sudoku_gui.player.comparison import Comparison
from sudoku_gui.player.player import Player
from sudoku_gui.player.run_until import Following
from sudoku_gui.player.runs import Runs
from sudoku_gui.player.selection import Selection


class Models(QObject):
    """The models of a window; each is a child QObject."""

    def __init__(self, preferences: Preferences | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.preferences = preferences or Preferences()
        self.preferences.setParent(self)
        self.recent_files = RecentFiles(self)
        self.document = document = Document(self)
        self.note_places = NotePlaces(document, self.preferences, self)
        self.hint_session = HintSession(document, self)
        self.highlights = Highlights(document, self)
        self.status = PuzzleStatus(document, self)
        self.player = player = Player(self)
        # Created first: it clears the target before any list changes.
        self.selection = Selection(player, self)
        self.breakpoints = Breakpoints(player, self)
        self.runs = Runs(player, self)
        self.baseline = Baseline(player, self)
        self.comparison = Comparison(player, self)
        self.bookmarks = BookmarkStore(player, self)
        self.following = Following(player, self)
        self.library = Library(parent=self)
        self.open_list = OpenList(self.library, self)


_MANY: Final = 2  # notes of a cell on average: candidates are more, and corners rarely hold as many


class NotePlaces(QObject):
    """Where corner notes stand: in the corners, or in places by digit where they are the candidates of all cells.

    Decides for the puzzle on the board when most of its notes change at once, so that no note moves by itself.
    """

    def __init__(self, document: Document, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._has_candidates = False
        document.changed.connect(self._follow)  # before the views do

    @property
    def in_corners(self) -> bool:
        """Whether the corner notes of the puzzle on the board stand in the corners."""
        return self._preferences["corner_notes"] == "corners" and not self._has_candidates

    def in_corners_of(self, puzzle: Puzzle) -> bool:
        """The same of a puzzle as it is, wherever it comes from."""
        return self._preferences["corner_notes"] == "corners" and not _has_candidates(puzzle)

    def _follow(self, before: Puzzle, puzzle: Puzzle) -> None:
        changed = sum(map(ne, before.corner.masks, puzzle.corner.masks))
        if puzzle.givens != before.givens or 2 * changed > 81 - puzzle.board.filled:
            self._has_candidates = _has_candidates(puzzle)


def _has_candidates(puzzle: Puzzle) -> bool:
    """Whether all empty cells have notes, and as many as only candidates are."""
    cells = list(zip(puzzle.board.digits, puzzle.corner.masks, strict=True))
    count = sum(mask.bit_count() for _, mask in cells)
    is_many = count > _MANY * (81 - puzzle.board.filled) or puzzle.corner == puzzle.board.possible()
    return is_many and all(map(any, cells))
