"""Crashes, full disks and second closings: what was done is not lost."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from solver_core import formats
from solver_core.sudoku.grid import Grid
from sudoku_gui.session import autosave, saved_state
from sudoku_gui.session import state as session_state
from sudoku_gui.session.backups import Backup, Backups
from sudoku_gui.session.saved_state import SavedState
from sudoku_gui.session.session import Session
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.parts import (
    BRANCHING,
    PUZZLE,
    Again,
    Launch,
    board,
    click,
    data_folder,
    part,
    paste,
    press,
    press_shift_and,
    wait_until,
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    made = tmp_path / "mine.sdk"
    made.write_text(f"#D A title\n[Puzzle]\n{Grid.parse(PUZZLE).lines()}\n", encoding="utf-8")
    return made


def states() -> list[Backup]:
    """The states of the first window on the disk, the newest first."""
    return list(Backups(data_folder() / "sessions" / "1"))


def newest() -> Backup | None:
    return next(iter(states()), None)


def stored() -> SavedState:
    state = newest()
    assert state is not None
    return saved_state.read(session_state.read(state.text()).board)


def full(*_: object, **_options: object) -> None:
    raise OSError(28, "No space left on device")


def test_unsaved_work_that_cannot_be_kept_holds_the_window_open(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    press("1")
    monkeypatch.setattr(formats, "store", full)
    assert not window.close()
    assert window.context.messages.kind == "question"
    assert "would lose" in window.context.messages.text
    click(window, "&Close Anyway")
    assert not window.isVisible()


def test_a_full_disk_is_reported_and_the_work_goes_on(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The message can be closed; once there is space, all is stored and that is reported."""
    monkeypatch.setattr(autosave, "RETRY", 100)
    monkeypatch.setattr(autosave, "SETTLED", 20)
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(formats, "store", full)
        press("1")
        wait_until(lambda: "cannot be stored" in window.context.messages.text)
        assert "no space" in window.context.messages.text.lower()
        press("Esc", "Right", "2")
        assert window.context.messages.text == ""
    wait_until(lambda: "again" in window.context.messages.text)
    assert {1, 2} <= set(stored().puzzle.board.digits)
    assert window.close()


def test_a_closed_window_stores_nothing(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(autosave, "SETTLED", 20)
    press("1", "F5")
    window.player.scrub(10)
    assert window.close()
    state = newest()
    assert stored().position == 10
    with qtbot.waitSignal(window.player.moved, raising=False, timeout=200):
        pass
    assert newest() == state


@pytest.mark.slow_search
def test_a_place_far_away_is_not_lost_on_the_way_there(window: MainWindow, again: Again) -> None:
    """Closed twice, the second time before the search was back at its place: it still comes back."""
    far = 300_000
    paste("." * 81)
    press("F5")
    window.player.scrub(far)
    assert window.player.is_busy
    new = again()
    assert new.player.goal == far
    assert new.close()
    assert stored().position == far
    wait_until(lambda: not new.player.is_busy)


def test_unsaved_work_that_cannot_be_stashed_stays_open(again: Again, file: Path) -> None:
    """With the folder for it blocked, the file asked for waits and the work is shown, with the reason."""
    paste(BRANCHING)
    data_folder().mkdir(parents=True, exist_ok=True)
    (data_folder() / "unsaved").write_text("in the way", encoding="utf-8")
    new = again(str(file))
    assert board(new) == BRANCHING
    assert new.document.is_modified
    assert "could not be set aside" in new.context.messages.text


def test_notes_on_an_empty_board_are_work(window: MainWindow) -> None:
    """An empty board is not stashed; one with a note or a colour is, with all that was done to it."""
    session = part(window, Session)
    press("Ctrl+Home", "1", "Ctrl+Z")
    assert session.stash() is None
    press_shift_and(3)
    file = session.stash()
    assert file is not None
    held = saved_state.read(file.read_text(encoding="utf-8"))
    assert held.puzzle.corner.digits(0) == (3,)
    assert held.history is not None
    assert window.context.recent_files.paths[0] == str(file)


def test_closing_twice_is_closing(window: MainWindow) -> None:
    press("1")
    assert window.close()
    state = newest()
    assert window.close()
    assert newest() == state


def test_a_state_that_cannot_be_shown_does_not_end_every_start(
    window: MainWindow, launch: Launch, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """A fault of the program is reported, with an empty board, and what was kept is not lost for it."""

    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("a fault")

    press("Ctrl+Home", "7")
    assert window.close()
    with monkeypatch.context() as meanwhile, qtbot.captureExceptions() as faults:
        meanwhile.setattr(saved_state, "restore", fail)
        new = launch([])
        wait_until(lambda: "could not be shown" in new.context.messages.text)
    assert [str(fault[1]) for fault in faults] == ["a fault"]
    assert new.document.is_blank
    assert "could not be shown: unexpected error: RuntimeError" in new.context.messages.text
    before = newest()
    press("Ctrl+Home", "8")
    wait_until(lambda: newest() != before)
    boards = [str(saved_state.read(session_state.read(one.text()).board).puzzle.board) for one in states()]
    assert any(board.startswith("7") for board in boards)
