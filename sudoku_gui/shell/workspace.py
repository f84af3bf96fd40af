"""The workspace: all models of one window, which can so be rebuilt around them."""

from dataclasses import dataclass, fields

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
from sudoku_gui.player.following import Following
from sudoku_gui.player.player import Player
from sudoku_gui.player.runs import Runs
from sudoku_gui.player.selection import Selection
from sudoku_gui.player.what_if import WhatIf
from sudoku_gui.tours.comparison import TourComparison
from sudoku_gui.tours.guide import TourGuide


@dataclass(frozen=True, slots=True)
class Workspace:
    """What a window shows and changes; each part is a QObject of its own."""

    document: Document
    hint_session: HintSession
    highlights: Highlights
    status: PuzzleStatus
    player: Player
    preferences: Preferences
    selection: Selection
    breakpoints: Breakpoints
    marks: BookmarkList
    following: Following
    runs: Runs
    what_if: WhatIf
    baseline: Baseline
    comparison: Comparison
    touring: TourGuide
    library: Library
    open_list: OpenList

    @classmethod
    def begin(cls) -> "Workspace":
        """An empty one."""
        document, player, breakpoints, library = Document(), Player(), Breakpoints(), Library()
        selection = Selection(player)  # it forgets what is pointed at before any list changes
        breakpoints.connect_to(player)
        runs = Runs(player)
        baseline, comparison, touring = Baseline(player), Comparison(player), TourGuide(player, selection)
        TourComparison(touring, player, comparison, baseline, parent=touring)
        return cls(
            document=document,
            hint_session=HintSession(document),
            highlights=Highlights(document),
            status=PuzzleStatus(document),
            player=player,
            preferences=Preferences(),
            selection=selection,
            breakpoints=breakpoints,
            marks=BookmarkList(player),
            following=Following(player),
            runs=runs,
            what_if=WhatIf(player, runs),
            baseline=baseline,
            comparison=comparison,
            touring=touring,
            library=library,
            open_list=OpenList(library=library),
        )

    def belong_to(self, owner: QObject) -> None:
        """End with its owner."""
        for field in fields(self):
            getattr(self, field.name).setParent(owner)
