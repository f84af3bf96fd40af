"""What earlier versions of the program have left: ``session.json``, one puzzle without its history, for all windows.

::

    {"version": 1, "puzzle": "<text of an .sdk file>", "path": ..., "modified": true, "mode": "digits",
     "position": 120, "rule": "fewest", "engine": "dlx", "sample": "", "seed": 0, "overrides": [],
     "breakpoints": [...], "marks": [...], "runs": [...], "touring": {...}}

It is read once. What cannot be read is put aside, never overwritten.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from solver_core import formats
from solver_core.formats import disk
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document import saved_state as sheet
from sudoku_gui.document.document import Mode
from sudoku_gui.document.saved_state import Sheet
from sudoku_gui.document.session_state import Kept
from sudoku_gui.player.subject import Subject

NAME: Final = "session.json"
VERSION: Final = 1
_SIZE_LIMIT: Final = 1 << 22
"""Bytes that those versions wrote at most."""

_LISTS: Final = ("breakpoints", "marks", "runs")
_LONG_AGO: Final = datetime.min.replace(tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class OldSession:
    """What was found.

    Attributes:
        file: where.
        kept: what stands in it; None where there is none, or none that can be read.
        at: when it was written.
        aside: what could not be read, where it is now.
    """

    file: Path
    kept: Kept | None = None
    at: datetime = _LONG_AGO
    aside: tuple[Path, ...] = ()


def look(folder: Path) -> OldSession:
    """What earlier versions have left in this folder."""
    path = folder / NAME
    try:
        at = datetime.fromtimestamp(path.stat().st_mtime, UTC)
        return OldSession(path, _kept(disk.contents(path, _SIZE_LIMIT).decode()), at)
    except (FileNotFoundError, NotADirectoryError):
        return OldSession(path)
    except (OSError, OverflowError, ValueError, TypeError, KeyError, RecursionError):
        return OldSession(path, aside=(_put_aside(path),))


def _put_aside(path: Path) -> Path:
    aside = path.with_name(f"session {datetime.now(UTC):%Y-%m-%d %H-%M-%S.%f}.broken.json")
    try:
        path.replace(aside)
    except OSError:
        return path
    return aside


def _kept(text: str) -> Kept:
    """What the text keeps; raises one of many errors where a part is not what it should be."""
    held = json.loads(text)
    if held["version"] != VERSION or isinstance(held["version"], bool):
        raise ValueError("written by another version")
    puzzle = formats.read(_typed(held, "puzzle", str)).puzzles[0]
    path, number = held.get("path"), held.get("number")
    if not isinstance(path, str | None) or not (number is None or (type(number) is int and number >= 0)):
        raise ValueError("no such path or number")
    selected = _typed(held, "selected", int, 0)
    if not 0 <= selected <= 80:
        raise ValueError("no such cell")
    lists = {name: _typed(held, name, list, []) for name in _LISTS}
    return Kept(
        sheet.text_of(Sheet(puzzle, Mode(held.get("mode", "digits")), search=_search(held, puzzle))),
        path=path,
        format_id=formats.format_called(held.get("format_id", "sdk")).id,
        number=number or None,
        modified=_typed(held, "modified", bool, default=False),
        blank=puzzle.board.filled == 0,
        ended=True,
        selected=selected,
        touring=_typed(held, "touring", dict, {}),
        **lists,
    )


def _search(held: Mapping[str, Any], puzzle: Puzzle) -> dict[str, Any] | None:
    """What was watched, checked even where nothing was."""
    sample, position = held.get("sample", ""), held.get("position")
    task = puzzle.givens if puzzle.givens.filled else puzzle.entries
    subject = Subject.from_json(
        {
            "grid": None if sample else str(task),
            "sample": sample,
            "engine": held.get("engine", "dlx"),
            "rule": held.get("rule", "fewest"),
            "seed": held.get("seed", 0),
            "overrides": held.get("overrides", []),
        }
    )
    if position is None:
        return None
    if type(position) is not int or position < 0:
        raise ValueError("no such position")
    return {"subject": subject.to_json(), "position": position}


def _typed(held: Mapping[str, Any], name: str, kind: type, default: Any = None) -> Any:
    value = held.get(name, default)
    if type(value) is not kind:
        raise ValueError(f"{name}: no such value")
    return value
