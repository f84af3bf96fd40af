"""The question of a stop: choices to click, or a button that shows the answer, and the answer itself."""

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from sudoku_gui.guard import Guarded
from sudoku_gui.render.theme import Theme
from sudoku_gui.tours import stop_text as tour_texts
from sudoku_gui.tours import text as words
from sudoku_gui.tours.browser import TourText
from sudoku_gui.tours.choice import ChoiceButton
from sudoku_gui.tours.tour import Question
from sudoku_gui.tours.touring import Touring

_TOUCHABLE: Final = 26
_BAR: Final = 3


class TourQuestion(Guarded, QWidget):
    """Asks, and answers.

    Signals:
        term_wanted: a link to a term was followed.
            term: which.
        grew: more is shown than before.

    Attributes:
        answer_label: what the answer stands in.

    Args:
        touring: whose stop asks.
        theme: the colours to begin with.
    """

    term_wanted = Signal(str)
    grew = Signal()

    def __init__(self, touring: Touring, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._touring = touring
        self._theme = theme
        self._question: Question | None = None
        self._buttons: list[ChoiceButton] = []
        self._said: tuple[str, ...] = ()
        self._asked = TourText("tour_question")
        self.answer_label = TourText("tour_answer")
        self._reveal = QPushButton(words.button("reveal"))
        self._reveal.setObjectName("tour_reveal")
        self._reveal.setMinimumHeight(_TOUCHABLE)
        self._reveal.setToolTip(words.button_help("reveal"))
        self._reveal.setAccessibleName(words.button("reveal"))
        self._reveal.setAutoDefault(True)
        self._reveal.clicked.connect(touring.reveal)
        for label in (self._asked, self.answer_label):
            label.term_wanted.connect(self.term_wanted)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)
        self._choices = QVBoxLayout()
        self._choices.setSpacing(4)
        row = QHBoxLayout()
        row.addWidget(self._reveal)
        row.addStretch(1)
        self._column.addWidget(self._asked)
        self._column.addLayout(self._choices)
        self._column.addLayout(row)
        answer = QHBoxLayout()
        answer.setContentsMargins(3 * _BAR, 0, 0, 0)
        answer.addWidget(self.answer_label)
        self._column.addLayout(answer)
        touring.answered.connect(self._tell_answer)
        self.refresh()

    # --- deeds ------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Ask what the stop asks; nothing where it asks nothing."""
        stop = self._touring.stop
        question = None if stop is None else stop.question
        self.setVisible(question is not None)
        if question is None or stop is None:
            return
        search, facts = self._touring.search, self._touring.facts
        asked = tour_texts.markdown(question.asked, search, facts, stop.beat)
        self._asked.say(asked)
        said = tuple(tour_texts.plain(text, search, facts, stop.beat) for text in question.choices)
        if question is not self._question or said != self._said:
            self._question, self._said = question, said
            self._replace_choices()
        self.answer_label.say(tour_texts.markdown(question.answer, search, facts, stop.beat))
        self._show_answers()

    def use_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self._theme = theme
        for button in self._buttons:
            button.use_theme(theme)
        self.update()

    # --- parts ------------------------------------------------------------------------------------

    def _replace_choices(self) -> None:
        for button in self._buttons:
            self._choices.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons = [ChoiceButton(text, self._theme, self) for text in self._said]
        before: QWidget = self._asked
        for number, button in enumerate(self._buttons):
            button.setObjectName(f"tour_choice_{number}")
            button.clicked.connect(partial(self._choose, number))
            self._choices.addWidget(button)
            button.show()
            self.setTabOrder(before, button)
            before = button
        self.setTabOrder(before, self._reveal)

    def _choose(self, number: int, _checked: bool = False) -> None:  # noqa: FBT001, FBT002 - as clicked has it
        self._touring.answer(number)

    def _show_answers(self) -> None:
        question, tried = self._question, self._touring.tried
        if question is None:
            return
        is_revealed = self._touring.is_revealed
        for number, button in enumerate(self._buttons):
            is_right = number == question.right
            shown = number in tried or (is_right and is_revealed)
            button.judge(("right" if is_right else "wrong") if shown else "open")
        self._reveal.setVisible(not is_revealed)
        self.answer_label.setVisible(is_revealed)
        self.update()

    def _tell_answer(self) -> None:
        """What was said of the choice, to who sees it and who hears it."""
        had_focus = self._reveal.hasFocus()
        self._show_answers()
        question = self._question
        if question is None or not self.isVisible():
            return
        if self._touring.is_revealed:
            spoken = words.answer(self.answer_label.told())
            self.grew.emit()
        else:
            spoken = words.verdict(right=False)
        if had_focus and self._touring.is_revealed:
            self.answer_label.setFocus(Qt.FocusReason.OtherFocusReason)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, spoken))

    # --- Qt ---------------------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self.answer_label.isVisible():
            return
        place = self.answer_label.geometry()
        painter = QPainter(self)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.solution)
        painter.drawRoundedRect(QRectF(0, place.top(), _BAR, place.height()), 1.5, 1.5)
        painter.end()
