"""The preferences: found by word, set at once, restored together, and remembered."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLineEdit, QListWidget, QPushButton, QWidget

from sudoku_gui.document.preferences import ROWS, Preference
from sudoku_gui.features.hints.techniques_dialog import TechniquesDialog
from sudoku_gui.features.play import PlayFeature
from sudoku_gui.features.preferences_dialog import PreferencesDialogFeature
from sudoku_gui.features.preferences_dialog import dialog as preferences_dialog
from sudoku_gui.features.preferences_dialog.dialog import PreferencesDialog
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.parts import UNIQUE, back_to, click, part, paste, press, shown, wait_until

KEYS = [row.key for row in preferences_dialog.shown()]


@pytest.fixture
def dialog(window: MainWindow) -> PreferencesDialog:
    press("Ctrl+,")
    return shown(window, PreferencesDialog)


def go_to(dialog: QWidget, page: str) -> None:
    names = part(dialog, QListWidget, "preference_pages")
    (item,) = names.findItems(page, Qt.MatchFlag.MatchExactly)
    QTest.mouseClick(names.viewport(), Qt.MouseButton.LeftButton, pos=names.visualItemRect(item).center())


def pick(dialog: QWidget, key: str, value: str) -> None:
    """Choose a value with keys alone."""
    box = part(dialog, QComboBox, f"preference_{key}")
    dialog.activateWindow()
    box.setFocus()
    wait_until(box.hasFocus)
    QTest.keyClick(box, Qt.Key.Key_Home)
    for _ in range(box.findData(value)):
        QTest.keyClick(box, Qt.Key.Key_Down)
    assert box.currentData() == value


def visible_keys(dialog: QWidget) -> list[str]:
    editors = [*dialog.findChildren(QCheckBox), *dialog.findChildren(QComboBox)]
    return sorted(one.objectName().removeprefix("preference_") for one in editors if one.isVisible())


def test_every_row_is_there_with_a_name_and_shows_its_value(
    window: MainWindow, dialog: PreferencesDialog
) -> None:
    for key in KEYS:
        editor = part(dialog, QWidget, f"preference_{key}")
        assert editor.accessibleName()
        value = window.preferences[key]
        if isinstance(editor, QCheckBox):
            assert editor.isChecked() == (value == "yes")
        else:
            assert isinstance(editor, QComboBox)
            assert editor.currentData() == value
            assert all(editor.itemText(row) for row in range(editor.count()))


def test_a_preference_appears_with_its_row(monkeypatch: pytest.MonkeyPatch) -> None:
    """It says how it is stored and what it is called; one that is set elsewhere has no page."""
    rows = (
        *ROWS,
        Preference("nonsense", "no", ("no", "yes"), "files", "Nonsense"),
        Preference("elsewhere", "no", ("no", "yes")),
    )
    monkeypatch.setattr(preferences_dialog, "ROWS", rows)
    made = [row.key for row in preferences_dialog.shown()]
    assert "nonsense" in made
    assert "elsewhere" not in made


def test_a_switch_takes_effect_at_once(window: MainWindow, dialog: PreferencesDialog) -> None:
    go_to(dialog, "Play")
    switch = part(dialog, QCheckBox, "preference_show_timer")
    QTest.keyClick(switch, Qt.Key.Key_Space)
    assert window.preferences["show_timer"] == "no"
    assert part(window, QWidget, "time").isHidden()


def test_colours_change_at_once_and_the_menu_follows(window: MainWindow, dialog: PreferencesDialog) -> None:
    pick(dialog, "theme", "dark")
    assert window.theme.name == "dark"
    assert window.context.actions["theme_dark"].isChecked()


def test_text_grows_at_once_and_shrinks_again(window: MainWindow, dialog: PreferencesDialog) -> None:
    usual = QApplication.font().pointSizeF()
    pick(dialog, "theme", "dark")  # which has a style sheet, whose widgets follow by no other way
    pick(dialog, "text_size", "150")
    assert QApplication.font().pointSizeF() == pytest.approx(1.5 * usual)
    for view in (window.menuBar(), window.feature(PlayFeature).panel, dialog):
        assert view.font().pointSizeF() == pytest.approx(1.5 * usual)
    pick(dialog, "text_size", "100")
    assert QApplication.font().pointSizeF() == pytest.approx(usual)


def test_beat_speed_and_rule_reach_the_search(window: MainWindow, dialog: PreferencesDialog) -> None:
    dialog.reject()
    back_to(window)
    paste(UNIQUE)
    press("F5")
    window.feature(PreferencesDialogFeature).show()
    dialog = shown(window, PreferencesDialog)
    go_to(dialog, "Search")
    pick(dialog, "beat", "decision")
    pick(dialog, "rate", "60.0")
    pick(dialog, "rule", "first")
    assert (window.player.beat, window.player.rate) == ("decision", 60.0)
    assert window.player.subject.rule.value == "first"
    assert window.context.actions["rule_first"].isChecked()


def test_a_change_made_elsewhere_is_shown(window: MainWindow, dialog: PreferencesDialog) -> None:
    window.player.set_rate(6.0)
    assert part(dialog, QComboBox, "preference_rate").currentData() == "6.0"
    window.preferences["celebrate"] = "no"
    assert not part(dialog, QCheckBox, "preference_celebrate").isChecked()


def test_words_find_rows_on_all_pages(dialog: PreferencesDialog) -> None:
    field = part(dialog, QLineEdit, "search_preferences")
    field.setFocus()
    QTest.keyClicks(field, "TIME")
    assert visible_keys(dialog) == ["show_timer"]
    QTest.keyClicks(field, " flies")
    assert visible_keys(dialog) == []
    assert part(dialog, QWidget, "no_preference").isVisible()
    field.clear()
    assert "celebrate" in visible_keys(dialog)
    assert part(dialog, QWidget, "no_preference").isHidden()


def test_defaults_are_restored_for_all_pages(window: MainWindow, dialog: PreferencesDialog) -> None:
    window.preferences["celebrate"] = "no"
    window.preferences["theme"] = "dark"
    window.preferences["last_folder"] = "/elsewhere"
    click(dialog, "restore_defaults")
    defaults = {row.key: row.default for row in ROWS}
    assert all(window.preferences[key] == defaults[key] for key in KEYS)
    assert window.preferences["last_folder"] == "/elsewhere"


def test_page_and_size_are_remembered(window: MainWindow, dialog: PreferencesDialog) -> None:
    go_to(dialog, "Search")
    dialog.resize(700, 555)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    window.feature(PreferencesDialogFeature).show()
    again = shown(window, PreferencesDialog)
    assert again is not dialog
    assert (again.width(), again.height()) == (700, 555)
    assert "beat" in visible_keys(again)


def test_there_is_one_dialog_and_the_window_stays_usable(
    window: MainWindow, dialog: PreferencesDialog
) -> None:
    window.feature(PreferencesDialogFeature).show()
    assert shown(window, PreferencesDialog) is dialog
    assert not dialog.isModal()
    back_to(window)
    paste(UNIQUE)
    assert not window.document.is_blank


def test_return_closes_and_nothing_else_is_pressed_by_it(
    window: MainWindow, dialog: PreferencesDialog
) -> None:
    window.preferences["celebrate"] = "no"
    field = part(dialog, QLineEdit, "search_preferences")
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert window.preferences["celebrate"] == "no"
    assert part(dialog, QPushButton, "restore_defaults").autoDefault() is False


def test_techniques_and_the_data_folder_are_a_button_away(
    window: MainWindow, dialog: PreferencesDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither is a value; both are found by their words like the others."""
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    go_to(dialog, "Files")
    click(dialog, "preference_data_folder")
    assert [Path(url.toLocalFile()) for url in opened] == [window.context.library.path.parent]
    search = part(dialog, QLineEdit, "search_preferences")
    search.setText("technique")
    button = part(dialog, QPushButton, "preference_techniques")
    assert button.isVisible()
    assert visible_keys(dialog) == []
    click(dialog, "preference_techniques")
    assert shown(window, TechniquesDialog).isVisible()
