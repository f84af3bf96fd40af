"""Small pictures of solutions, painted a few at a time when they come into sight."""

from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QRectF, QSize, Signal
from PySide6.QtGui import QPixmap

from solver_core.problems.plans import Plan
from sudoku_gui.player.job import Job, Steps
from sudoku_gui.render import plan
from sudoku_gui.render.pixmaps import pixmap
from sudoku_gui.render.theme import Theme

_HELD: Final = 400  # pictures that are kept

_Key = tuple[int, int, float]
"""Which solution, how long a side of its picture is, and how many pixels there are to a logical one."""


class Pictures(QObject):
    """Paints and keeps them.

    Signals:
        painted: one that was asked for is there.
    """

    painted = Signal()

    def __init__(self, options: Callable[[int], list[int]], parent: QObject) -> None:
        super().__init__(parent)
        self._options = options
        self._board: Plan | None = None
        self._cache: OrderedDict[_Key, QPixmap] = OrderedDict()
        self._asked: OrderedDict[_Key, None] = OrderedDict()
        self._job = Job(self)
        self._theme: Theme | None = None

    def show_board(self, board: Plan | None, theme: Theme) -> None:
        """Paint solutions on this board from now on."""
        self._job.cancel()
        self._board, self._theme = board, theme
        self._cache.clear()
        self._asked.clear()

    def picture(self, row: int, side: int, ratio: float) -> QPixmap | None:
        """The picture of a solution; None while it is still to be painted."""
        key = row, side, ratio
        if (found := self._cache.get(key)) is not None:
            self._cache.move_to_end(key)
            return found
        self._asked[key] = None
        if self._board is not None and not self._job.is_running:
            self._job.start(self._painting(self._board))
        return None

    def _painting(self, board: Plan) -> Steps[None]:
        while self._asked:
            key, _ = self._asked.popitem()  # what was asked for last is in sight
            self._cache[key] = self._paint(board, *key)
            while len(self._cache) > _HELD:
                self._cache.popitem(last=False)
            if len(self._asked) > _HELD:
                self._asked.clear()
            self.painted.emit()
            yield 0.0

    def _paint(self, board: Plan, row: int, side: int, ratio: float) -> QPixmap:
        assert self._theme is not None  # noqa: S101 - it comes with the board
        look = plan.look_of(board, self._options(row), is_calm=True)
        paint = partial(plan.paint, rect=QRectF(0, 0, side, side), look=look, theme=self._theme)
        return pixmap(QSize(side, side), ratio, paint)
