"""The list of techniques: each can be switched off and moved, with its variants below it."""

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDropEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QTreeWidget, QTreeWidgetItem, QWidget

from solver_core.hints.techniques import TECHNIQUES
from sudoku_gui.features.hints.technique_choice import TechniqueChoice
from sudoku_gui.translation import translate
from sudoku_gui.wording.techniques import technique_name

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

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("technique_list")
        self.setAccessibleName(translate("hints", "Techniques in the order in which hints try them"))
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
        """The current one; "" where there is none."""
        item = self.currentItem()
        return "" if item is None else str(item.data(0, _ID))

    @property
    def choices(self) -> tuple[TechniqueChoice, ...]:
        return tuple(
            TechniqueChoice(str(item.data(0, _ID)), item.checkState(0) is Qt.CheckState.Checked)
            for item in self._tops()
        )

    def show_choices(self, choices: Iterable[TechniqueChoice]) -> None:
        """Show these, and keep the current one."""
        current = self.technique
        self.blockSignals(True)
        self.clear()
        variants = _variants()
        for choice in choices:
            item = _item(choice.id)
            item.setFlags(
                Qt.ItemFlag.ItemIsEnabled
                | Qt.ItemFlag.ItemIsSelectable
                | Qt.ItemFlag.ItemIsUserCheckable
                | Qt.ItemFlag.ItemIsDragEnabled
            )
            item.setCheckState(0, Qt.CheckState.Checked if choice.is_on else Qt.CheckState.Unchecked)
            for variant in variants[choice.id]:
                child = _item(variant)
                child.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
                item.addChild(child)
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
            variants = _children(item)
            for variant in variants:
                variant.setHidden(not self._fits(variant, words))
            item.setHidden(not (self._fits(item, words) or any(not one.isHidden() for one in variants)))
        current = self.currentItem()
        if current is None or current.isHidden():
            visible = next(
                (item for item in self._all() if not item.isHidden() and self._fits(item, words)), None
            )
            if visible is not None:
                self.setCurrentItem(visible)

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

    @staticmethod
    def _fits(item: QTreeWidgetItem, words: list[str]) -> bool:
        return all(word in item.text(0).casefold() for word in words)


def _children(item: QTreeWidgetItem) -> list[QTreeWidgetItem]:
    found = (item.child(at) for at in range(item.childCount()))
    return [child for child in found if child is not None]


def _item(technique: str) -> QTreeWidgetItem:
    item = QTreeWidgetItem([technique_name(technique)])
    item.setData(0, _ID, technique)
    return item


def _variants() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    owner = ""
    for technique in TECHNIQUES:
        if technique.is_variant:
            found[owner].append(technique.id)
        else:
            owner = technique.id
            found[owner] = []
    return found
