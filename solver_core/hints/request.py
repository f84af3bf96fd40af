"""Requests to the process that finds steps, see `worker`; does not import the library."""

import json
from collections.abc import Sequence

from solver_core.hints.position import Position
from solver_core.sudoku.grid import Grid

BACKGROUND = "--background"
"""An argument of the process: run with low priority."""


def request(number: int, find: str, position: Position, techniques: Sequence[str]) -> str:
    """The line that asks for steps: `find` is ``next``, ``all`` or ``path``."""
    asked = {"id": number, "find": find, "givens": position.givens.code, "board": str(position.board)}
    asked |= {
        "candidates": position.candidates.masks,
        "noted": position.is_noted,
        "techniques": list(techniques),
    }
    return json.dumps(asked) + "\n"


def rating_request(number: int, givens: Grid) -> str:
    """The line that asks how hard a puzzle is."""
    return json.dumps({"id": number, "find": "rating", "givens": givens.code}) + "\n"
