"""Reading what is brought: what is small at once, the rest beside the event loop; the newest wish counts."""

from collections.abc import Sequence
from functools import partial
from threading import Event
from typing import Final

from PySide6.QtCore import QObject, Signal

from sudoku_gui.document.imports import Arrival, Origin, arrival, small
from sudoku_gui.player.job import Job, Steps, answered, beside

SMALL: Final = 16 * 1024
"""Bytes that are read in less time than anyone notices."""

FEW: Final = 3
"""Small files that are read at once."""


class Loading(QObject):
    """Reads files, texts and pipes in their order; the newest wish counts.

    Signals:
        started: it takes a while.
            origins: a tuple of `Origin`.
        progressed: some of them have been read.
            count: how many.
        finished: all have been read, well or not.
            arrivals: a tuple of `Arrival`.
    """

    started = Signal(object)
    progressed = Signal(int)
    finished = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._origins: tuple[Origin, ...] = ()
        self._told = 0
        self._work = Job(self)
        self._work.progressed.connect(self._tell)
        self._work.finished.connect(self.finished)

    @property
    def is_running(self) -> bool:
        """Whether something is being read."""
        return self._work.is_running

    @property
    def unread(self) -> tuple[Origin, ...]:
        """What is being read and can be begun anew: all but the standard input, which says everything once."""
        if not self.is_running:
            return ()
        return tuple(origin for origin in self._origins if origin.path is not None or origin.text is not None)

    def start(self, origins: Sequence[Origin]) -> None:
        """Read them; nothing is heard of earlier ones any more."""
        self.cancel()
        self._origins, self._told = tuple(origins), 0
        read = _at_once(self._origins) if len(origins) <= FEW else None
        if read is not None:
            self.finished.emit(read)
            return
        self.started.emit(self._origins)
        self._work.start(_coming(self._origins), ())

    def cancel(self) -> None:
        """Let them be."""
        self._work.cancel()

    def _tell(self, share: float) -> None:
        count = round(share * len(self._origins))
        if count != self._told:
            self._told = count
            self.progressed.emit(count)


def _coming(origins: Sequence[Origin]) -> Steps[tuple[Arrival, ...]]:
    """Work that reads them one after the other; given up, it also lets the thread that reads know."""
    given_up = Event()
    arrivals = []
    try:
        for origin in origins:
            arrivals.append((yield from beside(partial(arrival, origin, given_up.is_set))))
            yield len(arrivals) / len(origins)
    finally:
        given_up.set()
    return tuple(arrivals)


def _at_once(origins: Sequence[Origin]) -> tuple[Arrival, ...] | None:
    """What comes of them where all are small, and the disk answers; only reading is done in the thread."""
    try:
        read = answered(lambda: list(map(_small, origins)))
    except TimeoutError:
        return None
    found = [one for one in read if one is not None]
    if len(found) < len(read):
        return None
    return tuple(one if isinstance(one, Arrival) else arrival(one) for one in found)


def _small(origin: Origin) -> Origin | Arrival | None:
    try:
        return small(origin, SMALL)
    except OSError as error:
        return Arrival(origin, error=error.with_traceback(None))
