"""Asks before unsaved work is replaced."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from sudoku_gui.wording.foreign import shown


def ask(parent: QWidget, name: str, save: Callable[[], None], discard: Callable[[], None]) -> QMessageBox:
    """Show the question without waiting; the answer calls ``save``, ``discard``, or nothing."""
    box = QMessageBox(parent)
    box.setObjectName("save_question")
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle(QCoreApplication.translate("questions", "Unsaved changes"))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(
        QCoreApplication.translate("questions", 'Save the changes to "{name}"?').format(name=shown(name))
    )
    box.setInformativeText(QCoreApplication.translate("questions", "Another puzzle is about to replace it."))
    button = QMessageBox.StandardButton
    box.setStandardButtons(button.Save | button.Discard | button.Cancel)
    box.setDefaultButton(button.Save)

    def answered(_result: int) -> None:
        chosen = box.standardButton(box.clickedButton())  # none is clicked where Esc closes the box
        box.deleteLater()
        if chosen == button.Save:
            save()
        elif chosen == button.Discard:
            discard()

    box.finished.connect(answered)
    box.open()
    return box
