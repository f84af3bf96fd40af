"""What the process that finds steps is asked, see `worker`; the caller need not import the library."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from solver_core.hints.position import Position
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks

BACKGROUND = "--background"
"""An argument of the process: it leaves the processor to programs in a hurry."""


def request(number: int, find: str, position: Position, techniques: Sequence[str]) -> str:
    """The line that asks for steps: `find` is ``next``, ``all`` or ``path``."""
    asked = {"id": number, "find": find, **_puzzle(position.givens), "board": str(position.board)}
    return (
        json.dumps(asked | {"candidates": position.candidates.masks, "techniques": list(techniques)}) + "\n"
    )


def rating_request(number: int, givens: Grid) -> str:
    """The line that asks how hard a puzzle is."""
    return json.dumps({"id": number, "find": "rating", **_puzzle(givens)}) + "\n"


def givens_of(asked: Mapping[str, Any]) -> Grid:
    """The givens that a request is about, with the candidates that the puzzle is given by."""
    givens = Grid.parse(asked["givens"])
    return givens.within(Marks(tuple(asked["allowed"]))) if "allowed" in asked else givens


def _puzzle(givens: Grid) -> dict[str, Any]:
    allowed = {} if givens.candidates is None else {"allowed": givens.candidates.masks}
    return {"givens": str(givens)} | allowed
