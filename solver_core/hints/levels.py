"""Levels of difficulty, as HoDoKu has them; a puzzle has that of its hardest technique, or the next if its score is high."""

from enum import StrEnum
from typing import Final


class Level(StrEnum):
    """How hard a puzzle or a technique is, the easiest first."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    EXPERT = "expert"
    FIENDISH = "fiendish"

    @property
    def rank(self) -> int:
        """0 for the easiest."""
        return _RANKS[self]


LEVELS: Final = tuple(Level)
_RANKS: Final = {level: rank for rank, level in enumerate(LEVELS)}

MOST_POINTS: Final = {Level.EASY: 800, Level.MEDIUM: 1000, Level.HARD: 1600, Level.EXPERT: 1800}
"""The score up to which a puzzle can have a level; there is no limit for the hardest."""


def level_of(hardest: Level, score: int) -> Level:
    """The level of a puzzle with this score, whose hardest technique has that level.

    >>> level_of(Level.EASY, 812)
    <Level.MEDIUM: 'medium'>
    """
    return next(level for level in LEVELS[hardest.rank :] if score <= MOST_POINTS.get(level, score))
