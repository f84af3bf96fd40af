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
from sudoku_gui.help import about
from sudoku_gui.help.about import AboutBox
from sudoku_gui.render.icons import app_icon
from sudoku_gui.widgets.rich_text import RichText


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
    label = box.findChild(RichText, name)
    assert label is not None
    return label.text


def test_it_says_version_licence_and_sources(box: AboutBox) -> None:
    assert version("dancing-sudoku") in said(box, "about_what")
    assert about.LICENCE in said(box, "about_licence")
    assert about.PAPER in said(box, "about_sources")
    assert "7.2.2.1" in said(box, "about_sources")
    assert qVersion() in said(box, "about_versions")
    assert PySide6.__version__ in said(box, "about_versions")


def test_it_says_whether_the_search_is_compiled_and_what_of_it(box: AboutBox) -> None:
    """Whoever measures speed must know."""
    if compiled:
        assert "dance" in about.kernels()
        assert "dance" in said(box, "about_search")
    else:
        assert about.kernels() == ()
        assert "uncompiled" in said(box, "about_search")


def test_the_parts_of_others_are_named_with_their_licences(box: AboutBox) -> None:
    """Qt's asks for it."""
    told = said(box, "about_parts")
    assert about.LGPL in told
    for name in ("Qt for Python", "Python (PSF", "Cython", "FFmpeg", "imageio-ffmpeg"):
        assert name in told


def test_it_is_copied_for_a_bug_report(box: AboutBox) -> None:
    """In English, and complete."""
    button = box.findChild(QPushButton, "about_copy")
    assert button is not None
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    text = QGuiApplication.clipboard().text()
    assert text == about.report()
    for told in (version("dancing-sudoku"), f"Qt {qVersion()}", "Python", "search:", "system:", "screen:"):
        assert told in text
    assert button.text() == "Copied"
    assert box.isVisible()


def test_nothing_is_clipped(box: AboutBox) -> None:
    labels = box.findChildren(RichText)
    assert len(labels) == 6
    for label in labels:
        if label.text:
            assert label.height() >= label.heightForWidth(label.width()) - 1
