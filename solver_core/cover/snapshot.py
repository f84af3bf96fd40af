"""A snapshot: a search at one position, as pictures of it need it, in plain numbers.

Items and options have the numbers of the problem. *Crossings* are its nodes without the headers, counted through
the options from 0; `Matrix.first_node` is the number of the first. A depth says which level of the choice stack
took something away: 1 for the first option chosen; 0 for what is still there.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from solver_core.cover.choices import Level
from solver_core.cover.ops import Event, Op
from solver_core.cover.problem import Problem


@dataclass(frozen=True)
class Snapshot:
    """Where a search stands.

    Attributes:
        problem: what is searched.
        position: how many ticks have happened.
        event: the last of them; None at position 0.
        levels: the choice stack.
        chosen_item: the item branched on; at a dead end the one that has no option; None without one.
        sizes: for each item how many options are left (for a covered one: when it was covered).
        item_depths: for each item the level that covered it; 0 while it is live.
        hidden: for each crossing 1 where its node is out of its column, 0 where it is in it.
    """

    problem: Problem
    position: int
    event: Event | None
    levels: tuple[Level, ...]
    chosen_item: int | None
    sizes: Sequence[int]
    item_depths: Sequence[int]
    hidden: bytes

    @property
    def depth(self) -> int:
        """How many options are chosen."""
        return len(self.levels)

    @cached_property
    def chosen(self) -> frozenset[int]:
        """The options on the choice stack."""
        return frozenset(level.option for level in self.levels)

    @cached_property
    def option_depths(self) -> Sequence[int]:
        """For each option the first level that covered one of its items: it chose the option or took it away; 0: none."""
        never = len(self.item_depths) + 2
        depths = [depth or never for depth in self.item_depths]
        firsts = [min(map(depths.__getitem__, items)) for items in self.problem.options]
        return [0 if first == never else first for first in firsts]

    @cached_property
    def live(self) -> tuple[int, ...]:
        """The items not covered, primary and secondary."""
        return tuple(item for item, depth in enumerate(self.item_depths) if not depth)

    def is_live(self, item: int) -> bool:
        """Whether an item is not covered."""
        return not self.item_depths[item]

    def is_hidden(self, option: int, item: int) -> bool:
        """Whether the node where an option crosses an item is out of the item's column."""
        return bool(self.hidden[crossing(self.problem, option, item)])

    def is_open(self, option: int) -> bool:
        """Whether an option could still be chosen: none of its items is covered."""
        return not self.option_depths[option]


def crossing(problem: Problem, option: int, item: int) -> int:
    """The number of the crossing of an option and an item that it covers.

    Raises:
        ValueError: the option does not cover the item.
    """
    return problem.crossings[option] + problem.options[option].index(item)


def item_depths(live: Sequence[bool], levels: Sequence[Level], problem: Problem) -> list[int]:
    """For each item the level that covered it, where it is not live."""
    depths = [0 if alive else len(levels) + 1 for alive in live]
    for depth, level in enumerate(levels, 1):
        for item in problem.options[level.option]:
            if depths[item] > depth:
                depths[item] = depth
    return depths


def chosen_item(event: Event | None, chosen: int | None) -> int | None:
    """The item picked last: at a dead end the one without options, else the one branched on."""
    return event.item if event is not None and event.op is Op.DEAD_END else chosen
