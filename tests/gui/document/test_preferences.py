"""Preferences: what holds until it is set, what is stored, and what a broken setting does not do."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QSettings
from pytestqt.qtbot import QtBot

from sudoku_gui.document.preferences import ROWS, Preferences

CHOICES = [row for row in ROWS if row.choices]


@pytest.fixture
def preferences(qapp: object) -> Preferences:
    assert qapp
    return Preferences()


@pytest.fixture
def at_next_start(preferences: Preferences, restart: Callable[[], None]) -> Callable[[], Preferences]:
    """The preferences that another start reads."""

    def read() -> Preferences:
        preferences.flush()
        restart()
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
