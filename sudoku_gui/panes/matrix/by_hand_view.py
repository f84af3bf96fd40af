"""What stands in the place of a board where a problem has none: its matrix by hand, with a sentence below."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter

from solver_core.cover import Snapshot
from sudoku_gui.panes.matrix import by_hand_look
from sudoku_gui.panes.matrix import look as matrix_look
from sudoku_gui.panes.matrix import paint_by_hand as by_hand
from sudoku_gui.panes.matrix import telling as matrix_telling
from sudoku_gui.panes.matrix.by_hand_look import Fate, HandLook
from sudoku_gui.panes.matrix.paint_by_hand import Marks
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.render.theme import Theme
from sudoku_gui.wording import plan as words
from sudoku_gui.wording.names import item_name, number, option_name


class ByHand:
    """The sheet of one problem.

    Args:
        player: whose search is shown.
        selection: the target of all views.
    """

    def __init__(self, player: Player, selection: Selection) -> None:
        self._player = player
        self._selection = selection
        self._shown: tuple[Snapshot, HandLook] | None = None

    @property
    def look(self) -> HandLook | None:
        """What is shown; None while nothing is watched."""
        search, snapshot = self._player.search, self._player.snapshot
        if search is None or snapshot is None:
            return None
        if self._shown is None or self._shown[0] is not snapshot:
            self._shown = snapshot, by_hand_look.look(search, snapshot)
        return self._shown[1]

    @property
    def sentence(self) -> str:
        """About what is pointed at, or else about the whole."""
        look, search, snapshot = self.look, self._player.search, self._player.snapshot
        if look is None or search is None or snapshot is None:
            return ""
        target = self._selection.target
        if look.dead and (target is None or (target.option is None and target.item in look.dead)):
            return words.no_row_left([item_name(look.problem, item) for item in look.dead])
        if target is not None:
            shown = matrix_look.look(snapshot)
            return matrix_telling.sentence(search, snapshot, shown, target)
        if look.is_solved:
            return words.solved(repeats=look.repeats, has_secondary=bool(look.problem.secondary))
        return words.to_cover(
            look.left, number(len(look.problem.items)), has_secondary=bool(look.problem.secondary)
        )

    @property
    def description(self) -> str:
        """All that can be seen, for those who cannot."""
        look, snapshot = self.look, self._player.snapshot
        if look is None or snapshot is None:
            return ""
        rows = [option_name(look.problem, one) for one, row in enumerate(look.rows) if row.fate is Fate.OUT]
        columns = [item_name(look.problem, one) for one, column in enumerate(look.columns) if column.times]
        told = [self.sentence, words.chosen(snapshot)]
        told += [words.struck_out(rows)] * bool(rows) + [words.covered(columns)] * bool(columns)
        return "\n".join(told)

    def target_at(self, room: QRectF, font: QFont, point: QPointF) -> Target | None:
        """What lies at a point; of a row without this element the row."""
        look = self.look
        place = None if look is None else by_hand.layout(room, look.problem, font).at(point)
        if look is None or place is None:
            return None
        option, item = place
        if option is None:
            return Target(item=item)
        return Target(item if item in look.problem.options[option] else None, option)

    def paint(self, painter: QPainter, room: QRectF, theme: Theme, *, is_walked: bool) -> None:
        """All of it."""
        look = self.look
        if look is not None:
            by_hand.paint(painter, room, look, Marks(self._selection.target, self.sentence, is_walked), theme)
