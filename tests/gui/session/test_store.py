"""What was open comes back, each window keeps its own, and no work of a window that is gone is passed over."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.session import saved_state
from sudoku_gui.session.saved_state import SavedState
from sudoku_gui.session.state import SessionState
from sudoku_gui.session.store import FoundSessions, SessionStore

KEPT = [
    SessionState(saved_state.write(SavedState(Puzzle(Grid.empty().with_digit(0, digit)))))
    for digit in range(1, 10)
]

Start = Callable[[], SessionStore]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The data folder of a user who has never started the program."""
    return tmp_path / "data"


@pytest.fixture
def start(data: Path) -> Start:
    return lambda: SessionStore(data)


def work(number: int, *, ended: bool = False, blank: bool = False) -> SessionState:
    return replace(KEPT[number], modified=True, ended=ended, blank=blank)


def found(session_store: SessionStore) -> SessionState | None:
    state = session_store.begin().session
    return None if state is None else state.state


def left(start: Start, kept: SessionState) -> None:
    session_store = start()
    session_store.begin()
    session_store.store(kept)
    session_store.end()


def left_at_once(start: Start, *several: SessionState) -> None:
    session_stores = [start() for _ in several]
    for session_store, kept in zip(session_stores, several, strict=True):
        session_store.begin()
        session_store.store(kept)
    for session_store in session_stores:
        session_store.end()


def test_the_first_start_finds_no_session(start: Start) -> None:
    assert start().begin() == FoundSessions()


def test_the_last_stored_state_is_restored(start: Start) -> None:
    left(start, KEPT[0])
    left(start, KEPT[1])
    assert found(start()) == KEPT[1]


def test_earlier_states_of_the_same_window_can_be_restored(start: Start) -> None:
    other = start()
    other.begin()
    other.store(KEPT[8])
    session_store = start()
    session_store.begin()
    for kept in KEPT[:3]:
        session_store.store(kept)
    assert [state.state for state in session_store.earlier()][:2] == [KEPT[2], KEPT[1]]
    assert KEPT[8] not in [state.state for state in session_store.earlier()]


def test_a_torn_state_is_stashed_and_the_one_before_comes_back(start: Start, data: Path) -> None:
    """The torn one is said to be where it is, byte by byte, and is never taken for a state again."""
    session_store = start()
    session_store.begin()
    session_store.store(KEPT[0])
    session_store.store(KEPT[1])
    session_store.end()
    newest = max((data / "sessions" / "1").glob("*.kept"))
    torn = newest.read_bytes()[:-9]
    newest.write_bytes(torn)
    reported = start().begin()
    assert reported.session is not None
    assert reported.session.state == KEPT[0]
    (moved,) = reported.broken
    assert moved.read_bytes() == torn
    assert start().begin().broken == ()


def test_work_of_another_version_is_set_aside(start: Start, data: Path) -> None:
    """Only that version can read it; all of it stays under another name, and the newest is named to the user."""
    left(start, KEPT[0])
    left(start, KEPT[1])
    others = sorted((data / "sessions" / "1").glob("*.kept"))
    texts = [state.read_bytes().replace(b"session 1 ", b"session 2 ", 1) for state in others]
    for state, text in zip(others, texts, strict=True):
        state.write_bytes(text)
    session_store = start()
    reported = session_store.begin()
    moved = [state.with_suffix(".set-aside") for state in others]
    assert (reported.session, reported.broken) == (None, ())
    assert reported.of_other_version == (moved[-1],)
    for kept in KEPT:
        session_store.store(kept)
    assert [state.read_bytes() for state in moved] == texts
    session_store.end()
    assert start().begin().of_other_version == ()


def test_two_windows_never_write_over_each_other(start: Start) -> None:
    left(start, KEPT[0])
    first, second = start(), start()
    assert found(first) == KEPT[0]
    reported = second.begin()
    assert (reported.session, reported.is_alone, reported.others) == (None, False, ())
    for _ in range(3):
        first.store(KEPT[1])
        second.store(KEPT[2])
    assert first.earlier()[0].state == KEPT[1]
    assert {state.state.board for state in second.earlier()} == {KEPT[2].board}


def test_only_the_window_closed_last_comes_back(start: Start, data: Path) -> None:
    """With nothing unsaved in the other, there is nothing to ask about, and its place is empty again."""
    left_at_once(start, replace(KEPT[0], ended=True), replace(KEPT[1], ended=True))
    session_store = start()
    reported = session_store.begin()
    assert reported.session is not None
    assert (reported.session.state.board, reported.others, reported.is_alone) == (KEPT[1].board, (), True)
    assert len([place for place in (data / "sessions").iterdir() if place.is_dir()]) == 1


@pytest.mark.parametrize("ended", [True, False])
def test_unsaved_work_of_the_other_is_found_until_it_was_shown(start: Start, ended: bool) -> None:  # noqa: FBT001 - a parameter of the test
    """Whether it crashed or was closed; the next start finds it again, and once it is let go none does."""
    left_at_once(start, work(0, ended=ended), work(1, ended=ended))
    for _ in range(3):
        session_store = start()
        reported = session_store.begin()
        (other,) = reported.others
        assert reported.session is not None
        assert {reported.session.state.board, other.state.board} == {KEPT[0].board, KEPT[1].board}
        session_store.store(reported.session.state)
        session_store.end()
    session_store.release(other)
    assert start().begin().others == ()


def test_work_that_another_window_has_taken_meanwhile_is_not_let_go(start: Start) -> None:
    left_at_once(start, work(0), work(1))
    first, second = start(), start()
    (other,) = first.begin().others
    assert found(second) == other.state
    first.release(other)
    assert [state.state for state in second.earlier()] == [other.state]


def test_a_blank_board_is_no_work(start: Start) -> None:
    left_at_once(start, work(0, blank=True), work(1))
    reported = start().begin()
    assert reported.others == ()


def test_where_nothing_can_be_written_the_system_says_why(tmp_path: Path) -> None:
    """A file in the way stops even an administrator; whoever asked for it decides what to say."""
    in_the_way = tmp_path / "file"
    in_the_way.write_text("in the way")
    for folder in (in_the_way, in_the_way / "below"):
        session_store = SessionStore(folder)
        assert session_store.begin() == FoundSessions()
        with pytest.raises(OSError, match="file"):
            session_store.store(KEPT[0])
        with pytest.raises(OSError, match="file"):
            session_store.stash.add(KEPT[0].board)
        session_store.end()
    assert in_the_way.read_text() == "in the way"


def test_a_session_is_stored_once_the_folder_can_be_written(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.write_text("in the way")
    session_store = SessionStore(data)
    session_store.begin()
    with pytest.raises(OSError, match="data"):
        session_store.store(KEPT[0])
    data.unlink()
    session_store.store(KEPT[0])
    assert found(SessionStore(data)) is None  # somebody lives there
    session_store.end()
    assert found(SessionStore(data)) == KEPT[0]


def test_a_folder_that_vanished_with_its_disk_is_created_again(start: Start, data: Path) -> None:
    session_store = start()
    session_store.begin()
    session_store.store(KEPT[0])
    for file in (data / "sessions" / "1").iterdir():
        file.unlink()
    (data / "sessions" / "1").rmdir()
    other = start()
    other.begin()
    other.store(KEPT[1])
    session_store.store(KEPT[2])
    assert [state.state for state in other.earlier()] == [KEPT[1]]
    assert [state.state for state in session_store.earlier()] == [KEPT[2]]
