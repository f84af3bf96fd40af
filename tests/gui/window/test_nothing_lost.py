"""Crashes, full disks and second closings: what was done is not lost."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from solver_core import formats
from solver_core.sudoku.grid import Grid
from sudoku_gui.window.main_window import MainWindow

Launch = Callable[[list[str]], MainWindow]
Press = Callable[..., None]
Paste = Callable[[str], None]
Trigger = Callable[[MainWindow, str], None]

PUZZLE = "3...86..1.9..2......5.....382..7.1.9...2.8...5.4.3..269.....5......6..9.2..35...4"
OTHER = "....8.74.3..1..6.88.7.......3...4....183.947....8...5.......2.46.2..8..1.89.2...."
POSITION = 1500
PATIENT = 30_000


@pytest.fixture
def file(tmp_path: Path) -> Path:
    made = tmp_path / "mine.sdk"
    made.write_text(f"#D A title\n[Puzzle]\n{Grid.parse(PUZZLE).lines()}\n", encoding="utf-8")
    return made


Again = Callable[..., MainWindow]


def session_file() -> Path:
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)
    return Path(folder) / "session.json"


def board(window: MainWindow) -> str:
    return str(window.document.puzzle.board)


@pytest.mark.usefixtures("window")
def test_typing_without_a_pause_is_kept(press: Press, qtbot: QtBot) -> None:
    """A crash costs the last second, not all since the last rest: changes do not put off the storing."""
    press("1")
    saved = session_file()
    before = saved.read_bytes() if saved.exists() else b""

    def typed_on_and_stored() -> bool:
        press("Right", "2")
        press("Ctrl+Z")
        return saved.exists() and saved.read_bytes() != before

    qtbot.waitUntil(typed_on_and_stored, timeout=PATIENT)
    assert (
        "1" in formats.read(json.loads(saved.read_text(encoding="utf-8"))["puzzle"]).puzzles[0].board.lines()
    )


def test_unsaved_work_that_cannot_be_kept_holds_the_window_open(
    window: MainWindow, press: Press, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a full disk the window asks before it takes the last copy along."""

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    press("1")
    monkeypatch.setattr(formats, "store", full)
    assert not window.close()
    assert window.info_bar.kind == "question"
    assert "would lose" in window.info_bar.text
    (anyway,) = [
        button for button in window.info_bar.findChildren(QPushButton) if button.text() == "Close Anyway"
    ]
    anyway.click()
    assert not window.isVisible()


def test_nothing_is_stored_after_closing(window: MainWindow, press: Press, qtbot: QtBot) -> None:
    """The place kept at the last moment stays kept, whatever the window still does."""
    press("1", "F5")
    window.player.scrub(10)
    assert window.close()
    kept = session_file().read_bytes()
    assert json.loads(kept)["position"] == 10
    with qtbot.waitSignal(window.player.moved, raising=False, timeout=1300):
        pass
    assert session_file().read_bytes() == kept


def test_a_place_far_away_is_not_lost_on_the_way_there(
    window: MainWindow, again: Again, paste: Paste, press: Press, qtbot: QtBot
) -> None:
    """Closed twice, the second time before the search was back at its place: it still comes back."""
    far = 300_000
    paste("." * 81)
    press("F5")
    window.player.scrub(far)
    assert window.player.is_busy
    new = again()
    assert new.player.goal == far
    assert new.close()
    kept = json.loads(session_file().read_text(encoding="utf-8"))
    assert kept["position"] == far
    qtbot.waitUntil(lambda: not new.player.is_busy, timeout=PATIENT)


def test_unsaved_work_that_cannot_be_put_aside_stays_open(again: Again, paste: Paste, file: Path) -> None:
    """With the folder for it blocked, the file asked for waits and the work is shown, with the reason."""
    paste(OTHER)
    session_file().parent.mkdir(parents=True, exist_ok=True)
    (session_file().parent / "unsaved").write_text("in the way", encoding="utf-8")
    new = again(str(file))
    assert board(new) == OTHER
    assert new.document.is_modified
    assert "could not be put aside" in new.info_bar.text
