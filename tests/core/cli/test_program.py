"""The program as a shell starts it: pipes, statuses and signals."""

import signal
import subprocess
import sys
from collections.abc import Callable

import pytest

Written = Callable[..., str]

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
PROGRAM = [sys.executable, "-m", "solver_core"]

posix_only = pytest.mark.skipif(sys.platform == "win32", reason="signals and devices as in POSIX")


def program(*arguments: str, stdin: str = "") -> tuple[int, str, str]:
    done = subprocess.run(
        [*PROGRAM, *arguments], input=stdin, capture_output=True, encoding="utf-8", check=False
    )
    return done.returncode, done.stdout, done.stderr


def started(*arguments: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [*PROGRAM, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
    )


@pytest.mark.parametrize(
    ("puzzle", "status", "printed"),
    [(EASY, 0, "1\n"), ("." * 80 + "1", 1, "2\n"), ("rubbish", 2, "")],
    ids=["yes", "no", "unreadable"],
)
def test_the_status_reaches_the_shell(puzzle: str, status: int, printed: str) -> None:
    """Scripts branch on it."""
    returned, out, err = program("count", "--limit", "2", "-", stdin=f"{puzzle}\n")
    assert (returned, out) == (status, printed)
    assert err.count("\n") == (status == 2)


def test_bad_usage_reaches_the_shell() -> None:
    """Status 2, from the parser of arguments as from everything else."""
    status, out, err = program("solve")
    assert (status, out) == (2, "")
    assert err.count("\n") == 1


@pytest.mark.parametrize("command", ["trace", "solve"])
def test_a_reader_that_has_enough_is_no_error(written: Written, command: str) -> None:
    """As with ``| head -1``: no traceback, no message, status 0."""
    name = written(*[EASY] * 1_000) if command == "solve" else written(EASY)
    process = started(command, name)
    assert process.stdout is not None
    assert process.stderr is not None
    first = process.stdout.readline()
    process.stdout.close()
    assert first.startswith('{"position": 1,' if command == "trace" else SOLVED)
    assert process.stderr.read() == ""
    assert process.wait() == 0
    process.stderr.close()


@posix_only
def test_a_signal_ends_an_endless_search(written: Written) -> None:
    """Ctrl+C in a terminal: status 130, no traceback, and results that came before it."""
    process = started("trace", written("." * 81))
    assert process.stdout is not None
    first = process.stdout.readline()
    process.send_signal(signal.SIGINT)
    _, err = process.communicate()
    assert (process.returncode, err) == (130, "")
    assert first.startswith('{"position": 1,')


@pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="only Linux has a device that is always full"
)
def test_a_full_disk_is_told_on_one_line(written: Written) -> None:
    """Status 2 with the system's words, and not a second complaint on closing."""
    with open("/dev/full", "w", encoding="utf-8") as full:  # noqa: PTH123 - a device
        done = subprocess.run(
            [*PROGRAM, "solve", written(EASY)],
            stdout=full,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "No space left on device" in done.stderr
