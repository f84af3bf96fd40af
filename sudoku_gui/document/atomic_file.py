"""Writing files: a reader finds the old one or the new one, complete.

All writing goes through the core's `Replacement`, a draft beside the file that is renamed in the end. It is used
instead of QSaveFile because that neither flushes the file's folder nor keeps owner and access lists.
"""

import contextlib
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import BinaryIO, Final

from solver_core.formats.replacement import Replacement
from sudoku_gui.player.job import Steps, answered, beside

_LONGEST: Final = 16  # bytes of an ending that says what a file is; a longer one is a part of its name
_SHORT: Final = 0.2  # seconds for which a drive is waited for when a draft is removed
_BUFFER: Final = 1 << 18


class AtomicFile(Replacement):
    """A file that is being written; another program may write its draft."""

    def __init__(self, path: Path) -> None:
        # The ending stays: other programs go by it.
        super().__init__(path, path.suffix if len(os.fsencode(path.suffix)) <= _LONGEST else "")

    def commit_beside(self) -> Steps[None]:
        """The same as `keep`, as a job: a large file takes its time to reach the disk."""
        yield from beside(self.keep)


def storing(path: Path, data: bytes) -> Steps[int]:
    """A job that writes bytes into a file and returns how many."""
    with atomic_file(path) as file:
        yield from beside(partial(_write, file, data))
    return len(data)


def storing_pieces(path: Path, pieces: Iterable[tuple[str, float]]) -> Steps[int]:
    """A job that writes texts one after the other, each with how much is done then; returns the size in bytes."""
    with atomic_file(path) as file:
        with draft_of(file, _BUFFER) as stream:
            for text, share in pieces:
                stream.write(text.encode())
                yield share
            size = stream.tell()
        yield from file.commit_beside()
    return size


@contextmanager
def atomic_file(path: Path) -> Iterator[AtomicFile]:
    """A file to write; unless `keep` is called, nothing of it stays; raises an OSError."""
    file = answered(partial(AtomicFile, path))
    try:
        yield file
    finally:
        with contextlib.suppress(TimeoutError):
            answered(file.discard, _SHORT)


@contextmanager
def draft_of(file: AtomicFile, buffering: int = -1) -> Iterator[BinaryIO]:
    """The draft, open for writing; raises an OSError."""
    with answered(partial(file.open, buffering)) as stream:
        yield stream


def _write(file: AtomicFile, data: bytes) -> None:
    with file.open() as stream:
        stream.write(data)
    file.keep()


def writable(text: str) -> str:
    """A text of JSON with lone surrogates, which no file can hold, escaped as JSON does it."""
    return text.encode("utf-8", "backslashreplace").decode("utf-8")
