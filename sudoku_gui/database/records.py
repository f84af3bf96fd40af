"""A puzzle as a record of the library: `from_puzzle` and `to_puzzle` are inverses."""

import json
from typing import Final, TypeAlias

from solver_core.formats import FormatError
from solver_core.formats.data import own
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.grid_text import GridError
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.database.schema import LibraryMessage
from sudoku_gui.document.atomic_file import writable

Record: TypeAlias = tuple[str, int, str, str, str, str | None]
"""The code of the givens, their number, title, level, headers, and the `.dsudoku` text where that is not all."""

FIELDS: Final = "givens, filled, title, level, headers, whole"

TO_CHARACTERS: Final = b".123456789" + bytes(246)
"""Translates digits 0..9 into the characters of a record."""

_LONGEST_WORD: Final = 400  # characters of a title or level that a list shows; the headers have all of it


def storable(text: str) -> str:
    """The text with lone surrogates replaced, as in file names that are not UTF-8."""
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def bare(givens: str) -> Record:
    """The record of a puzzle that is nothing but givens."""
    return givens, 81 - givens.count("."), "", "", "", None


def from_puzzle(puzzle: Puzzle) -> Record:
    """The columns of a library row; the file of a puzzle only where givens and headers do not say all."""
    headers = json.dumps(puzzle.headers, ensure_ascii=False, separators=(",", ":")) if puzzle.headers else ""
    more = puzzle != Puzzle(puzzle.givens, headers=puzzle.headers)
    return (
        puzzle.givens.code,
        puzzle.givens.filled,
        storable((puzzle.title or puzzle.header("C"))[:_LONGEST_WORD]),
        storable(puzzle.header("L")[:_LONGEST_WORD]),
        writable(headers),
        writable(own.write(puzzle)) if more else None,
    )


def to_puzzle(record: Record) -> Puzzle:
    """The puzzle of a record; raises a FormatError if the record is damaged."""
    givens, _, _, _, headers, whole = record
    try:
        if whole is not None:
            return own.read(whole).puzzles[0]
        pairs = tuple((str(letter), str(text)) for letter, text in json.loads(headers)) if headers else ()
        return Puzzle(Grid.of_code(givens), headers=pairs)
    except GridError as error:
        raise FormatError(error.message) from None
    except (TypeError, ValueError, RecursionError):
        raise FormatError(LibraryMessage("library.damaged")) from None
