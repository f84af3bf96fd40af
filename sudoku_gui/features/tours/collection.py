"""Where tours are found: with the program, in the user's own folder, and in files that are opened."""

from collections.abc import Callable, Collection, Container
from dataclasses import dataclass
from functools import cache, partial
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from solver_core.errors import message_of
from sudoku_gui.document import paths
from sudoku_gui.document.file_watch import FileWatch
from sudoku_gui.features.tours import reader
from sudoku_gui.features.tours.check import findings
from sudoku_gui.features.tours.errors import TourMessage
from sudoku_gui.features.tours.tour import SUFFIX, Tour, TourError
from sudoku_gui.player.job import SLICE, Job, Work, answered

MOST: Final = 500
"""Files of one folder that are read."""


@dataclass(frozen=True, slots=True)
class FoundTour:
    """A file, by the name that is shown, with its tour or the reason why it could not be read."""

    name: str
    tour: Tour | None = None
    error: str = ""


def own_folder() -> Path:
    """Where the user may put tours; it need not exist."""
    return paths.data_folder() / "tours"


@cache
def shipped() -> tuple[FoundTour, ...]:
    """The tours that come with the program, in their order."""
    folder = files("sudoku_gui.assets") / "tours"
    found_files = [file for file in folder.iterdir() if file.name.endswith(SUFFIX)] if folder.is_dir() else []
    found = [
        _read(file.name, partial(reader.read_bytes, file.read_bytes(), file.name)) for file in found_files
    ]
    return tuple(sorted(found, key=_sort_key))


def own(folder: Path | None = None) -> list[FoundTour]:
    """The tours in the user's folder, in their order; unreadable ones come last, with the reason."""
    try:
        found_files = sorted((folder or own_folder()).glob(f"*{SUFFIX}"))[:MOST]
    except OSError:
        return []
    return sorted(map(in_file, found_files), key=_sort_key)


def every() -> list[FoundTour]:
    """All of them; of two with the same id the first counts."""
    return [*shipped(), *own()]


def in_file(path: Path) -> FoundTour:
    return _read(paths.shown(path), partial(reader.read_file, path))


def by_id(name: str) -> Tour | None:
    return next((found.tour for found in every() if found.tour is not None and found.tour.id == name), None)


def after(tour: Tour) -> Tour | None:
    """The tour that follows among the shipped ones; None behind the last one, and for one that is not shipped."""
    tours = [found.tour for found in shipped() if found.tour is not None]
    return next((later for one, later in pairwise(tours) if one.id == tour.id), None)


def _read(name: str, read: Callable[[], Tour]) -> FoundTour:
    try:
        return FoundTour(name, read())
    except TourError as error:
        return FoundTour(name, error=message_of(error))
    except OSError as error:
        return FoundTour(name, error=TourMessage("at.file", file=name, cause=message_of(error)))


def _sort_key(found: FoundTour) -> tuple[bool, int, str]:
    return found.tour is None, 0 if found.tour is None else found.tour.order, found.name


class TourOpening(QObject):
    """Reads and checks the tour in a file, and does so again whenever the file is saved.

    Signals:
        opened: a `Tour` without mistakes.
        refused: the first mistake, or why the file cannot be read, and how many more mistakes there are.
    """

    opened = Signal(object)
    refused = Signal(object, int)

    def __init__(
        self,
        terms: Container[str] | None = None,
        panes: Collection[str] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._terms, self._panes = terms, panes
        self._job = Job(self)
        self._job.finished.connect(self._answer)
        self._watch = FileWatch(self)
        for signal in (self._watch.changed, self._watch.vanished, self._watch.came_back):
            signal.connect(self._read)

    def open(self, path: Path) -> None:
        """Read a tour from a file and check all its stops, in slices; `opened` or `refused` follows, also later."""
        self._watch.watch(path)
        self._read()

    def follow(self, path: Path | None) -> None:
        """Follow the changes of a file whose tour is known already; None: of no file any more."""
        if path != self._watch.path:
            self._job.cancel()
            self._watch.watch(path)

    def check(self) -> None:
        """Look whether the file has changed: the system does not report all changes."""
        self._watch.check()

    def _read(self) -> None:
        path = self._watch.path
        if path is None:
            return
        self._job.cancel()
        found = _read(paths.shown(path), partial(answered, partial(reader.read_file, path)))
        if found.tour is None:
            self.refused.emit(found.error, 0)
        else:
            self._job.start(self._check(found.tour))

    def _check(self, tour: Tour) -> Work[tuple[Tour, list[TourError]]]:
        mistakes: list[TourError] = []
        for found in findings(tour, SLICE, self._terms, self._panes):
            if found is not None:
                mistakes.append(found)
            yield 0.0
        return tour, mistakes

    def _answer(self, checked: tuple[Tour, list[TourError]]) -> None:
        tour, mistakes = checked
        if mistakes:
            self.refused.emit(mistakes[0], len(mistakes) - 1)
        else:
            self.opened.emit(tour)
