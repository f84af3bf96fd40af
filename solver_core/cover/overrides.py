"""Exceptions to the rule at single nodes of the search tree: what a "what if" is made of.

A node is known by the path of options that leads to it, so an override holds however the search comes there.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from solver_core.cover import codes as code
from solver_core.cover.problem import Problem

_HEAD = 4
"""Numbers before the path, as `Branching` reads them."""


@dataclass(frozen=True, slots=True)
class Override:
    """What is done at one tree node instead of what the rule says.

    Attributes:
        path: the options that lead to it, first choice first.
        item: the item branched on.
        option: the option tried first; the others follow in their order, and those before it come last. None: as ever.
    """

    path: tuple[int, ...]
    item: int
    option: int | None = None


def numbers(override: Override, problem: Problem) -> list[int]:
    """An override as the kernel reads it, see `Branching`; nothing where it fits no tree node."""
    item, option, path = override.item, override.option, override.path
    options = problem.options
    if not (0 <= item < len(problem.items) and all(0 <= passed < len(options) for passed in path)):
        return []
    node = 0
    if option is not None and 0 <= option < len(options) and item in options[option]:
        node = problem.matrix.first[option] + code.RECORD * options[option].index(item)
    return [len(path) + _HEAD, item + 1, node, len(path), *path]


def first_tried(overrides: Iterable[Override], problem: Problem, path: Sequence[int], item: int) -> int:
    """The how-manieth of an item's options is tried first at a node; 1 where no override says otherwise."""
    for override in overrides:
        if override.path == path and override.item == item and override.option is not None:
            open_before = [
                option
                for option in problem.columns[item]
                if option < override.option and _was_open(option, problem, path)
            ]
            return len(open_before) + 1
    return 1


def _was_open(option: int, problem: Problem, path: Sequence[int]) -> bool:
    """Whether an option meets none of those that lead there."""
    return not any(problem.clash(option, chosen) for chosen in path)
