"""The exercises: a question about what the search does next, the answer to it, and why an answer is wrong."""

from collections.abc import Callable, Collection
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from solver_core.cover.explain.exercises import Kind
from solver_core.sudoku.backtracking import BacktrackSearch
from sudoku_gui.document.preferences import Preferences
from sudoku_gui.features.exercises import text as words
from sudoku_gui.features.exercises.model import ExerciseModel
from sudoku_gui.features.exercises.results_panel import ResultsPanel, VerdictNotices
from sudoku_gui.layout.declarations import PaneSpec
from sudoku_gui.player.job import call_soon
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.render.fonts import scaled
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.answer_input import LINKS, AnswerInput, AnswerPlaces
from sudoku_gui.widgets.boxes import fill, row
from sudoku_gui.widgets.buttons import TOUCHABLE, push_button
from sudoku_gui.widgets.label import paragraph
from sudoku_gui.widgets.notice import Notice
from sudoku_gui.widgets.pane import Pane
from sudoku_gui.wording import exercises as sentences
from sudoku_gui.wording.foreign import as_markdown

_GAP: Final = 6
_LARGE: Final = 1.15
_WIDE: Final = 32  # heights of the text from which on what is answered stands beside the buttons


class ExercisesView(Pane):
    """Asks; answers are clicked in the other panes, typed, or chosen.

    The question stays above what scrolls, and the buttons below it::

        question
        how to answer, or the verdict, then the results     (scrolls)
        Next   Show the Answer         what is selected   Answer

    Signals:
        pane_requested: a pane is needed for the answer, where another one is; their names.
    """

    pane_requested = Signal(str, str)
    smallest = (13, 9)
    usual = (26, 20)

    def __init__(
        self,
        player: Player,
        selection: Selection,
        preferences: Preferences,
        theme: Theme,
        panes: Collection[PaneSpec] = (),
    ) -> None:
        title = translate("exercises", "Exercises")
        description = translate("exercises", "Questions about what the search does next.")
        super().__init__("exercises", title, description, theme, player=player)
        self._player, self._panes = player, panes
        self.model = ExerciseModel(player, selection, preferences, self)
        self._question, self._how = paragraph("exercise_question"), paragraph("exercise_how")
        self.input = AnswerInput("exercise", selection)
        self.input.answered.connect(self.model.answer)
        self.input.changed.connect(self._drop_verdict)
        self.ask = self._button("ask", self._ask_next)
        self.reveal = self._button("reveal", self.model.reveal)
        self.back = self._button("return", self.model.go_back)
        self.show_pane = self._button("show", self._show_pane)
        self._needed: PaneSpec | None = None
        self._verdicts = VerdictNotices(theme)
        self.right, self.wrong, self.shown = self._verdicts.right, self._verdicts.wrong, self._verdicts.shown
        self._restart = Notice("exercise_restart", "hint", "house_shade", theme)
        self._results = ResultsPanel(self.model)
        self._results.kinds_changed.connect(self._show_kinds)
        self.kinds = self._results.menu.kinds
        self.main_part = self.ask
        self._build()
        self.model.asked.connect(self._show_question)
        self.model.judged.connect(self._show_judged)
        self.fit()
        self._show_question()

    def _build(self) -> None:
        inner = QWidget()
        helps = row(self.show_pane, self.back, None, spacing=_GAP)
        parts = self._restart, self._how, helps, self._verdicts, self._results
        fill(QVBoxLayout(inner), *parts, None, spacing=_GAP, margins=(_GAP, 2, _GAP, _GAP))
        self._scroll = QScrollArea(widgetResizable=True)
        self._scroll.setMinimumHeight(TOUCHABLE)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(inner)
        margins, buttons = (_GAP, 3, _GAP, 3), row(self.ask, self.reveal, None, spacing=_GAP)
        asked = fill(QHBoxLayout(), self._question, margins=margins)
        self._foot = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        fill(self._foot, buttons, self.input, spacing=_GAP, margins=margins, stretch=(0, 1))
        self._foot.setAlignment(buttons, Qt.AlignmentFlag.AlignBottom)  # also beside two lines of text
        self.lay_out(asked, self._scroll, self._foot, stretch=(0, 1))

    # --- what is shown ----------------------------------------------------------------------------

    def show_position(self) -> None:
        self.back.setVisible(self.model.is_away)
        if self.model.exercise is None:
            self._show_question()
        else:
            self._show_how()  # other panes may have come into sight

    def forget(self) -> None:
        self.model.drop()  # it hears of another problem after this pane, and its verdict names items of the one before
        self._show_question()

    def opened(self) -> None:
        self.model.record_shown()

    def closed(self) -> None:
        self.model.record_hidden()

    def fit(self) -> None:
        font = scaled(self.font(), _LARGE)
        font.setBold(True)
        self._question.setFont(font)

    def arrange(self) -> None:
        """Put what is answered above the buttons where there is no space beside them."""
        is_wide = self.width() >= _WIDE * self.fontMetrics().height()
        way = QBoxLayout.Direction
        self._foot.setDirection(way.LeftToRight if is_wide else way.BottomToTop)

    def is_own_key(self, event: QKeyEvent) -> bool:
        """Keys of the window that work the button or the number with the focus; Esc is never for the search."""
        if event.key() == Qt.Key.Key_Escape:
            return self._player.is_watching
        if isinstance(self.focusWidget(), QAbstractButton):
            return event.key() == Qt.Key.Key_Space
        return self.input.is_own_key(event)

    def _show_question(self) -> None:
        model, exercise = self.model, self.model.exercise
        invitation = words.invitation(
            is_watching=self._player.is_watching, has_none=model.has_none, has_kinds=bool(model.kinds)
        )
        self._question.setText(model.question or invitation)
        self._restart.show_text(as_markdown(words.restart()) if model.has_restarted else "")
        self._show_how()
        self._keep_rows(kept=exercise is not None)
        self.ask.setEnabled(self._player.is_watching and bool(model.kinds))
        self._show_verdict()

    def _ask_next(self) -> None:
        """A number can be typed at once; Enter, meant for the question before, does not skip this one."""
        had_keyboard = self._has_keyboard
        self.model.ask()
        if had_keyboard and self.model.is_open:
            self._take_keyboard()

    def _take_keyboard(self) -> None:
        if not self.input.take_keyboard():
            self.ask.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _has_keyboard(self) -> bool:
        focus = QApplication.focusWidget()
        return focus is not None and self.isAncestorOf(focus)

    @property
    def _by_cells(self) -> bool:
        return isinstance(self._player.search, BacktrackSearch)

    def _show_how(self) -> None:
        exercise = self.model.exercise
        self.show_pane.hide()
        if exercise is None:
            self._how.setText("")
            return
        places = AnswerPlaces(self._panes, self, exercise.kind, self._player.subject, self._player.problem)
        self._how.setText(sentences.how(exercise.kind, places.titles(), by_cells=self._by_cells))
        self._needed = None if self._by_cells and exercise.kind is Kind.CHOICE else places.needed
        if self._needed is not None and self.model.is_open:
            text = translate("exercises", "Show {pane}", pane=self._needed.title)
            self.show_pane.setText(text)
            self.show_pane.setAccessibleName(text)
            self.show_pane.show()

    def _keep_rows(self, *, kept: bool) -> None:
        """Let hidden rows keep their space after an answer, so that no other button comes under the mouse."""
        for part in (self.input, self.reveal):
            policy = part.sizePolicy()
            policy.setRetainSizeWhenHidden(kept)
            part.setSizePolicy(policy)

    def _show_verdict(self) -> None:
        model, exercise = self.model, self.model.exercise
        is_open, text = model.is_open, self._verdicts.show_verdict(self.model, self._player.search)
        self._how.setVisible(is_open and not text)
        self.input.ask(exercise if is_open else None, self._player.problem, by_cells=self._by_cells)
        self.reveal.setVisible(is_open)
        self.ask.setDefault(not is_open)
        self.ask.setAutoDefault(not is_open)  # while a question is open, Enter does not skip it
        self.back.setVisible(model.is_away)
        self._results.refresh()
        call_soon(self, self._show_newest)  # when all has its place, and the keyboard another one
        if text and self.isVisible() and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def _show_judged(self) -> None:
        """Show what an answer is worth; after the last answer to a question, Enter asks the next one."""
        had_keyboard = self._has_keyboard
        self._show_verdict()
        if had_keyboard and self.model.is_over:
            self.ask.setFocus(Qt.FocusReason.OtherFocusReason)

    def _drop_verdict(self) -> None:
        """Drop the verdict on another answer than the one selected now."""
        if self.model.is_open and self._verdicts.drop():
            self._how.show()

    def _show_newest(self) -> None:
        """The beginning is in sight and, where the pane is low, rather the verdict about an answer."""
        self._scroll.verticalScrollBar().setValue(0)
        if self._verdicts.isVisible():
            self._scroll.ensureWidgetVisible(self._verdicts, 0, _GAP)

    def _show_pane(self) -> None:
        """Open what the answer needs, not in front of the question."""
        if self._needed is not None:
            self.pane_requested.emit(self._needed.id, LINKS)
            self._take_keyboard()
            call_soon(self, self._show_how)

    # --- what is done -----------------------------------------------------------------------------

    def _show_kinds(self) -> None:
        """Show whether other kinds can ask something now; the scroll bar stays where it is."""
        scrolled = self._scroll.verticalScrollBar().value()
        if self.model.exercise is None:
            self._show_question()
        call_soon(self, lambda: self._scroll.verticalScrollBar().setValue(scrolled))

    @staticmethod
    def _button(part: str, action: Callable[[], object]) -> QPushButton:
        text, tip = words.button(part)
        return push_button(f"exercise_{part}", text, action, tip=tip, takes_enter=True)

    # --- Qt ---------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_return = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if event.key() == Qt.Key.Key_Escape:
            self.model.drop()
        elif is_return and self.model.is_open:
            self.input.submit()
        else:
            super().keyPressEvent(event)
