"""HoDoKu's levels of difficulty: a puzzle has that of its hardest technique, or the next if its score is high."""

from enum import StrEnum
from typing import Final


class Difficulty(StrEnum):
    """How hard a puzzle or a technique is, the easiest first."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    EXPERT = "expert"
    FIENDISH = "fiendish"

    @property
    def rank(self) -> int:
        """How hard a level is beside the others: 0 for the easiest."""
        return _RANKS[self]


LEVELS: Final = tuple(Difficulty)
_RANKS: Final = {level: rank for rank, level in enumerate(LEVELS)}

MOST_POINTS: Final = {
    Difficulty.EASY: 800,
    Difficulty.MEDIUM: 1000,
    Difficulty.HARD: 1600,
    Difficulty.EXPERT: 1800,
}
"""The score up to which a puzzle can have a level; there is no limit for the hardest."""


def level_of(hardest: Difficulty, score: int) -> Difficulty:
    """The level of a puzzle with this score, whose hardest technique has that level.

    >>> level_of(Difficulty.EASY, 812)
    <Difficulty.MEDIUM: 'medium'>
    """
    return next(level for level in LEVELS[hardest.rank :] if score <= MOST_POINTS.get(level, score))
