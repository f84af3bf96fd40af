"""Words of the page of New Puzzle."""

from datetime import date
from typing import Final

from PySide6.QtCore import QDate, QLocale

from solver_core.hints import Difficulty
from solver_core.hints.levels import LEVELS
from solver_core.sudoku.cells import CELLS
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.database.actions import Play
from sudoku_gui.features.new_puzzle.model import Days
from sudoku_gui.translation import Texts, translate
from sudoku_gui.wording.foreign import shown
from sudoku_gui.wording.techniques import level_name
from sudoku_gui.wording.window import time

mark = Texts("new_puzzle").mark

_LEVELS: Final = {
    Difficulty.EASY: mark("&Easy"),
    Difficulty.MEDIUM: mark("&Medium"),
    Difficulty.HARD: mark("&Hard"),
    Difficulty.EXPERT: mark("E&xpert"),
    Difficulty.FIENDISH: mark("&Fiendish"),
}


def levels() -> dict[Difficulty, str]:
    """The labels of the buttons, each with another mnemonic."""
    return {level: translate("new_puzzle", _LEVELS[level]) for level in LEVELS}


def qt_day(which: date) -> QDate:
    return QDate(which.year, which.month, which.day)


def day(which: date) -> str:
    words = translate("new_puzzle", "dddd, MMMM d", "a day; letters as in QDate.toString")
    return QLocale().toString(qt_day(which), words)


def state(days: Days, which: date) -> str:
    """The level of a day's puzzle, and how far it was played."""
    level, play = level_name(days.puzzle(which).level), days.play(which)
    if play is not None:
        words = translate("new_puzzle", "{level} · started, {time}")
        return words.format(level=level, time=time(play.elapsed))
    return translate("new_puzzle", "{level} · solved").format(level=level) if days.is_done(which) else level


def play(*, is_done: bool, under_way: Play | None) -> str:
    """What the button for a day does."""
    if under_way is not None:
        return translate("new_puzzle", "&Continue")
    return translate("new_puzzle", "Play &Again") if is_done else translate("new_puzzle", "&Play")


def streak(count: int) -> str:
    return translate("new_puzzle", "%n days in a row", "", count) if count else ""


def game(puzzle: Puzzle) -> str:
    """The level or title of a puzzle under way, how much is done, and the time."""
    level = puzzle.header("L").casefold()
    name = level_name(Difficulty(level)) if level in LEVELS else shown(puzzle.title or level)
    share = 100 * puzzle.entries.filled // max(1, len(CELLS) - puzzle.givens.filled)
    done = translate("new_puzzle", "{share} % · {time}").format(share=share, time=time(puzzle.elapsed))
    return f"{name}\n{done}"
