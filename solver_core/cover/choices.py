"""How a search chooses, and what it has chosen so far."""

from dataclasses import dataclass
from enum import StrEnum


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
