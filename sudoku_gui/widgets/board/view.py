"""The board on screen: shows a `BoardLook`, has the selection, and reports what was typed.

It does not change what cells hold: a typed digit comes back as a new look, if the window agrees.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import (
    QElapsedTimer,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
    SignalInstance,
)
from PySide6.QtGui import QAccessible, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from sudoku_gui.player.job import call_soon
from sudoku_gui.render import edges
from sudoku_gui.render.board.geometry import BoardGeometry, edge
from sudoku_gui.render.board.look import BoardLook
from sudoku_gui.render.board.paint import candidate_at, paint
from sudoku_gui.render.fonts import painter_on
from sudoku_gui.render.pixmaps import CachedPicture, ratio_of, takes_lines
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.board import keys as board_keys
from sudoku_gui.widgets.board.selecting_board import SelectingBoardView
from sudoku_gui.widgets.shortcut_override import ENTER, TRANSPORT, plain
from sudoku_gui.wording.names import column_label, row_label

_FADE_MILLISECONDS = 150
_CALM_MILLISECONDS = 2 * _FADE_MILLISECONDS
_SMALLEST = 176
"""Pixels: digits can just be read. At a scale of 150 %, many panes on a small screen leave no more."""
_Reason = Qt.FocusReason
_BY_KEYBOARD = (_Reason.TabFocusReason, _Reason.BacktabFocusReason, _Reason.ShortcutFocusReason)


class BoardView(SelectingBoardView):
    """A board, always a square in the middle of the widget.

    While `yields_keys`, Space, Left, Right, Home, End and letters are left to the window, and the selection is quiet
    but where it was just moved while the board has the keyboard.

    Signals:
        digit_typed: a key was pressed that writes; with the selected cells, and the digit or 0 to clear.
        note_typed: a key was pressed that writes a note; with cells, digit, and whether it belongs in the middle.
        step_typed: a key was pressed while typing goes on from cell to cell; a digit, or one of `keys.STEPS`.
        mode_typed: a key was pressed that switches to a mode of typing, or back: ``digits``, ``notes``, ``centre``...
    """

    takes_all_keys = True
    digit_typed = Signal(object, int)
    note_typed = Signal(object, int, bool)
    step_typed = Signal(int)
    mode_typed = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.types_on = False  # digits lead to the next cell
        self._has_just_moved = False
        self._highlighted: frozenset[tuple[int, int]] = frozenset()
        self._shades_houses = self._marks_equals = True
        self._picture = CachedPicture()
        self._before = QPixmap()
        self._since_change = QElapsedTimer()
        self._fade = QVariantAnimation(self, duration=_FADE_MILLISECONDS, startValue=1.0, endValue=0.0)
        self._fade.valueChanged.connect(self.update)
        self.setAccessibleName(translate("cells", "Sudoku board"))
        self.setAccessibleDescription(
            translate(
                "cells",
                "Arrow keys move from cell to cell, with Ctrl to the next empty one, and select several with Shift. "
                "1 to 9 write a digit, with Shift a corner note, with Ctrl a centre note; Delete clears it.",
            )
        )
        self.setMinimumSize(_SMALLEST, _SMALLEST)

    @property
    def look(self) -> BoardLook:
        """The look that is shown, with the selection and focus as they are now."""
        quiet = self.yields_keys and not (self.hasFocus() and self._has_just_moved)
        return replace(
            self._look,
            selected=self.selected if self._shows_cursor else None,
            focus=self.hasFocus(),
            highlighted=self._highlighted,
            quiet=quiet,
            selection=frozenset(self.cells) if len(self.cells) > 1 else frozenset(),
            active=self._active_digit or self._look.active,
            shades_houses=self._shades_houses,
            marks_equals=self._marks_equals,
        )

    def show_coordinates(self, naming: str) -> None:
        """Name rows and columns at the edge: ``yes``, with hints and searches, ``always`` or ``no``."""
        self._naming = naming
        self.update()

    def set_explained(self, *, explained: bool) -> None:
        """Whether a hint speaks of cells now."""
        self._is_explained = explained
        self.update()

    def show_highlights(self, *, houses: bool, equals: bool) -> None:
        """Shade the houses of the selected cell, and mark the digits equal to its own, or do not."""
        self._shades_houses, self._marks_equals = houses, equals
        self.update()

    def _selection_changed(self) -> None:
        self._finish_fade()
        self._has_just_moved = self._shows_cursor = True
        self.update()

    def show_look(self, look: BoardLook) -> None:
        """Show other cells; the selection stays where it is, whatever `look` says of it."""
        before = self._look
        if look == before:
            return
        self._begin_fade()
        self._look = look
        self._has_just_moved = False
        self.update()
        if self.selected is not None and before.cells[self.selected] != look.cells[self.selected]:
            self.announce_event(QAccessible.Event.NameChanged)
            if self.hasFocus() and not self._yields_keys:  # Orca says nothing of cells whose names change
                self.announce(self.describe(self.selected))

    def highlight(self, targets: frozenset[tuple[int, int]]) -> None:
        """Mark what is pointed at: pairs of a cell and a candidate, or 0 for the whole cell."""
        if targets != self._highlighted:
            self._highlighted = targets
            self.update()

    def use_theme(self, theme: Theme) -> None:
        self._finish_fade()
        super().use_theme(theme)

    def drawn_in(self, rect: QRectF) -> QRectF:
        """The part of a rectangle that the board takes, with the names of rows and columns if they are shown."""
        inner = self.beside_names(rect)
        geometry = BoardGeometry.within(inner)
        space = rect.height() - inner.height() if self.has_coordinates else 0.0
        side = geometry.side + space
        return QRectF(geometry.left - space, geometry.top - space, side, side)

    def candidate_at(self, point: QPointF) -> int:
        """The candidate at a point of the widget; 0 beside them."""
        return candidate_at(self.board_area, point, self.devicePixelRatioF())

    def _begin_fade(self) -> None:
        """Keep the old picture to fade out, unless changes come so fast that it would only blur them."""
        is_calm = not self._since_change.isValid() or self._since_change.hasExpired(_CALM_MILLISECONDS)
        self._since_change.start()
        self._finish_fade()
        if self.animated and is_calm and self.isVisible():
            self._before = self._picture.pixmap
            self._fade.start()

    def _finish_fade(self) -> None:
        self._fade.stop()
        self._before = QPixmap()

    def paint_on(self, painter: QPainter) -> None:
        """Paint the board; nobody types in a picture."""
        self._paint(painter, replace(self.look, selected=None, focus=False))

    def _paint(self, painter: QPainter, look: BoardLook) -> None:
        # Lines of the board snap to pixels, which a file of lines does not have.
        ratio = 1.0 if takes_lines(painter) else ratio_of(painter)
        paint(painter, self.board_area, look, self.theme, ratio)
        if self.has_coordinates:
            geometry, space = BoardGeometry.within(self.board_area, ratio), edge(self.area)
            grid = QRectF(geometry.left, geometry.top, geometry.side, geometry.side)
            grid = QRectF(grid.topLeft() / ratio, grid.size() / ratio)
            rows, cols = map(row_label, range(1, 10)), map(column_label, range(1, 10))
            edges.paint_edges(painter, grid, [*rows], [*cols], self.theme, space=space, above=True)

    def _is_empty(self, cell: int) -> bool:
        return not self._look.cells[cell].digit

    def command(self, event: QKeyEvent) -> Callable[[], object] | None:
        mode = board_keys.mode_of(event)
        if self.yields_keys and (mode is not None or event.key() in TRANSPORT):
            return None
        if mode is not None:
            return partial(self.mode_typed.emit, mode)
        types_on = self.types_on and len(self.cells) == 1 and not self.yields_keys
        if types_on and (step := board_keys.step_of(event)) is not None:
            return partial(self.step_typed.emit, step)
        if (digit := board_keys.digit_of(event)) is not None:
            return partial(self._type, self.digit_typed, digit)
        if (note := board_keys.note_of(event)) is not None:
            return partial(self._type, self.note_typed, *note)
        return self._selecting(event)

    def _type(self, typed: SignalInstance, *what: int) -> None:
        if self.cells:
            typed.emit(self.cells, *what)

    def _selecting(self, event: QKeyEvent) -> Callable[[], object] | None:
        """The method of a key that moves the cursor, selects, or writes the active digit."""
        here = self.selected
        target = board_keys.destination(event, here or 0, self._is_empty)
        if target is not None:
            return partial(self.select, 0 if here is None else target)
        if self.yields_keys or here is None:
            return None
        if self._active_digit and plain(ENTER)(event):
            return partial(self.cells_clicked.emit, self.cells)
        match board_keys.selection_of(event, here, self._is_empty):
            case board_keys.ALL:
                return self.select_all
            case board_keys.ALIKE:
                return self.select_alike
            case [*cells]:
                return partial(self.extend, cells)
        return None

    # --- Qt ---------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(540, 540)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._shows_cursor = self._shows_cursor or event.reason() in _BY_KEYBOARD
        self.update()
        if self.selected is None and event.reason() in _BY_KEYBOARD:
            self.select(0)
        else:  # after what Qt says of the board, or screen readers would stay there
            call_soon(self, partial(self.announce_event, QAccessible.Event.Focus))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._finish_fade()

    def paintEvent(self, _event: QPaintEvent) -> None:
        look = self.look
        with painter_on(self) as painter:
            key = look, self.theme, self.font(), self.has_coordinates
            self._picture.draw(painter, QPointF(), self.size(), partial(self._paint, look=look), key=key)
            if self._fade.state() is QVariantAnimation.State.Running and not self._before.isNull():
                painter.setOpacity(self._fade.currentValue())
                painter.drawPixmap(0, 0, self._before)
