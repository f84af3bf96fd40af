"""The files opened or saved last: what is listed, and what a broken setting does not do."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QByteArray, QSettings
from pytestqt.qtbot import QtBot

from sudoku_gui.document.preferences import RECENT_LIMIT, RecentFiles


@pytest.fixture
def files(qapp: object) -> RecentFiles:
    assert qapp
    return RecentFiles()


def test_a_file_is_listed_once(files: RecentFiles) -> None:
    for path in ("/a", "/b", "/a", "/a"):
        files.add(path)
    assert files.paths == ["/a", "/b"]


def test_the_oldest_recent_files_fall_off(files: RecentFiles) -> None:
    paths = [f"/{number}" for number in range(RECENT_LIMIT + 5)]
    for path in paths:
        files.add(path)
    assert files.paths == paths[:4:-1]
    assert len(files.paths) == RECENT_LIMIT


@pytest.mark.parametrize(
    "paths",
    [
        [],
        ["/only one"],
        ["/a, b", "/c"],
        ["/ä/数独.sdk", '/with "quotes" and \\ and %20', "@at", "/semi;colon=#[x]"],
    ],
)
def test_recent_files_are_there_at_the_next_start(
    files: RecentFiles, paths: list[str], restart: Callable[[], None]
) -> None:
    files.add("/to be forgotten")
    for path in reversed(paths):
        files.add(path)
    files.remove("/to be forgotten")
    restart()
    assert RecentFiles().paths == paths


def test_files_can_be_forgotten(files: RecentFiles) -> None:
    """One that is there no more, or all of them; forgetting a stranger changes nothing."""
    for path in ("/a", "/b", "/c"):
        files.add(path)
    files.remove("/b")
    files.remove("/never there")
    assert files.paths == ["/c", "/a"]
    files.clear()
    assert files.paths == []


@pytest.mark.parametrize("change", [RecentFiles.add, RecentFiles.remove])
def test_the_menu_hears_of_every_file(
    files: RecentFiles, qtbot: QtBot, change: Callable[[RecentFiles, str], None]
) -> None:
    files.add("/a")
    with qtbot.waitSignal(files.changed):
        change(files, "/a")


@pytest.mark.parametrize("value", [5, True, {"a": 1}, QByteArray(b"\xff"), None])
def test_a_wrong_list_in_the_file_is_an_empty_one(files: RecentFiles, value: object) -> None:
    QSettings().setValue("recent_files", value)
    assert files.paths == []
    files.add("/a")
    assert files.paths == ["/a"]
