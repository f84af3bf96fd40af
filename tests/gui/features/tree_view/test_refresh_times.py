"""When the tree is read: at once if somebody waits, else calmly."""

from math import inf

import pytest

from sudoku_gui.features.tree_view.state import CALM, SOON, RefreshTimes


def wait(readings: RefreshTimes, now: float, position: int = 5, **others: bool) -> float:
    facts = {"is_lost": False, "is_going_on": False, "is_running_in_background": False} | others
    return readings.wait(now, position, **facts)


@pytest.fixture
def readings() -> RefreshTimes:
    made = RefreshTimes()
    made.record(10, 5)
    return made


def test_the_first_reading_is_due_at_once() -> None:
    readings = RefreshTimes()
    assert wait(readings, 0) == 0
    readings.record(0, 5)
    assert wait(readings, 0) == inf
    readings.request()
    assert wait(readings, 0) == 0


def test_a_tree_at_rest_is_not_read_again(readings: RefreshTimes) -> None:
    assert wait(readings, 99, 77) == inf


def test_a_search_that_is_lost_is_looked_for(readings: RefreshTimes) -> None:
    """At once when it stands, a few times a second when it goes on, once for each position."""
    assert wait(readings, 10, 6, is_lost=True) == 0
    assert wait(readings, 10.04, 6, is_lost=True, is_going_on=True) == pytest.approx(SOON - 0.04)
    assert wait(readings, 10.2, 6, is_lost=True, is_going_on=True) == 0
    assert wait(readings, 99, 5, is_lost=True) == inf


def test_a_background_run_is_looked_at_more_and_more_calmly() -> None:
    """Ten times a second at first, every second in the end; its last news come soon."""
    readings = RefreshTimes(now=0)
    for now, expected in ((0.1, SOON), (2, 0.4), (60, CALM)):
        readings.record(now, 5)
        readings.grow()
        assert wait(readings, now, is_running_in_background=True) == pytest.approx(expected)
    assert wait(readings, 60) == pytest.approx(SOON)
    assert wait(readings, 60 + SOON + 0.01) == 0
    readings.record(61, 5)
    assert wait(readings, 62, is_running_in_background=True) == inf
