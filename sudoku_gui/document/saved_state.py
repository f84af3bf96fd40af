"""A sheet: a puzzle with all that was done to it and all that was watched of it, as one value, in a file of our own.

It goes `of` a workspace into text (`text_of`), out of text (`read`, `from_reading`) and onto a workspace (`lay_out`).
It knows no window and no file's name. `solver_core/formats/own.py` draws the file; beside the puzzle it holds::

    "mode": "digits",
    "history": {...},                           see `history`
    "search": {"subject": {...}, "position": 120,   what is watched, and where it stands; both or neither
               "breakpoints": [...], "bookmarks": [...], "runs": [...]}    as these keep themselves

The puzzle is never lost to what stands beside it: whatever of that makes no sense is left out, and `Sheet.dropped` and
`lay_out` say so with codes of `solver_core/formats/codes.py`. Only what concerns this puzzle, and what is watched, is
taken along: bookmarks and runs of other puzzles stay where they are.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from solver_core import formats
from solver_core.formats import FormatError, Reading, own, own_json
from solver_core.sudoku.grid_text import with_line_feeds
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document import history, search_data
from sudoku_gui.document.document import Mode, Source
from sudoku_gui.document.history import History
from sudoku_gui.player.errors import SessionMessage
from sudoku_gui.player.subject import Subject
from sudoku_gui.shell.workspace import Workspace

_PARTS: Final = {"mode": (), "history": history.KEYS, "search": search_data.KEYS}
"""What is understood beside the puzzle, with the keys in it."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """All there is of a puzzle.

    Attributes:
        puzzle: with the time spent on it.
        mode: what typing means.
        history: what was done to it.
        search: what was watched, as plain data.
        more: keys of the file that are not known here; those within a part under the name of that part.
        dropped: codes of what was left out when it was read.
    """

    puzzle: Puzzle
    mode: Mode = Mode.DIGITS
    history: History | None = None
    search: Mapping[str, Any] | None = None
    more: Mapping[str, object] = field(default_factory=dict)
    dropped: tuple[str, ...] = field(default=(), compare=False)

    @property
    def subject(self) -> Subject | None:
        """What was watched."""
        held = (self.search or {}).get("subject")
        return None if held is None else Subject.from_json(held)

    @property
    def position(self) -> int | None:
        """Where its search stood; None where nothing was watched."""
        held = (self.search or {}).get("position")
        return held if isinstance(held, int) else None


def of(workspace: Workspace) -> Sheet:
    """What stands in a workspace now; `lay_out` is the inverse."""
    document = workspace.document
    return Sheet(
        document.timed_puzzle, document.mode, document.history, search_data.of(workspace), document.more
    )


def text_of(sheet: Sheet) -> str:
    """A sheet as the text of a ``.dsudoku`` file; `read` is the inverse.

    Where it would be longer than can be read again, first the search is left out, then the history, then what is not
    known here.

    Raises:
        FormatError: the puzzle alone is longer than that.
    """
    parts: dict[str, Any] = {"mode": sheet.mode.value}
    if sheet.history is not None:
        parts["history"] = sheet.history.to_json()
    if sheet.search is not None or "search" in sheet.more:
        parts["search"] = dict(sheet.search or {})
    for name, part in parts.items():
        unknown = sheet.more.get(name)
        if isinstance(part, dict) and isinstance(unknown, Mapping):
            parts[name] = part | {key: value for key, value in unknown.items() if key not in _PARTS[name]}
    parts |= {name: value for name, value in sheet.more.items() if name not in _PARTS}
    for given_up in ((), ("search",), ("search", "history"), tuple(parts)):
        text = own.write_whole(sheet.puzzle, {name: parts[name] for name in parts if name not in given_up})
        if len(text) <= own_json.MOST_CHARACTERS:
            return text
    raise FormatError(SessionMessage("save.lines"))


def read(text: str) -> Sheet:
    """The sheet in a text.

    Raises:
        FormatError: it is none, or damaged; names the line or the key.
    """
    contents = own.read(with_line_feeds(text))
    return from_reading(Reading(formats.format_called("dsudoku"), contents.puzzles, more=contents.more))


def from_reading(reading: Reading, index: int = 0) -> Sheet:
    """A sheet with one puzzle out of whatever was read; without history or search where it was no sheet."""
    puzzle, more = reading.puzzles[index], dict(reading.more)
    held = {name: more.pop(name, None) for name in _PARTS}
    dropped: list[str] = []
    mode = _mode(held["mode"], puzzle, dropped)
    past = _history(held["history"], puzzle, dropped)
    search = search_data.understood(held["search"], dropped)
    for name, is_there in (("history", past is not None), ("search", search is not None)):
        part = held[name]
        if is_there and isinstance(part, dict) and (unknown := part.keys() - set(_PARTS[name])):
            more[name] = {key: part[key] for key in part if key in unknown}
    return Sheet(puzzle, mode, past, search, more, tuple(dropped))


def lay_out(workspace: Workspace, sheet: Sheet, source: Source, *, modified: bool = False) -> tuple[str, ...]:
    """Put a sheet on a workspace; answers the codes of what could not be taken up.

    What is watched is left alone: the window ends and begins searches, see `Sheet.subject` and `Sheet.position`.
    Bookmarks, runs and breakpoints that are there already stay beside those of the sheet.
    """
    document = workspace.document
    document.open(sheet.puzzle, source, modified=modified, history=sheet.history)
    document.set_mode(sheet.mode)
    document.more = sheet.more
    return search_data.lay_out(workspace, sheet.search or {})


def usual_mode(puzzle: Puzzle) -> Mode:
    """What typing means in a puzzle that has just come: one without givens is still to be typed in."""
    return Mode.DIGITS if puzzle.givens.filled else Mode.GIVENS


def _mode(held: object, puzzle: Puzzle, dropped: list[str]) -> Mode:
    if held is not None:
        try:
            return Mode(held)
        except ValueError:
            dropped.append("mode")
    return usual_mode(puzzle)


def _history(held: object, puzzle: Puzzle, dropped: list[str]) -> History | None:
    if held is None:
        return None
    try:
        return History.from_json(held, puzzle)
    except ValueError:
        dropped.append("history")
        return None
