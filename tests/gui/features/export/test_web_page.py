"""The search of the window as a web page: into a file, or into the browser at once."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QUrl, Slot
from PySide6.QtGui import QDesktopServices

from solver_core.sudoku.engines import Engine
from solver_core.sudoku.grid import Grid
from sudoku_gui.player.subject import Subject
from sudoku_gui.shell.main_window import MainWindow
from tests.browser import data_in
from tests.gui.parts import BRANCHING, name_file, trigger, wait_until


def watch(window: MainWindow, subject: Subject, position: int = 0) -> None:
    window.player.watch_subject(subject)
    window.player.scrub(position)
    wait_until(lambda: not window.player.is_busy)


class Opened(QObject):
    """Takes the place of the browser."""

    def __init__(self) -> None:
        super().__init__()
        self.addresses: list[QUrl] = []

    @Slot(QUrl)
    def take(self, address: QUrl) -> None:
        self.addresses.append(address)


@pytest.fixture
def opened() -> Iterator[Opened]:
    browser = Opened()
    QDesktopServices.setUrlHandler("file", browser, "take")  # type: ignore[arg-type]  # bytes are refused
    yield browser
    QDesktopServices.unsetUrlHandler("file")


def test_the_page_begins_where_the_search_stands_with_the_windows_names(
    window: MainWindow, tmp_path: Path
) -> None:
    watch(window, Subject(sample="queens_6"), 120)
    trigger(window, "export_page")
    name_file(window, tmp_path / "page.html")
    wait_until(lambda: not window.context.tasks.is_running)
    assert window.context.messages.text.startswith("Saved as page.html")
    data = data_in((tmp_path / "page.html").read_text(encoding="utf-8"))
    problem = data["problems"][0]
    assert (data["title"], problem["position"]) == ("6 queens", 120)
    assert problem["items"][0] == "rank 0"
    assert problem["board"]["style"] == "chess"


def test_the_page_opens_in_the_browser(window: MainWindow, opened: Opened) -> None:
    """From a file that lasts as long as the program; a second page is another file or the same, never a dialog."""
    watch(window, Subject(Grid.parse(BRANCHING)), 400)
    trigger(window, "open_page")
    wait_until(lambda: bool(opened.addresses))
    data = data_in(Path(opened.addresses[0].toLocalFile()).read_text(encoding="utf-8"))
    problem = data["problems"][0]
    assert problem["position"] == 400
    assert problem["labels"][0] == "r1c1=1"
    assert len(problem["board"]["given"]) == len(problem["given"])


def test_a_search_by_bits_says_why_it_has_no_page(window: MainWindow, opened: Opened) -> None:
    watch(window, Subject(Grid.parse(BRANCHING), engine=Engine.BACKTRACK), 10)
    for action in ("open_page", "export_page"):
        window.context.messages.dismiss()
        trigger(window, action)
        assert "Dancing Links" in window.context.messages.text
    assert opened.addresses == []
