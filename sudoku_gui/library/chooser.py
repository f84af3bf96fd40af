"""Which puzzles are shown: the open file or a collection of the library, with what can be done with it."""

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QMenu, QStackedLayout, QToolButton, QWidget

from sudoku_gui.guard import Guarded
from sudoku_gui.library import text as words
from sudoku_gui.library.open_list import Shelf
from sudoku_gui.widgets.shortcut_override import ENTER, claimed, plain
from sudoku_gui.wording.foreign import as_tip, shown

_TOUCHABLE: Final = 26
_DEEDS: Final = ("import", "export", "keep", "rename", "remove")
_LONGEST: Final = 200
_NEWEST_FILE: Final = -1
"""Collections have numbers above nought; files below, the newest -1, the one before -2, and so on."""


class LibraryChooser(Guarded, QWidget):
    """A chooser of collections and a menu; the chooser becomes a field while a collection is renamed.

    Signals:
        import_wanted: a file is to become a collection.
        export_wanted: what is shown is to be written into a file.
        keep_wanted: what is open is to become a collection.
        remove_wanted: a collection is to go.
            collection: its number.
            name: what it is called.

    Args:
        shelf: what is open.
    """

    import_wanted = Signal()
    export_wanted = Signal()
    keep_wanted = Signal()
    remove_wanted = Signal(int, str)

    def __init__(self, shelf: Shelf, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self._build()
        shelf.changed.connect(self.refresh)
        if shelf.library is not None:
            shelf.library.changed.connect(self.refresh)
            shelf.library.busy_changed.connect(self._show_deeds)
        self.refresh()

    def _build(self) -> None:
        self.box = QComboBox(self)  # without a parent it would be a window of its own for a moment
        self.box.setObjectName("library_collections")
        self.box.setAccessibleName(words.collections_name())
        self.box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.box.setMinimumContentsLength(8)
        self.box.setMinimumHeight(_TOUCHABLE)
        self.box.activated.connect(self._choose)
        self.field = _NameField(self)
        self.field.entered.connect(self._rename)
        self.field.left.connect(self._show_box)
        self._pages = QStackedLayout()
        self._pages.addWidget(self.box)
        self._pages.addWidget(self.field)
        self.button = QToolButton()
        self.button.setObjectName("library_deeds")
        self.button.setText(words.deeds_label())
        self.button.setAccessibleName(words.deeds_name())
        self.button.setToolTip(words.deeds_name())
        self.button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.button.setMinimumSize(_TOUCHABLE, _TOUCHABLE)
        self._menu = QMenu(self)
        self._menu.setToolTipsVisible(True)
        self.actions_by_name = {name: self._action(name) for name in _DEEDS}
        self.button.setMenu(self._menu)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addLayout(self._pages, 1)
        row.addWidget(self.button)

    def _action(self, name: str) -> QAction:
        action = self._menu.addAction(words.deed(name))
        action.setObjectName(f"library_{name}")
        action.setToolTip(as_tip(words.deed_help(name)))
        action.triggered.connect(getattr(self, f"_do_{name}"))
        return action

    # --- showing ----------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show what can be chosen, and what is."""
        rows, library = self._shelf.rows, self._shelf.library
        self.box.clear()
        if rows is None:
            self.box.addItem(words.nothing_chosen())
        for number, file in enumerate(self._shelf.files):
            name = words.in_file(file.name) if file.path else shown(file.name)
            self.box.addItem(name, -1 - number)
        for kept in library.collections() if library is not None else ():
            self.box.addItem(words.collection(kept.name, kept.size), kept.id)
        if rows is not None:
            wanted = _NEWEST_FILE if rows.collection is None else rows.collection
            self.box.setCurrentIndex(self.box.findData(wanted))
        self._show_deeds()

    def _show_deeds(self) -> None:
        rows, library = self._shelf.rows, self._shelf.library
        is_free = library is not None and library.is_usable and not library.is_busy
        is_kept = rows is not None and rows.collection is not None
        enabled = {
            "import": is_free,
            "export": rows is not None and library is not None and not library.is_busy,
            "keep": is_free and rows is not None and not is_kept,
            "rename": is_kept,
            "remove": is_kept,
        }
        for name, action in self.actions_by_name.items():
            action.setEnabled(enabled[name])

    def _show_box(self) -> None:
        if self._pages.currentWidget() is self.field:
            self._pages.setCurrentWidget(self.box)
            self.box.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- deeds ------------------------------------------------------------------------------------

    def _choose(self, index: int) -> None:
        chosen = self.box.itemData(index)
        rows = self._shelf.rows
        if chosen is None or (rows is not None and chosen == (rows.collection or _NEWEST_FILE)):
            return
        if chosen < 0:
            self._shelf.show_file(-1 - chosen)
        else:
            self._shelf.show_collection(chosen)

    def _do_import(self) -> None:
        self.import_wanted.emit()

    def _do_export(self) -> None:
        self.export_wanted.emit()

    def _do_keep(self) -> None:
        self.keep_wanted.emit()

    def _do_rename(self) -> None:
        self.field.setText(self._shelf.name)
        self._pages.setCurrentWidget(self.field)
        self.field.selectAll()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _do_remove(self) -> None:
        rows = self._shelf.rows
        if rows is not None and rows.collection is not None:
            self.remove_wanted.emit(rows.collection, rows.name)

    def _rename(self, name: str) -> None:
        rows, library = self._shelf.rows, self._shelf.library
        self._show_box()
        if name.strip() and library is not None and rows is not None and rows.collection is not None:
            library.rename(rows.collection, name)


class _NameField(Guarded, QLineEdit):
    """A name is entered by Enter, and left as it was by Esc.

    Signals:
        entered: Enter was pressed.
            text: the name.
        left: Esc was pressed, or the keyboard went elsewhere.
    """

    entered = Signal(str)
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("library_name")
        self.setAccessibleName(words.new_name())
        self.setMaxLength(_LONGEST)
        self.setMinimumHeight(_TOUCHABLE)
        self.editingFinished.connect(self.left)

    def event(self, event: QEvent) -> bool:
        """Esc is for this field alone."""
        return claimed(event, plain((Qt.Key.Key_Escape,))) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.entered.emit(self.text())
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
