"""What edits the puzzle ends the watching, but only once that has been said."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from sudoku_gui.shell.main_window import MainWindow
from tests.gui.parts import wait_until
from tests.gui.window.shared import UNIQUE, board, click, paste, press, trigger

PUZZLE = "3...86..1.9..2......5.....382..7.1.9...2.8...5.4.3..269.....5......6..9.2..35...4"
POSITION = 700


@pytest.fixture
def watched(window: MainWindow) -> MainWindow:
    """The window in the midst of a search, with one entry typed before."""
    paste(PUZZLE)
    press("Ctrl+Home", "Right", "4", "Right", "F5")
    window.player.scrub(POSITION)
    wait_until(lambda: not window.player.is_busy)
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
def test_the_first_time_warns_and_the_second_does_it(watched: MainWindow, key: str, after: str) -> None:
    """Typing, undo, clearing and pasting alike: the question names the place that would be lost."""
    if key == "Ctrl+V":
        paste(UNIQUE)
    else:
        press(key)
    assert still_there(watched)
    assert watched.info_bar.kind == "question"
    assert f"event {POSITION}" in watched.info_bar.text
    press(key)
    assert not watched.player.is_watching
    assert board(watched) == after


def test_keep_watching_keeps(watched: MainWindow) -> None:
    """The search stays where it is, the keyboard goes on with it, and the next digit is asked about anew."""
    press("7")
    click(watched, "Keep Watching")
    assert still_there(watched)
    assert watched.info_bar.text == ""
    press("7")
    assert still_there(watched)
    assert watched.info_bar.kind == "question"


def test_edit_does_what_was_typed(watched: MainWindow) -> None:
    press("7")
    click(watched, "Edit")
    assert not watched.player.is_watching
    assert board(watched)[2] == "7"


def test_a_question_closed_is_not_a_yes(watched: MainWindow) -> None:
    """Esc closes the question and keeps the search; a digit typed later is asked about anew."""
    press("7", "Esc")
    assert watched.info_bar.text == ""
    press("7")
    assert still_there(watched)
    assert watched.info_bar.kind == "question"


def test_a_new_watching_is_asked_about_anew(watched: MainWindow) -> None:
    press("7", "F5", "Right", "7")
    assert watched.player.is_watching
    assert board(watched) == WITH_ENTRY


def test_a_locked_given_does_not_end_the_watching(watched: MainWindow) -> None:
    watched.board.select(0)
    press("7", "7")
    assert still_there(watched)
    assert "r1c1 is a given" in watched.info_bar.text


def test_rubbish_in_the_clipboard_does_not_end_the_watching(watched: MainWindow) -> None:
    """What cannot be put on the board is refused before anything is given up for it."""
    paste("no puzzle at all")
    paste("no puzzle at all")
    assert "not a puzzle" in watched.info_bar.text
    assert still_there(watched)


def test_copying_and_looking_around_are_no_edits(watched: MainWindow) -> None:
    """The selection moves up and down, the mode changes, the puzzle is copied, and the search stays."""
    press("Down", "Down", "Up", "Ctrl+C", "Ctrl+G", "Ctrl+D")
    QTest.mouseClick(watched.board, Qt.MouseButton.LeftButton, pos=watched.board.cell_area(40).center())
    assert watched.board.selected == 40
    assert still_there(watched)


def test_an_edit_undone_can_be_watched_again(watched: MainWindow) -> None:
    """The two histories do not mix: undo mends the puzzle, F5 begins a search of what there is now."""
    press("7")
    click(watched, "Edit")
    press("Ctrl+Z")
    assert board(watched) == WITH_ENTRY
    assert not watched.player.is_watching
    press("F5")
    trigger(watched, "next_solution")
    wait_until(lambda: not watched.player.is_busy, timeout=30_000)
    assert watched.player.search is not None
    assert watched.player.search.solutions == 1
    press("Shift+F5")
    assert board(watched) == WITH_ENTRY
