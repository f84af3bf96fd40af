"""How much memory a run takes: what Python has allocated, and what the system has given to a whole process."""

import gc
import subprocess
import sys
import tracemalloc
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from solver_core import problems
from solver_core.cover import Search
from solver_core.cover.replay.seeking import ENDLESS

ALLOCATED, RESIDENT = "MB allocated", "MB resident"
"""The units."""

_RUNS: Mapping[str, Callable[[Search], object]] = {
    "with tree and timeline": lambda search: search.background_run.go(),
    "without": lambda search: search.seek(ENDLESS),
}


class Unmeasured(Exception):  # noqa: N818 - it is what the workload is, not an accident
    """A workload that cannot be measured here; the message says why."""


def units() -> dict[str, str]:
    """The unit of each number that is measured here, by its name."""
    found = dict.fromkeys(_RUNS, ALLOCATED)
    if find_spec("resource"):
        found |= {f"process {run}": RESIDENT for run in _RUNS}
    return found


def measuring(model: str, sizes: tuple[int, ...]) -> Callable[[], Sequence[float]]:
    """Measures a known problem, a number for each of the units."""
    ways = (_allocated, _resident) if find_spec("resource") else (_allocated,)
    return lambda: [memory(run, model, sizes) for memory in ways for run in _RUNS]


def _allocated(run: str, model: str, sizes: tuple[int, ...]) -> float:
    """What a run adds to what Python has allocated, at its peak; a kernel's arrays are among it."""
    search = Search(problems.named(model, *sizes))
    gc.collect()
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        _RUNS[run](search)
        return (tracemalloc.get_traced_memory()[1] - before) / 1e6
    finally:
        tracemalloc.stop()


def _resident(run: str, model: str, sizes: tuple[int, ...]) -> float:
    """The same as the system sees it: the peak of a whole process that does nothing else."""
    task = f"from {__name__} import print_peak\nprint_peak({run!r}, {model!r}, {sizes})"
    program = f"import sys; sys.path[:] = {sys.path!r}\n{task}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    if done.returncode:
        raise Unmeasured(f"its process fails: {done.stderr.strip().splitlines()[-1]}")
    return float(done.stdout)


def print_peak(run: str, model: str, sizes: tuple[int, ...]) -> None:
    """Run and print the most memory that this process has had, in MB."""
    _RUNS[run](Search(problems.named(model, *sizes)))
    print(_peak() / 1e6)


def _peak() -> float:
    # On Linux the number that `resource` gives includes what the process had before it became this program.
    status = Path("/proc/self/status")
    if status.exists():
        line = next(
            line for line in status.read_text(encoding="ascii").splitlines() if line.startswith("VmHWM")
        )
        return int(line.split()[1]) * 1024
    resource = import_module("resource")
    peak: int = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024
