"""One of the two boards of a comparison: a Sudoku's digits, a problem's pieces, or the chosen options as a list."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from solver_core.cover import Problem
from solver_core.problems.plans import Plan
from solver_core.sudoku import encoding
from solver_core.sudoku.grid import Grid
from sudoku_gui.guard import Guarded
from sudoku_gui.panes.compare import paint_board as comparison_board
from sudoku_gui.panes.compare import text as words
from sudoku_gui.panes.compare.paint_board import Marks, Stand
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.render import board, plan
from sudoku_gui.render.board_look import BoardLook
from sudoku_gui.render.theme import Theme
from sudoku_gui.wording.foreign import as_tip
from sudoku_gui.wording.names import cell_name, option_name

_MARGIN: Final = 3
_SMALLEST: Final = 5
"""Lines of text that a board is high at the least."""


@dataclass(frozen=True)
class Shown:
    """What a board shows.

    Attributes:
        problem: what is searched.
        grid: the puzzle; None where it is another problem.
        plan: the board of that; None where it has none.
        stand: where the search stands.
        other: where the other search stands.
    """

    problem: Problem
    grid: Grid | None
    plan: Plan | None
    stand: Stand
    other: Stand


class ComparisonBoard(Guarded, QWidget):
    """Painted anew only when what it shows, its size or its colours are others.

    Attributes:
        theme: the colours.
        is_rival: whether it belongs to the other search: then differences are told from there.
    """

    def __init__(self, selection: Selection, theme: Theme, *, is_rival: bool) -> None:
        super().__init__()
        self.theme = theme
        self.is_rival = is_rival
        self._selection = selection
        self._shown: Shown | None = None
        self._look: BoardLook | None = None
        self._picture = QPixmap()
        self._painted: tuple[BoardLook, Theme] | None = None
        self._different: frozenset[int] = frozenset()
        self.setObjectName("comparison_board_there" if is_rival else "comparison_board_here")
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        selection.changed.connect(self._light)

    @property
    def different(self) -> frozenset[int]:
        """The cells in which both searches have digits that differ."""
        return self._different

    def show_stand(self, shown: Shown | None) -> None:
        """Show another place, or nothing; an event that leaves the board as it is paints nothing."""
        self._shown, before = shown, (self._look, self._different)
        self._different = frozenset()
        if shown is not None and shown.grid is not None:
            self._different = comparison_board.differing(shown.stand, shown.other)
        self._look = self._made()
        if self._look is None or (self._look, self._different) != before:
            self.update()

    @property
    def look(self) -> BoardLook | None:
        """A Sudoku's board; None for other problems."""
        return self._look

    def _made(self) -> BoardLook | None:
        shown = self._shown
        if shown is None or shown.grid is None:
            return None
        has_room = comparison_board.has_room_for_depths(self._room())
        return comparison_board.sudoku(shown.stand, shown.grid, tells_depths=has_room)

    # --- pointing ---------------------------------------------------------------------------------

    def _light(self) -> None:
        if self.isVisible():
            self.update()

    def _lit(self) -> frozenset[int]:
        """The cells of a Sudoku that are pointed at."""
        target = self._selection.target
        if target is None:
            return frozenset()
        if target.option is not None:
            return frozenset({encoding.placement(target.option)[0]})
        if target.item is not None:
            return frozenset(encoding.item_cells(target.item))
        return frozenset()

    def _target(self, point: QPointF) -> Target | None:
        shown = self._shown
        if shown is None:
            return None
        if shown.grid is not None:
            cell = board.cell_at(self._room(), point, self.devicePixelRatioF())
            if cell is None:
                return None
            digit = comparison_board.digits(shown.stand).get(cell) or shown.grid.digits[cell]
            return Target(cell, encoding.option(cell, digit) if digit else None)
        if shown.plan is None:
            return None
        look = comparison_board.plan(shown.stand, shown.plan)
        square = plan.square_at(self._room(), look, point)
        options = [level.option for level in shown.stand.levels]
        here = [option for option in options if square in shown.plan.squares[option]]
        return Target(option=here[0]) if here else None

    def _told(self, point: QPointF) -> str:
        """About a cell in which the two differ."""
        shown, cell = self._shown, board.cell_at(self._room(), point, self.devicePixelRatioF())
        if shown is None or cell not in self._different or cell is None:
            return ""
        pair = [comparison_board.digits(stand)[cell] for stand in (shown.stand, shown.other)]
        here, there = reversed(pair) if self.is_rival else pair
        return words.cell_difference(cell_name(cell), here, there)

    def _room(self) -> QRectF:
        return QRectF(self.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)

    # --- painting ---------------------------------------------------------------------------------

    def _paint_sudoku(self, painter: QPainter, look: BoardLook) -> None:
        ratio, before = self.devicePixelRatioF(), self._painted
        if before is None or before[1] is not self.theme or self._picture.size() != self.size() * ratio:
            self._picture = QPixmap(self.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(Qt.GlobalColor.transparent)
            inner = QPainter(self._picture)
            board.paint(inner, self._room(), look, self.theme, ratio)
            inner.end()
        elif before[0] != look:
            inner = QPainter(self._picture)
            comparison_board.repaint(inner, self._room(), (before[0], look), self.theme, ratio)
            inner.end()
        self._painted = (look, self.theme)
        painter.drawPixmap(0, 0, self._picture)
        marks = Marks(self._different, self._lit())
        comparison_board.paint_marks(painter, self._room(), marks, self.theme, ratio)

    def _paint_list(self, painter: QPainter, shown: Shown) -> None:
        """The chosen options; where there is no room for all, the last ones."""
        line, options = self.fontMetrics().lineSpacing(), [level.option for level in shown.stand.levels]
        lines = [
            words.level(depth, option_name(shown.problem, option)) for depth, option in enumerate(options, 1)
        ]
        room = self._room().adjusted(_MARGIN, 0, -_MARGIN, 0)
        lines = [words.chosen(len(options)), *lines]
        fitting = max(1, int(room.height() // line))
        if len(lines) > fitting:
            lines = lines[-fitting:]
        painter.fillRect(self.rect(), self.theme.paper)
        painter.setPen(self.theme.ink)
        for at, text in enumerate(lines):
            place = QRectF(room.left(), room.top() + at * line, room.width(), line)
            said = self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(room.width()))
            painter.drawText(place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, said)

    # --- Qt ---------------------------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        side = _SMALLEST * self.fontMetrics().height()
        return QSize(side, side)

    def sizeHint(self) -> QSize:
        side = 14 * self.fontMetrics().height()
        return QSize(side, side)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), as_tip(self._told(QPointF(event.pos()))), self)
            return True
        return super().event(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._selection.hover(self._target(event.position()), self.isVisible)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._selection.pin(self._target(event.position()), self.isVisible)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._selection.hover(None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._look = self._made()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, shown, look = QPainter(self), self._shown, self.look
        if shown is not None and look is not None:
            self._paint_sudoku(painter, look)
        elif shown is not None and shown.plan is not None:
            target = self._selection.target
            named = target is not None and target.option is not None
            lit = target.options(shown.problem) if target is not None and named else frozenset()
            plan.paint(painter, self._room(), comparison_board.plan(shown.stand, shown.plan, lit), self.theme)
        elif shown is not None:
            self._paint_list(painter, shown)
        painter.end()
