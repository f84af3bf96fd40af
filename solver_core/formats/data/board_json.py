"""The board.json in which sepehr-rs's Sudoku for GNOME keeps its game.

Layout, from the program's own persistence; notes are digits as text, empty cells null::

    {"difficulty": 0.5, "difficulty_label": "Medium", "mistakes": 0, "variant": "classic",
     "puzzle": [[5, null, ...], ...], "solution": [[...], ...], "user_inputs": [[null, 3, ...], ...],
     "notes": [[[], ["1", "4"], ...], ...], "variant_preferences": {}, "general_preferences": {}}
"""

from collections.abc import Iterator
from typing import Final

from solver_core.formats.data import json_text
from solver_core.formats.reading import Assembly, Contents, Format, FormatError
from solver_core.sudoku.marks import mask_of

_PLAIN: Final = ("classic", "unknown", "")
_SOLUTION: Final = "solution"
_SEEN: Final = frozenset({"puzzle", "user_inputs", "notes", "difficulty_label", "variant", _SOLUTION})
_OWN_AFFAIRS: Final = frozenset({"difficulty", "variant_preferences", "general_preferences"})


def _read(text: str) -> Contents:
    game = json_text.parse(text)
    if not isinstance(game, dict):
        raise FormatError("board_json.object")
    variant = game.get("variant", "")
    if not isinstance(variant, str) or variant.lower().removesuffix("sudoku").strip(" _-") not in _PLAIN:
        raise FormatError("format.kind", kind=str(variant)[:40])
    board = Assembly()
    board.givens[:] = (_digit(where, value) for where, value in _cells(game, "puzzle"))
    inputs = [_digit(where, value) for where, value in _cells(game, "user_inputs")]
    board.entries[:] = (0 if given else entry for given, entry in zip(board.givens, inputs, strict=True))
    if game.get("notes") is not None:
        board.corner = [_notes(where, digits) for where, digits in _cells(game, "notes")]
    label = game.get("difficulty_label")
    puzzle, notes_dropped = board.puzzle(json_text.rating(label))
    dropped = ("solution",) * bool(game.get(_SOLUTION)) + notes_dropped
    has_more = any(game[key] for key in game.keys() - _SEEN - _OWN_AFFAIRS)
    return Contents((puzzle,), dropped=dropped + ("other_keys",) * has_more)


def _digit(where: str, value: object) -> int:
    if value is None:
        return 0
    if isinstance(value, str) and value in "0123456789" and len(value) == 1:
        return int(value)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= 9:
        raise FormatError("board_json.digit", key=where)
    return value


def _notes(where: str, digits: object) -> int:
    if not isinstance(digits, list):
        raise FormatError("json.notes", key=where)
    return mask_of(filter(None, (_digit(where, digit) for digit in digits)))


def _cells(game: dict[str, object], key: str) -> Iterator[tuple[str, object]]:
    """81 values, row by row, and where each stands."""
    rows = game.get(key)
    if not isinstance(rows, list) or len(rows) != 9:
        raise FormatError("board_json.rows", key=key)
    for number, row in enumerate(rows):
        if not isinstance(row, list) or len(row) != 9:
            raise FormatError("board_json.cells", key=f"{key}[{number}]")
    return ((f"{key}[{row}][{col}]", value) for row in range(9) for col, value in enumerate(rows[row]))


FORMAT = Format(
    "board_json", "Sudoku board.json", "A puzzle with its solution, entries and notes.", (".json",),
    json_text.detector(("puzzle", "user_inputs")), _read, is_data=True,
)  # fmt: skip
