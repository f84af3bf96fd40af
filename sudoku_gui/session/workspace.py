"""The workspace: everything that one window works on and nobody can see, so that the window may be built anew around it."""

from dataclasses import dataclass, fields

from PySide6.QtCore import QObject

from sudoku_gui.session.breakpoints import Breakpoints
from sudoku_gui.session.comparison import Comparison
from sudoku_gui.session.contrast import Contrast
from sudoku_gui.session.document import Document
from sudoku_gui.session.following import Following
from sudoku_gui.session.library import Library
from sudoku_gui.session.marks import Marks
from sudoku_gui.session.player import Player
from sudoku_gui.session.pointing import Pointing
from sudoku_gui.session.preferences import Preferences
from sudoku_gui.session.runs import Runs
from sudoku_gui.session.shelf import Shelf
from sudoku_gui.session.tour_beside import TourBeside
from sudoku_gui.session.touring import Touring
from sudoku_gui.session.what_if import WhatIf


@dataclass(frozen=True, slots=True)
class Workspace:
    """What a window shows and changes; each part is a QObject of its own.

    Attributes:
        document: the puzzle that is worked on.
        player: what moves the search.
        preferences: what is remembered.
        pointing: what is pointed at.
        breakpoints: where runs stop.
        marks: positions to come back to.
        following: the column, option or cell that is followed.
        runs: the ways to search what is watched.
        what_if: makes more of them.
        contrast: what the present position is set against.
        comparison: another search beside the one watched.
        touring: the guided tour that is under way.
        library: collections of puzzles, and how far each puzzle has been played.
        shelf: the puzzles of a file or a collection that are open.
    """

    document: Document
    player: Player
    preferences: Preferences
    pointing: Pointing
    breakpoints: Breakpoints
    marks: Marks
    following: Following
    runs: Runs
    what_if: WhatIf
    contrast: Contrast
    comparison: Comparison
    touring: Touring
    library: Library
    shelf: Shelf

    @classmethod
    def begin(cls) -> "Workspace":
        """An empty one."""
        player = Player()
        pointing = Pointing(player)
        breakpoints = Breakpoints()
        breakpoints.connect_to(player)
        runs = Runs(player)
        contrast, comparison, touring = Contrast(player), Comparison(player), Touring(player, pointing)
        library = Library()
        TourBeside(touring, player, comparison, contrast, parent=touring)
        return cls(
            document=Document(),
            player=player,
            preferences=Preferences(),
            pointing=pointing,
            breakpoints=breakpoints,
            marks=Marks(player),
            following=Following(player),
            runs=runs,
            what_if=WhatIf(player, runs),
            contrast=contrast,
            comparison=comparison,
            touring=touring,
            library=library,
            shelf=Shelf(library=library),
        )

    def belong_to(self, owner: QObject) -> None:
        """End with its owner."""
        for field in fields(self):
            getattr(self, field.name).setParent(owner)
