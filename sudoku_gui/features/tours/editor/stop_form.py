"""The form for a stop: where it is, what is shown and said there, and what is asked."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox, QFormLayout, QGridLayout, QPushButton, QWidget

from sudoku_gui.features.tours.editor import text as words
from sudoku_gui.features.tours.editor.choices_field import ChoicesField
from sudoku_gui.features.tours.editor.field import FormChooser, LineField, ProblemField, TextField
from sudoku_gui.features.tours.editor.form import EditorForm
from sudoku_gui.features.tours.editor.model import CHOOSE, LISTED, ChoiceDraft, StopDraft
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.boxes import row
from sudoku_gui.widgets.buttons import dialog_button
from sudoku_gui.widgets.label import add_row
from sudoku_gui.wording.foreign import as_tip

_COLUMNS: Final = 3  # of the check boxes for panes


class StopForm(EditorForm):
    """Edits a stop; ``panes`` are those that a tour may show, with their titles.

    Signals:
        edited: the stop is another one, by this field; "" for what is undone by itself.
        requested: the stop is to be where the search stands ("here"), the search is to go to the stop ("there"), or
            what is selected is to be highlighted at the stop ("selected").
    """

    edited = Signal(object, str)
    requested = Signal(str)

    def __init__(self, panes: Sequence[tuple[str, str]], theme: Theme) -> None:
        super().__init__("tour_stop_form", theme)
        self._stop = StopDraft("")
        self._choosers: dict[str, FormChooser] = {}
        self._panes = {name: self._pane_box(name, title) for name, title in panes}
        self._add_place()
        self._add_text()
        self._add_shown()
        self._add_question()
        self._add_more()
        self._box.addStretch(1)

    def show_stop(self, stop: StopDraft) -> None:
        """Fill in the fields without taking that for an edit."""
        self._stop = stop
        self.show_texts(stop)
        for key, chooser in self._choosers.items():
            chooser.show_value(getattr(stop, key))
        self._search.show_search(stop.watch)
        for name, box in self._panes.items():
            with QSignalBlocker(box):
                box.setChecked(name in stop.panes)
            box.setEnabled(name in stop.panes or len(stop.panes) < LISTED)
        with QSignalBlocker(self._difference):
            self._difference.setChecked(stop.difference)
        self._choices.show_stop(stop)
        self._asking.setRowVisible(self._choices, stop.asks == CHOOSE)
        for key in ("question", "answer"):
            self._asking.setRowVisible(self._field(key), bool(stop.asks))

    # --- groups -----------------------------------------------------------------------------------

    def _add_place(self) -> None:
        form = self.group(translate("tour_editor", "Where"))
        tip = translate("tour_editor", "Stop where the search stands now")
        here = self._button("here", translate("tour_editor", "Use &Current Position"), tip)
        tip = translate("tour_editor", "Show this place in the window")
        there = self._button("there", translate("tour_editor", "&Go There"), tip)
        form.addRow(row(here, there, None))
        self._source_row(form, "at", translate("tour_editor", "Position:"))
        self._search = ProblemField("search")
        self._search.chosen.connect(lambda watch: self._emit(self._stop.with_search(watch)))
        add_row(form, translate("tour_editor", "Search:"), self._search)

    def _add_text(self) -> None:
        form = self.group(translate("tour_editor", "What is said"))
        self._words_row(form, translate("tour_editor", "Text:"), TextField("text", 5))
        self._words_row(form, translate("tour_editor", "Where to look:"), LineField("look"))

    def _add_shown(self) -> None:
        form = self.group(translate("tour_editor", "What is shown"))
        boxes = QWidget()
        boxes.setObjectName("panes")
        grid = QGridLayout(boxes)
        grid.setContentsMargins(0, 0, 0, 0)
        for index, box in enumerate(self._panes.values()):
            grid.addWidget(box, index // _COLUMNS, index % _COLUMNS)
        form.addRow(boxes)
        for key, label in (
            ("column", translate("tour_editor", "Highlighted column:")),
            ("option", translate("tour_editor", "Highlighted option:")),
        ):
            self.text_row(form, label, LineField(key), partial(self._put, key))
        tip = translate("tour_editor", "Highlight what is selected in the window")
        form.addRow(row(self._button("selected", translate("tour_editor", "Use Selection"), tip), None))
        self._chooser_row(
            form, "beat", translate("tour_editor", "A step goes to the next:"), words.beat_rows()
        )
        label = translate("tour_editor", "Without panes, arrangement:")
        self._chooser_row(form, "arrangement", label, words.arrangement_rows())
        self._difference = QCheckBox(translate("tour_editor", "Mark what the latest choice changed"))
        self._difference.setObjectName("difference")
        self._difference.toggled.connect(lambda on: self._emit(replace(self._stop, difference=on)))
        form.addRow(self._difference)

    def _add_question(self) -> None:
        self._asking = form = self.group(translate("tour_editor", "What is asked"))
        self._chooser_row(form, "asks", translate("tour_editor", "Kind:"), words.question_rows())
        self._words_row(form, translate("tour_editor", "Question:"), TextField("question", 2))
        self._choices = ChoicesField(self.show_words, self.written)
        self._choices.edited.connect(
            lambda stop, field: self._emit(stop, field and f"{field} {self.language}")
        )
        form.addRow(self._choices)
        self._words_row(form, translate("tour_editor", "Answer:"), TextField("answer", 2))

    def _add_more(self) -> None:
        form = self.group(translate("tour_editor", "What must be true, and what is compared"))
        self._source_row(form, "watch", translate("tour_editor", "Search, as in the file:"))
        self._source_row(form, "expect", translate("tour_editor", "Claims:"))
        self._source_row(form, "compare", translate("tour_editor", "Compared search:"))

    # --- rows -------------------------------------------------------------------------------------

    def _button(self, name: str, text: str, tip: str) -> QPushButton:
        button = dialog_button(name, text, lambda: self.requested.emit(name))
        button.setToolTip(as_tip(tip))
        return button

    def _field(self, key: str) -> LineField | TextField:
        return next(field for name, field in self._texts if name == key)

    def _words_row(self, form: QFormLayout, label: str, field: LineField | TextField) -> None:
        key = field.objectName()
        self.text_row(
            form, label, field, lambda text: self._put(key, self.written(getattr(self._stop, key), text))
        )

    def _source_row(self, form: QFormLayout, key: str, label: str) -> None:
        """Add a row for what is written as in the file."""
        field = LineField(key)
        field.setToolTip(
            as_tip(translate("tour_editor", "As in the file; the manual explains it: Writing a tour"))
        )
        self.text_row(form, label, field, partial(self._put, key))

    def _chooser_row(self, form: QFormLayout, key: str, label: str, rows: words.Rows) -> None:
        chooser = self._choosers[key] = FormChooser(key, rows)
        chooser.chosen.connect(lambda value: self._choose(key, value))
        add_row(form, label, chooser)

    def _pane_box(self, name: str, title: str) -> QCheckBox:
        box = QCheckBox(title)
        box.setObjectName(f"pane_{name}")
        box.toggled.connect(lambda on: self._emit(self._stop.with_pane(name, shown=on)))
        tip = translate("tour_editor", "A stop shows at most %n panes side by side", "", LISTED)
        box.setToolTip(as_tip(tip))
        return box

    def _choose(self, key: str, value: Any) -> None:
        changed = replace(self._stop, **{key: value})
        if value == CHOOSE and not changed.choices:
            changed = replace(changed, choices=(ChoiceDraft(), ChoiceDraft()))
        self._emit(changed)

    def _put(self, key: str, value: Any) -> None:
        self._emit(replace(self._stop, **{key: value}), f"{key} {self.language}")

    def _emit(self, stop: StopDraft, field: str = "") -> None:
        self.edited.emit(stop, field)
