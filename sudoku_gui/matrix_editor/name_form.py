"""Asks for the name of a column or of a row."""

from collections.abc import Callable

from PySide6.QtWidgets import QDialogButtonBox, QFormLayout, QLineEdit, QVBoxLayout, QWidget

from solver_core.errors import CodedError
from sudoku_gui.widgets.dialog import Dialog
from sudoku_gui.widgets.label import add_row, paragraph
from sudoku_gui.wording import errors


class NameForm(Dialog):
    """One field; a name for which ``take`` raises a CodedError is refused below it."""

    def __init__(
        self, parent: QWidget, title: str, prompt: str, name: str, take: Callable[[str], None]
    ) -> None:
        super().__init__(parent, "name_form", title)
        self._take = take
        self.field = QLineEdit(name)
        self.field.selectAll()
        self.fault = paragraph("")
        self.fault.hide()
        buttons = self.button_box(
            standard=QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.button(QDialogButtonBox.StandardButton.Ok).setDefault(True)
        self.field.textEdited.connect(self.fault.hide)
        form = QFormLayout()
        add_row(form, prompt, self.field)
        self._column = column = QVBoxLayout(self)
        column.addLayout(form)
        column.addWidget(self.fault)
        column.addWidget(buttons)
        self.setMinimumWidth(self.fontMetrics().height() * 22)

    def accept(self) -> None:
        """Close, unless the name is refused."""
        try:
            self._take(self.field.text())
        except CodedError as error:
            self.fault.setText(errors.describe(error))
            self.fault.show()
            self.resize(self.width(), self._column.totalHeightForWidth(self.width()))
            self.field.selectAll()
            self.field.setFocus()
        else:
            super().accept()
