"""What a stop of a tour says: its text, where to look, and its question; scrolled where there is no room for all."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from sudoku_gui.guard import Guarded
from sudoku_gui.render.icons import icon
from sudoku_gui.render.theme import Theme
from sudoku_gui.tours import stop_text as tour_texts
from sudoku_gui.tours import text as words
from sudoku_gui.tours.browser import TourText
from sudoku_gui.tours.question import TourQuestion
from sudoku_gui.tours.touring import Touring
from sudoku_gui.widgets.label import Label

_GAP: Final = 8


class SignedLine(Guarded, QWidget):
    """A sign and a text on a ground of its own.

    Args:
        name: the object name of the text.
        sign: the name of the icon.
        ground: the role of the ground's colour.
    """

    def __init__(
        self, name: str, sign: str, ground: str, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._name, self._ground, self._theme = sign, ground, theme
        self._speak: Callable[[str], str] = str
        self._sign = Label()
        self.label = TourText(name)
        row = QHBoxLayout(self)
        row.setContentsMargins(_GAP, _GAP // 2, _GAP, _GAP // 2)
        row.setSpacing(_GAP)
        row.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.label, 1)
        self.use_theme(theme)

    def speak_as(self, speak: Callable[[str], str]) -> None:
        """Let a screen reader put it so."""
        self._speak = speak

    def say(self, text: str) -> None:
        """Say something else; "": nothing to say."""
        self.label.say(text, self._speak)
        self.setVisible(bool(text))

    def use_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self._theme = theme
        side = max(16, self.fontMetrics().height())
        self._sign.setPixmap(icon(self._name, theme).pixmap(QSize(side, side), self.devicePixelRatioF()))
        self.update()

    # --- Qt ---------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.use_theme(self._theme)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(getattr(self._theme, self._ground))
        painter.drawRoundedRect(QRectF(self.rect()), 4, 4)
        painter.end()


class TourPage(Guarded, QScrollArea):
    """In one column, or in two where it is wide.

    Signals:
        term_wanted: a link to a term was followed.
            term: which.
    """

    term_wanted = Signal(str)

    def __init__(self, touring: Touring, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._touring = touring
        self.setObjectName("tour_page")
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(words.panel_name())
        self._text = TourText("tour_text")
        self._look = SignedLine("tour_look", "watch", "house_shade", theme)
        self._look.speak_as(words.look)
        self._failure = SignedLine("tour_failure", "warning", "error_bar", theme)
        self._question = TourQuestion(touring, theme)
        for part in (self._text, self._look.label, self._question):
            part.term_wanted.connect(self.term_wanted)
        self._question.grew.connect(self._show_answer)
        self._box = self._build()
        self._failure.say("")

    def _build(self) -> QBoxLayout:
        inner = QWidget()
        box = QBoxLayout(QBoxLayout.Direction.TopToBottom, inner)
        box.setContentsMargins(0, 0, 4, 0)
        box.setSpacing(_GAP)
        self._told = QWidget()
        told = QVBoxLayout(self._told)
        told.setContentsMargins(0, 0, 0, 0)
        told.setSpacing(_GAP)
        for part in (self._failure, self._text, self._look):
            told.addWidget(part)
        box.addWidget(self._told, 0, Qt.AlignmentFlag.AlignTop)
        box.addWidget(self._question, 0, Qt.AlignmentFlag.AlignTop)
        box.addStretch(1)
        self.setWidget(inner)
        for ground in (inner, self.viewport()):
            ground.setAutoFillBackground(False)
        return box

    @property
    def has_focus_in_question(self) -> bool:
        """Whether the keyboard is somewhere in the question."""
        focus = QApplication.focusWidget()
        return focus is not None and self._question.isAncestorOf(focus)

    # --- deeds ------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Say what the stop says."""
        stop = self._touring.stop
        if stop is None:
            self._text.say(words.nothing())
            self._look.say("")
        else:
            search, facts = self._touring.search, self._touring.facts
            self._text.say(tour_texts.markdown(stop.text, search, facts, stop.beat))
            self._look.say(
                "" if stop.look is None else tour_texts.markdown(stop.look, search, facts, stop.beat)
            )
        self._question.refresh()

    def told(self) -> str:
        """What it says, without marks."""
        return self._text.told()

    def tell_failure(self, text: str) -> None:
        """Say that the stop cannot be shown; "": it can."""
        self._failure.say(tour_texts.escaped(text))

    def to_top(self) -> None:
        """Show the beginning."""
        self.verticalScrollBar().setValue(0)

    def be_wide(self, *, wide: bool) -> None:
        """Text and question side by side, or the question below."""
        direction = QBoxLayout.Direction
        self._box.setDirection(direction.LeftToRight if wide else direction.TopToBottom)
        self._box.setSpacing(3 * _GAP if wide else _GAP)
        self._box.setStretch(0, 1 if wide else 0)
        self._box.setStretch(1, 1 if wide else 0)
        self._box.setStretch(2, 0 if wide else 1)

    def use_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        for part in (self._look, self._failure, self._question):
            part.use_theme(theme)

    def _show_answer(self) -> None:
        QTimer.singleShot(0, self, self._scroll_to_answer)

    def _scroll_to_answer(self) -> None:
        self.ensureWidgetVisible(self._question.answer_label, 0, _GAP)
