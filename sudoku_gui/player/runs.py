"""The runs of a problem: the ways to search it that were looked at, and those that branched off as what-ifs.

A run is left where it stands and found there again. All runs lead through one problem, so what one shows can be
compared with what another does.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import count
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from solver_core.cover import SearchBase
from solver_core.cover.statistics import Statistics
from solver_core.sudoku.grid import Grid
from sudoku_gui.player.player import Player
from sudoku_gui.player.subject import Subject

PROBLEMS: Final = 20
"""Of how many problems runs are kept: those watched last."""
MOST: Final = 50
"""Runs of one problem."""
_AT_HAND: Final = 3
"""Searches kept with all they know; another's is made anew when it is watched again."""
_NODES: Final = 1_500_000
"""Tree nodes that those beside the present one may have room for together: 74 MB."""

_Key = tuple[Grid | None, str]


@dataclass(frozen=True, slots=True)
class Run:
    """One way through a problem.

    Attributes:
        number: by which it is called here.
        subject: what makes it this run.
        name: the user's; "" for what its subject says.
        position: where it was left.
        parent: the run it branched off; None for none.
        parted: the position of the decision at which it did.
    """

    number: int
    subject: Subject
    name: str = ""
    position: int = 0
    parent: int | None = None
    parted: int = 0


class Runs(QObject):
    """The runs of what is watched, one of them present.

    Signals:
        changed: the list, or which is present, is another.
    """

    changed = Signal()

    def __init__(self, player: Player, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._player = player
        self._kept: dict[_Key, list[Run]] = {}
        self._numbers = count(1)
        self._present: int | None = None
        self._searches: dict[int, SearchBase] = {}
        self._totals: dict[int, tuple[Statistics, bool]] = {}
        self._told: dict[int, tuple[Subject, dict[str, object]]] = {}
        self._removed: tuple[int, Run] | None = None
        player.began.connect(self._begin)
        player.moved.connect(self._note_position)
        player.length_changed.connect(self._note_totals)

    # --- facts ------------------------------------------------------------------------------------

    def __iter__(self) -> Iterator[Run]:
        """Those of the problem that is watched, in the order in which they were made."""
        return iter(self._list)

    def __len__(self) -> int:
        """How many there are."""
        return len(self._list)

    def __getitem__(self, number: int) -> Run:
        """The run of this number.

        Raises:
            KeyError: there is none.
        """
        for run in self._list:
            if run.number == number:
                return run
        raise KeyError(number)

    @property
    def present(self) -> Run | None:
        """The run that is watched; None while nothing is."""
        return None if self._present is None else self[self._present]

    @property
    def last_removed(self) -> Run | None:
        """What `restore` would bring back; None while another problem is watched."""
        removed = None if self._removed is None else self._removed[1]
        return removed if removed and removed.subject.key == self._player.subject.key else None

    def totals(self, number: int) -> tuple[Statistics, bool] | None:
        """What a whole run does, and whether that is all of it; None where it was not looked at yet."""
        return self._totals.get(number)

    # --- deeds ------------------------------------------------------------------------------------

    def branch_off(self, search: SearchBase, subject: Subject, parted: int) -> None:
        """Watch a run that parts from the present one, which is kept."""
        parent = self._present
        known = next((run for run in self._list if run.subject == subject), None)
        if known is None:
            self._add(Run(next(self._numbers), subject, parent=parent, parted=parted))
        self._player.take_up(search, subject)

    def switch(self, number: int) -> None:
        """Watch another run where it was left.

        Raises:
            KeyError: there is none of this number.
        """
        run = self[number]
        if number == self._present:
            return
        search = self._searches.get(number)
        if search is not None:
            self._player.take_up(search, run.subject)
        else:
            self._player.watch_subject(run.subject)
        self._player.scrub(run.position)

    def rename(self, number: int, name: str) -> None:
        """Call a run something else; "" for what its subject says.

        Raises:
            KeyError: there is none of this number.
        """
        self._put(replace(self[number], name=name.strip()))
        self.changed.emit()

    def remove(self, number: int) -> None:
        """Forget a run that is not present; inverse of `restore`.

        Raises:
            KeyError: there is none of this number.
            ValueError: it is being watched.
        """
        run = self[number]
        if number == self._present:
            raise ValueError("this run is being watched; watch another one first")
        self._removed = self._list.index(run), run
        self._list.remove(run)
        self._searches.pop(number, None)
        self.changed.emit()

    def restore(self) -> None:
        """Bring back the run removed last, if it is one of the problem watched."""
        if self._removed is not None and self.last_removed is not None:
            (place, run), self._removed = self._removed, None
            self._list.insert(place, run)
            self.changed.emit()

    # --- plain data -------------------------------------------------------------------------------

    def to_json(self) -> list[dict[str, object]]:
        """The runs of every problem, the one watched last at the end; inverse of `from_json`."""
        return [
            {
                "subject": self._subject_told(run),
                "name": run.name,
                "position": run.position,
                "parent": run.parent,
                "parted": run.parted,
                "number": run.number,
            }
            for runs in self._kept.values()
            for run in runs
        ]

    def from_json(self, data: object) -> None:
        """Keep these and no others.

        Raises:
            ValueError: the data are no list of runs; the message says why, and nothing changes.
        """
        if not isinstance(data, list):
            raise ValueError("runs are a list")  # noqa: TRY004 - bad data
        runs = [_read(place, held) for place, held in enumerate(data[-PROBLEMS * MOST :], 1)]
        if len({run.number for run in runs}) < len(runs):
            raise ValueError("two runs have the same number")
        self._kept = {}
        for run in runs:
            self._kept.setdefault(run.subject.key, []).append(run)
        self._numbers = count(1 + max((run.number for run in runs), default=0))
        self._searches, self._totals, self._told, self._removed = {}, {}, {}, None
        self._begin()

    # --- inside -----------------------------------------------------------------------------------

    @property
    def _list(self) -> list[Run]:
        """Of the problem that is watched; what is put into it stays only where there is such a problem."""
        return self._kept.get(self._player.subject.key, [])

    def _begin(self) -> None:
        """Another search is watched: it is one of the runs, or becomes one."""
        search, subject = self._player.search, self._player.subject
        self._present = None
        if search is not None:
            runs = self._kept[subject.key] = self._kept.pop(
                subject.key, []
            )  # the one watched last is the last
            known = next((run for run in runs if run.subject == subject), None)
            if known is None:
                known = Run(next(self._numbers), subject, position=search.position)
                self._add(known)
            self._present = known.number
            self._hold(known.number, search)
        for forgotten in list(self._kept)[:-PROBLEMS]:
            del self._kept[forgotten]
        self._release()
        self.changed.emit()

    def _add(self, run: Run) -> None:
        """The list takes one more; where it is full, the oldest that nobody named or watches goes."""
        runs = self._list
        runs.append(run)
        if len(runs) > MOST:
            free = [one for one in runs[:-1] if not one.name and one.number != self._present]
            runs.remove(free[0] if free else runs[0])

    def _hold(self, number: int, search: SearchBase) -> None:
        """Keep a search at hand, and of those before it the last ones that there is room for."""
        before = {other: held for other, held in self._searches.items() if other != number}
        self._searches, nodes = {number: search}, 0
        for other, held in [*reversed(before.items())][: _AT_HAND - 1]:
            with held.background_run.reading() as (tree, _timeline):
                nodes += tree.room  # a tree that has collapsed holds fewer, and is as large as before
            if nodes <= _NODES:
                self._searches = {other: held, **self._searches}

    def _release(self) -> None:
        """Let go of what nobody can come back to: searches of other problems, and what is known of forgotten runs."""
        here = {run.number for run in self._list} if self._present is not None else set()
        known = {run.number for runs in self._kept.values() for run in runs}
        known |= {self._removed[1].number} if self._removed is not None else set()
        for held, kept in ((self._searches, here), (self._totals, known), (self._told, known)):
            for number in held.keys() - kept:
                del held[number]

    def _subject_told(self, run: Run) -> dict[str, object]:
        """A run's subject as plain data: it is asked for every second while positions change, and stays the same."""
        told = self._told.get(run.number)
        if told is None or told[0] is not run.subject:
            told = self._told[run.number] = run.subject, run.subject.to_json()
        return told[1]

    def _put(self, run: Run) -> None:
        self._list[self._list.index(self[run.number])] = run

    def _note_position(self) -> None:
        present = self.present
        if present is not None and self._player.search is not None:
            self._put(replace(present, position=self._player.position))

    def _note_totals(self) -> None:
        search = self._player.search
        if search is not None and self._present is not None:
            background_run = search.background_run
            self._totals[self._present] = background_run.statistics, background_run.finished


def _read(place: int, held: Any) -> Run:
    try:
        numbers = [held["number"], held["position"], held["parted"]]
        parent, name = held["parent"], held["name"]
        subject = Subject.from_json(held["subject"])
    except (KeyError, TypeError) as error:
        raise ValueError(f"run {place}: {error!r}") from None
    if parent is not None:
        numbers.append(parent)
    if not all(type(number) is int and number >= 0 for number in numbers) or not isinstance(name, str):
        raise ValueError(f"run {place}: a number or a name is none")
    return Run(numbers[0], subject, name, numbers[1], parent, numbers[2])
