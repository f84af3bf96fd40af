"""Where the answer to an exercise can be clicked, or be counted: panes in sight that show columns, nodes or the stack."""

from collections.abc import Collection, Iterable
from typing import Final

from PySide6.QtWidgets import QWidget

from solver_core.cover import Problem
from solver_core.cover.explain.exercises import Kind
from sudoku_gui.layout.panes import PaneSpec
from sudoku_gui.player.subject import Subject, is_by_hand

LINKS: Final = "link_view"  # shows all that can be clicked
_STACK: Final = "stack_view"
_SHOW: Final = {
    Kind.NODE: {"link_view", "matrix_view"},
    Kind.CHOICE: {"link_view", "matrix_view", "column_list"},
    Kind.COLUMN: {"link_view", "matrix_view", "column_list"},
    Kind.RETURN: {_STACK},
}
_BOARD: Final = "board"
_BY_HAND: Final = "plan_view"  # what stands there instead of a Sudoku board


class AnswerPlaces:
    """Which panes can answer an exercise of a kind about a problem.

    Args:
        specs: all panes.
        widget: a part of the window in which they are looked for.
    """

    def __init__(
        self, specs: Collection[PaneSpec], widget: QWidget, kind: Kind, subject: Subject, problem: Problem
    ) -> None:
        self._specs = {spec.id: spec for spec in specs}
        self._window = widget.window()
        self._able = set(_SHOW.get(kind, ()))
        if self._able and kind is not Kind.RETURN and is_by_hand(subject, problem):
            self._able.add(_BOARD)
        self._best = _STACK if kind is Kind.RETURN else LINKS

    def titles(self, panes: Iterable[str] = ()) -> list[str]:
        """The titles of those among these panes; by default among those in sight."""
        among = set(panes) or {name for name in self._specs if self._is_seen(name)}
        return [spec.title for spec in self._specs.values() if spec.id in self._able & among]

    @property
    def needed(self) -> PaneSpec | None:
        """The pane to open where none of those in sight can answer; None for no need of one."""
        return None if not self._able or self.titles() else self._specs[self._best]

    def _is_seen(self, name: str) -> bool:
        names = (name, _BY_HAND) if name == _BOARD else (name,)
        views = [self._window.findChild(QWidget, one) for one in names]
        return any(view is not None and view.isVisible() for view in views)
