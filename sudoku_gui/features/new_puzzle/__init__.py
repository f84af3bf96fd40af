"""New puzzles by level: from the stock, and from a generator when these are played."""

from collections.abc import Mapping
from contextlib import suppress
from datetime import date
from functools import partial
from random import SystemRandom
from typing import Any, Final

from solver_core.hints import Difficulty
from solver_core.hints.techniques import LEVELS
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.context import Context
from sudoku_gui.database.ratings import Rating
from sudoku_gui.database.rows import MemoryRows
from sudoku_gui.document.puzzle_stock import USUAL, Making, Stock, StockPuzzle
from sudoku_gui.features.new_puzzle.model import DAILY, Days, games
from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import Action
from sudoku_gui.player.job import call_soon
from sudoku_gui.wording.names import difficulty_name

_FEW: Final = 20  # with fewer unplayed puzzles of a level, this many are generated in the background
_REMEMBERED: Final = 4000  # puzzles that are remembered as played, the latest


class NewPuzzleFeature(Feature):
    """Opens unplayed puzzles, and generates more."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._waiting: Difficulty | None = None
        self.stock = Stock()
        self.making = Making(self)
        self.making.made.connect(self._on_made)
        self.making.failed.connect(self._on_failed)
        self._messages.dismissed.connect(self.cancel)
        self._are_awaited = False  # puzzles that were made
        context.library.imported.connect(self._on_imported)

    @Action(
        "new_puzzle",
        "&New Puzzle...",
        keys=("Ctrl+N",),
        icon="new",
        tip="Choose a level, a daily puzzle or a game in progress",
    )
    def choose_level(self) -> None:
        """Open the dialog; Return takes what was chosen last."""
        from sudoku_gui.features.new_puzzle.dialog import NewPuzzleDialog

        context, actions = self.context, self.context.actions
        context.game_saving.store_game()
        under_way = list(games(context.library, self._document.puzzle.givens))
        days = Days(self.stock, context.library, _today())
        others = {name: actions[name].trigger for name in ("new", "open")}
        others |= {"make": self.show_maker, "rules": actions["rules"].trigger}
        dialog = NewPuzzleDialog(self._window, days, under_way, self._preferences["new_level"], others)
        dialog.level_chosen.connect(self.open_level)
        dialog.day_chosen.connect(self.open_daily)
        dialog.game_chosen.connect(context.requests.puzzle)
        dialog.open()

    @Action(
        "another_puzzle",
        "Another Puzzle Li&ke This",
        keys=("Ctrl+J",),
        tip="Open another new puzzle of the same level at once",
    )
    def open_another(self) -> None:
        """Open a puzzle of the present one's level; where that is unknown, let the user choose."""
        level = self._document.puzzle.header("L").strip().casefold()
        if level in set(map(str, LEVELS)):
            self.open_level(Difficulty(level))
        else:
            self.choose_level()

    def open_level(self, level: Difficulty) -> None:
        """Open a puzzle of a level: at once, or as soon as one is made."""
        self._preferences["new_level"] = level
        unplayed = self.stock.unplayed(level, self._played())
        if unplayed:
            self._open(SystemRandom().choice(unplayed))
            if len(unplayed) <= _FEW and not self.making.is_running:
                self._make(level)
            return
        text = self.tr("Making a puzzle of the level {level}...").format(level=difficulty_name(level))
        self._messages.show_message(text, "info", [(self.tr("Stop"), self.cancel)])
        self._waiting = level
        self._make(level)  # where that fails at once, it is said in place of the message

    def _make(self, level: Difficulty) -> None:
        self.making.start(_FEW, ("--level", level, *USUAL))

    def open_daily(self, day: date | None = None) -> None:
        """Open the puzzle of a day, by default of today; it is the same for everyone."""
        self._preferences["new_level"] = DAILY
        day = day or _today()
        self._open(self.stock.daily(day), day)

    def show_maker(self) -> None:
        """Open the dialog that makes puzzles of a level, symmetry or technique."""
        from sudoku_gui.features.new_puzzle.maker_dialog import PuzzleMaker

        dialog = PuzzleMaker(self._document.puzzle.board, self._window)
        dialog.accepted_puzzles.connect(self._open_made)
        dialog.show()

    def cancel(self) -> bool:
        """Stop waiting for a puzzle; returns whether one was awaited."""
        was_waiting, self._waiting = self._waiting is not None, None
        if was_waiting:
            self.making.stop()
        return was_waiting

    def close(self) -> None:
        self.making.stop()

    def _open(self, puzzle: StockPuzzle, day: date | None = None) -> None:
        played = [*self._played(), puzzle.key]
        self._preferences["played"] = " ".join(dict.fromkeys(played[-_REMEMBERED:]))
        self.context.requests.puzzle.emit(puzzle.puzzle(day))
        if not self._messages.text:
            text = self.tr("{level}, {score} points.")
            self._messages.show_message(text.format(level=difficulty_name(puzzle.level), score=puzzle.score))

    def _open_made(self, puzzles: list[Puzzle], rated: Mapping[str, Rating]) -> None:
        """Open one puzzle, or make a collection of several and open the first; the library stores their ratings."""
        library, name = self.context.library, self.tr("Made puzzles")
        if rated:
            library.ratings.add(rated)
        if len(puzzles) == 1:
            self.context.requests.puzzle.emit(puzzles[0])
        elif not library.import_rows(name, lambda: MemoryRows(name, puzzles), name):
            self.context.open_list.show_puzzles(name, puzzles)
            self.context.open_list.open(0)
        else:
            self._are_awaited = True

    def _on_imported(self) -> None:
        """Open the first of the puzzles made, once their list is shown."""
        if self._are_awaited:
            self._are_awaited = False
            call_soon(self, partial(self.context.open_list.open, 0))

    def _played(self) -> list[str]:
        return self._preferences["played"].split()

    def _on_made(self, answer: Mapping[str, Any]) -> None:
        level, givens = Difficulty(answer["level"]), Grid.parse(answer["puzzle"])
        puzzle = StockPuzzle(level, answer["score"], answer["hardest"], givens)
        waiting, self._waiting = self._waiting, None
        with suppress(OSError):  # without storing, another is generated when needed
            self.stock.add(puzzle)
        if waiting is puzzle.level:
            self._messages.dismiss()
            self._open(puzzle)

    def _on_failed(self, said: str) -> None:
        if self._waiting is not None:
            self._waiting = None
            text = self.tr("No puzzle could be made: {details}").format(details=said)
            self._messages.show_message(text, "error")


def _today() -> date:
    return date.today()  # noqa: DTZ011 - the user's own day
