"""What edits the puzzle ends the watching, but only once that has been said."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from sudoku_gui.shell.main_window import MainWindow
from tests.gui.parts import PUZZLE, UNIQUE, board, click, paste, press, search_of, settle, trigger

POSITION = 700


@pytest.fixture
def watching(window: MainWindow) -> MainWindow:
    """The window in the midst of a search, with one entry typed before."""
    paste(PUZZLE)
    press("Ctrl+Home", "Right", "4", "Right", "F5")
    window.player.scrub(POSITION)
    settle(window)
    return window


WITH_ENTRY = PUZZLE[0] + "4" + PUZZLE[2:]


def still_there(window: MainWindow) -> bool:
    """Whether the search is where it was and the puzzle as it was."""
    return (window.player.is_watching, window.player.position, board(window)) == (True, POSITION, WITH_ENTRY)


@pytest.mark.parametrize(
    ("key", "after"),
    [
        ("7", PUZZLE[0] + "47" + PUZZLE[3:]),
        ("Ctrl+Z", PUZZLE),
        ("Ctrl+Backspace", PUZZLE),
        ("Ctrl+V", UNIQUE.replace("0", ".")),
    ],
)
def test_the_first_time_warns_and_the_second_does_it(watching: MainWindow, key: str, after: str) -> None:
    """Typing, undo, clearing and pasting alike: the question names the place that would be lost."""
    if key == "Ctrl+V":
        paste(UNIQUE)
    else:
        press(key)
    assert still_there(watching)
    assert watching.context.messages.kind == "question"
    assert f"event {POSITION}" in watching.context.messages.text
    press(key)
    assert not watching.player.is_watching
    assert board(watching) == after


def is_asked(window: MainWindow) -> bool:
    press("7")
    return still_there(window) and window.context.messages.kind == "question"


def test_no_answer_but_edit_is_a_yes(watching: MainWindow) -> None:
    """The button that keeps, Esc and another search leave it where it was, and the next digit is asked about anew."""
    assert is_asked(watching)
    click(watching, "Keep Watching")
    assert still_there(watching)
    assert watching.context.messages.text == ""
    assert is_asked(watching)
    press("Esc")
    assert watching.context.messages.text == ""
    assert is_asked(watching)
    press("F5", "Right", "7")
    assert watching.player.is_watching
    assert board(watching) == WITH_ENTRY


def test_an_edit_undone_can_be_watched_again(watching: MainWindow) -> None:
    """The two histories do not mix: undo corrects the puzzle, F5 begins a search of what there is now."""
    press("7")
    click(watching, "Edit")
    assert not watching.player.is_watching
    assert board(watching)[2] == "7"
    press("Ctrl+Z")
    assert board(watching) == WITH_ENTRY
    press("F5")
    trigger(watching, "next_solution")
    settle(watching)
    assert search_of(watching).solutions == 1
    press("Shift+F5")
    assert board(watching) == WITH_ENTRY


def test_an_edit_that_changes_nothing_does_not_end_the_watching(watching: MainWindow) -> None:
    """A given is locked, rubbish is refused before anything is given up for it, and looking around is no edit."""
    watching.context.board.select(0)
    press("7", "7")
    assert still_there(watching)
    assert "r1c1 is a given" in watching.context.messages.text
    for _ in range(2):
        paste("no puzzle at all")
    assert "not a puzzle" in watching.context.messages.text
    press("Down", "Down", "Up", "Ctrl+C", "Ctrl+G", "Ctrl+D")
    QTest.mouseClick(
        watching.context.board, Qt.MouseButton.LeftButton, pos=watching.context.board.cell_area(40).center()
    )
    assert watching.context.board.selected == 40
    assert still_there(watching)
