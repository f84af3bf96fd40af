"""The pages of techniques, and which of them hints use, through the window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTableView, QWidget

from solver_core.hints import Position, finder
from solver_core.hints.techniques import CHOICES, Group
from solver_core.sudoku.grid import Grid
from sudoku_gui.document.hint_session import Stage
from sudoku_gui.document.technique_settings import switched_on
from sudoku_gui.features.hints import HintsFeature
from sudoku_gui.features.hints.steps_view import StepsView
from sudoku_gui.features.hints.technique_page import StepBoardView
from sudoku_gui.features.hints.techniques_dialog import TechniquesDialog
from sudoku_gui.render.board.paint_step import StepLook
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.widgets.label import Label
from sudoku_gui.widgets.legend import Legend
from sudoku_gui.widgets.rich_text import RichText
from tests.gui.features.hints.test_hints import HARD, LATE, first, opened, settled
from tests.gui.parts import click, part, press, shown, trigger, wait_until


def opened_dialog(window: MainWindow) -> TechniquesDialog:
    trigger(window, "techniques")
    return shown(window, TechniquesDialog)


def reported(dialog: QWidget, name: str) -> str:
    return part(dialog, Label, name).text()


def test_a_technique_is_searched_read_and_followed(window: MainWindow) -> None:
    """By keys alone: the field has the keyboard, links lead on."""
    dialog = opened_dialog(window)
    assert not dialog.isModal()
    QTest.keyClicks(dialog.field, "jelly")
    assert dialog.list.technique == "jellyfish"
    assert reported(dialog, "technique_title") == "Jellyfish"
    assert "four columns" in reported(dialog, "technique_text")
    board = part(dialog, StepBoardView)
    assert isinstance(board.look.overlay, StepLook)
    assert board.look.overlay.step is not None
    assert board.look.overlay.step.technique == "jellyfish"
    links = part(dialog, RichText, "technique_links")
    links.link_followed.emit("technique:swordfish")
    assert dialog.list.technique == "swordfish"
    assert dialog.field.text() == ""
    dialog.close()


def test_a_page_without_a_board_says_so(window: MainWindow) -> None:
    dialog = opened_dialog(window)
    dialog.show_technique("brute_force")
    assert part(dialog, StepBoardView).isHidden()
    assert "no example" in reported(dialog, "technique_reason")
    dialog.close()


def test_a_disabled_technique_gives_no_hint(window: MainWindow) -> None:
    """From the next hint on, also in the list of all steps; ratings stay."""
    step, *_ = opened(window, LATE)
    dialog = opened_dialog(window)
    dialog.show_technique(step.technique)
    QTest.keyClick(dialog.list, Qt.Key.Key_Space)
    assert f"-{step.technique}" in window.preferences["techniques"]
    assert step.technique not in window.context.hint_session.techniques
    dialog.close()
    press("F2")
    settled(window)
    found = window.context.hint_session.step
    assert found is not None
    assert found.technique != step.technique
    trigger(window, "all_steps")
    steps = shown(window, StepsView)
    wait_until(lambda: not steps.finder.is_busy)
    assert step.technique not in {row.step.technique for row in steps.model.rows}
    trigger(window, "rate")
    wait_until(lambda: not steps.finder.is_busy)
    assert steps.summary.text().startswith("Hard, 732 points.")
    assert any(row.step.technique == step.technique for row in steps.model.rows)


def test_with_everything_off_there_is_no_step(window: MainWindow) -> None:
    opened(window)
    window.preferences["techniques"] = ",".join(f"-{one}" for one in CHOICES)
    press("F2")
    assert settled(window) is Stage.NO_STEP
    assert window.feature(HintsFeature).card.text == "None of the enabled techniques finds a step."


def test_the_order_is_changed_by_keys_and_buttons_and_restored(window: MainWindow) -> None:
    """The order is a preference, empty where it is the usual one."""
    dialog = opened_dialog(window)
    dialog.show_technique("swordfish")
    before = switched_on(window.preferences["techniques"])
    QTest.keyClick(dialog.list, Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    place = before.index("swordfish")
    assert window.context.hint_session.techniques[place - 1] == "swordfish"
    assert dialog.list.technique == "swordfish"
    click(dialog, "technique_down")
    assert window.context.hint_session.techniques == before
    assert window.preferences["techniques"] == ""
    click(dialog, "technique_down")
    assert window.context.hint_session.techniques[place + 1] == "swordfish"
    click(dialog, "technique_defaults")
    assert window.context.hint_session.techniques == CHOICES
    dialog.close()


def test_the_first_technique_is_tried_first(window: MainWindow) -> None:
    opened(window)
    others = (one for one in CHOICES if one != "hidden_single")
    window.preferences["techniques"] = ",".join(("hidden_single", *others))
    press("F2")
    settled(window)
    step = window.context.hint_session.step
    expected = finder.next_step(Position.start(Grid.parse(HARD)), ["hidden_single"])
    assert step == expected


def test_the_card_and_the_list_lead_to_the_page(window: MainWindow) -> None:
    """The button About opens the page of the technique of the hint or of the selected step."""
    step, *_ = opened(window, first(Group.WINGS))
    press("F2")
    settled(window)
    card = window.feature(HintsFeature).card
    assert not card.buttons["about"].isVisible()
    press("F2")
    click(card, "hint_about")
    dialog = shown(window, TechniquesDialog)
    assert dialog.page.technique == step.technique
    dialog.show_technique("full_house")
    opened(window, LATE)
    trigger(window, "all_steps")
    steps = shown(window, StepsView)
    wait_until(lambda: not steps.finder.is_busy)
    part(steps, QTableView, "steps_table").selectRow(0)
    click(steps, "hint_about")
    assert dialog.page.technique == steps.model.rows[0].step.technique
    dialog.close()


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)")
def test_the_legend_explains_the_signs_of_a_reason(window: MainWindow) -> None:
    opened(window, first(Group.WINGS))
    press("F2")
    settled(window)
    press("F2")
    assert not window.feature(HintsFeature).card.buttons["legend"].isVisible()
    press("F2")
    click(window.feature(HintsFeature).card, "hint_legend")
    legend = shown(window, Legend)
    words = [label.text() for label in legend.findChildren(Label) if label.text()]
    assert "a candidate that can be removed" in words
    legend.close()
