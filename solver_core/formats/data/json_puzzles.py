"""JSON with puzzles at any depth, one document or many.

::

    ["4.....8.5...", "..............3.85..."]               81 cells, or nine rows of nine, as text or as lists
    {"puzzles": [{"puzzle": "4.....8.5...", "solution": "417369825...", "difficulty": "hard"}]}
    {"newboard": {"grids": [{"value": [[0, 0, ...], ...], "solution": [[...], ...]}]}}
    {"puzzle": "..."}                                       one document a line, or one after the other
    {"puzzle": "..."}

Names mean what they mean in `csv_columns`. Without a name that is known, the grid with gaps is the puzzle, one that
solves it its solution, and one that goes on with it the entries. Objects of other formats are read by their readers.
"""

import json
import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Final

from solver_core.formats import detection, several
from solver_core.formats.boards import arrays
from solver_core.formats.data import board_json, foreign, gnome, json_text, own
from solver_core.formats.links import fpuzzles
from solver_core.formats.lists import csv_columns, line
from solver_core.formats.lists.collection import FaultCollector
from solver_core.formats.lists.csv_columns import ENTRIES, PUZZLE, REMARK, SOLUTION
from solver_core.formats.reading import SINGLE_LIMIT, Confidence, Contents, Format, FormatError
from solver_core.sudoku import grid_text
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.grid_text import EMPTY, OTHER_SIGNS, GridError, NumberedLine
from solver_core.sudoku.puzzle import CONTROL, Puzzle

LONGEST: Final = 1 << 24
"""The most characters of all documents."""
LONGEST_ONE: Final = 1 << 22
"""The most characters of one document."""
_LONGEST_GRID: Final = 400
_LEAST_TEXT: Final = 80
_LOOKED_AT: Final = 1 << 16
_SEPARATORS: Final = " \t\n,"
_EMPTY: Final = frozenset(("", " ", *EMPTY, *OTHER_SIGNS))
_NEARLY: Final = re.compile(r"[1-9.0_*]{60,400}")
_BEGINS: Final = re.compile(r"^[^\S\n]*[{\[]", re.MULTILINE)
_OTHERS: Final = (own.FORMAT, fpuzzles.FORMAT, gnome.FORMAT, board_json.FORMAT)
"""Formats whose puzzles are an object each."""
_SIGNS: Final = frozenset(("format", "size", "cells", "user_inputs"))
"""An object with none of these keys is in none of them."""


def detect(text: str) -> Confidence:
    """Whether a text is JSON, but no single object or plain lists that another format knows better."""
    if len(text) > LONGEST or not (json_text.begins_object(text) or json_text.begins_array(text)):
        return Confidence.NONE
    if _goes_on(text):
        return Confidence.CERTAIN
    others = [row.detects(text) for row in _OTHERS]
    if (any(others) and _is_others(text)) or ("{" not in text and arrays.detect(text)):
        return Confidence.NONE
    return Confidence.CERTAIN if json_text.begins_object(text) else Confidence.LIKELY


def _is_others(text: str) -> bool:
    """Whether a text that another format knows is its object, not one that contains such objects."""
    try:
        value = json_text.parse(text)
    except FormatError:
        return True
    return isinstance(value, dict) and bool(_SIGNS & value.keys())


def _goes_on(text: str) -> bool:
    """Whether another document begins behind the first."""
    end = json_text.end(text[:LONGEST_ONE])
    rest = text[end : end + _LOOKED_AT] if end else ""
    return rest.lstrip(_SEPARATORS)[:1] in ("{", "[") or _BEGINS.search(rest) is not None


def read(text: str) -> Contents:
    """All puzzles of all documents.

    Raises:
        FormatError: there are none; says what the JSON is, or what keeps it from being JSON.
    """
    found = _JsonResult()
    for number, document in _documents(text):
        if not document:
            found.drop("rest")
            continue
        try:
            found.number = number
            found.take(json_text.parse(document, LONGEST_ONE), {})
        except GridError as error:
            at = number + (error.line or 1) - 1
            found.add(at, error.column, error.message)
            if found.is_hopeless:
                break
    if not found.puzzles and not found.faults:
        foreign.refuse_json(text[: json_text.end(text)])
    return found.contents(tuple(found.puzzles))._replace(said=tuple(found.said))


def _documents(text: str) -> Iterator[tuple[int, str]]:
    """Each document and the number of its first line, "" for words; lines, where the first is a document of its own."""
    first = text.lstrip().split("\n", 1)[0]
    is_by_line = json_text.end(first) == len(first.rstrip(_SEPARATORS)) and "\n" in text.strip()
    number, at = 1, 0
    while at < len(text):
        begins = at + len(text[at : at + _LOOKED_AT]) - len(text[at : at + _LOOKED_AT].lstrip(_SEPARATORS))
        number += text.count("\n", at, begins)
        if begins == len(text):
            return
        at = begins
        if text[at] in _SEPARATORS:
            continue
        if text[at] not in "{[":
            found = _BEGINS.search(text, at)
            end = found.start() if found else len(text)
            yield number, ""
            number += text.count("\n", at, end)
            at = end
            continue
        end = text.find("\n", at) if is_by_line else json_text.end(text, at)
        end = end if end > 0 else len(text)
        yield number, text[at:end].rstrip(_SEPARATORS)
        number += text.count("\n", at, end)
        at = end


class _JsonResult(FaultCollector):
    """The puzzles that were found so far."""

    def __init__(self) -> None:
        self.puzzles: list[Puzzle] = []
        super().__init__(self.puzzles)
        self.said: dict[str, None] = {}
        self.number = 1

    def drop(self, *codes: str) -> None:
        self.dropped = tuple(dict.fromkeys((*self.dropped, *codes)))

    def take(self, value: object, names: dict[str, object]) -> None:
        """The puzzles in a value, whatever holds it."""
        grid = _grid(value)
        if grid is not None:
            self._add(grid, names)
        elif isinstance(value, str):
            self._take_text(value)
        elif isinstance(value, dict):
            self._take_object(value)
        elif isinstance(value, list):
            for item in value:
                self._take_item(item)

    def _take_item(self, item: object) -> None:
        """The puzzles in one of a list, or what is wrong with it; the others are read."""
        try:
            self.take(item, {})
        except GridError as error:
            self.add(self.number, None, error.message)

    def _add(self, grid: Grid, names: dict[str, object]) -> None:
        """A grid, unless it solves the one before it; in the place of one that solves it."""
        before = self.puzzles[-1].givens if self.puzzles else Grid.empty()
        if self.puzzles and (arrays.solves(grid, before) or arrays.solves(before, grid)):
            self.drop("solution")
            if before.is_solved:
                self.puzzles[-1] = Puzzle(grid, headers=_headers(names))
        else:
            self.puzzles.append(Puzzle(grid, headers=_headers(names)))

    def _take_text(self, value: str) -> None:
        """A link, an id or a board in a string; any other text is no puzzle."""
        if _NEARLY.fullmatch(value):
            grid_text.read([NumberedLine(1, value)])  # raises what it lacks
        if len(value) <= SINGLE_LIMIT and (several.HINT.search(value) or len(value) > _LEAST_TEXT):
            with suppress(FormatError):
                found = detection.read(value)
                self.puzzles += found.puzzles
                self.drop(*found.dropped)
                self.said |= dict.fromkeys(found.said)

    def _take_object(self, value: dict[str, object]) -> None:
        if _SIGNS & value.keys() and self._take_other(json.dumps(value)):
            return
        grids = {name: grid for name, item in value.items() if (grid := _grid(item)) is not None}
        if grids and not _lacks_puzzle(grids, value):
            self._take_grids(grids, value)
        for name, item in value.items():
            if name not in grids and (
                isinstance(item, dict | list) or csv_columns.meaning(name) in (PUZZLE, REMARK)
            ):
                self.take(item, {})

    def _take_other(self, text: str) -> bool:
        row = next((row for row in _OTHERS if row.detects(text)), None)
        if row is None:
            return False
        contents = row.reads(text)
        self.puzzles += contents.puzzles
        self.drop(*contents.dropped)
        self.said |= dict.fromkeys(contents.said)
        return True

    def _take_grids(self, grids: dict[str, Grid], names: dict[str, object]) -> None:
        """Tell which of the grids of one object are givens, entries and solution."""
        kinds = {name: csv_columns.meaning(name) for name in grids}
        named = [name for name in grids if kinds[name] == PUZZLE]
        others = [name for name in grids if kinds[name] not in (PUZZLE, SOLUTION, ENTRIES)]
        others.sort(key=lambda name: 0 not in grids[name].digits)
        first = [*named, *others, *grids][0]
        puzzle, entries = grids[first], Grid.empty()
        more: list[Puzzle] = []
        for name, grid in grids.items():
            if name == first:
                continue
            if kinds[name] == SOLUTION or arrays.solves(grid, puzzle):
                self.drop("solution")
            elif kinds[name] == ENTRIES or (grid != puzzle and arrays.extends(grid, puzzle)):
                entries = grid.without(puzzle)
            elif kinds[name] == PUZZLE or not named:
                more += [Puzzle(grid)] * (grid != puzzle)
            else:
                self.drop("other_keys")
        self.puzzles += [Puzzle(puzzle, entries, _headers(names)), *more]


def _lacks_puzzle(grids: dict[str, Grid], value: dict[str, object]) -> bool:
    """Whether every grid is a solution, and what is called a puzzle is no grid."""
    kinds = {csv_columns.meaning(name) for name in grids}
    return kinds == {SOLUTION} and any(
        csv_columns.meaning(name) == PUZZLE for name in value if name not in grids
    )


def _headers(names: dict[str, object]) -> tuple[tuple[str, str], ...]:
    """The title, the author, the level and so on of an object."""
    letters = ((csv_columns.meaning(name), item) for name, item in names.items())
    return tuple(
        (letter, CONTROL.sub(" ", str(item)))
        for letter, item in letters
        if len(letter) == 1 and isinstance(item, str | int | float) and str(item)
    )


def _grid(value: object) -> Grid | None:
    """The grid that a text or list is: 81 cells, or nine rows of nine."""
    if isinstance(value, str):
        return _grid_of_text(value)
    if not isinstance(value, list) or len(value) not in (9, 81):
        return None
    cells: list[object] = []
    for row in value if len(value) == 9 else [value]:
        if not isinstance(row, list | str) or len(row) != len(value):
            return None
        cells += row
    digits = [_digit(cell) for cell in cells]
    return None if None in digits else Grid(bytes(digit or 0 for digit in digits))


def _grid_of_text(value: str) -> Grid | None:
    if not 81 <= len(value) <= _LONGEST_GRID:
        return None
    if line.CELLS_81.fullmatch(value):
        return Grid.parse(value)
    try:
        return Grid(grid_text.read(grid_text.numbered(grid_text.with_usual_cells(value))).digits)
    except GridError:
        return None


def _digit(cell: object) -> int | None:
    if cell is None or (isinstance(cell, str) and cell in _EMPTY):
        return 0
    if isinstance(cell, str) and len(cell) == 1 and cell in "123456789":
        return int(cell)
    if isinstance(cell, int | float) and not isinstance(cell, bool) and cell in range(10):
        return int(cell)
    return None


FORMAT = Format(
    "json", "JSON", "Puzzles in JSON of any shape, as data sets and services have them.", (".json", ".jsonl"),
    detect, read, many=True, is_data=True,
)  # fmt: skip
