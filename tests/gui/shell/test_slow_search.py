"""Where the search runs uncompiled, its user is reported once: that it is slow, why, and how to change it."""

import pytest
from PySide6.QtWidgets import QApplication

from solver_core import uncompiled
from solver_core.errors import Message
from sudoku_gui.features.help.dialogs import AboutBox
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.shell.welcome import SlowSearch
from sudoku_gui.widgets.rich_text import RichText
from tests.gui.parts import click, part, wait_until

NO_COMPILER = Message("uncompiled.compiler", detail="gcc")


@pytest.fixture(autouse=True)
def without_a_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uncompiled, "reason", lambda: NO_COMPILER)


def test_a_slow_search_is_reported_once_for_each_reason(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the factor; who has installed a compiler learns that something else is missing."""

    def said() -> str:
        window.context.messages.dismiss()
        SlowSearch(window).show_once()
        return window.context.messages.text

    first = said()
    assert "more than 100 times slower: no C compiler was found" in first
    assert "(gcc)" in first
    assert said() == ""
    monkeypatch.setattr(
        uncompiled, "reason", lambda: Message("uncompiled.headers", detail="/usr/include/Python.h")
    )
    assert "Python's headers were missing" in said()
    monkeypatch.setattr(uncompiled, "reason", lambda: None)
    assert said() == ""


def test_a_button_leads_to_help(window: MainWindow) -> None:
    SlowSearch(window).show_once()
    click(window, "How to Change This")
    box = part(window, AboutBox)
    label = part(box, RichText, "about_search")
    assert "gcc libc6-dev python3-dev" in label.plain_text
    box.close()


def test_the_report_of_a_slow_search_waits_for_the_message_shown(window: MainWindow) -> None:
    window.context.messages.show_message("Really?", "question")
    SlowSearch(window).show_once()
    assert window.context.messages.text == "Really?"
    window.context.messages.dismiss()
    window.context.messages.show_message("Then not.")
    QApplication.processEvents()
    assert window.context.messages.text == "Then not."
    window.context.messages.dismiss()
    wait_until(lambda: "uncompiled" in window.context.messages.text)
