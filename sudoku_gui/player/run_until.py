"""Runs to the next place of a kind, and along the events that touch what is followed; back where there is none."""

from PySide6.QtCore import QObject, Signal

from solver_core.cover import Condition, Problem, SearchBase
from sudoku_gui.player.player import Player
from sudoku_gui.player.search_conditions import SearchCondition, touching
from sudoku_gui.player.selection import Target


class RunUntil(QObject):
    """Runs the player to the next place of a kind, or the one before; breakpoints on the way stop it.

    Signals:
        found: the player is at such a place.
        missed: there is none in that direction (backward or not); the player goes back to where it was.
    """

    found = Signal()
    missed = Signal(bool)

    def __init__(self, player: Player, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._player = player
        self._search: SearchBase | None = None
        self._kind: str | Condition = ""
        self._start = 0
        self._backward = False
        player.state_changed.connect(self._settle)

    def run(self, kind: str | Condition, *, backward: bool = False, past_breakpoints: bool = False) -> None:
        """Go to the nearest place of a kind, as `SearchBase.run_to`, and on demand past all breakpoints."""
        player = self._player
        if player.search is None:
            return
        self._search, self._kind = None, kind
        self._start, self._backward = player.position, backward
        break_condition = player.break_condition
        if past_breakpoints:
            player.break_condition = None  # a way keeps the condition with which it began
        player.run_to(kind, backward=backward)
        player.break_condition = break_condition
        self._search = player.search
        self._settle()

    def _settle(self) -> None:
        """Report once the player stops whether what was looked for is here, or only the end of the search."""
        player, search = self._player, self._search
        if search is None or player.is_busy:
            return
        self._search = None
        if search is not player.search or player.is_playing:
            return
        if search.stands_at(self._kind) and player.position != self._start:
            self.found.emit()
        elif search.position == 0 if self._backward else search.finished:
            player.scrub(self._start)
            self.missed.emit(self._backward)


class Following(QObject):
    """The target that is followed, and the steps along it.

    Signals:
        changed: something else is followed, or nothing.
    """

    changed = Signal()

    def __init__(self, player: Player, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.run_until = RunUntil(player, self)  # runs the steps; it reports where there is nothing more
        self.target: Target | None = None  # what is followed; None for nothing
        self._player = player
        self._problem: Problem | None = None
        player.began.connect(self._forget_other_problem)

    @property
    def when(self) -> SearchCondition | None:
        return touching(self.target, self._problem) if self.target and self._problem else None

    @property
    def condition(self) -> Condition | None:
        """Where it is touched; None while nothing is followed."""
        when = self.when
        return when.to_core(self._problem) if when and self._problem else None

    @property
    def is_touched(self) -> bool:
        condition, search = self.condition, self._player.search
        return condition is not None and search is not None and search.stands_at(condition)

    def follow(self, target: Target) -> None:
        """Follow an item, an option, a node or, in a Sudoku, a cell; nothing while nothing is watched."""
        search = self._player.search
        if search is not None and target not in {self.target, Target()}:
            self.target, self._problem = target, search.problem
            self.changed.emit()

    def unfollow(self) -> None:
        """Follow nothing; inverse of `follow`."""
        if self.target is not None:
            self.target = self._problem = None
            self.changed.emit()

    def step(self, *, backward: bool = False) -> None:
        """Run to the next event that touches it, or the one before."""
        if (condition := self.condition) is not None:
            self.run_until.run(condition, backward=backward)

    def _forget_other_problem(self) -> None:
        search = self._player.search
        if search is None or search.problem is not self._problem:
            self.unfollow()
