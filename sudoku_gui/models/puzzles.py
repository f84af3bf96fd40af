"""The puzzles of a collection as a list, each made only when it is looked at."""

from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QCoreApplication, QModelIndex, QPersistentModelIndex, Qt

from solver_core.sudoku.puzzle import Puzzle

Index = QModelIndex | QPersistentModelIndex


class PuzzleList(QAbstractListModel):
    """A row for each puzzle: its number, how many givens it has, its title or its cells."""

    def __init__(self, puzzles: Sequence[Puzzle]) -> None:
        super().__init__()
        self.puzzles = puzzles

    def rowCount(self, parent: Index | None = None) -> int:
        """How many puzzles there are."""
        return 0 if parent is not None and parent.isValid() else len(self.puzzles)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The row as text."""
        if not index.isValid() or role not in {
            Qt.ItemDataRole.DisplayRole,
            Qt.ItemDataRole.AccessibleTextRole,
        }:
            return None
        puzzle = self.puzzles[index.row()]
        words = QCoreApplication.translate("collection", "{number}:  {givens} givens  {title}")
        title = puzzle.title or puzzle.header("C") or str(puzzle.givens)
        return words.format(number=index.row() + 1, givens=puzzle.givens.filled, title=title)
