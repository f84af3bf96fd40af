"""Where the answer to an exercise can be clicked, or be counted: panes in sight that show columns, nodes or the stack."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtWidgets import QWidget

from solver_core.cover import Problem
from solver_core.cover.exercises import Kind
from sudoku_gui.layout.panes import PANES, PaneSpec
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


def titles(kind: Kind, panes: Iterable[str], subject: Subject, problem: Problem) -> list[str]:
    """The titles of those of these panes that can answer an exercise of a kind; in the order of all panes."""
    able = set(_SHOW.get(kind, ()))
    if able and kind is not Kind.RETURN and is_by_hand(subject, problem):
        able.add(_BOARD)
    shown = able.intersection(panes)
    return [spec.title for spec in PANES if spec.id in shown]


def needed(kind: Kind, panes: Iterable[str], subject: Subject, problem: Problem) -> PaneSpec | None:
    """The pane to open where none of those in sight can answer an exercise of a kind; None for no need of one."""
    if kind not in _SHOW or titles(kind, panes, subject, problem):
        return None
    name = _STACK if kind is Kind.RETURN else LINKS
    return next(spec for spec in PANES if spec.id == name)


def seen(widget: QWidget) -> list[str]:
    """The panes that are in sight in the window of a widget."""
    window = widget.window()
    names = [_BY_HAND, *(spec.id for spec in PANES)]
    views = {name: window.findChild(QWidget, name) for name in names}
    found = [name for name, view in views.items() if view is not None and view.isVisible()]
    return [_BOARD if name == _BY_HAND else name for name in found]
