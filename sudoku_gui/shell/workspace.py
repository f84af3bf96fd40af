"""The workspace: all models of one window, which can so be rebuilt around them."""

from PySide6.QtCore import QObject

from sudoku_gui.document.document import Document
from sudoku_gui.document.highlights import Highlights
from sudoku_gui.document.preferences import Preferences
from sudoku_gui.document.puzzle_status import PuzzleStatus
from sudoku_gui.hints.hint_session import HintSession
from sudoku_gui.library.library import Library
from sudoku_gui.library.open_list import OpenList
from sudoku_gui.player.baseline import Baseline
from sudoku_gui.player.bookmarks import BookmarkList
from sudoku_gui.player.breakpoints import Breakpoints
from sudoku_gui.player.comparison import Comparison
from sudoku_gui.player.player import Player
from sudoku_gui.player.run_until import Following
from sudoku_gui.player.runs import Runs
from sudoku_gui.player.selection import Selection
from sudoku_gui.player.what_if import WhatIf
from sudoku_gui.tours.comparison import TourComparison
from sudoku_gui.tours.guide import TourGuide


class Workspace:
    """What a window shows and changes; each part is a QObject of its own."""

    def __init__(self) -> None:
        self.preferences = Preferences()
        self.document = Document()
        self.hint_session = HintSession(self.document)
        self.highlights = Highlights(self.document)
        self.status = PuzzleStatus(self.document)
        self.player = player = Player()
        self.selection = Selection(player)  # it forgets what is pointed at before any list changes
        self.breakpoints = Breakpoints(player)
        self.runs = Runs(player)
        self.baseline = Baseline(player)
        self.comparison = Comparison(player)
        self.tour_guide = TourGuide(player, self.selection)
        TourComparison(self.tour_guide, player, self.comparison, self.baseline, parent=self.tour_guide)
        self.bookmarks = BookmarkList(player)
        self.following = Following(player)
        self.what_if = WhatIf(player, self.runs)
        self.library = Library()
        self.open_list = OpenList(library=self.library)

    def set_parent(self, owner: QObject) -> None:
        """Make an object the parent of all models, so that they end with it."""
        for part in vars(self).values():
            part.setParent(owner)
