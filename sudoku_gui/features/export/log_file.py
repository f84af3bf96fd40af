"""The log of a search in a file: a twin of the search is walked, and each event written when it happens."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from solver_core.cover import SearchBase
from solver_core.cover.replay.log_writing import EventRange, Layout, LineForm, Names, pieces
from sudoku_gui.document.atomic_file import storing_pieces
from sudoku_gui.player.job import Steps
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


def writing(search: SearchBase, path: Path, settings: LogSettings, title: str) -> Steps[int]:
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
