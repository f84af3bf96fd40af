"""Every action in some arrangement, beside a puzzle, its search or another problem: nothing breaks.

The problem's items have names that do harm where they are taken for HTML, so what dialogs say of it is looked at, too.
"""

from itertools import product

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QToolBar
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.document import Source
from sudoku_gui.features.files import FilesFeature
from sudoku_gui.features.tours import ToursFeature
from sudoku_gui.layout.arrangements import CHOSEN
from sudoku_gui.player.job import Job, Work
from sudoku_gui.player.subject import Subject
from sudoku_gui.render import theme
from sudoku_gui.render.icons import icon
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.shell.menus import MENUS, TOOLBAR
from sudoku_gui.widgets.dialog import Dialog
from tests.amounts import PERCENT, TURN, each
from tests.gui.parts import BRANCHING, back_to, part, press, settle, trigger, wait_until
from tests.gui.shown import NAMES as HARMFUL
from tests.gui.shown import everything

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

NAMES = [name for menu in MENUS.values() for name in menu.ids if name != "quit"]
WATCHING = NAMES[NAMES.index("to_start") : NAMES.index("finer_steps") + 1]
PROBLEM = "{0} {1} {2} {3} | {4} {6}\n{0} {2} {4}\n{1} {3} {6}\n{0} {1}\n{2} {3}\n{0} {3}\n".format(*HARMFUL)
SEARCHES = {
    "search": (Subject(Grid.parse(BRANCHING)), 4500),
    "problem": (Subject(problem=PROBLEM), 20),
    "start": (Subject(Grid.parse(BRANCHING)), 0),
    "end": (Subject(Grid.parse(BRANCHING)), 8660),
}
"""What is watched, and where."""
ARRANGEMENTS, SHOWN, ENDS = (*CHOSEN, "present"), ("puzzle", "search", "problem"), ("start", "end")
PLACES = [*product(SHOWN, ARRANGEMENTS), ("blank", "play")]
STRIDE = len(SHOWN) if PERCENT >= 100 else len(PLACES)
"""One action in this many is chosen in each place."""


def walk(shown: str) -> list[tuple[str, str]]:
    """What is chosen beside this, and in which arrangement; at both ends of a search, half of what moves in it."""
    if shown in ENDS:
        return [("learn", name) for name in WATCHING[(ENDS.index(shown) + TURN) % 2 :: 2]]
    own = [(number, place) for number, (one, place) in enumerate(PLACES) if one == shown]
    return [(place, name) for number, place in own for name in NAMES[(number + TURN) % STRIDE :: STRIDE]]


def bring_to(window: MainWindow, shown: str, arrangement: str) -> None:
    """Put the window in a state as if nothing had happened in it before."""

    def takes_keyboard() -> bool:
        """Activate it again, for a dialog that has just closed may have been active a moment longer."""
        window.activateWindow()
        window.context.board.setFocus()
        return window.context.board.hasFocus()

    window.presentation.end()
    window.feature(ToursFeature).guide.leave()
    window.context.watching.leave()
    window.arrangements.choose("play")
    window.document.undo_stack.setClean()
    window.feature(FilesFeature).new()
    assert window.document.is_blank
    window.preferences["rule"] = "fewest"
    wait_until(takes_keyboard)
    if shown not in {"blank", "problem"}:
        window.document.open(Puzzle(Grid.parse(BRANCHING)), Source())
    if shown in SEARCHES:
        subject, position = SEARCHES[shown]
        assert window.context.watching.watch(subject, position)
        settle(window)
    if arrangement == "present":
        trigger(window, "present")
    else:
        window.arrangements.choose(arrangement)


def state(window: MainWindow) -> tuple[tuple[object, ...], int]:
    """What is shown, and the position of the search."""
    player, tour = window.player, window.feature(ToursFeature).guide.tour
    shown = window.document.puzzle, player.subject, player.is_watching, tour, window.arrangements.name
    return shown, player.position


def endless() -> Work[None]:
    while True:
        yield None


def close_dialogs(window: MainWindow) -> list[str]:
    """Close what is open, with something under way in it; returns what goes on or takes a name for HTML."""
    faults = []
    for dialog in [one for one in window.findChildren(QDialog) if one.isVisible()]:
        if isinstance(dialog, Dialog):
            faults += everything(dialog)
            jobs = dialog.findChildren(Job)
            for job in jobs:
                if not job.is_running:
                    job.start(endless())
            dialog.reject()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)  # most are gone at once
            faults += [f"{job.parent()} goes on" for job in jobs if isValid(job) and job.is_running]
        else:
            dialog.reject()
    if (popup := QApplication.activePopupWidget()) is not None:
        popup.close()
    wait_until(lambda: not any(dialog.isVisible() for dialog in window.findChildren(QDialog)))
    return faults


def test_each_action_is_chosen_somewhere_in_every_run() -> None:
    """Elsewhere in the next one; with `TESTS_PERCENT=100`, in each arrangement."""
    walked = [(place, name) for shown in (*SHOWN, "blank") for place, name in walk(shown)]
    assert {name for _, name in walked} == set(NAMES)
    assert {place for place, _ in walked} == {*ARRANGEMENTS}
    assert PERCENT < 100 or {*walked} >= set(product(ARRANGEMENTS, NAMES))
    assert {name for shown in ENDS for _, name in walk(shown)} == set(WATCHING)


@pytest.mark.parametrize("shown", [*SHOWN, "blank", *ENDS])
def test_every_action_can_be_chosen_everywhere(window: MainWindow, qtbot: QtBot, shown: str) -> None:
    """Whatever is chosen whenever; afterwards a digit can be typed."""
    window.resize(1000, 700)
    there, wanted = "", state(window)
    for arrangement, name in each(walk(shown)):
        if arrangement != there or state(window)[0] != wanted[0]:
            bring_to(window, shown, arrangement)
            there, wanted = arrangement, state(window)
        elif state(window) != wanted:
            window.player.scrub(wanted[1])
            settle(window)
        with qtbot.captureExceptions() as raised:
            window.context.actions[name].trigger()
            QApplication.processEvents()
            window.cancel()
            QApplication.processEvents()
            faults = close_dialogs(window)
        assert (raised, faults) == ([], []), (arrangement, name)
        window.context.messages.dismiss()
        if QApplication.overrideCursor() is not None:  # What's This waits for a click or Esc
            QTest.keyClick(window, Qt.Key.Key_Escape)
        assert window.isVisible(), (arrangement, name)
    bring_to(window, "blank", "play")
    trigger(window, "mode_digits")
    back_to(window)
    window.context.board.select(0)
    press("7")
    assert window.document.puzzle.board[0] == 7, window.context.messages.text


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


def test_a_theme_chosen_while_playing_reaches_board_menu_and_icons(watching: MainWindow) -> None:
    """Each has its own background and ink, the menu marks it; the button shows pause, in whatever colours."""
    press("Space")
    seen = set()
    for name, make in (("light", theme.light), ("dark", theme.dark), ("contrast", theme.high_contrast)):
        trigger(watching, f"theme_{name}")
        palette, board = QApplication.palette(), watching.context.board
        middle = board.grab().toImage().pixelColor(board.rect().center())
        seen.add((palette.window().color().name(), palette.windowText().color().name(), middle.name()))
        actions = watching.context.actions
        assert [one for one in NAMES if one.startswith("theme_") and actions[one].isChecked()] == [
            f"theme_{name}"
        ]
        shown = actions["play_pause"].icon().pixmap(28, 28).toImage()
        assert shown == icon("pause", make()).pixmap(28, 28).toImage()
    assert watching.player.is_playing
    assert len(seen) == 3
    trigger(watching, "theme_system")
    assert QApplication.palette().window().color() == theme.of_system().palette().window().color()


def test_a_dialog_that_is_asked_for_twice_is_shown_once(watching: MainWindow) -> None:
    """Whoever has lost it behind the window finds it by the same key; closed, it comes anew."""

    def open_dialogs() -> list[QDialog]:
        return [found for found in watching.findChildren(QDialog) if found.isVisible()]

    for name in ["export_picture", "export_log", "export_tree", "export_film", "tours"]:
        for _ in range(3):
            trigger(watching, name)
        (dialog,) = open_dialogs()
        wait_until(dialog.isActiveWindow)
        dialog.reject()
        trigger(watching, name)
        (again,) = open_dialogs()
        assert again is not dialog
        again.reject()
        wait_until(lambda: not open_dialogs())
