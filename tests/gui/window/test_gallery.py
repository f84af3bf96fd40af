"""The gallery in the window: opened, watched from, remembered, and led back to by links and states."""

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDockWidget, QPushButton, QSpinBox

from solver_core.problems import gallery
from solver_core.problems.families import FAMILIES
from solver_core.problems.parameters import defaults
from sudoku_gui.features.gallery.dialog import GalleryDialog
from sudoku_gui.player.subject import Subject
from sudoku_gui.session import saved_state
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.wording import position as positions
from tests.gui.parts import part, shown, wait_until
from tests.gui.window.shared import click, press, settle, trigger

LANGFORD = "langford,n=5,which=all"
DOMINOES = "polyominoes,pieces=dominoes,use=any,height=4,width=5,holes=x..................x"


def test_a_problem_is_chosen_and_watched(window: MainWindow) -> None:
    press("Ctrl+Shift+G")
    dialog = shown(window, GalleryDialog)
    row = list(FAMILIES).index("queens")
    dialog.grid.setCurrentIndex(dialog.grid.model().index(row, 0))
    part(dialog, QSpinBox, "gallery_n").setValue(5)
    wait_until(part(dialog, QPushButton, "gallery_watch").isEnabled, 20_000)
    click(dialog, "gallery_watch")
    assert not dialog.isVisible()
    assert window.player.subject.sample == "queens,n=5"
    assert window.windowTitle().startswith("5 queens")
    wait_until(lambda: not window.findChildren(GalleryDialog))
    trigger(window, "gallery")
    assert part(shown(window, GalleryDialog), QSpinBox, "gallery_n").value() == 5


def test_it_is_opened_once_and_follows_the_theme(window: MainWindow) -> None:
    trigger(window, "gallery")
    dialog = shown(window, GalleryDialog)
    trigger(window, "gallery")
    assert shown(window, GalleryDialog) is dialog
    before = dialog.details.board.grab().toImage()
    trigger(window, "theme_dark")
    wait_until(lambda: dialog.details.board.grab().toImage() != before)


def test_every_problem_is_watched_in_every_view(window: MainWindow) -> None:
    for dock in window.findChildren(QDockWidget):
        dock.show()
    for family in FAMILIES:
        sample = gallery.sample_id(family, defaults(FAMILIES[family].parameters))
        assert window.context.watching.watch_sample(sample), family
        for key in ("]", "[", "Right", "Ctrl+Right", "Home"):
            press(key)
            settle(window)
        assert not window.grab().isNull()
        assert (window.player.subject.sample, window.player.position) == (sample, 0)


@pytest.mark.parametrize("sample", [LANGFORD, DOMINOES, "divisibility,numbers=2-9.12", "sudoku_4"])
def test_a_link_to_a_position_leads_back(window: MainWindow, sample: str) -> None:
    values = gallery.parsed(sample)[1]
    sample = gallery.sample_id(sample.partition(",")[0], values)
    assert window.context.watching.watch(Subject(sample=sample), 40)
    settle(window)
    press("Ctrl+L")
    link = QGuiApplication.clipboard().text()
    assert f"sample={sample}&" in link
    window.context.watching.leave()
    QGuiApplication.clipboard().setText(link)
    press("Ctrl+V")
    wait_until(lambda: window.player.is_watching, timeout=30_000)
    assert window.player.subject.sample == sample
    assert window.player.position == 40


def test_a_problem_comes_back_with_the_sheet(window: MainWindow) -> None:
    assert window.context.watching.watch(Subject(sample=DOMINOES), 40)
    settle(window)
    again = saved_state.read(saved_state.write(saved_state.of(window.context)))
    assert again.subject == Subject(sample=DOMINOES)
    assert again.position == 40
    assert positions.file_name_of(Subject(sample=DOMINOES), 40) == "polyominoes-40"


def test_values_that_make_no_problem_are_reported(window: MainWindow) -> None:
    assert not window.context.watching.watch_sample("queens,n=99")
    assert "n cannot be '99'; give a whole number from 1 to 20" in window.context.messages.text
    assert not window.context.watching.watch_sample("polyominoes,height=5")
    assert "the pieces cover 60 cells and the board has 50" in window.context.messages.text
