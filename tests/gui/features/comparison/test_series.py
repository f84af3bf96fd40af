"""Depths along a run: where positions lie on the axis, and back."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solver_core.cover.kernel.timeline import Bucket
from solver_core.problems import gallery
from sudoku_gui.features.comparison import series as comparison_series
from sudoku_gui.features.comparison.series import Series
from sudoku_gui.player.comparison import Alignment
from tests.events import events


def made(alignment: Alignment, sample: str = "queens_6", first: int | None = None) -> Series:
    search = gallery.search(sample)
    search.background_run.go()
    with search.background_run.reading() as (_, timeline):
        buckets = timeline.buckets(most=50)
    return comparison_series.of(
        buckets, search.background_run.length, alignment, is_complete=True, first=first
    )


@pytest.mark.parametrize("alignment", list(Alignment))
def test_the_axis_ends_where_the_run_does(alignment: Alignment) -> None:
    whole = gallery.search("queens_6")
    whole.run_to("end")
    ends = {Alignment.DECISION: whole.decisions, Alignment.EVENT: whole.position, Alignment.SHARE: 100}
    run = made(alignment)
    assert run.end == ends[alignment]
    assert run.positions[-1] == whole.position
    assert run.deepest == 6


@pytest.mark.parametrize("alignment", list(Alignment))
def test_places_rise_with_positions_and_lead_back(alignment: Alignment) -> None:
    run = made(alignment)
    assert all(one <= other for one, other in pairwise(run.coordinates))
    for position in range(0, run.positions[-1], 97):
        place = run.coordinate_of(position)
        assert run.coordinate_of(run.position_at(place)) == pytest.approx(place, abs=run.end / 20)
    assert run.position_at(10**9) == run.positions[-1]
    assert run.position_at(-5) == 0


def test_depths_are_those_of_the_search() -> None:
    """Every depth met lies between the least and the greatest of its span."""
    run, search = made(Alignment.EVENT), gallery.search("queens_6")
    for _ in events(search):
        depths = run.depths_at(search.position - 0.5)
        assert depths is not None
        assert depths[0] <= search.depth <= depths[1]
    assert run.depths_at(run.end + 1) is None


def test_the_first_solution_has_a_place() -> None:
    search = gallery.search("queens_6")
    search.run_to("solution")
    assert made(Alignment.EVENT, first=search.position).first_solution == search.position
    assert made(Alignment.EVENT, first=None).first_solution is None


def test_an_unknown_run_has_an_axis() -> None:
    run = comparison_series.of([], 0, Alignment.SHARE, is_complete=False)
    assert (run.end, run.deepest, run.depths_at(0)) == (0, 0, None)
    assert run.position_at(5) == 0


def test_a_complete_run_ends_with_every_choice_taken_back() -> None:
    run = comparison_series.of([Bucket(0, 8, 0, 3, 4, 0, 2, 0, 0, 0)], 10, Alignment.EVENT, is_complete=True)
    assert run.positions == (0, 8, 10)
    assert run.lows[-1] == 0


@given(most=st.floats(0, 1e12), count=st.integers(1, 40))
def test_tick_marks_are_round_and_few(most: float, count: int) -> None:
    found = comparison_series.tick_marks(most, count)
    assert found[0] == 0
    assert found[-1] <= most * (1 + 1e-6)
    assert len(found) <= count + 1
    if len(found) > 2:
        step = f"{found[1]:e}"
        assert step[0] in "125"
        assert set(step[1 : step.index("e")]) <= {".", "0"}
