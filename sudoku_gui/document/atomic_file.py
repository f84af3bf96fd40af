"""Writing files: a reader finds the old one or the new one, complete.

All writing goes through the core's `Replacement`, a temporary file that is renamed in the end. It is used
instead of QSaveFile because that neither flushes the file's folder nor keeps owner and access lists.

The program's own files in the user's data folder record what the user did, including file names: only the user may
read them, in private folders.
"""

import contextlib
import os
import stat
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import BinaryIO, Final

from solver_core import formats
from solver_core.formats.replacement import Replacement, sync_folder
from sudoku_gui.player.job import Work, answered, beside

_LONGEST: Final = 16  # bytes of a file name ending; a longer one is part of the name
_SHORT: Final = 0.2  # seconds to wait for a drive when a temporary file is removed
_BUFFER: Final = 1 << 18


class AtomicFile(Replacement):
    """A file that is being written; another program may write its temporary file."""

    def __init__(self, path: Path) -> None:
        # Keep the ending, which other programs rely on.
        super().__init__(path, path.suffix if len(os.fsencode(path.suffix)) <= _LONGEST else "")

    def commit_beside(self) -> Work[None]:
        """Like `keep`, as work of a job, because syncing a large file takes time."""
        yield from beside(self.keep)


def storing(path: Path, data: bytes) -> Work[int]:
    """Work that writes bytes into a file and returns how many."""
    with atomic_file(path) as file:
        yield from beside(partial(_write, file, data))
    return len(data)


def storing_pieces(path: Path, pieces: Iterable[tuple[str, float]]) -> Work[int]:
    """Work that writes texts, each with the progress after it; returns the size in bytes."""
    with atomic_file(path) as file:
        with open_temporary(file, _BUFFER) as stream:
            for text, share in pieces:
                stream.write(text.encode())
                yield share
            size = stream.tell()
        yield from file.commit_beside()
    return size


@contextmanager
def atomic_file(path: Path) -> Iterator[AtomicFile]:
    """A file to write, which is discarded unless `keep` is called; raises an OSError."""
    file = answered(partial(AtomicFile, path))
    try:
        yield file
    finally:
        with contextlib.suppress(TimeoutError):
            answered(file.discard, _SHORT)


@contextmanager
def open_temporary(file: AtomicFile, buffering: int = -1) -> Iterator[BinaryIO]:
    """The temporary file, open for writing; raises an OSError."""
    with answered(partial(file.open, buffering)) as stream:
        yield stream


def _write(file: AtomicFile, data: bytes) -> None:
    with file.open() as stream:
        stream.write(data)
    file.keep()


def writable(text: str) -> str:
    """JSON text with lone surrogates escaped, because files cannot hold them."""
    return text.encode("utf-8", "backslashreplace").decode("utf-8")


def make_private_folder(folder: Path) -> None:
    """Create a folder and its parents, synced to disk; raises an OSError."""
    new = [one for one in (folder, *folder.parents) if not one.exists()]
    for one in reversed(new):
        one.mkdir(mode=stat.S_IRWXU, exist_ok=True)
        sync_folder(one.parent)


def store_private(file: Path, text: str) -> None:
    """Store a text in a file of the program's own, creating its folder; raises an OSError or FormatError."""
    make_private_folder(file.parent)
    formats.store(file, text, private=True)
