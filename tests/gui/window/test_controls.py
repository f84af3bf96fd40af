"""Hands without a mouse and eyes without sight: every control has a name and can be reached by Tab."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QScrollArea, QTabBar, QWidget

from solver_core.cover import Rule
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.at_rest import come_to_rest
from tests.gui.parts import BRANCHING, UNIQUE, focused, part, paste, press, trigger, wait_until


def controls(window: MainWindow) -> list[QWidget]:
    """What is in sight, enabled, and takes the keyboard in any way."""
    return [
        widget
        for widget in window.findChildren(QWidget)
        if widget.focusPolicy() != Qt.FocusPolicy.NoFocus and widget.isVisible() and widget.isEnabled()
    ]


def nameless(widgets: list[QWidget]) -> list[str]:
    return [
        f"{type(widget).__name__} {widget.objectName()}"
        for widget in widgets
        if not QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)
        and not (isinstance(widget, QLabel) and not widget.text())
    ]


def small_buttons(top: QWidget) -> list[str]:
    """Those below 24 pixels either way, which accessibility guidelines ask for."""
    return [
        button.objectName()
        for button in top.findChildren(QAbstractButton)
        if button.isVisible()
        and min(button.width(), button.height()) < 24
        and not button.objectName().startswith("qt_")
    ]


@pytest.mark.parametrize("keys", [(), ("F5", "Right")], ids=["playing", "watching"])
def test_every_control_has_a_name_a_size_and_is_reached_by_tab(
    window: MainWindow, keys: tuple[str, ...]
) -> None:
    """As one plays and as one watches, with a message that has a button."""
    paste(BRANCHING)
    press("Ctrl+Home", "1", *keys)
    window.context.messages.show_message("A question?", "question", [("Answer", window.cancel)])
    # Qt takes the bar of a place that is gone away with one of the next turns.
    wait_until(lambda: all(bar.count() for bar in window.findChildren(QTabBar) if bar.isVisible()))
    assert len(controls(window)) > 10
    assert nameless(controls(window)) == []
    assert small_buttons(window) == []
    wanted = {widget for widget in controls(window) if widget.focusPolicy() & Qt.FocusPolicy.TabFocus}
    reached: set[QWidget] = set()
    for _ in range(2 * len(wanted)):
        press("Tab")
        reached.add(focused())
    assert [f"{type(widget).__name__} {widget.objectName()}" for widget in wanted - reached] == []
    assert window.context.board in reached
    assert len(wanted) > 8


def test_every_pane_is_for_hands_and_ears(watching: MainWindow) -> None:
    """What is in a pane has a name and is large enough to touch."""
    watching.context.comparison.compare_with(replace(watching.player.subject, rule=Rule.FIRST))
    watching.player.scrub(2000)
    assert len(watching.context.panes.specs) > 15
    for spec in watching.context.panes.specs:
        watching.workbench.show_pane(spec.id)
        wait_until(watching.workbench.docks[spec.id].is_view_seen)
        pane = watching.workbench.docks[spec.id]
        assert nameless([widget for widget in controls(watching) if pane.isAncestorOf(widget)]) == [], spec.id
        assert small_buttons(pane) == [], spec.id


def test_a_message_is_in_sight_however_small_the_window(window: MainWindow) -> None:
    """What the program says can be read, and answered, in the smallest window there can be."""
    window.resize(window.minimumSizeHint())
    for kind in ("info", "error", "question"):
        window.context.messages.show_message(
            "What has happened, and how to fix it.", kind, [("Fix", window.cancel)]
        )
        wait_until(part(window, QLabel, "message").isVisible)
        (button,) = [one for one in window.info_bar.findChildren(QAbstractButton) if one.text() == "Fix"]
        wait_until(button.isVisible)
        assert window.rect().contains(button.mapTo(window, button.rect().bottomRight()))
        window.context.messages.dismiss()
        wait_until(lambda: "Fix" not in [one.text() for one in window.info_bar.findChildren(QAbstractButton)])


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
            come_to_rest(window)
            page = window.workbench.docks["play_panel"].view
            assert isinstance(page, QScrollArea)
            assert window.height() <= height
            assert page.verticalScrollBar().maximum() == 0
    finally:
        QApplication.setFont(usual)
