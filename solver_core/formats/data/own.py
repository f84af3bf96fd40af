"""Our own file: a puzzle with everything that belongs to it, and with what the program keeps beside it.

JSON, described by `dsudoku-1.schema.json`; parts of the puzzle that are empty are left out::

    {
     "format": "dancing-sudoku",
     "version": 1,
     "program": "1.0.0",                        the version of the program that wrote it
     "puzzle": {
      "givens": "4.....8.5.3...",               81 characters, row by row
      "candidates": {"r1c2": "13", ...},        of a puzzle that is given by them: cells that may not hold all that the
                                                rules leave; "" if nothing is left
      "entries": "..1......",
      "headers": [["A", "Author"], ...],
      "sections": [["Name", ["line", ...]], ...],
      "corner": {"r1c2": "13", ...},            notes by cell
      "centre": {"r1c2": "13"},
      "colours": {"r1c1": "4"},
      "candidate_colours": {"r1c2": {"3": "14"}},            by cell and digit
      "elapsed": 172746                         milliseconds
     },
     "mode": "digits", "history": {...}, "search": {...}
    }

Keys that are not known here, of the file and of the puzzle, are kept: `read` returns them as ``more``, those of the
puzzle as ``more["puzzle"]``, and `write_with` puts them back. Never half read: what is wrong in the puzzle is an error
that names the key.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, Final

from solver_core import __version__
from solver_core.errors import message_of
from solver_core.errors.quoting import quoted
from solver_core.formats.data import own_json
from solver_core.formats.reading import BEGINNING, PARTS, Confidence, Contents, Format, FormatError
from solver_core.sudoku.cells import CELLS, DIGITS, cell_name, parse_cell
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import ALL_DIGITS, CandidateColours, Marks, mask_of
from solver_core.sudoku.puzzle import Puzzle

NAME: Final = "dancing-sudoku"
VERSION: Final = 1
KEEPS: Final = frozenset(PARTS)
"""The parts of a puzzle that the format keeps: all."""

MOST_CHARACTERS: Final = 1 << 21
"""The longest puzzle, as it would be written: half of a file, so that whatever was read can be written again."""

MOST_MILLISECONDS: Final = 1 << 53
"""Beyond what every program that reads JSON can count."""

_OPENS = re.compile(r"\s*\{")
_SIGN = re.compile(rf'"format"\s*:\s*"{NAME}"')
_BOARD = re.compile(r"[0-9.]{81}", re.ASCII)
_CELL = re.compile(r"r[1-9]c[1-9]", re.ASCII)
_DIGIT = re.compile(r"[1-9]", re.ASCII)
_DIGITS = re.compile(r"[1-9]{1,9}", re.ASCII)
_HEAD = ("format", "version", "program")


def detect(text: str) -> Confidence:
    """Whether a text is an object that names this format."""
    is_ours = _OPENS.match(text, 0, BEGINNING) and _SIGN.search(text, 0, own_json.MOST_CHARACTERS)
    return Confidence.CERTAIN if is_ours else Confidence.NONE


def read(text: str) -> Contents:
    """The puzzle, and everything else as it stands.

    Raises:
        FormatError: it is damaged or was written by a newer program; names the line or the key.
    """
    data = own_json.read(text)
    _check_head(data)
    puzzle_data = data.get("puzzle")
    if not isinstance(puzzle_data, dict):
        raise FormatError("own.no_puzzle")
    if own_json.length(puzzle_data) > MOST_CHARACTERS:
        raise FormatError("own.long_puzzle", count=MOST_CHARACTERS)
    more = {key: value for key, value in data.items() if key not in {*_HEAD, "puzzle"}}
    if unknown := {key: value for key, value in puzzle_data.items() if key not in PARTS}:
        more["puzzle"] = unknown
    return Contents((_from_data(puzzle_data),), more=more)


def write(puzzle: Puzzle) -> str:
    """The text of a file with one puzzle and nothing beside it."""
    return write_with(puzzle, {})


def write_with(puzzle: Puzzle, more: Mapping[str, object]) -> str:
    """A puzzle and what `read` answered, or would answer, as ``more``: plain data."""
    unknown = more.get("puzzle")
    puzzle_data = _to_data(puzzle)
    if isinstance(unknown, Mapping):
        puzzle_data |= {key: value for key, value in unknown.items() if key not in PARTS}
    rest = {key: value for key, value in more.items() if key not in {*_HEAD, "puzzle"}}
    head = {"format": NAME, "version": VERSION, "program": __version__}
    return own_json.write({**head, "puzzle": puzzle_data, **rest})


# --- writing ------------------------------------------------------------------------------------------


def _to_data(puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle as plain data; `_from_data` is the inverse."""
    parts = {
        "candidates": _allowed_data(puzzle.givens),
        "entries": str(puzzle.entries) if puzzle.entries.filled else "",
        "headers": [list(header) for header in puzzle.headers],
        "sections": [[name, list(lines)] for name, lines in puzzle.sections],
        "corner": _marks_data(puzzle.corner),
        "centre": _marks_data(puzzle.centre),
        "colours": _marks_data(puzzle.colours),
        "candidate_colours": _candidates_data(puzzle.candidate_colours),
        "elapsed": puzzle.elapsed,
    }
    return {"givens": str(puzzle.givens)} | {key: value for key, value in parts.items() if value}


def _allowed_data(givens: Grid) -> dict[str, str]:
    if givens.candidates is None:
        return {}
    possible = givens.possible()
    restricted = [cell for cell in CELLS if givens.candidates[cell] != ALL_DIGITS]
    return {cell_name(cell): _listed(possible.digits(cell)) for cell in restricted}


def _marks_data(marks: Marks) -> dict[str, str]:
    return {cell_name(cell): _listed(marks.digits(cell)) for cell in CELLS if marks[cell]}


def _candidates_data(colours: CandidateColours) -> dict[str, dict[str, str]]:
    return {
        cell_name(cell): {
            str(digit): _listed(colours.numbers(cell, digit))
            for digit in DIGITS
            if colours.numbers(cell, digit)
        }
        for cell in CELLS
        if any(colours.of_cell(cell))
    }


def _listed(digits: Iterable[int]) -> str:
    return "".join(map(str, digits))


# --- reading ------------------------------------------------------------------------------------------


def _check_head(data: Mapping[str, Any]) -> None:
    if data.get("format") != NAME:
        raise FormatError("own.format", format=NAME)
    version = data.get("version")
    if type(version) is not int or version < 1:
        raise FormatError("own.no_version")
    if version > VERSION:
        program = data.get("program")
        newer = program if isinstance(program, str) and re.fullmatch(r"[\w.+-]{1,30}", program) else None
        if newer:
            raise FormatError("own.version", version=newer)
        raise FormatError("own.newer")


def _from_data(puzzle_data: dict[str, Any]) -> Puzzle:
    there = [key for key in PARTS if key in puzzle_data or key == "givens"]
    parts = {key: _READERS[key](f"puzzle.{key}", puzzle_data.get(key)) for key in there}
    if "candidates" in parts:
        parts["givens"] = parts["givens"].within(parts.pop("candidates"))
    try:
        return Puzzle(**parts)
    except ValueError as error:
        raise FormatError("own.puzzle", cause=message_of(error)) from None


def _grid(key: str, value: object) -> Grid:
    if not isinstance(value, str) or not _BOARD.fullmatch(value):
        raise FormatError("own.grid", key=key)
    return Grid.parse(value)


def _marks(key: str, value: object, *, unmentioned: int = 0) -> Marks:
    """Marks by cell. Cells not named have ``unmentioned``; only where that is not 0, a cell may be named with none."""
    if not isinstance(value, dict):
        raise FormatError("own.marks", key=key)
    masks = [unmentioned] * 81
    for name, digits in value.items():
        is_nothing = unmentioned and digits == ""
        masks[_cell(key, name)] = 0 if is_nothing else _mask(f"{key}.{name}", digits)
    return Marks(tuple(masks))


def _candidates(key: str, value: object) -> CandidateColours:
    if not isinstance(value, dict) or not all(isinstance(digits, dict) for digits in value.values()):
        raise FormatError("own.candidates", key=key)
    masks = [0] * 729
    for name, digits in value.items():
        cell, path = _cell(key, name), f"{key}.{name}"
        for digit, numbers in digits.items():
            if not _DIGIT.fullmatch(digit):
                raise FormatError("own.candidates", key=path)
            masks[9 * cell + int(digit) - 1] = _mask(f"{path}.{digit}", numbers)
    return CandidateColours(tuple(masks))


def _cell(key: str, name: str) -> int:
    if not _CELL.fullmatch(name):
        raise FormatError("own.cell", key=key, found=quoted(name))
    return parse_cell(name)


def _mask(key: str, digits: object) -> int:
    if not isinstance(digits, str) or not _DIGITS.fullmatch(digits) or len(set(digits)) < len(digits):
        raise FormatError("own.digits", key=key)
    return mask_of(map(int, digits))


def _headers(key: str, value: object) -> tuple[tuple[str, str], ...]:
    if (found := own_json.headers(value)) is None:
        raise FormatError("own.headers", key=key)
    return found


def _sections(key: str, value: object) -> tuple[tuple[str, tuple[str, ...]], ...]:
    if (found := own_json.sections(value)) is None:
        raise FormatError("own.sections", key=key)
    return found


def _elapsed(key: str, value: object) -> int:
    if type(value) is not int or not 0 <= value <= MOST_MILLISECONDS:
        raise FormatError("own.elapsed", key=key)
    return value


_READERS: Final[dict[str, Callable[[str, object], Any]]] = {
    "givens": _grid,
    "candidates": partial(_marks, unmentioned=ALL_DIGITS),
    "entries": _grid,
    "headers": _headers,
    "sections": _sections,
    "corner": _marks,
    "centre": _marks,
    "colours": _marks,
    "candidate_colours": _candidates,
    "elapsed": _elapsed,
}


FORMAT = Format(
    "dsudoku", "Dancing Sudoku",
    "This program's own file: it keeps everything, with history, clock and search.", (".dsudoku",),
    detect, read, write, KEEPS, is_data=True,
)  # fmt: skip
