"""A batch on a real cluster of dask: a scheduler and two workers, one of which is killed half-way."""

import json
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from importlib.util import find_spec
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from solver_core.batch import cluster as clusters
from solver_core.batch import running
from solver_core.cli import answering, main
from tests.waiting import wait_until

pytestmark = pytest.mark.skipif(find_spec("distributed") is None, reason="dask is not installed")

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[tuple[str, list["subprocess.Popen[bytes]"]]]:
    """The address of a scheduler, and two workers."""
    reported = tmp_path / "scheduler.json"
    with ExitStack() as stack:

        def start(*arguments: str) -> "subprocess.Popen[bytes]":
            command = [sys.executable, "-m", "distributed.cli.dask_" + arguments[0], *arguments[1:]]
            process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            stack.callback(process.wait)
            stack.callback(process.kill)
            return process

        quiet = ("--no-dashboard", "--host", "127.0.0.1")
        start("scheduler", "--port", "0", "--scheduler-file", str(reported), *quiet)
        wait_until(lambda: reported.exists() and reported.read_bytes().endswith(b"}"))
        address = json.loads(reported.read_bytes())["address"]
        worker = ("worker", address, "--nthreads", "1", "--no-nanny", "--local-directory", str(tmp_path))
        yield address, [start(*worker, *quiet) for _ in range(2)]


def test_a_worker_that_dies_costs_nothing_but_time(
    cluster: tuple[str, list["subprocess.Popen[bytes]"]], tmp_path: Path
) -> None:
    """All answers are there, in order, with their numbers; and what is reported of bad lines names their place."""
    address, workers = cluster
    count = 30_000
    path, target = tmp_path / "puzzles.txt", tmp_path / "out"
    lines = [EASY] * count
    lines[count // 2] = "rubbish"
    path.write_text("\n".join(lines) + "\n")
    count_workers = (
        "import sys; from distributed import Client;"
        "client = Client(sys.argv[1]); client.wait_for_workers(2, timeout=60)"
    )
    subprocess.run([sys.executable, "-c", count_workers, address], check=True, capture_output=True)
    command = [sys.executable, "-m", "solver_core", "solve", "--json", "--engine", "dlx", "--resume"]
    command += ["--scheduler", address, "-o", str(target), str(path)]
    process = subprocess.Popen(command, stderr=subprocess.PIPE)
    partial = tmp_path / "out.part"
    wait_until(lambda: partial.exists() and partial.stat().st_size > 0)
    workers[0].kill()
    _, err = process.communicate(timeout=120)
    assert process.returncode == 2
    assert f"puzzles.txt: line {count // 2 + 1}, column 1: 'r' is not a cell".encode() in err
    rows = [json.loads(line) for line in target.read_text().splitlines()]
    assert [row["number"] for row in rows if "number" in row] == [*range(1, count)]
    assert {row.get("solution") for row in rows} == {SOLVED, None}


def test_a_scheduler_that_is_not_there_is_reported(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(clusters, "_PATIENCE", "1s")
    assert main(["solve", "--scheduler", "tcp://127.0.0.1:9", EASY]) == 2
    assert capsys.readouterr() == ("", "sudoku-dlx: --scheduler: no scheduler answers at this address\n")


class _Cancelling(Executor):
    """As an executor of dask is when its scheduler has gone."""

    def submit(self, *_: Any, **__: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.cancel()
        future.set_running_or_notify_cancel()
        return future


def with_cluster(
    monkeypatch: pytest.MonkeyPatch, executor: Executor, workers: Iterator[int | Exception]
) -> None:
    """Have commands find this executor behind their scheduler, with these numbers of workers one after the other."""

    def count() -> int:
        found = next(workers)
        if isinstance(found, Exception):
            raise found
        return found

    @contextmanager
    def cluster(_: str) -> Iterator[clusters.Cluster]:
        yield clusters.Cluster(executor, count)

    monkeypatch.setattr(clusters, "cluster", cluster)
    monkeypatch.setattr(answering, "sleep", lambda _: None)


def test_a_scheduler_without_workers_is_waited_for_and_that_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """They may be started behind it; nobody wonders why nothing happens."""
    with ThreadPoolExecutor(1) as executor:
        with_cluster(monkeypatch, executor, iter([0, 0, 0, 1]))
        assert main(["solve", "--scheduler", "here", EASY]) == 0
    said = "sudoku-dlx: --scheduler: it has no workers; waiting until there is one\n"
    assert capsys.readouterr() == (f"{SOLVED}\n", said)


def test_workers_that_go_while_they_are_needed_are_missed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with ThreadPoolExecutor(1) as executor:
        workers = iter([1, 0, 1, *[1] * 1000])
        with_cluster(monkeypatch, executor, workers)
        monkeypatch.setattr(running, "IDLE", 0.05)
        executor.submit(sleep, 0.5)
        assert main(["solve", "--scheduler", "here", EASY]) == 0
    said = "sudoku-dlx: --scheduler: it has no workers; waiting until there is one\n"
    assert capsys.readouterr() == (f"{SOLVED}\n", said)


@pytest.mark.parametrize("workers", [[2], [2, clusters.LostClusterError()], [0, clusters.LostClusterError()]])
def test_a_scheduler_that_goes_away_ends_the_command_by_a_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], workers: list[int | Exception]
) -> None:
    """The input is not to blame, and no puzzle is said to have no answer: with --resume the next run goes on there."""
    with_cluster(monkeypatch, _Cancelling(), iter(workers))
    assert main(["solve", "--scheduler", "here", EASY]) == 3
    out, err = capsys.readouterr()
    assert out == ""
    assert err.endswith("sudoku-dlx: --scheduler: it does not answer any more\n")
