"""Where corner notes stand: in the corners, or in places by digit where they are the candidates of all cells."""

from operator import ne
from typing import Final

from PySide6.QtCore import QObject

from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.document import Document
from sudoku_gui.document.preferences import Preferences

_MANY: Final = 2  # notes of a cell on average: candidates are more, and corners rarely hold as many


class NotePlaces(QObject):
    """Decides for the puzzle on the board when most of its notes change at once, so that no note moves by itself."""

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
