"""The verdict on an answer, how many were right, and which kinds of exercises are asked."""

from collections.abc import Collection

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QCheckBox, QMenu, QVBoxLayout, QWidget

from solver_core.cover.explain.exercises import Kind
from solver_core.cover.replay.search_base import SearchBase
from solver_core.sudoku.backtracking import BacktrackSearch
from sudoku_gui.features.exercises import text as words
from sudoku_gui.features.exercises.model import ExerciseModel, ExerciseRecord
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.boxes import fill, row
from sudoku_gui.widgets.buttons import TOUCHABLE, push_button
from sudoku_gui.widgets.label import paragraph
from sudoku_gui.widgets.notice import Notice
from sudoku_gui.wording import exercises as sentences
from sudoku_gui.wording import joining
from sudoku_gui.wording.foreign import as_markdown, as_tip


class KindsMenu(QMenu):
    """A check box for each kind; Escape and a click elsewhere close it.

    Signals:
        chosen: a kind was checked or unchecked.
    """

    chosen = Signal()

    def __init__(self, parent: QWidget, checked: Collection[Kind]) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMouseReplay)  # a click elsewhere closes it, and that is all
        self.kinds = {kind: QAction(self, checkable=True, checked=kind in checked) for kind in Kind}
        self.addActions([*self.kinds.values()])
        for kind, action in self.kinds.items():
            action.setObjectName(f"exercise_kind_{kind.value}")
            action.toggled.connect(self.chosen)

    @property
    def checked(self) -> list[Kind]:
        return [kind for kind, action in self.kinds.items() if action.isChecked()]

    def show_record(self, record: ExerciseRecord) -> None:
        """Show how often each kind was answered right."""
        for kind, action in self.kinds.items():
            action.setText(words.kind(kind, *record.count([kind])))

    # --- Qt ---------------------------------------------------------------------------------------

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if (action := self.actionAt(event.position().toPoint())) is not None:
            action.trigger()
        else:
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        action = self.activeAction()
        if event.key() in {Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter} and action is not None:
            action.trigger()
        else:
            super().keyPressEvent(event)


_GAP = 6


class ResultsPanel(QWidget):
    """The record of the exercises, whether they hide what comes next, and the kinds that are asked.

    Signals:
        kinds_changed: other kinds may be asked from now on.
    """

    kinds_changed = Signal()

    def __init__(self, model: ExerciseModel) -> None:
        super().__init__()
        self._model = model
        self._total, self._history = paragraph("exercise_total"), paragraph("exercise_history")
        text, tip = words.button("reset")
        self._reset = push_button("exercise_reset", text, model.reset_record, tip=tip, takes_enter=True)
        text, tip = words.button("kinds")
        choose = push_button("exercise_kinds", text, tip=tip, takes_enter=True)
        self.menu = KindsMenu(choose, model.kinds)
        choose.setMenu(self.menu)
        self.menu.chosen.connect(self._allow)
        choices = row(choose, self._reset, None, spacing=_GAP)
        fill(QVBoxLayout(self), self._total, self._history, self._hiding_box(), choices, spacing=4)

    def refresh(self) -> None:
        """Show total, history and menu after the record has changed."""
        record = self._model.record
        self._total.setText(words.total(record))
        self._history.setText(words.history(record))
        self._history.setAccessibleName(words.total(record))
        self._history.setVisible(bool(record.answered))
        self._reset.setVisible(bool(record.answered))
        self.menu.show_record(record)

    def _allow(self) -> None:
        self._model.allow(self.menu.checked)
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
        box.setChecked(self._model.hides_future)
        box.toggled.connect(lambda hidden: self._model.set_hides_future(hidden=hidden))
        return box


class VerdictNotices(QWidget):
    """Three notices, of which one is seen at most."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.right = Notice("exercise_right", "right", "house_shade", theme)
        self.shown = Notice("exercise_shown", "hint", "house_shade", theme)
        self.wrong = Notice("exercise_wrong", "close", "error_bar", theme)
        fill(QVBoxLayout(self), self.right, self.shown, self.wrong, spacing=0)

    def show_verdict(self, model: ExerciseModel, search: SearchBase | None) -> str:
        """Show what there is to say of the latest answer, and return it."""
        text = as_markdown(_text(model, search))
        is_right = model.verdict is not None and model.verdict.is_right
        seen = self.shown if model.was_shown else self.right if is_right else self.wrong
        for notice in (self.right, self.shown, self.wrong):
            notice.show_text(text if notice is seen else "")
        self.setVisible(bool(text))
        return text

    def drop(self) -> bool:
        """Show nothing of a wrong answer any more; returns whether anything was shown."""
        if was_seen := self.wrong.isVisible():
            self.wrong.show_text("")
            self.hide()
        return was_seen


def _text(model: ExerciseModel, search: SearchBase | None) -> str:
    exercise, said = model.exercise, model.verdict
    if said is None or search is None or exercise is None:
        return ""
    problem, by_cells = search.problem, isinstance(search, BacktrackSearch)
    if model.was_shown:
        return sentences.shown_answer(problem, exercise, said, by_cells=by_cells)
    text = sentences.verdict(problem, said, by_cells=by_cells)
    if exercise.kind is Kind.FORCED and model.given is not None:  # its buttons are gone
        chosen = sentences.your_answer(problem, exercise.kind, model.given)
        text = joining.sentences([translate("exercises", "{sentence}.").format(sentence=chosen), text])
    return text
