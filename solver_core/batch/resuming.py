"""A file of results that an interrupted run leaves so that the next one can go on: nothing twice, nothing lost.

Results go to ``OUT.part``. Now and then they are put on the disk itself, and ``OUT.part.json`` then says how far they go; what stands
behind that is cut off by the next run. In the end ``OUT.part`` takes the place of ``OUT``.
"""

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from io import RawIOBase, TextIOWrapper
from pathlib import Path
from time import monotonic
from typing import Any, BinaryIO, cast

from solver_core.batch.sources import InputLocation
from solver_core.formats.replacement import Replacement, sync_folder

INTERVAL = 0.5
"""Seconds of work that an interruption may cost."""

_VERSION = 1


class OtherRunError(Exception):
    """What there is was left by a run with other inputs or options."""


class BusyError(Exception):
    """Another run is writing to the same file of results."""


class Resumable:
    """Results that are kept when the run ends early.

    Args:
        path: of the file.
        task: what determines the results, as plain data.

    Attributes:
        begin: how far the run before has come.
        status: the worst so far.
        is_done: whether the run before was complete, but for putting the file in its place.
        out: where results are written.

    Raises:
        OSError: it cannot be written.
        OtherRunError: it belongs to another task.
        BusyError: another run has it.
    """

    def __init__(self, path: str, task: Mapping[str, Any]) -> None:
        self._new = Replacement(path)
        self._new.draft = self._new.path.with_name(f"{self._new.path.name}.part")
        self._journal = self._new.path.with_name(f"{self._new.path.name}.part.json")
        self._task: Any = json.loads(json.dumps(task))
        self.begin, self.status, self.is_done, size = InputLocation(), 0, False, 0
        self._file: BinaryIO = self._new.draft.open("ab", buffering=0)
        self._lock()
        if (journal := self._held()) is not None:
            if journal.get("task") != self._task:
                self._file.close()
                raise OtherRunError(str(self._journal))
            self.begin, self.status = InputLocation(*journal["place"]), journal["status"]
            self.is_done, size = journal["done"], journal["size"]
            if self.is_done and self._file.seek(0, 2) == 0 < size:  # it had its place already
                size = -1
        self.is_kept = size < 0
        if not self.is_kept:
            self._file.truncate(size)
        self.out = TextIOWrapper(
            cast("BinaryIO", _Keeping(self._file)), "utf-8", "backslashreplace", newline=""
        )
        self._due = monotonic() + INTERVAL

    def _held(self) -> dict[str, Any] | None:
        try:
            data = json.loads(self._journal.read_bytes())
        except FileNotFoundError:
            return None
        except ValueError:
            raise OtherRunError(str(self._journal)) from None
        if not isinstance(data, dict) or data.get("version") != _VERSION:
            raise OtherRunError(str(self._journal))
        return data

    def _lock(self) -> None:
        """Only one run at a time, where the system knows."""
        with suppress(ImportError):
            import fcntl  # noqa: PLC0415 - not on every system

            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                self._file.close()
                raise BusyError(str(self._new.draft)) from None

    def note(self, location: InputLocation, status: int) -> None:
        """Results are written up to here; that is saved when it is due."""
        self.begin, self.status = location, status
        if monotonic() > self._due:
            self.save()

    def save(self, *, is_done: bool = False) -> None:
        """Put everything on the disk itself, and then note how far it goes.

        Raises:
            OSError: the disk is full.
        """
        self.out.flush()
        os.fsync(self._file.fileno())
        data = {
            "version": _VERSION,
            "task": self._task,
            "place": self.begin,
            "status": self.status,
            "size": self._file.seek(0, 2),
            "done": is_done,
        }
        draft = self._journal.with_name(f"{self._journal.name}.tmp")
        with draft.open("wb") as file:
            file.write(json.dumps(data).encode())
            file.flush()
            os.fsync(file.fileno())
        draft.replace(self._journal)
        sync_folder(self._journal.parent)
        self._due = monotonic() + INTERVAL

    def keep(self) -> None:
        """All results are there: put the file in its place."""
        if not self.is_kept:
            self.save(is_done=True)
            self._new.keep()
        self._clear()

    def discard(self) -> None:
        """Leave nothing for a next run: this one was stopped by an answer."""
        self._clear()

    def close(self) -> None:
        """Leave what there is for the next run, as far as it has been noted: what came behind may be written in part."""
        self._file.close()

    def _clear(self) -> None:
        self._file.close()
        for path in (self._new.draft, self._journal, Path(f"{self._journal}.tmp")):
            path.unlink(missing_ok=True)


class _Keeping(RawIOBase):
    """A file that a text wrapper does not close."""

    def __init__(self, file: BinaryIO) -> None:
        super().__init__()
        self._file = file

    def writable(self) -> bool:
        return True

    def write(self, data: bytes) -> int:  # type: ignore[override]  # takes bytes only
        """All of it: the wrapper does not ask for how much was taken."""
        view = memoryview(data)
        done = 0
        while done < len(view):
            done += self._file.write(view[done:])
        return done
