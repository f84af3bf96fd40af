"""A file that comes to be all at once: whoever opens it finds the old one or the new one, whole.

What is written goes into a draft beside it, see `Replacement`. Another program may write that, too: it is told the name.
A drive that does not answer is not waited for: see `answered`.
"""

import contextlib
import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import BinaryIO, Final

from solver_core.formats.replacement import Replacement
from sudoku_gui.player.job import Steps, answered, beside

_LONGEST: Final = 16
"""Bytes of an ending that says what a file is; a longer one is a part of its name."""

_SHORT: Final = 0.2
"""Seconds for which a drive is waited for that is to forget a file."""


class WholeFile(Replacement):
    """One file in the making."""

    def __init__(self, path: Path) -> None:
        # The ending stays: other programs go by it.
        super().__init__(path, path.suffix if len(os.fsencode(path.suffix)) <= _LONGEST else "")

    def keep_beside(self) -> Steps[None]:
        """The same as `keep`, as work: a large file takes its time to reach the disk."""
        yield from beside(self.keep)


def storing(path: Path, data: bytes) -> Steps[int]:
    """Work that writes some bytes into a file and answers how many."""
    with whole_file(path) as file:
        yield from beside(partial(_write, file, data))
    return len(data)


@contextmanager
def whole_file(path: Path) -> Iterator[WholeFile]:
    """A file to be written; if it has not been kept at the end, nothing of it stays.

    Raises:
        OSError: there cannot be such a file.
    """
    file = answered(partial(WholeFile, path))
    try:
        yield file
    finally:
        with contextlib.suppress(TimeoutError):
            answered(file.discard, _SHORT)


@contextmanager
def draft_of(file: WholeFile, buffering: int = -1) -> Iterator[BinaryIO]:
    """The draft, for writing.

    Raises:
        OSError: it cannot be made.
    """
    with answered(partial(file.open, buffering)) as stream:
        yield stream


def _write(file: WholeFile, data: bytes) -> None:
    with file.open() as stream:
        stream.write(data)
    file.keep()
