"""The session of earlier versions: ``session.json``, one puzzle without its history, for all windows.

::

    {"version": 1, "puzzle": "<text of an .sdk file>", "path": ..., "modified": true, "mode": "digits",
     "position": 120, "rule": "fewest", "engine": "dlx", "sample": "", "seed": 0, "overrides": [],
     "breakpoints": [...], "marks": [...], "runs": [...], "touring": {...}}

It is read once. A file that cannot be read is renamed, never overwritten.
"""

import json
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, NamedTuple

from solver_core import formats
from solver_core.formats import disk
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document import saved_state
from sudoku_gui.document.document import Mode
from sudoku_gui.document.saved_state import SavedState
from sudoku_gui.document.session.state import SessionState
from sudoku_gui.player.subject import Subject

NAME: Final = "session.json"
VERSION: Final = 1
_SIZE_LIMIT: Final = 1 << 22  # bytes that those versions wrote at most
_LISTS: Final = ("breakpoints", "marks", "runs")
_LONG_AGO: Final = datetime.min.replace(tzinfo=UTC)


class OldSession(NamedTuple):
    """The file, what it holds if it can be read, when it was written, and its new name if it is broken."""

    file: Path
    state: SessionState | None = None
    at: datetime = _LONG_AGO
    broken: tuple[Path, ...] = ()


def find(folder: Path) -> OldSession:
    """What earlier versions have left in this folder."""
    path = folder / NAME
    try:
        at = datetime.fromtimestamp(path.stat().st_mtime, UTC)
        return OldSession(path, _state(disk.contents(path, _SIZE_LIMIT).decode()), at)
    except (FileNotFoundError, NotADirectoryError):
        return OldSession(path)
    except (OSError, OverflowError, ValueError, TypeError, KeyError, RecursionError):
        return OldSession(path, broken=(_quarantine(path),))


def _quarantine(path: Path) -> Path:
    broken = path.with_name(f"session {datetime.now(UTC):%Y-%m-%d %H-%M-%S.%f}.broken.json")
    try:
        path.replace(broken)
    except OSError:
        return path
    return broken


def _state(text: str) -> SessionState:
    """The session in a text; raises one of many errors where a part is not what it should be."""
    data = json.loads(text)
    if data["version"] != VERSION or isinstance(data["version"], bool):
        raise ValueError("written by another version")
    puzzle = formats.read(_typed(data, "puzzle", str)).puzzles[0]
    path, number = data.get("path"), data.get("number")
    if not isinstance(path, str | None) or not (number is None or (type(number) is int and number >= 0)):
        raise ValueError("no such path or number")
    selected = _typed(data, "selected", int, 0)
    if not 0 <= selected <= 80:
        raise ValueError("no such cell")
    lists = {name: _typed(data, name, list, []) for name in _LISTS}
    board = SavedState(puzzle, Mode(data.get("mode", "digits")), search=_search(data, puzzle))
    return SessionState(
        saved_state.write(board),
        path=path,
        format_id=formats.format_called(data.get("format_id", "sdk")).id,
        number=number or None,
        modified=_typed(data, "modified", bool, default=False),
        blank=puzzle.board.filled == 0,
        ended=True,
        selected=selected,
        touring=_typed(data, "touring", dict, {}),
        **lists,
    )


def _search(data: Mapping[str, Any], puzzle: Puzzle) -> dict[str, Any] | None:
    """What was watched, checked even where nothing was."""
    sample, position = data.get("sample", ""), data.get("position")
    task = puzzle.task
    subject = Subject.from_json(
        {"engine": "dlx", "rule": "fewest", **data, "grid": None if sample else task.code, "sample": sample}
    )
    if position is None:
        return None
    if type(position) is not int or position < 0:
        raise ValueError("no such position")
    return {"subject": subject.to_json(), "position": position}


def _typed(data: Mapping[str, Any], name: str, kind: type, default: Any = None) -> Any:
    value = data.get(name, default)
    if type(value) is not kind:
        raise ValueError(f"{name}: no such value")
    return value
