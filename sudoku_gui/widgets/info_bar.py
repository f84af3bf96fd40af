"""The bar for messages: one at a time, above the board, never in the way.

Its height, two lines, is always reserved, so nothing moves when a message comes or goes, except where no space is
kept. What a narrow window leaves no space for is in the tooltip.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from sudoku_gui.player.job import Reply, Steps
from sudoku_gui.render.direction import painter_on
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

_LONGEST: Final = 1000
"""Characters of a message: a damaged file may be quoted, and Qt crashes over some millions."""

_LINES: Final = 2
_PADDING: Final = 12
_SIGNS: Final = {"info": "info", "error": "warning", "question": "question"}
_KINDS: Final = {"info": mark("Message"), "error": mark("Problem"), "question": mark("Question")}
"""What screen readers say in place of the signs."""
_Action = tuple[str, Callable[[], object]]
Answer: TypeAlias = Callable[[str | None], object]
"""Gets the answer to a question: of the button, "" where the message was closed, None where another one took its place."""


class InfoBar(FontFollower, Themed, QWidget):
    """Shows a message with its sign, what can be done about it, and a way to close it.

    Signals:
        dismissed: the message has gone, by itself or closed.
    """

    dismissed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._kind = "info"
        self._applies: Callable[[], bool] | None = None
        self._keeps_space = True
        self._buttons: list[QPushButton] = []
        self._asked: Answer | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._dismiss_unless_used)
        self.setObjectName("info_bar")
        self.setAccessibleName(self.tr("Messages"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._build()
        self._show_parts(False)
        self._reserve_height()

    def _build(self) -> None:
        self._sign = Label()
        self._label = paragraph("message", selectable=True)
        self._label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        tip = self.tr("Close this message (Esc)")
        self._close = tool_button("close_message", self.dismiss, tip=tip, focus=Qt.FocusPolicy.TabFocus)
        self._row, parts = QHBoxLayout(self), (self._sign, self._label, self._close)
        fill(self._row, *parts, spacing=8, margins=(10, 0, 6, 0), stretch=(0, 1))

    @property
    def text(self) -> str:
        return self._label.text()

    @property
    def kind(self) -> str:
        return self._kind

    # --- commands ---------------------------------------------------------------------------------

    def show_message(
        self,
        text: str,
        kind: str = "info",
        actions: Sequence[_Action] = (),
        seconds: float | None = None,
        applies: Callable[[], bool] | None = None,
    ) -> None:
        """Show a message in place of the one before.

        Args:
            text: what has happened and, for an error, how to fix it; a very long one is cut.
            kind: "info", "error" or "question".
            actions: label and action of each button; pressing one closes the message, then does the action.
            seconds: after which it goes by itself; None: some seconds for an info without actions, never
                for others.
            applies: asked when the puzzle or the position has changed; the message goes when it returns False.
        """
        if kind not in _SIGNS:
            raise ValueError(f"{kind!r} is no kind of message; use one of {', '.join(_SIGNS)}")
        asked, self._asked = self._asked, None
        self._kind = kind
        self._applies = applies
        self.update_text(text)
        self._replace_buttons(actions)
        self._timer.stop()
        if seconds is not None or (kind == "info" and not actions):
            long_enough = max(SECONDS, _SECONDS_PER_LETTER * len(self.text)) if seconds is None else seconds
            self._timer.start(round(1000 * long_enough))
        self._show_parts(True)
        self._reserve_height()
        self.use_theme(self.theme)
        self._announce()
        if asked is not None:
            asked(None)

    def ask(self, text: str, answers: Mapping[str, str], kind: str = "question") -> Steps[str | None]:
        """Show a message with these buttons, labels by their answers, and wait for one; see `Answer`."""
        answer: Reply[str | None] = Reply()
        self.show_question(text, answers, answer.give, kind)
        return (yield from answer.wait())

    def show_question(
        self, text: str, answers: Mapping[str, str], give: Answer, kind: str = "question"
    ) -> None:
        """The same, calling a function with the answer."""
        self.show_message(text, kind, [(label, partial(give, answer)) for answer, label in answers.items()])
        self._asked = give

    def update_text(self, text: str) -> None:
        """Change the text of the message; its buttons stay, and nothing is announced again."""
        if len(text) > _LONGEST:
            text = text[:_LONGEST] + "…"
        self._label.setText(text)
        self._label.setToolTip(as_tip(text))
        self._label.setAccessibleName(f"{translate('info_bar', _KINDS[self._kind])}: {text}")

    def review(self) -> None:
        """Close a message that no longer applies."""
        if self._applies is not None and not self._applies():
            self.dismiss()

    def dismiss(self) -> bool:
        """Close the message; returns whether there was one."""
        if not self.text:
            return False
        self._timer.stop()
        self._applies = None
        self._label.clear()
        self._label.setToolTip("")
        self._label.setAccessibleName("")
        self._replace_buttons(())
        self._show_parts(False)
        self._reserve_height()
        self.update()
        asked, self._asked = self._asked, None
        self.dismissed.emit()
        if asked is not None:
            asked("")
        return True

    def keep_space(self, *, kept: bool) -> None:
        """Reserve the height also without a message, or only with one."""
        self._keeps_space = kept
        self._reserve_height()

    def use_theme(self, theme: Theme) -> None:
        super().use_theme(theme)
        side = max(20, round(self.fontMetrics().height() * 1.2))
        self._sign.setPixmap(
            icon(_SIGNS[self._kind], theme).pixmap(QSize(side, side), self.devicePixelRatioF())
        )
        self._close.setIcon(icon("close", theme))
        self.update()

    # --- parts ------------------------------------------------------------------------------------

    def _replace_buttons(self, actions: Sequence[_Action]) -> None:
        for button in self._buttons:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons = [self._button(label, action) for label, action in actions]
        for index, button in enumerate(self._buttons, 2):
            self._row.insertWidget(index, button)
            button.show()

    def _button(self, label: str, action: Callable[[], object]) -> QPushButton:
        def do() -> None:
            self._asked = None  # the action answers
            self.dismiss()
            action()

        return push_button("", label, do, takes_enter=True)

    def _show_parts(self, shown: bool) -> None:  # noqa: FBT001 - as Qt's setVisible
        for part in (self._sign, self._label, self._close):
            part.setVisible(shown)

    def _dismiss_unless_used(self) -> None:
        if self.underMouse() or any(part.hasFocus() for part in (*self._buttons, self._close)):
            self._timer.start(round(1000 * SECONDS / 3))
        else:
            self.dismiss()

    def _announce(self) -> None:
        spoken = QAccessibleAnnouncementEvent(self, self._label.accessibleName())
        if self._kind != "info":
            spoken.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(spoken)

    def _reserve_height(self) -> None:
        """Reserve the height of two lines; without a message as well, where the space is kept."""
        if not self.text and not self._keeps_space:
            self.setFixedHeight(0)
            return
        lines = _LINES * self.fontMetrics().lineSpacing() + _PADDING
        self.setFixedHeight(max(lines, self._close.sizeHint().height() + 6))

    def fit_font(self) -> None:
        self._reserve_height()
        self.use_theme(self.theme)

    # --- Qt ---------------------------------------------------------------------------------------

    def hasHeightForWidth(self) -> bool:
        """No: the wrapping text must not change the height."""
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text:
            self.dismiss()
            return
        super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self.text:
            return
        theme = self.theme
        with painter_on(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            is_error = self._kind == "error"
            edge = theme.conflict if is_error else theme.selection
            painter.setPen(
                QPen(edge, 1, Qt.PenStyle.DashLine if self._kind == "question" else Qt.PenStyle.SolidLine)
            )
            painter.setBrush(theme.error_bar if is_error else theme.info_bar)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 2.5, -0.5, -2.5), 6, 6)
            if is_error:
                painter.setPen(QPen(edge, 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
                painter.drawLine(QPointF(3, 8), QPointF(3, self.height() - 8))
