"""A run or a link leads to the same place in another window."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from solver_core.cover import Override, Rule
from solver_core.sudoku.engines import Engine
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.features.export import ExportFeature
from sudoku_gui.features.export.run_exchange import RunExchange, is_link
from sudoku_gui.player import run_file
from sudoku_gui.player.job import Reply
from sudoku_gui.player.player import Player
from sudoku_gui.player.subject import Subject
from sudoku_gui.session.stash import StashResult
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.parts import name_file, wait_until

Finish = Callable[..., Any]

PUZZLE = Grid.parse("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")


@pytest.fixture
def runs(window: MainWindow) -> RunExchange:
    return window.feature(ExportFeature).run_exchange


@pytest.fixture
def arrive(window: MainWindow) -> Callable[[], None]:
    return lambda: wait_until(lambda: not window.context.tasks.is_running)


def off_cursor(subject: Subject, position: int) -> tuple[str, bytes]:
    player, search = Player(), subject.search()
    search.seek(position)
    search.bookmarks.add(position, "look")
    player.show_search(search, subject)
    text, state = run_file.write(player), search.fingerprint()
    player.leave()
    return text, state


@pytest.mark.parametrize(
    "subject",
    [
        Subject(PUZZLE, engine=Engine.BACKTRACK),
        Subject(sample="queens_6", rule=Rule.SHUFFLED, seed=7, overrides=(Override((), 3, None),)),
        Subject(sample="stations"),
    ],
    ids=["puzzle", "queens", "stations"],
)
def test_a_run_opens_where_it_was_left(
    subject: Subject, window: MainWindow, runs: RunExchange, arrive: Callable[[], None], tmp_path: Path
) -> None:
    """Same search, same place, same bookmarks; the puzzle is on the board, and no undo leads out of it."""
    text, state = off_cursor(subject, 300)
    path = tmp_path / "shared.dlrun"
    path.write_text(text, encoding="utf-8")
    before = window.document.puzzle
    runs.open_run(path)
    arrive()
    player = window.player
    assert player.search is not None
    assert (player.subject, player.position) == (subject, 300)
    assert player.search.fingerprint() == state
    assert list(player.search.bookmarks) == [(300, "look")]
    assert window.context.messages.text.startswith("Opened where it was left: event 300 of ")
    if subject.grid is None:
        assert window.document.puzzle == before
    else:
        assert window.document.puzzle == Puzzle(subject.grid)
        assert (window.document.is_modified, window.document.source.path) == (True, None)
    assert not window.document.undo_stack.canUndo()


def test_room_is_made_before_a_run_of_another_puzzle_opens(window: MainWindow) -> None:
    """Nothing on the board is lost: whoever keeps it is asked first, and may put it off."""
    changes: list[Reply[StashResult | None]] = []
    room = window.context.requests.room
    room.disconnect()
    room.connect(changes.append)
    document, player, runs = window.document, window.player, window.feature(ExportFeature).run_exchange
    before = document.puzzle
    text, _ = off_cursor(Subject(PUZZLE), 20)
    runs.paste_link(text)
    wait_until(lambda: bool(changes))
    assert (document.puzzle, player.is_watching) == (before, False)
    changes.pop().give(StashResult("It is safe."))
    assert window.context.messages.text.endswith(" It is safe.")
    assert (document.task(), player.position) == (PUZZLE, 20)
    runs.paste_link(off_cursor(Subject(PUZZLE), 30)[0])
    wait_until(lambda: player.position == 30)
    assert not changes, "the same puzzle stays where it is"


def test_an_unsaved_puzzle_comes_back_from_behind_a_run(
    window: MainWindow, runs: RunExchange, arrive: Callable[[], None]
) -> None:
    window.document.place_in((0,), 7, "")
    before = window.document.puzzle
    runs.paste_link(off_cursor(Subject(PUZZLE), 20)[0])
    arrive()
    assert window.document.task() == PUZZLE
    assert window.context.messages.text.endswith(" Your previous puzzle was set aside.")
    [button] = [one for one in window.info_bar.findChildren(QPushButton) if "Restore" in one.text()]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert window.document.puzzle == before
    assert window.document.is_modified


def test_a_run_may_be_pasted_whole(window: MainWindow, runs: RunExchange, arrive: Callable[[], None]) -> None:
    text, _ = off_cursor(Subject(sample="knuth_2000"), 12)
    assert is_link(text)
    runs.paste_link(text)
    arrive()
    assert (window.player.subject.sample, window.player.position) == ("knuth_2000", 12)


def test_texts_that_are_no_runs_are_left_to_other_readers() -> None:
    assert not is_link(str(PUZZLE))
    assert not is_link("")


def test_an_invalid_link_is_reported_and_changes_nothing(
    window: MainWindow, runs: RunExchange, arrive: Callable[[], None], tmp_path: Path
) -> None:
    """Links and files of runs name the cause, and the search on screen stays."""
    window.player.watch_subject(Subject(sample="queens_6"))
    search = window.player.search
    link = "dancing-sudoku:position?sample=queens_6&t=5&digest=0123456789abcdef"
    reported = []
    for text in (link[:-5], link.replace("queens_6", "chess"), link):
        window.context.messages.dismiss()
        assert is_link(text)
        runs.paste_link(text)
        arrive()
        reported.append(window.context.messages.text)
    assert "a part of it is missing" in reported[0]
    assert "does not know “chess”" in reported[1]
    assert "does not come to the state" in reported[2]
    (tmp_path / "bad.dlrun").write_bytes(b"\xff\xfe\xff")
    (tmp_path / "other.dlrun").write_text("{}", encoding="utf-8")
    for name, cause in (("bad", "not text"), ("other", "not a run"), ("none", "No such file")):
        runs.open_run(tmp_path / f"{name}.dlrun")
        arrive()
        assert window.context.messages.text.startswith(f"{name}.dlrun could not be opened: ")
        assert cause in window.context.messages.text
        assert window.context.messages.kind == "error"
    assert window.player.search is search


def test_an_endless_file_is_refused_in_few_words(
    window: MainWindow, runs: RunExchange, arrive: Callable[[], None], tmp_path: Path
) -> None:
    """Values of a million digits neither stop the window nor fill the message."""
    text, _ = off_cursor(Subject(PUZZLE), 5)
    file = tmp_path / "endless.dlrun"
    for part in ["kind", "rule", "puzzle", "version", "position"]:
        file.write_text(json.dumps(json.loads(text) | {part: "1" * 1_000_000}), encoding="utf-8")
        runs.open_run(file)
        arrive()
        assert window.context.messages.kind == "error"
        assert window.context.messages.text.startswith("endless.dlrun could not be opened")
        assert len(window.context.messages.text) < 1100
        assert not window.player.is_watching
        window.context.messages.dismiss()


def test_a_search_that_ends_behind_the_file_dialog_is_not_saved(
    window: MainWindow, runs: RunExchange, tmp_path: Path
) -> None:
    window.context.watching.watch_sample("queens_6")
    runs.save_run()
    window.context.watching.leave()
    name_file(window, tmp_path / "queens")
    assert "watch" in window.context.messages.text
    assert window.context.messages.kind == "error"
    assert not list(tmp_path.glob("queens*"))


def test_a_run_is_saved(finish: Finish, window: MainWindow, runs: RunExchange, tmp_path: Path) -> None:
    window.player.watch_subject(Subject(sample="six_sets"))
    window.player.search.seek(9)  # type: ignore[union-attr]
    runs.save_run()
    assert name_file(window, tmp_path / "mine") == "six_sets-9.dlrun"
    wait_until(lambda: window.context.messages.text.startswith("Saved as mine.dlrun, "))
    search, subject = finish(run_file.read((tmp_path / "mine.dlrun").read_text(encoding="utf-8")))
    assert (search.position, subject) == (9, Subject(sample="six_sets"))
