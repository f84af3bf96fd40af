"""On a low screen with large text the keypad is whole: no row of it has to be scrolled to."""

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea

from sudoku_gui.shell.main_window import MainWindow
from tests.gui.window.shared import UNIQUE, paste, trigger


@pytest.mark.parametrize(
    ("width", "height", "larger"),
    [(1024, 700, 1.0), (1024, 700, 1.25), (1024, 700, 1.5), (819, 560, 1.0), (683, 467, 1.0)],
    ids=["100", "125", "150", "125_of_all", "150_of_all"],
)
def test_the_keypad_fits(window: MainWindow, width: int, height: int, larger: float) -> None:
    """At 1024 x 700 with larger text, or with everything larger (QT_FONT_DPI=120 and 144)."""
    usual = QApplication.font()
    font = QApplication.font()
    font.setPointSizeF(larger * usual.pointSizeF())
    try:
        QApplication.setFont(font)
        window.resize(width, height)
        paste(UNIQUE)
        for mode in ("mode_digits", "mode_notes", "mode_givens"):
            trigger(window, mode)
            QTest.qWait(50)
            page = window.workbench.docks["play_panel"].view
            assert isinstance(page, QScrollArea)
            assert window.height() <= height
            assert page.verticalScrollBar().maximum() == 0
    finally:
        QApplication.setFont(usual)
