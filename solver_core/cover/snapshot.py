"""A snapshot: one position of a search, as plain numbers for display.

Items and options have the numbers of the problem. *Crossings* are its nodes without headers, counted across
the options from 0; `Matrix.first_node` is the node number of the first. A depth says which level of the stack
removed something: 1 for the first option chosen; 0 if it is still there.

**Which options can still be chosen** is decided here, by `Snapshot.is_open`, for everything that draws or describes
it:

- in exact cover an option none of whose items is covered; while the item branched on is covered, also those of its
  options that are still to be tried;
- in repeat cover, where sizes never change, an option with a primary item that is not covered;
- never a chosen one, and never one without primary items.

An item counts as covered as soon as its header has left: from then on its options are being removed, although their
nodes leave other columns one by one, and until the header is back they are being restored.

"Can be chosen" refers to the current structure, without taking anything back. The alternatives of an item further up
the stack are out until the search returns to it (`waiting`).
"""

from array import array
from collections.abc import Container, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import compress
from operator import not_

from solver_core.cover.choices import StackLevel
from solver_core.cover.kernel import arrays
from solver_core.cover.kernel.arguments import numbered
from solver_core.cover.ops import Event, Op
from solver_core.cover.problem import Problem
from solver_core.pictures import Look


@dataclass(frozen=True, slots=True)
class Turns:
    """The options of the item branched on, in the order of trying, while none of them is chosen.

    Attributes:
        over: those that were tried already.
        to_come: those that are still to be tried.
    """

    over: tuple[int, ...] = ()
    to_come: tuple[int, ...] = ()

    @property
    def order(self) -> tuple[int, ...]:
        """All options of the column, in the order of the search."""
        return self.over + self.to_come

    @classmethod
    def at(cls, event: Event | None, order: Sequence[int]) -> "Turns":
        """The turns after the last event: before the first, after the one just taken back, or after all."""
        begun = 0
        if event is not None and event.op is Op.RETRACT and event.option in order:
            begun = order.index(event.option) + 1
        elif event is not None and event.op in {Op.EXHAUSTED, Op.UNHIDE, Op.UNCOVER}:
            begun = len(order)
        return cls(tuple(order[:begun]), tuple(order[begun:]))


@dataclass(frozen=True)
class Snapshot:
    """One position of a search.

    Attributes:
        problem: the problem.
        position: how many events have happened.
        event: the last of them; None at position 0.
        levels: the stack.
        chosen_item: the item branched on, or the one without options at a dead end; else None.
        sizes: for each item how many options are left (for a covered one: when it was covered).
        item_depths: for each item the level that covered it; 0 while it is live.
        hidden: for each crossing 1 if its node is out of its column, 0 where it is in it.
        turns: of the options of the item branched on, while none of them is chosen.
        dead_item: the item of the latest dead end, while the search backtracks and the item has no option.
        repeats: whether items may be covered again (`RepeatSearch`).
    """

    problem: Problem
    position: int
    event: Event | None
    levels: tuple[StackLevel, ...]
    chosen_item: int | None
    sizes: Sequence[int]
    item_depths: Sequence[int]
    hidden: bytes
    turns: "Turns" = field(default_factory=Turns)
    dead_item: int | None = None
    repeats: bool = False

    @property
    def is_dead_end(self) -> bool:
        """Whether the last event is a dead end."""
        return self.event is not None and self.event.op is Op.DEAD_END

    @property
    def depth(self) -> int:
        """How many options are chosen."""
        return len(self.levels)

    @cached_property
    def chosen(self) -> frozenset[int]:
        """The options on the stack."""
        return frozenset(level.option for level in self.levels)

    @cached_property
    def option_depths(self) -> Sequence[int]:
        """For each option the first level that covered one of its items, by choosing or removing it; 0: none."""
        if not self.problem.colours:
            flat = self.problem.flat
            return arrays.least_of_options(flat.items, flat.ends, array("i", self.item_depths)).tolist()
        never = len(self.item_depths) + 2
        depths = [depth or never for depth in self.item_depths]
        options = range(len(self.problem.options))
        firsts = [min(self._depths_met(option, depths), default=never) for option in options]
        return [0 if first == never else first for first in firsts]

    def _depths_met(self, option: int, depths: Sequence[int]) -> Iterator[int]:
        """The depths of an option's items, except those covered in the option's colour."""
        for item, colour in zip(self.problem.options[option], self.problem.colours[option], strict=True):
            if colour is None or colour != self.item_colours.get(item):
                yield depths[item]

    @cached_property
    def item_colours(self) -> Mapping[int, Hashable]:
        """The colour of each item that is covered in a colour by an option on the stack."""
        found: dict[int, Hashable] = {}
        for level in self.levels if self.problem.colours else ():
            items, colours = self.problem.options[level.option], self.problem.colours[level.option]
            found |= {item: colour for item, colour in zip(items, colours, strict=True) if colour is not None}
        return {item: colour for item, colour in found.items() if self.item_depths[item]}

    @cached_property
    def live(self) -> tuple[int, ...]:
        """The items not covered, primary and secondary."""
        return tuple(item for item, depth in enumerate(self.item_depths) if not depth)

    @cached_property
    def awaited(self) -> frozenset[int]:
        """The live items that the option on top of the stack is about to cover.

        While an option is tried, its items are covered one after the other, and covering the first may remove the last
        option of the others. So meanwhile an item may have no option without being a dead end.
        """
        covered, depth, item = self.item_depths, self.depth, self.chosen_item
        options = {self.levels[-1].option} if depth else set()
        if item is not None and covered[item] == depth + 1:
            options.update(
                option for option in self.problem.columns[item] if not self.is_hidden(option, item)
            )
        return frozenset(
            other for option in options for other in self.problem.options[option] if not covered[other]
        )

    @cached_property
    def starved(self) -> frozenset[int]:
        """The primary items without options that are not about to be covered: they make a dead end inevitable."""
        primary = len(self.problem.items)
        found = [
            item for item, size in enumerate(self.sizes[:primary]) if not size and not self.item_depths[item]
        ]
        return frozenset(found) - self.awaited if found else frozenset()

    def is_live(self, item: int) -> bool:
        """Whether an item is still to be covered."""
        return not self.item_depths[numbered(item, len(self.item_depths), "item")]

    def is_hidden(self, option: int, item: int) -> bool:
        """Whether the node where an option crosses an item is out of the item's column."""
        return bool(self.hidden[crossing(self.problem, option, item)])

    def is_open(self, option: int) -> bool:
        """Whether an option can still be chosen, by the rule above."""
        return bool(self.open_options[numbered(option, len(self.open_options), "option")])

    def is_leaving(self, option: int) -> bool:
        """Whether an option that cannot be chosen still has a node in a column that is not covered.

        The header of one of its items has left, but the cover has not reached this node yet, or the uncover has already
        restored it.
        """
        problem = self.problem
        if self.repeats or not problem.choosable[option]:
            return False
        if self.is_open(option) or option in self.chosen:
            return False
        here = problem.crossings[option]
        return any(
            not self.item_depths[item] and not self.hidden[here + offset]
            for offset, item in enumerate(problem.options[option])
        )

    @property
    def leaving_count(self) -> int:
        """How many options are leaving: they are in the column at which the last event is."""
        event, problem = self.event, self.problem
        if event is None or event.item is None or event.op not in {Op.COVER, Op.HIDE, Op.UNHIDE}:
            return 0
        items = (event.item,) if event.option is None else problem.options[event.option]
        near = {option for item in items if self.item_depths[item] for option in problem.columns[item]}
        return sum(map(self.is_leaving, near))

    @cached_property
    def open_options(self) -> bytes:
        """For each option 1 if it can still be chosen, by the rule above."""
        problem, covered = self.problem, self.item_depths
        if self.repeats:
            primary = len(problem.items)
            found = bytearray(
                any(item < primary and not covered[item] for item in items) for items in problem.options
            )
            closed: Container[int] = self.chosen
        else:
            found = bytearray(map(not_, self.option_depths))
            closed = frozenset(self.turns.over)
            for option in self.turns.to_come:
                found[option] = 1
        for option in compress(range(len(found)), found):
            found[option] = problem.choosable[option] and option not in closed
        return bytes(found)

    @property
    def open_count(self) -> int:
        """How many options can still be chosen."""
        return sum(self.open_options)

    @property
    def primary_left(self) -> int:
        """How many primary items are still to be covered."""
        return list(self.item_depths[: len(self.problem.items)]).count(0)

    def svg(self, given: Sequence[int], caption: str) -> str:
        """A picture of the position, as SVG; ``given`` are the options that are chosen first."""
        covered = {item for item, depth in enumerate(self.item_depths) if depth}
        closed = {option for option, is_open in enumerate(self.open_options) if not is_open}
        chosen = tuple(level.option for level in self.levels)
        item, option = (None, None) if self.event is None else (self.event.item, self.event.option)
        return self.problem.svg(Look(covered, closed, chosen, given, item, option, caption))


def crossing(problem: Problem, option: int, item: int) -> int:
    """The number of the crossing of an option and an item that it covers.

    Raises:
        IndexError: there is no such option.
        ValueError: the option does not cover the item.
    """
    option = numbered(option, len(problem.options), "option")
    if item not in problem.options[option]:
        raise ValueError(f"option {option} does not cover item {item}; give one that it covers")
    return problem.crossings[option] + problem.options[option].index(item)


def item_depths(live: Sequence[bool], levels: Sequence[StackLevel], problem: Problem) -> list[int]:
    """For each item the level that covered it; 0 if it is live."""
    depths = [0 if alive else len(levels) + 1 for alive in live]
    for depth, level in enumerate(levels, 1):
        for item in problem.options[level.option]:
            depths[item] = min(depths[item], depth)
    return depths
