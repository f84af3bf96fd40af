"""Opening a tour from a file: it is read and checked, stretch by stretch, before anyone is led through it."""

from collections.abc import Container, Iterator
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from sudoku_gui.document import paths
from sudoku_gui.player.job import answered
from sudoku_gui.tours import files as tours
from sudoku_gui.tours.check import findings
from sudoku_gui.tours.tour import Tour, TourError

_STRETCH: Final = 0.006


class TourOpening(QObject):
    """Reads one file at a time; the newest wish replaces the one under way.

    Signals:
        opened: the tour is right.
            tour: what was read.
        refused: it is not, or cannot be read.
            why: the first mistake, as its author needs it.
            others: how many more there are.

    Args:
        terms: what links may lead to; None: anything.
    """

    opened = Signal(object)
    refused = Signal(str, int)

    def __init__(self, terms: Container[str] | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._terms = terms
        self._tour: Tour | None = None
        self._findings: Iterator[TourError | None] = iter(())
        self._found: list[TourError] = []
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._go_on)

    @property
    def is_busy(self) -> bool:
        """Whether a tour is being checked."""
        return self._timer.isActive()

    def open(self, path: Path) -> None:
        """Read a file and check it."""
        self._timer.stop()
        self._found = []
        try:
            self._tour = tours.in_file(answered(partial(tours.held_in, path)), path)
        except TourError as error:
            self.refused.emit(str(error), 0)
            return
        except OSError as error:
            self.refused.emit(f"{paths.shown(path)}: {error.strerror or error}", 0)
            return
        self._findings = findings(self._tour, _STRETCH, self._terms)
        self._timer.start()
        self._go_on()

    def _go_on(self) -> None:
        """One stretch, or one mistake."""
        try:
            found = next(self._findings)
        except StopIteration:
            self._timer.stop()
            self._tell()
            return
        if found is not None:
            self._found.append(found)

    def _tell(self) -> None:
        if self._found:
            self.refused.emit(str(self._found[0]), len(self._found) - 1)
        else:
            self.opened.emit(self._tour)
