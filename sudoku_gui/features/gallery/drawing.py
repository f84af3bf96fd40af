"""The board beside the parameters, on which squares can be drawn if the problem has a drawing."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
)

from solver_core.problems.families import Posed
from solver_core.problems.parameters import EMPTY, Drawing
from solver_core.problems.plans import Board, Network, Plan, Square
from sudoku_gui.features.gallery import paint
from sudoku_gui.features.gallery import text as words
from sudoku_gui.render import network, plan
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import Texts
from sudoku_gui.widgets.canvas import Canvas

tr = Texts("gallery")

_MARGIN: Final = 6
_Key = Qt.Key
_STEPS: Final = {_Key.Key_Up: (-1, 0), _Key.Key_Down: (1, 0), _Key.Key_Left: (0, -1), _Key.Key_Right: (0, 1)}
_CLEARING: Final = {_Key.Key_Delete, _Key.Key_Backspace, _Key.Key_0, _Key.Key_Period}


class DrawingBoardView(Canvas):
    """Shows a board; with a drawing, it is a sheet to draw on.

    Signals:
        drawn: a square was changed; with the whole drawing.
    """

    drawn = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__("gallery_board", theme)
        self.setAccessibleName(tr("Board of the problem"))
        self.cursor_square: Square = (0, 0)
        self._board: Board | None = None
        self._posed: Posed | None = None
        self._solution: tuple[int, ...] = ()
        self._drawing: Drawing | None = None
        self._text = ""
        self._dragged = ""
        self._size = (1, 1)

    def show_outline(self, board: Board, drawing: Drawing, text: str, size: tuple[int, int]) -> None:
        """Show a board to draw on, with what is drawn so far: this many rows and columns."""
        self._board, self._posed = board, None
        self._drawing, self._text, self._size = drawing, text, size
        row, col = self.cursor_square
        self.cursor_square = min(row, size[0] - 1), min(col, size[1] - 1)
        self._take_keyboard(is_drawing=True)

    def show_solution(self, posed: Posed | None, solution: tuple[int, ...]) -> None:
        """Show a board with a solution, which cannot be edited; None clears the view."""
        self._board, self._posed, self._solution, self._drawing = None, posed, solution, None
        self._take_keyboard(is_drawing=False)

    def _take_keyboard(self, *, is_drawing: bool) -> None:
        # With NoFocus, Qt would remove it from the tab order for good.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if is_drawing else Qt.FocusPolicy.ClickFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor if is_drawing else Qt.CursorShape.ArrowCursor)
        self._describe()
        self.update()

    @property
    def space(self) -> QRectF:
        return self.area.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)

    def square_rect(self, square: Square) -> QRectF:
        """The rectangle of a square in the widget, in pixels; around a point where the board is a network."""
        if isinstance(self._board, Network):
            measure = network.scale(self.space, self._board)
            middle, half = measure.at((square[1] + 1.0, square[0] + 1.0)), measure.across / 2
            return QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
        board = plan.area(self.space, self._look())
        side = board.width() / self._size[1]
        return QRectF(board.left() + square[1] * side, board.top() + square[0] * side, side, side)

    def square_at(self, point: QPointF) -> Square | None:
        """The row and column under a point of the widget; None outside of the board."""
        if self._drawing is None:
            return None
        first = self.square_rect((0, 0))
        row = int((point.y() - first.top()) // first.height())
        col = int((point.x() - first.left()) // first.width())
        return (row, col) if 0 <= row < self._size[0] and 0 <= col < self._size[1] else None

    def _look(self) -> plan.PlanLook:
        board = self._board if isinstance(self._board, Plan) else Plan(*self._size, (), ())
        return plan.look_of(board, ())

    # --- changing -----------------------------------------------------------------------------------

    @property
    def _takes_digits(self) -> bool:
        return self._drawing is not None and self._drawing.name == "givens"

    def _sign(self) -> str:
        row, col = self.cursor_square
        return self._text[row * self._size[1] + col] if self._text else EMPTY

    def _write(self, sign: str) -> None:
        row, col = self.cursor_square
        index = row * self._size[1] + col
        if self._text[index] != sign:
            self._text = self._text[:index] + sign + self._text[index + 1 :]
            self.drawn.emit(self._text)
        self._announce()

    def _next_sign(self) -> None:
        """Change a square to the next of the signs that it may have."""
        if self._drawing is not None:
            signs = EMPTY + self._drawing.signs
            self._write(signs[(signs.index(self._sign()) + 1) % len(signs)])

    def _move(self, step: tuple[int, int]) -> None:
        row, col = self.cursor_square
        self.cursor_square = (row + step[0]) % self._size[0], (col + step[1]) % self._size[1]
        self._announce()

    def _announce(self) -> None:
        self._describe()
        self.update()
        if self._drawing is not None and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.accessibleDescription()))

    def _describe(self) -> None:
        said = "" if self._drawing is None else words.square(self._drawing, self._sign(), *self.cursor_square)
        self.setAccessibleDescription(said)

    # --- hooks --------------------------------------------------------------------------------------

    def command(self, event: QKeyEvent) -> Callable[[], object] | None:
        if self._drawing is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return None
        key = event.key()
        if key in _STEPS:
            return partial(self._move, _STEPS[_Key(key)])
        if key == _Key.Key_Space and not self._takes_digits:
            return self._next_sign
        if key in _CLEARING or key == _Key.Key_Space:
            return partial(self._write, EMPTY)
        sign = event.text().upper()
        if self._takes_digits and sign and sign in self._drawing.signs:
            return partial(self._write, sign)
        return None

    # --- Qt -----------------------------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        return QSize(180, 150)

    def sizeHint(self) -> QSize:
        return QSize(1, 1) * (18 * self.fontMetrics().height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        square = self.square_at(event.position())
        if event.button() is Qt.MouseButton.LeftButton and square is not None:
            self.cursor_square = square
            if self._takes_digits:
                self._announce()
            else:
                self._next_sign()
                self._dragged = self._sign()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        square = self.square_at(event.position())
        is_pressed = bool(event.buttons() & Qt.MouseButton.LeftButton)
        if is_pressed and self._dragged and square is not None and square != self.cursor_square:
            self.cursor_square = square
            self._write(self._dragged)

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        self._dragged = ""

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._describe()

    def paint_on(self, painter: QPainter) -> None:
        if self._board is not None:
            paint.paint_outline(painter, self.space, self._board, self.theme)
            if self.hasFocus():
                painter.setPen(QPen(self.theme.selection, 2.5))
                painter.drawRect(self.square_rect(self.cursor_square).adjusted(2, 2, -2, -2))
        elif self._posed is not None:
            paint.paint(painter, self.space, self._posed, self._solution, self.theme)
