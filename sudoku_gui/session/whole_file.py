"""A file that comes to be all at once: whoever opens it finds the old one or the new one, whole.

What is written goes into a file beside it, which takes its place in the end or, when the writing is given up or
fails, goes away. Another program may write it, too: it is told the name of that file.
"""

import contextlib
import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from sudoku_gui.session.work import Steps, beside


class WholeFile:
    """One file in the making.

    Attributes:
        path: what it will be called; of a symbolic link, what that leads to.
        draft: what it is called until then.
    """

    def __init__(self, path: Path) -> None:
        self.path = Path(os.path.realpath(path))
        # The ending stays: other programs go by it.
        self.draft = self.path.with_name(f".{os.urandom(6).hex()}{self.path.suffix}")
        self._is_kept = False

    @property
    def is_kept(self) -> bool:
        """Whether it is in its place."""
        return self._is_kept

    def open(self, buffering: int = -1) -> BinaryIO:
        """The draft, new, for writing."""
        return self.draft.open("xb", buffering=buffering)

    def keep(self) -> None:
        """Put it in its place, on the disk itself.

        Raises:
            OSError: that is not possible.
        """
        before = self.path.stat().st_mode if self.path.exists() else None
        with self.draft.open("rb+") as file:
            os.fsync(file.fileno())
        if before is not None:
            with contextlib.suppress(OSError):  # not every disk has modes
                self.draft.chmod(stat.S_IMODE(before))
        self.draft.replace(self.path)
        self._is_kept = True

    def keep_beside(self) -> Steps[None]:
        """The same as work: a large file takes its time to reach the disk."""
        yield from beside(self.keep)


def storing(path: Path, data: bytes) -> Steps[int]:
    """Work that writes some bytes into a file and answers how many."""
    with whole_file(path) as file:
        with file.open() as stream:
            stream.write(data)
        yield from file.keep_beside()
    return len(data)


@contextmanager
def whole_file(path: Path) -> Iterator[WholeFile]:
    """A file to be written; if it has not been kept at the end, nothing of it stays.

    Raises:
        OSError: there cannot be such a file.
    """
    file = WholeFile(path)
    if file.path.exists() and not file.path.is_file():
        raise OSError(errno.EINVAL, "this is not a file", str(file.path))
    if file.path.exists() and not os.access(file.path, os.W_OK):
        raise PermissionError(errno.EACCES, "this file is write-protected", str(file.path))
    try:
        yield file
    finally:
        if not file.is_kept:
            with contextlib.suppress(OSError):
                file.draft.unlink(missing_ok=True)
