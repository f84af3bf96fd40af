"""What lists say about how hard their puzzles are: a number such as 7.2, or a word such as Easy."""

import re
from dataclasses import dataclass
from typing import Final

_NUMBER: Final = re.compile(r"[^\d-]{0,12}(\d{1,6}(?:[.,]\d{1,6})?)")
"""The first number of a level: 7.2, ED=7.2/1.2/1.2, SE 7,2."""
_RANGE: Final = re.compile(r"\s*(\d{1,6}(?:[.,]\d{1,6})?)?\s*(?:-|–|\.\.)\s*(\d{1,6}(?:[.,]\d{1,6})?)?\s*")
_ONE: Final = re.compile(r"\s*(\d{1,6}(?:[.,]\d{1,6})?)\s*")


@dataclass(frozen=True, slots=True)
class LevelRange:
    """Levels that are wanted: numbers in a range, or names in which a word stands.

    Attributes:
        least, most: of the number.
        word: in the name; where it is given, the numbers do not count.
    """

    least: float = 0.0
    most: float = float("inf")
    word: str = ""

    def has(self, level: str) -> bool:
        """Whether a level is wanted."""
        if self.word:
            return self.word in level.casefold()
        found = number(level)
        return found is not None and self.least <= found <= self.most


def read(text: str) -> LevelRange | None:
    """What the user wants: "easy", "7.2", "3 - 5", "7 -" or "- 2"; None where that is everything."""
    if not text.strip():
        return None
    if (one := _ONE.fullmatch(text)) is not None:
        wanted = _value(one[1])
        return LevelRange(wanted, wanted)
    found = _RANGE.fullmatch(text)
    if found is not None and (found[1] or found[2]):
        return LevelRange(
            _value(found[1]) if found[1] else 0.0, _value(found[2]) if found[2] else float("inf")
        )
    return LevelRange(word=text.strip().casefold())


def number(level: str) -> float | None:
    """The number that stands for a level; None where it is a word."""
    found = _NUMBER.match(level)
    return _value(found[1]) if found is not None else None


def key(level: str) -> tuple[int, float, str]:
    """What levels are ordered by: numbers first, then names, and puzzles without a level at the end."""
    found = number(level)
    if found is not None:
        return 0, found, ""
    return (1, 0.0, level.casefold()[:100]) if level else (2, 0.0, "")


def _value(text: str) -> float:
    return float(text.replace(",", "."))
