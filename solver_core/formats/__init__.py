"""Reads puzzles from any text and writes what other programs read.

>>> from solver_core.formats import read, write
>>> reading = read("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......")
>>> reading.format.id, reading.puzzles[0].givens.filled
('line', 17)
>>> print(write(reading.puzzles[0], "sdk")[:18])
[Puzzle]
4.....8.5

Names are imported lazily, so that opening a file does not load all formats.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from solver_core.formats.detection import may_be_board, read
    from solver_core.formats.files import SIZE_LIMIT, decode, load, load_from, store
    from solver_core.formats.reading import PARTS, Confidence, Fault, Format, FormatError, Reading
    from solver_core.formats.registry import FORMATS, format_called, lost, write, write_all

__all__ = [
    "FORMATS",
    "PARTS",
    "SIZE_LIMIT",
    "Confidence",
    "Fault",
    "Format",
    "FormatError",
    "Reading",
    "decode",
    "format_called",
    "load",
    "load_from",
    "lost",
    "may_be_board",
    "read",
    "store",
    "write",
    "write_all",
]

_HOMES = {
    "detection": ("may_be_board", "read"),
    "files": ("SIZE_LIMIT", "decode", "load", "load_from", "store"),
    "reading": ("PARTS", "Confidence", "Fault", "Format", "FormatError", "Reading"),
    "registry": ("FORMATS", "format_called", "lost", "write", "write_all"),
}

if not TYPE_CHECKING:  # otherwise a type checker would accept any attribute

    def __getattr__(name: str) -> object:
        home = next((module for module, names in _HOMES.items() if name in names), None)
        if home is None:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        globals()[name] = found = getattr(import_module(f"{__name__}.{home}"), name)
        return found
