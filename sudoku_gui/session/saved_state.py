"""A puzzle with its history and its search, as one value, in a file of our own.

It goes `of` the models into text (`write`), from text (`read`, `from_reading`) and onto the models (`restore`).
`solver_core/formats/data/own.py` draws the file; besides the puzzle it holds::

    "mode": "digits",
    "history": {...},                           see `history`
    "search": {"subject": {...}, "position": 120,   what is watched, and its position; both or neither
               "breakpoints": [...], "bookmarks": [...], "runs": [...]}    as these keep themselves

The puzzle is never lost to its surroundings: what makes no sense is left out, and `SavedState.dropped` and `restore`
say so with codes of `solver_core/errors/format_texts.py`. Bookmarks and runs of other puzzles are not included.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from solver_core import formats
from solver_core.formats import FormatError, Reading
from solver_core.formats.data import own, own_json
from solver_core.sudoku.grid_text import with_line_feeds
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document import history
from sudoku_gui.document.document import Mode, Source
from sudoku_gui.document.history import History
from sudoku_gui.models import Models
from sudoku_gui.player.errors import AppMessage
from sudoku_gui.player.subject import Subject
from sudoku_gui.session import search_data

_PARTS: Final = {"mode": (), "history": history.KEYS, "search": search_data.KEYS}
"""The parts of a file beside the puzzle that are understood, with the keys in them."""


@dataclass(frozen=True, slots=True)
class SavedState:
    """A state of play: the puzzle with its time, the mode of typing, the history, and the search that was watched."""

    puzzle: Puzzle  # with the time spent on it
    mode: Mode = Mode.DIGITS
    history: History | None = None
    search: Mapping[str, Any] | None = None  # what was watched, as plain data
    more: Mapping[str, object] = field(
        default_factory=dict
    )  # unknown keys of the file; those in a part under its name
    dropped: tuple[str, ...] = field(default=(), compare=False)  # codes of what was left out when it was read

    @property
    def subject(self) -> Subject | None:
        value = (self.search or {}).get("subject")
        return None if value is None else Subject.from_json(value)

    @property
    def position(self) -> int | None:
        """The position of the stored search; None if nothing was watched."""
        value = (self.search or {}).get("position")
        return value if isinstance(value, int) else None


def of(models: Models) -> SavedState:
    """The present state of the models; inverse of `restore`."""
    document = models.document
    return SavedState(
        document.timed_puzzle, document.mode, document.history, search_data.of(models), document.more
    )


def without_search(models: Models) -> SavedState:
    return replace(of(models), search=None)


def write(state: SavedState) -> str:
    """The text of a ``.dsudoku`` file; inverse of `read`.

    Where it would be too long to be read again, first the search is left out, then the history, then unknown keys; a
    FormatError is raised where the puzzle alone is longer than that.
    """
    parts: dict[str, Any] = {"mode": state.mode.value}
    if state.history is not None:
        parts["history"] = state.history.to_json()
    if state.search is not None or "search" in state.more:
        parts["search"] = dict(state.search or {})
    for name, part in parts.items():
        unknown = state.more.get(name)
        if isinstance(part, dict) and isinstance(unknown, Mapping):
            parts[name] = part | {key: value for key, value in unknown.items() if key not in _PARTS[name]}
    parts |= {name: value for name, value in state.more.items() if name not in _PARTS}
    for omitted in ((), ("search",), ("search", "history"), tuple(parts)):
        text = own.write_with(state.puzzle, {name: parts[name] for name in parts if name not in omitted})
        if len(text) <= own_json.MOST_CHARACTERS:
            return text
    raise FormatError(AppMessage("save.lines"))


def read(text: str) -> SavedState:
    """The inverse of `write`; raises a FormatError for a damaged text, with the line or the key."""
    contents = own.read(with_line_feeds(text))
    return from_reading(Reading(formats.format_called("dsudoku"), contents.puzzles, more=contents.more))


def from_reading(reading: Reading, index: int = 0) -> SavedState:
    """One puzzle of whatever was read; only our own files have a history or a search."""
    puzzle, more = reading.puzzles[index], dict(reading.more)
    parts = {name: more.pop(name, None) for name in _PARTS}
    dropped: list[str] = []
    mode = _mode(parts["mode"], puzzle, dropped)
    past = _history(parts["history"], puzzle, dropped)
    search = search_data.validated(parts["search"], dropped)
    for name, is_there in (("history", past is not None), ("search", search is not None)):
        part = parts[name]
        if is_there and isinstance(part, dict) and (unknown := part.keys() - set(_PARTS[name])):
            more[name] = {key: part[key] for key in part if key in unknown}
    return SavedState(puzzle, mode, past, search, more, tuple(dropped))


def restore(models: Models, state: SavedState, source: Source, *, modified: bool = False) -> tuple[str, ...]:
    """Put a state on the models; returns the codes of what could not be restored.

    Searches are begun and ended by the window, see `SavedState.subject` and `SavedState.position`. Bookmarks, runs and
    breakpoints that are there already stay.
    """
    document = models.document
    document.open(state.puzzle, source, modified=modified, history=state.history)
    document.set_mode(state.mode)
    document.more = state.more
    return search_data.restore(models, state.search or {})


def _mode(value: object, puzzle: Puzzle, dropped: list[str]) -> Mode:
    if value is not None:
        try:
            return Mode(value)
        except ValueError:
            dropped.append("mode")
    return Mode.GIVENS if puzzle.givens.is_empty else Mode.DIGITS  # without givens it is still to be typed in


def _history(value: object, puzzle: Puzzle, dropped: list[str]) -> History | None:
    if value is None:
        return None
    try:
        return History.from_json(value, puzzle)
    except ValueError:
        dropped.append("history")
        return None
