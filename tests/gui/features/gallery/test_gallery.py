"""The gallery in the window: opened, watched from, remembered, and led back to by links and states."""

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton, QSpinBox

from solver_core.problems.families import FAMILIES
from sudoku_gui.features.gallery.dialog import GalleryDialog
from sudoku_gui.player.subject import Subject
from sudoku_gui.session import saved_state
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.wording import position as positions
from tests.gui.parts import click, clipboard, part, paste, press, settle, shown, trigger, wait_until

PROBLEM = '| of "Dancing Links"\nA B C D E F | G\nC E F\nA D G\nB C F\nA D\nB G\nD E G\n'
DOMINOES = "polyominoes,pieces=dominoes,use=any,height=4,width=5,holes=x..................x"


def test_a_problem_is_chosen_and_watched(window: MainWindow) -> None:
    press("Ctrl+Shift+G")
    dialog = shown(window, GalleryDialog)
    row = list(FAMILIES).index("queens")
    dialog.grid.setCurrentIndex(dialog.grid.model().index(row, 0))
    part(dialog, QSpinBox, "gallery_n").setValue(5)
    wait_until(part(dialog, QPushButton, "gallery_watch").isEnabled)
    click(dialog, "gallery_watch")
    assert not dialog.isVisible()
    assert window.player.subject.sample == "queens,n=5"
    assert window.windowTitle().startswith("5 queens")
    wait_until(lambda: not window.findChildren(GalleryDialog))
    trigger(window, "gallery")
    assert part(shown(window, GalleryDialog), QSpinBox, "gallery_n").value() == 5


def test_the_gallery_opens_once_and_follows_the_theme(window: MainWindow) -> None:
    trigger(window, "gallery")
    dialog = shown(window, GalleryDialog)
    trigger(window, "gallery")
    assert shown(window, GalleryDialog) is dialog
    before = dialog.details.board.grab().toImage()
    trigger(window, "theme_dark")
    wait_until(lambda: dialog.details.board.grab().toImage() != before)


def test_values_that_make_no_problem_are_reported(window: MainWindow) -> None:
    assert not window.context.watching.watch_sample("queens,n=99")
    assert "n cannot be '99'; give a whole number from 1 to 20" in window.context.messages.text
    assert not window.context.watching.watch_sample("polyominoes,height=5")
    assert "the pieces cover 60 cells and the board has 50" in window.context.messages.text


def test_a_link_and_the_stored_state_lead_back(window: MainWindow) -> None:
    """To the same place of the same problem, with its bookmarks."""
    for given, name in (
        (Subject(sample="langford,n=5,which=all"), "langford"),
        (Subject(sample=DOMINOES), "polyominoes"),
        (Subject(sample="divisibility,numbers=2-9.12"), "divisibility"),
        (Subject(sample="sudoku_4"), "sudoku_4"),
        (Subject(problem=PROBLEM), ""),
    ):
        assert window.context.watching.watch(given, 40)
        settle(window)
        subject = window.player.subject
        window.context.bookmarks.add(12, "here")
        again = saved_state.read(saved_state.write(saved_state.of(window.context)))
        assert (again.subject, again.position) == (subject, 40)
        assert again.search is not None
        assert again.search["bookmarks"]
        assert positions.file_name_of(subject, 40).endswith(f"{name}-40")
        press("Ctrl+L")
        link = clipboard()
        window.context.watching.leave()
        paste(link)
        wait_until(lambda: window.player.is_watching)
        assert (window.player.subject, window.player.position) == (subject, 40)
        window.context.watching.leave()


def test_a_text_that_is_no_problem_is_reported(window: MainWindow) -> None:
    assert window.context.watching.watch(Subject(problem=PROBLEM))
    assert not window.context.watching.watch(Subject(problem="A B\nA C\n"))
    assert "line 2, column 3: item 'C' is not declared in line 1" in window.context.messages.text
    assert window.player.subject.problem == PROBLEM


def test_a_problem_too_large_for_a_link_is_reported_so(window: MainWindow) -> None:
    """Nothing is copied, and the message says what can be done."""
    assert window.context.watching.watch(Subject(problem="A B\n" + "A\nB\n" * 9_000))
    settle(window)
    QGuiApplication.clipboard().setText("before")
    press("Ctrl+L")
    assert "too large for a link" in window.context.messages.text
    assert clipboard() == "before"
