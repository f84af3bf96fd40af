"""Following one thing through the search: from each event that touches it to the next, or the one before."""

from PySide6.QtCore import QObject, Signal

from solver_core.cover import Condition, Problem
from sudoku_gui.player.player import Player
from sudoku_gui.player.questions import Question, touching
from sudoku_gui.player.run_until import RunUntil
from sudoku_gui.player.selection import Target


class Following(QObject):
    """What is followed, and the steps along it."""

    changed = Signal()

    def __init__(self, player: Player, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.run_until = RunUntil(player, self)  # runs the steps; it reports where there is nothing more
        self.target: Target | None = None  # what is followed; None for nothing
        self._player = player
        self._problem: Problem | None = None
        player.began.connect(self._forget_other_problem)

    @property
    def question(self) -> Question | None:
        return touching(self.target, self._problem) if self.target and self._problem else None

    @property
    def condition(self) -> Condition | None:
        """Where it is touched; None while nothing is followed."""
        question = self.question
        return question.condition(self._problem) if question and self._problem else None

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

    def stop(self) -> None:
        """Follow nothing; inverse of `follow`."""
        if self.target is not None:
            self.target = self._problem = None
            self.changed.emit()

    def step(self, *, backward: bool = False) -> None:
        """Run to the next event that touches it, or the one before."""
        if (condition := self.condition) is not None:
            self.run_until.look(condition, backward=backward)

    def _forget_other_problem(self) -> None:
        search = self._player.search
        if search is None or search.problem is not self._problem:
            self.stop()
