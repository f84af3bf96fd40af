"""What differs between Linux, macOS and Windows: signals, locks, renames, processes, consoles.

Elsewhere only what belongs to a desktop asks which system this is: keys, menus, Qt's libraries. Imported early, before
anything slow, because signals are answered first.
"""

import errno
import os
import signal
import sys
from functools import cache
from time import monotonic, sleep
from typing import BinaryIO, Final

_NAMES: Final = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
ENDING = tuple(getattr(signal, name) for name in _NAMES if hasattr(signal, name))
"""The signals of this system that ask a process to end; on Windows SIGBREAK, when the console is closed."""

RENAMES_OPEN_FILES: Final = sys.platform != "win32"
"""Whether a file that is open can be renamed."""

MOST_PROCESSES: Final = 61 if sys.platform == "win32" else 1 << 16
"""Processes that one process can wait for."""

_LOCKED: Final = (1 << 31) - 2
"""The byte that is locked on Windows, where others cannot read it: far from the first results."""
_HELD: Final = 1.0
"""Seconds in which a program that checks or indexes files lets go of one."""
_PAUSE: Final = 0.02


def ending_signals() -> list[signal.Signals]:
    """The signals of `ENDING` that are not ignored from the start, as `nohup` does it."""
    return [number for number in ENDING if signal.getsignal(number) is not signal.SIG_IGN]


def lock(file: BinaryIO) -> None:
    """Lock a file for this process until it is closed; the place in it changes.

    Raises:
        BlockingIOError: another process has locked it.
    """
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415 - of Windows

        file.seek(_LOCKED)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except PermissionError as error:
            raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN)) from error
    else:
        import fcntl  # noqa: PLC0415 - not of Windows

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def replace(temporary: os.PathLike[str], path: os.PathLike[str]) -> None:
    """Rename a file, over another one if there is one.

    Raises:
        OSError: that is not possible; on Windows not for a second, in which another program may let go of the file.
    """
    until = monotonic() + _HELD
    while True:
        try:
            os.replace(temporary, path)  # noqa: PTH105 - pathlib is slow to import
        except PermissionError:
            if sys.platform != "win32" or monotonic() > until:
                raise
        else:
            return
        sleep(_PAUSE)


def set_waiting(opened: int, *, is_waiting: bool) -> None:
    """Set whether reading and writing wait; on Windows they do."""
    if sys.platform != "win32":
        os.set_blocking(opened, is_waiting)


@cache
def let_console_erase() -> None:
    """Let a console of Windows understand the sequence that erases a line: starting any command does."""
    if sys.platform == "win32":
        os.system("")  # noqa: S605, S607 - it is empty


def let_others_come_to_front() -> None:
    """Let the next window that asks for it take the keyboard from this program, which Windows otherwise refuses."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 - slow

        ctypes.windll.user32.AllowSetForegroundWindow(-1)
