"""Whatever a name leads to, however odd: the window says what it is, waits for nothing and changes nothing."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event
from urllib.parse import quote_from_bytes

import pytest
from PySide6.QtCore import QMimeData, QUrl
from PySide6.QtWidgets import QMenu

from solver_core import formats
from sudoku_gui.database.filter import ListFilter, RowOrder
from sudoku_gui.document import atomic_file
from sudoku_gui.features.export import ExportFeature
from sudoku_gui.features.files import FilesFeature, closing, saving
from sudoku_gui.features.library import LibraryFeature
from sudoku_gui.features.tours import ToursFeature
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.parts import Launch, givens, part, save_to, view_of, wait_until

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="special files as in POSIX")

PUZZLE = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
OTHER = "52...6.........7.13...........4..8..6......5...........418.........3..2...87....."


def _link(path: Path, target: Path | str) -> None:
    path.symlink_to(target)


MAKERS: dict[str, tuple[Callable[[Path], object], str]] = {
    "pipe": (os.mkfifo, "this is a pipe, not a file"),
    "device": (lambda path: _link(path, "/dev/zero"), "this is a device, not a file"),
    "full": (lambda path: _link(path, "/dev/full"), "this is a device, not a file"),
    "folder": (Path.mkdir, "Is a directory"),
    "itself": (lambda path: _link(path, path), "Too many levels of symbolic links"),
}


@pytest.fixture(params=MAKERS)
def special(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, str]:
    make, reported = MAKERS[request.param]
    make(tmp_path / "odd.sdk")
    return tmp_path / "odd.sdk", reported


def latin(folder: Path) -> Path:
    path = folder / os.fsdecode(b"caf\xe9.sdk")
    try:
        path.write_text(formats.write(formats.read(PUZZLE).puzzles[0], "sdk"))
    except OSError:
        pytest.skip("names are UTF-8 here")
    return path


def mime(path: Path) -> QMimeData:
    held = QMimeData()
    held.setUrls([QUrl("file://" + quote_from_bytes(os.fsencode(path)))])
    return held


def test_special_files_are_neither_opened_nor_imported_nor_overwritten(
    window: MainWindow, special: tuple[Path, str]
) -> None:
    """Pipes, devices and folders are refused by every way in and out."""
    path, reported = special
    ways: list[Callable[[], object]] = [
        lambda: window.feature(FilesFeature).open_path(path),
        lambda: window.feature(FilesFeature).drop(mime(path)),
        lambda: window.feature(ToursFeature).open_path(path),
        lambda: window.feature(ExportFeature).run_exchange.open_run(path),
    ]
    for bring in ways:
        bring()
        assert reported in window.context.messages.text
        assert window.context.messages.kind == "error"
        window.context.messages.dismiss()
    assert window.document.is_blank
    window.feature(LibraryFeature).import_path(path)
    wait_until(lambda: reported in window.context.messages.text)
    usual = path.with_name("usual.sdm")
    usual.write_text(f"{PUZZLE}\n{OTHER}\n")
    window.feature(LibraryFeature).import_path(usual)
    wait_until(lambda: len(window.context.library.collections()) == 1)
    window.feature(FilesFeature).take_text(PUZZLE, "text")
    before = os.lstat(path)
    assert True not in save_to(window, path, "sdk")
    assert reported in window.context.messages.text
    assert os.lstat(path).st_ino == before.st_ino
    assert window.isWindowModified()
    assert sorted(one.name for one in path.parent.iterdir() if one.suffix == ".tmp") == []


def test_saving_through_a_link_changes_what_it_leads_to(window: MainWindow, tmp_path: Path) -> None:
    target, link = tmp_path / "target.sdk", tmp_path / "link.sdk"
    target.write_text(PUZZLE)
    target.chmod(0o600)
    link.symlink_to(target)
    window.feature(FilesFeature).take_text(OTHER, "text")
    assert save_to(window, link, "sdk") == [True]
    assert link.is_symlink()
    assert OTHER in target.read_text().replace("\n", "")
    assert target.stat().st_mode & 0o777 == 0o600


@pytest.fixture
def drive(monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    free = Event()
    store = formats.store

    def wait(path: Path, text: str, *, private: bool = False) -> None:
        assert free.wait(60)
        store(path, text, private=private)

    monkeypatch.setattr(formats, "store", wait)
    monkeypatch.setattr(saving, "SOON", 0.01)
    monkeypatch.setattr(closing, "STORING", 0.01)
    yield free
    free.set()


def test_saving_on_a_drive_that_does_not_answer_holds_nothing_up(
    window: MainWindow, tmp_path: Path, drive: Event
) -> None:
    """The window says so and goes on; nothing counts as saved before it is; no second text overtakes the first."""
    path = tmp_path / "mine.sdk"
    window.feature(FilesFeature).take_text(PUZZLE, "text")
    heard = save_to(window, path, "sdk")
    assert not heard
    assert "is still being saved" in window.context.messages.text
    assert window.isWindowModified()
    assert True not in save_to(window, path, "sdk")
    assert not heard
    drive.set()
    wait_until(lambda: window.context.messages.text == "Saved as mine.sdk.")
    assert not window.isWindowModified()
    assert heard == [True]
    assert PUZZLE in path.read_text().replace("\n", "")


def test_edits_while_a_drive_does_not_answer_are_unsaved(
    window: MainWindow, tmp_path: Path, drive: Event
) -> None:
    """The file has what was there when Save was pressed; whoever wanted to go on after saving has more to save."""
    window.feature(FilesFeature).take_text(PUZZLE, "text")
    heard = save_to(window, tmp_path / "mine.sdk", "sdk")
    window.document.place_in((1,), 2, "2")
    drive.set()
    wait_until(lambda: window.context.messages.text == "Saved as mine.sdk.")
    assert window.isWindowModified()
    assert window.document.source.path == tmp_path / "mine.sdk"
    assert heard == [False]


def test_a_late_save_does_not_affect_another_puzzle(window: MainWindow, tmp_path: Path, drive: Event) -> None:
    window.feature(FilesFeature).take_text(PUZZLE, "text")
    save_to(window, tmp_path / "mine.sdk", "sdk")
    window.document.open(formats.read(OTHER).puzzles[0], type(window.document.source)(), modified=True)
    drive.set()
    wait_until(lambda: window.context.messages.text == "Saved as mine.sdk.")
    assert window.document.source.path is None
    assert window.isWindowModified()


def test_closing_does_not_wait_for_a_drive(window: MainWindow, tmp_path: Path, drive: Event) -> None:
    window.feature(FilesFeature).take_text(PUZZLE, "text")
    save_to(window, tmp_path / "mine.sdk", "sdk")
    assert not drive.is_set()
    assert not window.close()
    assert window.context.messages.kind == "question"


def test_giving_up_an_export_does_not_wait_for_a_drive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    never = Event()
    monkeypatch.setattr(atomic_file, "_SHORT", 0.01)
    with atomic_file.atomic_file(tmp_path / "a.csv") as file:
        monkeypatch.setattr(file, "discard", lambda: never.wait(60))
    never.set()


def test_a_name_that_is_no_utf8_is_opened_saved_and_opened_again(window: MainWindow, tmp_path: Path) -> None:
    """Title, message and menu show it readably; the file keeps its bytes."""
    path = latin(tmp_path)
    window.feature(FilesFeature).open_path(path)
    assert givens(window) == PUZZLE
    assert "caf\ufffd.sdk" in window.windowTitle()
    window.document.place_in((1,), 2, "2")
    window.feature(FilesFeature).save()
    assert window.context.messages.text == "Saved as caf\ufffd.sdk."
    assert [os.fsencode(one.name) for one in tmp_path.glob("*.sdk")] == [b"caf\xe9.sdk"]
    menu = part(window, QMenu, "menu_recent")
    (action,) = [one for one in menu.actions() if "caf" in one.text()]
    assert action.text() == "&1 caf\ufffd.sdk"
    assert "caf\ufffd.sdk" in action.toolTip()
    window.feature(FilesFeature).new()
    assert window.document.is_blank
    action.trigger()
    wait_until(lambda: givens(window) == PUZZLE)
    assert window.document.source.path == path


@pytest.mark.parametrize("how", ["drop", "URL", "path"])
def test_a_name_that_is_no_utf8_is_dropped_and_pasted(window: MainWindow, tmp_path: Path, how: str) -> None:
    path = latin(tmp_path)
    held = mime(path)
    if how != "drop":
        held = QMimeData()
        is_url = how == "URL"
        held.setText(
            "file://" + quote_from_bytes(os.fsencode(path))
            if is_url
            else os.fsencode(path).decode(errors="replace")
        )
    window.feature(FilesFeature).drop(held)
    assert window.document.source.path == path


def test_a_name_that_is_no_utf8_comes_back_at_the_next_start(launch: Launch, tmp_path: Path) -> None:
    path = latin(tmp_path)
    first = launch([str(path)])
    assert first.document.source.path == path
    assert first.close()
    again = launch([])
    assert again.document.source.path == path
    assert "caf\ufffd.sdk" in again.windowTitle()


def test_odd_names_do_not_trouble_the_window(window: MainWindow, tmp_path: Path) -> None:
    """Titles and messages stay printable, and the window no wider."""
    for name in [
        b"two\nlines.sdk",
        b"\x1b[2Jclear.sdk",
        b"x" * 251 + b".sdk",
        "\u202eks.sdk".encode(),
        b"\xff\xfe",
    ]:
        path = tmp_path / os.fsdecode(name)
        try:
            path.write_text(PUZZLE)
        except OSError:
            continue  # names are UTF-8 here
        plain = tmp_path / "plain.sdk"
        plain.write_text(PUZZLE)
        window.feature(FilesFeature).open_path(plain)
        width = window.minimumSizeHint().width()
        window.feature(FilesFeature).open_path(path)
        assert window.document.source.path == path
        assert save_to(window, path, "sdk") == [True]
        assert window.context.messages.text.isprintable()
        assert window.windowTitle().isprintable()
        assert window.minimumSizeHint().width() == width


def test_a_program_in_a_folder_that_is_no_utf8_starts() -> None:
    code = (
        "import os, sys; from PySide6.QtWidgets import QApplication; from sudoku_gui import app;"
        "sys.argv = [os.fsdecode(b'/caf\\xe9/sudoku-gui')]; QApplication.exec = staticmethod(lambda: 0);"
        "sys.exit(app.main([]))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("becomes", ["shorter", "pipe", "device", "gone", "longer"])
def test_a_list_that_changes_while_it_is_open(window: MainWindow, tmp_path: Path, becomes: str) -> None:
    """Scrolled, sorted, searched, opened, imported and exported: nothing is raised, and nothing hangs."""
    path = tmp_path / "list.sdm"
    path.write_text(f"{PUZZLE}\n{OTHER}\n" * 2_000)
    open_list, view = window.context.open_list, view_of(window, "library")
    window.feature(FilesFeature).open_path(path)
    wait_until(lambda: open_list.size == 4_000)
    if becomes == "shorter":
        os.truncate(path, 1000)
    elif becomes == "longer":
        with path.open("a") as more:
            more.write(f"{PUZZLE}\n" * 1000)
    else:
        path.unlink()
        {"pipe": lambda: os.mkfifo(path), "device": lambda: path.symlink_to("/dev/zero")}.get(becomes, str)()
    window.workbench.show_pane("library")
    view.table.scrollToBottom()
    view.table.viewport().grab()
    for list_filter in (ListFilter(order=RowOrder.GIVENS), ListFilter(text="52"), ListFilter()):
        open_list.set_filter(list_filter)
        wait_until(lambda: not open_list.is_busy)
        view.table.viewport().grab()
    view._on_list_changed()
    open_list.open(3_900)
    window.feature(LibraryFeature).import_open_list()
    wait_until(lambda: not window.context.library.is_busy)
    window.feature(LibraryFeature).export_to(tmp_path / "out.sdm", "sdm")
    wait_until(lambda: not window.context.tasks.is_running)
