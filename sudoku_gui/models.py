"""The models of a window: what it shows and changes."""

from PySide6.QtCore import QObject

from sudoku_gui.database.library import Library
from sudoku_gui.database.open_list import OpenList
from sudoku_gui.document.document import Document
from sudoku_gui.document.highlights import Highlights
from sudoku_gui.document.hint_session import HintSession
from sudoku_gui.document.note_places import NotePlaces
from sudoku_gui.document.preferences import Preferences
from sudoku_gui.document.puzzle_status import PuzzleStatus
from sudoku_gui.player.baseline import Baseline
from sudoku_gui.player.bookmarks import BookmarkList
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
        self.document = document = Document(self)
        self.note_places = NotePlaces(document, self.preferences, self)
        self.hint_session = HintSession(document, self)
        self.highlights = Highlights(document, self)
        self.status = PuzzleStatus(document, self)
        self.player = player = Player(self)
        self.selection = Selection(
            player, self
        )  # created first: it clears the target before any list changes
        self.breakpoints = Breakpoints(player, self)
        self.runs = Runs(player, self)
        self.baseline = Baseline(player, self)
        self.comparison = Comparison(player, self)
        self.bookmarks = BookmarkList(player, self)
        self.following = Following(player, self)
        self.library = Library(parent=self)
        self.open_list = OpenList(self.library, self)
