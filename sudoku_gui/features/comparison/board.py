"""One of the two searches of a comparison: its name, its board, and the sentence about its last event."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from solver_core.cover import Problem
from solver_core.problems.plans import Plan
from solver_core.sudoku import encoding
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.comparison import paint_board
from sudoku_gui.features.comparison.paint_board import ComparisonHighlight, SearchState
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.render import plan
from sudoku_gui.render.board.look import BoardLook
from sudoku_gui.render.board.paint import cell_at, paint
from sudoku_gui.render.fonts import write
from sudoku_gui.render.pixmaps import CachedPicture, ratio_of
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import Texts
from sudoku_gui.widgets.boxes import fill
from sudoku_gui.widgets.canvas import Canvas
from sudoku_gui.widgets.label import ElidedLabel
from sudoku_gui.widgets.pane import FontFollower
from sudoku_gui.widgets.term_label import ReadingLabel
from sudoku_gui.wording.names import cell_name, option_name

tr = Texts("comparison")

_MARGIN: Final = 3
_LINES: Final = 2  # lines of the sentence; below this many heights of the text in width, one more
_NARROW: Final = 17


@dataclass(frozen=True)
class BoardContent:
    """The contents of a board: a puzzle, another problem on a plan, or one without a board; and both searches."""

    problem: Problem
    grid: Grid | None
    plan: Plan | None
    state: SearchState
    other: SearchState


class ComparisonBoardView(Canvas):
    """A Sudoku's digits, a problem's pieces, or the chosen options as a list.

    Attributes:
        is_other: whether it belongs to the other search: "here" and "there" are seen from the player's.
        look: a Sudoku's board; None for other problems.
        different: the cells in which both searches have digits that differ.
    """

    smallest = (5, 5)
    usual = (14, 14)

    def __init__(self, selection: Selection, theme: Theme, *, is_other: bool) -> None:
        super().__init__("comparison_board_there" if is_other else "comparison_board_here", theme)
        self.is_other = is_other
        self.look: BoardLook | None = None
        self.different: frozenset[int] = frozenset()
        self._selection = selection
        self._content: BoardContent | None = None
        self._picture = CachedPicture()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_content(self, content: BoardContent) -> None:
        """Show another position; an event that leaves the board as it is paints nothing."""
        self._content, before = content, (self.look, self.different)
        is_sudoku = content.grid is not None
        self.different = (
            paint_board.differing(content.state, content.other) if is_sudoku else frozenset[int]()
        )
        self.look = self._sudoku_look()
        if self.look is None or (self.look, self.different) != before:
            self.update()

    def _sudoku_look(self) -> BoardLook | None:
        content = self._content
        if content is None or content.grid is None:
            return None
        side = min(self._rect().width(), self._rect().height()) / 9
        shows_depths = side >= 2 * paint_board.SMALL  # in the corners
        return paint_board.sudoku(content.state, content.grid, shows_depths=shows_depths)

    def _rect(self) -> QRectF:
        return QRectF(self.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)

    # --- pointing ---------------------------------------------------------------------------------

    def _highlighted(self) -> frozenset[int]:
        """The cells of a Sudoku that are pointed at."""
        target = self._selection.target
        if target is None:
            return frozenset()
        if target.option is not None:
            return frozenset({encoding.placement(target.option)[0]})
        return frozenset(() if target.item is None else encoding.item_cells(target.item))

    def _target(self, point: QPointF) -> Target | None:
        content = self._content
        if content is None:
            return None
        if content.grid is not None:
            cell = cell_at(self._rect(), point, self.devicePixelRatioF())
            if cell is None:
                return None
            digit = paint_board.digits(content.state).get(cell) or content.grid.digits[cell]
            return Target(cell, encoding.option(cell, digit) if digit else None)
        if content.plan is None:
            return None
        square = plan.square_at(self._rect(), paint_board.plan(content.state, content.plan), point)
        options = (level.option for level in content.state.levels)
        here = next((option for option in options if square in content.plan.squares[option]), None)
        return None if here is None else Target(option=here)

    def hover(self, point: QPointF | None) -> None:
        self._selection.hover(None if point is None else self._target(point), self.isVisible)

    def tip_at(self, point: QPointF) -> str:
        """About a cell in which the two differ."""
        content, cell = self._content, cell_at(self._rect(), point, self.devicePixelRatioF())
        if content is None or cell not in self.different or cell is None:
            return ""
        states = (content.other, content.state) if self.is_other else (content.state, content.other)
        here, there = (paint_board.digits(state)[cell] for state in states)
        return tr("{cell}: {here} here, {there} there", cell=cell_name(cell), here=here, there=there)

    # --- painting ---------------------------------------------------------------------------------

    def _paint_sudoku(self, painter: QPainter, look: BoardLook) -> None:
        rect, ratio = self._rect(), ratio_of(painter)

        def paint_board_alone(below: QPainter) -> None:
            paint(below, rect, look, self.theme, ratio)

        self._picture.draw(painter, QPointF(), self.size(), paint_board_alone, key=(look, self.theme))
        highlight = ComparisonHighlight(self.different, self._highlighted())
        paint_board.paint_highlight(painter, rect, highlight, self.theme, ratio)

    def _paint_plan(self, painter: QPainter, content: BoardContent, squares: Plan) -> None:
        target = self._selection.target
        is_option = target is not None and target.option is not None
        highlighted = (
            target.options(content.problem) if target is not None and is_option else frozenset[int]()
        )
        plan.paint(painter, self._rect(), paint_board.plan(content.state, squares, highlighted), self.theme)

    def _paint_list(self, painter: QPainter, content: BoardContent) -> None:
        """Paint the chosen options; without space for all, the last ones."""
        line, levels = self.fontMetrics().lineSpacing(), content.state.levels
        lines = [tr("Chosen so far:") if levels else tr("No option is chosen yet.")]
        for depth, level in enumerate(levels, 1):
            name = option_name(content.problem, level.option)
            lines.append(tr("{depth}. {option}", depth=depth, option=name))
        rect = self._rect().adjusted(_MARGIN, 0, -_MARGIN, 0)
        painter.fillRect(self.rect(), self.theme.paper)
        painter.setPen(self.theme.ink)
        for at, text in enumerate(lines[-max(1, int(rect.height() // line)) :]):
            row = QRectF(rect.left(), rect.top() + at * line, rect.width(), line)
            write(painter, row, text)

    # --- Qt ---------------------------------------------------------------------------------------

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._selection.pin(self._target(event.position()), self.isVisible)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.look = self._sudoku_look()

    def paint_on(self, painter: QPainter) -> None:
        content = self._content
        if self.look is not None:
            self._paint_sudoku(painter, self.look)
        elif content is not None and content.plan is not None:
            self._paint_plan(painter, content, content.plan)
        elif content is not None:
            self._paint_list(painter, content)


class ComparisonRun(FontFollower, QWidget):
    """A board below a heading, and above a sentence."""

    def __init__(self, selection: Selection, theme: Theme, *, is_other: bool) -> None:
        super().__init__()
        side = "there" if is_other else "here"
        self.board = ComparisonBoardView(selection, theme, is_other=is_other)
        self._heading = ElidedLabel(name=f"comparison_heading_{side}")
        self._sentence = ReadingLabel(_LINES, name=f"comparison_sentence_{side}")
        fill(QVBoxLayout(self), self._heading, self.board, self._sentence, spacing=2, stretch=(0, 1))
        self._sentence.fit(self.font())

    def show_heading(self, heading: str) -> None:
        """Say whose search it is and how it goes."""
        self._heading.show_text(heading)
        name = tr("Board – {heading}", heading=heading)
        self.board.setAccessibleName(name)

    def show_content(self, content: BoardContent, sentence: str) -> None:
        self.board.show_content(content)
        self._sentence.set_text(sentence)

    # --- Qt ---------------------------------------------------------------------------------------

    def hasHeightForWidth(self) -> bool:
        # Else a layout would take the best height of the sentence for its least.
        return False

    def minimumSizeHint(self) -> QSize:
        least = self.board.minimumSizeHint()
        return QSize(least.width(), least.height() + (_LINES + 1) * self.fontMetrics().height() + 4)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_narrow = self.width() < _NARROW * self.fontMetrics().height()
        self._sentence.reserve(_LINES + is_narrow)

    def fit_font(self) -> None:
        self._sentence.fit(self.font())
