"""Keeps what was open from one start to the next, in the user's data folder."""

import json
from dataclasses import asdict, dataclass, field, fields
from datetime import UTC, datetime
from itertools import accumulate
from pathlib import Path
from typing import Any

from PySide6.QtCore import QStandardPaths

from solver_core import formats
from solver_core.cover import Rule
from solver_core.problems import gallery
from solver_core.sudoku.engines import Engine
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.session.subject import Subject

VERSION = 1
_SIZE_LIMIT = 1 << 22
"""Characters: more than the longest text of one puzzle, with every sign escaped."""
_AROUND = 8
"""Characters between two values, at most."""


class BrokenSessionError(Exception):
    """What was kept cannot be read; it has been put aside.

    Attributes:
        aside: where it is now.
    """

    def __init__(self, aside: Path) -> None:
        super().__init__(str(aside))
        self.aside = aside


@dataclass(frozen=True, slots=True)
class Kept:
    """What was open.

    Attributes:
        puzzle: as the text of an .sdk file.
        path: the file it belongs to, or None.
        format_id: the format of that file.
        number: which puzzle of a collection, or None.
        modified: whether no file has it.
        mode: what typing meant.
        selected: the cell.
        position: the tick at which the search stood, or None when nothing was watched.
        rule: the choice rule of that search.
        engine: how the puzzle was searched.
        sample: the id of the gallery's problem, where not the puzzle was watched.
        seed, overrides: what else makes that search what it is, as `Subject` keeps it.
        breakpoints, marks, runs: the lists of breakpoints, bookmarks and runs, as they keep themselves.
        touring: the guided tours and how far each was followed, the same.
    """

    puzzle: str
    path: str | None = None
    format_id: str = "sdk"
    number: int | None = None
    modified: bool = False
    mode: str = "digits"
    selected: int = 0
    position: int | None = None
    rule: str = "fewest"
    engine: str = "dlx"
    sample: str = ""
    seed: int = 0
    overrides: list[Any] = field(default_factory=list)
    breakpoints: list[Any] = field(default_factory=list)
    marks: list[Any] = field(default_factory=list)
    runs: list[Any] = field(default_factory=list)
    touring: dict[str, Any] = field(default_factory=dict)

    def subject(self, grid: Grid | None) -> Subject:
        """What was watched, where it was this puzzle or, without one, a problem of the gallery.

        Raises:
            ValueError: its data are none.
        """
        data = {"engine": self.engine, "rule": self.rule, "seed": self.seed, "overrides": self.overrides}
        held = None if grid is None else str(grid)
        return Subject.from_json({"grid": held, "sample": self.sample, **data})


class Keeper:
    """Stores and finds what was open.

    Args:
        folder: where; the system's place for this program's data by default.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder or Path(
            QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)
        )

    @property
    def _file(self) -> Path:
        return self._folder / "session.json"

    def keep(self, kept: Kept) -> None:
        """Store it, whole or not at all.

        Raises:
            OSError: the folder cannot be written.
        """
        self._folder.mkdir(parents=True, exist_ok=True)
        formats.store(self._file, _written(kept))

    def kept(self) -> Kept | None:
        """What was stored last; None at the first start.

        Raises:
            BrokenSessionError: it makes no sense, or a newer program has written it.
        """
        try:
            with self._file.open(encoding="utf-8") as file:
                text = file.read(_SIZE_LIMIT)
        except FileNotFoundError:
            return None
        except (OSError, UnicodeDecodeError):
            raise BrokenSessionError(self._put_aside()) from None
        try:
            return _parsed(text)
        except (ValueError, TypeError, KeyError, RecursionError):
            raise BrokenSessionError(self._put_aside()) from None

    def set_aside(self, puzzle: Puzzle) -> Path:
        """Write unsaved work to a file of its own, and answer which.

        Raises:
            OSError: the folder cannot be written.
        """
        folder = self._folder / "unsaved"
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / f"{datetime.now(UTC):%Y-%m-%d %H-%M-%S.%f}.sdk"
        formats.store(file, formats.write(puzzle, "sdk"))
        return file

    def _put_aside(self) -> Path:
        aside = self._file.with_name(f"session {datetime.now(UTC):%Y-%m-%d %H-%M-%S.%f}.broken.json")
        try:
            self._file.replace(aside)
        except OSError:
            return self._file
        return aside


def puzzle_of(kept: Kept) -> Puzzle:
    """The puzzle in what was kept."""
    return formats.read(kept.puzzle).puzzles[0]


def _written(kept: Kept) -> str:
    """As much of it as can be read again: of more runs than that the oldest are let go, and nothing else."""
    held = {row.name: getattr(kept, row.name) for row in fields(kept)}
    lines = {name: json.dumps(value) for name, value in held.items() if name != "runs"}
    runs = [json.dumps(run) for run in kept.runs]
    room = _SIZE_LIMIT - sum(len(name) + len(line) + _AROUND for name, line in lines.items()) - _AROUND
    lengths = accumulate(len(run) + _AROUND for run in reversed(runs))
    fitting = sum(length < room for length in lengths)
    runs_line = "[" + ",\n  ".join(runs[len(runs) - fitting :]) + "]"
    rows = {"version": str(VERSION), **lines, "runs": runs_line}
    return "{" + ",\n ".join(f'"{name}": {line}' for name, line in rows.items()) + "}"


def _parsed(text: str) -> Kept:
    held = json.loads(text)
    if not isinstance(held, dict) or held.pop("version") != VERSION:
        raise ValueError("written by another version")
    known = {key: value for key, value in held.items() if key in Kept.__dataclass_fields__}
    kept = Kept(**known)
    _check(kept)
    return kept


def _check(kept: Kept) -> None:
    """Raises ValueError where a field is not what it should be."""
    held: dict[str, object] = asdict(kept)
    numbers = [held[name] for name in ("selected", "position", "number")]
    if any(number is not None and not (isinstance(number, int) and number >= 0) for number in numbers):
        raise ValueError("a number is out of range")
    if [type(held[name]) for name in ("puzzle", "modified")] != [str, bool]:
        raise ValueError("no such puzzle or mark")
    if kept.selected > 80 or not isinstance(held["path"], str | None):
        raise ValueError("no such cell or path")
    if kept.mode not in {"givens", "digits"} or kept.rule not in set(Rule):
        raise ValueError("unknown mode or rule")
    if kept.engine not in set(Engine) or kept.sample not in {"", *(row.id for row in gallery.SAMPLES)}:
        raise ValueError("unknown engine or problem")
    lists = [held[name] for name in ("breakpoints", "marks", "runs", "overrides")]
    if {type(one) for one in lists} != {list} or not isinstance(held["touring"], dict):
        raise ValueError("no such breakpoints, bookmarks, runs or tours")
    kept.subject(None)
    if kept.format_id not in {row.id for row in formats.FORMATS}:
        raise ValueError("unknown format")
    puzzle_of(kept)
