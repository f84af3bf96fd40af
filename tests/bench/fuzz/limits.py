"""How long a reader is tried."""

from dataclasses import dataclass, field
from time import monotonic


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
