"""The selection: pointing at a thing in one view highlights the same thing in all."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, QPoint, Signal

from solver_core.cover import Problem
from sudoku_gui.player.player import Player


@dataclass(frozen=True, slots=True)
class Target:
    """An item, an option, or the node where the two cross, by the numbers of the problem.

    In a Sudoku an option is a candidate (``cell * 9 + digit - 1``), and the first 81 items are the cells.
    """

    item: int | None = None
    option: int | None = None

    def fits(self, problem: Problem) -> bool:
        """Whether a problem has such an item and such an option."""
        has_item = self.item is None or 0 <= self.item < len(problem.names)
        return has_item and (self.option is None or 0 <= self.option < len(problem.options))

    def items(self, problem: Problem) -> frozenset[int]:
        """The items to highlight: the one pointed at, or all that the option covers."""
        if self.item is not None:
            return frozenset({self.item})
        return frozenset() if self.option is None else frozenset(problem.options[self.option])

    def options(self, problem: Problem) -> frozenset[int]:
        """The options to highlight: the one pointed at, or all that could cover the item."""
        if self.option is not None:
            return frozenset({self.option})
        return frozenset() if self.item is None else frozenset(problem.columns[self.item])


Seen = Callable[[], bool]
"""Whether what was pointed at is still visible where that was done."""


def _always() -> bool:
    return True


class Selection(QObject):
    """One target for all views: the one under the mouse, or else the one that was clicked or walked to last.

    It always fits the problem that is watched; another search clears it.

    Signals:
        changed: the target has changed.
        pinned_changed: another target was clicked or walked to, or none is pinned any more.
        menu_requested: the user asks what can be done with a target, at a point of the screen.
        visit_requested: the user wants to go where a target changed last: Enter or a double click.
        answer_requested: the same, while what is selected is the answer to a question.
    """

    changed = Signal()
    pinned_changed = Signal()
    menu_requested = Signal(object, QPoint)
    visit_requested = Signal(object)
    answer_requested = Signal()

    def __init__(self, player: Player, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pinned: Target | None = None  # the target that stays when the mouse goes elsewhere
        self._player = player
        self._hovered: Target | None = None
        self._is_hovered_seen: Seen = _always
        self._is_pinned_seen: Seen = _always
        self._answering: set[str] = set()
        player.began.connect(self.clear)  # before any view asks what another problem's numbers mean

    @property
    def target(self) -> Target | None:
        """The target that is pointed at; None for nothing."""
        return self._hovered or self.pinned

    @property
    def in_sight(self) -> Target | None:
        """The target, if it is still visible in the view in which it was pointed at."""
        if self._hovered is not None and self._is_hovered_seen():
            return self._hovered
        return self.pinned if self._is_pinned_seen() else None

    def hover(self, target: Target | None, is_seen: Seen = _always) -> None:
        """Set what the mouse is over; ``is_seen`` says whether it is still visible there."""
        self._is_hovered_seen = is_seen
        self._set(self._fitting(target), self.pinned)

    def pin(self, target: Target | None, is_seen: Seen = _always) -> None:
        """Pin a target that was clicked or reached with the keyboard; None unpins it. As for `hover`."""
        self._is_pinned_seen = is_seen
        target = self._fitting(target)
        self._set(None if target is None else self._hovered, target)

    def clear(self) -> bool:
        """Point at nothing; returns whether anything was pinned."""
        was_pinned = self.pinned is not None
        self._set(None, None)
        return was_pinned

    def request_menu(self, target: Target | None, point: QPoint) -> None:
        """Ask for what can be done with a target, at a point of the screen; nothing for None."""
        if (target := self._fitting(target)) is not None:
            self.menu_requested.emit(target, point)

    def request_visit(self, target: Target | None) -> None:
        """Ask to go where a target changed last; nothing for None. What is selected may be an answer instead."""
        if self.is_answer:
            self.answer_requested.emit()
        elif (target := self._fitting(target)) is not None:
            self.visit_requested.emit(target)

    @property
    def is_answer(self) -> bool:
        """Whether Enter gives what is selected as the answer to a question."""
        return bool(self._answering)

    def let_answer(self, by: str, *, allowed: bool) -> None:
        """Somebody who asks takes what is selected as an answer, or no more."""
        (self._answering.add if allowed else self._answering.discard)(by)

    def _fitting(self, target: Target | None) -> Target | None:
        return target if target is not None and target.fits(self._player.problem) else None

    def _set(self, hovered: Target | None, pinned: Target | None) -> None:
        before, pinned_before = self.target, self.pinned
        self._hovered, self.pinned = hovered, pinned
        if self.target != before:
            self.changed.emit()
        if pinned != pinned_before:
            self.pinned_changed.emit()
