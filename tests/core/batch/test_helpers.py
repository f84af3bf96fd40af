"""Processes that help: killed, or not to be had; whatever becomes of them, each puzzle has its line."""

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest

from solver_core.batch import local
from solver_core.batch.chunks import (
    AnsweredPuzzles,
    AskedPuzzles,
    Chunk,
    ChunkResult,
    Failure,
    OutputLine,
    Unanswered,
    answered,
)
from solver_core.batch.running import ENDED, Helpers, NoHelpersError, run

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="signals as in POSIX"),
    pytest.mark.processes,
]

COUNT = 24
DEADLY = 5
"""The puzzle at which a process dies."""


def name_them(asked: AskedPuzzles, _threads: int | None) -> AnsweredPuzzles:
    """The first digits of each puzzle, which here is its number."""
    grids = map(asked.grid, range(len(asked)))
    return AnsweredPuzzles([f"{grid[0]}{grid[1]}" for grid in grids], is_yes=True)


def die_once(flag: Path, asked: AskedPuzzles, threads: int | None) -> AnsweredPuzzles:
    """Like `name_them`, but the first process that comes here is killed."""
    try:
        flag.unlink()
    except FileNotFoundError:
        return name_them(asked, threads)
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def die_there(asked: AskedPuzzles, threads: int | None) -> AnsweredPuzzles:
    """Like `name_them`, but one puzzle is the end of every process that tries it."""
    if asked.digits[:2] == bytes(divmod(DEADLY, 10)):
        os.kill(os.getpid(), signal.SIGKILL)
    return name_them(asked, threads)


def fail_there(asked: AskedPuzzles, threads: int | None) -> AnsweredPuzzles:
    """Like `name_them`, but no group of puzzles with a certain one among them has an answer."""
    if any(asked.grid(at).digits[:2] == bytes(divmod(DEADLY, 10)) for at in range(len(asked))):
        raise LookupError("nobody thought of this")
    return name_them(asked, threads)


def chunks(size: int = 1) -> Iterator[Chunk]:
    puzzles = [bytes([*divmod(number, 10)]) + bytes([9] * 79) for number in range(COUNT)]
    for at in range(0, COUNT, size):
        yield Chunk(0, at + size, asked=AskedPuzzles(b"".join(puzzles[at : at + size])))


def texts(results: Iterator[tuple[Chunk, ChunkResult] | tuple[Failure, None]]) -> list[str]:
    """A text for each puzzle, or the reason why it has none."""
    found: list[str] = []
    for _, result in results:
        assert result is not None
        for part in result.parts:
            assert isinstance(part, OutputLine | Unanswered)
            found += [part.reason] if isinstance(part, Unanswered) else part.text.split()
    return found


EXPECTED = [f"{number // 10}{number % 10}" for number in range(COUNT)]


def test_a_process_that_is_killed_costs_no_answer(tmp_path: Path) -> None:
    """What it had in hand is tried again with fewer of them, and that is reported."""
    flag = tmp_path / "flag"
    flag.touch()
    said: list[str] = []
    helpers = Helpers(local.processes, partial(answered, partial(die_once, flag), 1), said.append)
    assert texts(run(chunks(), partial(answered, name_them, 1), 2, helpers, alone=0)) == EXPECTED
    assert said == ["a process at work was ended, perhaps for lack of memory; going on with 1"]


def test_a_chunk_that_kills_every_process_is_given_up_by_itself() -> None:
    """It is tried again, at last alone; then its puzzles get a reason and all others their answer."""
    said: list[str] = []
    helpers = Helpers(local.processes, partial(answered, die_there, 1), said.append)
    found = texts(run(chunks(), partial(answered, name_them, 1), 2, helpers, alone=0))
    assert found == [*EXPECTED[:DEADLY], ENDED, *EXPECTED[DEADLY + 1 :]]
    assert 2 <= len(said) <= 3


def test_where_no_process_can_be_started_this_one_does_the_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pool is named as the cause, whatever it is in the system that it lacks."""
    said: list[str] = []
    helpers = Helpers(local.processes, partial(answered, name_them, 1), said.append)
    for error, words in (
        (OSError(30, "Read-only file system"), "Read-only file system"),
        (ImportError("no sem_open here"), "no sem_open here"),
    ):

        def refuse(*_: object, error: Exception = error, **__: object) -> None:
            raise error

        monkeypatch.setattr(local, "ProcessPoolExecutor", refuse)
        assert texts(run(chunks(), partial(answered, name_them, 1), 2, helpers, alone=0)) == EXPECTED
        assert said.pop() == (f"no other processes can be started: {words}; one process does all of the work")


def test_an_answer_that_fails_takes_no_other_puzzle_along() -> None:
    """In whatever process and with however many others: an unforeseen error stands for one answer."""

    @contextmanager
    def nobody(_: int) -> Iterator[None]:
        raise NoHelpersError("nobody")
        yield

    for size in (1, 8, COUNT):
        for alone in (0.0, 100.0):
            helpers = Helpers(nobody, partial(answered, name_them, 1))  # type: ignore[arg-type]
            found = texts(run(chunks(size), partial(answered, fail_there, 1), 2, helpers, alone=alone))
            reason = found.pop(DEADLY)
            assert found == EXPECTED[:DEADLY] + EXPECTED[DEADLY + 1 :]
            assert reason.startswith(
                "unexpected error LookupError: nobody thought of this (test_helpers.py, line"
            )
