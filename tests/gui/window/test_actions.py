"""The actions of the running window: each exists, says what it does, and does no harm in any state."""

from importlib.metadata import version

import pytest
from PySide6.QtGui import QAction, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QTableWidget, QToolBar
from pytestqt.qtbot import QtBot

from sudoku_gui.help.about import AboutBox
from sudoku_gui.render import theme
from sudoku_gui.render.icons import icon
from sudoku_gui.render.theme import Theme
from sudoku_gui.shell.action_table import ROWS
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.widgets.rich_text import RichText
from tests.gui.window.shared import Paste, Press, Trigger

BRANCHING = "....8.74.3..1..6.88.7.......3...4....183.947....8...5.......2.46.2..8..1.89.2...."
NAMES = [row.id for row in ROWS]
STATES = ["blank", "puzzle", "at the start", "midway", "at the end"]
PATIENT = 30_000


def settle(window: MainWindow, qtbot: QtBot) -> None:
    player = window.player
    qtbot.waitUntil(lambda: not (player.is_busy or player.is_playing), timeout=PATIENT)


def bring_to(window: MainWindow, state: str, paste: Paste, press: Press, qtbot: QtBot) -> None:
    """Put the window in one of the states, with the rule whose searches are short."""
    window.preferences["rule"] = "fewest"
    if state == "blank":
        return
    paste(BRANCHING)
    if state == "puzzle":
        return
    press("F5")
    if state == "midway":
        window.player.scrub(4500)
    elif state == "at the end":
        press("End")
    settle(window, qtbot)


def close_dialogs(window: MainWindow, qtbot: QtBot) -> None:
    for dialog in window.findChildren(QDialog):
        dialog.reject()
    qtbot.waitUntil(lambda: not any(dialog.isVisible() for dialog in window.findChildren(QDialog)))


def test_every_row_is_an_action_that_says_what_it_does(window: MainWindow) -> None:
    """By its id it can be found; it has words for the menu and for the hand that rests on it."""
    for name in NAMES:
        (action,) = window.findChildren(QAction, name)
        assert action.text().replace("&", ""), name
        assert action.toolTip().replace("&", ""), name
        assert action in window.actions(), name


def takes_keyboard(window: MainWindow) -> bool:
    """Activate it again, for a dialog that has just closed may have been active a moment longer."""
    window.activateWindow()
    window.board.setFocus()
    return window.board.hasFocus()


@pytest.mark.parametrize("state", STATES)
def test_every_action_can_be_chosen_in_every_state(
    window: MainWindow, paste: Paste, press: Press, qtbot: QtBot, state: str
) -> None:
    """Whatever is chosen whenever, nothing breaks and the window lives on."""

    def present() -> tuple[object, ...]:
        return (
            window.document.puzzle,
            window.player.subject,
            window.player.position,
            window.workspace.touring.tour,
        )

    wanted = None
    for name in NAMES:
        if name == "quit":
            continue
        if wanted is None or present() != wanted:
            window.watching.leave()
            qtbot.waitUntil(lambda: takes_keyboard(window))
            window.document.undo_stack.setClean()
            window.files.new()
            assert window.document.is_blank, name
            bring_to(window, state, paste, press, qtbot)
            wanted = present()
        with qtbot.captureExceptions() as raised:
            window.actions_by_id.by_id[name].trigger()
            QApplication.processEvents()
            window.cancel()
            QApplication.processEvents()
        assert not raised, (name, raised)
        close_dialogs(window, qtbot)
        window.info_bar.dismiss()


def test_quit_closes_the_window(window: MainWindow, press: Press) -> None:
    """Ctrl+Q, and nothing is in the way."""
    press("Ctrl+Q")
    assert not window.isVisible()


def test_the_sheet_lists_all_keys(window: MainWindow, press: Press, qtbot: QtBot) -> None:
    """F1: every action that has keys, with all of them; Esc closes it."""
    press("F1")
    sheet = window.findChild(QDialog, "shortcut_sheet")
    assert sheet is not None
    table = sheet.findChild(QTableWidget)
    assert table is not None
    texts = [[table.item(row, column) for column in (0, 1)] for row in range(table.rowCount())]
    listed = {deed.text(): keys.text() for deed, keys in texts if deed and keys}
    for row in ROWS:
        if row.keys:
            deed = row.text.replace("&", "") + (" (while watching)" if row.when_watching else "")
            assert listed[deed].split(", ") == list(row.keys)
    assert listed["Write a digit"] == "1 to 9"
    qtbot.waitUntil(lambda: QApplication.activeWindow() is sheet)
    press("Esc")
    assert not sheet.isVisible()


def test_about_tells_version_and_licence(window: MainWindow, trigger: Trigger, qtbot: QtBot) -> None:
    """And goes by Esc."""
    trigger(window, "about")
    box = window.findChild(AboutBox, "about_box")
    assert box is not None
    told = " ".join(label.plain_text for label in box.findChildren(RichText))
    assert "Dancing Sudoku" in told
    assert version("dancing-sudoku") in told
    assert "GNU GPL" in told or "General Public License" in told
    with qtbot.waitSignal(box.finished):
        QTest.keySequence(box, "Esc")


def test_themes_change_the_colours(window: MainWindow, trigger: Trigger) -> None:
    """Each has its own ground and ink, the menu marks it, and the board is painted anew."""
    seen = {}
    for name in ("light", "dark", "contrast"):
        trigger(window, f"theme_{name}")
        palette = QApplication.palette()
        ground = palette.color(QPalette.ColorRole.Window).name()
        ink = palette.color(QPalette.ColorRole.WindowText).name()
        seen[name] = (
            ground,
            ink,
            window.board.grab().toImage().pixelColor(window.board.rect().center()).name(),
        )
        marked = [
            row.id for row in ROWS if row.group == "theme" and window.actions_by_id.by_id[row.id].isChecked()
        ]
        assert marked == [f"theme_{name}"]
    assert len(set(seen.values())) == 3
    trigger(window, "theme_system")
    assert (
        QApplication.palette().color(QPalette.ColorRole.Window)
        == theme.of_system().palette().window().color()
    )


def test_a_theme_chosen_while_playing_leaves_the_pause_sign(
    window: MainWindow, paste: Paste, press: Press, trigger: Trigger
) -> None:
    """The button shows what it would do: pause, in whatever colours."""
    trigger(window, "theme_dark")
    paste(BRANCHING)
    press("F5", "Space")

    def shows_pause(colours: Theme) -> bool:
        shown = window.actions_by_id.by_id["play_pause"].icon().pixmap(28, 28).toImage()
        return shown == icon("pause", colours).pixmap(28, 28).toImage()

    assert shows_pause(theme.dark())
    trigger(window, "theme_light")
    assert window.player.is_playing
    assert shows_pause(theme.light())


def test_the_toolbar_holds_what_the_table_says(window: MainWindow) -> None:
    """In the table's order, each with a picture."""
    bar = window.findChild(QToolBar, "toolbar")
    assert bar is not None
    shown = [action.objectName() for action in bar.actions() if action.objectName() in NAMES]
    assert shown == [row.id for row in ROWS if row.toolbar]
    assert not any(window.actions_by_id.by_id[name].icon().isNull() for name in shown)
