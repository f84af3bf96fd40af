"""The bar for messages: one at a time, above the board, never in the way.

Its height, two lines, is always reserved, so nothing moves when a message comes or goes, except where no space is
kept. What a narrow window leaves no space for is in the tooltip.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFont,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from sudoku_gui.messages import Button, Messages
from sudoku_gui.render.fonts import painter_on
from sudoku_gui.render.icons import icon
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import Texts, translate
from sudoku_gui.widgets.boxes import fill
from sudoku_gui.widgets.buttons import push_button, tool_button
from sudoku_gui.widgets.label import Label, paragraph
from sudoku_gui.widgets.pane import FontFollower, Themed
from sudoku_gui.wording.foreign import as_tip

mark = Texts("info_bar").mark

SECONDS: Final = 6.0
"""How long a message stays that asks nothing and reports no fault, unless the caller says otherwise."""

_SECONDS_PER_LETTER: Final = 0.06  # long messages stay until they can have been read

_LINES: Final = 2
_PADDING: Final = 12
_SIGNS: Final = {"info": "info", "error": "warning", "question": "question", "done": "solve"}
_KINDS: Final = {
    "info": mark("Message"),
    "error": mark("Problem"),
    "question": mark("Question"),
    "done": mark("Solved"),
}
"""Words for screen readers in place of the signs."""


class InfoBar(FontFollower, Themed, QWidget):
    """Shows a message with its sign, what can be done about it, and a way to close it."""

    def __init__(self, theme: Theme, messages: Messages, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.messages = messages
        self._keeps_space = True
        self._buttons: list[QPushButton] = []
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._dismiss_unless_used)
        self.setObjectName("info_bar")
        self.setAccessibleName(self.tr("Messages"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._build()
        messages.shown.connect(self._show_message)
        messages.text_changed.connect(self._show_text)
        messages.dismissed.connect(self._show_nothing)
        self._show_nothing()

    def _build(self) -> None:
        self._sign = Label()
        self._label = paragraph("message", selectable=True)
        self._label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        tip = self.tr("Close this message (Esc)")
        self._close = tool_button(
            "close_message", self.messages.dismiss, tip=tip, focus=Qt.FocusPolicy.TabFocus
        )
        self._row, parts = QHBoxLayout(self), (self._sign, self._label, self._close)
        fill(self._row, *parts, spacing=8, margins=(10, 0, 6, 0), stretch=(0, 1))

    def _show_message(self) -> None:
        messages = self.messages
        self._show_text()
        self._replace_buttons(messages.actions)
        self._timer.stop()
        seconds = messages.seconds
        if seconds is not None or (messages.kind == "info" and not messages.actions):
            usual = max(SECONDS, _SECONDS_PER_LETTER * len(messages.text))
            self._timer.start(round(1000 * (usual if seconds is None else seconds)))
        self._show_parts(True)
        self._reserve_height()
        self.use_theme(self.theme)
        self._announce()

    def _show_text(self) -> None:
        text, kind = self.messages.text, self.messages.kind
        self._label.setText(text)
        font = QFont()
        font.setBold(kind == "done")
        self._label.setFont(font)
        self._label.setToolTip(as_tip(text))
        self._label.setAccessibleName(f"{translate('info_bar', _KINDS[kind])}: {text}")

    def _show_nothing(self) -> None:
        self._timer.stop()
        self._label.clear()
        self._label.setToolTip("")
        self._label.setAccessibleName("")
        self._replace_buttons(())
        self._show_parts(False)
        self._reserve_height()
        self.update()

    def keep_space(self, *, kept: bool) -> None:
        """Reserve the height also without a message, or only with one."""
        self._keeps_space = kept
        self._reserve_height()

    def use_theme(self, theme: Theme) -> None:
        super().use_theme(theme)
        side = max(20, round(self.fontMetrics().height() * 1.2))
        self._sign.setPixmap(
            icon(_SIGNS[self.messages.kind], theme).pixmap(QSize(side, side), self.devicePixelRatioF())
        )
        self._close.setIcon(icon("close", theme))
        self.update()

    # --- parts ------------------------------------------------------------------------------------

    def _replace_buttons(self, actions: Sequence[Button]) -> None:
        for button in self._buttons:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons = [self._button(label, action) for label, action in actions]
        for index, button in enumerate(self._buttons, 2):
            self._row.insertWidget(index, button)
            button.show()

    def _button(self, label: str, action: Callable[[], object]) -> QPushButton:
        return push_button("", label, partial(self.messages.press, action), takes_enter=True)

    def _show_parts(self, shown: bool) -> None:  # noqa: FBT001 - as Qt's setVisible
        for part in (self._sign, self._label, self._close):
            part.setVisible(shown)

    def _dismiss_unless_used(self) -> None:
        if self.underMouse() or any(part.hasFocus() for part in (*self._buttons, self._close)):
            self._timer.start(round(1000 * SECONDS / 3))
        else:
            self.messages.dismiss()

    def _announce(self) -> None:
        spoken = QAccessibleAnnouncementEvent(self, self._label.accessibleName())
        if self.messages.kind != "info":
            spoken.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(spoken)

    def _reserve_height(self) -> None:
        """Reserve the height of two lines; without a message as well, where the space is kept."""
        if not self.messages.text and not self._keeps_space:
            self.setFixedHeight(0)
            return
        lines = _LINES * self.fontMetrics().lineSpacing() + _PADDING
        self.setFixedHeight(max(lines, self._close.sizeHint().height() + 6))

    def fit_font(self) -> None:
        self._reserve_height()
        self.use_theme(self.theme)

    # --- Qt ---------------------------------------------------------------------------------------

    def hasHeightForWidth(self) -> bool:
        # The wrapping text must not change the height.
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.messages.text:
            self.messages.dismiss()
            return
        super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self.messages.text:
            return
        theme = self.theme
        with painter_on(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            is_error = self.messages.kind == "error"
            is_done = self.messages.kind == "done"
            edge = theme.wrong if is_error else theme.solution if is_done else theme.selection
            painter.setPen(
                QPen(
                    edge,
                    3 if is_done else 1,
                    Qt.PenStyle.DashLine if self.messages.kind == "question" else Qt.PenStyle.SolidLine,
                )
            )
            painter.setBrush(theme.error_bar if is_error else theme.info_bar)
            inset = 1.5 if is_done else 0.5
            box = QRectF(self.rect()).adjusted(inset, 2 + inset, -inset, -2 - inset)
            painter.drawRoundedRect(box, 6, 6)
            if is_error:
                painter.setPen(QPen(edge, 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
                painter.drawLine(QPointF(3, 8), QPointF(3, self.height() - 8))
