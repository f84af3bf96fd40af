"""How an exercise is answered: by a selection in other panes, a number, or one of two buttons; and by which panes."""

from collections.abc import Callable, Collection, Iterable
from functools import partial
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QPushButton, QSpinBox, QWidget

from solver_core.cover import Problem
from solver_core.cover.explain.exercises import Answer, Exercise, Kind
from sudoku_gui.layout.declarations import PaneSpec
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.player.subject import Subject, is_by_hand
from sudoku_gui.translation import Texts
from sudoku_gui.widgets.boxes import fill
from sudoku_gui.widgets.buttons import TOUCHABLE, push_button
from sudoku_gui.widgets.label import paragraph
from sudoku_gui.wording import exercises as words

tr = Texts("exercises")

_GAP: Final = 6
_MOST: Final = 99_999
_COLUMNS: Final = {Kind.CHOICE, Kind.COLUMN}
_CLICKED: Final = {*_COLUMNS, Kind.NODE}
_COUNTED: Final = {Kind.SIZE, Kind.RETURN}


class AnswerInput(QWidget):
    """A line with what the question needs; its parts are named after the prefix: ``exercise_answer``.

    Signals:
        answered: the user has given this `Answer`.
        changed: something else is selected, or typed, and not given yet.
    """

    answered = Signal(object)
    changed = Signal()

    def __init__(self, prefix: str, selection: Selection) -> None:
        super().__init__()
        self._prefix, self._selection = prefix, selection
        self._by_cells = False
        self._exercise: Exercise | None = None
        self._problem: Problem | None = None
        self._selected_before: Target | None = None  # and so no answer to the question
        self._picked = paragraph(f"{prefix}_picked")
        self.number = QSpinBox()
        self.number.setObjectName(f"{prefix}_number")
        self.number.setRange(0, _MOST)
        self.number.setMinimumHeight(TOUCHABLE)
        self.number.setAccessibleName(tr("Your answer"))
        self.answer = self._button("answer", tr("Answer"), tr("Answer with what is selected"), self.submit)
        self.forced = self._button(
            "forced", tr("Forced"), tr("It is the only option left"), partial(self._submit_kind, 1)
        )
        self.guess = self._button(
            "guess", tr("A Guess"), tr("There are others to try"), partial(self._submit_kind, 0)
        )
        parts = self._picked, self.number, self.forced, self.guess, self.answer
        line = fill(QHBoxLayout(self), *parts, None, spacing=_GAP)
        line.setStretchFactor(self._picked, 1)
        self.number.valueChanged.connect(self.changed)
        selection.pinned_changed.connect(self._record_selected)
        selection.answer_requested.connect(self._submit_selected)
        self.ask(None, None)

    def _button(self, part: str, text: str, tip: str, action: Callable[[], object]) -> QPushButton:
        return push_button(f"{self._prefix}_{part}", text, action, tip=tip, takes_enter=True)

    def _submit_kind(self, number: int) -> None:
        self.answered.emit(Answer(number=number))

    def ask(self, exercise: Exercise | None, problem: Problem | None, *, by_cells: bool = False) -> None:
        """Take the answer to this exercise, about a search of this problem; to none.

        Args:
            exercise: which is asked.
            problem: what it is about.
            by_cells: whether the search chooses among the cells of the board.
        """
        self._by_cells = by_cells
        if exercise != self._exercise:
            self._selected_before = self._selection.pinned
            with QSignalBlocker(self.number):
                self.number.setValue(0)
        self._exercise, self._problem = exercise, problem
        self.setVisible(exercise is not None)
        if exercise is None:
            self._selection.let_answer(self._prefix, allowed=False)
            return  # its parts keep their space, in case that is reserved
        kind = exercise.kind
        self.number.setVisible(kind in _COUNTED)
        for button in (self.forced, self.guess):
            button.setVisible(kind is Kind.FORCED)
        self.answer.setVisible(kind is not Kind.FORCED)
        self._picked.setVisible(kind in _CLICKED)
        self._show_picked()

    def submit(self) -> None:
        """Answer with what is selected, or with the number."""
        if (given := self._given()) is not None:
            self.answered.emit(given)

    def take_keyboard(self) -> bool:
        """Let a number be typed at once if one is asked for; return whether that is so."""
        is_counted = self._exercise is not None and self._exercise.kind in _COUNTED
        if is_counted:
            self.number.setFocus(Qt.FocusReason.OtherFocusReason)
            self.number.selectAll()
        return is_counted

    def is_own_key(self, event: QKeyEvent) -> bool:
        """Keys of the window that work the button or the number that the keyboard is at."""
        focus = self.focusWidget()
        if isinstance(focus, QAbstractButton):
            return event.key() == Qt.Key.Key_Space
        return isinstance(focus, QSpinBox) and (event.text().isdigit() or event.key() in _NUMBER_KEYS)

    def _given(self) -> Answer | None:
        """The answer that would be given; None where nothing fitting is selected."""
        exercise, problem, target = self._exercise, self._problem, self._selection.pinned
        if exercise is None or problem is None:
            return None
        if exercise.kind not in _CLICKED:
            return Answer(number=self.number.value())
        if (
            target is None
            or target is self._selected_before
            or target.item is None
            or not target.fits(problem)
        ):
            return None  # the last one: another problem is watched, and no exercise about it yet
        if exercise.kind in _COLUMNS:
            return Answer(target.item)
        return None if target.option is None else Answer(target.item, target.option)

    def _record_selected(self) -> None:
        self._selected_before = None
        self._show_picked()
        self.changed.emit()

    def _submit_selected(self) -> None:
        if self._takes_selected:
            self.submit()

    @property
    def _takes_selected(self) -> bool:
        is_clicked = self._exercise is not None and self._exercise.kind in _CLICKED
        return self.isVisible() and is_clicked and self._given() is not None

    def _show_picked(self) -> None:
        given = self._given()
        self.answer.setEnabled(given is not None)
        self._selection.let_answer(self._prefix, allowed=self._takes_selected)
        exercise, problem = self._exercise, self._problem
        if exercise is None or problem is None or given is None:
            text = tr("Nothing selected yet")
        else:
            text = words.your_answer(problem, exercise.kind, given, by_cells=self._by_cells)
        self._picked.setText(text)

    # --- Qt ---------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_picked()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._selection.let_answer(self._prefix, allowed=False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_return = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if is_return and isinstance(self.focusWidget(), QSpinBox):
            self.submit()
        else:
            super().keyPressEvent(event)


_NUMBER_KEYS: Final = {
    Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Backspace,
    Qt.Key.Key_Delete, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown,
}  # fmt: skip


LINKS: Final = "link_view"  # shows all that can be clicked
_STACK: Final = "stack_view"
_SHOW: Final = {
    Kind.NODE: {"link_view", "matrix_view"},
    Kind.CHOICE: {"link_view", "matrix_view", "column_list"},
    Kind.COLUMN: {"link_view", "matrix_view", "column_list"},
    Kind.RETURN: {_STACK},
}
_BOARD: Final = "board"
_BY_HAND: Final = "plan_view"  # what stands there instead of a Sudoku board


class AnswerPlaces:
    """Which panes can answer an exercise of a kind about a problem.

    Args:
        specs: all panes.
        widget: a part of the window in which they are looked for.
    """

    def __init__(
        self, specs: Collection[PaneSpec], widget: QWidget, kind: Kind, subject: Subject, problem: Problem
    ) -> None:
        self._specs = {spec.id: spec for spec in specs}
        self._window = widget.window()
        self._able = set(_SHOW.get(kind, ()))
        if self._able and kind is not Kind.RETURN and is_by_hand(subject, problem):
            self._able.add(_BOARD)
        self._best = _STACK if kind is Kind.RETURN else LINKS

    def titles(self, panes: Iterable[str] = ()) -> list[str]:
        """The titles of those among these panes; by default among those in sight."""
        among = set(panes) or {name for name in self._specs if self._is_seen(name)}
        return [spec.title for spec in self._specs.values() if spec.id in self._able & among]

    @property
    def needed(self) -> PaneSpec | None:
        return None if not self._able or self.titles() else self._specs[self._best]

    def _is_seen(self, name: str) -> bool:
        names = (name, _BY_HAND) if name == _BOARD else (name,)
        views = [self._window.findChild(QWidget, one) for one in names]
        return any(view is not None and view.isVisible() for view in views)
