"""A matrix by hand in place of a board: what it shows and what keys do; `PlanView` is its widget.

Up and Down lead from row to row, above the first to the heads of the columns, and around. Left and Right lead from
element to element, from the last back to the full row: they move the search while nobody walks.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QKeyEvent, QPainter

from solver_core.cover import Problem, Snapshot
from solver_core.cover.explain.exercises import Kind
from sudoku_gui.features.play.plan_model import chosen_text
from sudoku_gui.features.play.small_matrix import model, paint
from sudoku_gui.features.play.small_matrix.model import RowState, SmallMatrixLook
from sudoku_gui.features.play.small_matrix.paint import SmallMatrixHighlight
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import Texts
from sudoku_gui.widgets.shortcut_override import ENTER
from sudoku_gui.wording import joining, matrix
from sudoku_gui.wording.names import columns_in_list, item_name, option_name

tr = Texts("plan")

_Key = Qt.Key
_DOWN: Final = {_Key.Key_Up: -1, _Key.Key_Down: 1}
_RIGHT: Final = {_Key.Key_Left: -1, _Key.Key_Right: 1}


class SmallMatrix:
    """A matrix in place of a board, on which a search can be followed by hand."""

    def __init__(self, player: Player, selection: Selection) -> None:
        self._player = player
        self._selection = selection
        self._shown: tuple[Snapshot, bool, SmallMatrixLook] | None = None

    @property
    def look(self) -> SmallMatrixLook | None:
        search, snapshot = self._player.search, self._player.snapshot
        if search is None or snapshot is None:
            return None
        asks_forced = self._player.question.kind is Kind.FORCED
        if self._shown is None or self._shown[0] is not snapshot or self._shown[1] != asks_forced:
            self._shown = snapshot, asks_forced, model.look(search, snapshot, asks_forced=asks_forced)
        return self._shown[2]

    @property
    def sentence(self) -> str:
        """About what is pointed at, else about the matrix."""
        look, search, snapshot = self.look, self._player.search, self._player.snapshot
        if look is None or search is None or snapshot is None:
            return ""
        target, has_secondary = self._selection.target, bool(look.problem.secondary)
        if look.dead and (target is None or (target.option is None and target.item in look.dead)):
            return _no_row_left([item_name(look.problem, item) for item in look.dead])
        if target is not None:
            return matrix.sentence(search, snapshot, target)
        if not look.is_solved:
            return _to_cover(look.problem, look.left)
        if look.repeats:
            return tr("Every column is covered")
        if look.problem.colours:
            return tr("Covered exactly once; secondary ones in at most one colour")
        if has_secondary:
            return tr("Covered exactly once; secondary columns at most once")
        return tr("Every column is covered exactly once")

    @property
    def description(self) -> str:
        """All that can be seen, for screen readers."""
        look, snapshot = self.look, self._player.snapshot
        if look is None or snapshot is None:
            return ""
        rows = [
            option_name(look.problem, one) for one, row in enumerate(look.rows) if row.state is RowState.OUT
        ]
        columns = [item_name(look.problem, one) for one, column in enumerate(look.columns) if column.times]
        lines = [self.sentence, chosen_text(snapshot)]
        if rows:
            lines.append(tr("Struck out: {rows}", rows=joining.words(rows)))
        if columns:
            lines.append(tr("Covered: {columns}", columns=joining.words(columns)))
        return "\n".join(lines)

    def target_at(self, space: QRectF, font: QFont, point: QPointF) -> Target | None:
        """The element at a point; the row where it has no element there."""
        look = self.look
        found = None if look is None else paint.layout_of(space, look.problem, font).at(point)
        if look is None or found is None:
            return None
        option, item = found
        if option is None:
            return Target(item=item) if item in range(len(look.problem.names)) else None
        if option not in range(len(look.problem.options)):
            return None  # a matrix without rows has space for one
        return Target(item if item in look.problem.options[option] else None, option)

    def paint(self, painter: QPainter, space: QRectF, theme: Theme, *, has_cursor: bool) -> None:
        """Paint the matrix and the sentence below it."""
        if (look := self.look) is not None:
            highlight = SmallMatrixHighlight(self._selection.target, self.sentence, has_cursor)
            paint.paint(painter, space, look, highlight, theme)


def _no_row_left(columns: list[str]) -> str:
    if len(columns) == 1:
        return tr("No option left for column “{column}”", column=columns[0])
    quoted = joining.enumeration(tr("“{column}”", column=one) for one in columns)
    return tr("No option left for the columns {columns}", columns=quoted)


def _to_cover(problem: Problem, left: int) -> str:
    columns = columns_in_list(problem, left)
    return tr("{columns}; italic ones are secondary", columns=columns) if problem.secondary else columns


# --- keys -----------------------------------------------------------------------------------------------


def uses(event: QKeyEvent, *, is_walking: bool) -> bool:
    """Whether the small matrix handles a key itself: arrows, and while walking Enter and Escape."""
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
    """The target in another row of the same column, if that row has an element there."""
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
