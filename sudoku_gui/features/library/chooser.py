"""Chooses which puzzles are listed: an open file or a collection of the library; with a menu of commands."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QMenu, QPushButton, QStackedLayout, QWidget

from sudoku_gui.database.open_list import OpenList
from sudoku_gui.features.library import text as words
from sudoku_gui.translation import Texts
from sudoku_gui.widgets.boxes import fill
from sudoku_gui.widgets.buttons import TOUCHABLE, push_button
from sudoku_gui.widgets.shortcut_override import ENTER, claimed, plain
from sudoku_gui.wording.foreign import as_tip, shown
from sudoku_gui.wording.names import DIFFICULTIES, difficulty_name

tr = Texts("library")

_LONGEST: Final = 200


def _can_add(puzzles: OpenList) -> bool:
    return puzzles.library.is_usable and not puzzles.library.is_busy


def _is_collection(puzzles: OpenList) -> bool:
    return puzzles.rows is not None and puzzles.rows.collection is not None


_ACTIONS: Final[tuple[tuple[str, str, str, Callable[[OpenList], bool]], ...]] = (
    (
        "import",
        tr.mark("&Import a File..."),
        tr.mark("Import all puzzles of a file as a collection"),
        _can_add,
    ),
    (
        "export",
        tr.mark("&Export..."),
        tr.mark("Export the puzzles that are shown to a file"),
        lambda puzzles: puzzles.rows is not None and not puzzles.library.is_busy,
    ),
    (
        "keep",
        tr.mark("&Add to the Library"),
        tr.mark("Add all puzzles of the open file as a collection"),
        lambda puzzles: puzzles.rows is not None and not _is_collection(puzzles) and _can_add(puzzles),
    ),
    (
        "rate",
        tr.mark("Ra&te Puzzles"),
        tr.mark("Find out how hard the selected puzzles are, or all that are shown"),
        lambda puzzles: puzzles.rows is not None,
    ),
    ("rename", tr.mark("Re&name"), tr.mark("Give this collection another name"), _is_collection),
    (
        "remove",
        tr.mark("Re&move from the Library"),
        tr.mark("Remove this collection from the library; it can be restored for a day"),
        _is_collection,
    ),
)
"""The commands for collections: name, label, tool tip, and when they are enabled."""


class LibraryChooser(QWidget):
    """A list of collections and a menu; the list becomes a field while a collection is renamed.

    It renames and removes collections itself; connect the other `actions_by_name`.
    """

    def __init__(self, puzzles: OpenList) -> None:
        super().__init__()
        self._list = puzzles
        self.box = QComboBox(self)  # without a parent it would briefly be a window
        self.box.setObjectName("library_collections")
        self.box.setAccessibleName(tr("Collection"))
        self.box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.box.setMinimumContentsLength(8)
        self.box.setMinimumHeight(TOUCHABLE)
        self.box.activated.connect(self._choose)
        self.field = _NameField(self)
        self.field.returnPressed.connect(self._rename)
        self.field.editingFinished.connect(self._show_box)
        self._pages = QStackedLayout()
        self._pages.addWidget(self.box)
        self._pages.addWidget(self.field)
        fill(QHBoxLayout(self), self._pages, self._build_button()).setStretch(0, 1)
        puzzles.changed.connect(self.refresh)
        puzzles.library.changed.connect(self.refresh)
        puzzles.library.busy_changed.connect(self._enable_actions)
        self.refresh()

    def _build_button(self) -> QPushButton:
        text, tip = tr("&Manage"), tr("Manage collections")
        button = push_button("library_manage", text, tip=tip)
        menu = QMenu(self, toolTipsVisible=True)
        self.actions_by_name: dict[str, QAction] = {}
        for name, label, tip, _ in _ACTIONS:
            action = self.actions_by_name[name] = menu.addAction(tr(label))
            action.setObjectName(f"library_{name}")
            action.setToolTip(as_tip(tr(tip)))
        self.actions_by_name["rename"].triggered.connect(self._start_renaming)
        self.actions_by_name["remove"].triggered.connect(self._remove)
        button.setMenu(menu)
        return button

    def refresh(self) -> None:
        """Update the choices and the current one."""
        rows, puzzles = self._list.rows, self._list
        choices: list[tuple[str, Callable[[], object], bool]] = []  # label, what opens it, whether it is open
        if rows is None:
            choices.append((tr("No list open"), puzzles.close, True))
        is_file = rows is not None and rows.collection is None and rows.stock_level is None
        for number, file in enumerate(puzzles.recent):
            name = shown(file.name)
            label = tr("File {name}", name=name) if file.path else name
            choices.append((label, partial(puzzles.show_recent, number), is_file and number == 0))
        for info in puzzles.library.collections():
            is_open = rows is not None and rows.collection == info.id
            label = words.collection(info.name, info.size)
            choices.append((label, partial(puzzles.show_collection, info.id), is_open))
        for level in DIFFICULTIES:
            label = tr("Included puzzles: {level}", level=difficulty_name(level))
            is_open = rows is not None and rows.stock_level is level
            choices.append((label, partial(puzzles.show_stock, label, level), is_open))
        self.box.clear()
        self.box.addItems([label for label, _, _ in choices])
        self._current = next((place for place, (_, _, is_open) in enumerate(choices) if is_open), -1)
        self.box.setCurrentIndex(self._current)
        self._openers = [open_it for _, open_it, _ in choices]
        self._enable_actions()

    def show_first(self) -> None:
        """Show what is listed first where nothing is open, unless another pane has come to the front meanwhile."""
        if self._list.rows is None and self.isVisible():
            self._openers[1]()

    def _enable_actions(self) -> None:
        for name, _, _, is_enabled in _ACTIONS:
            self.actions_by_name[name].setEnabled(is_enabled(self._list))

    def _show_box(self) -> None:
        if self._pages.currentWidget() is self.field:
            self._pages.setCurrentWidget(self.box)
            self.box.setFocus(Qt.FocusReason.OtherFocusReason)

    def _choose(self, index: int) -> None:
        if index != self._current:
            self._openers[index]()

    def _start_renaming(self) -> None:
        self.field.setText(self._list.name)
        self._pages.setCurrentWidget(self.field)
        self.field.selectAll()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _rename(self) -> None:
        name = self.field.text()
        self._show_box()
        if name.strip() and self._list.rows is not None and self._list.rows.collection:
            self._list.library.rename(self._list.rows.collection, name)

    def _remove(self) -> None:
        if self._list.rows is not None and self._list.rows.collection:
            self._list.library.remove(self._list.rows.collection, self._list.name)


class _NameField(QLineEdit):
    """Enter enters a name, and reaches no button of a dialog; Esc, or leaving the field, ends editing without."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("library_name")
        self.setAccessibleName(tr("New name of the collection"))
        self.setMaxLength(_LONGEST)
        self.setMinimumHeight(TOUCHABLE)

    # --- Qt ---------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        return claimed(event, plain((Qt.Key.Key_Escape,))) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.returnPressed.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.editingFinished.emit()
        else:
            super().keyPressEvent(event)
