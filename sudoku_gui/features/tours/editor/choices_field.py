"""The answers from which the reader of a stop may choose: which is right, and why the others are wrong."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QRadioButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from sudoku_gui.features.tours.editor.field import LineField
from sudoku_gui.features.tours.editor.model import ChoiceDraft, StopDraft, Words
from sudoku_gui.tours import reader
from sudoku_gui.translation import translate
from sudoku_gui.widgets.boxes import fill, row
from sudoku_gui.widgets.buttons import dialog_button
from sudoku_gui.wording.foreign import as_tip
from sudoku_gui.wording.names import number

ShowWords = Callable[[LineField, Words], None]
Write = Callable[[Words, str], Words]


class ChoicesField(QWidget):
    """A row for each answer; texts are shown and written in one language.

    Signals:
        edited: the stop is another one, by this field.
    """

    edited = Signal(object, str)

    def __init__(self, show_words: ShowWords, written: Write) -> None:
        super().__init__()
        self.setObjectName("choices")
        self._show_words, self._written = show_words, written
        self._stop = StopDraft("")
        self._rows: list[tuple[QRadioButton, LineField, LineField, QToolButton]] = []
        self._rights = QButtonGroup(self)
        self._rights.idClicked.connect(lambda number: self._emit(replace(self._stop, right=number)))
        self._grid = QGridLayout()
        self._grid.setColumnStretch(1, 1)
        self._add = dialog_button("add_choice", translate("tour_editor", "Add an Answer"), self._add_choice)
        fill(QVBoxLayout(self), self._grid, row(self._add, None))

    def show_stop(self, stop: StopDraft) -> None:
        """Fill the rows with the answers to choose from at a stop; make rows where too few exist."""
        self._stop = stop
        while len(self._rows) < len(stop.choices):
            self._rows.append(self._make_row(len(self._rows)))
        for index, widgets in enumerate(self._rows):
            for widget in widgets:
                widget.setVisible(index < len(stop.choices))
        for index, (choice, (right, text, reason, _)) in enumerate(
            zip(stop.choices, self._rows, strict=False)
        ):
            right.setChecked(index == stop.right)
            self._show_words(text, choice.text)
            self._show_words(reason, choice.reason)
            reason.setEnabled(index != stop.right)
            if not reason.placeholderText():
                reason.setPlaceholderText(
                    translate("tour_editor", "The right answer")
                    if index == stop.right
                    else translate("tour_editor", "Why it is wrong")
                )
        self._add.setEnabled(len(stop.choices) < reader.MOST_CHOICES)

    def _make_row(self, index: int) -> tuple[QRadioButton, LineField, LineField, QToolButton]:
        said = number(index + 1)
        right, remove = QRadioButton(), QToolButton()
        right.setObjectName(f"right_{index}")
        right.setAccessibleName(
            translate("tour_editor", "Answer {number} is the right one").format(number=said)
        )
        right.setToolTip(as_tip(right.accessibleName()))
        self._rights.addButton(right, index)
        text, reason = LineField(f"choice_{index}"), LineField(f"reason_{index}")
        text.setAccessibleName(translate("tour_editor", "Answer {number}").format(number=said))
        reason.setAccessibleName(translate("tour_editor", "Why answer {number} is wrong").format(number=said))
        text.edited.connect(partial(self._write, index, "text"))
        reason.edited.connect(partial(self._write, index, "reason"))
        remove.setObjectName(f"remove_choice_{index}")
        remove.setText("×")
        remove.setAccessibleName(translate("tour_editor", "Remove answer {number}").format(number=said))
        remove.setToolTip(as_tip(remove.accessibleName()))
        remove.clicked.connect(lambda: self._emit(self._stop.without_choice(index)))
        for widget, line, column in ((right, 0, 0), (text, 0, 1), (remove, 0, 2), (reason, 1, 1)):
            self._grid.addWidget(widget, 2 * index + line, column)
        before: QWidget | None = self._rows[-1][-1] if self._rows else None
        for widget in (right, text, reason, remove):
            if before is not None:
                self.setTabOrder(before, widget)
            before = widget
        self.setTabOrder(remove, self._add)
        return right, text, reason, remove

    def _write(self, index: int, key: str, text: str) -> None:
        words = self._written(getattr(self._stop.choices[index], key), text)
        self._emit(self._stop.with_choice(index, **{key: words}), f"{key} {index}")

    def _add_choice(self) -> None:
        self._emit(replace(self._stop, choices=(*self._stop.choices, ChoiceDraft())))
        self._rows[len(self._stop.choices) - 1][1].setFocus()

    def _emit(self, stop: StopDraft, field: str = "") -> None:
        self.edited.emit(stop, field)
