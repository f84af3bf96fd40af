"""The forms of the dialogs that write: they remember, and they are worked by keyboard."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QDialogButtonBox, QLabel, QWidget
from pytestqt.qtbot import QtBot

from sudoku_gui.kit.export_form import ExportForm
from tests.gui.parts import choose, part

ROWS = [("one", "The first"), ("two", "The second")]


@pytest.fixture
def form(parent: QWidget) -> Callable[[], ExportForm]:

    def made() -> ExportForm:
        form = ExportForm(parent, "a_form", "A Form")
        form.chooser("which", "&Which:", ROWS, "one")
        form.check("also", "&Also", default=False)
        form.number("position", "&Position:", 1)
        form.show()
        return form

    return made


def test_accepted_values_are_the_next_defaults(form: Callable[[], ExportForm]) -> None:
    """After the dialog has done its work, not after it was closed."""
    first = form()
    choose(first, "which", "two")
    part(first, QCheckBox, "also").setChecked(True)
    first.reject()
    second = form()
    assert second.value("which") == "one"
    choose(second, "which", "two")
    part(second, QCheckBox, "also").setChecked(True)
    QTest.keyClick(second, Qt.Key.Key_Return)
    assert not second.isVisible()
    third = form()
    assert third.value("which") == "two"
    assert third.value("also")


def test_a_stored_value_that_is_no_choice_is_ignored(form: Callable[[], ExportForm]) -> None:
    QSettings().setValue("export/a_form_which", "three")
    assert form().value("which") == "one"


def test_escape_closes_the_form_and_other_keys_stay_inside(
    form: Callable[[], ExportForm], qtbot: QtBot
) -> None:
    dialog = form()
    with qtbot.waitSignal(dialog.rejected):
        QTest.keyClick(dialog, Qt.Key.Key_Escape)


def test_every_row_has_a_label_that_leads_to_it(form: Callable[[], ExportForm]) -> None:
    dialog = form()
    buddies = {label.text(): label.buddy() for label in dialog.findChildren(QLabel)}
    assert buddies["&Which:"].objectName() == "which"
    assert buddies["&Position:"].objectName() == "position"


def test_the_button_that_goes_on_is_the_one_for_enter(form: Callable[[], ExportForm]) -> None:
    dialog = form()
    assert dialog.go.isDefault()
    assert not dialog.buttons.button(QDialogButtonBox.StandardButton.Cancel).isDefault()
    dialog.show_facts("Nothing there.", can_go=False)
    assert not dialog.go.isEnabled()
    assert dialog.facts.text() == "Nothing there."


def test_numbers_are_whole_and_may_be_large(form: Callable[[], ExportForm]) -> None:
    box = form().number("far", "Far:", 1)
    box.setValue(4_000_000_001)
    assert int(box.value()) == 4_000_000_001
    assert "." not in box.text()
