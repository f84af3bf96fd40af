"""Composing what a breakpoint waits for, in the page itself: claims joined by "and", and the sentence they make."""

from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from solver_core.cover import Problem
from solver_core.sudoku import encoding
from sudoku_gui.guard import Guarded
from sudoku_gui.panes.breakpoints import text as words
from sudoku_gui.panes.breakpoints.question_chooser import Names
from sudoku_gui.panes.breakpoints.question_claim import ClaimRow
from sudoku_gui.player.questions import Claim, Kind, Question, asking
from sudoku_gui.player.selection import Target
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.button_line import button
from sudoku_gui.widgets.label import Label
from sudoku_gui.widgets.shortcut_override import claimed
from sudoku_gui.wording import questions
from sudoku_gui.wording.foreign import as_tip

_MOST: Final = 6
"""Claims that are composed by hand."""

_PADDING: Final = 32
"""Pixels around the word on a button, in every style."""

_PLAIN: Final = {
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.KeypadModifier,
}


class QuestionEditor(Guarded, QFrame):
    """Enter keeps the question, Esc gives it up; what is wrong is said below it.

    Signals:
        composed: the user keeps a question.
            question: which.
        given_up: the user keeps nothing.
        resized: it needs more room, or less.
        turned_to: the keyboard goes to another claim.
            row: which.
    """

    composed = Signal(object)
    given_up = Signal()
    resized = Signal()
    turned_to = Signal(QWidget)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._names: Names | None = None
        self._rows: list[ClaimRow] = []
        self._depth = 1
        self._is_checked = False
        self.setObjectName("question_editor")
        self.setAccessibleName(words.name("editor"))
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._build()
        self.use_theme(theme)

    def _build(self) -> None:
        self._claims = QVBoxLayout()
        self._claims.setSpacing(4)
        self._sentence = self._label("question_sentence")
        self._flaw = self._label("question_flaw")
        self._and = button(
            "question_and", self._add_claim, text=words.button("and"), tip=words.button_help("and")
        )
        self._save = self._button("save", self._keep)
        self._save.setDefault(True)
        buttons = QHBoxLayout()
        buttons.setSpacing(4)
        buttons.addWidget(self._and)
        buttons.addStretch(1)
        self._cancel = self._button("cancel", self.given_up.emit)
        buttons.addWidget(self._cancel)
        buttons.addWidget(self._save)
        column = QVBoxLayout(self)
        column.setContentsMargins(2, 4, 2, 4)
        column.setSpacing(4)
        column.addLayout(self._claims)
        column.addWidget(self._sentence)
        column.addWidget(self._flaw)
        column.addLayout(buttons)

    def _label(self, name: str) -> Label:
        label = Label()
        label.setObjectName(name)
        label.setWordWrap(True)
        label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        return label

    def _button(self, part: str, deed: object) -> QPushButton:
        made = QPushButton(words.button(part))
        made.setObjectName(f"question_{part}")
        made.setToolTip(as_tip(words.button_help(part)))
        made.setAutoDefault(False)
        made.setMinimumWidth(made.fontMetrics().horizontalAdvance(made.text()) + _PADDING)
        made.clicked.connect(deed)
        return made

    # --- facts ------------------------------------------------------------------------------------

    @property
    def question(self) -> Question | None:
        """What is composed; None while something is missing."""
        claims = [row.claim for row in self._rows]
        return None if None in claims else Question(tuple(filter(None, claims)))

    @property
    def complaint(self) -> str:
        """What is wrong with it; "" where nothing is."""
        question = self.question
        if question is None:
            return next(filter(None, (row.complaint for row in self._rows)), "")
        flaw = question.flaw(self._problem)
        return "" if flaw is None else questions.flaw(flaw)

    @property
    def _problem(self) -> Problem:
        return self._names.problem if self._names else encoding.problem()

    # --- deeds ------------------------------------------------------------------------------------

    def begin(self, problem: Problem, question: Question, depth: int) -> None:
        """Compose on from a question; ``depth`` is offered where one is asked for."""
        if self._names is None or self._names.problem is not problem:
            self._names = Names(problem)
        self._depth, self._is_checked = depth, False
        while self._rows:
            self._drop(self._rows[-1])
        for claim in question.claims:
            self._append(claim)
        self._refresh()
        self._turn_to(self._rows[0])

    def use_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self._theme = theme
        palette = self._flaw.palette()
        palette.setColor(palette.ColorRole.WindowText, theme.conflict)
        self._flaw.setPalette(palette)

    def _append(self, claim: Claim | None) -> None:
        if self._names is None:
            return
        row = ClaimRow(_kinds(self._names.problem), self._names)
        if claim is not None:
            row.show_claim(claim)
        row.changed.connect(self._refresh)
        row.less_wanted.connect(lambda: self._leave_out(row))
        self._rows.append(row)
        self._claims.addWidget(row)
        row.show()  # at once, for it is about to get the keyboard

    def _add_claim(self) -> None:
        self._append(Claim(Kind.DEPTH, number=self._depth))
        self._refresh()
        self._turn_to(self._rows[-1])

    def _leave_out(self, row: ClaimRow) -> None:
        self._drop(row)
        self._refresh()
        self._turn_to(self._rows[-1])

    def _drop(self, row: ClaimRow) -> None:
        self._rows.remove(row)
        self._claims.removeWidget(row)
        row.hide()
        row.deleteLater()

    def _keep(self) -> None:
        question = self.question
        self._is_checked = True
        if question is not None and not self.complaint:
            self.composed.emit(question)
            return
        self._refresh()
        self._turn_to(next((row for row in self._rows if row.complaint), self._rows[0]))

    def _turn_to(self, row: ClaimRow) -> None:
        row.turn_to_first_lack()
        self.turned_to.emit(row)

    def _refresh(self) -> None:
        """The sentence as it is so far; what is missing is told once the user has tried to keep it."""
        question = self.question
        self._sentence.setText(questions.description(question, self._problem) if question else "")
        self._sentence.setVisible(question is not None)
        complaint = self.complaint if self._is_checked or question is not None else ""
        self._flaw.setText(words.complaint(complaint) if complaint else "")
        self._flaw.setVisible(bool(complaint))
        self._and.setEnabled(len(self._rows) < _MOST)
        for row in self._rows:
            row.less.setVisible(len(self._rows) > 1)
        self._lead_tab()
        self.resized.emit()

    def _lead_tab(self) -> None:
        """Tab goes through the claims, whenever they were added, and on to the buttons below them."""
        controls = [control for row in self._rows for control in row.controls]
        for one, other in pairwise([*controls, self._and, self._cancel, self._save]):
            self.setTabOrder(one, other)

    # --- Qt ---------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        return claimed(event, _is_typed, all_keys=True) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._keep()
        elif event.key() == Qt.Key.Key_Escape:
            self.given_up.emit()
        else:
            super().keyPressEvent(event)


def first_question(target: Target | None) -> Question:
    """What to begin with: what is pointed at, or a dead end."""
    if target is None or target == Target():
        return asking(Kind.DEAD_END)
    if target.option is None:
        return asking(Kind.CHOSEN, item=target.item)
    if target.item is None:
        return asking(Kind.TRIED, option=target.option)
    return asking(Kind.NODE, item=target.item, option=target.option)


def _kinds(problem: Problem) -> list[Kind]:
    """What may be asked of a problem; lines of the pseudo-code are chosen in the pseudo-code."""
    left_out = {Kind.LINE} if problem is encoding.problem() else {Kind.LINE, Kind.CELL}
    return [kind for kind in Kind if kind not in left_out]


def _is_typed(event: QKeyEvent) -> bool:
    """Whether a key is for a field or a button, not a function key."""
    return event.modifiers() in _PLAIN and not Qt.Key.Key_F1 <= event.key() <= Qt.Key.Key_F35
