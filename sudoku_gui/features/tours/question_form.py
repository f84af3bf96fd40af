"""The question of a stop: an exercise, choices to click, or a button that shows the answer, and the answer itself."""

from collections.abc import Collection
from functools import partial
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFontMetrics, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QVBoxLayout, QWidget

from solver_core.cover.explain.exercises import Exercise
from solver_core.sudoku.backtracking import BacktrackSearch
from sudoku_gui.features.tours import paint
from sudoku_gui.features.tours import text as words
from sudoku_gui.features.tours.guide import TourGuide
from sudoku_gui.features.tours.tour import StopQuestion
from sudoku_gui.layout.declarations import PaneSpec
from sudoku_gui.render.fonts import bold, painter_on
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.answer_input import AnswerInput, AnswerPlaces
from sudoku_gui.widgets.boxes import column, fill, row
from sudoku_gui.widgets.label import paragraph
from sudoku_gui.widgets.notice import Notice
from sudoku_gui.widgets.pane import Themed
from sudoku_gui.widgets.rich_text import RichText
from sudoku_gui.wording import exercises as exercise_words
from sudoku_gui.wording import joining
from sudoku_gui.wording.foreign import as_markdown, as_tip


class ExerciseForm(QWidget):
    """Takes the answer, and says why a wrong one is wrong."""

    def __init__(self, guide: TourGuide, theme: Theme, panes: Collection[PaneSpec] = ()) -> None:
        super().__init__()
        self._guide, self._panes = guide, panes
        self._how = paragraph("tour_how")
        self.input = AnswerInput("tour_exercise", guide.selection)
        self.input.answered.connect(guide.answer_exercise)
        self.wrong = Notice("tour_wrong", "close", "error_bar", theme)
        fill(QVBoxLayout(self), self._how, self.input, spacing=4)
        self.refresh()

    @property
    def asked(self) -> str:
        """The question in the exercises' own words; "" where there is none."""
        exercise, search = self._guide.exercise, self._guide.search
        return "" if exercise is None or search is None else exercise_words.question(search, exercise)

    @property
    def answer(self) -> str:
        """The sentence once it was answered or shown; "" where that is said already."""
        exercise, search, said = self._guide.exercise, self._guide.search, self._guide.verdict
        if exercise is None or search is None or said is None or not said.is_right:
            return ""
        if self._guide.was_shown:
            return exercise_words.shown_answer(search.problem, exercise, said)
        return exercise_words.verdict(search.problem, said)

    def refresh(self) -> None:
        """Show the state of the exercise; nothing where the stop has none."""
        exercise, search, said = self._guide.exercise, self._guide.search, self._guide.verdict
        self.setVisible(exercise is not None)
        is_open = exercise is not None and not self._guide.is_revealed
        self.input.ask(exercise if is_open else None, None if search is None else search.problem)
        self._how.setText("" if exercise is None else self._how_to_answer(exercise))
        self._how.setVisible(is_open)
        text = ""  # shown below all buttons, which stay where they are
        if said is not None and search is not None and not said.is_right:
            text = exercise_words.verdict(search.problem, said)
        self.wrong.show_text(words.unbroken(as_markdown(text)))

    def _how_to_answer(self, exercise: Exercise) -> str:
        """Name the panes of the stop; one that the user has closed comes back with the stop."""
        stop, search = self._guide.stop, self._guide.search
        if stop is None or search is None:
            return ""
        names = AnswerPlaces(self._panes, self, exercise.kind, stop.subject, search.problem).titles(
            stop.panes
        )
        return exercise_words.how(exercise.kind, names, by_cells=isinstance(search, BacktrackSearch))


_WRAPPED: Final = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_EDGE: Final = 8
_BAR: Final = 3


class AnswerButton(Themed, QPushButton):
    """A possible answer, as high as its words need; the verdict has its space from the start, so nothing moves."""

    def __init__(self, said: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._words = words.unbroken(said)
        self.sign = "open"
        self.setAccessibleName(said)
        self.setAutoDefault(True)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_verdict(self, sign: str) -> None:
        """Show "right", "wrong" or, where it was not chosen, "open"."""
        self.sign = sign
        self.setAccessibleDescription(self._verdict)
        self.update()

    @property
    def _verdict(self) -> str:
        return "" if self.sign == "open" else words.verdict(right=self.sign == "right")

    def _sign_side(self) -> int:
        return self.fontMetrics().ascent() + 2

    def _verdict_width(self) -> int:
        metrics = QFontMetrics(bold(self.font()))
        return max(metrics.horizontalAdvance(words.verdict(right=right)) for right in (True, False)) + 2

    def _words_rect(self, width: int) -> QRect:
        """Where the words may stand, in a button of any height."""
        left = 2 * _EDGE + self._sign_side()
        return QRect(left, _EDGE // 2 + 1, max(20, width - left - self._verdict_width() - 2 * _EDGE), 10_000)

    # --- Qt ---------------------------------------------------------------------------------------

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        needed = self.fontMetrics().boundingRect(self._words_rect(width), _WRAPPED, self._words)
        return max(self.minimumSizeHint().height(), needed.height() + _EDGE + 2)

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        width = min(metrics.horizontalAdvance(self._words), 40 * metrics.averageCharWidth())
        width += 4 * _EDGE + self._sign_side() + self._verdict_width()
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(12 * self.fontMetrics().averageCharWidth(), 28)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painter_on(self) as painter:
            option = QStyleOptionButton()
            self.initStyleOption(option)
            option.text = ""
            self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)
            side = self._sign_side()
            sign = QRectF(_EDGE, self.height() // 2 - side / 2, side, side)
            paint.paint_sign(painter, sign, self.sign, self.theme)
            painter.setPen(self.theme.ink)
            rect = self._words_rect(self.width())
            rect.setHeight(self.height() - 2 * rect.top())
            painter.drawText(rect, _WRAPPED, self._words)
            if self._verdict:
                painter.setFont(bold(self.font()))
                width = self._verdict_width()
                rect = QRect(self.width() - width - _EDGE, 0, width + _EDGE // 2, self.height())
                painter.drawText(
                    rect, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self._verdict
                )


class QuestionForm(Themed, QWidget):
    """Asks, and answers.

    Signals:
        term_requested: a link to the term of this id was followed.
        grew: more is shown than before.
    """

    term_requested = Signal(str)
    grew = Signal()

    def __init__(
        self, guide: TourGuide, theme: Theme, panes: Collection[PaneSpec], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._guide = guide
        self.theme = theme
        self._question: StopQuestion | None = None
        self._buttons: list[AnswerButton] = []
        self._reasons: list[RichText] = []
        self._texts: tuple[str, ...] = ()
        self._asked, self.answer_label = RichText("tour_question"), RichText("tour_answer")
        for label in (self._asked, self.answer_label):
            label.term_requested.connect(self.term_requested)
        text, tip = words.button("reveal")
        self._reveal = QPushButton(text)
        self._reveal.setObjectName("tour_reveal")
        self._reveal.setMinimumHeight(26)
        self._reveal.setToolTip(as_tip(tip))
        self._reveal.setAccessibleName(text)
        self._reveal.setAutoDefault(True)
        self._reveal.clicked.connect(guide.reveal)
        self._exercise = ExerciseForm(guide, theme, panes)
        self._choices, answer = column(self._exercise, spacing=4), row(self.answer_label)
        self._wrong = column(self._exercise.wrong, spacing=4)  # below all buttons, so that none moves
        answer.setContentsMargins(3 * _BAR, 0, 0, 0)
        reveal = row(self._reveal, None)
        fill(QVBoxLayout(self), self._asked, self._choices, reveal, self._wrong, answer, spacing=6)
        guide.answered.connect(self._show_answer)
        self.refresh()

    def refresh(self) -> None:
        """Ask what the stop asks; nothing where it asks nothing."""
        stop = self._guide.stop
        question = None if stop is None else stop.question
        self.setVisible(question is not None)
        if question is None or stop is None:
            return
        facts = self._guide.search, self._guide.facts, stop.beat
        asked = question.asked
        self._asked.show_text(
            words.unbroken(as_markdown(self._exercise.asked))
            if asked is None
            else words.markdown(asked, *facts)
        )
        texts = tuple(words.plain(text, *facts) for text in question.choices)
        if question is not self._question or texts != self._texts:
            self._question, self._texts = question, texts
            self._replace_choices()
        self._show_verdict()

    def _replace_choices(self) -> None:
        for part in (*self._buttons, *self._reasons):
            part.hide()
            part.deleteLater()
        self._buttons = [AnswerButton(text, self.theme, self) for text in self._texts]
        self._reasons = [RichText(f"tour_reason_{number}", self) for number in range(len(self._texts))]
        before: QWidget = self._asked
        for number, (button, reason) in enumerate(zip(self._buttons, self._reasons, strict=True)):
            button.setObjectName(f"tour_choice_{number}")
            button.clicked.connect(partial(self._choose, number))
            reason.term_requested.connect(self.term_requested)
            reason.hide()
            self._choices.addWidget(button)
            self._wrong.addWidget(reason)
            button.show()
            self.setTabOrder(before, button)
            before = button
        self.setTabOrder(before, self._reveal)

    def _choose(self, number: int, _checked: bool = False) -> None:  # noqa: FBT001, FBT002 - as clicked has it
        self._guide.answer(number)

    def _show_verdict(self) -> None:
        question, tried, is_revealed = self._question, self._guide.tried, self._guide.is_revealed
        if question is None:
            return
        self._exercise.refresh()
        answer = self._answer(question)
        self.answer_label.show_text(answer)
        for number, button in enumerate(self._buttons):
            is_right = number == question.right
            is_judged = number in tried or (is_right and is_revealed)
            button.show_verdict(("right" if is_right else "wrong") if is_judged else "open")
            self._show_reason(number, is_tried=number in tried)
        self._reveal.setVisible(not is_revealed)
        self.answer_label.setVisible(is_revealed and bool(answer))
        self.update()

    def _answer(self, question: StopQuestion) -> str:
        """The sentences at the end, in Markdown."""
        stop = self._guide.stop
        own = question.answer
        facts = self._guide.search, self._guide.facts, "" if stop is None else stop.beat
        texts = [
            words.unbroken(as_markdown(self._exercise.answer)),
            "" if own is None else words.markdown(own, *facts),
        ]
        return "\n\n".join(filter(None, texts))

    def _show_reason(self, choice: int, *, is_tried: bool) -> None:
        stop, label = self._guide.stop, self._reasons[choice]
        reason = self._question.reason(choice) if self._question is not None and is_tried else None
        if reason is not None and stop is not None:
            why = words.markdown(reason, self._guide.search, self._guide.facts, stop.beat)
            label.show_text(words.wrong_choice(self._texts[choice], why))
        label.setVisible(reason is not None)

    @property
    def newest(self) -> QWidget:
        """The latest text: the answer, or why a choice is wrong."""
        wrong = [part for part in (*self._reasons, self._exercise.wrong) if part.isVisible()]
        return wrong[-1] if wrong and not self.answer_label.isVisible() else self.answer_label

    def _show_answer(self) -> None:
        """Show what comes of a choice, for the eyes and for a screen reader."""
        had_focus = self._reveal.hasFocus()
        self._show_verdict()
        if self._question is None or not self.isVisible():
            return
        labels = [*self._reasons, self._exercise.wrong.label]
        shown = [label.plain_text for label in labels if not label.isHidden() and label.plain_text]
        spoken = joining.sentences([words.verdict(right=False), *shown[-1:]])
        if self._guide.is_revealed:
            spoken = translate("tours", "Answer: {answer}").format(answer=self.answer_label.plain_text)
            self.grew.emit()
            if had_focus:
                self.answer_label.setFocus(Qt.FocusReason.OtherFocusReason)
        elif shown:
            self.grew.emit()
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, spoken))

    # --- Qt ---------------------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self.answer_label.isVisible():
            return
        rect = self.answer_label.geometry()
        with painter_on(self) as painter:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.theme.solution)
            painter.drawRoundedRect(QRectF(0, rect.top(), _BAR, rect.height()), 1.5, 1.5)
