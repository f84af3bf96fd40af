"""What this program is, which version, and under which licence."""

import platform
from importlib.metadata import version

from PySide6.QtCore import QCoreApplication, qVersion
from PySide6.QtWidgets import QMessageBox, QWidget

from solver_core import compiled


def show(parent: QWidget) -> QMessageBox:
    """Show it without waiting."""
    box = QMessageBox(parent)
    box.setObjectName("about_box")
    box.setWindowTitle(QCoreApplication.translate("about", "About Dancing Sudoku"))
    box.setIconPixmap(parent.windowIcon().pixmap(96, 96))
    box.setText(
        QCoreApplication.translate(
            "about", "Dancing Sudoku {version}: a Sudoku whose solver you can watch, forward and back."
        ).format(version=version("dancing-sudoku"))
    )
    facts = QCoreApplication.translate(
        "about",
        "{search}\nQt {qt}, Python {python}.\nFree software under the GNU GPL, 3 or later.",
    )
    box.setInformativeText(
        facts.format(search=_of_the_search(), qt=qVersion(), python=platform.python_version())
    )
    box.finished.connect(box.deleteLater)
    box.open()
    return box


def _of_the_search() -> str:
    if compiled:
        return QCoreApplication.translate("about", "The search runs compiled.")
    return QCoreApplication.translate("about", "The search runs uncompiled: all the same, only slower.")
