"""The program as a shell starts it: pipes, statuses and signals."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.core.cli.conftest import EASY, PROGRAM, SOLVED, Written, posix_only


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
    [
        (EASY, 0, "1\n"),
        ("1" + "." * 80, 1, "2  # or more: the limit is 2; --limit 0 counts all\n"),
        ("rubbish", 2, ""),
    ],
    ids=["yes", "no", "unreadable"],
)
def test_the_status_reaches_the_shell(puzzle: str, status: int, printed: str) -> None:
    returned, out, err = program("count", "--limit", "2", "-", stdin=f"{puzzle}\n")
    assert (returned, out) == (status, printed)
    assert err.count("\n") == (status == 2)


@pytest.mark.parametrize("command", ["trace", "solve"])
def test_a_reader_that_has_enough_is_no_error(written: Written, command: str) -> None:
    """As with ``| head -1``: no traceback, no message, and the status of a process that is ended by its pipe."""
    name = written(*[EASY] * 1_000) if command == "solve" else written(EASY)
    process = started(command, name)
    assert process.stdout is not None
    assert process.stderr is not None
    first = process.stdout.readline()
    process.stdout.close()
    assert first.startswith('{"position": 1,' if command == "trace" else SOLVED)
    assert process.stderr.read() == ""
    assert process.wait() == 141
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


COMMANDS: dict[str, tuple[str, ...]] = {
    "version": ("--version",),
    "help": ("--help",),
    "help of a command": ("solve", "--help"),
    "solve": ("solve", "PUZZLE"),
    "count": ("count", "PUZZLE"),
    "formats": ("formats",),
    "trace": ("trace", "PUZZLE"),
    "convert": ("convert", "PUZZLE", "-", "--to", "sdm"),
}


def given(written: Written, command: str) -> list[str]:
    return [written(EASY) if word == "PUZZLE" else word for word in COMMANDS[command]]


@pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="only Linux has a device that is always full"
)
@pytest.mark.parametrize(("command", "option"), [*((command, "-B") for command in COMMANDS), ("solve", "-u")])
def test_a_full_disk_is_reported_on_one_line(written: Written, command: str, option: str) -> None:
    """Status 2 with the system's words, buffered or not, and not a second complaint on closing."""
    line = [PROGRAM[0], option, *PROGRAM[1:], *given(written, command)]
    with open("/dev/full", "w", encoding="utf-8") as full:  # noqa: PTH123 - a device
        done = subprocess.run(line, stdout=full, stderr=subprocess.PIPE, encoding="utf-8", check=False)
        if command == "solve":
            assert subprocess.run(line, stdout=full, stderr=full, check=False).returncode == 2
    assert (done.returncode, done.stderr) == (2, "sudoku-dlx: standard output: No space left on device\n")


@posix_only
@pytest.mark.parametrize("command", ["version", "solve", "trace", "convert"])
def test_a_closed_output_is_reported_on_one_line(written: Written, command: str) -> None:
    """Nothing can be printed, which is no success; messages do not take its place where they are closed, too."""
    closed = ["/bin/sh", "-c", 'exec "$@" >&-', "sh", *PROGRAM, *given(written, command)]
    done = subprocess.run(closed, stderr=subprocess.PIPE, encoding="utf-8", check=False)
    assert (done.returncode, done.stderr) == (2, "sudoku-dlx: standard output is closed\n")


@posix_only
def test_messages_do_not_become_results_when_unread(written: Written) -> None:
    """Python's print takes standard output where standard error is closed."""
    command = [*PROGRAM, "solve", written("rubbish")]
    done = subprocess.run(
        ["/bin/sh", "-c", 'exec "$@" 2>&-', "sh", *command], stdout=subprocess.PIPE, check=False
    )
    assert (done.returncode, done.stdout) == (2, b"")


@posix_only
@pytest.mark.parametrize(
    ("moment", "name"),
    [
        *((moment, "SIGINT") for moment in (1, 3_000, 60_000, 130_000, 132_000, 300_000)),
        *((moment, "SIGTERM") for moment in (40, 140_000)),
    ],
)
def test_a_signal_at_any_moment_leaves_everything_as_it_was(
    written: Written, tmp_path: Path, moment: int, name: str
) -> None:
    """While modules are loaded, arguments read, events written: its status, not a word, and no file but the old one."""
    target = tmp_path / "kept.jsonl"
    target.write_text("as it was", encoding="utf-8")
    command = [sys.executable, str(Path(__file__).with_name("any_moment.py")), name, str(moment)]
    done = subprocess.run(
        [*command, "trace", written("." * 81), "--output", str(target)],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (128 + getattr(signal, name), "", "")
    assert target.read_text(encoding="utf-8") == "as it was"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["kept.jsonl", "puzzles.txt"]


@posix_only
@pytest.mark.parametrize("later", [0.005, 0.0])
def test_an_interrupt_inside_a_finalizer_is_not_lost(written: Written, later: float) -> None:
    """Python ignores what is raised there, and says so; the interrupt comes once more, however soon or late that is."""
    program = f"""
import os, signal, sys
from solver_core import __main__ as command
from solver_core.cli import trace
command._LATER = {later}
class Finalized:
    def __del__(self):
        if not sent:
            sent.append(True)
            os.kill(os.getpid(), signal.SIGINT)
sent, described = [], trace.described
trace.described = lambda search: (Finalized(), described(search))[1]
sys.exit(command.program())
"""
    command = [sys.executable, "-c", program, "trace", written("." * 81)]
    done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (130, b"")


@pytest.mark.processes
@posix_only
def test_a_puzzle_that_takes_long_can_be_interrupted_in_every_thread(written: Written) -> None:
    """The interpreter is not asked while a kernel runs, so the kernel asks it now and then."""
    hard = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"
    program = (
        "from solver_core.sudoku import many; many.CHUNK = 1; "
        "import sys; from solver_core import __main__ as it; sys.exit(it.program())"
    )
    command = [sys.executable, "-c", program, "solve", written(*[hard] * 2000), "--engine", "backtrack"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    with pytest.raises(subprocess.TimeoutExpired):
        process.communicate(timeout=0.8)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=20)
    assert (process.returncode, err) == (130, b"")
