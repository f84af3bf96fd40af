"""The edits of a puzzle as a value that can be stored in a file.

A file holds the differences between states, from which, with the current puzzle, all states are rebuilt::

    {"index": 2,                                how many of the edits are done; the others can be redone
     "clean": 1,                                after how many the file was saved; null: after none
     "deeds": [
      {"deed": "typed 4 5",                      its code; `wording/command_text.py` has the texts
       "entries": [[4, 0, 5]],                  cell, digit before, digit after
       "corner": [[4, 3, 0]],                   cell, mask before, mask after; also of given "candidates"
       "candidate_colours": [[40, 0, 2]]},      nine times the cell and the digit less one, mask before, mask after
      {"deed": "...", "headers": [[], [["A", "Author"]]]},        texts before and after
      {"deed": "restart", "spent": 61000, ...},                  milliseconds that it took off the clock
      {"deed": "start_playing", "starts": true}]}                the givens were typed, and play began

At most `MOST` edits and `MOST_CHARACTERS` are stored: the oldest are dropped first, then the last undone
ones. States do not include the time spent; only undoing a restart restores it.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, TypeGuard

from solver_core.formats.data import own_json
from solver_core.sudoku.cells import CELLS
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import ALL_DIGITS, CandidateColours, Marks
from solver_core.sudoku.puzzle import Puzzle

MOST: Final = 1000  # edits that are stored
MOST_CHARACTERS: Final = 1 << 20  # of all of them in a file: each has some 50, the largest 10,000

# A word, maybe with a cell and a digit or colour: nothing else of a file gets into texts.
_CODE: Final = re.compile(r"[a-z_]{0,40}( ([0-9]|[1-7][0-9]|80) [0-9])?", re.ASCII)
_LONGEST: Final = 1 << 40  # milliseconds: some 35 years
KEYS: Final = ("index", "clean", "deeds")  # in files since the first builds, so they keep their names

_GRIDS: Final = ("givens", "entries")
_ALLOWED: Final = "candidates"
_MARKS: Final = ("corner", "centre", "colours")
_CANDIDATES: Final = "candidate_colours"
_FIELDS: Final = (*_GRIDS, _ALLOWED, *_MARKS, _CANDIDATES)
_TEXTS: Final = ("headers", "sections")
_ALL: Final = Marks((ALL_DIGITS,) * 81)
_CHANGED: Final = {*_FIELDS, *_TEXTS}


@dataclass(frozen=True, slots=True)
class Edit:
    """One edit: its code, the difference in the form of a file, and its unknown keys in a file."""

    code: str
    changes: Mapping[str, object] = field(default_factory=dict)
    more: Mapping[str, object] = field(default_factory=dict)

    @classmethod
    def between(cls, before: Puzzle, after: Puzzle, code: str, spent: int = 0) -> "Edit":
        """The edit from one puzzle to the other, which may take time off the clock."""
        return cls(code, _difference(before, after), {"spent": spent} if spent else {})

    @property
    def spent(self) -> int:
        """Milliseconds that it took off the clock; 0 if a file says nothing, or nonsense."""
        spent = self.more.get("spent")
        return spent if _is_number(spent, _LONGEST) else 0

    @property
    def starts(self) -> bool:
        """Whether play began with it: the givens before it were typed."""
        return self.more.get("starts") is True

    def to_json(self) -> dict[str, object]:
        """The edit as plain data; a code that may not be in a file is left empty."""
        return {"deed": self.code if _CODE.fullmatch(self.code) else "", **self.changes, **self.more}


@dataclass(frozen=True, slots=True)
class History:
    """States of a puzzle, the oldest first, and the edits between them."""

    states: tuple[Puzzle, ...]  # one more than edits; without time
    edits: tuple[Edit, ...]  # each leads from the state of its number to the next
    index: int  # the number of the present state
    clean: int | None  # the number of the state that is in the file, or None

    @property
    def present(self) -> Puzzle:
        return self.states[self.index]

    @property
    def steps(self) -> tuple[tuple[Edit, Puzzle, Puzzle], ...]:
        """Each edit with the states before and after it."""
        return tuple(zip(self.edits, self.states[:-1], self.states[1:], strict=True))

    def to_json(self) -> dict[str, object]:
        """The history as plain data within the size limits; inverse of `from_json`."""
        rows = [edit.to_json() for edit in self.edits]
        first, last = _fitting(list(map(own_json.length, rows)), self.index)
        clean = None if self.clean is None or not first <= self.clean <= last else self.clean - first
        return {"index": self.index - first, "clean": clean, "deeds": rows[first:last]}

    @classmethod
    def from_json(cls, data: object, puzzle: Puzzle) -> "History":
        """The history of a puzzle; raises a ValueError for that of another puzzle, or for invalid data."""
        if not isinstance(data, dict) or not isinstance(data.get("deeds"), list):
            raise ValueError("a history is an object with a list of changes")  # noqa: TRY004 - bad data
        rows: list[Any] = data["deeds"]
        index, clean = data.get("index"), data.get("clean")
        if len(rows) > MOST or not all(isinstance(row, dict) for row in rows):
            raise ValueError(f"changes are at most {MOST} objects")
        if not _is_number(index, len(rows)) or not (clean is None or _is_number(clean, len(rows))):
            raise ValueError(f"index and clean are numbers from 0 to {len(rows)}")
        states = [replace(puzzle, elapsed=0)]
        for row in reversed(rows[:index]):
            states.append(_changed(states[-1], row, backward=True))
        states.reverse()
        for row in rows[index:]:
            states.append(_changed(states[-1], row, backward=False))
        return cls(tuple(states), tuple(map(_edit, rows)), index, clean)


def _fitting(lengths: Sequence[int], index: int) -> tuple[int, int]:
    first, last, total = 0, len(lengths), sum(lengths)
    while last - first > MOST or total > MOST_CHARACTERS:
        if first < index:
            total -= lengths[first]
            first += 1
        else:
            last -= 1
            total -= lengths[last]
    return first, last


# --- differences --------------------------------------------------------------------------------------


def _difference(before: Puzzle, after: Puzzle) -> dict[str, object]:
    """The difference between two puzzles; `_changed` applies it either way."""
    changes: dict[str, object] = {}
    for name in _FIELDS:
        one, other = _field(before, name), _field(after, name)
        if one is not other and one != other:
            indices = range(len(CELLS) * 9 if name == _CANDIDATES else len(CELLS))
            changes[name] = [[at, one[at], other[at]] for at in indices if one[at] != other[at]]
    for name in _TEXTS:
        one, other = getattr(before, name), getattr(after, name)
        if one != other:
            changes[name] = [_listed(one), _listed(other)]
    return changes


def _changed(puzzle: Puzzle, row: Mapping[str, Any], *, backward: bool) -> Puzzle:
    """The puzzle after an edit, or before it; raises a ValueError if the edit does not fit."""
    parts: dict[str, Any] = {}
    for name in _FIELDS:
        if name in row:
            value = _field(puzzle, name)
            values = value.digits if isinstance(value, Grid) else value.masks
            changed = _after(list(values), row[name], 9 if name in _GRIDS else 511, backward=backward)
            parts[name] = Grid(bytes(changed)) if isinstance(value, Grid) else type(value)(tuple(changed))
    if "givens" in parts or _ALLOWED in parts:
        givens, allowed = parts.get("givens", puzzle.givens), parts.pop(_ALLOWED, puzzle.candidates)
        parts["givens"] = Grid(givens.digits, allowed)
    for name in _TEXTS:
        if name in row:
            one, other = _pair(row[name])
            now, then = (other, one) if backward else (one, other)
            if _listed(getattr(puzzle, name)) != now:
                raise ValueError(f"a change of {name} that were others")
            parts[name] = (own_json.headers if name == "headers" else own_json.sections)(then)
            if parts[name] is None:
                raise ValueError(f"{name} are pairs of text, or of a name and lines of text")
    return replace(puzzle, **parts) if parts else puzzle


def _field(puzzle: Puzzle, name: str) -> Grid | Marks | CandidateColours:
    """A part of a puzzle with values by cell; the puzzle's own candidates are separate from its givens."""
    if name == _ALLOWED:
        return puzzle.candidates or _ALL
    value: Grid | Marks | CandidateColours = getattr(puzzle, name)
    return value.plain if isinstance(value, Grid) else value


def _after(values: list[int], changes: object, most: int, *, backward: bool) -> list[int]:
    if not isinstance(changes, list):
        raise ValueError("changes are a list of cell, before and after")  # noqa: TRY004 - bad data
    for change in changes:
        if (
            not isinstance(change, list)
            or len(change) != 3
            or not all(map(_is_number, change, (len(values) - 1, most, most)))
        ):
            raise ValueError("a change is a cell or a candidate, what was in it and what is")
        cell, one, other = change
        now, then = (other, one) if backward else (one, other)
        if values[cell] != now:
            raise ValueError(f"a change of cell {cell}, where something else stands")
        values[cell] = then
    return values


def _is_number(value: object, most: int) -> TypeGuard[int]:
    return type(value) is int and 0 <= value <= most


def _pair(value: object) -> tuple[list[Any], list[Any]]:
    if isinstance(value, list) and len(value) == 2 and all(isinstance(one, list) for one in value):
        return value[0], value[1]
    raise ValueError("texts are given before and after")


def _listed(value: Any) -> Any:
    return [_listed(one) for one in value] if isinstance(value, tuple) else value


def _edit(row: Mapping[str, Any]) -> Edit:
    code = row.get("deed")
    if not isinstance(code, str) or not _CODE.fullmatch(code):
        raise ValueError("a change has a code: a word, a cell and a number")
    changes = {key: value for key, value in row.items() if key in _CHANGED}
    more = {key: value for key, value in row.items() if key not in _CHANGED and key != "deed"}
    return Edit(code, changes, more)
