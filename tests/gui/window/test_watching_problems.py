"""A problem from a file is watched like one of the gallery, in every view, and comes back with the sheet."""

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDockWidget

from sudoku_gui.player.subject import Subject
from sudoku_gui.session import saved_state
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.wording import position as positions
from tests.gui.parts import wait_until
from tests.gui.window.shared import press, search_of, settle

PROBLEM = '| of "Dancing Links"\nA B C D E F | G\nC E F\nA D G\nB C F\nA D\nB G\nD E G\n'


@pytest.fixture
def watched(window: MainWindow) -> MainWindow:
    """A window that watches the problem somewhere in the middle."""
    assert window.context.watching.watch(Subject(problem=PROBLEM), 30)
    settle(window)
    return window


def test_it_is_watched_in_every_view(watched: MainWindow) -> None:
    """The names of its items stand where those of the gallery do, and every beat finds its place."""
    for dock in watched.findChildren(QDockWidget):
        dock.show()
    for key in ("End", "Home", "Right", "]", "}", "Ctrl+Right"):
        press(key)
        settle(watched)
    search = search_of(watched)
    assert search.position > 0
    assert search.problem.names == tuple("ABCDEFG")
    assert not watched.grab().isNull()


def test_it_comes_back_with_the_sheet(watched: MainWindow) -> None:
    """What is kept for the next start holds the text, the place and the bookmarks."""
    watched.context.bookmarks.add(12, "here")
    again = saved_state.read(saved_state.write(saved_state.of(watched.context)))
    assert again.subject == watched.player.subject
    assert again.position == 30
    assert again.search is not None
    assert again.search["bookmarks"][0]["problem"] == PROBLEM
    assert positions.file_name_of(watched.player.subject, 30).endswith("-30")
    assert positions.problem_of(watched.player.subject)
    assert watched.context.watching.start_again()
    settle(watched)
    assert watched.player.subject.problem == PROBLEM
    assert watched.player.position == 0


def test_a_text_that_is_no_problem_is_reported(watched: MainWindow) -> None:
    assert not watched.context.watching.watch(Subject(problem="A B\nA C\n"))
    assert "line 2, column 3: item 'C' is not declared in line 1" in watched.context.messages.text
    assert watched.player.subject.problem == PROBLEM


def test_a_link_to_it_leads_back(watched: MainWindow) -> None:
    """From the clipboard, to the same place of the same problem."""
    press("Ctrl+L")
    link = QGuiApplication.clipboard().text()
    watched.context.watching.leave()
    QGuiApplication.clipboard().setText(link)
    press("Ctrl+V")
    wait_until(lambda: watched.player.is_watching, timeout=30_000)
    assert watched.player.subject.problem == PROBLEM
    assert watched.player.position == 30


def test_a_problem_too_large_for_a_link_is_reported_so(watched: MainWindow) -> None:
    """Nothing is copied, and the message says what can be done."""
    assert watched.context.watching.watch(Subject(problem="A B\n" + "A\nB\n" * 9_000))
    settle(watched)
    QGuiApplication.clipboard().setText("before")
    press("Ctrl+L")
    assert "too large for a link" in watched.context.messages.text
    assert QGuiApplication.clipboard().text() == "before"
