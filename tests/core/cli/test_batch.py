"""Many puzzles from files and pipes of any kind, as a shell gives them to the program."""

import bz2
import gzip
import json
import lzma
import shlex
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice, permutations
from pathlib import Path

import pytest

from solver_core import compiled
from tests.amounts import spread
from tests.core.cli.conftest import EASY, FAULT, NONE, PROGRAM, SOLVED, Run, on_terminal, posix_only
from tests.waiting import wait_until

MANY = 100_000 if compiled else 2_000
"""Puzzles that take some seconds."""
DIGITS = "123456789"
FEWER = MANY * 3 // 20
"""Puzzles that are several chunks."""
pytestmark = pytest.mark.processes  # as many as there are processors, where nothing else is said


def program(*arguments: str | Path, stdin: bytes = b"") -> tuple[int, str, str]:
    """A process of its own, for what a process has alone: its pipes and its worker processes; else `run` is faster."""
    done = subprocess.run(
        [*PROGRAM, *map(str, arguments)], input=stdin, capture_output=True, check=False, timeout=120
    )
    return done.returncode, done.stdout.decode(), done.stderr.decode()


@pytest.fixture
def puzzles(tmp_path: Path) -> Callable[..., Path]:
    def puzzles(count: int, name: str = "puzzles.txt") -> Path:
        assert count <= MANY
        path = tmp_path / name
        path.write_text("".join(f"{puzzle}\n" for puzzle in renamed(EASY)[:count]))
        return path

    return puzzles


@cache
def renamed(grid: str) -> list[str]:
    """The same grid many times, each time with other names of its digits."""
    all_names = islice(permutations(DIGITS), MANY)
    return [grid.translate(str.maketrans(DIGITS, "".join(names))) for names in all_names]


def solutions(count: int) -> str:
    return "".join(f"{solution}\n" for solution in renamed(SOLVED)[:count])


# --- where puzzles come from --------------------------------------------------------------------------


def test_several_files_are_one_list(run: Run, puzzles: Callable[..., Path]) -> None:
    first, second = puzzles(3, "first.txt"), puzzles(2, "second.sdm")
    status, out, err = run("solve", "--json", first, second)
    assert (status, err) == (0, "")
    found = [json.loads(line) for line in out.splitlines()]
    assert [row["number"] for row in found] == [1, 2, 3, 4, 5]
    assert [row["solution"] for row in found] == (solutions(3) + solutions(2)).split()


@pytest.mark.parametrize("arguments", [[], ["-"]])
def test_without_a_file_standard_input_is_solved(arguments: list[str]) -> None:
    assert program("solve", *arguments, stdin=f"{EASY}\n".encode()) == (0, f"{SOLVED}\n", "")


@pytest.mark.parametrize(
    "text", [EASY, "\n".join(EASY[at : at + 9] for at in range(0, 81, 9)), EASY.replace(".", "0")]
)
def test_a_puzzle_may_be_the_argument(run: Run, text: str) -> None:
    assert run("solve", text) == (0, f"{SOLVED}\n", "")


@pytest.mark.parametrize("command", ["solve", "count", "rate"])
def test_any_format_is_read(run: Run, tmp_path: Path, command: str) -> None:
    """What is no list is read whole."""
    path = tmp_path / "puzzle.sdk"
    path.write_text("[Puzzle]\n" + "\n".join(EASY[at : at + 9] for at in range(0, 81, 9)))
    answers = {"solve": SOLVED, "count": "1", "rate": "easy\t"}
    status, out, _ = run(command, path)
    assert status == 0
    assert out.startswith(answers[command])


PACKERS: dict[str, Callable[[bytes], bytes]] = {
    "gzip": gzip.compress,
    "bzip2": lambda data: bz2.compress(data, 1),  # in many blocks
    "xz": lzma.compress,
}
if sys.version_info >= (3, 14):
    from compression import zstd

    PACKERS["zstd"] = zstd.compress


@pytest.mark.parametrize("packer", PACKERS)
def test_compressed_files_are_known_by_their_contents(
    run: Run, packer: str, puzzles: Callable[..., Path]
) -> None:
    """Whatever they are called, from a file and from a pipe, of several parts as `cat` leaves them."""
    path = puzzles(MANY // 25)
    lines = path.read_bytes().splitlines(keepends=True)
    pack = PACKERS[packer]
    packed = pack(b"".join(lines[: MANY // 50])) + pack(b"".join(lines[MANY // 50 :]))
    path.write_bytes(packed)
    assert run("solve", "--workers", "1", path) == (0, solutions(MANY // 25), "")
    assert program("solve", stdin=packed) == (0, solutions(MANY // 25), "")
    assert run("convert", path, "-", "--to", "sdm") == (0, b"".join(lines).decode(), "")


@pytest.mark.parametrize("packer", PACKERS)
def test_the_readable_part_of_a_broken_compressed_file_is_answered(
    run: Run, packer: str, puzzles: Callable[..., Path]
) -> None:
    """What could be unpacked is solved, and one line says what is wrong with the rest."""
    path = puzzles(MANY // 10)
    packed = PACKERS[packer](path.read_bytes())
    path.write_bytes(packed[: 4 * len(packed) // 5])
    status, out, err = run("solve", "--workers", "1", path)
    assert status == 2
    assert err.startswith(f"sudoku-dlx: {path}: ")
    assert err.endswith("the compressed data ends too early\n")
    assert solutions(MANY // 10).startswith(out)
    assert (packer == "gzip") <= (len(out) > 0)
    path.write_bytes(packed[:9] + bytes(9) + packed[18:])
    status, _, err = run("solve", "--workers", "1", path)
    assert status == 2
    assert err.count("\n") == 1
    assert "compressed data" in err


@posix_only
def test_a_bomb_takes_no_memory(tmp_path: Path) -> None:
    """Half a megabyte that unpacks to more than is allowed: of lines with puzzles, or of a line without an end."""
    line = gzip.compress(f"{EASY}\n".encode() * (60_000 if compiled else 2_000))
    for name, held in (("lines", line * 2), ("line", gzip.compress(f"{EASY}\n".encode() + b"5" * (1 << 26)))):
        path = tmp_path / name
        path.write_bytes(held)
        status, peak = with_peak("count", "--workers", "1", "-o", tmp_path / "out", path)
        assert status in {0, 2}
        assert peak < 60
    path = tmp_path / "zeros"
    path.write_bytes(gzip.compress(bytes(1 << 26)))
    status, _, err = program("count", path)
    assert (status, err) == (2, f"sudoku-dlx: {path}: this is not a text file; puzzles are read from text\n")


def with_peak(*arguments: str | Path) -> tuple[int, float]:
    """Status, and MiB that the program had at most."""
    code = (
        "import resource, subprocess, sys; done = subprocess.run(sys.argv[1:]).returncode;"
        "print(done, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)"
    )
    said = subprocess.run(
        [sys.executable, "-c", code, *PROGRAM, *map(str, arguments)],
        check=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    status, peak = said.stdout.split()[-2:]
    return int(status), int(peak) / (1 << 20 if sys.platform == "darwin" else 1 << 10)


@posix_only
def test_memory_does_not_grow_with_the_list(tmp_path: Path) -> None:
    path = tmp_path / "many.txt"
    path.write_text(f"{EASY}\n" * (200_000 if compiled else 5_000))
    _, few = with_peak("count", "--workers", "1", "-o", tmp_path / "out", "-q", EASY)
    status, peak = with_peak("count", "--workers", "1", "-o", tmp_path / "out", path)
    assert status == 0
    assert peak < few + 12
    assert peak < 60


@pytest.mark.parametrize(
    "text",
    [
        f"{EASY}\r\n{EASY}\r\n",
        f"{EASY}\n{EASY}",
        f"\ufeff{EASY}\n{EASY}\n",
        f"# a comment\n\n{EASY}\n\n{EASY}\nend\n",
        f"puzzle,level\n{EASY},1\n{EASY},2\n",
        f"{EASY}\r{EASY}\r",
    ],
    ids=["CRLF", "no line feed", "BOM", "comments", "CSV", "CR"],
)
def test_all_line_ends_and_byte_order_marks_are_read(run: Run, tmp_path: Path, text: str) -> None:
    path = tmp_path / "puzzles.txt"
    path.write_bytes(text.encode())
    assert run("solve", path) == (0, f"{SOLVED}\n{SOLVED}\n", "")
    assert run("solve", stdin=text.encode()) == (0, f"{SOLVED}\n{SOLVED}\n", "")


def test_a_column_that_is_left_out_is_said_once(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "puzzles.csv"
    path.write_text(f"puzzle,solution\n{EASY},{SOLVED}\n{EASY},{SOLVED}\n")
    said = f"sudoku-dlx: {path}: left out: the solution that the file has\n"
    assert run("solve", path) == (0, f"{SOLVED}\n{SOLVED}\n", said)
    assert run("solve", "--quiet", path) == (0, f"{SOLVED}\n{SOLVED}\n", "")


@posix_only
def test_a_slow_pipe_is_answered_line_by_line() -> None:
    """Each answer comes while the pipe is still open."""
    process = subprocess.Popen([*PROGRAM, "solve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdin
    assert process.stdout
    for number in range(5):
        process.stdin.write(f"{renamed(EASY)[number]}\n".encode())
        process.stdin.flush()
        assert process.stdout.readline().decode() == f"{renamed(SOLVED)[number]}\n"
    process.stdin.close()
    assert process.wait() == 0
    process.stdout.close()


# --- what cannot be read ------------------------------------------------------------------------------


def test_a_bad_line_is_reported_and_the_run_goes_on(run: Run, puzzles: Callable[..., Path]) -> None:
    path = puzzles(3)
    path.write_text(path.read_text().replace("\n", "\nrubbish\n", 1))
    first, second, third = solutions(3).split()
    assert run("solve", path) == (
        2,
        f"{first}\n# {FAULT}\n{second}\n{third}\n",
        f"sudoku-dlx: {path}: {FAULT}\n",
    )
    assert run("solve", "-q", path)[2] == ""
    status, out, err = run("solve", "--strict", path)
    assert (status, out) == (2, f"{first}\n# {FAULT}\n")
    assert err == f"sudoku-dlx: {path}: {FAULT}\n"


def test_a_strict_run_leaves_the_file_of_results_as_it_was(
    run: Run, puzzles: Callable[..., Path], tmp_path: Path
) -> None:
    path, target = puzzles(3), tmp_path / "out"
    path.write_text(path.read_text() + "rubbish\n")
    target.write_text("as it was")
    assert run("solve", "--strict", "-o", target, path)[0] == 2
    assert target.read_text() == "as it was"


def test_faults_have_their_line_however_far_down(puzzles: Callable[..., Path]) -> None:
    """Chunks and worker processes do not change the numbers of lines."""
    path = puzzles(FEWER)
    lines = path.read_text().splitlines()
    faulty = (FEWER // 40, FEWER // 2, FEWER - 1)
    for at in faulty:
        lines[at] = "rubbish"
    path.write_text("\n".join(lines))
    for workers in ("1", "2"):
        status, out, err = program("solve", "--json", "--workers", workers, path)
        assert status == 2
        lines_named = [int(line.split("line ")[1].split(",")[0]) for line in err.splitlines()]
        assert lines_named == [at + 1 for at in faulty]
        rows = [json.loads(line) for line in out.splitlines()]
        numbers = [row["number"] for row in rows if "number" in row]
        assert numbers == [*range(1, FEWER - 2)]
        assert rows[FEWER // 2 + 1]["puzzle"] == renamed(EASY)[FEWER // 2 + 1]


def test_one_file_that_cannot_be_read_does_not_keep_the_others(
    run: Run, puzzles: Callable[..., Path], tmp_path: Path
) -> None:
    """Each is reported with its reason, and an old file of results stays if nothing could be read."""
    path = puzzles(2)
    status, out, err = run("solve", tmp_path, tmp_path / "none", path)
    assert (status, out) == (2, solutions(2))
    assert (
        err
        == f"sudoku-dlx: {tmp_path}: Is a directory\nsudoku-dlx: {tmp_path / 'none'}: No such file or directory\n"
    )
    target = tmp_path / "out"
    target.write_text("as it was")
    assert run("solve", "-o", target, tmp_path)[0] == 2
    assert target.read_text() == "as it was"


# --- many at work -------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["solve", "count"])
def test_the_order_is_kept_with_any_number_of_workers(command: str, puzzles: Callable[..., Path]) -> None:
    path = puzzles(FEWER)
    with path.open("a") as file:
        file.write(f"{NONE}\n{'.' * 81}\n")
    limit = ["--limit", "5"]
    alone = program(command, "--workers", "1", *limit, path)
    assert alone[0] == 1
    assert program(command, "--workers", "2", *limit, path) == alone
    assert program(command, *limit, path) == alone


def test_several_solutions_are_printed_up_to_a_limit(run: Run) -> None:
    status, out, _ = run("solve", "--limit", "3", "." * 81)
    assert status == 1
    assert len(set(out.split())) == 3
    _, out, _ = run("solve", "--limit", "3", "--json", "." * 81)
    assert len(json.loads(out)["solutions"]) == 3


@posix_only
def test_a_head_that_has_enough_ends_all_workers(puzzles: Callable[..., Path]) -> None:
    command = shlex.join([*PROGRAM, "solve", "--workers", "2", str(puzzles(MANY))])
    done = subprocess.run(
        ["/bin/sh", "-c", f"{command} | head -2"], capture_output=True, check=False, timeout=60
    )
    assert (done.stdout.decode(), done.stderr) == (solutions(2), b"")


@pytest.fixture
def endless() -> Iterator["subprocess.Popen[bytes]"]:
    process = subprocess.Popen(["/bin/sh", "-c", f"while :; do echo {EASY}; done"], stdout=subprocess.PIPE)
    yield process
    process.kill()
    process.wait()
    assert process.stdout
    process.stdout.close()


@posix_only
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM"])
@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_signal_ends_everybody(
    endless: "subprocess.Popen[bytes]", name: str, workers: str, tmp_path: Path
) -> None:
    """No worker, no temporary file and no message is left."""
    target = tmp_path / "out"
    process = subprocess.Popen(
        [*PROGRAM, "rate", "--workers", workers, "-o", str(target)],
        stdin=endless.stdout,
        stderr=subprocess.PIPE,
    )
    wait_until(lambda: any(tmp_path.iterdir()) and any(file.stat().st_size for file in tmp_path.iterdir()))
    process.send_signal(getattr(signal, name))
    _, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (128 + getattr(signal, name), b"")
    assert [*tmp_path.iterdir()] == []


@posix_only
def test_a_signal_while_processes_are_started_is_not_lost(
    endless: "subprocess.Popen[bytes]", tmp_path: Path
) -> None:
    """The signal ends the run as at any other time, and no file is left."""
    code = (
        "import os, signal, sys; from solver_core.__main__ import program;"
        "os.register_at_fork(after_in_parent=lambda: os.kill(os.getpid(), signal.SIGTERM));"
        "sys.exit(program())"
    )
    target = tmp_path / "out"
    done = subprocess.run(
        [sys.executable, "-c", code, "rate", "--workers", "2", "-o", str(target)],
        stdin=endless.stdout,
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (128 + signal.SIGTERM, b"")
    assert [*tmp_path.iterdir()] == []


# --- output and going on ------------------------------------------------------------------------------


def test_results_may_go_onto_the_input(puzzles: Callable[..., Path]) -> None:
    path = puzzles(FEWER)
    for options in ([], ["--resume"]):
        path = puzzles(FEWER)
        assert program("solve", path, *options, "-o", path) == (0, "", "")
        assert path.read_text() == solutions(FEWER)
        assert [file.name for file in path.parent.iterdir()] == ["puzzles.txt"]


@posix_only
def test_after_a_full_disk_a_run_can_be_continued(puzzles: Callable[..., Path], tmp_path: Path) -> None:
    """The limit on the size of files stands for a disk that is full."""
    path, target = puzzles(FEWER), tmp_path / "out"
    code = f"import resource, signal, sys; signal.signal(signal.SIGXFSZ, signal.SIG_IGN); resource.setrlimit(resource.RLIMIT_FSIZE, ({82 * FEWER * 2 // 3}, {82 * FEWER * 2 // 3})); from solver_core.__main__ import program; sys.exit(program())"
    command = [
        sys.executable,
        "-c",
        code,
        "solve",
        "--workers",
        "1",
        "--resume",
        "-o",
        str(target),
        str(path),
    ]
    done = subprocess.run(command, capture_output=True, check=False)
    assert done.returncode == 2
    assert done.stderr == f"sudoku-dlx: {target}: File too large\n".encode()
    assert program("solve", "--resume", "-o", target, path) == (0, "", "")
    assert target.read_text() == solutions(FEWER)


@posix_only
def test_an_interrupted_run_goes_on_nothing_twice_nothing_lost(
    puzzles: Callable[..., Path], tmp_path: Path
) -> None:
    """``--resume`` trusts its journal, not what was written after it."""
    path, target = puzzles(MANY), tmp_path / "out"
    packed = tmp_path / "packed"
    packed.write_bytes(gzip.compress(path.read_bytes(), 1))
    options = ["solve", "--json", "--engine", "dlx", "--resume", "-o", str(target)]
    partial, journal = tmp_path / "out.part", tmp_path / "out.part.json"
    for name, workers, source in spread(
        [("SIGKILL", "1", path), ("SIGKILL", "2", packed), ("SIGINT", "1", packed), ("SIGTERM", "2", path)]
    ):
        command = [*options, "--workers", workers, str(source)]
        process = subprocess.Popen([*PROGRAM, *command], stderr=subprocess.PIPE)
        wait_until(lambda: journal.exists() and json.loads(journal.read_bytes())["place"][1] > 0)
        process.send_signal(getattr(signal, name))
        process.communicate(timeout=60)
        assert not target.exists(), command
        with partial.open("ab") as file:
            file.write(b"what had not been noted down")
        assert program(*command)[0] == 0, command
        rows = [json.loads(line) for line in target.read_text().splitlines()]
        assert [row["number"] for row in rows] == [*range(1, MANY + 1)], command
        assert [row["puzzle"] for row in rows] == renamed(EASY), command
        assert {file.name for file in tmp_path.iterdir()} == {"puzzles.txt", "packed", "out"}, command
        target.unlink()


@posix_only
def test_a_run_with_other_input_is_not_continued(puzzles: Callable[..., Path], tmp_path: Path) -> None:
    """Nor is one that another process still writes."""
    path, target = puzzles(MANY), tmp_path / "out"
    command = ["solve", "--engine", "dlx", "--workers", "1", "--resume", "-o", str(target), str(path)]
    with subprocess.Popen([*PROGRAM, *command], stderr=subprocess.DEVNULL) as process:
        wait_until((tmp_path / "out.part.json").exists)
        process.send_signal(signal.SIGSTOP)  # or it would be done, on a fast machine, before the other begins
        status, _, err = program(*command)
        process.send_signal(signal.SIGINT)
        process.send_signal(signal.SIGCONT)
    assert status == 2
    assert "another run is writing this file" in err
    path.write_text(f"{EASY}\n")
    status, _, err = program(*command)
    assert status == 2
    assert "left by a run with other input or options" in err


def test_going_on_needs_a_file(run: Run) -> None:
    status, out, err = run("solve", "--resume", EASY)
    assert (status, out) == (2, "")
    assert err == "sudoku-dlx: --resume: there is nothing to go on with; name a file with --output\n"


# --- progress -----------------------------------------------------------------------------------------


@posix_only
def test_progress_is_shown_on_a_terminal_alone(puzzles: Callable[..., Path], tmp_path: Path) -> None:
    path = puzzles(MANY)
    target = str(tmp_path / "out")
    status, said = on_terminal("solve", "--engine", "dlx", "--workers", "1", "-o", target, str(path))
    assert status == 0
    assert "puzzles" in said
    assert "/s" in said
    assert "left" in said
    assert on_terminal("solve", "-q", "--workers", "1", "-o", target, str(path)) == (0, "")
    assert program("solve", "-o", target, path)[2] == ""


@posix_only
def test_a_single_puzzle_that_takes_long_shows_how_time_goes_on() -> None:
    """Beside results on the same terminal, too: the line waits until none comes for a while, and then goes."""
    limit = "8000000" if compiled else "200000"
    status, said = on_terminal("count", "--limit", limit, "." * 81)
    assert status == 1
    assert "0 puzzles  0/s  0:01\x1b[K" in said
    assert said.endswith("\r\x1b[K")
