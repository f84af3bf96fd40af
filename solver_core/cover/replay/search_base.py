"""SearchBase: the interface of all searches, whatever the algorithm: moves, position and counters.

Everything here goes through a `Machine`. So players, timelines, logs, trees and
breakpoints work for every kernel.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import NoReturn, Self

from solver_core.cover.choices import Rule, StackLevel
from solver_core.cover.conditions import Condition
from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel import tree_store
from solver_core.cover.kernel.arguments import integer, refuse_copy, require
from solver_core.cover.kernel.machine import Machine
from solver_core.cover.kernel.timeline import MOST, Bucket, Timeline
from solver_core.cover.kernel.tree import Tree
from solver_core.cover.ops import Event, NamedEvent, Op
from solver_core.cover.problem import Problem
from solver_core.cover.replay import statistics
from solver_core.cover.replay.background_run import BackgroundRun
from solver_core.cover.replay.bookmarks import Bookmarks
from solver_core.cover.replay.checkpoints import Checkpoints
from solver_core.cover.replay.seeking import ENDLESS, STOPS, Seek, dead_item, held
from solver_core.cover.replay.statistics import Statistics, Tally
from solver_core.cover.snapshot import Snapshot, Turns, item_depths
from solver_core.errors.quoting import in_words


class SearchBase(ABC):
    """A search at a position, movable forward and back.

    Events are the unit of positions and of how far to move; the position is how many events have
    happened. The same problem and settings always lead through the same events.

    Attributes:
        problem: the problem, which numbers items and options.
        rule: how the next item is chosen.
        given: options chosen first, in this order.
        repeats: whether items may be covered again.
        bookmarks: marked positions.
        checkpoints: saved positions; added while it moves.
        tree_nodes: how many nodes the tree of `background_run` stores at most; set it before that is first used.
    """

    problem: Problem
    rule = Rule.FEWEST
    given: tuple[int, ...] = ()
    repeats = False
    tree_nodes = tree_store.MOST

    def __init__(self, machine: Machine) -> None:
        self._machine = machine
        self.checkpoints = Checkpoints()
        self.bookmarks = Bookmarks()
        self._background_run: BackgroundRun | None = None

    def __reduce_ex__(self, protocol: object) -> NoReturn:
        refuse_copy(self, "twin() answers the same run once more, and `run.write` keeps one as text")

    # --- moving -----------------------------------------------------------------------------------

    def forward(self, n: int = 1) -> None:
        """Move on by n events, or to the end if that is nearer."""
        n = integer(n, "number of events")
        if n <= _NEAR:
            self._machine.forward(self._machine.position + n)
        else:
            self.seek_to(self._machine.position + n).go()

    def back(self, n: int = 1) -> None:
        """Move back by n events, or to position 0 if that is nearer; inverse of `forward`."""
        n = integer(n, "number of events")
        if n <= _NEAR:
            self._machine.back(max(0, self._machine.position - n))
        else:
            self.seek_to(max(0, self._machine.position - n)).go()

    def seek(self, t: int) -> None:
        """Move to position t, or to the end if the search has fewer events."""
        self.seek_to(t).go()

    def run_to(self, kind: str | Condition, *, backward: bool = False) -> bool:
        """Move to the next or previous position of a kind; returns whether there is one.

        Args:
            kind: "link", "column" (one wholly covered or uncovered), "option" (wholly tried or taken back),
                "decision" (just after an item is chosen, even if it has one option only, a dead end, a prune or a
                solution; see `StackLevel.is_guess`), "dead_end", "prune", "solution"; "end" for the end in that
                direction; or a condition (see `conditions`).
            backward: look towards position 0.

        If there is none, the search ends up at the end in that direction.
        """
        seeking = self.seek_to_next(kind, backward=backward)
        seeking.go()
        return seeking.found

    def seek_to(self, t: int) -> Seek:
        """A seek to position t, to be done in slices; valid until the search is moved otherwise."""
        return Seek(self._machine, self.checkpoints, integer(t, "position"))

    def seek_to_next(
        self,
        kind: str | Condition,
        *,
        backward: bool = False,
        break_condition: Condition | None = None,
        within: int = ENDLESS,
    ) -> Seek:
        """The seek of `run_to`, to be done in slices; it also ends where ``break_condition`` is met.

        It takes at most ``within`` events; if nothing is found by then, it ends there.
        """
        within = integer(within, "distance")
        target = max(0, self.position - within) if backward else min(ENDLESS, self.position + within)
        if isinstance(kind, Condition):
            kind = kind if break_condition is None else kind | break_condition
            return Seek(self._machine, self.checkpoints, target, condition=self._possible(kind))
        if kind not in tuple(STOPS):
            raise ValueError(f"{kind!r} is not a position to run to; use one of {', '.join(STOPS)}")
        if kind == "link":
            return Seek(self._machine, self.checkpoints, max(-1, self.position + (-1 if backward else 1)))
        break_condition = None if break_condition is None else self._possible(break_condition)
        return Seek(self._machine, self.checkpoints, target, STOPS[kind], break_condition)

    def run(self, t: int, break_condition: Condition | None = None) -> Seek:
        """A seek to position t event by event, which also ends where ``break_condition`` is met."""
        break_condition = None if break_condition is None else self._possible(break_condition)
        return Seek(
            self._machine, self.checkpoints, integer(t, "position"), condition=break_condition, straight=True
        )

    def count(self, limit: int | None = None) -> int:
        """How many solutions are ahead, at most ``limit``; moves to the last one counted, or to the end."""
        before = self.solutions
        if limit is None:
            self.seek_to(ENDLESS).go()
        else:
            limit = integer(limit, "limit", None)
            while self.solutions - before < limit and self.run_to("solution"):
                pass
        return self.solutions - before

    # --- what comes -------------------------------------------------------------------------------

    def iter_solutions(self) -> Iterator[tuple[int, ...]]:
        """The options of each solution from here on, ascending; this search does not move."""
        twin = self.twin()
        twin.seek(self.position)
        while twin.run_to("solution"):
            yield tuple(sorted(twin.chosen_options()))

    def iter_events(self) -> Iterator[Event]:
        """Each event from here on, in numbers; this search does not move."""
        machine = self._new_machine()
        Seek(machine, self.checkpoints, self.position).go()
        while machine.next_op != code.END:
            yield from map(Event._make, machine.events(machine.position + _NEAR, _OPS))

    def events(self) -> Iterator[NamedEvent]:
        """Each event from here on, with the problem's names; this search does not move.

        >>> from solver_core.cover import Problem, Search
        >>> events = Search(Problem("ab", ["ab", "b"], labels=["both", "last"])).events()
        >>> next(events), str(next(events)), str(next(events))
        (NamedEvent(op=<Op.CHOOSE: 16>, item='a', option=None, depth=0), 'COVER a', 'HIDE both in b')
        """
        return map(self._named, self.iter_events())

    def _named(self, event: Event) -> NamedEvent:
        item = None if event.item is None else in_words(self.problem.names[event.item])
        option = None if event.option is None else self.problem.option_name(event.option)
        return NamedEvent(event.op, item, option, event.depth)

    # --- the position -----------------------------------------------------------------------------

    def __repr__(self) -> str:
        said = "the start" if (event := self.event) is None else self._named(event)
        return f"<{type(self).__name__} at {self.position}: {said}, depth {self.depth}, of {self.problem!r}>"

    def svg(self) -> str:
        """A picture of the position as SVG, which notebooks show: see `Look`."""
        return self.snapshot().svg(self.given, repr(self)[1:].rpartition(", of <")[0])

    _repr_html_ = svg

    @property
    def position(self) -> int:
        """How many events have happened."""
        return self._machine.position

    @property
    def depth(self) -> int:
        """How many options are chosen."""
        return self._machine.depth

    @property
    def finished(self) -> bool:
        """Whether the whole tree has been walked."""
        return self._machine.next_op == code.END

    @property
    def decisions(self) -> int:
        """How often an item was chosen up to the position."""
        return self._machine.counts_array[code.CHOOSE]

    @property
    def dead_ends(self) -> int:
        """How many dead ends the search met up to the position."""
        return self._machine.counts_array[code.DEAD_END]

    @property
    def solutions(self) -> int:
        """How many solutions the search met up to the position."""
        return self._machine.counts_array[code.SOLUTION]

    @property
    def counts(self) -> dict[Op, int]:
        """How often each event has happened up to the position."""
        return statistics.counts(self._machine)

    @property
    def statistics(self) -> Statistics:
        """The statistics up to the position."""
        return statistics.of(self._machine)

    @property
    def tally(self) -> Tally:
        """The main counters up to the position: quicker than `statistics`."""
        return statistics.tally(self._machine)

    @property
    def event(self) -> Event | None:
        """The last event; None at position 0."""
        op, subject, item, option = self._machine.last_event()
        if op == code.START:
            return None
        return Event(
            Op(op), subject, self.depth, item if item >= 0 else None, option if option >= 0 else None
        )

    @property
    def solution(self) -> tuple[int, ...] | None:
        """The options of the solution at this position, ascending; None elsewhere."""
        if self._machine.last_event()[0] != Op.SOLUTION:
            return None
        return tuple(sorted(self.chosen_options()))

    def fingerprint(self) -> bytes:
        """A digest of the whole state: equal states have equal fingerprints."""
        from _blake2 import blake2b  # noqa: PLC0415 - hashlib would also load OpenSSL: 3 MB

        digest = blake2b(digest_size=16)
        for part in self._machine.state():
            digest.update(part)
        return digest.digest()

    def stands_at(self, kind: str | Condition) -> bool:
        """Whether this is a position of a kind, as for `run_to`."""
        if isinstance(kind, Condition):
            kind = self._possible(kind)
            self._machine.watch(kind.numbers(), kind.attention)
            return self._machine.stands_at(code.AT_WATCH)
        if kind not in tuple(STOPS):
            raise ValueError(f"{kind!r} is not a kind of position; use one of {', '.join(STOPS)}")
        if kind in {"link", "end"}:
            return kind == "link" or self.finished
        return self._machine.stands_at(STOPS[kind])

    def _possible(self, condition: Condition) -> Condition:
        """A condition without clauses that can never be met, such as a size of an item that does not exist."""
        require(condition, Condition, "condition")
        return condition.within(*self._extent())

    def _extent(self) -> tuple[int, int]:
        return _MOST, _MOST

    # --- items, options and the stack -------------------------------------------------------------

    @abstractmethod
    def size(self, item: int) -> int:
        """How many options are left in the item's column."""

    @abstractmethod
    def is_live(self, item: int) -> bool:
        """Whether the item is still to be covered."""

    @abstractmethod
    def live_items(self) -> tuple[int, ...]:
        """The items among which the next is chosen, in their order."""

    @abstractmethod
    def can_cover(self, option: int, item: int) -> bool:
        """Whether the option could be chosen to cover this item."""

    @property
    @abstractmethod
    def chosen_item(self) -> int | None:
        """The item branched on now; None before the first choice and after the last."""

    @abstractmethod
    def chosen_options(self) -> tuple[int, ...]:
        """The options on the stack, the first chosen first."""

    @abstractmethod
    def levels(self) -> tuple[StackLevel, ...]:
        """The stack, with "option k of d" for each level."""

    def snapshot(self) -> Snapshot:
        """The position as plain data, for display."""
        event, levels, problem = self.event, self.levels(), self.problem
        live, sizes, hidden = self._links(levels)
        depths = item_depths(live, levels, problem)
        chosen = event.item if event is not None and event.op is Op.DEAD_END else self.chosen_item
        turns = Turns.at(event, self._order(event))
        dead = dead_item(self._machine, event, sizes[: len(problem.items)], depths)
        return Snapshot(
            *(problem, self.position, event, levels, chosen, sizes, depths, hidden, turns, dead), self.repeats
        )

    @abstractmethod
    def _links(self, levels: Sequence[StackLevel]) -> tuple[Sequence[bool], Sequence[int], bytes]:
        """For each item whether it is live, and its size; for each crossing whether its node is out."""

    @abstractmethod
    def _order(self, event: Event | None) -> Sequence[int]:
        """The options of the item branched on, in the order of trying, while none is on the stack; else empty."""

    def peek(self) -> Event | None:
        """The next event; None at the end. The search does not move."""
        if self.finished:
            return None
        with held(self._machine):
            self._machine.forward(self.position + 1)
            event = self.event
            self._machine.back(self.position - 1)
        return event

    def twin(self, *, share_background_run: bool = False) -> Self:
        """A copy of the run at position 0, which shares the checkpoints and stores no more of its tree.

        Args:
            share_background_run: share the `background_run`, too, so that nothing is searched twice.
        """
        twin = self._afresh()
        twin.checkpoints, twin.tree_nodes = self.checkpoints, self.tree_nodes
        if share_background_run:
            twin._background_run = self.background_run  # noqa: SLF001 - same class
        return twin

    @abstractmethod
    def _afresh(self) -> Self:
        """A copy of the run at position 0, without checkpoints."""

    @abstractmethod
    def _new_machine(self) -> Machine:
        """A machine at position 0 of the same run."""

    # --- the whole run ----------------------------------------------------------------------------

    @property
    def background_run(self) -> BackgroundRun:
        """This run on a machine of its own, which finds its length, tree and timeline."""
        if self._background_run is None:
            # It holds a twin, not this search: a reference cycle would keep a large tree until garbage collection.
            new_machine = self.twin()._new_machine  # noqa: SLF001 - same class
            tree, timeline = Tree(self.tree_nodes), Timeline(finest=_FINEST)
            self._background_run = BackgroundRun(new_machine, self.checkpoints, tree, timeline)
        return self._background_run

    def closeup(self, start: int, end: int, most: int) -> list[Bucket]:
        """Walk from one position to another again; returns at most ``most`` buckets, of single events if possible.

        Takes as long as running from one to the other.

        Raises:
            ValueError: a position is negative, or ``most`` is less than 1.
        """
        start, end = integer(start, "position"), min(integer(end, "position"), ENDLESS)
        most = min(integer(most, "number of buckets", 1), MOST)
        machine, events = self._new_machine(), max(0, end - start)
        Seek(machine, self.checkpoints, start).go()
        timeline = Timeline(finest=max(1, -(-events // most)), most=most + 2)
        machine.attach(Tree(most=1), timeline)
        while machine.position < end and machine.next_op != code.END:
            machine.forward(min(end, machine.position + _NEAR))
        return timeline.buckets(most=most)


_NEAR = 2048
_OPS = tuple(Op(number) if number in tuple(Op) else None for number in range(code.OPS))

_FINEST = 8
"""Events in a bucket of a background run at first: few, so that short searches have a timeline, too."""

_MOST = 2**31 - 1
"""The most items or options that a kernel can number."""
