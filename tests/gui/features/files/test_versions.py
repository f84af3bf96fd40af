"""After a crash, and with several windows: what was there is there, said, and offered, and nothing takes its place."""

import shutil
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget, QPushButton
from pytestqt.qtbot import QtBot

from solver_core import formats
from sudoku_gui.features.files.preview import VersionsDialog
from sudoku_gui.session import autosave
from sudoku_gui.session.backups import Backups
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.parts import PUZZLE, Launch, click, data_folder, part, press, wait_until


def count() -> int:
    return max((one.number for one in Backups(data_folder() / "sessions" / "1")), default=0)


def is_newer(before: int) -> bool:
    return count() > before


def is_stored(place: Path, digits: str) -> bool:
    return any(digits in one.text() for one in Backups(place))


def first(window: MainWindow) -> str:
    return str(window.document.puzzle.board)[:4]


def stashed_puzzles() -> list[str]:
    files = sorted((data_folder() / "unsaved").glob("*.dsudoku"))
    return [str(formats.load(file).puzzles[0].board)[:4] for file in files]


def buttons(window: MainWindow) -> list[str]:
    return [one.text() for one in window.info_bar.findChildren(QPushButton) if one.isVisible()]


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """A change is stored milliseconds later, not half a second."""
    monkeypatch.setattr(autosave, "SETTLED", 20)


@pytest.fixture
def power_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """From now on there is what stood on the disk at this moment, and no program is running."""

    def cut() -> None:
        image = tmp_path / "after the power cut"
        left = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation)
        shutil.copytree(left, image, ignore=shutil.ignore_patterns("lock", "choosing"))
        monkeypatch.setenv("XDG_DATA_HOME", str(image))

    return cut


@pytest.fixture
def typed(window: MainWindow) -> MainWindow:
    """A window in which two digits were typed, and a state was stored after each."""
    for key in ("Ctrl+Home", "1"), ("2",):
        before = count()
        press(*key)
        wait_until(partial(is_newer, before))
    assert first(window) == "12.."
    return window


@pytest.fixture
def crashed(typed: MainWindow, power_cut: Callable[[], None], launch: Launch) -> MainWindow:
    assert typed.isVisible()
    power_cut()
    return launch([])


@pytest.fixture
def two_left(typed: MainWindow, launch: Launch, power_cut: Callable[[], None]) -> None:
    """Two windows with unsaved work, both gone; the second was used last."""
    second = launch([])
    place = data_folder() / "sessions" / "2"
    for key, digits in (("8", "8..."), ("9", "89..")):
        press(*(["Ctrl+Home"] if key == "8" else []), key)
        wait_until(partial(is_stored, place, digits))
    assert (first(typed), first(second)) == ("12..", "89..")
    power_cut()


def test_after_a_crash_the_state_is_restored_with_a_message(crashed: MainWindow) -> None:
    assert first(crashed) == "12.."
    assert crashed.document.is_modified
    assert "did not end properly" in crashed.context.messages.text
    assert crashed.document.undo_stack.canUndo()


def chooser(window: MainWindow) -> tuple[VersionsDialog, QListWidget]:
    """The list of earlier versions, opened from the message, with the keyboard in it."""
    click(window, "&Earlier Versions...")
    dialog = part(window, VersionsDialog)
    rows = part(dialog, QListWidget, "versions")
    wait_until(lambda: QApplication.focusWidget() is rows)
    return dialog, rows


def test_an_earlier_version_is_restored(crashed: MainWindow, qtbot: QtBot) -> None:
    """What was on the board is stashed for it, and what is brought back counts as unsaved."""
    dialog, rows = chooser(crashed)
    assert ", 1 digit" in rows.item(0).text()
    with qtbot.waitSignal(dialog.finished):
        QTest.keyClick(rows, Qt.Key.Key_Return)
    assert first(crashed) == "1..."
    assert crashed.document.is_modified
    assert stashed_puzzles() == ["12.."]
    assert "Open Recent" in crashed.context.messages.text


def test_looking_at_earlier_versions_changes_nothing(crashed: MainWindow, qtbot: QtBot) -> None:
    dialog, rows = chooser(crashed)
    for _ in range(rows.count()):
        QTest.keyClick(rows, Qt.Key.Key_Down)
    with qtbot.waitSignal(dialog.finished):
        QTest.keyClick(rows, Qt.Key.Key_Escape)
    assert first(crashed) == "12.."
    assert stashed_puzzles() == []


def test_a_second_window_begins_by_itself(typed: MainWindow, launch: Launch) -> None:
    second = launch([])
    assert second.document.is_blank
    assert "other window" in second.context.messages.text
    press("Ctrl+Home", "9")
    assert second.close()
    assert first(typed) == "12.."
    assert typed.close()
    assert first(launch([])) == "12.."


@pytest.mark.usefixtures("two_left")
def test_work_of_another_window_is_offered_and_opened(launch: Launch) -> None:
    """What was shown instead is stashed; at the next start nothing is left to be offered."""
    window = launch([])
    assert first(window) == "89.."
    assert "Unsaved work of another window was found" in window.context.messages.text
    click(window, "&Open")
    wait_until(lambda: first(window) == "12..")
    assert window.document.is_modified
    assert stashed_puzzles() == ["89.."]
    assert window.close()
    new = launch([])
    assert first(new) == "12.."
    assert new.context.messages.text == ""


@pytest.mark.usefixtures("two_left")
def test_work_of_another_window_waits_as_long_as_it_must(launch: Launch) -> None:
    """Whoever says Later is asked at the next start, and nothing of it is deleted meanwhile."""
    for _ in range(3):
        window = launch([])
        assert first(window) == "89.."
        assert "another window" in window.context.messages.text
        click(window, "&Later")
        assert window.context.messages.text == ""
        assert window.close()


@pytest.mark.usefixtures("two_left")
def test_work_of_another_window_is_among_the_earlier_versions(launch: Launch, qtbot: QtBot) -> None:
    window = launch([])
    dialog, rows = chooser(window)
    last = rows.count() - 1
    assert "another window" in rows.item(last).text()
    QTest.keyClick(rows, Qt.Key.Key_End)
    with qtbot.waitSignal(dialog.finished):
        QTest.keyClick(rows, Qt.Key.Key_Return)
    assert first(window) == "12.."
    assert stashed_puzzles() == ["89.."]


@pytest.mark.usefixtures("two_left")
def test_with_a_file_asked_for_the_offer_comes_later(launch: Launch, tmp_path: Path) -> None:
    """First what was requested, and what it was; when that is read, what else was found."""
    file = tmp_path / "mine.sdk"
    file.write_text(PUZZLE, encoding="utf-8")
    window = launch([str(file)])
    wait_until(lambda: first(window) == PUZZLE[:4])
    assert "Open Recent" in window.context.messages.text
    assert stashed_puzzles() == ["89.."]
    window.context.messages.dismiss()
    wait_until(lambda: "another window" in window.context.messages.text)
    assert buttons(window) == ["&Open", "&Later"]


def test_work_that_cannot_be_stashed_is_not_replaced(crashed: MainWindow, qtbot: QtBot) -> None:
    (data_folder() / "unsaved").write_text("in the way", encoding="utf-8")
    dialog, rows = chooser(crashed)
    with qtbot.waitSignal(dialog.finished):
        QTest.keyClick(rows, Qt.Key.Key_Return)
    assert first(crashed) == "12.."
    assert "could not be set aside" in crashed.context.messages.text
