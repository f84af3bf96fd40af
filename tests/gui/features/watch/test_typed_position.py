"""The field for the position: what is typed there is gone to, or refused with advice."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from sudoku_gui.features.watch.position_field import PositionField
from sudoku_gui.features.watch.timeline.view import TimelineView
from sudoku_gui.features.watch.view import Transport
from sudoku_gui.player.player import Player
from sudoku_gui.widgets.term_label import ReadingLabel
from tests.gui.shared import GoTo, Settle

Step = Callable[..., None]
Press = Callable[..., None]
TypePosition = Callable[[str], None]


@pytest.fixture
def type_position(transport: Transport, field: QLineEdit, settle: Settle) -> TypePosition:
    """Types a position into the field, as after pressing its key."""

    def type_and_enter(text: str) -> None:
        transport.edit_position()
        QTest.keyClicks(field, text)
        QTest.keyClick(field, Qt.Key.Key_Return)
        settle()

    return type_and_enter


@pytest.mark.parametrize(("text", "position"), [("500", 500), ("1,284", 1284), ("12 000", 12_000)])
def test_a_typed_position_is_gone_to(
    watched: Player, field: QLineEdit, type_position: TypePosition, text: str, position: int
) -> None:
    type_position(text)
    assert watched.position == position
    assert field.text() == f"event {position:,} of 21,296"


@pytest.mark.parametrize("text", ["x", "-5", "99999999"])
def test_rubbish_is_refused_with_advice(
    watched: Player,
    field: QLineEdit,
    reason: ReadingLabel,
    go_to: GoTo,
    press: Press,
    type_position: TypePosition,
    text: str,
) -> None:
    """The search stays, and Esc brings the position back."""
    go_to(7)
    type_position(text)
    assert watched.position == 7
    assert reason.text() == f"“{text}” is not a position: type a number from 0 to 21,296."
    assert field.selectedText() == text
    press(field, Qt.Key.Key_Escape)
    assert field.text() == "event 7 of 21,296"
    assert "not a position" not in reason.text()


@pytest.mark.usefixtures("watched")
def test_a_position_being_typed_is_not_overwritten(
    transport: Transport, timeline: TimelineView, field: QLineEdit, step: Step
) -> None:
    transport.edit_position()
    QTest.keyClicks(field, "12")
    step()
    assert field.text() == "12"
    timeline.setFocus()
    assert field.text().startswith("event ")


@pytest.mark.usefixtures("watched")
def test_an_undone_entry_gives_way_to_the_position(
    transport: Transport, field: QLineEdit, step: Step, press: Press, watched: Player
) -> None:
    """Not to that of the moment when typing began: the search may have moved on since."""
    transport.edit_position()
    QTest.keyClicks(field, "12")
    step()
    for _ in range(3):
        press(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not field.isModified()
    assert field.text() == f"event {watched.position} of 21,296"


def test_the_field_is_as_wide_as_its_search_needs(qtbot: QtBot) -> None:
    """While the end is unknown, not for a position of as many figures; a shorter search gets a narrower field."""
    field = PositionField()
    qtbot.addWidget(field)
    field.show_position(500, 1_905_655_808, length_is_known=False)
    unknown = field.width()
    field.show_position(1_905_655_000, 1_905_655_808, length_is_known=True)
    long = field.width()
    assert unknown < long + field.fontMetrics().horizontalAdvance(" at least")
    field.show_position(501, 1_905_655_808, length_is_known=True)
    assert field.width() == long
    field.show_position(3, 75, length_is_known=True)
    assert field.width() < unknown
