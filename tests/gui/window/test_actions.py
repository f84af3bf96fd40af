"""The actions of the running window: each exists, says what it does, and does no harm in any state."""

from importlib.metadata import version

import pytest
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QTableWidget, QToolBar
from pytestqt.qtbot import QtBot

from sudoku_gui.features.files.controller import Files
from sudoku_gui.features.help.about_dialog import AboutBox
from sudoku_gui.render import theme
from sudoku_gui.render.icons import icon
from sudoku_gui.render.theme import Theme
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.shell.menus import MENUS, TOOLBAR
from sudoku_gui.widgets.rich_text import RichText
from tests.amounts import each
from tests.gui.parts import part, wait_until
from tests.gui.window.shared import BRANCHING, paste, press, settle, trigger

NAMES = [name for menu in MENUS.values() for name in menu.ids]
WATCHING = NAMES[NAMES.index("to_start") : NAMES.index("finer_steps") + 1]
STATES = {
    "blank": NAMES,
    "puzzle": [name for name in NAMES if name not in WATCHING],
    "at the start": WATCHING,
    "midway": NAMES,
    "at the end": WATCHING,
}
"""In which states which actions are chosen: all of them where they differ."""


def bring_to(window: MainWindow, state: str) -> None:
    """Put the window in one of the states, with the rule whose searches are short."""
    window.preferences["rule"] = "fewest"
    if state != "blank":
        paste(BRANCHING)
    if state in {"blank", "puzzle"}:
        return
    press("F5")
    if state == "midway":
        window.player.scrub(4500)
    elif state == "at the end":
        press("End")
    settle(window)


def close_dialogs(window: MainWindow) -> None:
    for dialog in window.findChildren(QDialog):
        dialog.reject()
    wait_until(lambda: not any(dialog.isVisible() for dialog in window.findChildren(QDialog)))


def test_every_row_is_an_action_that_says_what_it_does(window: MainWindow) -> None:
    """By its id it can be found; it has words for the menu and for the hand that rests on it."""
    for name in NAMES:
        (action,) = window.findChildren(QAction, name)
        assert action.text().replace("&", ""), name
        assert action.toolTip().replace("&", ""), name
        assert action in window.actions(), name
    bar = part(window, QToolBar, "toolbar")
    shown = [action.objectName() for action in bar.actions() if action.objectName() in NAMES]
    assert shown == [name for name in TOOLBAR if name]
    assert not any(window.context.actions[name].icon().isNull() for name in shown)
    press("Ctrl+Q")
    assert not window.isVisible()


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)")
@pytest.mark.parametrize("state", list(STATES))
def test_every_action_can_be_chosen_in_every_state(window: MainWindow, qtbot: QtBot, state: str) -> None:
    """Whatever is chosen whenever, nothing breaks and the window lives on."""

    def present() -> tuple[object, ...]:
        player = window.player
        return window.document.puzzle, player.subject, player.position, window.context.tour_guide.tour

    def takes_keyboard() -> bool:
        """Activate it again, for a dialog that has just closed may have been active a moment longer."""
        window.activateWindow()
        window.context.board.setFocus()
        return window.context.board.hasFocus()

    wanted = None
    for name in each(STATES[state]):
        if name == "quit":
            continue
        if wanted is None or present() != wanted:
            window.context.watching.leave()
            wait_until(takes_keyboard)
            window.document.undo_stack.setClean()
            window.feature(Files).new()
            assert window.document.is_blank, name
            bring_to(window, state)
            wanted = present()
        with qtbot.captureExceptions() as raised:
            window.context.actions[name].trigger()
            QApplication.processEvents()
            window.cancel()
            QApplication.processEvents()
        assert not raised, (name, raised)
        close_dialogs(window)
        window.context.messages.dismiss()


def test_the_sheet_lists_all_keys(window: MainWindow) -> None:
    """F1: every action that has keys, with all of them; Esc closes it."""
    press("F1")
    sheet = part(window, QDialog, "shortcut_sheet")
    table = part(sheet, QTableWidget)
    texts = [[table.item(row, column) for column in (0, 1)] for row in range(table.rowCount())]
    listed = {action.text(): keys.text() for action, keys in texts if action and keys}
    for row in window.actions_by_id.rows:
        if row.keys:
            name = row.text.replace("&", "") + (" (while watching)" if row.when_watching else "")
            assert listed[name].split(", ") == list(row.keys)
    assert listed["Write a digit"] == "1 to 9"
    wait_until(lambda: QApplication.activeWindow() is sheet)
    press("Esc")
    assert not sheet.isVisible()


def test_about_names_version_and_licence(window: MainWindow, qtbot: QtBot) -> None:
    trigger(window, "about")
    box = part(window, AboutBox, "about_box")
    text = " ".join(label.plain_text for label in box.findChildren(RichText))
    assert "Dancing Sudoku" in text
    assert version("dancing-sudoku") in text
    assert "GNU GPL" in text or "General Public License" in text
    with qtbot.waitSignal(box.finished):
        QTest.keySequence(box, "Esc")


def test_themes_change_the_colours(window: MainWindow) -> None:
    """Each has its own background and ink, the menu marks it, and the board is painted anew."""
    seen = set()
    for name in ("light", "dark", "contrast"):
        trigger(window, f"theme_{name}")
        palette = QApplication.palette()
        middle = window.context.board.grab().toImage().pixelColor(window.context.board.rect().center())
        seen.add((palette.window().color().name(), palette.windowText().color().name(), middle.name()))
        marked = [
            row.id
            for row in window.actions_by_id.rows
            if row.group == "theme" and window.context.actions[row.id].isChecked()
        ]
        assert marked == [f"theme_{name}"]
    assert len(seen) == 3
    trigger(window, "theme_system")
    assert QApplication.palette().window().color() == theme.of_system().palette().window().color()


def test_a_theme_chosen_while_playing_leaves_the_pause_sign(window: MainWindow) -> None:
    """The button shows what it would do: pause, in whatever colours."""
    trigger(window, "theme_dark")
    paste(BRANCHING)
    press("F5", "Space")

    def shows_pause(colours: Theme) -> bool:
        shown = window.context.actions["play_pause"].icon().pixmap(28, 28).toImage()
        return shown == icon("pause", colours).pixmap(28, 28).toImage()

    assert shows_pause(theme.dark())
    trigger(window, "theme_light")
    assert window.player.is_playing
    assert shows_pause(theme.light())


@pytest.mark.qt_log_ignore("This plugin does not support")
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
