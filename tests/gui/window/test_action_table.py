"""The table of actions: every row can be told from every other, by its id and by its keys."""

import inspect
from collections import Counter

import pytest
from PySide6.QtGui import QKeySequence

from sudoku_gui.shell import action_table
from sudoku_gui.shell.action_table import MENUS, ROWS, Row

PROMISED = (
    *("new", "open", "save", "save_as", "undo", "redo", "copy", "paste", "solve", "clear_entries"),
    *("to_start", "step_back", "play_pause", "step_forward", "to_end"),
)
"""Ids that scripts and tests outside rely on."""

each_row = pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)


def sequence(key: str) -> QKeySequence:
    return QKeySequence(key, QKeySequence.SequenceFormat.PortableText)


def test_every_id_is_there_once() -> None:
    """An id names one action and one handler."""
    ids = [row.id for row in ROWS]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("name", PROMISED)
def test_what_was_promised_is_there(name: str) -> None:
    """Renaming one of these breaks whoever drives the window by name."""
    assert name in {row.id for row in ROWS}


@each_row
def test_every_row_has_a_text_in_a_menu(row: Row) -> None:
    """Whatever can be done can be found without knowing a key."""
    assert row.text.replace("&", "").strip()
    assert row.text == row.text.strip()
    assert row.menu in MENUS


@each_row
def test_no_text_has_two_mnemonics(row: Row) -> None:
    """Qt underlines one letter."""
    assert row.text.count("&") <= 1
    assert not row.text.endswith("&")
    assert "& " not in row.text


@each_row
def test_every_id_is_a_name(row: Row) -> None:
    """Lower case with underscores, as object names are everywhere."""
    assert row.id.isidentifier()
    assert row.id == row.id.lower()


@each_row
def test_a_tip_is_a_sentence_that_says_more_than_the_text(row: Row) -> None:
    """Without a full stop, for the keys follow it; and what stands in the toolbar has one."""
    assert row.tip != row.text.replace("&", "")
    assert not row.tip.endswith(".")
    assert row.tip[:1] == row.tip[:1].upper()
    assert row.tip or not row.toolbar


@each_row
def test_every_key_is_one_that_qt_knows(row: Row) -> None:
    """A misspelt one would be silently dead."""
    for key in row.keys:
        assert sequence(key).count() == 1
        assert sequence(key).toString(QKeySequence.SequenceFormat.PortableText) == key


def test_no_two_actions_share_a_key() -> None:
    """While a search is watched all of them hold at the same time, and of an ambiguous key Qt triggers neither."""
    keys = Counter(sequence(key).toString() for row in ROWS for key in row.keys)
    assert [key for key, count in keys.items() if count > 1] == []


@each_row
def test_bare_keys_are_for_watching_only(row: Row) -> None:
    """Without a search, arrows, blanks and letters belong to the board."""
    bare = [key for key in row.keys if not key.startswith(("Ctrl+", "Alt+", "F", "Shift+F"))]
    assert row.when_watching or not bare


def test_the_way_forward_and_the_way_back_have_keys_alike() -> None:
    """Left undoes what Right does, with every modifier."""
    keys = {row.id: row.keys for row in ROWS}
    for back, forward in [
        ("step_back", "step_forward"),
        ("step_back_finer", "step_forward_finer"),
        ("step_back_coarser", "step_forward_coarser"),
    ]:
        assert [key.replace("Left", "Right") for key in keys[back]] == list(keys[forward])


def test_the_mnemonics_of_menus_differ() -> None:
    """Alt and a letter opens one menu."""
    letters = [text[text.index("&") + 1].lower() for text in MENUS.values()]
    assert len(set(letters)) == len(letters)


def test_no_menu_begins_with_a_line() -> None:
    """A line separates, and needs something above it."""
    first = {menu: next(row for row in ROWS if row.menu == menu) for menu in MENUS}
    assert not [row.id for row in first.values() if row.rule_above]


def test_a_group_is_a_choice_within_one_menu() -> None:
    """One of several is always checked; a group of one could never change."""
    groups = {row.group for row in ROWS if row.group}
    assert groups
    for group in groups:
        members = [row for row in ROWS if row.group == group]
        assert len(members) > 1
        assert len({row.menu for row in members}) == 1
        assert all(row.id.startswith(f"{group}_") for row in members)


@pytest.mark.parametrize("field", ["text", "tip"])
def test_every_text_is_marked_for_translation(field: str) -> None:
    """The tools that collect texts find a literal in each place where a user reads one."""
    source = inspect.getsource(action_table)
    texts = {getattr(row, field) for row in ROWS if row.group != "language"} - {""}  # these name themselves
    assert texts
    assert not [text for text in texts if f'QT_TRANSLATE_NOOP("actions", "{text}")' not in source]
