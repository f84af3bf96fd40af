"""Takes away what Windows lacks, for a whole run of tests: `PYTEST_PLUGINS=tests.like_windows`.

Functions and signals of POSIX are gone, processes are spawned, and a file that is open can neither be renamed, replaced
nor removed. What Windows has instead is not there, so this finds what relies on POSIX, not what is wrong on Windows.
"""

import fcntl
import multiprocessing
import os
import select
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, Final

import pytest

ABSENT: Final[dict[ModuleType, str]] = {
    os: "O_NONBLOCK O_CLOEXEC O_NOCTTY O_NOFOLLOW chown geteuid getxattr listxattr mkfifo nice "
    "sched_getaffinity setxattr",
    select: "poll",
    signal: "SIGHUP SIGKILL SIGSTOP pthread_sigmask",
}
CALLS: Final = {"rename": 2, "replace": 2, "remove": 1, "unlink": 1}
"""Calls that name files, and how many."""


def held(path: Any) -> bool:
    """Whether this process has a file open."""
    found = set()
    for one in Path("/proc/self/fd").iterdir():
        with suppress(OSError):
            found.add(str(one.readlink()))
    return os.path.realpath(path) in found


def refusing(call: Callable[..., Any], count: int) -> Callable[..., Any]:
    """A call that refuses to touch open files."""

    def refused(*paths: Any, **options: Any) -> Any:
        for path in paths[:count]:
            if not options and not Path(path).is_symlink() and held(path):
                raise PermissionError(
                    13, "The process cannot access the file because it is being used", os.fspath(path)
                )
        return call(*paths, **options)

    return refused


def locking(opened: int, _mode: int, _count: int) -> None:
    """Lock a file as the C library of Windows does, which says otherwise that it is locked."""
    try:
        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise PermissionError(13, "Permission denied") from error


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests() -> None:
    """As a plugin, before anything of the product is imported."""
    for module, names in ABSENT.items():
        for name in names.split():
            with suppress(AttributeError):
                delattr(module, name)
    for name, count in CALLS.items():
        setattr(os, name, refusing(getattr(os, name), count))
    multiprocessing.set_start_method("spawn")
    windows = SimpleNamespace(LK_NBLCK=2, locking=locking)
    sys.modules.update({"msvcrt": windows, "resource": None})  # type: ignore[dict-item]  # importing the other fails
    platform, sys.platform = sys.platform, "win32"
    from solver_core import system  # noqa: PLC0415 - while the platform is another

    sys.platform = platform
    system.sys = SimpleNamespace(platform="win32")  # type: ignore[assignment,attr-defined]  # it alone asks
    system.let_console_erase = lambda: None  # type: ignore[assignment]
