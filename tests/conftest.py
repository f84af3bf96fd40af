"""What every test shares: no screen, and no test that fails because a machine is slow."""

import gc
import importlib
import importlib.util
import multiprocessing
import os
import shutil
import signal
import sys
from collections.abc import Generator, Iterator
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import solver_core
from sudoku_gui import startup
from tests.amounts import some

# Qt reads it once, when the first application is made; a screen may still be asked for by name.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# The fonts of the tests and no others, here and in the programs that they start: letters look and measure alike
# everywhere.
os.environ["FONTCONFIG_FILE"] = str(Path(__file__).parent / "data" / "fonts" / "fonts.conf")

# The workers, and the programs that tests start, would compile every module again.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# Files of tests are in memory where there is plenty, for each window stores its session on the disk and waits for it.
_MEMORY = Path("/dev/shm")  # noqa: S108 - each run makes a folder of its own in it, as in the usual one
if os.access(_MEMORY, os.W_OK) and shutil.disk_usage(_MEMORY).free > 2 << 30:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(_MEMORY))

# A tool that takes a package which no test needs; doctests are looked for in every module.
collect_ignore = [] if importlib.util.find_spec("cosmic_ray") else ["bench/mutants.py"]

# A job in the background ignores Ctrl+C, and so would the programs that tests interrupt.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# A fault in the window fails its test; on Python 3.11 it could end the run.
if importlib.util.find_spec("shiboken6"):
    importlib.import_module("sudoku_gui.shell.overrides").let_exceptions_out()

# Every run draws other examples.
settings.register_profile(
    "untimed", deadline=None, max_examples=some(50), suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("untimed")

# Looking for doctests, pytest would run the source of a compiled module that nobody has imported yet, and the
# others would then meet an uncompiled one among them.
for _types in Path(solver_core.__file__).parent.rglob("*.pxd"):
    _inside = _types.relative_to(Path(solver_core.__file__).parent).with_suffix("")
    importlib.import_module(".".join(["solver_core", *_inside.parts]))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """`-n auto`: half as many again as there are processors, for tests of windows wait a third of their time."""
    return (os.cpu_count() or 1) * 3 // 2


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Tests are collected without looking for garbage, and what they are made of is never looked through again."""
    gc.disable()
    yield
    gc.freeze()
    gc.enable()


class _Doctests:
    """Only modules with an example are searched for doctests; it saves each worker a second."""

    @pytest.hookimpl(wrapper=True)
    def pytest_collect_file(
        self, file_path: Path
    ) -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
        found = yield
        has_example = ">>>" in file_path.read_text("utf-8") if file_path.suffix == ".py" else True
        return [one for one in found if has_example or type(one).__name__ != "DoctestModule"]


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Says what the system lacks, before pytest-qt imports Qt and fails with a page of frames."""
    config.pluginmanager.register(_Doctests())
    if config.pluginmanager.hasplugin("pytest-qt") and (lacking := startup.check()):
        raise pytest.UsageError(lacking)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skips what several processes do where the system lets none be started."""
    if item.get_closest_marker("processes") and not _has_semaphores():
        pytest.skip("there are no semaphores for processes; on Linux they are in /dev/shm")


@cache
def _has_semaphores() -> bool:
    try:
        multiprocessing.Lock()
    except (OSError, ImportError):
        return False
    return True
