"""The label that everything uses: its text is plain, wherever it comes from."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFormLayout, QLabel, QWidget

from sudoku_gui.guard import Guarded


class Label(Guarded, QLabel):
    """Shows ``<b>`` as it is written; what is formatted goes into a `RichText`."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)


def add_row(form: QFormLayout, text: str, field: QWidget) -> None:
    """Add a row whose label leads to its field; Qt's own would guess whether its text is HTML."""
    label = Label(text)
    label.setBuddy(field)
    form.addRow(label, field)
