"""A folder in which each state gets a file of its own, so that one that turns out bad has others behind it.

::

    0000000017 2026-11-22 10-41-05.204113.kept      <- number, and when (UTC); the highest number is the newest
    0000000018 2026-11-22 10-41-05.731402.kept

Of the older ones fewer are left the older they are: a minute in which everything goes wrong pushes out none of an
hour ago. What was found to be damaged is called ``.broken`` from then on, and left to the user.
"""

import contextlib
import errno
import os
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path
from typing import Final

from solver_core import formats
from solver_core.formats import disk

AGES: Final = tuple(timedelta(seconds=seconds) for seconds in (0, 10, 60, 600, 3600, 86_400, 604_800))
"""Between two of these ages two states are left, and so is one older than all."""

NEWEST: Final = 2
"""So many are left whatever their age: should the last one be torn, the one before is a second older."""

SIZE_LIMIT: Final = 1 << 26
"""Bytes of one state that are read."""

_ENDING: Final = ".kept"
_NAME: Final = re.compile(r"(\d{10,18}) (\d{4}-\d\d-\d\d \d\d-\d\d-\d\d\.\d{6})\.kept", re.ASCII)
_TIME: Final = "%Y-%m-%d %H-%M-%S.%f"


@dataclass(frozen=True, slots=True)
class Generation:
    """One state: its file, its number and when it was stored."""

    path: Path
    number: int
    at: datetime

    def text(self) -> str:
        """What stands in it.

        Raises:
            OSError: it cannot be read.
            ValueError: it is no text, or far too large.
        """
        data = disk.contents(self.path, SIZE_LIMIT + 1)
        if len(data) > SIZE_LIMIT:
            raise ValueError("this is larger than any state")
        return data.decode("utf-8")


class Generations:
    """The states in one folder.

    Args:
        folder: where; it need not be there yet.
        now: the present time.
    """

    def __init__(self, folder: Path, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        self.folder = folder
        self._now = now

    def __iter__(self) -> Iterator[Generation]:
        """Those that are there, the newest first."""
        try:
            paths = list(self.folder.iterdir())
        except OSError:
            paths = []
        found = filter(None, map(_generation, paths))
        return iter(sorted(found, key=lambda one: one.number, reverse=True))

    def store(self, text: str) -> None:
        """Add a state, on the disk itself; then let go of those that crowd.

        Raises:
            OSError: it cannot be written; all the others are untouched.
        """
        if len(text) > SIZE_LIMIT // 4 and len(text.encode()) > SIZE_LIMIT:  # nobody would read it again
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
        make_folder(self.folder)
        before = list(self)
        number = 1 + max((one.number for one in before), default=0)
        now = self._now()
        path = self.folder / f"{number:010} {now:{_TIME}}{_ENDING}"
        formats.store(path, text)
        for one in crowding([Generation(path, number, now), *before], now):
            with contextlib.suppress(OSError):
                one.path.unlink()

    def put_aside(self, one: Generation) -> Path:
        """Call a state broken; answer what the file is called now."""
        aside = one.path.with_suffix(".broken")
        try:
            one.path.replace(aside)
        except OSError:
            return one.path
        return aside

    def clear(self) -> None:
        """Let go of all of them; what was put aside stays."""
        for one in self:
            with contextlib.suppress(OSError):
                one.path.unlink()


def crowding(all_of_them: Sequence[Generation], now: datetime) -> list[Generation]:
    """Which states, told the newest first, stand too close to others.

    Between two `AGES` the oldest stays, which will be the first to be older than the next age, and the newest, which
    has just become so old: whatever was done since, it was not done to that one. Of those older than all ages the
    newest stays.
    """
    ages = [max(timedelta(0), now - one.at) for one in all_of_them]
    staying = set(range(NEWEST))
    for least, most in pairwise(AGES):
        within = [place for place, age in enumerate(ages) if least <= age < most]
        staying |= {*within[:1], *within[-1:]}
    staying |= set([place for place, age in enumerate(ages) if age >= AGES[-1]][:1])
    return [one for place, one in enumerate(all_of_them) if place not in staying]


def make_folder(folder: Path) -> None:
    """Make a folder, and those it stands in, that last beyond a power cut.

    Raises:
        OSError: that is not possible.
    """
    new = [one for one in (folder, *folder.parents) if not one.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    for one in new:
        with contextlib.suppress(OSError):  # not every system opens folders
            opened = os.open(one.parent, os.O_RDONLY)
            try:
                os.fsync(opened)
            finally:
                os.close(opened)


def _generation(path: Path) -> Generation | None:
    match = _NAME.fullmatch(path.name)
    if match is None:
        return None
    try:
        at = datetime.strptime(match[2], _TIME).replace(tzinfo=UTC)
    except ValueError:
        return None
    return Generation(path, int(match[1]), at)
