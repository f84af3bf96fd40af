"""A puzzle as a record of the library, and back: `written` and `read` are inverses."""

import json
from typing import Final, TypeAlias

from solver_core.formats import FormatError, own
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.grid_text import GridError
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.session_state import writable

Record: TypeAlias = tuple[str, int, str, str, str, str | None]
"""Givens, number of givens, title, level, headers, the whole."""

FIELDS: Final = "givens, filled, title, level, headers, whole"

TO_CHARACTERS: Final = b".123456789" + bytes(246)
"""Digits 0..9 into the characters of a record."""

TO_DIGITS: Final = bytes(code - 48 if 49 <= code <= 57 else 0 for code in range(256))
"""The characters of a record into digits 0..9."""

_LONGEST_WORD: Final = 400
"""Characters of a title or level that a list shows; the headers have all of it."""


def storable(text: str) -> str:
    """A text as every file can hold it: halves of characters, as in names that are not UTF-8, are replaced."""
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def bare(givens: str) -> Record:
    """The record of givens and nothing else."""
    return givens, 81 - givens.count("."), "", "", "", None


def written(puzzle: Puzzle) -> Record:
    """The record of any puzzle."""
    headers = json.dumps(puzzle.headers, ensure_ascii=False, separators=(",", ":")) if puzzle.headers else ""
    more = puzzle != Puzzle(puzzle.givens, headers=puzzle.headers)
    return (
        str(puzzle.givens),
        puzzle.givens.filled,
        storable((puzzle.title or puzzle.header("C"))[:_LONGEST_WORD]),
        storable(puzzle.header("L")[:_LONGEST_WORD]),
        writable(headers),
        writable(own.write(puzzle)) if more else None,
    )


def read(record: Record) -> Puzzle:
    """The puzzle of a record.

    Raises:
        FormatError: somebody else has written it, and it is none.
    """
    givens, _, _, _, headers, whole = record
    try:
        if whole is not None:
            return own.read(whole).puzzles[0]
        held = tuple((str(letter), str(text)) for letter, text in json.loads(headers)) if headers else ()
        return Puzzle(Grid.parse(givens), headers=held)
    except GridError as error:
        raise FormatError(error.message) from None
    except (TypeError, ValueError, RecursionError):
        raise FormatError("this record of the library is damaged") from None
