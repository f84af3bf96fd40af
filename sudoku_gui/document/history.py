"""What was done to a puzzle, as a value that can be kept in a file: the states, and what led from each to the next.

A file holds no states but their differences, from which, with the puzzle as it stands, all of them are made again::

    {"index": 2,                                how many of the deeds are done; the others can be done again
     "clean": 1,                                after how many the file was as the puzzle; null: after none of these
     "deeds": [
      {"deed": "typed 4 5",                      its code; `wording/deeds.py` puts it into words
       "entries": [[4, 0, 5]],                  cell, digit before, digit after
       "corner": [[4, 3, 0]]},                  cell, mask before, mask after
      {"deed": "...", "headers": [[], [["A", "Author"]]]}]}       texts before and after, whole

Only the newest `MOST` are kept, and of those as many as fit in `MOST_CHARACTERS`: the oldest that are done are let go
first, then the last of those that were undone. States tell nothing of the time spent, which no undo gives back.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, TypeGuard

from solver_core.formats import own_json
from solver_core.sudoku.cells import CELLS
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks
from solver_core.sudoku.puzzle import Puzzle

MOST: Final = 1000
"""Deeds that are kept."""
MOST_CHARACTERS: Final = 1 << 20
"""Of all of them in a file: each is some 50, the largest 10,000."""

# A word, or with a cell and a digit or colour: so nobody who puts it into words meets anything else in a file.
_CODE: Final = re.compile(r"[a-z_]{0,40}( ([0-9]|[1-7][0-9]|80) [0-9])?", re.ASCII)
KEYS: Final = ("index", "clean", "deeds")

_GRIDS: Final = ("givens", "entries")
_MARKS: Final = ("corner", "centre", "colours")
_TEXTS: Final = ("headers", "sections")
_CHANGED: Final = {*_GRIDS, *_MARKS, *_TEXTS}


@dataclass(frozen=True, slots=True)
class Deed:
    """What was done.

    Attributes:
        code: as `wording/deeds.py` reads it.
        changes: what it has made of the puzzle, as files have it: kept, for it is asked for every second.
        more: what a file says of it that is not known here.
    """

    code: str
    changes: Mapping[str, object] = field(default_factory=dict)
    more: Mapping[str, object] = field(default_factory=dict)

    @classmethod
    def between(cls, before: Puzzle, after: Puzzle, code: str) -> "Deed":
        """What leads from one puzzle to the other."""
        return cls(code, _difference(before, after))

    def to_json(self) -> dict[str, object]:
        """All of it; a code that no file has is left empty."""
        return {"deed": self.code if _CODE.fullmatch(self.code) else "", **self.changes, **self.more}


@dataclass(frozen=True, slots=True)
class History:
    """States of a puzzle and the deeds between them.

    Attributes:
        states: one more than deeds, the oldest first; without time.
        deeds: each leads from the state of its number to the next.
        index: the number of the present state.
        clean: the number of the state that is in the file; None where it is none of these.
    """

    states: tuple[Puzzle, ...]
    deeds: tuple[Deed, ...]
    index: int
    clean: int | None

    @property
    def present(self) -> Puzzle:
        """The state that stands on the board."""
        return self.states[self.index]

    @property
    def steps(self) -> tuple[tuple[Deed, Puzzle, Puzzle], ...]:
        """Each deed with the states before and after it."""
        return tuple(zip(self.deeds, self.states[:-1], self.states[1:], strict=True))

    def to_json(self) -> dict[str, object]:
        """What fits of it, as plain data; inverse of `from_json`."""
        told = [deed.to_json() for deed in self.deeds]
        first, last = _fitting(list(map(own_json.length, told)), self.index)
        clean = None if self.clean is None or not first <= self.clean <= last else self.clean - first
        return {"index": self.index - first, "clean": clean, "deeds": told[first:last]}

    @classmethod
    def from_json(cls, data: object, puzzle: Puzzle) -> "History":
        """The history of a puzzle.

        Raises:
            ValueError: the data are none, or of another puzzle; the message says why.
        """
        if not isinstance(data, dict) or not isinstance(data.get("deeds"), list):
            raise ValueError("a history is an object with a list of deeds")  # noqa: TRY004 - bad data
        held: list[Any] = data["deeds"]
        index, clean = data.get("index"), data.get("clean")
        if len(held) > MOST or not all(isinstance(deed, dict) for deed in held):
            raise ValueError(f"deeds are at most {MOST} objects")
        if not _is_number(index, len(held)) or not (clean is None or _is_number(clean, len(held))):
            raise ValueError(f"index and clean are numbers from 0 to {len(held)}")
        here = replace(puzzle, elapsed=0)
        states = [here]
        for deed in reversed(held[:index]):
            states.append(_changed(states[-1], deed, backward=True))
        states.reverse()
        for deed in held[index:]:
            states.append(_changed(states[-1], deed, backward=False))
        return cls(tuple(states), tuple(map(_deed, held)), index, clean)


def _fitting(lengths: Sequence[int], index: int) -> tuple[int, int]:
    """The first deed that is kept, and the one after the last."""
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
    """What is other in one puzzle than in the other; `_changed` goes either way along it."""
    told: dict[str, object] = {}
    for name in (*_GRIDS, *_MARKS):
        one, other = getattr(before, name), getattr(after, name)
        if one is not other and one != other:
            told[name] = [[cell, one[cell], other[cell]] for cell in CELLS if one[cell] != other[cell]]
    for name in _TEXTS:
        one, other = getattr(before, name), getattr(after, name)
        if one != other:
            told[name] = [_listed(one), _listed(other)]
    return told


def _changed(puzzle: Puzzle, told: Mapping[str, Any], *, backward: bool) -> Puzzle:
    """The puzzle after a deed, or before it.

    Raises:
        ValueError: the deed cannot have led there.
    """
    parts: dict[str, Any] = {}
    for name in (*_GRIDS, *_MARKS):
        if name in told:
            held: Grid | Marks = getattr(puzzle, name)
            values = held.digits if isinstance(held, Grid) else held.masks
            changed = _after(list(values), told[name], 9 if name in _GRIDS else 511, backward=backward)
            parts[name] = Grid(bytes(changed)) if name in _GRIDS else Marks(tuple(changed))
    for name in _TEXTS:
        if name in told:
            one, other = _pair(told[name])
            now, then = (other, one) if backward else (one, other)
            if _listed(getattr(puzzle, name)) != now:
                raise ValueError(f"a deed changes {name} that were others")
            parts[name] = _headers(then) if name == "headers" else _sections(then)
    return replace(puzzle, **parts) if parts else puzzle


def _after(values: list[int], changes: object, most: int, *, backward: bool) -> list[int]:
    if not isinstance(changes, list):
        raise ValueError("changes are a list of cell, before and after")  # noqa: TRY004 - bad data
    for change in changes:
        if (
            not isinstance(change, list)
            or len(change) != 3
            or not all(map(_is_number, change, (80, most, most)))
        ):
            raise ValueError("a change is a cell, what was in it and what is")
        cell, one, other = change
        now, then = (other, one) if backward else (one, other)
        if values[cell] != now:
            raise ValueError(f"a deed changes cell {cell}, where something else stands")
        values[cell] = then
    return values


def _is_number(value: object, most: int) -> TypeGuard[int]:
    return type(value) is int and 0 <= value <= most


def _pair(value: object) -> tuple[list[Any], list[Any]]:
    if isinstance(value, list) and len(value) == 2 and all(isinstance(one, list) for one in value):
        return value[0], value[1]
    raise ValueError("texts are given before and after")


def _listed(value: Any) -> Any:
    """Tuples as the lists that they are in a file."""
    return [_listed(one) for one in value] if isinstance(value, tuple) else value


def _headers(held: list[Any]) -> tuple[tuple[str, str], ...]:
    if not all(_is_pair(pair) and isinstance(pair[1], str) for pair in held):
        raise ValueError("headers are pairs of text")
    return tuple((letter, text) for letter, text in held)


def _sections(held: list[Any]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    if not all(_is_pair(pair) and isinstance(pair[1], list) for pair in held):
        raise ValueError("sections are pairs of a name and lines")
    if not all(isinstance(line, str) for _, lines in held for line in lines):
        raise ValueError("sections have lines of text")
    return tuple((name, tuple(lines)) for name, lines in held)


def _is_pair(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and isinstance(value[0], str)


def _deed(told: Mapping[str, Any]) -> Deed:
    code = told.get("deed")
    if not isinstance(code, str) or not _CODE.fullmatch(code):
        raise ValueError("a deed has a code: a word, a cell and a number")
    changes = {key: value for key, value in told.items() if key in _CHANGED}
    more = {key: value for key, value in told.items() if key not in _CHANGED and key != "deed"}
    return Deed(code, changes, more)
