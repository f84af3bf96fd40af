"""Where the next step leads, and where a step back: the ends that the log marks."""

from dataclasses import dataclass
from typing import Final

from solver_core.cover import Condition, SearchBase

REACH: Final = 20_000
"""Events beyond which nobody looks: a look takes well under a millisecond then."""


@dataclass(frozen=True, slots=True)
class StepEnds:
    """Positions at which a step would stop; None where there is no step, or a very long one.

    Attributes:
        back: of a step back.
        on: of a step forward.
    """

    back: int | None = None
    on: int | None = None


def around(search: SearchBase, kind: str, break_condition: Condition | None = None) -> StepEnds:
    """Where steps of a kind stop, or are held up by ``break_condition``; the search stays where it is."""
    back = None if search.position == 0 else _end(search, kind, break_condition, backward=True)
    on = None if search.finished else _end(search, kind, break_condition, backward=False)
    return StepEnds(back, on)


def _end(search: SearchBase, kind: str, break_condition: Condition | None, *, backward: bool) -> int | None:
    here = search.position
    way = search.way_to_next(kind, backward=backward, break_condition=break_condition, within=REACH)
    way.go()
    is_last = search.position == 0 if backward else search.finished
    end = search.position if way.found or is_last else None
    search.seek(here)
    return end
