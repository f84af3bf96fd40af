"""SadMan Sudoku's file: headers, the puzzle, and how far the user has come.

Layout, as SadMan, SudoCue and Emacs write it; every part but the puzzle may be missing, the
blank after a header's letter too::

    #A Author
    #D Description
    [Puzzle]            nine lines of nine; without it, bare lines are the puzzle
    2..1.5..3
    ...
    [State]             the board: givens and entries
    ...
    [Anything]          kept line by line and written back
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from solver_core.formats import reading
from solver_core.formats.lists import sdm
from solver_core.sudoku import grid_text
from solver_core.sudoku.cells import cell_name
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.grid_text import NumberedLine
from solver_core.sudoku.puzzle import CONTROL, Puzzle

_KNOWN = re.compile(r"^[^\S\n]*\[[^\S\n]*(?:puzzle|state)[^\S\n]*\](?!\()", re.IGNORECASE | re.MULTILINE)
_LETTERED = re.compile(r"^[^\S\n]*#[A-Za-z]", re.MULTILINE)
_SECTION = re.compile(r"\s*\[([^\[\]]*)\]\s*")
_REMARK = re.compile(rf"^[^\S\n]*(?!#){reading.COMMENT_SIGN}", re.MULTILINE)
_HEADER = re.compile(r"\s*#([A-Za-z]?) ?(.*)")


@dataclass(slots=True)
class _Sections:
    """The lines of a file, sorted by what they belong to."""

    headers: list[tuple[str, str]] = field(default_factory=list)
    boards: dict[str, list[NumberedLine]] = field(default_factory=dict)
    sections: list[tuple[str, list[str]]] = field(default_factory=list)


def detect(text: str) -> reading.Confidence:
    """Whether there is a section for the puzzle, or headers over anything but a collection."""
    near = text[: reading.SINGLE_LIMIT]
    if "[" in near and _KNOWN.search(near):
        return reading.Confidence.CERTAIN
    if "#" in near and _LETTERED.search(near) is not None and not sdm.detect(text):
        return reading.Confidence.LIKELY
    return reading.Confidence.NONE


def read(text: str) -> reading.Contents:
    """The puzzle with its headers, its entries and all unknown sections."""
    lines = reading.lines_of_one(text)
    if not lines[-1].text:
        lines.pop()
    sorted_lines = _sorted_out(lines)
    givens = Grid(grid_text.read(sorted_lines.boards.get("puzzle", ())).digits)
    state = sorted_lines.boards.get("state")
    entries = Grid.empty() if state is None else _entries(givens, state)
    sections = tuple((name, tuple(body)) for name, body in sorted_lines.sections)
    dropped = ("comments",) if _REMARK.search(text) else ()
    return reading.Contents(
        (Puzzle(givens, entries, tuple(sorted_lines.headers), sections),), dropped=dropped
    )


def write(puzzle: Puzzle) -> str:
    """Everything that a puzzle holds; strict readers want the name of the section always."""
    lines = [f"#{letter} {text}" if text else f"#{letter}" for letter, text in puzzle.headers]
    lines += ["[Puzzle]", puzzle.givens.lines()]
    if puzzle.entries.filled:
        lines += ["[State]", puzzle.board.lines()]
    for name, body in puzzle.sections:
        lines += [f"[{name}]", *body]
    return "\n".join(lines) + "\n"


def _sorted_out(lines: Sequence[NumberedLine]) -> _Sections:
    sorted_lines = _Sections()
    body: list[str] | None = None
    board = sorted_lines.boards.setdefault("puzzle", [])
    for line in lines:
        _check_characters(line)
        section = _SECTION.fullmatch(line.text)
        header = None if body is not None else _HEADER.fullmatch(line.text)
        if section is not None and section[1].strip().lower() in ("puzzle", "state"):
            board, body = _opened(sorted_lines, section[1].strip().lower(), line), None
        elif section is not None:
            body = []
            sorted_lines.sections.append((section[1], body))
        elif body is not None:
            body.append(line.text)
        elif header is not None:
            sorted_lines.headers.append((header[1], header[2]))
        elif not reading.COMMENT.match(line.text):
            board.append(line)
    return sorted_lines


def _opened(sorted_lines: _Sections, name: str, line: NumberedLine) -> list[NumberedLine]:
    """The still empty board of a section that begins here."""
    board = sorted_lines.boards.setdefault(name, [])
    if any(not grid_text.is_blank(earlier.text) for earlier in board):
        raise reading.FormatError("format.second", line.number, name=name)
    return board


def _check_characters(line: NumberedLine) -> None:
    odd = CONTROL.search(line.text)
    if odd is not None:
        raise reading.FormatError("text.control", line.number, odd.start() + 1, found=odd[0])


def _entries(givens: Grid, state: Sequence[NumberedLine]) -> Grid:
    digits, locations = grid_text.read(state)
    for cell, (given, digit) in enumerate(zip(givens.digits, digits, strict=True)):
        if given and digit not in (0, given):
            raise reading.FormatError(
                "sdk.state", *locations[cell], cell=cell_name(cell), given=given, digit=digit
            )
    return Grid(digits).without(givens)


FORMAT = reading.Format(
    "sdk", "SadMan Sudoku", "Headers and nine lines, with a second grid for entries.", (".sdk",),
    detect, read, write, frozenset({"givens", "entries", "headers", "sections"}),
)  # fmt: skip
