"""The exercises: a question about what the search does next, the answer to it, and why an answer is wrong."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAction, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QFrame,
    QMenu,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from solver_core.cover.exercises import Kind
from solver_core.sudoku.backtracking import BacktrackSearch
from sudoku_gui.document.preferences import Preferences
from sudoku_gui.panes.exercises import text as words
from sudoku_gui.panes.exercises.model import Quiz
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.render.fonts import scaled
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets import answer_places
from sudoku_gui.widgets.answer_input import AnswerInput
from sudoku_gui.widgets.boxes import column, fill, row
from sudoku_gui.widgets.buttons import TOUCHABLE, push_button
from sudoku_gui.widgets.label import Label
from sudoku_gui.widgets.notice import Notice
from sudoku_gui.widgets.pane import Pane
from sudoku_gui.wording import exercises as sentences
from sudoku_gui.wording.foreign import as_markdown, as_tip
from sudoku_gui.wording.marking import translate

_GAP: Final = 6
_LARGE: Final = 1.15


class ExercisesView(Pane):
    """Asks; answers are clicked in the other panes, typed, or chosen."""

    smallest = (13, 8)
    usual = (26, 20)

    def __init__(self, player: Player, selection: Selection, preferences: Preferences, theme: Theme) -> None:
        super().__init__(
            "exercises",
            translate("exercises", "Exercises"),
            translate("exercises", "Questions about what the search does next."),
            theme,
            player=player,
        )
        self._player = player
        self.quiz = Quiz(player, selection, preferences, self)
        self._question, self._how = self._label("exercise_question"), self._label("exercise_how")
        self.input = AnswerInput("exercise", selection)
        self.input.answered.connect(self.quiz.answer)
        self.ask = self._button("ask", self.quiz.ask)
        self.reveal = self._button("reveal", self.quiz.reveal)
        self.back = self._button("return", self.quiz.go_back)
        self.right = Notice("exercise_right", "right", "house_shade", theme)
        self.wrong = Notice("exercise_wrong", "close", "error_bar", theme)
        self._total, self._history = self._label("exercise_total"), self._label("exercise_history")
        self._reset = self._button("reset", self.quiz.reset_record)
        self.hides = QCheckBox(translate("exercises", "Hide what comes next"))
        self.hides.setObjectName("exercise_hides")
        self.hides.setAccessibleName(self.hides.text())
        self.hides.setMinimumHeight(TOUCHABLE)
        self.hides.setToolTip(
            as_tip(
                translate(
                    "exercises",
                    "Timeline, search tree and log end at the furthest event reached since this was ticked, "
                    "or since the question was asked; no reason gives the answer away. "
                    "It holds as long as the exercises are in sight.",
                )
            )
        )
        self.hides.setChecked(self.quiz.hides_future)
        self.hides.toggled.connect(lambda hidden: self.quiz.set_hides_future(hidden=hidden))
        self.kinds = {kind: self._kind_action(kind) for kind in Kind}
        self._choose = self._kinds_button()
        self.main_part = self.ask
        self._build()
        self.quiz.asked.connect(self._show_question)
        self.quiz.judged.connect(self._show_verdict)
        self.fit()
        self._show_question()

    def _build(self) -> None:
        inner = QWidget()
        buttons = row(self.ask, self.reveal, self.back, None, spacing=_GAP)
        choices = row(self._choose, self._reset, None, spacing=_GAP)
        results = column(self._total, self._history, self.hides, choices, spacing=4)
        box = fill(
            QVBoxLayout(inner),
            self._question, self._how, self.input, buttons, self.right, self.wrong, results, None,
            spacing=_GAP,
        )  # fmt: skip
        box.setContentsMargins(_GAP, _GAP, _GAP, _GAP)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(inner)
        self.lay_out(self._scroll)

    # --- what is shown ----------------------------------------------------------------------------

    def show_position(self) -> None:
        self.back.setVisible(self.quiz.is_away)
        if self.quiz.exercise is None:
            self._show_question()
        else:
            self._show_how()  # other panes may have come into sight

    def forget(self) -> None:
        self.quiz.drop()  # it hears of another problem after this pane, and its verdict names items of the one before
        self._show_question()

    def opened(self) -> None:
        self.quiz.resume()

    def closed(self) -> None:
        self.quiz.rest()

    def fit(self) -> None:
        font = scaled(self.font(), _LARGE)
        font.setBold(True)
        self._question.setFont(font)

    def is_own_key(self, event: QKeyEvent) -> bool:
        """Keys of the window that work the button or the number that the keyboard is at."""
        if isinstance(self.focusWidget(), QAbstractButton):
            return event.key() == Qt.Key.Key_Space
        return self.input.is_own_key(event)

    def _show_question(self) -> None:
        quiz, exercise = self.quiz, self.quiz.exercise
        invitation = words.invitation(
            is_watching=self._player.is_watching, has_none=quiz.has_none, has_kinds=bool(quiz.kinds)
        )
        self._question.setText(quiz.question or invitation)
        self._show_how()
        self._keep_places(kept=exercise is not None)
        self.ask.setEnabled(self._player.is_watching and bool(quiz.kinds))
        self._show_verdict()

    def _show_how(self) -> None:
        exercise = self.quiz.exercise
        if exercise is None:
            self._how.setText("")
            return
        player, seen = self._player, answer_places.seen(self)
        panes = answer_places.titles(exercise.kind, seen, player.subject, player.problem)
        by_cells = isinstance(player.search, BacktrackSearch)
        self._how.setText(sentences.how(exercise.kind, panes, by_cells=by_cells))

    def _keep_places(self, *, kept: bool) -> None:
        """After an answer the buttons stay where they are: nothing else is pressed by mistake."""
        for part in (self._how, self.input, self.reveal):
            policy = part.sizePolicy()
            policy.setRetainSizeWhenHidden(kept)
            part.setSizePolicy(policy)

    def _show_verdict(self) -> None:
        quiz, exercise, said, search = self.quiz, self.quiz.exercise, self.quiz.verdict, self._player.search
        is_open = quiz.is_open
        if said is None or search is None or exercise is None:
            text = ""
        elif quiz.was_shown:
            text = sentences.shown_answer(search.problem, exercise, said)
        else:
            text = sentences.verdict(search.problem, said)
        is_right = said is not None and said.is_right
        self.right.show_text(as_markdown(text) if is_right else "")
        self.wrong.show_text(as_markdown(text) if not is_right else "")
        self._how.setVisible(is_open)
        self.input.ask(exercise if is_open else None, self._player.problem)
        self.reveal.setVisible(is_open)
        self.ask.setDefault(not is_open)
        self.back.setVisible(quiz.is_away)
        self._show_record()
        QTimer.singleShot(0, self, self._show_newest)  # when all has its place, and the keyboard another one
        if text and self.isVisible() and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def _show_newest(self) -> None:
        """The question is in sight and, where the pane is low, rather the verdict about an answer."""
        self._scroll.verticalScrollBar().setValue(0)
        for verdict in (self.right, self.wrong):
            if verdict.isVisible():
                self._scroll.ensureWidgetVisible(verdict, 0, _GAP)

    def _show_record(self) -> None:
        record = self.quiz.record
        self._total.setText(words.total(record))
        self._history.setText(words.history(record))
        self._history.setAccessibleName(words.total(record))
        self._history.setVisible(bool(record.answered))
        self._reset.setVisible(bool(record.answered))
        for kind, action in self.kinds.items():
            action.setText(words.kind(kind, *record.of(kind)))

    # --- what is done -----------------------------------------------------------------------------

    def _allow(self) -> None:
        self.quiz.allow(kind for kind, action in self.kinds.items() if action.isChecked())
        if self.quiz.exercise is None:
            self._show_question()

    @staticmethod
    def _button(part: str, action: Callable[[], object]) -> QPushButton:
        text, tip = words.button(part)
        return push_button(f"exercise_{part}", text, action, tip=tip, takes_enter=True)

    def _kind_action(self, kind: Kind) -> QAction:
        action = QAction(self, checkable=True, checked=kind in self.quiz.kinds)
        action.setObjectName(f"exercise_kind_{kind.value}")
        action.toggled.connect(self._allow)
        return action

    def _kinds_button(self) -> QPushButton:
        text, tip = words.button("kinds")
        button = push_button("exercise_kinds", text, tip=tip, takes_enter=True)
        menu = QMenu(button)
        menu.addActions([*self.kinds.values()])
        button.setMenu(menu)
        return button

    @staticmethod
    def _label(name: str) -> Label:
        label = Label()
        label.setObjectName(name)
        label.setWordWrap(True)
        return label
