"""The position that the current one is compared with, and the difference: what did this option do?

A twin of the search goes to other positions; it shares the checkpoints, so it mostly arrives at once.
"""

from collections.abc import Callable, Sequence
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QObject, Signal

from solver_core.cover import Op, SearchBase, Seek, Snapshot
from solver_core.cover.explain import decisions, difference
from solver_core.cover.explain.difference import Difference
from sudoku_gui.player.job import Job, Work, in_slices
from sudoku_gui.player.player import Player

_STORED: Final = 100  # decisions whose pictures are stored
_FAST: Final = 8.0
"""Beats a second from which on no decision is looked for: it would be another one at the next picture."""

_AT_ONCE: Final = 0.003  # seconds that the caller may have to wait

Path = tuple[int, ...]
"""The options that lead to a decision: no other has the same."""
ToSeek = Callable[[SearchBase], Seek]


class BaselineKind(Enum):
    """The position that the current one is compared with."""

    OFF = auto()  # nothing
    CHOICE = auto()
    """The decision before the option on top of the stack, or before the one that was just taken back."""
    POSITION = auto()  # one position
    PAIR = auto()  # two other positions are compared instead


class Baseline(QObject):
    """The difference, computed when somebody asks for it.

    Another search ends the comparison of positions; comparing with the decision goes on.

    Signals:
        changed: something else is compared, or was found; not emitted when the player has moved.
    """

    changed = Signal()

    def __init__(self, player: Player, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._player = player
        self._twin: SearchBase | None = None
        self._is_late = False
        self._query = Job(self, 0)
        self._query.finished.connect(self._arrive)
        self.kind = BaselineKind.OFF
        self._positions: tuple[int, ...] = ()
        self._snapshots: list[Snapshot] = []
        self._decisions: dict[Path, Snapshot] = {}
        self._requested: Path | None = None
        self._known: tuple[Snapshot, Snapshot, Difference] | None = None
        self._is_waiting = False
        player.began.connect(self._begin)
        player.state_changed.connect(self._on_state_changed)

    @property
    def difference(self) -> Difference | None:
        """The difference; None while nothing is compared, at the start of a search, and until it is known."""
        there, here = self._two_snapshots()
        if there is None or here is None:
            return None
        if self._known is None or self._known[0] is not there or self._known[1] is not here:
            self._known = there, here, difference.of(there, here)
        return self._known[2]

    @property
    def anchor(self) -> Snapshot | None:
        """The position compared with, of two the first; None until it is known."""
        return self._two_snapshots()[0]

    @property
    def end(self) -> Snapshot | None:
        """The position compared with the anchor: of two the second, else the current one."""
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

    def since_choice(self) -> None:
        self._set(BaselineKind.CHOICE)

    def since_here(self) -> None:
        """Compare with the current position from now on."""
        here = self._player.snapshot
        if here is not None:
            self._set(BaselineKind.POSITION, (here.position,), here)

    def compare(self, before: int, after: int) -> None:
        """Compare two positions or, where the second is negative, the first with the current one."""
        if self._player.search is not None:
            is_pair = after >= 0
            positions = (before, after) if is_pair else (before,)
            self._set(BaselineKind.PAIR if is_pair else BaselineKind.POSITION, positions)

    def _set(self, kind: BaselineKind, positions: tuple[int, ...] = (), *snapshots: Snapshot) -> None:
        self._query.cancel()
        self.kind, self._positions, self._snapshots = kind, positions, list(snapshots)
        self._requested, self._known, self._is_waiting = None, None, False
        if positions and not snapshots:
            self._find([_to(position) for position in positions])
        self.changed.emit()

    def _find(self, ways: Sequence[ToSeek]) -> None:
        """Go some ways, one after the other, to find where they end; where they are short, before this returns."""
        self._query.cancel()
        search = self._player.search
        if search is not None:
            self._twin = self._twin or search.twin()
            self._is_late = False
            self._query.start(_snapshots_after(self._twin, ways), (), at_once=True)
            self._is_late = True

    def _arrive(self, snapshots: list[Snapshot]) -> None:
        if self._requested is not None:
            path, self._requested = self._requested, None
            self._store(path, snapshots[-1])
        else:
            self._snapshots = snapshots
            self._positions = tuple(snapshot.position for snapshot in snapshots)
        if self._is_late:
            self.changed.emit()

    def _two_snapshots(self) -> tuple[Snapshot | None, Snapshot | None]:
        here = self._player.snapshot
        match self.kind:
            case BaselineKind.CHOICE if here is not None:
                return self._decision(here), here
            case BaselineKind.POSITION if self._snapshots:
                return self._snapshots[0], here
            case BaselineKind.PAIR if self._snapshots:
                return self._snapshots[0], self._snapshots[1]
        return None, None

    def _decision(self, here: Snapshot) -> Snapshot | None:
        """The decision before the option on top of the stack, if it is known or can be found at once."""
        options = tuple(level.option for level in here.levels)
        op = None if here.event is None else here.event.op
        if op is Op.CHOOSE:
            self._store(options, here)
        level = here.depth if op is Op.RETRACT else here.depth - 1
        if level < 0:
            return None
        path = options[:level]
        if path not in self._decisions and path != self._requested:
            self._look_for(path, here.position)
        return self._decisions.get(path)

    def _look_for(self, path: Path, position: int) -> None:
        """Look for the decision in the tree of the background run, or else event by event back."""
        player, search = self._player, self._player.search
        self._is_waiting = player.is_busy or (player.is_playing and player.rate > _FAST)
        if search is None or self._is_waiting:
            return
        self._requested = path
        decided, latest = decisions.position(search, len(path)), decisions.condition(len(path))
        if decided is not None:
            self._find([_to(decided)])
        else:
            self._find([_to(position), lambda twin: twin.seek_to_next(latest, backward=True)])

    def _store(self, path: Path, snapshot: Snapshot) -> None:
        self._decisions.pop(path, None)
        self._decisions[path] = snapshot  # the latest is the last
        if len(self._decisions) > _STORED:
            del self._decisions[next(iter(self._decisions))]

    def _begin(self) -> None:
        self._decisions.clear()
        self._twin = None
        self._set(BaselineKind.CHOICE if self.kind is BaselineKind.CHOICE else BaselineKind.OFF)

    def _on_state_changed(self) -> None:
        """Look for what was passed by while the player moved."""
        if self._is_waiting and not (self._player.is_busy or self._player.is_playing):
            self._is_waiting = False
            self.changed.emit()


def _snapshots_after(twin: SearchBase, ways: Sequence[ToSeek]) -> Work[list[Snapshot]]:
    snapshots = []
    for way in ways:
        yield from in_slices(way(twin).go, _AT_ONCE)
        snapshots.append(twin.snapshot())
    return snapshots


def _to(position: int) -> ToSeek:
    return lambda twin: twin.seek_to(max(0, position))
