"""A search, its tree and a solver belong to one thread at a time."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Thread

import pytest

from solver_core.cover import Problem, Search, SearchBase
from solver_core.cover.kernel.machine import COMPILED
from solver_core.cover.replay.checkpoints import Checkpoints
from solver_core.problems import named
from solver_core.sudoku.bitboard import Bitboard
from solver_core.sudoku.serial import Solver

KNUTH = Problem("ABCDEFG", ["CEF", "ADG", "BCF", "AD", "BG", "DEG"], "x")


@contextmanager
def often() -> Iterator[None]:
    """Threads change as often as they can."""
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        yield
    finally:
        sys.setswitchinterval(interval)


def test_a_search_is_moved_by_one_thread_at_a_time() -> None:
    """The others are refused by name, and the search still finds what it finds alone."""
    size, solutions = (11, 2680) if COMPILED else (6, 4)
    search, alone = Search(named("queens", size)), Search(named("queens", size))
    alone.seek(2**60)
    search.checkpoints = Checkpoints(spacing=2**50)
    ended, refused = Event(), set()

    def disturb() -> None:
        while not ended.is_set():
            try:
                search.forward(7)
                _ = search.event
                search.back(7)
            except RuntimeError as error:
                refused.add(str(error))

    others = [Thread(target=disturb) for _ in range(2)]
    with often():
        for thread in others:
            thread.start()
        for _ in range(3):
            for position in (2**60, 0):
                try:
                    search.seek(position)
                except RuntimeError as error:
                    refused.add(str(error))
        ended.set()
        for thread in others:
            thread.join()
    search.seek(2**60)
    assert (search.position, search.solutions) == (alone.position, solutions)
    assert search.fingerprint() == alone.fingerprint()
    assert all("belongs to one thread at a time" in said for said in refused)


def test_a_search_may_be_handed_from_thread_to_thread() -> None:
    search = Search(KNUTH)
    for position in range(1, 20):
        thread = Thread(target=search.forward)
        thread.start()
        thread.join()
        assert search.position == position


def test_a_search_held_by_one_thread_is_moved_by_no_other(search: SearchBase) -> None:
    """From the beginning of a long way to its end, and not only while links change."""
    machine, said = search._machine, []
    assert machine.hold()
    assert not machine.hold()
    search.forward()

    def move() -> None:
        for call in (
            search.forward,
            search.back,
            lambda: search.event,
            search.fingerprint,
            lambda: search.seek(0),
        ):
            try:
                call()
            except RuntimeError as error:
                said.append(str(error))

    thread = Thread(target=move)
    thread.start()
    thread.join()
    assert len(said) == 5
    machine.release()
    position = search.position
    thread = Thread(target=search.forward)
    thread.start()
    thread.join()
    assert search.position == position + 1


def test_use_twice_by_one_thread_does_not_blame_another_thread() -> None:
    """A solver whose solutions are being listed is in use, but by nobody else."""
    board = Bitboard()
    solutions = board.solutions(bytes(81))
    next(solutions)
    with pytest.raises(RuntimeError, match="a call or an iteration that has not ended is using this"):
        board.count(bytes(81))
    said = []

    def use() -> None:
        try:
            board.count(bytes(81))
        except RuntimeError as error:
            said.append(str(error))

    thread = Thread(target=use)
    thread.start()
    thread.join()
    assert said[0].startswith("another thread is using this")
    solutions.close()
    assert board.count(bytes(81)) == 2


@pytest.mark.parametrize("by_links", [True, False])
def test_a_solver_that_gives_up_counts_no_solutions_for_the_rest(*, by_links: bool) -> None:
    solver = Solver(by_links=by_links)
    assert solver.solve(bytes(81))[0] == b"\x02"
    solver.give_up()
    assert solver.solve(bytes(81) * 3) == (bytes(3), bytes(81) * 3)


def test_a_solver_is_used_by_one_thread_at_a_time() -> None:
    """And can be asked to come back from a puzzle that takes long."""
    empty = bytes(80) + b"\x01"
    solver, said = Solver(), []
    ended = Event()

    def solve() -> None:
        while not ended.is_set():
            try:
                solver.solve(empty * 200)
            except RuntimeError as error:
                said.append(str(error))

    others = [Thread(target=solve) for _ in range(2)]
    for thread in others:
        thread.start()
    solver.give_up()
    ended.set()
    for thread in others:
        thread.join()
    assert all("another thread is using this" in one for one in said)
    assert Solver().solve(empty)[0] == b"\x02"
