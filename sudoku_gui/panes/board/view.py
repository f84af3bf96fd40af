"""The board on screen: shows a `BoardLook`, has the selection, and reports what was typed.

It does not change what cells hold: a typed digit comes back as a new look, if the window agrees.
"""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QElapsedTimer, QEvent, QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QAccessible,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QStyle, QWidget

from sudoku_gui.panes.board import keys as board_keys
from sudoku_gui.panes.board.accessibility import SpokenBoard
from sudoku_gui.panes.board.text import translate
from sudoku_gui.render import board
from sudoku_gui.render.board_geometry import Geometry
from sudoku_gui.render.board_look import BoardLook
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.shortcut_override import claimed

_FADE_MILLISECONDS = 150
_CALM_MILLISECONDS = 2 * _FADE_MILLISECONDS
_SMALLEST = 176
"""Pixels: digits can just be read. At a scale of 150 %, many panes on a small screen leave no more."""
_Reason = Qt.FocusReason
_BY_KEYBOARD = (_Reason.TabFocusReason, _Reason.BacktabFocusReason, _Reason.ShortcutFocusReason)


class BoardView(SpokenBoard):
    """A board, always a square in the middle of the widget.

    Signals:
        selection_moved: another cell is selected; with its number, 0 to 80.
        digit_typed: a key was pressed that writes; with the cell, and the digit or 0 to clear.
        note_typed: a key was pressed that writes a note; with cell, digit, and whether it belongs in the middle.
        mode_typed: a key was pressed that switches to a mode of typing, or back: ``notes``, ``centre``, ``colours``.

    Attributes:
        yields_keys: while True (a search is watched) Space, Left, Right, Home, End and letters are left to the window,
            and the selection is quiet but where it was just moved while the board has the keyboard.
        animated: whether a change of what is shown fades in; follows the desktop's own setting at first.
    """

    selection_moved = Signal(int)
    digit_typed = Signal(int, int)
    note_typed = Signal(int, int, bool)
    mode_typed = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.yields_keys = False
        self._has_just_moved = False
        self.animated = self.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) > 0
        self._theme = theme
        self._lit: frozenset[tuple[int, int]] = frozenset()
        self._before = QPixmap()
        self._now = QPixmap()
        self._painted: BoardLook | None = None
        self._since_change = QElapsedTimer()
        self._fade = QVariantAnimation(self)
        self._fade.setDuration(_FADE_MILLISECONDS)
        self._fade.setStartValue(1.0)
        self._fade.setEndValue(0.0)
        self._fade.valueChanged.connect(self.update)
        self.setObjectName("board")
        self.setAccessibleName(translate("cells", "Sudoku board"))
        self.setAccessibleDescription(
            translate(
                "cells",
                "Arrow keys move from cell to cell, with Ctrl to the next empty one. "
                "1 to 9 write a digit, with Alt a note; Delete clears it.",
            )
        )
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(_SMALLEST, _SMALLEST)

    @property
    def look(self) -> BoardLook:
        """What is shown, with the selection and focus as they are now."""
        quiet = self.yields_keys and not (self.hasFocus() and self._has_just_moved)
        return replace(self._look, selected=self.selected, focus=self.hasFocus(), lit=self._lit, quiet=quiet)

    def select(self, cell: int) -> None:
        """Move the selection to a cell."""
        if not 0 <= cell < 81:
            raise ValueError(f"{cell} is not a cell; cells are numbered 0 to 80")
        if cell != self.selected:
            self._finish_fade()
            self.selected = cell
            self._has_just_moved = True
            self.update()
            self.announce(QAccessible.Event.Focus)
            self.selection_moved.emit(cell)

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
            self.announce(QAccessible.Event.NameChanged)

    def light(self, targets: frozenset[tuple[int, int]]) -> None:
        """Mark what is pointed at: pairs of a cell and a candidate, or 0 for the whole cell."""
        if targets != self._lit:
            self._lit = targets
            self.update()

    def use_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self._finish_fade()
        self._theme, self._painted = theme, None
        self.update()

    def drawn_in(self, rect: QRectF) -> QRectF:
        """The part of a rectangle that the board takes."""
        place = Geometry.within(rect)
        return QRectF(place.left, place.top, place.side, place.side)

    def cell_at(self, point: QPointF) -> int | None:
        """The cell at a point of the widget."""
        return board.cell_at(QRectF(self.rect()), point, self.devicePixelRatioF())

    def candidate_at(self, point: QPointF) -> int:
        """The candidate at a point of the widget; 0 beside them."""
        return board.candidate_at(QRectF(self.rect()), point, self.devicePixelRatioF())

    def _begin_fade(self) -> None:
        """Keep the old picture to fade out, unless changes come so fast that it would only blur them."""
        is_calm = not self._since_change.isValid() or self._since_change.hasExpired(_CALM_MILLISECONDS)
        self._since_change.start()
        self._finish_fade()
        if self.animated and is_calm and self.isVisible():
            self._before = self._picture()
            self._fade.start()

    def _finish_fade(self) -> None:
        self._fade.stop()
        self._before = QPixmap()

    def _picture(self) -> QPixmap:
        ratio, look = self.devicePixelRatioF(), self.look
        if look != self._painted or self._now.size() != self.size() * ratio:
            self._now = QPixmap(self.size() * ratio)
            self._now.setDevicePixelRatio(ratio)
            self._now.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._now)
            board.paint(painter, QRectF(self.rect()), look, self._theme, ratio)
            painter.end()
            self._painted = look
        return self._now

    def _is_empty(self, cell: int) -> bool:
        return not self._look.cells[cell].digit

    def _press(self, event: QKeyEvent, *, act: bool) -> bool:
        """Do what a key means here, or with `act` False only answer whether it means anything."""
        mode = board_keys.mode_of(event)
        if self.yields_keys and (mode is not None or board_keys.is_transport_key(event)):
            return False
        cell = self.selected
        here = 0 if cell is None else cell
        target = board_keys.destination(event, here, self._is_empty)
        digit, note = board_keys.digit_of(event), board_keys.note_of(event)
        if act and target is not None:
            self.select(here if cell is None else target)
        if act and digit is not None and cell is not None:
            self.digit_typed.emit(cell, digit)
        if act and note is not None and cell is not None:
            self.note_typed.emit(cell, *note)
        if act and mode is not None:
            self.mode_typed.emit(mode)
        return any(meaning is not None for meaning in (target, digit, note, mode))

    # --- Qt ---------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(540, 540)

    def event(self, event: QEvent) -> bool:
        return claimed(event, partial(self._press, act=False), all_keys=True) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.setAccepted(self._press(event, act=True))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        cell = self.cell_at(event.position())
        if cell is not None:
            self.select(cell)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()
        if self.selected is None and event.reason() in _BY_KEYBOARD:
            self.select(0)
        else:
            self.announce(QAccessible.Event.Focus)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self._painted = None

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._finish_fade()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture())
        if self._fade.state() is QVariantAnimation.State.Running and not self._before.isNull():
            painter.setOpacity(self._fade.currentValue())
            painter.drawPixmap(0, 0, self._before)
        painter.end()
