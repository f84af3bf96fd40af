"""The puzzles of a level that come with the program, as a list like any other."""

from solver_core.hints import Level
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.stock import Stock
from sudoku_gui.library.ratings import Rating
from sudoku_gui.library.rows import MemoryRows


class StockRows(MemoryRows):
    """All puzzles of a level, those that come with the program first, then those that were made here."""

    def __init__(self, name: str, level: Level, stock: Stock) -> None:
        puzzles = stock.of_level(level)
        super().__init__(name, [Puzzle(puzzle.givens) for puzzle in puzzles])
        self.stock_level: Level | None = level
        self._ratings = [Rating(puzzle.level, puzzle.score, puzzle.hardest) for puzzle in puzzles]

    def ratings(self, start: int, stop: int) -> list[Rating | None]:
        """The ratings that the stock has; nothing needs to be rated again."""
        return list(self._ratings[start:stop])
