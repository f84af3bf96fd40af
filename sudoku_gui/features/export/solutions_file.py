"""All solutions of a search in a text file, one a line, written while they are found."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from solver_core.cover import Problem, SearchBase
from solver_core.cover.replay import progress
from solver_core.sudoku import encoding
from sudoku_gui.document.atomic_file import storing_pieces
from sudoku_gui.player.job import SLICE, Steps
from sudoku_gui.player.subject import Subject
from sudoku_gui.wording import names

FORMS: Final = ("numbers", "names", "rows", "lines")
"""Option numbers from 1; options by their names; the rows of the matrix; Sudokus of 81 characters."""


@dataclass(frozen=True, slots=True)
class SolutionsSettings:
    """How each solution is written, and how many are at most."""

    form: str
    most: int


def forms_for(subject: Subject) -> tuple[str, ...]:
    """The forms in which solutions of a subject can be written; grids only for a Sudoku."""
    return FORMS if subject.grid is not None else FORMS[:-1]


def writing(path: Path, search: SearchBase, settings: SolutionsSettings) -> Steps[int]:
    """Find and write all solutions of a search that stands at its start; the size of the file in bytes."""
    return storing_pieces(path, _lines(search, settings))


def _lines(search: SearchBase, settings: SolutionsSettings) -> Iterator[tuple[str, float]]:
    write = _writer(search.problem, settings.form)
    for _ in range(settings.most):
        way = search.seek_to_next("solution")
        while not way.go(SLICE):
            yield "", progress.of(search).fraction
        if not way.found:
            return
        line = write([level.option for level in search.levels()])
        yield f"{line}\n", progress.of(search).fraction


def _writer(problem: Problem, form: str) -> Callable[[list[int]], str]:
    match form:
        case "numbers":
            return lambda solution: " ".join(str(option + 1) for option in sorted(solution))
        case "names":
            return lambda solution: " ".join(
                names.option_name(problem, option) for option in sorted(solution)
            )
        case "lines":
            return lambda solution: str(encoding.grid_of(solution))
    width = len(problem.names)
    rows = [
        "".join("1" if item in items else "0" for item in range(width)) for items in map(set, problem.options)
    ]
    return lambda solution: " ".join(rows[option] for option in sorted(solution))
