"""GNOME Sudoku's saved game (`savefile`, `.save`): JSON of the cells that hold anything.

Layout, from the program's own board; rows and columns count from 0, a time is in seconds, -1 for none::

    {"difficulty_category": "Easy Difficulty", "time_elapsed": 12.5,
     "cells": [{"position": [0, 3], "value": 7, "fixed": true, "earmarks": []},
               {"position": [0, 4], "value": 0, "fixed": false, "earmarks": [2, 5]}]}

The program refuses a game whose difficulty it does not know. So a puzzle without one is written as a medium one,
with a key of our own, "rated": false, which takes that back when it is read here.
"""

import json
from typing import Final

from solver_core.formats.data import json_text
from solver_core.formats.reading import Assembly, Contents, Format, FormatError
from solver_core.sudoku.marks import mask_of
from solver_core.sudoku.puzzle import CONTROL, Puzzle

_LEVELS: Final = ("Easy", "Medium", "Hard", "Very Hard")
_SUFFIX: Final = " Difficulty"
_LONGEST_TIME: Final = 10**9
"""Seconds; some thirty years."""
_KNOWN: Final = frozenset({"difficulty_category", "time_elapsed", "cells", "rated"})


def _read(text: str) -> Contents:
    game = json_text.parse(text)
    if not isinstance(game, dict) or not isinstance(game.get("cells"), list):
        raise FormatError("gnome.no_cells")
    board = Assembly()
    for index, data in enumerate(game["cells"]):
        _fill(board, f"cells[{index}]", data)
    puzzle, dropped = board.puzzle(_headers(game), _milliseconds(game.get("time_elapsed")))
    return Contents((puzzle,), dropped=dropped + ("other_keys",) * (not _KNOWN.issuperset(game)))


def _write(puzzle: Puzzle) -> str:
    """The cells that hold anything, the time, and the rating where the program has a name for it."""
    level = puzzle.header("L")
    game: dict[str, object] = {
        "difficulty_category": f"{level if level in _LEVELS else 'Medium'}{_SUFFIX}",
        "time_elapsed": puzzle.elapsed / 1000,
        "cells": [_cell(puzzle, cell) for cell in range(81) if puzzle.board[cell] or puzzle.corner[cell]],
    }
    if level not in _LEVELS:
        game["rated"] = False
    return json.dumps(game, indent=2) + "\n"


def _cell(puzzle: Puzzle, cell: int) -> dict[str, object]:
    return {
        "position": list(divmod(cell, 9)),
        "value": puzzle.board[cell],
        "fixed": puzzle.givens[cell] != 0,
        "earmarks": list(puzzle.corner.digits(cell)),
    }


def _fill(board: Assembly, where: str, data: object) -> None:
    if not isinstance(data, dict):
        raise FormatError("gnome.cell", key=where)
    position, earmarks = data.get("position"), data.get("earmarks", [])
    if not isinstance(position, list) or len(position) != 2:
        raise FormatError("gnome.position", key=where)
    row, col = (_number(f"{where}.position", part, 0, 8) for part in position)
    cell = row * 9 + col
    if board.digits[cell] or board.corner[cell]:
        raise FormatError("format.twice", name=where)
    digit = _number(f"{where}.value", data.get("value", 0), 0, 9)
    board.place(cell, digit, is_given=data.get("fixed") is True)
    if not isinstance(earmarks, list):
        raise FormatError("json.notes", key=f"{where}.earmarks")
    board.corner[cell] = mask_of(_number(f"{where}.earmarks", mark, 1, 9) for mark in earmarks)


def _number(where: str, value: object, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise FormatError("gnome.number", key=where, least=least, most=most)
    return value


def _headers(game: dict[str, object]) -> tuple[tuple[str, str], ...]:
    category = game.get("difficulty_category")
    if not isinstance(category, str) or game.get("rated") is False:
        return ()
    return json_text.rating(CONTROL.sub(" ", category).removesuffix(_SUFFIX))


def _milliseconds(seconds: object) -> int:
    """0 for -1, and for what is no time."""
    if isinstance(seconds, bool) or not isinstance(seconds, int | float) or not 0 <= seconds <= _LONGEST_TIME:
        return 0
    return round(seconds * 1000)


FORMAT = Format(
    "gnome", "GNOME Sudoku", "A saved game with entries, notes and time.", (".save",),
    json_text.detector(("cells", "difficulty_category"), ("cells", "time_elapsed")),
    _read, _write, frozenset({"givens", "entries", "corner", "elapsed"}), is_data=True,
)  # fmt: skip
