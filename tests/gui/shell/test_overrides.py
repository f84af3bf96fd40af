"""Whatever fails in a method that Qt calls, the program goes on: PySide6 crashes at some exceptions on Python 3.11."""

import subprocess
import sys

PROGRAM = """
from sudoku_gui.shell.overrides import let_exceptions_out
let_exceptions_out()
from PySide6.QtCore import QSize
from PySide6.QtGui import QUndoCommand, QUndoStack
from PySide6.QtWidgets import QApplication, QWidget

class Mixin:
    def sizeHint(self):
        return ()[0]

class Mixed(Mixin, QWidget):
    pass

class Own(Mixed):
    def sizeHint(self):
        return {}["own"]

class Under(Own):
    pass

class Edit(QUndoCommand):
    def redo(self):
        int("?")

application = QApplication([])
for do in (Mixed().adjustSize, Own().adjustSize, Under().adjustSize, lambda: QUndoStack().push(Edit())):
    try:
        do()
    except Exception as error:
        print(type(error).__name__)
"""


def test_an_exception_of_python_s_own_code_leaves_an_override() -> None:
    """Of a mixin, of a class and of one below it, and where there is no widget."""
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["IndexError", "KeyError", "KeyError", "ValueError"]
