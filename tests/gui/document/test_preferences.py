"""Preferences: what holds until it is set, what is stored, and what a broken setting does not do."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QSettings
from pytestqt.qtbot import QtBot

from sudoku_gui.document.preferences import RECENT_LIMIT, ROWS, Preferences

CHOICES = [row for row in ROWS if row.choices]


@pytest.fixture
def preferences(qapp: object) -> Preferences:
    assert qapp
    return Preferences()


@pytest.fixture
def at_next_start(preferences: Preferences, tmp_path: Path) -> Callable[[], Preferences]:
    """The preferences that another start reads from the file, with nothing remembered by this one."""

    def read() -> Preferences:
        preferences.flush()
        form = QSettings.Format.IniFormat
        written = Path(QSettings().fileName())
        off_cursor = tmp_path / "next start"
        QSettings.setPath(form, QSettings.Scope.UserScope, str(off_cursor))
        copy = Path(QSettings().fileName())
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(written.read_bytes())
        assert copy.is_relative_to(off_cursor)
        return Preferences()

    return read


def test_until_one_is_set_its_default_holds(preferences: Preferences) -> None:
    assert {row.key: preferences[row.key] for row in ROWS} == {row.key: row.default for row in ROWS}
    assert [row.key for row in ROWS if row.choices is not None and row.default not in row.choices] == []


def test_every_choice_can_be_chosen_and_is_there_at_the_next_start(
    at_next_start: Callable[[], Preferences], preferences: Preferences
) -> None:
    for row in CHOICES:
        for choice in row.choices or ():
            preferences[row.key] = choice
            assert preferences[row.key] == choice
    later = at_next_start()
    assert {row.key: later[row.key] for row in CHOICES} == {row.key: preferences[row.key] for row in CHOICES}


def test_an_unknown_choice_is_refused(preferences: Preferences, qtbot: QtBot) -> None:
    for row in CHOICES:
        with (
            qtbot.assertNotEmitted(preferences.changed),
            pytest.raises(ValueError, match=f"{row.key} cannot be 'mauve'"),
        ):
            preferences[row.key] = "mauve"
        assert preferences[row.key] == row.default


@pytest.mark.parametrize(
    "value", ["mauve", "", 5, 2.5, True, [], ["dark", "light"], {"a": 1}, QByteArray(b"\xff")]
)
def test_a_wrong_value_in_the_file_counts_for_nothing(preferences: Preferences, value: object) -> None:
    for row in CHOICES:
        QSettings().setValue(row.key, value)
    assert [row.key for row in CHOICES if preferences[row.key] != row.default] == []


def test_an_unknown_key_is_a_mistake(preferences: Preferences) -> None:
    with pytest.raises(KeyError):
        preferences["colour"]
    with pytest.raises(KeyError):
        preferences["colour"] = "mauve"


def test_a_change_is_reported_once(preferences: Preferences, qtbot: QtBot) -> None:
    with qtbot.waitSignal(preferences.changed) as reported:
        preferences["theme"] = "dark"
    assert reported.args == ["theme"]
    with qtbot.assertNotEmitted(preferences.changed):
        preferences["theme"] = "dark"
        preferences["rule"] = "fewest"


def test_a_file_is_listed_once(preferences: Preferences) -> None:
    for path in ("/a", "/b", "/a", "/a"):
        preferences.note_recent(path)
    assert preferences.recent_files == ["/a", "/b"]


def test_the_oldest_recent_files_fall_off(preferences: Preferences) -> None:
    paths = [f"/{number}" for number in range(RECENT_LIMIT + 5)]
    for path in paths:
        preferences.note_recent(path)
    assert preferences.recent_files == paths[:4:-1]
    assert len(preferences.recent_files) == RECENT_LIMIT


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
    at_next_start: Callable[[], Preferences], preferences: Preferences, paths: list[str]
) -> None:
    preferences.note_recent("/to be forgotten")
    for path in reversed(paths):
        preferences.note_recent(path)
    preferences.forget_recent("/to be forgotten")
    assert at_next_start().recent_files == paths


def test_files_can_be_forgotten(preferences: Preferences) -> None:
    """One that is there no more, or all of them; forgetting a stranger changes nothing."""
    for path in ("/a", "/b", "/c"):
        preferences.note_recent(path)
    preferences.forget_recent("/b")
    preferences.forget_recent("/never there")
    assert preferences.recent_files == ["/c", "/a"]
    preferences.clear_recent()
    assert preferences.recent_files == []


@pytest.mark.parametrize("change", [Preferences.note_recent, Preferences.forget_recent])
def test_the_menu_hears_of_every_file(
    preferences: Preferences, qtbot: QtBot, change: Callable[[Preferences, str], None]
) -> None:
    preferences.note_recent("/a")
    with qtbot.waitSignal(preferences.changed) as reported:
        change(preferences, "/a")
    assert reported.args == ["recent_files"]


@pytest.mark.parametrize("value", [5, True, {"a": 1}, QByteArray(b"\xff"), None])
def test_a_wrong_list_in_the_file_is_an_empty_one(preferences: Preferences, value: object) -> None:
    QSettings().setValue("recent_files", value)
    assert preferences.recent_files == []
    preferences.note_recent("/a")
    assert preferences.recent_files == ["/a"]


def test_layouts_are_there_at_the_next_start(
    at_next_start: Callable[[], Preferences], preferences: Preferences
) -> None:
    every_byte = QByteArray(bytes(range(256)))
    preferences.store_layout("window", every_byte)
    preferences.store_layout("splitter", QByteArray(b"splitter"))
    later = at_next_start()
    assert later.layout("window") == every_byte
    assert later.layout("splitter") == QByteArray(b"splitter")
    assert later.layout("never kept").isEmpty()


@pytest.mark.parametrize("value", ["text", 5, [], None])
def test_an_invalid_layout_in_the_file_is_ignored(preferences: Preferences, value: object) -> None:
    QSettings().setValue("layout/window", value)
    assert preferences.layout("window").isEmpty()


def test_a_failure_to_write_settings_is_reported(own_folders: Path, qapp: object) -> None:
    assert qapp
    own_folders.mkdir(parents=True, exist_ok=True)
    (own_folders / "settings").write_text("in the way")
    preferences = Preferences()
    preferences["theme"] = "dark"
    assert not preferences.flush()
    assert preferences["theme"] == "dark"
