"""The common parts of dialogs: a name, a life, buttons, a size that fits the screen, the window's theme and font."""

from collections.abc import Callable, Sequence
from typing import ClassVar, Final, TypeVar

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLayout,
    QMainWindow,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from sudoku_gui.document.preferences import Preferences
from sudoku_gui.player.job import Reply, Work
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.boxes import fill
from sudoku_gui.widgets.pane import FontFollower, spread_theme

_OF_SCREEN: Final = 0.9
"""How much of the screen a dialog takes at most at first, for large type; Qt would use two thirds."""

_Dialog = TypeVar("_Dialog", bound="Dialog")


class ThemedWindow(QMainWindow):
    """A main window, as dialogs see it."""

    theme: Theme  # the present colours

    def use_theme(self, theme: Theme) -> None:
        self.theme = theme


class Dialog(FontFollower, QDialog):
    """A dialog that does not block: the window goes on, and may show other colours meanwhile.

    Args:
        is_kept: whether it outlives its closing, to be shown again.
    """

    # the size that it would like, in average characters and lines of text, or None
    usual: ClassVar[tuple[float, float] | None] = None

    def __init__(
        self,
        parent: QWidget | None,
        name: str,
        title: str,
        *,
        is_kept: bool = False,
        flags: Qt.WindowType = Qt.WindowType.Dialog,
    ) -> None:
        super().__init__(parent, flags)
        self.setObjectName(name)
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, not is_kept)

    def use_theme(self, theme: Theme) -> None:
        spread_theme(self, theme)

    def present(self) -> None:
        """Show it in front of the others, with the keyboard."""
        self.show()
        self.raise_()
        self.activateWindow()

    def lay_out(self, *parts: QWidget | QLayout | None, stretch: Sequence[int] = ()) -> QVBoxLayout:
        """Put parts below each other within the usual margins; see `boxes.fill`."""
        box = fill(QVBoxLayout(self), *parts, stretch=stretch)
        box.unsetContentsMargins()
        return box

    def button_box(
        self,
        *actions: QPushButton,
        standard: QDialogButtonBox.StandardButton = QDialogButtonBox.StandardButton.Close,
        close: str = "",
        closes_on_enter: bool = False,
    ) -> QDialogButtonBox:
        """The line below everything: some buttons, and those that close; Close may have a text of its own."""
        buttons = QDialogButtonBox(standard)
        if close:
            buttons.button(QDialogButtonBox.StandardButton.Close).setText(close)
        remove_icons(buttons)
        for button in buttons.buttons():
            if isinstance(button, QPushButton):
                button.setAutoDefault(False)
        if closes_on_enter:
            buttons.button(QDialogButtonBox.StandardButton.Close).setDefault(True)
        for action in actions:
            buttons.addButton(action, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        return buttons

    def fit_screen(self, preferences: Preferences | None = None, layout: str = "") -> None:
        """Take the size that was stored under this name, or the usual one, as far as the screen has space for it."""
        if preferences is None or not self.restoreGeometry(preferences.layout(layout)):
            self.resize(self.sizeHint().boundedTo(self.screen().availableSize() * _OF_SCREEN))

    # --- Qt ---------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        if self.usual is None:
            return super().sizeHint()
        metrics, (characters, lines) = self.fontMetrics(), self.usual
        return QSize(round(characters * metrics.averageCharWidth()), round(lines * metrics.lineSpacing()))


def remove_icons(buttons: QDialogButtonBox | None) -> None:
    """Leave buttons with their words alone: Qt's own icons are hard to see in dark colours."""
    for button in buttons.buttons() if buttons else ():
        button.setIcon(QIcon())


def asked(dialog: QDialog) -> Work[bool]:
    """Show a dialog and wait for its end; whether it was accepted."""
    end: Reply[int] = Reply()
    dialog.finished.connect(end.give)
    remove_icons(dialog.findChild(QDialogButtonBox))
    dialog.open()
    return (yield from end.wait()) == QDialog.DialogCode.Accepted


def show_one(window: QWidget, kind: type[_Dialog], build: Callable[[], _Dialog]) -> _Dialog:
    """Show the only dialog of a kind: the one that is open, in front, or else a new one."""
    dialog = next((it for it in window.findChildren(kind) if it.isVisible()), None)
    if dialog is None:
        dialog = build()
        dialog.show()
    else:
        dialog.raise_()
        dialog.activateWindow()
    return dialog
