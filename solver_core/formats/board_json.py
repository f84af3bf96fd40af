"""The board.json in which sepehr-rs's Sudoku for GNOME keeps its game.

Layout, from the program's own persistence; notes are digits as text, empty cells null::

    {"difficulty": 0.5, "difficulty_label": "Medium", "mistakes": 0, "variant": "classic",
     "puzzle": [[5, null, ...], ...], "solution": [[...], ...], "user_inputs": [[null, 3, ...], ...],
     "notes": [[[], ["1", "4"], ...], ...], "variant_preferences": {}, "general_preferences": {}}
"""

from typing import Final

from solver_core.formats import json_text
from solver_core.formats.reading import Confidence, Contents, Format, FormatError
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks, mask_of
from solver_core.sudoku.puzzle import CONTROL, Puzzle

_PLAIN: Final = ("classic", "unknown", "")
_SOLUTION: Final = "solution"
_SEEN: Final = frozenset({"puzzle", "user_inputs", "notes", "difficulty_label", "variant", _SOLUTION})
_OWN_AFFAIRS: Final = frozenset({"difficulty", "variant_preferences", "general_preferences"})


def detect(text: str) -> Confidence:
    """Is this an object with a puzzle and a user's inputs?"""
    return Confidence.CERTAIN if json_text.names(text, "puzzle", "user_inputs") else Confidence.NONE


def read(text: str) -> Contents:
    """The puzzle with entries and notes.

    Raises:
        FormatError: this is not JSON, not 9 x 9, or another kind of puzzle.
    """
    game = json_text.parse(text)
    if not isinstance(game, dict):
        raise FormatError("board_json.object")
    _check_variant(game.get("variant", ""))
    givens = _grid("puzzle", game.get("puzzle"))
    entries = _grid("user_inputs", game.get("user_inputs")).without(givens)
    notes = _notes(game.get("notes"))
    board = bytes(map(max, givens.digits, entries.digits))
    puzzle = Puzzle(givens, entries, headers=_headers(game), corner=notes.outside(board))
    dropped = [_SOLUTION] if game.get(_SOLUTION) else []
    if puzzle.corner != notes:
        dropped.append("notes_on_digits")
    if any(game[key] for key in game.keys() - _SEEN - _OWN_AFFAIRS):
        dropped.append("other_keys")
    return Contents((puzzle,), dropped=tuple(dropped))


def _check_variant(variant: object) -> None:
    plain = isinstance(variant, str) and variant.lower().removesuffix("sudoku").strip(" _-") in _PLAIN
    if not plain:
        raise FormatError("format.kind", kind=str(variant)[:40])


def _headers(game: dict[str, object]) -> tuple[tuple[str, str], ...]:
    label = game.get("difficulty_label")
    if not isinstance(label, str) or label in ("", "Unknown"):
        return ()
    return (("L", CONTROL.sub(" ", label)),)


def _grid(where: str, rows: object) -> Grid:
    cells = _cells(where, rows)
    return Grid(bytes(_digit(where, cell, value) for cell, value in enumerate(cells)))


def _digit(where: str, cell: int, value: object) -> int:
    if value is None:
        return 0
    if isinstance(value, str) and value in "0123456789" and len(value) == 1:
        return int(value)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= 9:
        row, col = divmod(cell, 9)
        raise FormatError("board_json.digit", key=f"{where}[{row}][{col}]")
    return value


def _notes(rows: object) -> Marks:
    if rows is None:
        return Marks.none()
    masks = []
    for cell, digits in enumerate(_cells("notes", rows)):
        if not isinstance(digits, list):
            row, col = divmod(cell, 9)
            raise FormatError("json.notes", key=f"notes[{row}][{col}]")
        masks.append(mask_of(filter(None, (_digit("notes", cell, digit) for digit in digits))))
    return Marks(tuple(masks))


def _cells(where: str, rows: object) -> list[object]:
    """81 values, row by row."""
    if not isinstance(rows, list) or len(rows) != 9:
        raise FormatError("board_json.rows", key=where)
    for number, row in enumerate(rows):
        if not isinstance(row, list) or len(row) != 9:
            raise FormatError("board_json.cells", key=f"{where}[{number}]")
    return [cell for row in rows for cell in row]


FORMAT = Format(
    "board_json", "Sudoku board.json", "A puzzle with its solution, entries and notes.", (".json",),
    detect, read, is_data=True,
)  # fmt: skip
