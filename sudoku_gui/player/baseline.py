"""What the present position is compared with, and what differs: what did this choice do?

A twin of the search goes to other positions; it shares the checkpoints, so it mostly arrives at once.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterator
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QObject, Signal

from solver_core.cover import Op, SearchBase, Seek, Snapshot
from solver_core.cover.explain import decisions, difference
from solver_core.cover.explain.difference import Difference
from sudoku_gui.player.job import Job, Steps, in_slices
from sudoku_gui.player.player import Player

_STORED: Final = 100  # decisions whose pictures are stored
_FAST: Final = 8.0
"""Beats a second from which on no decision is looked for: it would be another one at the next picture."""

_AT_ONCE: Final = 0.003  # seconds that the caller may have to wait

Path = tuple[int, ...]
"""The options that lead to a decision: no other has the same."""
Seeks = Callable[[SearchBase], Iterator[Seek]]
"""Seeks of a search, each asked for at the end of the one before."""


class BaselineKind(Enum):
    """What the present position is compared with."""

    OFF = auto()  # nothing
    CHOICE = auto()
    """The decision before the choice on top of the stack, or before the one that was just taken back."""
    PLACE = auto()  # one position
    PAIR = auto()  # two other positions are compared instead


class Baseline(QObject):
    """The difference, computed when somebody asks for it.

    Another search ends the comparison of positions; comparing with the choice goes on.

    Signals:
        changed: something else is compared, or was found; not emitted when the player has moved.
    """

    changed = Signal()

    def __init__(self, player: Player, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._player = player
        self._twin: SearchBase | None = None
        self._report: Callable[[list[Snapshot]], None] = lambda _: None
        self._is_late = False
        self._query = Job(self, 0)
        self._query.finished.connect(self._arrive)
        self.kind = BaselineKind.OFF
        self._positions: tuple[int, ...] = ()
        self._snapshots: list[Snapshot] = []
        self._decisions: OrderedDict[Path, Snapshot] = OrderedDict()
        self._requested: Path | None = None
        self._known: tuple[Snapshot, Snapshot, Difference] | None = None
        self._is_waiting = False
        player.began.connect(self._begin)
        player.state_changed.connect(self._on_state_changed)

    @property
    def difference(self) -> Difference | None:
        """What differs; None while nothing is compared, at the start of a search, and until it is known."""
        there, here = self._two_snapshots()
        if there is None or here is None:
            return None
        if self._known is None or self._known[0] is not there or self._known[1] is not here:
            self._known = there, here, difference.of(there, here)
        return self._known[2]

    @property
    def anchor(self) -> Snapshot | None:
        """What is compared with, of two positions the first; None until it is known."""
        return self._two_snapshots()[0]

    @property
    def end(self) -> Snapshot | None:
        """What is compared with the anchor: of two positions the second, else the present one."""
        return self._two_snapshots()[1]

    @property
    def is_searching(self) -> bool:
        return self._is_waiting or self._query.is_running

    @property
    def anchor_position(self) -> int | None:
        if self._positions:
            return self._positions[0]
        there = self.anchor
        return None if there is None else there.position

    @property
    def end_position(self) -> int | None:
        """The position of `end`; None while nothing is compared."""
        if self.kind is BaselineKind.PAIR:
            return self._positions[1]
        return None if self.kind is BaselineKind.OFF or self._player.search is None else self._player.position

    def off(self) -> None:
        self._set(BaselineKind.OFF)
        self.changed.emit()

    def since_choice(self) -> None:
        self._set(BaselineKind.CHOICE)
        self.changed.emit()

    def since_here(self) -> None:
        """Compare with the present position from now on."""
        here = self._player.snapshot
        if here is not None:
            self._set(BaselineKind.PLACE, here.position)
            self._snapshots = [here]
            self.changed.emit()

    def since(self, position: int) -> None:
        self._look_at(BaselineKind.PLACE, position)

    def between(self, before: int, after: int) -> None:
        """Compare two positions with each other, wherever the search stands."""
        self._look_at(BaselineKind.PAIR, before, after)

    def compare(self, before: int, after: int) -> None:
        """Compare two positions or, where the second is negative, the first with the present one."""
        if after < 0:
            self.since(before)
        else:
            self.between(before, after)

    def _set(self, kind: BaselineKind, *positions: int) -> None:
        self._query.cancel()
        self.kind, self._positions, self._snapshots = kind, positions, []
        self._requested, self._known, self._is_waiting = None, None, False

    def _look_at(self, kind: BaselineKind, *positions: int) -> None:
        if self._player.search is None:
            return
        self._set(kind, *positions)
        self._run_seeks(_to(positions), self._set_snapshots)
        self.changed.emit()

    def _run_seeks(self, seeks: Seeks, report: Callable[[list[Snapshot]], None]) -> None:
        """Run some seeks and report where they end; where they are short, before this returns."""
        self._query.cancel()
        search = self._player.search
        if search is None:
            return
        if self._twin is None:
            self._twin = search.twin()
        self._report, self._is_late = report, False
        self._query.start(_snapshots_after(self._twin, seeks), (), at_once=True)
        self._is_late = True

    def _arrive(self, snapshots: list[Snapshot]) -> None:
        is_late = self._is_late
        self._report(snapshots)
        if is_late:
            self.changed.emit()

    def _set_snapshots(self, snapshots: list[Snapshot]) -> None:
        self._snapshots = snapshots
        self._positions = tuple(snapshot.position for snapshot in snapshots)

    def _two_snapshots(self) -> tuple[Snapshot | None, Snapshot | None]:
        if self.kind is BaselineKind.OFF:
            return None, None
        here = self._player.snapshot
        match self.kind:
            case BaselineKind.CHOICE if here is not None:
                return self._decision(here), here
            case BaselineKind.PLACE if self._snapshots:
                return self._snapshots[0], here
            case BaselineKind.PAIR if self._snapshots:
                return self._snapshots[0], self._snapshots[1]
        return None, None

    def _decision(self, here: Snapshot) -> Snapshot | None:
        """The decision before the choice on top of the stack, if it is known or can be found at once."""
        options = tuple(level.option for level in here.levels)
        if here.event is not None and here.event.op is Op.CHOOSE:
            self._store(options, here)
        level = _level(here)
        if level is None:
            return None
        path = options[:level]
        if path not in self._decisions and path != self._requested:
            self._look_for(path, here.position)
        if path in self._decisions:
            self._decisions.move_to_end(path)
        return self._decisions.get(path)

    def _look_for(self, path: Path, position: int) -> None:
        """By the tree of the background run, or else event by event back."""
        player, search = self._player, self._player.search
        self._is_waiting = player.is_busy or (player.is_playing and player.rate > _FAST)
        if search is None or self._is_waiting:
            return
        self._requested = path
        decided = decisions.position(search, len(path))
        seeks = _to((decided,)) if decided is not None else _back_from(position, len(path))

        def store(snapshots: list[Snapshot]) -> None:
            self._requested = None
            self._store(path, snapshots[-1])

        self._run_seeks(seeks, store)

    def _store(self, path: Path, snapshot: Snapshot) -> None:
        self._decisions[path] = snapshot
        self._decisions.move_to_end(path)
        if len(self._decisions) > _STORED:
            self._decisions.popitem(last=False)

    def _begin(self) -> None:
        self._decisions.clear()
        self._twin = None
        self._set(BaselineKind.CHOICE if self.kind is BaselineKind.CHOICE else BaselineKind.OFF)
        self.changed.emit()

    def _on_state_changed(self) -> None:
        """Look for what was passed by while the player moved."""
        if self._is_waiting and not (self._player.is_busy or self._player.is_playing):
            self._is_waiting = False
            self.changed.emit()


def _level(here: Snapshot) -> int | None:
    """How many options were chosen at that decision; None where nothing has been decided."""
    is_taken_back = here.event is not None and here.event.op is Op.RETRACT
    level = here.depth if is_taken_back else here.depth - 1
    return level if level >= 0 else None


def _snapshots_after(twin: SearchBase, seeks: Seeks) -> Steps[list[Snapshot]]:
    snapshots = []
    for seek in seeks(twin):
        yield from in_slices(seek.go, _AT_ONCE)
        snapshots.append(twin.snapshot())
    return snapshots


def _to(positions: tuple[int, ...]) -> Seeks:
    def seeks(twin: SearchBase) -> Iterator[Seek]:
        for position in positions:
            yield twin.seek_to(max(0, position))

    return seeks


def _back_from(position: int, level: int) -> Seeks:
    """From a position to the latest decision with this many options chosen."""

    def seeks(twin: SearchBase) -> Iterator[Seek]:
        yield twin.seek_to(position)
        yield twin.seek_to_next(decisions.condition(level), backward=True)

    return seeks
