"""Where the answer to an exercise can be clicked, or be counted: panes in sight that show columns, nodes or the stack."""

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QWidget

from solver_core.cover import Problem
from solver_core.cover.exercises import Kind
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


class AnswerPlaces:
    """The panes of the window of a widget, as places for answers to an exercise about a problem."""

    def __init__(self, widget: QWidget, kind: Kind, subject: Subject, problem: Problem) -> None:
        docks = widget.window().findChildren(QDockWidget)
        self._docks = {dock.objectName().removeprefix("pane_"): dock for dock in docks}
        self._able = set(_SHOW.get(kind, ()))
        if self._able and kind is not Kind.RETURN and is_by_hand(subject, problem):
            self._able.add(_BOARD)
        self._best = _STACK if kind is Kind.RETURN else LINKS

    def titles(self, panes: Collection[str] = ()) -> list[str]:
        """The titles of those that can answer, among these panes; by default among those in sight."""
        among = panes or [name for name, dock in self._docks.items() if _is_seen(dock)]
        return [
            dock.windowTitle() for name, dock in self._docks.items() if name in self._able.intersection(among)
        ]

    @property
    def needed(self) -> tuple[str, str] | None:
        """The id and the title of the pane to open where none of those in sight can answer; None for no need of one."""
        if not self._able or self.titles():
            return None
        return self._best, self._docks[self._best].windowTitle()


def _is_seen(dock: QDockWidget) -> bool:
    """Whether its view, which it hides behind other tabs, is in sight."""
    views = dock.widget().findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return any(view.isVisible() for view in views)
