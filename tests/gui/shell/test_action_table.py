"""The actions that features declare: no two share an id or a key."""

import ast
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu

import sudoku_gui
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.shell.menus import LINE, MENUS, TOOLBAR
from sudoku_gui.widgets.actions import ON_MAC
from tests.amounts import each
from tests.gui.shared import ActionRows

GUI = Path(sudoku_gui.__file__).parent
PROMISED = {
    *("new_puzzle", "open", "save", "save_as", "undo", "redo", "copy", "paste", "solve", "clear_entries"),
    *("to_start", "step_back", "play_pause", "step_forward", "to_end"),
}
"""Ids that scripts and tests outside rely on."""


def sequence(key: str) -> QKeySequence:
    return QKeySequence(key, QKeySequence.SequenceFormat.PortableText)


def test_every_id_is_there_once_and_keeps_its_name(rows: ActionRows) -> None:
    ids = [row.id for row in rows.values()]
    assert len(set(ids)) == len(ids)
    assert set(ids) >= PROMISED


def test_every_action_stands_in_one_menu(rows: ActionRows) -> None:
    """None is missing there, none is there twice, and no other is asked for; the toolbar has some of them again."""
    placed = Counter(name for menu in MENUS.values() for name in menu.ids)
    assert placed == Counter(row.id for row in rows.values())
    assert set(TOOLBAR) - {LINE} <= set(placed)


def test_macos_keeps_its_own_keys(rows: ActionRows) -> None:
    """What it would not pass on has another key there, which nothing else has."""
    taken = {"Ctrl+M", "Ctrl+H", "Ctrl+Alt+M", "Ctrl+Alt+H", "Ctrl+Space", "Ctrl+F1", "F11", "Shift+F11"}
    keys = [[ON_MAC.get(key, key) for key in row.keys] for row in rows.values()]
    counted = Counter(sequence(key).toString() for some in keys for key in some)
    assert set(ON_MAC) <= {key for row in rows.values() for key in row.keys}
    assert (counted.most_common(1)[0][1], taken & set(counted)) == (1, set())


def test_every_row_is_well_formed(rows: ActionRows) -> None:
    """An id as object names are; a text with one mnemonic at most; a tip that adds something, without a full stop."""
    for row in each(rows.values()):
        assert row.id.isidentifier(), row.id
        assert row.id == row.id.lower()
        assert row.text == row.text.strip() != "", row.id
        assert row.text.count("&") <= 1, row.id
        assert not row.text.endswith("&"), row.id
        assert "& " not in row.text, row.id
        assert row.tip != row.text.replace("&", ""), row.id
        assert not row.tip.endswith("."), row.id
        assert row.tip[:1] == row.tip[:1].upper(), row.id
        assert row.tip or row.id not in TOOLBAR, row.id


def test_every_key_is_one_that_qt_knows_and_the_boards_are_left_to_it(rows: ActionRows) -> None:
    """Without a search, arrows, blanks and letters belong to the board."""
    for row, key in each((one, key) for one in rows.values() for key in one.keys):
        assert sequence(key).count() == 1, row.id
        assert sequence(key).toString(QKeySequence.SequenceFormat.PortableText) == key, row.id
        is_free = row.when_watching or row.id == "pause"  # which is for hands that are on the board
        assert is_free or key.startswith(("Ctrl+", "Alt+", "F", "Shift+F")), row.id


def test_no_two_actions_share_a_key(rows: ActionRows) -> None:
    """While a search is watched all of them hold at the same time, and of an ambiguous key Qt triggers neither."""
    keys = Counter(sequence(key).toString() for row in rows.values() for key in row.keys)
    assert [key for key, count in keys.items() if count > 1] == []


def test_moves_forward_and_back_have_similar_keys(rows: ActionRows) -> None:
    keys = {row.id: row.keys for row in rows.values()}
    for kind in ("", "_finer", "_coarser"):
        back, forward = keys[f"step_back{kind}"], keys[f"step_forward{kind}"]
        assert [key.replace("Left", "Right") for key in back] == list(forward)


def test_menus_have_mnemonics_that_differ_and_have_lines_only_between_actions() -> None:
    letters = [menu.text[menu.text.index("&") + 1].lower() for menu in MENUS.values()]
    assert len(set(letters)) == len(letters)
    for menu in MENUS.values():
        lines = [at for at, entry in enumerate(menu.entries) if entry == LINE]
        assert LINE not in {menu.entries[0], menu.entries[-1]}
        assert all(later - at > 1 for at, later in pairwise(lines))


def test_no_menu_is_longer_than_a_small_screen(window: MainWindow) -> None:
    """At most 24 rows, with those that features and panes add; lines between them do not count."""
    menus = window.menuBar().findChildren(QMenu)
    assert {f"menu_{name}" for name in MENUS} <= {menu.objectName() for menu in menus}
    for menu in each(menus):
        rows = [action for action in menu.actions() if not action.isSeparator()]
        assert len(rows) <= 24, menu.title()


def test_a_group_is_a_choice_within_one_menu(rows: ActionRows) -> None:
    """One of several is always checked; a group of one could never change."""
    groups = {row.group for row in rows.values() if row.group}
    assert groups
    for group in groups:
        members = [row for row in rows.values() if row.group == group]
        assert len(members) > 1
        assert len([menu for menu in MENUS.values() if {row.id for row in members} <= set(menu.ids)]) == 1
        assert all(row.id.startswith(f"{group}_") for row in members)


@pytest.mark.parametrize("field", ["text", "tip"])
def test_every_text_is_written_out(rows: ActionRows, field: str) -> None:
    """The tools that collect texts find a literal in each place where a user reads one."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in GUI.rglob("*.py")]
    literals = {node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    texts = {getattr(row, field) for row in rows.values() if row.group != "language"} - {
        ""
    }  # these name themselves
    assert texts
    assert texts <= literals
