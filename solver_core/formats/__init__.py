"""Reads puzzles from any text and writes what other programs read.

>>> reading = read("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......")
>>> reading.format.id, reading.puzzles[0].givens.filled
('line', 17)
>>> print(write(reading.puzzles[0], "sdk")[:18])
[Puzzle]
4.....8.5
"""

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
