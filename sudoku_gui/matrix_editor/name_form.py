"""Asks for the name of a column."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QLineEdit, QVBoxLayout, QWidget

from sudoku_gui.widgets.label import add_row
from sudoku_gui.wording.marking import translate


class NameForm(QDialog):
    """One field.

    Signals:
        named: what was typed.
    """

    named = Signal(str)

    def __init__(self, parent: QWidget, name: str) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("matrix_editor", "Rename Column"))
        self.field = QLineEdit(name)
        self.field.selectAll()
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.accepted.connect(lambda: self.named.emit(self.field.text()))
        self.finished.connect(self.deleteLater)
        form = QFormLayout()
        add_row(form, translate("matrix_editor", "&Name of the column:"), self.field)
        column = QVBoxLayout(self)
        column.addLayout(form)
        column.addWidget(buttons)
