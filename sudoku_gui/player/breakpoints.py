"""Breakpoints: conditions at whose places every run stops, forward and backward alike.

Each belongs to the problem whose numbers it uses. Those of other problems stay in the list, and take no part until
their problem is watched again.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import count
from typing import Any

from PySide6.QtCore import QObject, Signal

from solver_core.cover import Condition, Problem, SearchBase
from solver_core.errors import message_of
from solver_core.sudoku import encoding
from sudoku_gui.player.errors import AppError
from sudoku_gui.player.player import Player
from sudoku_gui.player.search_conditions import SUDOKU, SearchCondition

MOST = 1000  # breakpoints in a list that is read
_KINDS = {"problem": str, "name": str, "enabled": bool, "question": object}


@dataclass(frozen=True, slots=True)
class Breakpoint:
    """A condition at which runs stop, with its name and whether it is enabled."""

    id: int  # what distinguishes it from the others of its list
    when: SearchCondition  # what must hold
    problem: str = SUDOKU  # the key of the problem whose numbers it uses
    name: str = ""  # the user's own; "" for its description
    enabled: bool = True  # whether runs stop for it


class Breakpoints(QObject):
    """The list, in the user's order; the player stops where one of them is met, whatever is watched.

    Signals:
        changed: the list, or which of it are active.
    """

    changed = Signal()

    def __init__(self, player: Player, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._player = player
        self.key = SUDOKU  # of the problem watched
        self.problem: Problem = encoding.problem()  # the problem watched
        self._rows: list[Breakpoint] = []
        self._removed: tuple[int, Breakpoint] | None = None
        self._ids = count(1)
        self._conditions: dict[SearchCondition, Condition] = {}
        self.changed.connect(self._stop_player)
        player.began.connect(self._read_problem)
        self._read_problem()

    def __len__(self) -> int:
        return len(self._rows)

    def __iter__(self) -> Iterator[Breakpoint]:
        return iter(tuple(self._rows))

    def __getitem__(self, number: int) -> Breakpoint:
        """The one with this id; raises a KeyError."""
        return self._rows[self._index(number)]

    def is_active(self, breakpoint_: Breakpoint) -> bool:
        """Whether runs stop for it now: it is enabled and of the problem watched."""
        return breakpoint_.enabled and self.belongs(breakpoint_)

    def belongs(self, breakpoint_: Breakpoint) -> bool:
        return breakpoint_.problem == self.key

    def condition_of(self, breakpoint_: Breakpoint) -> Condition:
        """Where one of this problem is met; a condition without clauses where it never can be."""
        when = breakpoint_.when
        if when not in self._conditions:
            self._conditions[when] = when.to_core(self.problem)
        return self._conditions[when]

    @property
    def condition(self) -> Condition | None:
        """Where a run stops: any of the active is met; None where no run ever does."""
        active = filter(self.is_active, self._rows)
        clauses = dict.fromkeys(clause for row in active for clause in self.condition_of(row).clauses)
        return Condition(clauses) if clauses else None

    def met_by(self, search: SearchBase) -> list[Breakpoint]:
        """The active ones that are met at the position of a search."""
        if search.problem is not self.problem:
            return []
        return [row for row in filter(self.is_active, self._rows) if search.stands_at(self.condition_of(row))]

    @property
    def lines(self) -> set[str]:
        """The ids of the lines of the pseudo-code that have an active breakpoint."""
        active = [point for point in self if self.is_active(point)]
        return {criterion.line for point in active for criterion in point.when.criteria if criterion.line}

    def with_condition(self, when: SearchCondition) -> Breakpoint | None:
        """The one of the problem watched that asks this."""
        return next((row for row in self._rows if self.belongs(row) and row.when == when), None)

    @property
    def last_removed(self) -> Breakpoint | None:
        """The breakpoint that `restore` puts back; None if there is none."""
        return None if self._removed is None else self._removed[1]

    def add(self, when: SearchCondition, name: str = "") -> None:
        """Add one of the problem watched; one that asks the same already is enabled instead."""
        same = self.with_condition(when)
        if same is not None:
            self.enable(same.id)
            return
        self._rows.append(Breakpoint(next(self._ids), when, self.key, name))
        self.changed.emit()

    def toggle(self, when: SearchCondition) -> None:
        """Add one that asks this, or remove the one that does."""
        same = self.with_condition(when)
        if same is None:
            self.add(when)
        else:
            self.remove(same.id)

    def remove(self, number: int) -> None:
        """Remove the breakpoint with this number; inverse of `restore`."""
        index = self._index(number)
        self._removed = index, self._rows.pop(index)
        self.changed.emit()

    def restore(self) -> None:
        """Restore what was removed last, where it was."""
        if self._removed is not None:
            (index, row), self._removed = self._removed, None
            self._rows.insert(index, row)
            self.changed.emit()

    def replace(self, number: int, when: SearchCondition) -> None:
        """Ask something else of the problem watched; its place and its name stay."""
        self._set(number, replace(self[number], when=when, problem=self.key))

    def enable(self, number: int, *, enabled: bool = True) -> None:
        """Enable a breakpoint, or disable it: it stays listed, but runs go on."""
        self._set(number, replace(self[number], enabled=enabled))

    def rename(self, number: int, name: str) -> None:
        """Give a breakpoint a name; "" lists it by its description again."""
        self._set(number, replace(self[number], name=name.strip()))

    def move(self, number: int, index: int) -> None:
        """Move it to another index of the list, or the nearest one there is."""
        before = self._index(number)
        after = min(max(index, 0), len(self._rows) - 1)
        if after != before:
            self._rows.insert(after, self._rows.pop(before))
            self.changed.emit()

    def to_json(self) -> list[dict[str, object]]:
        """All of them as plain data; inverse of `from_json`."""
        return [
            {"problem": row.problem, "name": row.name, "enabled": row.enabled, "question": row.when.to_json()}
            for row in self._rows
        ]

    def from_json(self, data: object) -> None:
        """Hold these and no others; a ValueError for other data changes nothing."""
        if not isinstance(data, list) or len(data) > MOST:
            raise AppError("breakpoints.list", count=MOST)
        rows = []
        for number, entry in enumerate(data, 1):
            try:
                rows.append(self._read(entry))
            except ValueError as error:
                raise AppError("breakpoints.at", number=number, cause=message_of(error)) from None
        self._rows, self._removed = rows, None
        self.changed.emit()

    def _read(self, entry: Any) -> Breakpoint:
        if not isinstance(entry, dict) or entry.keys() != _KINDS.keys():
            raise AppError("breakpoints.keys", names=", ".join(sorted(_KINDS)))
        for key, kind in _KINDS.items():
            if not isinstance(entry[key], kind):
                raise AppError("breakpoints.value", name=key, found=repr(entry[key]))
        when = SearchCondition.from_json(entry["question"])
        return Breakpoint(next(self._ids), when, entry["problem"], entry["name"], entry["enabled"])

    def _stop_player(self) -> None:
        self._player.break_condition = self.condition

    def _read_problem(self) -> None:
        """Belong to the problem that is watched."""
        if self._player.problem is not self.problem:
            self.key, self.problem = key_of(self._player), self._player.problem
            self._conditions.clear()
            self.changed.emit()

    def _index(self, number: int) -> int:
        index = next((index for index, row in enumerate(self._rows) if row.id == number), None)
        if index is None:
            raise KeyError(number)
        return index

    def _set(self, number: int, row: Breakpoint) -> None:
        index = self._index(number)
        if self._rows[index] != row:
            self._rows[index] = row
            self.changed.emit()


def key_of(player: Player) -> str:
    """The key of the problem that a player watches."""
    return player.subject.name or SUDOKU
