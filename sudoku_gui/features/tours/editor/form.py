"""What the forms of the tour editor share: rows with labels in a page that scrolls, in the language that is written."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QFormLayout, QFrame, QGroupBox, QScrollArea, QSpinBox, QVBoxLayout, QWidget

from solver_core.errors import Message
from sudoku_gui.features.tours.editor import reading
from sudoku_gui.features.tours.editor.field import LineField, TextField
from sudoku_gui.features.tours.editor.model import TourDraft, Words, with_words
from sudoku_gui.render.theme import Theme
from sudoku_gui.tours.tour import FALLBACK
from sudoku_gui.translation import translate
from sudoku_gui.widgets.boxes import fill
from sudoku_gui.widgets.label import Label, add_row
from sudoku_gui.widgets.notice import Notice
from sudoku_gui.wording import errors
from sudoku_gui.wording.foreign import as_markdown

_GAP = 8


class EditorForm(QScrollArea):
    """A page of fields, with what is wrong above them."""

    def __init__(self, name: str, theme: Theme) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.language = FALLBACK  # the one in which texts are written
        self._texts: list[tuple[str, LineField | TextField]] = []
        self.problems = Notice(f"{name}_problems", "warning", "error_bar", theme)
        self.to_do = Notice(f"{name}_to_do", "info", "house_shade", theme)
        inner = QWidget()
        self._box = fill(QVBoxLayout(inner), self.problems, self.to_do, spacing=_GAP)
        self._box.setContentsMargins(_GAP, 0, _GAP, 0)
        self.setWidget(inner)
        self.show_problems([])

    def show_problems(self, problems: Sequence[Message]) -> None:
        """Say what is wrong and, on a quiet background, what is not written yet; nothing where all is right."""
        for notice, is_to_do in ((self.problems, False), (self.to_do, True)):
            said = [
                as_markdown(errors.describe(one)) for one in problems if reading.is_to_do(one) is is_to_do
            ]
            notice.show_text("\n\n".join(said))

    def group(self, title: str) -> QFormLayout:
        """A group of rows with a title."""
        box = QGroupBox(title)
        form = QFormLayout(box)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._box.addWidget(box)
        return form

    def text_row(
        self, form: QFormLayout, label: str, field: LineField | TextField, put: Callable[[str], object]
    ) -> None:
        """Add a row for a text; its name is that of the attribute of what is edited."""
        self._texts.append((field.objectName(), field))
        field.edited.connect(put)
        add_row(form, label, field)

    def show_texts(self, of: object) -> None:
        """Fill the text fields from a tour, stop or answer that has attributes of their names."""
        for key, field in self._texts:
            words = getattr(of, key)
            if isinstance(words, str):
                field.show_text(words)
            else:
                self.show_words(field, words)

    def show_words(self, field: LineField | TextField, words: Words) -> None:
        """Show a text in the language that is written; pale, in English, where it says nothing in it."""
        field.show_text(words.get(self.language, ""), words.get(FALLBACK, ""))

    def written(self, words: Words, text: str) -> Words:
        return with_words(words, self.language, text)


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
