"""What delegates know of their rows."""

import pytest
from PySide6.QtWidgets import QListWidget, QStyle, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from sudoku_gui.widgets.row_delegate import has_keyboard

State = QStyle.StateFlag


@pytest.mark.parametrize("is_selected", [True, False])
@pytest.mark.parametrize("is_focused", [True, False])
def test_the_keyboard_is_in_the_selected_row_of_the_view_that_has_the_focus(
    qtbot: QtBot, *, is_selected: bool, is_focused: bool
) -> None:
    """A selected row of another view is painted without the keyboard's frame."""
    view, other = QListWidget(), QListWidget()
    for one in (view, other):
        qtbot.addWidget(one)
    (view if is_focused else other).show()
    if is_focused:
        view.activateWindow()
        view.setFocus()
        qtbot.waitUntil(view.hasFocus)
    option = QStyleOptionViewItem()
    option.widget = view
    option.state = State.State_Selected if is_selected else State.State_Enabled
    assert has_keyboard(option) == (is_selected and is_focused)
