"""Tallies: what a search has done, in a few numbers; up to its position, or as far as its background run has come.

`Statistics` has more, depth by depth; this is read sixty times a second.
"""

from dataclasses import dataclass
from typing import Final

from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel.machine import Machine
from solver_core.cover.replay.search_base import SearchBase

_ROW: Final = 8 * code.PROFILE
"""Bytes of each depth."""


@dataclass(frozen=True, slots=True)
class Tally:
    """So much has happened.

    Attributes:
        events: in all.
        decisions: items chosen.
        guesses: those of them with more than one option to try.
        dead_ends, solutions, pruned: tree nodes that ended so.
        updates: nodes hidden or dropped.
        depth: options chosen there.
        deepest: the most that were chosen at a tree node, or are there.
    """

    events: int
    decisions: int
    guesses: int
    dead_ends: int
    solutions: int
    pruned: int
    updates: int
    depth: int
    deepest: int


def here(search: SearchBase) -> Tally:
    """Up to where a search stands."""
    return _of(search._machine)  # noqa: SLF001 - its own kind


def background_run(search: SearchBase) -> tuple[Tally, bool]:
    """As far as the background run of a search has come, and whether that is all; it may wait for a thread."""
    with search.background_run.reading():
        machine = search.background_run._machine  # noqa: SLF001 - its own kind
        return _of(machine), machine.next_op == code.END


def _of(machine: Machine) -> Tally:
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
        # Whatever has been counted leaves a byte that is not 0.
        deepest=max(machine.depth, (len(profile.tobytes().rstrip(b"\0")) - 1) // _ROW),
    )
