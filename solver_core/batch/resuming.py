"""Resumable results: an interrupted run leaves a file that the next one continues, without loss or repetition.

Results go to ``OUT.part``. Now and then they are synced to disk, and ``OUT.part.json`` records how far they go; the
next run truncates what follows. At the end ``OUT.part`` is renamed to ``OUT``.

The journal holds a digest of itself and of the recorded results. If it does not match, the run starts again.
"""

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from hashlib import blake2b
from io import RawIOBase, TextIOWrapper
from pathlib import Path
from time import monotonic
from typing import Any, BinaryIO, Final, cast

from solver_core import system
from solver_core.batch.sources import InputLocation
from solver_core.formats import disk
from solver_core.formats.replacement import Replacement, sync_folder

INTERVAL = 0.5
"""Seconds of work that an interruption may cost."""

_LONGEST: Final = 1 << 26
"""Bytes of a journal, which names all inputs, at most."""
_CHUNK: Final = 1 << 18


class OtherRunError(Exception):
    """The partial results belong to a run with other inputs or options."""


class BusyError(Exception):
    """Another run is writing to the same file of results."""


class Resumable:
    """Results that survive an early end of the run.

    Args:
        path: of the file.
        task: what determines the results, as plain data.

    Attributes:
        partial: the unfinished file.
        begin: how far the previous run got.
        status: the worst exit status so far.
        is_done: whether the previous run was complete except for the final rename.
        is_dropped: whether damaged results were found, so that the run starts again.
        out: where results are written.

    Raises:
        OSError: the file cannot be written.
        OtherRunError: it belongs to another task.
        BusyError: another run is writing it.
    """

    def __init__(self, path: str, task: Mapping[str, Any]) -> None:
        self._new = Replacement(path)
        self.partial = self._new.temporary = self._new.path.with_name(f"{self._new.path.name}.part")
        self._journal = self._new.path.with_name(f"{self._new.path.name}.part.json")
        self._task: Any = json.loads(json.dumps(task))
        self.begin, self.status, self.is_done, self._is_kept = InputLocation(), 0, False, False
        self._file = self._new.reopen()
        try:
            self._lock()
            self._go_on()
            kept = cast("BinaryIO", _Keeping(self._file, self._digest))
            self.out = TextIOWrapper(kept, "utf-8", "backslashreplace", newline="")
            if self.begin == InputLocation():
                self.save()  # otherwise a leftover could not be identified as such
        except BaseException:
            self._file.close()
            raise
        self._due = monotonic() + INTERVAL

    def _go_on(self) -> None:
        """Continue the previous run if its results are intact; otherwise start with an empty file."""
        size = self._file.seek(0, os.SEEK_END)
        noted = self._noted()
        digest = _digest(self._file, noted)
        if digest is None and size == 0 and noted.get("done"):  # it may have been renamed already
            with suppress(FileNotFoundError), disk.open_file(self._new.path) as file:
                digest = _digest(file, noted)
                self._is_kept = digest is not None
        self.is_dropped = digest is None and (size > 0 or self._journal.exists())
        self._digest = digest or _new_digest()
        if digest is None:
            self._file.truncate(0)
            return
        if noted["task"] != self._task:
            raise OtherRunError(str(self._journal))
        self.begin, self.status = InputLocation(*noted["place"]), noted["status"]
        self.is_done = noted["done"]
        if not self._is_kept:
            self._file.truncate(noted["size"])

    def _noted(self) -> dict[str, Any]:
        """The contents of the journal; empty if it is missing or invalid."""
        try:
            noted = json.loads(disk.contents(self._journal, _LONGEST, follow=False))
        except (FileNotFoundError, ValueError, RecursionError):
            return {}
        return noted if isinstance(noted, dict) else {}

    def _lock(self) -> None:
        """Allow only one run at a time."""
        try:
            system.lock(self._file)
        except BlockingIOError:
            raise BusyError(str(self.partial)) from None

    def note(self, location: InputLocation, status: int) -> None:
        """Record that results are written up to here; save if it is due."""
        self.begin, self.status = location, status
        if monotonic() > self._due:
            self.save()

    def save(self, *, is_done: bool = False) -> None:
        """Sync everything to disk, then record how far it goes.

        Raises:
            OSError: the disk is full.
        """
        self.out.flush()
        os.fsync(self._file.fileno())
        noted = {
            "task": self._task,
            "place": self.begin,
            "status": self.status,
            "size": self._file.seek(0, os.SEEK_END),
            "done": is_done,
        }
        noted["digest"] = _sealed(self._digest, noted)
        temporary = self._journal.with_name(f"{self._journal.name}.tmp")
        temporary.unlink(missing_ok=True)
        # Always a new file, so that a link of that name is not followed.
        ways = os.O_WRONLY | os.O_CREAT | os.O_EXCL | disk.FLAGS
        with os.fdopen(os.open(temporary, ways, 0o600), "wb") as file:
            file.write(json.dumps(noted).encode())
            file.flush()
            os.fsync(file.fileno())
        system.replace(temporary, self._journal)
        sync_folder(self._journal.parent)
        self._due = monotonic() + INTERVAL

    def keep(self) -> None:
        """All results are written: rename the file to its final name."""
        if not self._is_kept:
            self.save(is_done=True)
            if not system.RENAMES_OPEN_FILES:
                self._file.close()
            self._new.keep()
        self._clear()

    def discard(self) -> None:
        """Remove everything: an answer has stopped this run."""
        self._clear()

    def close(self) -> None:
        """Leave the recorded results for the next run; anything after them may be incomplete."""
        self._file.close()

    def _clear(self) -> None:
        self._file.close()
        for path in (self.partial, self._journal, Path(f"{self._journal}.tmp")):
            path.unlink(missing_ok=True)


class _Keeping(RawIOBase):
    """A file that a text wrapper does not close, with a running digest."""

    def __init__(self, file: BinaryIO, digest: blake2b) -> None:
        super().__init__()
        self._file = file
        self._digest = digest

    def writable(self) -> bool:
        return True

    def write(self, data: bytes) -> int:  # type: ignore[override]  # takes bytes only
        """Write all of it: the wrapper does not check for short writes."""
        view = memoryview(data)
        done = 0
        while done < len(view):
            done += self._file.write(view[done:])
        self._digest.update(view)
        return done


def _new_digest() -> blake2b:
    return blake2b(digest_size=16)


def _digest(file: BinaryIO, noted: Mapping[str, Any]) -> blake2b | None:
    """The digest of the recorded results; None if they or the journal have changed."""
    left = noted.get("size")
    if not isinstance(left, int):
        return None
    digest = _new_digest()
    file.seek(0)
    while left > 0 and (piece := file.read(min(left, _CHUNK))):
        digest.update(piece)
        left -= len(piece)
    return digest if noted.get("digest") == _sealed(digest, noted) else None


def _sealed(digest: blake2b, noted: Mapping[str, Any]) -> str:
    """A digest of the results and the journal."""
    sealed = digest.copy()
    sealed.update(json.dumps({**noted, "digest": None}, sort_keys=True).encode())
    return sealed.hexdigest()
