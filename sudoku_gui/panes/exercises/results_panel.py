"""Below an exercise: how the answers were so far, and what may be asked."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from sudoku_gui.guard import Guarded
from sudoku_gui.panes.exercises import text as words
from sudoku_gui.panes.exercises.kinds_menu import KindsMenu
from sudoku_gui.panes.exercises.model import Quiz
from sudoku_gui.widgets.boxes import fill, row
from sudoku_gui.widgets.buttons import TOUCHABLE, push_button
from sudoku_gui.widgets.label import paragraph
from sudoku_gui.wording.foreign import as_tip
from sudoku_gui.wording.marking import translate

_GAP = 6


class Results(Guarded, QWidget):
    """The record of a quiz, whether it hides what comes next, and the kinds that it may ask.

    Signals:
        kinds_changed: other kinds may be asked from now on.
    """

    kinds_changed = Signal()

    def __init__(self, quiz: Quiz) -> None:
        super().__init__()
        self._quiz = quiz
        self._total, self._history = paragraph("exercise_total"), paragraph("exercise_history")
        text, tip = words.button("reset")
        self._reset = push_button("exercise_reset", text, quiz.reset_record, tip=tip, takes_enter=True)
        text, tip = words.button("kinds")
        choose = push_button("exercise_kinds", text, tip=tip, takes_enter=True)
        self.menu = KindsMenu(choose, quiz.kinds)
        choose.setMenu(self.menu)
        self.menu.chosen.connect(self._allow)
        choices = row(choose, self._reset, None, spacing=_GAP)
        fill(QVBoxLayout(self), self._total, self._history, self._hiding_box(), choices, spacing=4)

    def refresh(self) -> None:
        """Show the record as it is."""
        record = self._quiz.record
        self._total.setText(words.total(record))
        self._history.setText(words.history(record))
        self._history.setAccessibleName(words.total(record))
        self._history.setVisible(bool(record.answered))
        self._reset.setVisible(bool(record.answered))
        self.menu.show_record(record)

    def _allow(self) -> None:
        self._quiz.allow(self.menu.ticked)
        self.kinds_changed.emit()

    def _hiding_box(self) -> QCheckBox:
        box = QCheckBox(translate("exercises", "Hide what comes next"))
        box.setObjectName("exercise_hides")
        box.setAccessibleName(box.text())
        box.setMinimumHeight(TOUCHABLE)
        text = translate(
            "exercises",
            "Timeline, search tree and log end at the furthest event reached since this was ticked, "
            "or since the question was asked; no reason gives the answer away. "
            "It holds as long as the exercises are in sight.",
        )
        box.setToolTip(as_tip(text))
        box.setChecked(self._quiz.hides_future)
        box.toggled.connect(lambda hidden: self._quiz.set_hides_future(hidden=hidden))
        return box
