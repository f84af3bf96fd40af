"""Texts of the main window about itself and about the puzzle."""

import re

from PySide6.QtCore import QDate, QLocale, Qt

from solver_core.hints import Difficulty
from solver_core.hints.techniques import TECHNIQUES
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.translation import translate
from sudoku_gui.wording.foreign import shown
from sudoku_gui.wording.names import DIFFICULTIES, difficulty_name, number, technique_name


def title(name: str) -> str:
    """The window's title; [*] is where Qt shows that something is unsaved."""
    text = translate("window", "{name}[*] - Dancing Sudoku")
    return text.format(name=shown(name).replace("[*]", "[*][*]"))  # which Qt shows as one


def numbered(name: str, count: int) -> str:
    return translate("window", "{name} #{number}").format(name=shown(name), number=number(count))


def untitled() -> str:
    """A puzzle without a file."""
    return translate("window", "Untitled")


def about(puzzle: Puzzle) -> str:
    """Level, hardest technique and date of a puzzle, as far as its headers have them; "" without any."""
    technique = next((one.id for one in TECHNIQUES if one.name == puzzle.header("C")), "")
    parts = (level(puzzle.header("L")), technique_name(technique) if technique else "", _day(puzzle))
    return " · ".join(filter(None, parts))


def level(text: str) -> str:
    """A level in the user's language; that of another program as it is called there."""
    text = text.strip()
    return difficulty_name(Difficulty(text.casefold())) if text.casefold() in DIFFICULTIES else shown(text)


def _day(puzzle: Puzzle) -> str:
    day = QDate.fromString(puzzle.header("B").strip(), Qt.DateFormat.ISODate)
    form = re.sub(r"\W*dddd\W*", "", QLocale().dateFormat())  # the long one without the day of the week
    return QLocale().toString(day, form) if day.isValid() else ""


def time(milliseconds: int) -> str:
    """How long a puzzle has taken: ``12:03``, or with hours ``1:02:03``."""
    minutes, seconds = divmod(milliseconds // 1000, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def count(puzzle: Puzzle, *, is_typed: bool = False) -> str:
    """How many givens there are and how many cells are to go, or that it is solved."""
    if is_typed:
        return translate("imports", "%n givens", "", puzzle.givens.filled)
    to_go = 81 - puzzle.board.filled
    if puzzle.board.is_solved:
        return translate("window", "solved")
    return translate("window", "{givens} givens, {to_go} to go", "", puzzle.givens.filled).format(
        givens=puzzle.givens.filled, to_go=to_go
    )
