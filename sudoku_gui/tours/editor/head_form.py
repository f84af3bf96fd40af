"""The form for what stands above the stops of a tour: its title, what it is about, how long it takes."""

from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QSpinBox

from sudoku_gui.render.theme import Theme
from sudoku_gui.tours.editor.field import LineField, TextField
from sudoku_gui.tours.editor.form import EditorForm
from sudoku_gui.tours.editor.model import TourDraft
from sudoku_gui.widgets.label import Label, add_row
from sudoku_gui.wording.marking import translate

_MOST_MINUTES = 600


class HeadForm(EditorForm):
    """Edits a draft, without its stops.

    Signals:
        edited: the draft is another one, by this field.
    """

    edited = Signal(object, str)

    def __init__(self, theme: Theme) -> None:
        super().__init__("tour_head_form", theme)
        self._draft = TourDraft("")
        form = self.group(translate("tour_editor", "Tour"))
        title, summary, name = LineField("title"), TextField("summary", 3), LineField("id")
        self.text_row(form, translate("tour_editor", "Title:"), title, partial(self._put, "title"))
        self.text_row(form, translate("tour_editor", "Summary:"), summary, partial(self._put, "summary"))
        self._minutes = QSpinBox()
        self._minutes.setObjectName("minutes")
        self._minutes.setRange(0, _MOST_MINUTES)
        self._minutes.setSpecialValueText(translate("tour_editor", "not said"))
        self._minutes.valueChanged.connect(self._put_minutes)
        add_row(form, translate("tour_editor", "Minutes:"), self._minutes)
        self.text_row(form, translate("tour_editor", "Identifier:"), name, partial(self._put, "id"))
        how = Label(
            translate(
                "tour_editor",
                "Watch a search, go to a place that is worth a look, and press Add Stop. Write there what happens, "
                "choose the panes that show it, and ask something. Try shows the tour as its readers see it.",
            )
        )
        how.setWordWrap(True)
        self._box.addWidget(how)
        self._box.addStretch(1)

    def show_draft(self, draft: TourDraft) -> None:
        """Fill in the fields without taking that for an edit."""
        self._draft = draft
        self.show_texts(draft)
        with QSignalBlocker(self._minutes):
            self._minutes.setValue(draft.minutes or 0)

    def _put(self, key: str, text: str) -> None:
        value: Any = text if key == "id" else self.written(getattr(self._draft, key), text)
        self.edited.emit(replace(self._draft, **{key: value}), f"{key} {self.language}")

    def _put_minutes(self, minutes: int) -> None:
        self.edited.emit(replace(self._draft, minutes=minutes or None), "minutes")
