"""What came of one reader's inputs: a row of the table."""

import resource
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic, process_time
from typing import Final

LONGEST_MESSAGE: Final = 1000
SLOW: Final = 1.0
"""Seconds of the processor; what takes longer is a fault, but where large files are read."""
GROWTH: Final = 200.0
"""Megabytes by which one input may make the process grow; 4 MiB of JSON that is nothing but nesting take 120."""
REPORTED: Final = 5


@dataclass(frozen=True, slots=True)
class Limits:
    """This many inputs or seconds, whichever comes first; the seed decides what is tried."""

    inputs: int
    seconds: float
    seed: int
    began: float = field(default_factory=monotonic)

    def are_met(self, tried: int) -> bool:
        """Whether that is enough."""
        return tried >= self.inputs or monotonic() - self.began > self.seconds


@dataclass(slots=True)
class Row:
    """How many inputs, seconds, megabytes, and what was not as it should be.

    Attributes:
        expected: the errors that a reader may raise.
        is_bounded: whether one input may take no more than `SLOW` and `GROWTH`.
    """

    name: str
    tried: int = 0
    errors: int = 0
    answers: int = 0
    slowest: float = 0.0
    slowest_input: str = ""
    grown: float = 0.0
    faults: list[str] = field(default_factory=list)

    def take(
        self,
        what: str,
        attempt: Callable[[], object],
        expected: tuple[type[Exception], ...],
        *,
        is_bounded: bool = False,
    ) -> None:
        """Try one input."""
        began, before = process_time(), peak()
        try:
            attempt()
            self.answers += 1
        except expected as error:
            self.errors += 1
            if not str(error).isprintable() or len(str(error)) > LONGEST_MESSAGE:
                self._blame(f"{what}: says {str(error)[:80]!r}")
        except Exception as error:  # noqa: BLE001 - this is what is looked for
            self._blame(f"{what}: {type(error).__name__}: {str(error)[:80]}")
        spent, grown = process_time() - began, peak() - before
        self.tried += 1
        self.grown += grown
        if spent > self.slowest:
            self.slowest, self.slowest_input = spent, what
        if is_bounded and spent > SLOW:
            self._blame(f"{what}: takes {spent:.1f} seconds")
        if is_bounded and grown > GROWTH:
            self._blame(f"{what}: takes {grown:.0f} MiB")

    def _blame(self, fault: str) -> None:
        if len(self.faults) < REPORTED:
            self.faults.append(fault)

    def __str__(self) -> str:
        reported = f"{self.name:<13}{self.tried:>9,}{self.errors:>9,}{self.answers:>9,}"
        reported += f"{self.slowest:>9.3f}{self.grown:>8.0f}"
        return f"{reported}  {self.slowest_input if self.slowest > SLOW / 4 else ''}"


def peak() -> float:
    """Megabytes of memory that this process has had at most."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (
        1 << 20 if sys.platform == "darwin" else 1024
    )
