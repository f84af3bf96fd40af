"""Total work by dask beside local processes: ``pip install distributed; python -m tests.bench.scheduler --lists A,B``.

Every round solves the lists once with processes of their own and once with a scheduler and its workers, which are
started and ended for it; processor time of all processes together.

--lists   lists of puzzles, separated by commas
--workers how many each has
--rounds  how often
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, nullcontext
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median
from time import sleep
from typing import Final

from tests.bench.measuring import HEAD, line, options

_PYTHON: Final = (sys.executable, "-m")


@contextmanager
def _started(*command: str) -> Iterator[None]:
    process = subprocess.Popen((*_PYTHON, *command), stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        process.terminate()
        process.wait()


@contextmanager
def _cluster(workers: int) -> Iterator[str]:
    """The address of a scheduler with this many workers."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        file = Path(folder) / "scheduler.json"
        started, where = stack.enter_context, ("--scheduler-file", str(file))
        started(_started("distributed.cli.dask_scheduler", *where, "--port", "0", "--no-dashboard"))
        while not (file.exists() and file.read_text()):
            sleep(0.05)
        for _ in range(workers):
            started(
                _started(
                    "distributed.cli.dask_worker", *where, "--nthreads", "1", "--no-nanny", "--no-dashboard"
                )
            )
        yield json.loads(file.read_text())["address"]


def _spent(lists: list[str], *how: str, workers: int = 0) -> float:
    """Processor seconds of all processes that solve some lists, on a cluster if that has workers."""
    before = getrusage(RUSAGE_CHILDREN)
    with _cluster(workers) if workers else nullcontext() as address:
        more = how if address is None else ("--scheduler", address)
        subprocess.run(
            (*_PYTHON, "solver_core", "solve", "--quiet", "--output", os.devnull, *more, *lists), check=True
        )
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> int:
    """Measure and print."""
    asked = options("scheduler", __doc__, lists="", workers=2, rounds=3)
    lists = asked.lists.split(",")
    one = ["53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"]
    times: dict[str, list[float]] = {
        "local processes": [],
        "dask": [],
        "local processes, one puzzle": [],
        "dask, one puzzle": [],
    }
    for _ in range(asked.rounds):
        for name, taken in times.items():
            work = one if "one" in name else lists
            how = ("--workers", str(asked.workers))
            taken.append(_spent(work, workers=asked.workers) if "dask" in name else _spent(work, *how))
    print(HEAD, *(line(name, taken, "s") for name, taken in times.items()), sep="\n")
    here, there, start_here, start_there = map(median, times.values())
    print(
        f"dask {there / here:.2f} x local; without the start {(there - start_there) / (here - start_here):.2f} x"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
