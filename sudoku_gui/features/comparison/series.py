"""Depths along a run as a plot needs them: how deep it is at each coordinate of an axis that two runs share.

The axis counts decisions, events or per cent of the run; a series knows the positions that go with its coordinates.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import Final

from solver_core.cover import SearchBase
from solver_core.cover.kernel.timeline import Bucket
from sudoku_gui.player.comparison import Alignment, RunTotals

_END: Final = 100.0  # where a run ends on an axis of shares
_SPANS: Final = 200  # parts of a run that a plot distinguishes


@dataclass(frozen=True)
class Series:
    """One run; span number k lies between the k-th and the next of its edges."""

    positions: tuple[int, ...] = (0,)  # the edges as positions, ascending
    coordinates: tuple[float, ...] = (0.0,)  # the same edges on the axis
    # lows, highs: the least and the greatest depth in each span
    lows: tuple[int, ...] = ()
    highs: tuple[int, ...] = ()
    is_complete: bool = False  # whether the run ends at the last edge
    first_solution: float | None = None  # the coordinate of the first solution; None without one

    @property
    def end(self) -> float:
        return self.coordinates[-1]

    @property
    def deepest(self) -> int:
        return max(self.highs, default=0)

    def coordinate_of(self, position: int) -> float:
        return _mapped(position, self.positions, self.coordinates)

    def position_at(self, coordinate: float) -> int:
        """The position at a coordinate of the axis; beyond the end, the last."""
        return round(_mapped(coordinate, self.coordinates, self.positions))

    def depths_at(self, coordinate: float) -> tuple[int, int] | None:
        """The least and the greatest depth at a coordinate; None beyond the end."""
        at = bisect_right(self.coordinates, coordinate) - 1
        if not self.lows or coordinate > self.end:
            return None
        at = min(max(at, 0), len(self.lows) - 1)
        return self.lows[at], self.highs[at]


def of(
    buckets: Sequence[Bucket],
    length: int,
    alignment: Alignment,
    *,
    is_complete: bool,
    first: int | None = None,
) -> Series:
    """The series of a run.

    Args:
        buckets: its timeline from the start on.
        length: its events as far as they are known; more than the buckets hold by less than one of them.
        alignment: what the axis counts.
        is_complete: whether that is all of it.
        first: the position of the first solution.
    """
    positions = [0, *(bucket.end for bucket in buckets)]
    decisions = [*accumulate((bucket.decisions for bucket in buckets), initial=0)]
    lows, highs = [bucket.low for bucket in buckets], [bucket.high for bucket in buckets]
    if is_complete and length > positions[-1]:
        # The last bucket is not full; a run ends by taking back all it has chosen.
        positions.append(length)
        decisions.append(decisions[-1])
        highs.append(lows[-1] if lows else 0)
        lows.append(0)
    coordinates = [
        float(coordinate) for coordinate in (decisions if alignment is Alignment.DECISION else positions)
    ]
    if alignment is Alignment.SHARE:
        coordinates = [_END * coordinate / max(length, 1) for coordinate in coordinates]
    made = Series(tuple(positions), tuple(coordinates), tuple(lows), tuple(highs), is_complete)
    if first is None or first > positions[-1]:
        return made
    return replace(made, first_solution=made.coordinate_of(first))


def known(search: SearchBase, alignment: Alignment, total: RunTotals | None) -> Series:
    """The series of the run of a search as far as it is known; it may wait for the background run."""
    background_run = search.background_run
    with background_run.reading() as (_, timeline):
        buckets = timeline.buckets(most=_SPANS)
        length, is_complete = background_run.length, background_run.finished
    first = None if total is None else total.first_solution
    return of(buckets, length, alignment, is_complete=is_complete, first=first)


def cursor(search: SearchBase, alignment: Alignment, run: Series) -> float | None:
    """Where a search stands on the axis; None while that is not known."""
    if alignment is Alignment.DECISION:
        return float(search.decisions)
    if alignment is Alignment.EVENT:
        return float(search.position)
    return _END * search.position / run.positions[-1] if run.is_complete and run.positions[-1] else None


def _mapped(value: float, edges: Sequence[float], others: Sequence[float]) -> float:
    """The value on the other scale: in proportion between two edges, outside the nearest."""
    at = bisect_left(edges, value)
    if at == 0:
        return others[0]
    if at >= len(edges):
        return others[-1]
    before, after = edges[at - 1], edges[at]
    return others[at - 1] + (value - before) / (after - before) * (others[at] - others[at - 1])


def tick_marks(most: float, count: int) -> tuple[float, ...]:
    """Round numbers from 0 up to ``most``, about this many."""
    if most <= 0:
        return (0.0,)
    rough, power = most / max(count, 1), 1.0
    while power * 10 <= rough:
        power *= 10
    step = next(factor * power for factor in (1, 2, 5, 10) if factor * power >= rough or factor == 10)
    return tuple(at * step for at in range(int(most / step + 1e-9) + 1))
