"""A matrix by hand in place of a board: what it shows, says and does with keys; `PlanView` is its widget.

Up and Down lead from row to row, above the first to the heads of the columns, and around. Left and Right lead from
element to element, from the last back to the whole row: they move the search where nobody has begun to walk.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QKeyEvent, QPainter

from solver_core.cover import Problem, Snapshot
from sudoku_gui.panes.plan import text as words
from sudoku_gui.panes.plan.by_hand import model, paint
from sudoku_gui.panes.plan.by_hand.model import Fate, Look
from sudoku_gui.panes.plan.by_hand.paint import Marks
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.shortcut_override import ENTER
from sudoku_gui.wording import matrix
from sudoku_gui.wording.names import item_name, number, option_name

_Key = Qt.Key
_DOWN: Final = {_Key.Key_Up: -1, _Key.Key_Down: 1}
_RIGHT: Final = {_Key.Key_Left: -1, _Key.Key_Right: 1}


class HandBoard:
    """The matrix of one problem."""

    def __init__(self, player: Player, selection: Selection) -> None:
        self._player = player
        self._selection = selection
        self._shown: tuple[Snapshot, Look] | None = None

    @property
    def look(self) -> Look | None:
        """What is shown; None while nothing is watched."""
        search, snapshot = self._player.search, self._player.snapshot
        if search is None or snapshot is None:
            return None
        if self._shown is None or self._shown[0] is not snapshot:
            self._shown = snapshot, model.look(search, snapshot)
        return self._shown[1]

    @property
    def sentence(self) -> str:
        """About what is pointed at, else about the matrix."""
        look, search, snapshot = self.look, self._player.search, self._player.snapshot
        if look is None or search is None or snapshot is None:
            return ""
        target = self._selection.target
        if look.dead and (target is None or (target.option is None and target.item in look.dead)):
            return words.no_row_left([item_name(look.problem, item) for item in look.dead])
        if target is not None:
            return matrix.sentence(search, snapshot, target)
        has_secondary = bool(look.problem.secondary)
        if look.is_solved:
            return words.solved(repeats=look.repeats, has_secondary=has_secondary)
        return words.to_cover(look.left, number(len(look.problem.items)), has_secondary=has_secondary)

    @property
    def description(self) -> str:
        """All that can be seen, for screen readers."""
        look, snapshot = self.look, self._player.snapshot
        if look is None or snapshot is None:
            return ""
        rows = [option_name(look.problem, one) for one, row in enumerate(look.rows) if row.fate is Fate.OUT]
        columns = [item_name(look.problem, one) for one, column in enumerate(look.columns) if column.times]
        lines = [self.sentence, words.chosen(snapshot)]
        lines += [words.struck_out(rows)] * bool(rows) + [words.covered(columns)] * bool(columns)
        return "\n".join(lines)

    def target_at(self, room: QRectF, font: QFont, point: QPointF) -> Target | None:
        """What is at a point; the row where it has no element there."""
        look = self.look
        found = None if look is None else paint.layout_of(room, look.problem, font).at(point)
        if look is None or found is None:
            return None
        option, item = found
        if option is None:
            return Target(item=item)
        return Target(item if item in look.problem.options[option] else None, option)

    def paint(self, painter: QPainter, room: QRectF, theme: Theme, *, is_walked: bool) -> None:
        """Paint the matrix and the sentence below it."""
        look = self.look
        if look is not None:
            marks = Marks(self._selection.target, self.sentence, is_walked)
            paint.paint(painter, room, look, marks, theme)


# --- keys -----------------------------------------------------------------------------------------------


def uses(event: QKeyEvent, *, is_walking: bool) -> bool:
    """Whether a key means something here."""
    if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
        return False
    key = event.key()
    return key in _DOWN or (is_walking and (key in _RIGHT or key in ENTER or key == _Key.Key_Escape))


def destination(problem: Problem, target: Target | None, key: int) -> Target | None:
    """Where a key leads from a target; None where the walk ends."""
    if key == _Key.Key_Escape:
        return None
    if target is None:
        return Target(option=0 if key == _Key.Key_Down else len(problem.options) - 1)
    if key in _DOWN:
        return _other_row(problem, target, _DOWN[_Key(key)])
    return _other_element(problem, target, _RIGHT[_Key(key)])


def _other_row(problem: Problem, target: Target, down: int) -> Target:
    """In the same column, where the row has an element there."""
    row = -1 if target.option is None else target.option
    row = (row + 1 + down) % (len(problem.options) + 1) - 1
    if row < 0:
        return Target(item=0 if target.item is None else target.item)
    return Target(target.item if target.item in problem.options[row] else None, row)


def _other_element(problem: Problem, target: Target, right: int) -> Target:
    if target.option is None:
        return Target(item=((target.item or 0) + right) % len(problem.names))
    stops: list[int | None] = [None, *sorted(problem.options[target.option])]
    return Target(stops[(stops.index(target.item) + right) % len(stops)], target.option)
