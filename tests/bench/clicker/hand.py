"""The hand of the random clicker: finds things on the screen, and moves the mouse and presses keys there.

Events of the mouse go to windows, not to widgets, so that popups, grabs and hovering work as they do for a user. They
are sent at once, so that several of them can reach the program within one turn of its event loop.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Final, NamedTuple, TypeVar, cast

from PySide6.QtCore import QAbstractItemModel, QCoreApplication, QEvent, QModelIndex, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QContextMenuEvent, QKeySequence, QMouseEvent, QWheelEvent, QWindow
from PySide6.QtPrintSupport import QAbstractPrintDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QFileDialog, QTableView, QWidget
from shiboken6 import isValid

from sudoku_gui.shell.main_window import MainWindow

NO_KEYS: Final = Qt.KeyboardModifier.NoModifier
LEFT: Final = Qt.MouseButton.LeftButton
RIGHT: Final = Qt.MouseButton.RightButton
_ROOT: Final = QModelIndex()
_HELD: Final = (
    *(NO_KEYS,) * 8,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
)
_DIALOGS_OF_FILES: Final = (QFileDialog, QAbstractPrintDialog)
"""Clicked at random, they would write anywhere: they have actions of their own."""

_Any = TypeVar("_Any")


class Place(NamedTuple):
    """Where the mouse is.

    Attributes:
        name: of what is there.
        top: the window.
        point: in the window.
    """

    name: str
    top: QWidget
    point: QPoint

    def moved(self, right: int, down: int) -> "Place":
        """So far from here."""
        return self._replace(point=self.point + QPoint(right, down))

    @property
    def handle(self) -> QWindow | None:
        """What takes events there; None where the window is gone."""
        return self.top.windowHandle() if _is_alive(self.top) else None

    def __str__(self) -> str:
        """For the journal."""
        return f"{self.name} {self.point.toTuple()}"


def place_in(widget: QWidget, point: QPoint) -> Place:
    """A point of a widget."""
    name = widget.objectName() or (parent.objectName() if (parent := widget.parentWidget()) else "")
    top = widget.window()
    return Place(f"{type(widget).__name__} {name}".strip(), top, widget.mapTo(top, point))


class Hand:
    """Finds, points, clicks and types.

    Args:
        window: the program's.
        chance: what is chosen.
        folder: where files may be written.
        note: takes down what is going to be done, before it is done.
    """

    def __init__(
        self, window: MainWindow, chance: Random, folder: Path, note: Callable[[str], object]
    ) -> None:
        self.window = window
        self.chance = chance
        self.folder = folder
        self.note = note
        self._held: list[QWidget] = []
        """What was found last: what Qt has made itself loses its Python object with that of its parent."""

    # --- finding ----------------------------------------------------------------------------------

    def one_of(self, things: Sequence[_Any]) -> _Any | None:
        """Any of them; None where there is none."""
        return self.chance.choice(things) if things else None

    @property
    def is_blocked(self) -> bool:
        """Whether a dialog or a menu has to be left before anything else can be used."""
        return QApplication.activeModalWidget() is not None or QApplication.activePopupWidget() is not None

    @property
    def file_dialog(self) -> QFileDialog | QAbstractPrintDialog | None:
        """The dialog that asks for a file or a printer, if there is one."""
        modal = QApplication.activeModalWidget()
        return modal if isinstance(modal, _DIALOGS_OF_FILES) else None

    def top(self) -> QWidget | None:
        """A window that answers now: the menu that is open, the dialog that must be answered, or any."""
        popup, modal = QApplication.activePopupWidget(), QApplication.activeModalWidget()
        if popup is not None:
            return popup
        if modal is not None:
            return None if isinstance(modal, _DIALOGS_OF_FILES) else modal
        shown = [top for top in QApplication.topLevelWidgets() if top.isVisible()]
        others = [top for top in shown if top is not self.window]
        if others and self.chance.random() < 0.4:
            return self.chance.choice(others)
        return self.window if self.window in shown else self.one_of(shown)

    def place(self) -> Place | None:
        """A point of a widget that can be seen, of small ones as often as of large ones."""
        top = self.top()
        if top is None:
            return None
        self._held = [top, *self.seen(QWidget, top)]
        widget = self.chance.choice(self._held)
        if not isValid(widget):  # what was held before has taken it along
            return None
        if isinstance(widget, QAbstractItemView) and self.chance.random() < 0.7:
            return self._row_of(widget)
        return self.point_in(widget)

    def seen(self, kind: type[_Any], top: QWidget | None = None) -> list[_Any]:
        """All widgets of a kind that can be seen, of one window or of all.

        Python's objects of what `findChildren` finds stay until the window goes, long after the widgets: some
        megabytes.
        """
        return [
            widget
            for widget in QApplication.allWidgets()
            if isinstance(widget, kind)
            and widget.isVisible()
            and (top is None or top.isAncestorOf(widget))
            and not widget.visibleRegion().isEmpty()
        ]

    def point_in(self, widget: QWidget) -> Place:
        """Any point of a widget, mostly of the part that is seen."""
        seen = widget.visibleRegion().boundingRect()
        room = seen if seen.isValid() and self.chance.random() < 0.9 else widget.rect()
        right, down = (self.chance.randrange(max(1, size)) for size in room.size().toTuple())
        return place_in(widget, room.topLeft() + QPoint(right, down))

    def _row_of(self, view: QAbstractItemView) -> Place:
        rows = rows_of(view)
        if rows:
            columns = view.horizontalHeader().count() if isinstance(view, QTableView) else 1
            index = view.model().index(self.chance.randrange(rows), self.chance.randrange(max(1, columns)))
            target = view.visualRect(index)
            if target.isValid() and view.viewport().rect().intersects(target):
                return place_in(view.viewport(), target.center())
        return self.point_in(view.viewport())

    # --- the mouse --------------------------------------------------------------------------------

    def move(self, place: Place, buttons: Qt.MouseButton = Qt.MouseButton.NoButton) -> None:
        """Have the mouse there."""
        self._mouse(QEvent.Type.MouseMove, place, Qt.MouseButton.NoButton, buttons)

    def press(self, place: Place, button: Qt.MouseButton = LEFT) -> None:
        """Press a button there, after moving there."""
        self.move(place)
        self._mouse(QEvent.Type.MouseButtonPress, place, button, button)

    def release(self, place: Place, button: Qt.MouseButton = LEFT) -> None:
        """Release it again; where that window is gone, it is the one below that hears of it."""
        there = place if _is_alive(place.top) else place._replace(top=self.window)
        self._mouse(QEvent.Type.MouseButtonRelease, there, button, Qt.MouseButton.NoButton)

    def click(self, place: Place, button: Qt.MouseButton = LEFT) -> None:
        """Press and release."""
        self.press(place, button)
        self.release(place, button)

    def double_click(self, place: Place) -> None:
        """Click twice; Qt reports the second press, and then that it makes a double click."""
        self.click(place)
        for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
            self._mouse(kind, place, LEFT, LEFT)
        self.release(place)

    def context(self, place: Place) -> None:
        """Ask for the menu of what is there."""
        if (handle := place.handle) is not None:
            kind, target = QContextMenuEvent.Reason.Mouse, place.top.mapToGlobal(place.point)
            QCoreApplication.sendEvent(handle, QContextMenuEvent(kind, place.point, target))

    def _mouse(
        self, kind: QEvent.Type, place: Place, button: Qt.MouseButton, buttons: Qt.MouseButton
    ) -> None:
        if (handle := place.handle) is not None:
            target = QPointF(place.top.mapToGlobal(place.point))
            event = QMouseEvent(kind, QPointF(place.point), target, button, buttons, self._modifiers())
            QCoreApplication.sendEvent(handle, event)

    def wheel(self, place: Place, delta: QPoint) -> None:
        """Turn the wheel there."""
        if (handle := place.handle) is not None:
            target, none = QPointF(place.top.mapToGlobal(place.point)), Qt.MouseButton.NoButton
            phase = Qt.ScrollPhase.NoScrollPhase
            modifiers = self._modifiers()
            event = QWheelEvent(QPointF(place.point), target, QPoint(), delta, none, modifiers, phase, False)
            QCoreApplication.sendEvent(handle, event)

    def _modifiers(self) -> Qt.KeyboardModifier:
        """The keys held down meanwhile: mostly none."""
        return self.chance.choice(_HELD)

    # --- the keyboard -----------------------------------------------------------------------------

    @property
    def focus(self) -> QWidget | None:
        """What has the keyboard, or takes its keys; nothing where it is a dialog of files."""
        if self.file_dialog is not None and QApplication.activePopupWidget() is None:
            return None
        modal, focus = QApplication.activeModalWidget(), QApplication.focusWidget()
        if modal is not None and focus is not None and focus.window() is not modal:
            focus = None  # what a dialog blocks hears of no key, though it may have the keyboard until that is active
        return QApplication.activePopupWidget() or focus or self.top()

    def keys(self, *keys: str) -> None:
        """Press keys, named as in a menu: "Ctrl+Z"."""
        for key in keys:
            target = self.focus
            if target is not None:
                QTest.keySequence(target, QKeySequence(key, QKeySequence.SequenceFormat.PortableText))

    def type(self, text: str) -> None:
        """Type a text, letter by letter."""
        for letter in text:
            target = self.focus
            if target is not None:
                QTest.sendKeyEvent(QTest.KeyAction.Click, target, Qt.Key.Key_unknown, letter, NO_KEYS)

    # --- the program ------------------------------------------------------------------------------

    def trigger(self, name: str) -> None:
        """Choose an action from the menu, if it can be chosen now."""
        action = self.window.findChild(QAction, name)
        if action is not None and action.isEnabled() and not self.is_blocked:
            self.note(f"  action {name}")
            action.trigger()


def rows_of(view: QAbstractItemView) -> int:
    """How many rows it shows; a view may have no model."""
    model = cast("QAbstractItemModel | None", view.model())
    return model.rowCount(_ROOT) if model is not None else 0


def _is_alive(widget: QWidget) -> bool:
    """Whether what was done just before has not closed it."""
    return isValid(widget) and widget.isVisible()
