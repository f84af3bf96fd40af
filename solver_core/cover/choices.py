"""How a search chooses: rules, overrides, and the levels of the stack."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import accumulate

from solver_core.cover.kernel import codes as code
from solver_core.cover.problem import Problem


class Rule(StrEnum):
    """The rule by which the next item to branch on is chosen."""

    FEWEST = "fewest"
    """The item with the fewest options left, the leftmost of several."""
    FIRST = "first"
    """The first item not yet covered."""
    SHUFFLED = "shuffled"
    """An item with the fewest options left, any of several: which one depends on the seed and on the options chosen."""


@dataclass(frozen=True, slots=True)
class StackLevel:
    """One level of the stack.

    Attributes:
        item: the item branched on.
        option: the option tried.
        number: the place of the option among the item's options as tried, from 1.
        among: how many options the item had.
        given: whether the option is given, so that no other is tried.
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


def guess_numbers(levels: Sequence[StackLevel]) -> tuple[int, ...]:
    """The number of each level's guess, counted from 1; 0 if it is none.

    >>> guess_numbers([StackLevel(0, 0, 1, 1, False), StackLevel(1, 1, 2, 2, False), StackLevel(2, 2, 1, 3, False)])
    (0, 1, 2)
    """
    counted = accumulate(level.is_guess for level in levels)
    return tuple(number * level.is_guess for level, number in zip(levels, counted, strict=True))


@dataclass(frozen=True, slots=True)
class Override:
    """An exception to the rule at one tree node: the basis of "what if".

    A node is identified by the options that lead to it, so an override holds however the search gets there.

    Attributes:
        path: the options that lead to it, the first chosen first.
        item: the item branched on.
        option: the option tried first; the others follow in cyclic order. None: the usual order.
    """

    path: tuple[int, ...]
    item: int
    option: int | None = None


class Refusal(StrEnum):
    """Why no other item or option can be taken at a decision; the values are codes of `UNTRANSLATED`."""

    NOTHING_DECIDED = "refusal.nothing_decided"
    GIVEN = "refusal.given"
    COVERED = "refusal.covered"
    SECONDARY = "refusal.secondary"
    NOT_OPEN = "refusal.not_open"


def override_numbers(override: Override, problem: Problem) -> list[int]:
    """An override as the kernel reads it, see `Links`; nothing if it fits no tree node."""
    item, option, path = override.item, override.option, override.path
    options = problem.options
    if not (0 <= item < len(problem.items) and all(0 <= passed < len(options) for passed in path)):
        return []
    node = 0
    if option is not None and 0 <= option < len(options) and item in options[option]:
        node = problem.matrix.starts[option] + code.RECORD * options[option].index(item)
    return [code.OVERRIDE_PATH + len(path), item + 1, node, len(path), *path]


def first_tried(overrides: Iterable[Override], problem: Problem, path: Sequence[int], item: int) -> int:
    """The number of the option tried first for an item at a node: 1 unless an override says otherwise."""
    for override in overrides:
        if override.path != path or override.item != item or override.option is None:
            continue
        if _was_open(override.option, problem, path):
            open_before = [
                option
                for option in problem.columns[item]
                if option < override.option and _was_open(option, problem, path)
            ]
            return len(open_before) + 1
    return 1


def _was_open(option: int, problem: Problem, path: Sequence[int]) -> bool:
    return not any(problem.conflict(option, chosen) for chosen in path)
