"""What the forms of the tour editor share: rows with labels in a page that scrolls, in the language that is written."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFormLayout, QFrame, QGroupBox, QScrollArea, QVBoxLayout, QWidget

from solver_core.errors import Message
from sudoku_gui.guard import Guarded
from sudoku_gui.render.theme import Theme
from sudoku_gui.tours.editor import reading
from sudoku_gui.tours.editor.field import LineField, TextField
from sudoku_gui.tours.editor.model import Words, with_words
from sudoku_gui.tours.tour import FALLBACK
from sudoku_gui.widgets.boxes import fill
from sudoku_gui.widgets.label import add_row
from sudoku_gui.widgets.notice import Notice
from sudoku_gui.wording import errors
from sudoku_gui.wording.foreign import as_markdown

_GAP = 8


class EditorForm(Guarded, QScrollArea):
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
        """Say what is wrong and, on a quiet ground, what is not written yet; nothing where all is right."""
        for notice, is_to_do in ((self.problems, False), (self.to_do, True)):
            said = [
                as_markdown(errors.describe(one)) for one in problems if reading.is_to_do(one) is is_to_do
            ]
            notice.show_text("\n\n".join(said))

    def use_theme(self, theme: Theme) -> None:
        for notice in (self.problems, self.to_do):
            notice.use_theme(theme)

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
        """A row for a text; its name is that of the attribute of what is edited."""
        self._texts.append((field.objectName(), field))
        field.edited.connect(put)
        add_row(form, label, field)

    def show_texts(self, of: object) -> None:
        """Show all texts of what is edited."""
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
