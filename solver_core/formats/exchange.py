"""The puzzle bank of Sudoku Exchange: records of 100 bytes, each a line.

    0000183b305c 0500834...00  2.8        12 digits of a hash, 81 cells, how hard it is, and blanks
    0      12    13        93  94-98

The hash is that of the cells, so it is not kept. Source: the bank's own README.
"""

import re

from solver_core.formats import line, list_parser
from solver_core.formats.dialect import Dialect
from solver_core.formats.reading import BEGINNING, Confidence, Contents, Format
from solver_core.sudoku.grid_text import GridError

_RECORD = re.compile(r"[^\S\n]*[0-9a-fA-F]{12} ([0-9.]{81})[ \t]+(\d{1,2}\.\d)\s*")


def detect(text: str) -> Confidence:
    """Is the first line such a record?"""
    first = line.WRITTEN.search(text, 0, BEGINNING)
    return Confidence.LIKELY if first and _RECORD.fullmatch(first[0]) else Confidence.NONE


def _found(text: str) -> line.Found:
    record = _RECORD.fullmatch(text) if len(text) <= line.LONGEST else None
    if record is None:
        raise GridError("exchange.record")
    return line.Found(record[1], (("L", record[2]),))


def dialect(head: str) -> Dialect:
    """The dialect of records of 100 bytes: digits from a fixed column, then a level."""
    del head  # every record is read the same way
    return Dialect("exchange", _found, has_levels=True, separator=b" ", column=1)


def read(text: str) -> Contents:
    """The puzzles of all records, with their ratings as header L.

    Raises:
        FormatError: there is not one; says what is wrong with the first line.
    """
    return list_parser.contents(text, dialect(text))


FORMAT = Format(
    "exchange", "Sudoku Exchange bank", "A list of puzzles with their ratings.", (".txt",),
    detect, read, many=True,
)  # fmt: skip
