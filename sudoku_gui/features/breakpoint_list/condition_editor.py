"""Composing what a breakpoint waits for, in the page itself: criteria joined by "and", and the sentence they make."""

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from solver_core.cover import Problem
from solver_core.sudoku import encoding
from sudoku_gui.features.breakpoint_list import condition_text
from sudoku_gui.features.breakpoint_list.criterion_form import CriterionRow, ProblemNames
from sudoku_gui.player.search_conditions import Criterion, CriterionKind, SearchCondition, single
from sudoku_gui.player.selection import Target
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import Texts
from sudoku_gui.widgets.boxes import column, fill, row
from sudoku_gui.widgets.buttons import push_button, tool_button
from sudoku_gui.widgets.label import Label
from sudoku_gui.widgets.pane import Themed
from sudoku_gui.widgets.shortcut_override import claimed

tr = Texts("breakpoints")

_MOST: Final = 6  # criteria that are composed by hand

_PADDING: Final = 32  # pixels around the word on a button, in every style

_PLAIN: Final = {
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.KeypadModifier,
}


class ConditionEditor(Themed, QFrame):
    """Enter saves the condition, Esc discards it; what is wrong is said below it.

    Signals:
        composed: the user saves this condition.
        cancelled: the user saves nothing.
        resized: it needs more space, or less.
        row_focused: the keyboard goes to this row.
    """

    composed = Signal(object)
    cancelled = Signal()
    resized = Signal()
    row_focused = Signal(QWidget)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._names = ProblemNames(encoding.problem())
        self._rows: list[CriterionRow] = []
        self._depth = 1
        self._is_checked = False
        self.setObjectName("condition_editor")
        self.setAccessibleName(tr("What the breakpoint waits for"))
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._criteria = column(spacing=4)
        self._sentence, self._flaw = _label("condition_sentence"), _label("condition_flaw")
        self._and = tool_button(
            "condition_and", self._add_criterion, text=tr("And..."), tip=tr("Add another condition")
        )
        cancel, save = tr("Discard the changes (Esc)"), tr("Save this breakpoint (Enter)")
        self._cancel = _button("condition_cancel", self.cancelled.emit, tr("Cancel"), cancel)
        self._save = _button("condition_save", self._try_to_save, tr("Save"), save)
        self._save.setDefault(True)
        buttons = row(self._and, None, self._cancel, self._save, spacing=4)
        parts = self._criteria, self._sentence, self._flaw, buttons
        fill(QVBoxLayout(self), *parts, spacing=4, margins=(2, 4, 2, 4))
        self.use_theme(theme)

    @property
    def when(self) -> SearchCondition | None:
        """The condition; None while something is missing."""
        criteria = [row.criterion for row in self._rows]
        return None if None in criteria else SearchCondition(tuple(filter(None, criteria)))

    @property
    def complaint(self) -> str:
        """The reason why it is invalid; "" if it is valid."""
        when = self.when
        if when is None:
            return next(filter(None, (row.complaint for row in self._rows)), "")
        flaw = when.flaw(self._names.problem)
        return "" if flaw is None else condition_text.flaw(flaw)

    def begin(self, problem: Problem, when: SearchCondition, depth: int) -> None:
        """Compose on from a condition; ``depth`` is offered where one is asked for."""
        if self._names.problem is not problem:
            self._names = ProblemNames(problem)
        self._depth, self._is_checked = depth, False
        while self._rows:
            self._drop(self._rows[-1])
        for criterion in when.criteria:
            self._append(criterion)
        self._refresh()
        self._focus(self._rows[0])

    def use_theme(self, theme: Theme) -> None:
        super().use_theme(theme)
        palette = self._flaw.palette()
        palette.setColor(palette.ColorRole.WindowText, theme.wrong)
        self._flaw.setPalette(palette)

    def _append(self, criterion: Criterion) -> None:
        row = CriterionRow(self._names)
        row.show_criterion(criterion)
        row.changed.connect(self._refresh)
        row.less_requested.connect(lambda: self._leave_out(row))
        self._rows.append(row)
        self._criteria.addWidget(row)
        row.show()  # at once, for it is about to get the keyboard

    def _add_criterion(self) -> None:
        self._append(Criterion(CriterionKind.DEPTH, number=self._depth))
        self._refresh()
        self._focus(self._rows[-1])

    def _leave_out(self, row: CriterionRow) -> None:
        self._drop(row)
        self._refresh()
        self._focus(self._rows[-1])

    def _drop(self, row: CriterionRow) -> None:
        self._rows.remove(row)
        self._criteria.removeWidget(row)
        row.hide()
        row.deleteLater()

    def _try_to_save(self) -> None:
        when = self.when
        self._is_checked = True
        if when is not None and not self.complaint:
            self.composed.emit(when)
            return
        self._refresh()
        self._focus(next((row for row in self._rows if row.complaint), self._rows[0]))

    def _focus(self, row: CriterionRow) -> None:
        row.focus_first_lack()
        self.row_focused.emit(row)

    def _refresh(self) -> None:
        """The sentence as it is so far; what is missing is said once the user has tried to save it."""
        when = self.when
        self._sentence.setText(condition_text.description(when, self._names.problem) if when else "")
        self._sentence.setVisible(when is not None)
        complaint = self.complaint if self._is_checked or when is not None else ""
        self._flaw.setText(tr("⚠ {text}", text=complaint) if complaint else "")
        self._flaw.setVisible(bool(complaint))
        self._and.setEnabled(len(self._rows) < _MOST)
        for criterion in self._rows:
            criterion.less.setVisible(len(self._rows) > 1)
        # Tab goes through the criteria, whenever they were added, and on to the buttons below them.
        controls = [control for row in self._rows for control in row.controls]
        for one, other in pairwise([*controls, self._and, self._cancel, self._save]):
            self.setTabOrder(one, other)
        self.resized.emit()

    # --- Qt ---------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        return claimed(event, _is_typed, all_keys=True) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._try_to_save()
        elif event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        else:
            super().keyPressEvent(event)


class EditorArea(QScrollArea):
    """A scroll area as high as its editor, or as high as there is space."""

    def __init__(self, editor: ConditionEditor) -> None:
        super().__init__()
        self._editor = editor
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setWidget(editor)
        editor.row_focused.connect(self.ensureWidgetVisible)

    # --- Qt ---------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        hint, width = self._editor.sizeHint(), self.viewport().width()
        height = self._editor.heightForWidth(width) if self._editor.hasHeightForWidth() else hint.height()
        return QSize(hint.width(), max(height, hint.height()) + 2)

    def minimumSizeHint(self) -> QSize:
        # One field: the rest can be scrolled to.
        return QSize(0, 2 * self.fontMetrics().height())


def _label(name: str) -> Label:
    label = Label(name=name)
    label.setWordWrap(True)
    label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
    return label


def _button(name: str, action: Callable[[], object], text: str, tip: str) -> QPushButton:
    made = push_button(name, text, action, tip=tip)
    made.setMinimumWidth(made.fontMetrics().horizontalAdvance(text) + _PADDING)
    return made


def first_condition(target: Target | None) -> SearchCondition:
    """The condition to begin with: about the target, or a dead end."""
    item, option = (None, None) if target is None else (target.item, target.option)
    if item is not None and option is not None:
        return single(CriterionKind.NODE, item=item, option=option)
    if option is not None:
        return single(CriterionKind.TRIED, option=option)
    return single(CriterionKind.DEAD_END) if item is None else single(CriterionKind.CHOSEN, item=item)


def _is_typed(event: QKeyEvent) -> bool:
    return event.modifiers() in _PLAIN and not Qt.Key.Key_F1 <= event.key() <= Qt.Key.Key_F35
