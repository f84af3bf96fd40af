"""The window of practice: a board on which the answer is clicked, and the question beside it."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QScrollArea, QToolButton, QVBoxLayout, QWidget

from solver_core.hints import Step
from solver_core.sudoku.cells import DIGITS
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.context import Context
from sudoku_gui.document.technique_settings import PRACTISED
from sudoku_gui.features.practice import text as words
from sudoku_gui.features.practice.model import Practice, is_single
from sudoku_gui.render.board import cell_states, paint_step
from sudoku_gui.render.fonts import scaled
from sudoku_gui.widgets.board.view import BoardView
from sudoku_gui.widgets.boxes import fill, row
from sudoku_gui.widgets.buttons import chooser, push_button, tool_button
from sudoku_gui.widgets.dialog import Dialog
from sudoku_gui.widgets.label import paragraph
from sudoku_gui.widgets.notice import Notice
from sudoku_gui.widgets.shortcut_override import ENTER, plain
from sudoku_gui.wording.foreign import as_markdown
from sudoku_gui.wording.names import technique_name

_GAP = 8
_LARGE = 1.3
_WIDE = 22  # heights of the text


class PracticeBoardView(BoardView):
    """A board on which every click is an answer.

    Signals:
        answered: a cell, the digit that was typed or at which it was clicked, else 0, and whether it was typed.
    """

    answered = Signal(int, int, bool)

    def command(self, event: QKeyEvent) -> Callable[[], object] | None:
        if self.selected is not None and plain((*ENTER, Qt.Key.Key_Space))(event):
            return partial(self.answered.emit, self.selected, 0, False)
        return super().command(event)

    def show_exercise(self, practice: Practice, digit: int) -> None:
        """Show the puzzle, the step if it is found, else where a digit can go, if it is not 0."""
        puzzle = Puzzle(practice.puzzle.givens, practice.puzzle.entries)
        look, has_notes = cell_states.of_puzzle(puzzle), not is_single(practice.technique)
        if has_notes or practice.step is not None:
            step = practice.step or Step(practice.technique)
            look = paint_step.with_step(look, step, practice.position, shows_all=has_notes)
        if practice.step is None and digit:
            cells = (replace(one, filtered=bool(one.candidates >> digit - 1 & 1)) for one in look.cells)
            look = replace(look, cells=tuple(cells), active=digit)
        self.show_look(look)
        self.highlight(frozenset((cell, 0) for cell in practice.chosen if practice.step is None))

    # --- Qt ---------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self._end_drag()
        cell = self.cell_at(event.position())
        if cell is not None and event.button() is Qt.MouseButton.LeftButton:
            self.answered.emit(cell, self.candidate_at(event.position()), False)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)


class PracticeDialog(Dialog):
    """The board, and a panel beside it. The puzzle that is played stays as it is."""

    usual = 150, 40

    def __init__(self, context: Context) -> None:
        super().__init__(context.window, "practice", self.tr("Practise a Technique"))
        self._context = context
        self.practice = Practice(context.preferences, self)
        self.board = PracticeBoardView(context.theme)
        self.board.show_coordinates("always")
        self._technique = chooser("practice_technique", self.tr("Technique"))
        for technique in PRACTISED:
            self._technique.addItem(technique_name(technique), technique)
        names = "practice_question", "practice_how", "practice_score"
        self._question, self._how, self._score = map(paragraph, names)
        self._wrong = Notice("practice_wrong", "close", "error_bar", context.theme)
        self._right = Notice("practice_right", "right", "house_shade", context.theme)
        self._bar = QProgressBar(maximum=0)
        self._bar.setAccessibleName(self.tr("Looking for a puzzle"))
        self._highlighted = 0  # the digit that is highlighted, if any
        self._digits = {digit: self._digit_button(digit) for digit in DIGITS}
        self._stop = push_button("practice_stop", self.tr("S&top"), self.practice.stop)
        self._reveal = push_button("practice_reveal", self.tr("&Show the Answer"), self.practice.reveal)
        go_on = partial(self.practise, "")
        self._next = push_button("practice_next", self.tr("&Next"), go_on, takes_enter=True)
        self._lay_out()
        self._technique.activated.connect(lambda: self.practise(self._technique.currentData()))
        self.board.answered.connect(self._answer)
        self.board.digit_typed.connect(lambda cells, digit: self._answer(cells[-1], digit, is_typed=True))
        self.practice.changed.connect(self.refresh)
        self.fit_screen(context.preferences, "practice")

    def practise(self, technique: str) -> None:
        """Ask for a technique, or once more for the same."""
        self._highlighted = 0
        self.practice.begin(technique or self.practice.technique)
        self._technique.setCurrentIndex(self._technique.findData(self.practice.technique))
        self.board.setFocus()

    def refresh(self) -> None:
        """Show the exercise as it is now; once it is over, Enter asks the next one."""
        practice, step = self.practice, self.practice.step
        self.board.show_exercise(practice, self._highlighted)
        self._question.setText(words.question(practice))
        self._how.setText(words.how(practice))
        self._how.setVisible(step is None)
        why = words.end(practice, self._context.requests.explain)
        wrong = words.wrong(practice)
        self._wrong.show_text(as_markdown(wrong))
        self._right.show_text(as_markdown(why))
        if said := wrong or why:
            self.board.announce(said)
        self._score.setText(words.score(practice.technique, self._context.preferences["practice_record"]))
        for digit, button in self._digits.items():
            button.setChecked(digit == self._highlighted)
        for part in (self._bar, self._stop):
            part.setVisible(practice.is_searching)
        self._reveal.setEnabled(practice.is_open)
        self._next.setEnabled(not practice.is_searching)
        if step is not None and self.board.hasFocus():
            self._next.setFocus()

    def _lay_out(self) -> None:
        inner, panel, em = QWidget(), QWidget(), self.fontMetrics().height()
        font = scaled(self.font(), _LARGE)
        font.setBold(True)
        self._question.setFont(font)
        fill(QVBoxLayout(inner), self._how, self._wrong, self._right, None, spacing=_GAP)
        scroll = QScrollArea(widgetResizable=True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setWidget(inner)
        above, digits = (self._technique, self._question, scroll), row(*self._digits.values(), spacing=1)
        search, buttons = row(self._bar, self._stop, spacing=_GAP), self.button_box(self._reveal, self._next)
        below = search, self._score, buttons
        fill(QVBoxLayout(panel), *above, digits, *below, spacing=_GAP, stretch=(0, 0, 1))
        panel.setMinimumWidth(_WIDE * em)
        fill(QHBoxLayout(self), self.board, panel, spacing=_GAP, margins=(_GAP,) * 4, stretch=(1,))

    def _digit_button(self, digit: int) -> QToolButton:
        tip, name = self.tr("Highlight this digit, or enter it"), f"practice_{digit}"
        press, text = partial(self._press, digit), str(digit)
        return tool_button(name, press, text=text, tip=tip, is_flat=False, checkable=True)

    def _press(self, digit: int) -> None:
        """Enter a digit where there are no notes, else show where it can go."""
        enters = is_single(self.practice.technique)
        self._highlighted = 0 if enters or digit == self._highlighted else digit
        if enters and self.board.selected is not None:
            self._answer(self.board.selected, digit, is_typed=True)
        self.refresh()

    def _answer(self, cell: int, digit: int, is_typed: bool = False) -> None:  # noqa: FBT001, FBT002 - a slot
        """Take an answer; where no candidate is seen, none was clicked."""
        is_seen = self.board.look.cells[cell].candidates & 1 << digit >> 1
        if digit or not is_typed:
            self.practice.answer(cell, digit if is_typed or is_seen else 0, is_typed=is_typed)

    # --- Qt ---------------------------------------------------------------------------------------

    def done(self, result: int) -> None:
        # The search for a puzzle ends with the dialog.
        self.practice.stop()
        self.practice.finder.close()
        self._context.preferences.store_layout("practice", self.saveGeometry())
        super().done(result)
