"""A batch on a real cluster of dask: a scheduler and two workers, one of which is killed half-way."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from solver_core.batch import cluster as clusters
from solver_core.cli import main
from tests.waiting import wait_until

pytest.importorskip("distributed")

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
    count = 60_000
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
