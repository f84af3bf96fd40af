"""The pair of Python and PySide6 in use must not wear out None.

PySide6 6.12.0 on CPython 3.11 loses one reference to None in every call that returns nothing, and
after some thousand calls the interpreter dies. Small suites pass on that pair; this one does not.
From Python 3.12 None is immortal and its count never moves.
"""

import gc
import sys

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

CALLS = 1000
BYSTANDERS = 100
"""References that other parts of the interpreter may take or drop meanwhile; the fault takes one per call."""


def test_calls_that_return_nothing_leave_none_as_it_was(qtbot: QtBot) -> None:
    """Guards the upper bound on PySide6-Essentials in pyproject.toml."""
    label = QLabel()
    qtbot.addWidget(label)
    gc.collect()
    before = sys.getrefcount(None)
    for number in range(CALLS):
        label.setText(str(number))
    after = sys.getrefcount(None)
    assert label.text() == str(CALLS - 1)
    assert abs(after - before) < BYSTANDERS, f"{CALLS} calls moved None's count from {before} to {after}"
