"""Text files that are written while a search moves: its log, event by event, and all solutions, one a line."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from solver_core.cover import Problem, SearchBase
from solver_core.cover.replay import progress
from solver_core.cover.replay.log_writing import EventRange, Layout, LineForm, Names, pieces
from solver_core.sudoku import encoding
from sudoku_gui.document.atomic_file import storing_pieces
from sudoku_gui.player.job import SLICE, Work
from sudoku_gui.player.subject import Subject
from sudoku_gui.translation import translate
from sudoku_gui.wording import names
from sudoku_gui.wording.events import sentence

ENDINGS: Final = {LineForm.TEXT: ".txt", LineForm.CSV: ".csv", LineForm.JSON_LINES: ".jsonl"}
_BYTES: Final = {
    (LineForm.TEXT, True): 78,
    (LineForm.TEXT, False): 62,
    (LineForm.CSV, True): 105,
    (LineForm.CSV, False): 42,
    (LineForm.JSON_LINES, True): 175,
    (LineForm.JSON_LINES, False): 100,
}
"""Bytes of a line, on average."""
_MARK: Final = "\ufeff"  # spreadsheets detect a table in UTF-8 only if it begins so


@dataclass(frozen=True, slots=True)
class LogSettings:
    """The choices for an export: which part, how, and whether each event has a sentence."""

    events: EventRange
    form: LineForm
    has_sentences: bool = True

    def bytes_of(self, lines: int) -> int:
        """About how large a file of this many lines is."""
        return lines * _BYTES[self.form, self.has_sentences]


def writing_log(search: SearchBase, path: Path, settings: LogSettings, title: str) -> Work[int]:
    """Write the log of a search, which stays where it is; the size of the file in bytes."""
    twin, events = search.twin(), settings.events
    problem = twin.problem
    said = Names(lambda item: names.item_name(problem, item), lambda it: names.option_name(problem, it))
    first, last = names.number(events.first), names.number(events.last)
    heading = title, translate("export_facts", "Events {first} to {last}", first=first, last=last)
    layout = Layout(settings.form, _sentence if settings.has_sentences else None, heading)
    length = max(1, events.last - events.first + 1)

    def written() -> Iterator[tuple[str, float]]:
        if settings.form is LineForm.CSV:
            yield _MARK, 0.0
        for piece in pieces(twin, events, said, layout):
            yield piece, min(1.0, max(0.0, (twin.position - events.first + 1) / length))

    return (yield from storing_pieces(path, written()))


def _sentence(twin: SearchBase) -> str:
    event = twin.event
    return "" if event is None else sentence(twin, event)


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


def writing_solutions(path: Path, search: SearchBase, settings: SolutionsSettings) -> Work[int]:
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
