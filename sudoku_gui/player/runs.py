"""The runs of a problem: the ways to search it that were watched, and those that branched off as what-ifs."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import count
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from solver_core.cover import SearchBase
from solver_core.cover.replay.statistics import Statistics
from solver_core.sudoku.grid import Grid
from sudoku_gui.player.errors import AppError
from sudoku_gui.player.player import Player
from sudoku_gui.player.subject import Subject

PROBLEMS: Final = 20  # problems whose runs are stored: those watched last
MOST: Final = 50  # runs of one problem
_SEARCHES: Final = 3  # that stay with all they know; another's is made again when it is watched again
_NODES: Final = 50_000  # tree nodes for which those beside the present one may have space together: 2 MB

_Key = tuple[Grid | None, str]


@dataclass(frozen=True, slots=True)
class Run:
    """A run in the list of runs: its subject, where it was left, and where it branched off."""

    number: int  # identifies it here
    subject: Subject  # what makes it this run
    name: str = ""  # the user's; "" for what its subject says
    position: int = 0  # where it was left
    parent: int | None = None  # the run it branched off; None for none
    branched_at: int = 0  # the position of the decision at which it did


class Runs(QObject):
    """The runs of what is watched, one of them present; iterating goes in the order in which they were made.

    Signals:
        changed: the list, or which is present.
    """

    changed = Signal()

    def __init__(self, player: Player, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._player = player
        self._runs: dict[_Key, list[Run]] = {}
        self._numbers = count(1)
        self._present: int | None = None
        self._searches: dict[int, SearchBase] = {}
        self._totals: dict[int, tuple[Statistics, bool]] = {}
        self._removed: tuple[int, Run] | None = None
        player.began.connect(self._begin)
        player.moved.connect(self._record_position)
        player.length_changed.connect(self._record_totals)

    def __iter__(self) -> Iterator[Run]:
        return iter(self._list)

    def __len__(self) -> int:
        return len(self._list)

    def __getitem__(self, number: int) -> Run:
        """The run of this number; raises a KeyError."""
        for run in self._list:
            if run.number == number:
                return run
        raise KeyError(number)

    @property
    def present(self) -> Run | None:
        return None if self._present is None else self[self._present]

    @property
    def last_removed(self) -> Run | None:
        """The run that `restore` would restore; None while another problem is watched."""
        removed = None if self._removed is None else self._removed[1]
        return removed if removed and removed.subject.key == self._player.subject.key else None

    def totals(self, number: int) -> tuple[Statistics, bool] | None:
        """The counts of a run, and whether it is complete; None where nothing is known yet."""
        return self._totals.get(number)

    def branch_off(self, search: SearchBase, subject: Subject, branched_at: int) -> None:
        """Watch a run that branches off the present one, which stays."""
        if all(run.subject != subject for run in self._list):
            self._add(Run(next(self._numbers), subject, parent=self._present, branched_at=branched_at))
        self._player.show_search(search, subject)

    def switch(self, number: int) -> None:
        """Watch another run where it was left; raises a KeyError."""
        run = self[number]
        if number == self._present:
            return
        search = self._searches.get(number)
        if search is not None:
            self._player.show_search(search, run.subject)
        else:
            self._player.watch_subject(run.subject)
        self._player.scrub(run.position)

    def rename(self, number: int, name: str) -> None:
        """Set the name of a run; "" for what its subject says; raises a KeyError."""
        self._put(replace(self[number], name=name.strip()))
        self.changed.emit()

    def remove(self, number: int) -> None:
        """Remove a run; inverse of `restore`; raises a KeyError, or a ValueError for the one that is watched."""
        run = self[number]
        if number == self._present:
            raise AppError("runs.watched")
        self._removed = self._list.index(run), run
        self._list.remove(run)
        self._searches.pop(number, None)
        self.changed.emit()

    def restore(self) -> None:
        """Restore the run removed last, if it is one of the problem watched."""
        if self._removed is not None and self.last_removed is not None:
            (index, run), self._removed = self._removed, None
            self._list.insert(index, run)
            self.changed.emit()

    def to_json(self) -> list[dict[str, object]]:
        """The runs of every problem, the one watched last at the end; inverse of `from_json`."""
        return [
            {
                "subject": run.subject.to_json(),
                "name": run.name,
                "position": run.position,
                "parent": run.parent,
                "parted": run.branched_at,
                "number": run.number,
            }
            for runs in self._runs.values()
            for run in runs
        ]

    def from_json(self, data: object) -> None:
        """Hold these and no others; a ValueError for other data changes nothing."""
        if not isinstance(data, list):
            raise AppError("runs.list")
        runs = [_read(number, row) for number, row in enumerate(data[-PROBLEMS * MOST :], 1)]
        if len({run.number for run in runs}) < len(runs):
            raise AppError("runs.same_number")
        self._runs = {}
        for run in runs:
            self._runs.setdefault(run.subject.key, []).append(run)
        self._numbers = count(1 + max((run.number for run in runs), default=0))
        self._searches, self._totals, self._removed = {}, {}, None
        self._begin()

    @property
    def _list(self) -> list[Run]:
        # What is added without a problem goes nowhere.
        return self._runs.get(self._player.subject.key, [])

    def _begin(self) -> None:
        """Another search is watched: it is one of the runs, or becomes one."""
        search, subject = self._player.search, self._player.subject
        self._present = None
        if search is not None:
            self._runs[subject.key] = self._runs.pop(subject.key, [])  # the one watched last is the last
            run = next((run for run in self._list if run.subject == subject), None)
            if run is None:
                run = Run(next(self._numbers), subject, position=search.position)
                self._add(run)
            self._present = run.number
            self._hold(run.number, search)
        for key in list(self._runs)[:-PROBLEMS]:
            del self._runs[key]
        self._release()
        self.changed.emit()

    def _add(self, run: Run) -> None:
        """Add a run; where there are too many, the oldest goes that is neither named nor watched."""
        runs = self._list
        runs.append(run)
        if len(runs) > MOST:
            free = (one for one in runs[:-1] if not one.name and one.number != self._present)
            runs.remove(next(free, runs[0]))

    def _hold(self, number: int, search: SearchBase) -> None:
        """Store a search, and of those before it the last ones for which there is space."""
        before = [one for one in self._searches.items() if one[0] != number]
        self._searches, nodes = {number: search}, 0
        for other, earlier in [*reversed(before)][: _SEARCHES - 1]:
            with earlier.background_run.reading() as (tree, _timeline):
                nodes += tree.room  # a tree that has collapsed holds fewer, and is as large as before
            if nodes <= _NODES:
                self._searches = {other: earlier, **self._searches}

    def _release(self) -> None:
        """Forget searches of other problems, and what is known of removed runs."""
        here = {run.number for run in self._list} if self._present is not None else set()
        known = {run.number for runs in self._runs.values() for run in runs}
        known |= {self._removed[1].number} if self._removed is not None else set()
        self._searches = {number: one for number, one in self._searches.items() if number in here}
        self._totals = {number: one for number, one in self._totals.items() if number in known}

    def _put(self, run: Run) -> None:
        self._list[self._list.index(self[run.number])] = run

    def _record_position(self) -> None:
        present = self.present
        if present is not None and self._player.search is not None:
            self._put(replace(present, position=self._player.position))

    def _record_totals(self) -> None:
        search = self._player.search
        if search is not None and self._present is not None:
            background_run = search.background_run
            self._totals[self._present] = background_run.statistics, background_run.finished


def _read(number: int, row: Any) -> Run:
    try:
        subject = Subject.from_json(row["subject"])
        run = Run(row["number"], subject, row["name"], row["position"], row["parent"], row["parted"])
    except (KeyError, TypeError):
        raise AppError("runs.run", number=number) from None
    numbers = [run.number, run.position, run.branched_at, *([] if run.parent is None else [run.parent])]
    if not all(type(one) is int and one >= 0 for one in numbers) or not isinstance(run.name, str):
        raise AppError("runs.run", number=number)
    return run
