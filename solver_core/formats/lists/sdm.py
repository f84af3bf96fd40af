"""Lists with one puzzle of 81 characters a line.

A collection (`sdm`) has lines as `line` reads them; blank lines and comments stand anywhere; a line `end` closes it.
The puzzle bank of Sudoku Exchange has records of 100 bytes::

    0000183b305c 0500834...00  2.8        12 digits of a hash, 81 cells, how hard it is, and blanks
    0      12    13        93  94-98

The hash is that of the cells, so it is not kept. Source: the bank's own README.
"""

import re

from solver_core.formats.lists import line
from solver_core.formats.lists.collection import ListReader
from solver_core.formats.lists.dialect import Dialect
from solver_core.formats.reading import BEGINNING, Confidence, Format
from solver_core.sudoku import grid_text
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.grid_text import GridError, NumberedLine

_RECORD = re.compile(r"[^\S\n]*[0-9a-fA-F]{12} ([0-9.]{81})[ \t]+(\d{1,2}\.\d)\s*")


def detect(text: str) -> Confidence:
    """Whether any line holds 81 cells."""
    return Confidence.PERHAPS if line.is_anywhere(text) else Confidence.NONE


def found(text: str) -> line.Found:
    """The cells in one line of a list; they may also stand apart.

    Raises:
        GridError: it does not hold 81.
    """
    if len(text) > line.LONGEST:
        raise GridError("list.long_line", count=line.LONGEST)
    return line.find(text) or line.Found(str(Grid(grid_text.read([NumberedLine(1, text)]).digits)), ())


DIALECT = Dialect("sdm", found)


def _detect_bank(text: str) -> Confidence:
    first = line.WRITTEN.search(text, 0, BEGINNING)
    return Confidence.LIKELY if first and _RECORD.fullmatch(first[0]) else Confidence.NONE


def _record(text: str) -> line.Found:
    record = _RECORD.fullmatch(text) if len(text) <= line.LONGEST else None
    if record is None:
        raise GridError("exchange.record")
    return line.Found(record[1], (("L", record[2]),))


_BANK = Dialect("exchange", _record, has_levels=True, separator=b" ", column=1)

FORMATS = (
    Format(
        "sdm", "Collection", "A list with a puzzle in each line.", (".sdm", ".txt"),
        detect, ListReader(lambda _: DIALECT), line.write, many=True,
    ),
    Format(
        "exchange", "Sudoku Exchange bank", "A list of puzzles with their ratings.", (".txt",),
        _detect_bank, ListReader(lambda _: _BANK), many=True,
    ),
)  # fmt: skip
