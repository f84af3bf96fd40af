"""Hands without a mouse and eyes without sight: every control has a name and can be reached by Tab."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QTabBar, QWidget

from solver_core.cover import Rule
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.shell.panes import PANES
from tests.gui.parts import part, wait_until
from tests.gui.window.shared import BRANCHING, focused, paste, press

PAGES = ["playing", "watching"]


@pytest.fixture
def page(window: MainWindow, request: pytest.FixtureRequest) -> MainWindow:
    """The window as one plays, or as one watches, with a message that has a button."""
    paste(BRANCHING)
    press("Ctrl+Home", "1")
    if request.param == "watching":
        press("F5", "Right")
    window.info_bar.show_message("A question?", "question", [("Answer", window.cancel)])
    # Qt takes the bar of a place that is gone away with one of the next turns.
    wait_until(lambda: all(bar.count() for bar in window.findChildren(QTabBar) if bar.isVisible()))
    return window


def controls(window: MainWindow) -> list[QWidget]:
    """What is in sight, enabled, and takes the keyboard in any way."""
    return [
        widget
        for widget in window.findChildren(QWidget)
        if widget.focusPolicy() != Qt.FocusPolicy.NoFocus and widget.isVisible() and widget.isEnabled()
    ]


@pytest.mark.parametrize("page", PAGES, indirect=True)
def test_every_control_has_a_name(page: MainWindow) -> None:
    nameless = []
    for widget in controls(page):
        interface = QAccessible.queryAccessibleInterface(widget)
        assert interface is not None
        if not interface.text(QAccessible.Text.Name) and not (
            isinstance(widget, QLabel) and not widget.text()
        ):
            nameless.append(f"{type(widget).__name__} {widget.objectName()}")
    assert len(controls(page)) > 10
    assert nameless == []


@pytest.mark.parametrize("page", PAGES, indirect=True)
def test_tab_reaches_every_control(page: MainWindow) -> None:
    wanted = {widget for widget in controls(page) if widget.focusPolicy() & Qt.FocusPolicy.TabFocus}
    reached: set[QWidget] = set()
    for _ in range(2 * len(wanted)):
        press("Tab")
        reached.add(focused())
    missed = [f"{type(widget).__name__} {widget.objectName()}" for widget in wanted - reached]
    assert missed == []
    assert page.board in reached
    assert len(wanted) > 8


@pytest.mark.parametrize("page", PAGES, indirect=True)
def test_buttons_are_large_enough_to_touch(page: MainWindow) -> None:
    """24 pixels each way at the least, as accessibility guidelines ask."""
    buttons = [button for button in page.findChildren(QAbstractButton) if button.isVisible()]
    small = [
        (button.objectName(), button.width(), button.height())
        for button in buttons
        if min(button.width(), button.height()) < 24 and not button.objectName().startswith("qt_")
    ]
    assert len(buttons) > 5
    assert small == []


@pytest.mark.parametrize("name", [spec.id for spec in PANES if spec.build])
def test_every_pane_is_for_hands_and_ears(watched: MainWindow, name: str) -> None:
    """What is in a pane has a name and is large enough to touch."""
    watched.workspace.comparison.compare_with(replace(watched.player.subject, rule=Rule.FIRST))
    watched.player.scrub(2000)
    watched.workbench.show_pane(name)
    QTest.qWait(150)
    pane = watched.workbench.docks[name]
    for widget in controls(watched):
        if pane.isAncestorOf(widget):
            interface = QAccessible.queryAccessibleInterface(widget)
            assert interface.text(QAccessible.Text.Name) or isinstance(widget, QLabel), widget.objectName()
    buttons = [found for found in pane.findChildren(QAbstractButton) if found.isVisible()]
    small = [found.objectName() for found in buttons if min(found.width(), found.height()) < 24]
    assert [button for button in small if not button.startswith("qt_")] == []


@pytest.mark.parametrize("kind", ["info", "error", "question"])
def test_a_message_is_in_sight_however_small_the_window(window: MainWindow, kind: str) -> None:
    """What the program says can be read, and answered, in the smallest window there can be."""
    window.resize(window.minimumSizeHint())
    window.info_bar.show_message(
        "What has happened, and how it can be mended.", kind, [("Mend", window.cancel)]
    )
    label = part(window, QLabel, "message")
    wait_until(label.isVisible, timeout=1000)
    (button,) = [found for found in window.info_bar.findChildren(QAbstractButton) if found.text() == "Mend"]
    wait_until(button.isVisible, timeout=1000)
    corner = button.mapTo(window, button.rect().bottomRight())
    assert window.rect().contains(corner)
