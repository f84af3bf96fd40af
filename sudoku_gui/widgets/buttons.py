"""Buttons that a finger can hit, and entries of menus; what they do is called without whether they are checked."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QComboBox, QMenu, QPushButton, QToolButton

from sudoku_gui.widgets.pane import FontFollower
from sudoku_gui.wording.foreign import as_tip

TOUCHABLE: Final = 26  # pixels that a button has at least


def even(side: float) -> int:
    """The side of an icon in pixels: an even number, as the sizes that icons are painted for."""
    return 2 * round(side / 2)


class IconButton(FontFollower, QToolButton):
    """A tool button whose icon grows with its text."""

    def fit_font(self) -> None:
        self.setIconSize(QSize(1, 1) * even(1.15 * self.fontMetrics().height()))


def tool_button(
    name: str,
    action: Callable[[], object] | None = None,
    *,
    text: str = "",
    tip: str = "",
    focus: Qt.FocusPolicy = Qt.FocusPolicy.StrongFocus,
    is_flat: bool = True,
    checkable: bool = False,
) -> QToolButton:
    """A button that can be reached with the keyboard; its tooltip is its name for screen readers."""
    made = IconButton()
    made.fit_font()
    made.setText(text)
    made.setAccessibleName(tip)
    made.setAutoRaise(is_flat)
    made.setCheckable(checkable)
    made.setFocusPolicy(focus)
    made.setMinimumSize(TOUCHABLE, TOUCHABLE)
    _set_up(made, name, action, tip)
    return made


def dialog_button(
    name: str, text: str, action: Callable[[], object] | None = None, *, tip: str = ""
) -> QPushButton:
    """A button of a dialog, as high as its style has it; Enter presses it only where it has the focus."""
    made = QPushButton(text, autoDefault=False)
    made.setAccessibleDescription(tip)
    _set_up(made, name, action, tip)
    return made


def push_button(
    name: str,
    text: str,
    action: Callable[[], object] | None = None,
    *,
    tip: str = "",
    takes_enter: bool = False,
) -> QPushButton:
    """A button with a word; one that does not take Enter leaves it to the rest of a dialog."""
    made = QPushButton(text, autoDefault=takes_enter)
    made.setMinimumHeight(TOUCHABLE)
    _set_up(made, name, action, tip)
    return made


def chooser(
    name: str,
    title: str,
    policy: QComboBox.SizeAdjustPolicy = QComboBox.SizeAdjustPolicy.AdjustToContentsOnFirstShow,
) -> QComboBox:
    """A box to choose from; its title is its tooltip, too."""
    made = QComboBox()
    made.setObjectName(name)
    made.setAccessibleName(title)
    made.setToolTip(as_tip(title))
    made.setSizeAdjustPolicy(policy)
    return made


def add_entry(menu: QMenu, name: str, text: str, do: Callable[[], object]) -> QAction:
    """Add to a menu an action that is not in the table of actions."""
    action = menu.addAction(text)
    action.setObjectName(name)
    action.triggered.connect(without_state(do))
    return action


def without_state(do: Callable[[], object]) -> Callable[..., None]:
    """A slot that does not pass on whether its sender is checked."""

    def slot(*_checked: bool) -> None:
        do()

    return slot


def _set_up(made: QAbstractButton, name: str, action: Callable[[], object] | None, tip: str = "") -> None:
    made.setObjectName(name)
    made.setToolTip(as_tip(tip))
    if action is not None:
        made.clicked.connect(without_state(action))
