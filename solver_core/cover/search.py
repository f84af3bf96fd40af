"""Search: an exact cover search at a position, and everything that can be asked of it there."""

from array import array
from collections.abc import Sequence
from itertools import chain
from operator import eq
from typing import Self

from solver_core.cover.choices import Override, Refusal, Rule, StackLevel, first_tried, override_numbers
from solver_core.cover.conditions import Clause, Condition
from solver_core.cover.kernel import arrays, memory
from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel.arguments import enum_value, integer, numbered, require
from solver_core.cover.kernel.dance import Dance
from solver_core.cover.kernel.matrix import Pointers
from solver_core.cover.ops import Event, Op
from solver_core.cover.problem import Problem, ProblemError
from solver_core.cover.replay.search_base import SearchBase
from solver_core.errors import Message
from solver_core.errors.quoting import quoted

_CODES = {Rule.FEWEST: code.FEWEST, Rule.FIRST: code.FIRST, Rule.SHUFFLED: code.SHUFFLED}


class Search(SearchBase):
    """Algorithm X by Dancing Links (TAOCP 7.2.2.1), at a position, movable forward and back.

    Items and options have the numbers that the problem gives them.

    Args:
        problem: what is to be covered.
        rule: how the next item is chosen.
        given: options to be chosen first, in this order, without alternatives.
        seed: decides random ties.
        overrides: exceptions to the rule; one that does not fit its tree node, because the item is covered there or the
            option is not open, is ignored.
        checked: verify the links at every change; an AssertionError then names the node.

    Raises:
        ProblemError: two given options cover the same item, or one does not exist.
    """

    def __init__(
        self,
        problem: Problem,
        rule: Rule = Rule.FEWEST,
        given: Sequence[int] = (),
        *,
        seed: int = 0,
        overrides: Sequence[Override] = (),
        checked: bool = False,
    ) -> None:
        require(problem, Problem, "problem", "a Problem; solver_core.search takes puzzles, too")
        self.problem = problem
        self.rule = enum_value(Rule, rule, "rule")
        self.given = tuple(given)
        self.seed = integer(seed, "seed", None)
        self.overrides = tuple(overrides)
        self._is_checked = checked
        self._levels: tuple[StackLevel, ...] = ()
        self._levels_at = -1
        """The position for which `_levels` is valid."""
        _check_given(problem, self.given)
        self._dance = self._new_machine()
        super().__init__(self._dance)

    def _new_machine(self) -> Dance:
        given = array("i", map(self._branching_node, self.given))
        overrides = list(chain.from_iterable(override_numbers(one, self.problem) for one in self.overrides))
        matrix, rule = self.problem.matrix, _CODES[self.rule]
        most = self._most()
        return Dance(matrix, rule, given, self.seed, overrides, most=most, checked=self._is_checked)

    def _most(self) -> int | None:
        """How many options a cover may have in branch and bound; None: every cover counts."""
        return None

    # --- what if ----------------------------------------------------------------------------------

    def what_if(self, item: int | None = None, option: int | None = None) -> "Search":
        """The run in which another item or option is taken at the latest open decision.

        It is just after that decision; up to there it equals this run. This search does not change.

        Args:
            item: the item to branch on; None: the same.
            option: the option to try first, which must cover the item; None: the item's first.

        Raises:
            ValueError: there is no decision here, it is given, or the item or option is not available.
        """
        decision, before = self.latest_decision(), self.twin()
        before.bookmarks = self.bookmarks
        before.seek(self.position)
        if not before.stands_at(decision):
            before.run_to(decision, backward=True)
        return before.branch(item, option)

    def latest_decision(self) -> Condition:
        """Met, running back from here, just after the latest open decision.

        Raises:
            ValueError: there is no decision here, or it is given.
        """
        if refusal := self.refusal_here():
            raise ValueError(Message(refusal))
        return Condition([Clause(ops=frozenset({Op.CHOOSE}), depth=self._level_of_decision())])

    def refusal_here(self) -> Refusal | None:
        """Why there is no decision here at which another item or option could be taken; None where there is one."""
        level = self._level_of_decision()
        if level < 0:
            return Refusal.NOTHING_DECIDED
        return Refusal.GIVEN if level < len(self.given) else None

    def refusal(self, item: int | None, option: int | None = None) -> Refusal | None:
        """Why this item cannot be branched on here, or this option not be tried first for it; None if they can."""
        item = self.chosen_item if item is None else item
        if item is None:
            return Refusal.NOTHING_DECIDED
        if option is not None:
            is_possible = item in self.live_items() and self.can_cover(option, item)
            return None if is_possible else Refusal.NOT_OPEN
        if item in self.live_items():
            return None
        is_secondary = len(self.problem.items) <= item < len(self.problem.names)
        return Refusal.SECONDARY if is_secondary else Refusal.COVERED

    def branch(self, item: int | None = None, option: int | None = None) -> "Search":
        """Like `what_if`, for the decision that this search has just made; moves it back by that event.

        Raises:
            ValueError: the item or option is not available.
        """
        if item is None:
            item = self.chosen_item
        self.back()
        path, position = self.chosen_options(), self.position
        if item is None:
            raise ValueError(Message(Refusal.NOTHING_DECIDED))
        if refusal := self.refusal(item, option):
            raise ValueError(Message(refusal, item=item, option=option))
        others = tuple(override for override in self.overrides if override.path != path)
        run = self._again((*others, Override(path, item, option)))
        run.checkpoints, run.tree_nodes = self.checkpoints.up_to(position), self.tree_nodes
        run.bookmarks = self.bookmarks.up_to(position)
        run.seek(position + 1)
        return run

    def _level_of_decision(self) -> int:
        """The level of the latest open decision; -1 if there is none."""
        dance = self._dance
        return dance.depth if dance.stack_array[dance.depth] else dance.depth - 1

    def _again(self, overrides: Sequence[Override]) -> Self:
        return type(self)(
            self.problem,
            self.rule,
            self.given,
            seed=self.seed,
            overrides=overrides,
            checked=self._is_checked,
        )

    def _afresh(self) -> Self:
        return self._again(self.overrides)

    # --- items, options and the stack -------------------------------------------------------------

    def size(self, item: int) -> int:
        """How many options are in the item's column (of a covered item: when it was covered).

        Raises:
            IndexError: there is no such item.
        """
        size: int = self._dance.size(item)
        return size

    def is_live(self, item: int) -> bool:
        """Whether the item's header is in the list of items still to be covered.

        Raises:
            IndexError: there is no such item.
        """
        header = numbered(item, len(self.problem.names), "item") + 1
        return bool(self._dance.right_array[self._dance.left_array[header]] == header)

    def live_items(self) -> tuple[int, ...]:
        """The primary items still to be covered, in header order."""
        right, header = self._dance.right_array, 0
        live: list[int] = []
        while header := right[header]:
            live.append(header - 1)
        return tuple(live)

    def can_cover(self, option: int, item: int) -> bool:
        """Whether the option is in the column of this item, and the item is live."""
        if not 0 <= option < len(self.problem.options):
            return False
        items = self.problem.options[option]
        if item not in items or not self.is_live(item):
            return False
        nodes = self._dance.nodes_array
        node = self.problem.matrix.starts[option] + code.RECORD * items.index(item)
        return bool(nodes[nodes[node + code.UP] + code.DOWN] == node)

    @property
    def chosen_item(self) -> int | None:
        """The item branched on now; None before the first choice and after the last."""
        dance = self._dance
        stack = dance.stack_array
        node = stack[dance.depth] or (stack[dance.depth - 1] if dance.depth else 0)
        return dance.nodes_array[node + code.ITEM] - 1 if node else None

    def chosen_options(self) -> tuple[int, ...]:
        """The options on the stack, the first chosen first."""
        return self.problem.matrix.options_of(self._dance.stack_array[: self.depth])

    def _links(self, levels: Sequence[StackLevel]) -> tuple[Sequence[bool], Sequence[int], bytes]:  # noqa: ARG002 - other searches use it
        dance, count = self._dance, len(self.problem.names)
        right, left = dance.right_array.tolist(), dance.left_array.tolist()
        live = list(map(eq, map(right.__getitem__, left[1 : count + 1]), range(1, count + 1)))
        # A node is out of its column where the one above does not point at it.
        hidden = arrays.hidden(memory.array_of(dance.nodes_array), self.problem.matrix.first_address)
        return live, dance.column_sizes[1 : count + 1], hidden

    def _order(self, event: Event | None) -> tuple[int, ...]:  # noqa: ARG002 - other searches use it
        dance, item = self._dance, self.chosen_item
        if item is None or not dance.stack_array[dance.depth]:
            return ()
        if dance.depth < len(self.given):
            return self.given[dance.depth : dance.depth + 1]
        nodes, header = dance.nodes_array, code.RECORD * (item + 1)
        order: list[int] = []
        node = nodes[header + code.DOWN]
        while node != header:
            order.append(nodes[node + code.OPTION])
            node = nodes[node + code.DOWN]
        first = 0
        if self.overrides:
            first = first_tried(self.overrides, self.problem, self.chosen_options(), item) - 1
        return (*order[first:], *order[:first])

    @property
    def pointers(self) -> Pointers:
        """Where the links stand; `neighbours` reads them."""
        dance = self._dance
        # New views each time: releasing one does not affect others.
        rings, columns = (dance.left_array[:], dance.right_array[:]), dance.nodes_array[:]
        return Pointers(self.problem.matrix, *rings, columns, None)

    def levels(self) -> tuple[StackLevel, ...]:
        """The stack, with "option k of d" for each level."""
        if self._levels_at != self.position:
            stack = self._dance.stack_array[: self.depth]
            self._levels = tuple(self._level(depth, node) for depth, node in enumerate(stack))
            self._levels_at = self.position
        return self._levels

    def _level(self, depth: int, node: int) -> StackLevel:
        nodes = self._dance.nodes_array
        header = nodes[node + code.ITEM]
        number, above = 1, nodes[node + code.UP]
        while above != code.RECORD * header:
            number, above = number + 1, nodes[above + code.UP]
        given, size = depth < len(self.given), self._dance.size(header - 1)
        if self.overrides:
            path = self.chosen_options()[:depth]
            first = first_tried(self.overrides, self.problem, path, header - 1)
            number = (number - first) % size + 1
        return StackLevel(header - 1, nodes[node + code.OPTION], number, size, given)

    def _extent(self) -> tuple[int, int]:
        return len(self.problem.names), len(self.problem.options)

    def _branching_node(self, option: int) -> int:
        """The option's node in its first primary item."""
        items = self.problem.options[option]
        place_in_option = next(k for k, item in enumerate(items) if self.problem.is_primary(item))
        return self.problem.matrix.starts[option] + code.RECORD * place_in_option


def _check_given(problem: Problem, given: Sequence[int]) -> None:
    for number, option in enumerate(given):
        if not 0 <= option < len(problem.options):
            raise ProblemError("problem.no_given", number=option, last=len(problem.options) - 1)
        items = problem.options[option]
        if not any(map(problem.is_primary, items)):
            raise ProblemError("problem.given_secondary", number=option)
        other = next((before for before in given[:number] if problem.conflict(option, before)), None)
        if other is not None:
            name = problem.names[problem.shared(option, other)[0]]
            raise ProblemError("problem.given_twice", number=option, name=quoted(name))
