"""A folder with a file for each stored state, so that older states back up a damaged one.

::

    0000000017 2026-11-22 10-41-05.204113.kept      <- number, and when (UTC); the highest number is the newest
    0000000018 2026-11-22 10-41-05.731402.kept

The older the states, the fewer are kept: a minute of errors does not displace the state of an hour ago. A damaged file
is renamed to ``.broken``, one of another version to ``.set-aside``, and left to the user.
"""

import contextlib
import errno
import os
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path
from typing import Final

from solver_core.formats import disk
from sudoku_gui.document.atomic_file import store_private

AGES: Final = tuple(timedelta(seconds=seconds) for seconds in (0, 10, 60, 600, 3600, 86_400, 604_800))
"""Two states are kept between successive ages, and one that is older than all."""

NEWEST: Final = 2  # remain whatever their age: where the last one is torn, the one before is a second older
SIZE_LIMIT: Final = 1 << 26  # bytes of one state that are read

_ENDING: Final = ".kept"
_NAME: Final = re.compile(r"(\d{10,18}) (\d{4}-\d\d-\d\d \d\d-\d\d-\d\d\.\d{6})\.kept", re.ASCII)
_TIME: Final = "%Y-%m-%d %H-%M-%S.%f"


@dataclass(frozen=True, slots=True)
class Backup:
    """One stored state: its file, its number and when it was stored."""

    path: Path
    number: int
    at: datetime

    def text(self) -> str:
        """The contents; raises an OSError, or a ValueError where it is not text, or far too large."""
        data = disk.contents(self.path, SIZE_LIMIT + 1)
        if len(data) > SIZE_LIMIT:
            raise ValueError("this is larger than any state")
        return data.decode("utf-8")


class Backups:
    """The states in one folder, which need not exist yet."""

    def __init__(self, folder: Path, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        self.folder = folder
        self._now = now

    def __iter__(self) -> Iterator[Backup]:
        paths = []
        with contextlib.suppress(OSError):
            paths = list(self.folder.iterdir())
        found = filter(None, map(_backup, paths))
        return iter(sorted(found, key=lambda backup: backup.number, reverse=True))

    def store(self, text: str) -> None:
        """Add a state, flushed to the disk; then remove those too close to others; raises an OSError."""
        if len(text) > SIZE_LIMIT // 4 and len(text.encode()) > SIZE_LIMIT:  # it would not be read again
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
        before = list(self)
        number = 1 + (before[0].number if before else 0)
        now = self._now()
        path = self.folder / f"{number:010} {now:{_TIME}}{_ENDING}"
        store_private(path, text)
        _remove(superfluous([Backup(path, number, now), *before], now))

    def quarantine(self, backup: Backup, ending: str) -> Path:
        """Rename a state that cannot be read; returns the new path."""
        try:
            return backup.path.replace(backup.path.with_suffix(f".{ending}"))
        except OSError:
            return backup.path

    def clear(self) -> None:
        """Remove all of them; what was set aside stays."""
        _remove(self)


def _remove(backups: Iterable[Backup]) -> None:
    for backup in backups:
        with contextlib.suppress(OSError):
            backup.path.unlink()


def superfluous(backups: Sequence[Backup], now: datetime) -> list[Backup]:
    """Which states, given the newest first, are too close to others.

    Between two `AGES` the oldest stays, which will be the first to be older than the next age, and the newest, which
    no later edit has touched. Of those older than all ages the newest stays.
    """
    ages = [max(timedelta(0), now - backup.at) for backup in backups]
    staying = set(range(NEWEST))
    for least, most in pairwise(AGES):
        within = [index for index, age in enumerate(ages) if least <= age < most]
        staying |= {*within[:1], *within[-1:]}
    staying |= set([index for index, age in enumerate(ages) if age >= AGES[-1]][:1])
    return [backup for index, backup in enumerate(backups) if index not in staying]


def _backup(path: Path) -> Backup | None:
    match = _NAME.fullmatch(path.name)
    if match is None:
        return None
    try:
        at = datetime.strptime(match[2], _TIME).replace(tzinfo=UTC)
    except ValueError:
        return None
    return Backup(path, int(match[1]), at)
