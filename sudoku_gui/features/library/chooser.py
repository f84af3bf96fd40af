"""Chooses which puzzles are listed: an open file or a collection of the library; with a menu of what can be done."""

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QMenu, QStackedLayout, QToolButton, QWidget

from solver_core.hints import Difficulty
from sudoku_gui.library import text as words
from sudoku_gui.library.open_list import OpenList
from sudoku_gui.translation import Texts, translate
from sudoku_gui.widgets.boxes import fill
from sudoku_gui.widgets.buttons import TOUCHABLE, tool_button
from sudoku_gui.widgets.shortcut_override import ENTER, claimed, plain
from sudoku_gui.wording.foreign import as_tip, shown
from sudoku_gui.wording.techniques import LEVELS, level_name

mark = Texts("library").mark

_LONGEST: Final = 200
_NEWEST_FILE: Final = -1
"""Collections have numbers above 0; files below: the newest -1, the one before -2, and so on."""


_ACTIONS: Final = (
    (
        "import",
        mark("&Import a File..."),
        mark("Import all puzzles of a file as a collection"),
    ),
    (
        "export",
        mark("&Export..."),
        mark("Export the puzzles that are shown to a file"),
    ),
    (
        "keep",
        mark("&Add to the Library"),
        mark("Add all puzzles of the open file as a collection"),
    ),
    (
        "rate",
        mark("Ra&te Puzzles"),
        mark("Find out how hard the selected puzzles are, or all that are shown"),
    ),
    (
        "rename",
        mark("Re&name"),
        mark("Give this collection another name"),
    ),
    (
        "remove",
        mark("Re&move from the Library"),
        mark("Remove this collection from the library; it can be restored for a day"),
    ),
)
"""What can be done with collections: name, label, hover help."""


class LibraryChooser(QWidget):
    """A list of collections and a menu; the list becomes a field while a collection is renamed.

    It renames and removes collections itself; the other `actions_by_name` are to be connected.
    """

    def __init__(self, puzzles: OpenList) -> None:
        super().__init__()
        self._list = puzzles
        self.box = QComboBox(self)  # without a parent it would be a window of its own for a moment
        self.box.setObjectName("library_collections")
        self.box.setAccessibleName(translate("library", "Collection"))
        self.box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.box.setMinimumContentsLength(8)
        self.box.setMinimumHeight(TOUCHABLE)
        self.box.activated.connect(self._choose)
        self.field = _NameField(self)
        self.field.entered.connect(self._rename)
        self.field.left.connect(self._show_box)
        self._pages = QStackedLayout()
        self._pages.addWidget(self.box)
        self._pages.addWidget(self.field)
        fill(QHBoxLayout(self), self._pages, self._build_button()).setStretch(0, 1)
        puzzles.changed.connect(self.refresh)
        puzzles.library.changed.connect(self.refresh)
        puzzles.library.busy_changed.connect(self._enable_actions)
        self.refresh()

    def _build_button(self) -> QToolButton:
        text, tip = translate("library", "&Manage"), translate("library", "Manage collections")
        focus = Qt.FocusPolicy.TabFocus
        button = tool_button("library_manage", text=text, tip=tip, focus=focus, is_flat=False)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self)
        menu.setToolTipsVisible(True)
        self.actions_by_name: dict[str, QAction] = {}
        for name, label, tip in _ACTIONS:
            action = self.actions_by_name[name] = menu.addAction(translate("library", label))
            action.setObjectName(f"library_{name}")
            action.setToolTip(as_tip(translate("library", tip)))
        self.actions_by_name["rename"].triggered.connect(self._start_renaming)
        self.actions_by_name["remove"].triggered.connect(self._remove)
        button.setMenu(menu)
        return button

    @property
    def _collection(self) -> int | None:
        return self._list.rows.collection if self._list.rows is not None else None

    @property
    def _current(self) -> int | str:
        """What the box holds of the open list."""
        rows = self._list.rows
        if rows is not None and rows.stock_level is not None:
            return rows.stock_level.value
        return self._collection or _NEWEST_FILE

    def refresh(self) -> None:
        """Show what can be chosen, and what is."""
        rows, library = self._list.rows, self._list.library
        self.box.clear()
        if rows is None:
            self.box.addItem(translate("library", "No list open"))
        for number, file in enumerate(self._list.recent):
            name = shown(file.name)
            label = translate("library", "File {name}").format(name=name) if file.path else name
            self.box.addItem(label, _NEWEST_FILE - number)
        for info in library.collections():
            self.box.addItem(words.collection(info.name, info.size), info.id)
        for level in LEVELS:
            self.box.addItem(_stock_name(level), level.value)
        if rows is not None:
            self.box.setCurrentIndex(self.box.findData(self._current))
        self._enable_actions()

    def _enable_actions(self) -> None:
        library, is_open, is_collection = (
            self._list.library,
            self._list.rows is not None,
            bool(self._collection),
        )
        is_free = not library.is_busy
        can_add = is_free and library.is_usable
        enabled = {
            "import": can_add,
            "export": is_free and is_open,
            "keep": can_add and is_open and not is_collection,
            "rate": is_open,
            "rename": is_collection,
            "remove": is_collection,
        }
        for name, action in self.actions_by_name.items():
            action.setEnabled(enabled[name])

    def _show_box(self) -> None:
        if self._pages.currentWidget() is self.field:
            self._pages.setCurrentWidget(self.box)
            self.box.setFocus(Qt.FocusReason.OtherFocusReason)

    def _choose(self, index: int) -> None:
        chosen = self.box.itemData(index)
        if chosen is None or (self._list.rows is not None and chosen == self._current):
            return
        if isinstance(chosen, str):
            self._list.show_stock(_stock_name(Difficulty(chosen)), Difficulty(chosen))
        elif chosen < 0:
            self._list.show_recent(_NEWEST_FILE - chosen)
        else:
            self._list.show_collection(chosen)

    def _start_renaming(self) -> None:
        self.field.setText(self._list.name)
        self._pages.setCurrentWidget(self.field)
        self.field.selectAll()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _rename(self, name: str) -> None:
        self._show_box()
        if name.strip() and self._collection:
            self._list.library.rename(self._collection, name)

    def _remove(self) -> None:
        if self._collection:
            self._list.library.remove(self._collection, self._list.name)


def _stock_name(level: Difficulty) -> str:
    """What the puzzles of a level that come with the program are called."""
    return translate("library", "Included puzzles: {level}").format(level=level_name(level))


class _NameField(QLineEdit):
    """Enter enters a name; Esc, or leaving the field, does not.

    Signals:
        entered: this name was entered.
        left: the field was left without a name.
    """

    entered = Signal(str)
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("library_name")
        self.setAccessibleName(translate("library", "New name of the collection"))
        self.setMaxLength(_LONGEST)
        self.setMinimumHeight(TOUCHABLE)
        self.editingFinished.connect(self.left)

    # --- Qt ---------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        return claimed(event, plain((Qt.Key.Key_Escape,))) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.entered.emit(self.text())
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
