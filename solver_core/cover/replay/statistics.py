"""Statistics of a search up to its position."""

from dataclasses import dataclass

from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel.machine import Machine
from solver_core.cover.ops import Op


@dataclass(frozen=True, slots=True)
class Depth:
    """The events at one depth; the last row also counts everything deeper.

    Attributes:
        decisions: items chosen.
        guesses: decisions with more than one option to try.
        dead_ends, solutions, pruned: tree nodes of these kinds.
        updates: nodes hidden or dropped.
    """

    decisions: int
    guesses: int
    dead_ends: int
    solutions: int
    pruned: int
    updates: int

    @property
    def nodes(self) -> int:
        """Nodes of the search tree."""
        return self.decisions + self.dead_ends + self.solutions + self.pruned


@dataclass(frozen=True, slots=True)
class Statistics:
    """The events of a search from its start to its position.

    Attributes:
        position: events in all.
        events: how often each event has happened.
        depths: statistics of each depth, from 0 to the deepest reached.
    """

    position: int
    events: dict[Op, int]
    depths: tuple[Depth, ...]

    @property
    def decisions(self) -> int:
        """How many items were chosen that had an option to try."""
        return self.events[Op.CHOOSE]

    @property
    def guesses(self) -> int:
        """Decisions at which more than one option is tried."""
        return sum(depth.guesses for depth in self.depths)

    @property
    def dead_ends(self) -> int:
        """How often the chosen item had no option."""
        return self.events[Op.DEAD_END]

    @property
    def solutions(self) -> int:
        """Number of solutions met."""
        return self.events[Op.SOLUTION]

    @property
    def pruned(self) -> int:
        """Tree nodes given up because of their bound."""
        return self.events[Op.PRUNE]

    @property
    def updates(self) -> int:
        """Nodes hidden or dropped: Knuth's measure of the work done."""
        return self.events[Op.HIDE] + self.events[Op.DROP]

    @property
    def nodes(self) -> int:
        """Nodes of the search tree."""
        return sum(depth.nodes for depth in self.depths)


@dataclass(frozen=True, slots=True)
class Tally(Depth):
    """The main counters of a search, of all depths together.

    Attributes:
        events: in all.
        depth: options chosen there.
        deepest: the greatest depth of any tree node so far.
    """

    events: int
    depth: int
    deepest: int


def of(machine: Machine) -> Statistics:
    """The counts so far; the deepest depths without nodes and updates are left out."""
    profile = machine.profile_array
    rows = [Depth(*profile[at : at + code.PROFILE]) for at in range(0, len(profile), code.PROFILE)]
    while len(rows) > 1 and not (rows[-1].nodes or rows[-1].updates):
        rows.pop()
    return Statistics(machine.position, counts(machine), tuple(rows))


def counts(machine: Machine) -> dict[Op, int]:
    """How often each event has happened."""
    return {op: machine.counts_array[op] for op in Op}


def tally(machine: Machine) -> Tally:
    """The tally of a machine at its position; fast, because it is read sixty times a second."""
    counts, profile = machine.counts_array, machine.profile_array
    return Tally(
        events=machine.position,
        decisions=counts[code.CHOOSE],
        guesses=sum(profile[code.GUESSES :: code.PROFILE]),
        dead_ends=counts[code.DEAD_END],
        solutions=counts[code.SOLUTION],
        pruned=counts[code.PRUNE],
        updates=counts[code.HIDE] + counts[code.DROP],
        depth=machine.depth,
        # A row that has counted anything has a nonzero byte.
        deepest=max(machine.depth, (len(profile.tobytes().rstrip(b"\0")) - 1) // (8 * code.PROFILE)),
    )
