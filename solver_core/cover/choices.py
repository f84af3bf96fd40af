"""How a search chooses, and what it has chosen so far."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import accumulate


class Rule(StrEnum):
    """Which item is branched on next."""

    FEWEST = "fewest"
    """The item with the fewest options left, the leftmost of several."""
    FIRST = "first"
    """The first item not yet covered."""
    SHUFFLED = "shuffled"
    """An item with the fewest options left, any of several: which one depends on the seed and on the options chosen."""


@dataclass(frozen=True, slots=True)
class Level:
    """One level of the choice stack.

    Attributes:
        item: the item branched on.
        option: the option tried.
        number: it is the number-th of the item's options that is tried, from 1.
        among: how many options the item had.
        given: it was tried because it is given, and no other will be.
    """

    item: int
    option: int
    number: int
    among: int
    given: bool

    @property
    def is_guess(self) -> bool:
        """Whether another option could have been tried instead."""
        return self.among > 1 and not self.given


def guess_numbers(levels: Sequence[Level]) -> tuple[int, ...]:
    """For each level the number of its guess, counted from the first one; 0 where it is none.

    >>> guess_numbers([Level(0, 0, 1, 1, False), Level(1, 1, 2, 2, False), Level(2, 2, 1, 3, False)])
    (0, 1, 2)
    """
    counted = accumulate(level.is_guess for level in levels)
    return tuple(number * level.is_guess for level, number in zip(levels, counted, strict=True))
