"""The log of a search in a file: a twin of the search is walked, and each event written when it happens."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from solver_core.cover import SearchBase
from solver_core.cover.log_writing import Layout, LineForm, Names, Stretch, pieces
from sudoku_gui.document.atomic_file import atomic_file, draft_of
from sudoku_gui.player.job import Steps
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
"""Of a line, on average."""
_MARK: Final = "\ufeff".encode()  # spreadsheets detect a table in UTF-8 only if it begins so
_BUFFER: Final = 1 << 18


@dataclass(frozen=True, slots=True)
class LogOptions:
    """What is written: which part, how, and whether each event has a sentence."""

    stretch: Stretch
    form: LineForm
    has_sentences: bool = True

    def bytes_of(self, lines: int) -> int:
        """About how large a file of this many lines is."""
        return lines * _BYTES[self.form, self.has_sentences]


def writing(path: Path, search: SearchBase, options: LogOptions, heading: tuple[str, ...] = ()) -> Steps[int]:
    """Write the log of a search, which stays where it is; the size of the file in bytes."""
    twin, stretch = search.twin(), options.stretch
    problem = twin.problem
    said = Names(lambda item: names.item_name(problem, item), lambda it: names.option_name(problem, it))
    layout = Layout(options.form, _sentence if options.has_sentences else None, heading)
    length = max(1, stretch.last - stretch.first + 1)
    with atomic_file(path) as file:
        with draft_of(file, _BUFFER) as stream:
            if options.form is LineForm.CSV:
                stream.write(_MARK)
            for piece in pieces(twin, stretch, said, layout):
                stream.write(piece.encode())
                yield min(1.0, max(0.0, (twin.position - stretch.first + 1) / length))
            size = stream.tell()
        yield from file.commit_beside()
    return size


def _sentence(twin: SearchBase) -> str:
    event = twin.event
    return "" if event is None else sentence(twin, event)
