"""The way to where an event has happened for the n-th time: the very place, wherever one comes from."""

from collections.abc import Callable

import pytest

from solver_core.cover import Op, Search, SearchBase
from solver_core.cover.replay import counted
from solver_core.cover.replay.checkpoints import Checkpoints
from solver_core.problems import gallery
from solver_core.sudoku.backtracking import BacktrackSearch
from solver_core.sudoku.grid import Grid
from tests.events import events

MANY = "........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58"
"""A puzzle with 26 solutions."""

SEARCHES: list[Callable[[], SearchBase]] = [
    lambda: gallery.search("knuth_2000"),
    lambda: gallery.search("queens_6"),
    lambda: gallery.search("stations"),
    lambda: BacktrackSearch(Grid.parse(MANY)),
]


def places(search: SearchBase, op: Op) -> list[int]:
    """The positions just after each such event, found by looking at every one."""
    found = [0, *(search.position for event in events(search) if event.op is op)]
    search.seek(0)
    return found


@pytest.mark.parametrize("made", SEARCHES)
@pytest.mark.parametrize("op", [Op.CHOOSE, Op.DEAD_END, Op.SOLUTION])
def test_every_position_is_found_from_everywhere(made: Callable[[], SearchBase], op: Op) -> None:
    """From the start, from the end, from the middle, from the place itself and from its neighbours."""
    search = made()
    wanted = places(search, op)[:400]
    length = search.twin()
    length.run_to("end")
    for count in {*range(min(12, len(wanted))), len(wanted) // 2, len(wanted) - 1}:
        for start in {0, length.position, length.position // 2, wanted[count], max(0, wanted[count] - 1)}:
            search.seek(start)
            seeking = counted.seek_to(search, op, count)
            assert seeking.go()
            assert (search.position, seeking.found) == (wanted[count], True)


@pytest.mark.parametrize("made", SEARCHES)
def test_a_count_that_is_never_reached_leads_to_the_end(made: Callable[[], SearchBase]) -> None:
    search = made()
    for count in (10**4, 10**9):
        seeking = counted.seek_to(search, Op.SOLUTION, count)
        assert seeking.go()
        assert search.finished
        assert not seeking.found
        assert counted.seek_to(search, Op.SOLUTION, count).go()


def test_checkpoints_may_be_few_or_many() -> None:
    wanted = places(gallery.search("queens_6"), Op.CHOOSE)
    for spacing, room in ((1, 1 << 20), (16, 4000), (10**6, 1)):
        search = gallery.search("queens_6")
        search.checkpoints = Checkpoints(spacing, room)
        search.run_to("end")
        for count in range(len(wanted)):
            counted.seek_to(search, Op.CHOOSE, count).go()
            straight = gallery.search("queens_6")
            straight.forward(wanted[count])
            assert search.fingerprint() == straight.fingerprint()


def test_a_count_in_slices_ends_at_the_same_position() -> None:
    """It may be given up after each of them: the place is a whole one."""
    search = gallery.search("queens_13")
    seeking, slices = counted.seek_to(search, Op.CHOOSE, 3000), 0
    while not seeking.go(0.0):
        slices += 1
        assert search.fingerprint()
        assert slices < 10_000
    assert (search.decisions, seeking.found) == (3000, True)
    assert search.event is not None
    assert search.event.op is Op.CHOOSE


def test_one_decision_more_or_less_is_reached_directly() -> None:
    """No checkpoint is restored for it: the machine is moved by the events between."""
    search = gallery.search("queens_8")
    counted.seek_to(search, Op.CHOOSE, 700).go()
    assert isinstance(search, Search)
    search.checkpoints = Asked()
    for count in (701, 700, 699, 702, 702):
        counted.seek_to(search, Op.CHOOSE, count).go()
        assert search.decisions == count
    assert search.checkpoints.times == 0
    counted.seek_to(search, Op.CHOOSE, 5).go()
    assert search.checkpoints.times > 0


class Asked(Checkpoints):
    """Counts how often it was asked for one."""

    times = 0

    def before(self, position: int) -> tuple[int, bytes] | None:
        self.times += 1
        return super().before(position)
