"""Cursor: the position of the machine of a search; nothing here moves it."""

from abc import ABC, abstractmethod
from typing import NoReturn

from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel.arguments import refuse_copy
from solver_core.cover.kernel.machine import Machine
from solver_core.cover.ops import Event, Op
from solver_core.cover.replay import statistics
from solver_core.cover.replay.statistics import Statistics


class Cursor(ABC):
    """Where a search stands, what happened last and how much has happened up to here."""

    def __init__(self, machine: Machine) -> None:
        self._machine = machine

    def __reduce_ex__(self, protocol: object) -> NoReturn:
        """Refuse to be copied or pickled."""
        refuse_copy(self, "twin() answers the same run once more, and `run.write` keeps one as text")

    @property
    def position(self) -> int:
        """How many ticks have happened."""
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
    def happened(self) -> dict[Op, int]:
        """How often each op has happened up to here."""
        return statistics.happened(self._machine)

    @property
    def statistics(self) -> Statistics:
        """What has been done up to here."""
        return statistics.of(self._machine)

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
        """The options of the solution at which the search stands, ascending; None elsewhere."""
        if self._machine.last_event()[0] != Op.SOLUTION:
            return None
        return tuple(sorted(self.chosen_options()))

    @abstractmethod
    def chosen_options(self) -> tuple[int, ...]:
        """The options on the choice stack, first choice first."""

    def fingerprint(self) -> bytes:
        """A digest of the whole state: equal states have equal fingerprints."""
        from _blake2 import blake2b  # noqa: PLC0415 - as in hashlib, which would load OpenSSL, too: 3 MB

        digest = blake2b(digest_size=16)
        for part in self._machine.state():
            digest.update(part)
        return digest.digest()
