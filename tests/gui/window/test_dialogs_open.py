"""Dialogs that leave the window free do not pile up."""

import pytest
from PySide6.QtWidgets import QDialog

from sudoku_gui.shell.main_window import MainWindow
from tests.gui.parts import wait_until
from tests.gui.window.shared import trigger

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.mark.parametrize("name", ["export_picture", "export_log", "export_tree", "export_film", "tours"])
def test_asked_for_twice_it_is_shown_once(watched: MainWindow, name: str) -> None:
    """Whoever has lost it behind the window finds it by the same key; closed, it comes anew."""
    for _ in range(3):
        trigger(watched, name)
    (dialog,) = [found for found in watched.findChildren(QDialog) if found.isVisible()]
    wait_until(dialog.isActiveWindow)
    dialog.reject()
    trigger(watched, name)
    (again,) = [found for found in watched.findChildren(QDialog) if found.isVisible()]
    assert again is not dialog
    again.reject()
