"""Where tours are kept: those that come with the program, and those of the user's own folder."""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from PySide6.QtCore import QStandardPaths

from sudoku_gui.document import paths
from sudoku_gui.tours import files as tours
from sudoku_gui.tours.tour import Tour, TourError

SUFFIX: Final = ".toml"
MOST: Final = 500
"""Files of one folder that are looked at."""


@dataclass(frozen=True, slots=True)
class Found:
    """A file on the shelf.

    Attributes:
        name: of the file, as it is shown.
        tour: what it holds; None where it could not be read.
        path: where it lies; None for one that comes with the program.
        error: why it could not be read; "" where it could.
    """

    name: str
    tour: Tour | None = None
    path: Path | None = None
    error: str = ""


def own_folder() -> Path:
    """Where the user may put tours; it need not exist."""
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)
    return Path(place) / "tours"


@cache
def shipped() -> tuple[Found, ...]:
    """Those that come with the program, in their order; read once, for nobody changes them."""
    folder = files("sudoku_gui.assets") / "tours"
    if not folder.is_dir():
        return ()
    found = [_found(file.name, file.read_bytes()) for file in folder.iterdir() if file.name.endswith(SUFFIX)]
    return tuple(sorted(found, key=_place))


def own(folder: Path | None = None) -> list[Found]:
    """Those in the user's folder, in their order; those that cannot be read come last, with the reason."""
    try:
        there = sorted((folder or own_folder()).glob(f"*{SUFFIX}"))[:MOST]
    except OSError:
        return []
    return sorted(map(in_file, there), key=_place)


def every() -> list[Found]:
    """All of them; of two with the same id the first is meant."""
    return [*shipped(), *own()]


def in_file(path: Path) -> Found:
    """The one in a file."""
    name = paths.shown(path)
    try:
        return Found(name, tours.read(path), path)
    except TourError as error:
        return Found(name, None, path, str(error))
    except OSError as error:
        return Found(name, None, path, f"{name}: {error.strerror or error}")


def by_id(name: str) -> Tour | None:
    """The tour with this id; None where there is none."""
    return next((found.tour for found in every() if found.tour is not None and found.tour.id == name), None)


def _found(name: str, held: bytes) -> Found:
    try:
        return Found(name, tours.read_bytes(held, name))
    except TourError as error:
        return Found(name, error=str(error))


def _place(found: Found) -> tuple[bool, int, str]:
    return found.tour is None, 0 if found.tour is None else found.tour.order, found.name
