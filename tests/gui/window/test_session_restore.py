"""Closed and started again: the same puzzle, the same place, the same settings, and unsaved work never lost."""

from pathlib import Path

import pytest

from solver_core import formats
from solver_core.cover import Rule
from solver_core.sudoku.grid import Grid
from sudoku_gui.document.document import Mode
from sudoku_gui.features.files import FilesFeature
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.at_rest import come_to_rest
from tests.gui.parts import (
    BRANCHING,
    PUZZLE,
    Again,
    Launch,
    board,
    data_folder,
    paste,
    press,
    recent,
    trigger,
    wait_until,
)

POSITION = 1500


@pytest.fixture
def file(tmp_path: Path) -> Path:
    made = tmp_path / "mine.sdk"
    made.write_text(f"#D A title\n[Puzzle]\n{Grid.parse(PUZZLE).lines()}\n", encoding="utf-8")
    return made


def test_puzzle_entries_mode_and_selection_come_back(window: MainWindow, again: Again, file: Path) -> None:
    """The file is known again: Ctrl+S saves to it without asking."""
    window.feature(FilesFeature).open_path(file)
    press("Ctrl+Home", "Right", "4", "Down", "Down", "Ctrl+G")
    puzzle = window.document.puzzle
    new = again()
    assert new.document.puzzle == puzzle
    assert new.isWindowModified()
    assert new.windowTitle().startswith("mine.sdk")
    assert new.document.source.path == file
    assert new.document.mode is Mode.GIVENS
    assert new.context.board.selected == 19
    assert not new.player.is_watching
    press("Ctrl+S")
    assert not new.isWindowModified()
    assert formats.load(file).puzzles[0] == puzzle


def test_a_puzzle_without_file_comes_back_unsaved(again: Again) -> None:
    paste(PUZZLE)
    press("Ctrl+Home", "Right", "4")
    new = again()
    assert board(new) == PUZZLE[0] + "4" + PUZZLE[2:]
    assert new.isWindowModified()
    assert "Untitled" in new.windowTitle()


def test_a_puzzle_of_a_collection_stays_one(window: MainWindow, again: Again, tmp_path: Path) -> None:
    """Its number comes back with it, and with that the care not to save over the others."""
    many = tmp_path / "many.sdm"
    many.write_text(f"{PUZZLE}\n{BRANCHING}\n", encoding="utf-8")
    window.feature(FilesFeature).open_path(many)
    wait_until(lambda: "many.sdm #1" in window.windowTitle())
    new = again()
    assert "many.sdm #1" in new.windowTitle()
    assert not new.document.source.can_be_saved_to


def test_the_search_stands_where_it_stood(window: MainWindow, again: Again) -> None:
    """Same position, same rule, every link the same; and undo of the search goes on from there."""
    paste(BRANCHING)
    trigger(window, "rule_first")
    press("F5")
    window.player.scrub(POSITION)
    wait_until(lambda: not window.player.is_busy)
    assert window.player.search is not None
    state = window.player.search.fingerprint()
    new = again()
    wait_until(lambda: not new.player.is_busy)
    search = new.player.search
    assert search is not None
    assert (search.position, search.rule) == (POSITION, Rule.FIRST)
    assert search.fingerprint() == state
    assert new.context.actions["rule_first"].isChecked()
    press("Left")
    assert search.position < POSITION


def test_the_window_has_its_size_again(window: MainWindow, again: Again) -> None:
    wait_until(lambda: window.minimumWidth() < 791)  # the welcome needs its room no more
    window.resize(791, 653)
    size = window.size()
    assert again().size() == size


def test_learn_shares_its_space_alike_at_every_start(launch: Launch, tmp_path: Path) -> None:
    """Links has three fifths of the width beside a small matrix, the first time and when it is stored."""
    matrix = tmp_path / "matrix.txt"
    matrix.write_text("1001001\n1001000\n0001101\n0010110\n0110011\n0100001\n1000010\n", encoding="utf-8")
    shares = []
    for _ in range(3):
        window = launch([str(matrix)])
        come_to_rest(window)
        assert window.arrangements.name == "learn"
        docks, bench = window.workbench.docks, window.workbench
        shares.append((docks["link_view"].width(), docks["board"].height(), bench.width()))
        assert window.close()
    assert abs(shares[0][0] / shares[0][2] - 0.6) < 0.02
    assert shares[1:] == shares[:1] * 2


def test_a_file_asked_for_is_opened_instead(window: MainWindow, again: Again, file: Path) -> None:
    """Unsaved work of last time is kept in a file of its own, which is listed, opens, and is whole."""
    paste(BRANCHING)
    puzzle = window.document.puzzle
    new = again(str(file))
    assert str(new.document.puzzle.givens) == PUZZLE
    assert not new.isWindowModified()
    assert "Open Recent" in new.context.messages.text
    (stashed,) = [path for path in recent(new) if path != str(file)]
    new.feature(FilesFeature).open_path(Path(stashed))
    assert new.document.puzzle == puzzle


def test_a_file_asked_for_by_a_short_name_is_remembered_by_its_long_one(
    launch: Launch, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(file.parent)
    window = launch(["mine.sdk"])
    assert str(window.document.puzzle.givens) == PUZZLE
    assert recent(window) == [str(file)]


def test_a_missing_file_is_reported_though_work_was_stashed(again: Again) -> None:
    paste(BRANCHING)
    new = again("missing.sdk")
    assert "missing.sdk" in new.context.messages.text


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "could not be read"),
        ("\x00", "could not be read"),
        ("dancing-sudoku session 99 0\n{}", "another version"),
    ],
)
def test_a_session_that_cannot_be_read_is_set_aside_with_a_message(
    launch: Launch, text: str, said: str
) -> None:
    """Whatever stands in the file, the program starts, says where it is now, and throws nothing away."""
    folder = data_folder() / "sessions" / "1"
    folder.mkdir(parents=True)
    (folder / "0000000018 2026-11-22 10-41-05.731402.kept").write_text(text, encoding="utf-8")
    info_bar = launch([]).context.messages
    (moved,) = (file for file in folder.iterdir() if file.suffix in {".broken", ".set-aside"})
    assert moved.read_text(encoding="utf-8") == text
    assert said in info_bar.text
    assert str(moved) in info_bar.text
