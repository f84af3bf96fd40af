"""About says what a bug report needs, and whom the program owes what."""

from collections.abc import Iterator
from importlib.metadata import version

import PySide6
import pytest
from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow, QPushButton
from pytestqt.qtbot import QtBot

from solver_core import compiled
from sudoku_gui.features.help import dialogs
from sudoku_gui.features.help.dialogs import AboutBox
from sudoku_gui.render.icons import app_icon
from sudoku_gui.widgets.rich_text import RichText
from tests.gui.parts import part


@pytest.fixture
def box(qtbot: QtBot) -> Iterator[AboutBox]:
    owner = QMainWindow()
    owner.setWindowIcon(app_icon())
    qtbot.addWidget(owner)
    shown = AboutBox(owner)
    shown.open()
    yield shown
    owner.close()


def said(box: AboutBox, name: str) -> str:
    label = part(box, RichText, name)
    return label.text


def test_the_about_dialog_lists_versions_and_licences(box: AboutBox) -> None:
    """Every part of the program is named with its licence."""
    for name, parts in {
        "what": [version("dancing-sudoku")],
        "search": ["runs compiled" if compiled else "uncompiled"],
        "versions": [qVersion(), PySide6.__version__],
        "licence": [dialogs.LICENCE],
        "parts": [dialogs.LGPL, "Qt for Python", "Python (PSF", "Cython", "FFmpeg", "Pillow", "hodoku-py"],
        "sources": [dialogs.PAPER, "7.2.2.1"],
    }.items():
        for text in parts:
            assert text in said(box, f"about_{name}")
    assert ("dance" in dialogs.kernels()) is compiled


def test_the_about_text_is_copied_for_a_bug_report(box: AboutBox) -> None:
    """The clipboard has versions, system and screen."""
    button = part(box, QPushButton, "about_copy")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    text = QGuiApplication.clipboard().text()
    assert text == dialogs.report()
    for reported in (
        version("dancing-sudoku"),
        f"Qt {qVersion()}",
        "Python",
        "search:",
        "system:",
        "screen:",
    ):
        assert reported in text
    assert button.text() == "Copied"
    assert box.isVisible()


def test_no_text_of_the_about_dialog_is_clipped(box: AboutBox) -> None:
    labels = box.findChildren(RichText)
    assert len(labels) == 6
    for label in labels:
        if label.text:
            assert label.height() >= label.heightForWidth(label.width()) - 1
