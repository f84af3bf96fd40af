"""Words of the page of New Puzzle."""

from datetime import date
from typing import Final

from PySide6.QtCore import QDate, QLocale

from solver_core.hints import Difficulty
from solver_core.hints.techniques import LEVELS
from solver_core.sudoku.cells import CELLS
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.database.operations import Game
from sudoku_gui.features.new_puzzle.model import Days
from sudoku_gui.translation import Texts
from sudoku_gui.wording.foreign import shown
from sudoku_gui.wording.names import difficulty_name
from sudoku_gui.wording.window import time

tr = Texts("new_puzzle")

_LEVELS: Final = {
    Difficulty.EASY: tr.mark("&Easy"),
    Difficulty.MEDIUM: tr.mark("&Medium"),
    Difficulty.HARD: tr.mark("&Hard"),
    Difficulty.EXPERT: tr.mark("E&xpert"),
    Difficulty.FIENDISH: tr.mark("&Fiendish"),
}


def levels() -> dict[Difficulty, str]:
    """The labels of the buttons, each with another mnemonic."""
    return {level: tr(_LEVELS[level]) for level in LEVELS}


def qt_day(which: date) -> QDate:
    return QDate(which.year, which.month, which.day)


def day(which: date) -> str:
    words = tr("dddd, MMMM d", "a day; letters as in QDate.toString")
    return QLocale().toString(qt_day(which), words)


def state(days: Days, which: date) -> str:
    """The level of a day's puzzle, and how far it was played."""
    level, game = difficulty_name(days.puzzle(which).level), days.game(which)
    if game is not None:
        return tr("{level} · started, {time}", level=level, time=time(game.elapsed))
    return tr("{level} · solved", level=level) if days.is_done(which) else level


def play(*, is_done: bool, under_way: Game | None) -> str:
    """The text of the button for a day."""
    if under_way is not None:
        return tr("&Continue")
    return tr("Play &Again") if is_done else tr("&Play")


def streak(count: int) -> str:
    return tr("%n days in a row", "", count) if count else ""


def game(puzzle: Puzzle) -> str:
    """The level or title of a puzzle under way, how much is done, and the time."""
    level = puzzle.header("L").casefold()
    name = difficulty_name(Difficulty(level)) if level in LEVELS else shown(puzzle.title or level)
    share = 100 * puzzle.entries.filled // max(1, len(CELLS) - puzzle.givens.filled)
    done = tr("{share} % · {time}", share=share, time=time(puzzle.elapsed))
    return f"{name}\n{done}"
