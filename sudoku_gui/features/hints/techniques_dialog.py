"""All techniques: a page for each, and which of them hints use in which order."""

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QDropEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLineEdit,
    QSplitter,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from solver_core.hints.techniques import CHOICES, variants
from sudoku_gui.context import Context
from sudoku_gui.document import technique_settings
from sudoku_gui.document.technique_settings import PRACTISED, TechniqueSetting, results
from sudoku_gui.features.hints.technique_page import TechniquePage
from sudoku_gui.translation import translate
from sudoku_gui.widgets.boxes import fill, row
from sudoku_gui.widgets.buttons import dialog_button
from sudoku_gui.widgets.dialog import Dialog
from sudoku_gui.widgets.label import paragraph
from sudoku_gui.wording.names import practised, technique_name

_ID = Qt.ItemDataRole.UserRole
_MOVES = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class TechniqueList(QTreeWidget):
    """Ctrl+Up and Ctrl+Down move a technique, Space switches it on or off, and it can be dragged.

    Signals:
        technique_chosen: the one with this id is current.
        changed: the order, or what is switched on.
    """

    technique_chosen = Signal(str)
    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("technique_list")
        self.setAccessibleName(translate("hints", "Techniques in the order in which hints try them"))
        self.record = ""  # how practice went
        self.setColumnCount(2)
        self.header().setStretchLastSection(False)
        self.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setItemsExpandable(False)
        self.setUniformRowHeights(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.currentItemChanged.connect(self._on_current)
        self.itemChanged.connect(self.changed)

    @property
    def technique(self) -> str:
        item = self.currentItem()
        return "" if item is None else str(item.data(0, _ID))

    @property
    def choices(self) -> tuple[TechniqueSetting, ...]:
        return tuple(
            TechniqueSetting(str(item.data(0, _ID)), item.checkState(0) is Qt.CheckState.Checked)
            for item in self._tops()
        )

    def show_choices(self, choices: Iterable[TechniqueSetting]) -> None:
        """Show these techniques, switched on or off and in this order; the current one stays the current one."""
        current = self.technique
        self.blockSignals(True)
        self.clear()
        for choice in choices:
            item = _item(choice.id, self.record)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable | Qt.ItemFlag.ItemIsDragEnabled)
            item.setCheckState(0, Qt.CheckState.Checked if choice.is_on else Qt.CheckState.Unchecked)
            for variant in variants(choice.id):
                item.addChild(_item(variant, self.record))
            self.addTopLevelItem(item)
        self.expandAll()
        self.blockSignals(False)
        self.select(current)

    def select(self, technique: str) -> None:
        """Make a technique the current one, if it is there."""
        for item in self._all():
            if item.data(0, _ID) == technique:
                self.setCurrentItem(item)
                self.scrollToItem(item)

    def filter(self, text: str) -> None:
        """Show only techniques whose name has all these words, and those that they are variants of."""
        words = text.casefold().split()
        for item in self._tops():
            children = _children(item)
            for child in children:
                child.setHidden(not _fits(child, words))
            item.setHidden(not (_fits(item, words) or any(not one.isHidden() for one in children)))
        current = self.currentItem()
        fitting = [item for item in self._all() if _fits(item, words)]
        if fitting and (current is None or current.isHidden()):
            self.setCurrentItem(fitting[0])

    def can_move(self, by: int) -> bool:
        """Whether the current technique has a place this many rows below."""
        item = self.currentItem()
        if item is None or item.parent() is not None:
            return False
        return 0 <= self.indexOfTopLevelItem(item) + by < self.topLevelItemCount()

    def move_current(self, by: int) -> None:
        """Move the current row up or down by this number of places, if it can go there."""
        item = self.currentItem()
        if item is None or not self.can_move(by):
            return
        choices, row = list(self.choices), self.indexOfTopLevelItem(item)
        choices.insert(row + by, choices.pop(row))
        self.show_choices(choices)
        self.changed.emit()

    # --- Qt ---------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        by = _MOVES.get(Qt.Key(event.key()))
        if by and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.move_current(by)
        else:
            super().keyPressEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        super().dropEvent(event)
        self.expandAll()
        self.changed.emit()

    # --- parts ------------------------------------------------------------------------------------

    def _on_current(self, item: QTreeWidgetItem | None) -> None:
        if item is not None:
            self.technique_chosen.emit(str(item.data(0, _ID)))

    def _tops(self) -> list[QTreeWidgetItem]:
        found = (self.topLevelItem(at) for at in range(self.topLevelItemCount()))
        return [item for item in found if item is not None]

    def _all(self) -> list[QTreeWidgetItem]:
        return [one for item in self._tops() for one in (item, *_children(item))]


def _fits(item: QTreeWidgetItem, words: list[str]) -> bool:
    return all(word in item.text(0).casefold() for word in words)


def _children(item: QTreeWidgetItem) -> list[QTreeWidgetItem]:
    found = (item.child(at) for at in range(item.childCount()))
    return [child for child in found if child is not None]


def _item(technique: str, record: str) -> QTreeWidgetItem:
    item = QTreeWidgetItem([technique_name(technique), practised(*results(record, technique))])
    item.setData(0, _ID, technique)
    item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
    return item


_GAP = 8
_LAYOUT, _SPLIT = "techniques", "techniques_split"


class TechniquesDialog(Dialog):
    """A dialog that is not modal; what is changed holds from the next hint on."""

    def __init__(self, context: Context) -> None:
        super().__init__(context.window, "techniques", self.tr("Techniques"))
        self._preferences = preferences = context.preferences
        self.list = TechniqueList()
        self.page = TechniquePage(context.theme)
        self.field = self._make_field()
        up, down = partial(self.list.move_current, -1), partial(self.list.move_current, 1)
        tip = self.tr("Try it earlier (Ctrl+Up)")
        self._up = dialog_button("technique_up", self.tr("Move &Up"), up, tip=tip)
        tip = self.tr("Try it later (Ctrl+Down)")
        self._down = dialog_button("technique_down", self.tr("Move &Down"), down, tip=tip)
        text, tip = self.tr("&Restore Defaults"), self.tr("Turn all on, in the default order")
        self._defaults = dialog_button("technique_defaults", text, self._restore_defaults, tip=tip)
        text, tip = self.tr("&Practise"), self.tr("Find this technique in puzzles that need it")
        practise = context.requests.practice.emit
        self._practise = dialog_button(
            "technique_practise", text, lambda: practise(self.page.technique), tip=tip
        )
        self._lay_out()
        self.list.technique_chosen.connect(self._show)
        self.list.changed.connect(self._store)
        self.page.technique_requested.connect(self.show_technique)
        preferences.changed.connect(self._on_preference)
        self.list.record = preferences["practice_record"]
        self.list.show_choices(technique_settings.read_choices(preferences["techniques"]))
        self.list.select(CHOICES[0])
        self._enable()
        self._restore_size()

    def show_technique(self, technique: str) -> None:
        self.field.clear()
        self.list.select(technique)

    # --- parts ------------------------------------------------------------------------------------

    def _make_field(self) -> QLineEdit:
        field = QLineEdit(placeholderText=self.tr("Search"), clearButtonEnabled=True)
        field.setObjectName("technique_search")
        field.setAccessibleName(self.tr("Search for a technique"))
        field.textChanged.connect(self.list.filter)
        field.textChanged.connect(self._enable)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, field.setFocus)
        return field

    def _lay_out(self) -> None:
        note = paragraph(
            "technique_note",
            self.tr(
                "Hints and All Steps use the techniques that are on, in this order. Ratings always use all "
                "techniques in the default order, so that they can be compared."
            ),
        )
        side = QWidget()
        buttons = row(self._up, self._down, None, spacing=_GAP)
        fill(QVBoxLayout(side), self.field, self.list, buttons, row(self._defaults, None), note, spacing=_GAP)
        self._split = QSplitter(Qt.Orientation.Horizontal, childrenCollapsible=False)
        self._split.addWidget(side)
        self._split.addWidget(self.page)
        self._split.setStretchFactor(1, 1)
        parts, margins = (self._split, self.button_box(self._practise)), (_GAP, _GAP, _GAP, _GAP)
        fill(QVBoxLayout(self), *parts, spacing=_GAP, margins=margins, stretch=(1,))

    def _restore_size(self) -> None:
        self.fit_screen(self._preferences, _LAYOUT)
        if not self._split.restoreState(self._preferences.layout(_SPLIT)):
            em = self.fontMetrics().height()
            self._split.setSizes([22 * em, 34 * em])

    # --- what happens -----------------------------------------------------------------------------

    def _show(self, technique: str) -> None:
        self.page.show_technique(technique)
        self._practise.setEnabled(technique in PRACTISED)
        self._enable()

    def _enable(self) -> None:
        is_unfiltered = not self.field.text()
        self._up.setEnabled(is_unfiltered and self.list.can_move(-1))
        self._down.setEnabled(is_unfiltered and self.list.can_move(1))

    def _store(self) -> None:
        self._preferences["techniques"] = technique_settings.write_choices(self.list.choices)
        self._enable()

    def _restore_defaults(self) -> None:
        self.list.show_choices(technique_settings.DEFAULT_CHOICES)
        self._store()

    def _on_preference(self, key: str) -> None:
        if key == "practice_record":
            self.list.record = self._preferences[key]
            self.list.show_choices(self.list.choices)
        choices = technique_settings.read_choices(self._preferences["techniques"])
        if key == "techniques" and choices != self.list.choices:
            self.list.show_choices(choices)

    # --- Qt ---------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        em = self.fontMetrics().height()
        return QSize(58 * em, 46 * em)

    def done(self, result: int) -> None:
        self._preferences.store_layout(_LAYOUT, self.saveGeometry())
        self._preferences.store_layout(_SPLIT, self._split.saveState())
        super().done(result)
