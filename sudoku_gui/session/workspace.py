"""The workspace: everything that one window works on and nobody can see, so that the window may be built anew around it."""

from dataclasses import dataclass

from PySide6.QtCore import QObject

from sudoku_gui.session.breakpoints import Breakpoints
from sudoku_gui.session.document import Document
from sudoku_gui.session.following import Following
from sudoku_gui.session.marks import Marks
from sudoku_gui.session.player import Player
from sudoku_gui.session.pointing import Pointing
from sudoku_gui.session.preferences import Preferences


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
    """

    document: Document
    player: Player
    preferences: Preferences
    pointing: Pointing
    breakpoints: Breakpoints
    marks: Marks
    following: Following

    @classmethod
    def begin(cls) -> "Workspace":
        """An empty one."""
        player, pointing = Player(), Pointing()
        player.began.connect(pointing.clear)  # before any view asks what another problem's numbers mean
        breakpoints = Breakpoints()
        breakpoints.connect_to(player)
        return cls(
            document=Document(),
            player=player,
            preferences=Preferences(),
            pointing=pointing,
            breakpoints=breakpoints,
            marks=Marks(player),
            following=Following(player),
        )

    def belong_to(self, owner: QObject) -> None:
        """End with its owner."""
        for part in (
            self.document,
            self.player,
            self.preferences,
            self.pointing,
            self.breakpoints,
            self.marks,
            self.following,
        ):
            part.setParent(owner)
