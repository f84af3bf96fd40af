"""What the user types to find puzzles: words, adjacent cells, a puzzle's number, and levels.

A level is a number such as 7.2, which lists decorate (ED=7.2/1.2/1.2, SE 7,2), or a word such as Easy.
"""

import re
from dataclasses import dataclass
from typing import Final

from sudoku_gui.library.records import TO_DIGITS

_PUZZLE_NUMBER: Final = re.compile(r"\s*#?\s*(\d{1,9})\s*")
_CELLS: Final = re.compile(r"[1-9.0_*\s]*[.0_*1-9][1-9.0_*\s]*")
_FEWEST: Final = 3  # cells that are worth searching for

_DECIMAL: Final = r"(\d{1,6}(?:[.,]\d{1,6})?)"
_LEVEL: Final = re.compile(rf"[^\d-]{{0,12}}{_DECIMAL}")
_RANGE: Final = re.compile(rf"\s*{_DECIMAL}?\s*(?:-|–|\.\.)\s*{_DECIMAL}?\s*")
_ONE: Final = re.compile(rf"\s*{_DECIMAL}\s*")


def number(text: str, size: int) -> int | None:
    """The number of a puzzle to go to, from 1: typed with a #, or not greater than the size of the list."""
    found = _PUZZLE_NUMBER.fullmatch(text)
    if found is None:
        return None
    wanted = int(found[1])
    return wanted if wanted and (wanted <= size or "#" in text) else None


def cells(text: str) -> bytes:
    """Digits 0..9 to be found side by side in the givens; b"" where words or nothing are typed."""
    if _CELLS.fullmatch(text) is None:
        return b""
    typed = "".join(text.split())
    if not _FEWEST <= len(typed) <= 81 or not any(char in "123456789" for char in typed):
        return b""
    return typed.encode("ascii").translate(TO_DIGITS)


def words(text: str) -> str:
    """What is to be found in the texts of a puzzle, ignoring case."""
    return "" if cells(text) else text.strip().casefold()


@dataclass(frozen=True, slots=True)
class LevelRange:
    """Levels to be found: numbers in a range or, where a word is given, names that contain it."""

    least: float = 0.0
    most: float = float("inf")
    word: str = ""

    @classmethod
    def parse(cls, text: str) -> "LevelRange | None":
        """From "easy", "7.2", "3 - 5", "7 -" or "- 2"; None where nothing is typed."""
        if not text.strip():
            return None
        if (one := _ONE.fullmatch(text)) is not None:
            return cls(_value(one[1]), _value(one[1]))
        found = _RANGE.fullmatch(text)
        if found is not None and (found[1] or found[2]):
            return cls(_value(found[1] or "0"), _value(found[2] or "inf"))
        return cls(word=text.strip().casefold())

    def __contains__(self, level: str) -> bool:
        if self.word:
            return self.word in level.casefold()
        found = level_number(level)
        return found is not None and self.least <= found <= self.most


def level_number(level: str) -> float | None:
    """The number in a level; None where it is a word."""
    found = _LEVEL.match(level)
    return _value(found[1]) if found is not None else None


def level_key(level: str) -> tuple[int, float, str]:
    """Sorts levels: numbers first, then names, and puzzles without a level last."""
    found = level_number(level)
    if found is not None:
        return 0, found, ""
    return (1, 0.0, level.casefold()[:100]) if level else (2, 0.0, "")


def _value(text: str) -> float:
    return float(text.replace(",", "."))
