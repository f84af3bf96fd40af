"""A process that finds steps: ``python -P -m solver_core.hints.worker``, with one JSON object per line in and out.

Requests, made in `position`, are answered one after the other. To cancel one, end the process and start another::

    {"id": 7, "find": "next", "givens": "4...", "board": "4...", "candidates": [0, 38, ...],
     "noted": true, "techniques": [...]}
    {"id": 7, "fault": "digits", "cells": [3, 40]}            if a check finds one; then there are no steps
    {"id": 7, "step": {"technique": "x_wing", ...}}           none or one; "all" and "path" answer many
    {"id": 7, "done": true}                                   or {"id": 7, "error": "..."}, with an error of ours

    {"id": 8, "find": "rating", "givens": "4..."}
    {"id": 8, "rating": {"level": "hard", "score": 1234, "hardest": "x_wing"}}       or {"solutions": 0}, or 2 for more

Givens are the code of a `Grid`, with the candidates of a puzzle that is given by these.

It ends with its input, that is, with the program that started it. The library, which takes longer to import than a
single takes to be found, is imported after the first answer.
"""

import json
import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from typing import Any, Final, TextIO

from solver_core.hints import finder
from solver_core.hints.position import BACKGROUND, Position, check
from solver_core.hints.steps import Step
from solver_core.sudoku import many
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks


def answer(asked: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """The answers to a request, as JSON data: the rating of a puzzle, or one step after the other."""
    number = asked["id"]
    try:
        if asked["find"] == "rating":
            yield {"id": number, "rating": _rating(Grid.of_code(asked["givens"]))}
            return
        marks = Marks(tuple(asked["candidates"]))
        givens = Grid.of_code(asked["givens"])
        position = Position(
            givens,
            Grid(Grid.parse(asked["board"]).digits, givens.candidates),
            marks,
            asked.get("noted", False),
        )
        found = check(position)
        if found.fault is not None:
            yield {"id": number, "fault": found.fault, "cells": found.cells}
        else:
            for step in _FINDERS[asked["find"]](position, asked["techniques"]):
                yield {"id": number, "step": step.to_json()}
    except Exception as error:  # noqa: BLE001 - reported to the caller; the next request may succeed
        sys.excepthook(type(error), error, error.__traceback__)  # nothing where there is no standard error
        yield {"id": number, "error": f"{type(error).__name__}: {error}"}
    else:
        yield {"id": number, "done": True}


def serve(requests: Iterable[str], answers: TextIO) -> None:
    """Answer requests until there are no more."""
    for line in requests:
        for described in answer(json.loads(line)):
            answers.write(json.dumps(described) + "\n")
            answers.flush()
        with suppress(ModuleNotFoundError):
            import_module("solver_core.hints.library")


def _rating(givens: Grid) -> dict[str, Any]:
    [solutions] = many.solve_grids([givens], threads=1).counts
    if solutions != 1 or givens.is_complete:
        return {"solutions": 2 if solutions == 2 else int(solutions == 1)}
    found = finder.rate(givens)
    return {"level": found.level, "score": found.score, "hardest": found.hardest}


def _next(position: Position, techniques: Sequence[str]) -> Iterator[Step]:
    step = finder.next_step(position, techniques)
    if step is not None:
        yield step


_FINDERS: Final[Mapping[str, Callable[[Position, Sequence[str]], Iterable[Step]]]] = {
    "next": _next,
    "all": finder.all_steps,
    "path": finder.path,
}

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is handled by the parent program
    if BACKGROUND in sys.argv and hasattr(os, "nice"):
        os.nice(10)
    serve(sys.stdin, sys.stdout)
