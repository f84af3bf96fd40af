"""The puzzles that can be begun or continued: those of days, and the games that are under way."""

from collections.abc import Iterator
from contextlib import suppress
from datetime import date, timedelta
from functools import cache
from typing import Final

from solver_core.formats import FormatError
from solver_core.formats.data import own
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.database.library import Library
from sudoku_gui.database.operations import Game
from sudoku_gui.document.puzzle_stock import Stock

DAILY: Final = "daily"
"""The choice of a day's puzzle, beside the levels."""

_MOST: Final = 12  # games that are offered
_DAY: Final = timedelta(days=1)


class Days:
    """The puzzles of days up to today, and how far each was played.

    A day is done when its puzzle was solved by hand, whenever that was.
    """

    def __init__(self, stock: Stock, library: Library, today: date) -> None:
        self.today = today
        self.puzzle = cache(stock.daily)
        self._games = library.games
        self._solved = {record.givens for record in library.solves()}
        self.game = cache(self._game)

    def is_done(self, day: date) -> bool:
        return self.puzzle(day).givens.code in self._solved

    def _game(self, day: date) -> Game | None:
        """The unfinished game of a day's puzzle."""
        game = self._games.of(self.puzzle(day).givens, with_state=False)
        return game if game is not None and not game.solved else None

    @property
    def streak(self) -> int:
        """How many days in a row are done, up to today, or to yesterday while today's is still to be played."""
        day, count = self.today, int(self.is_done(self.today))
        while self.is_done(day := day - _DAY):
            count += 1
        return count


def games(library: Library, present: Grid) -> Iterator[Puzzle]:
    """The puzzles that are under way, the latest first, without that on the board."""
    for game in library.games.unfinished(_MOST):
        with suppress(FormatError):  # of a newer program
            puzzle = own.read(game.state).puzzles[0]
            if puzzle.givens != present:
                yield puzzle
