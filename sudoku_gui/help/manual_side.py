"""The left side of the manual: its contents or, while something is looked for, the places where it is said."""

from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStackedWidget,
    QTreeWidget,
    QTreeWidgetItem,
)

from sudoku_gui.guard import Guarded
from sudoku_gui.help import manual_text as words
from sudoku_gui.help.manual_pages import Hit, Manual
from sudoku_gui.widgets.label import Label

_PLACE: Final = Qt.ItemDataRole.UserRole


class ManualSide(Guarded, QStackedWidget):
    """Shows where one is, and leads elsewhere.

    Signals:
        place_wanted: the user has chosen a page.
            page: its name.
            anchor: a heading on it; "" for its top.
        hit_wanted: the user has chosen something that was found; arguments as above.
    """

    place_wanted = Signal(str, str)
    hit_wanted = Signal(str, str)

    def __init__(self, manual: Manual) -> None:
        super().__init__()
        self._manual = manual
        self._items: dict[tuple[str, str], QTreeWidgetItem] = {}
        self._contents, self._found, self._nothing = QTreeWidget(), QListWidget(), Label()
        self._contents.setObjectName("manual_contents")
        self._contents.setAccessibleName(words.contents())
        self._contents.setHeaderHidden(True)
        self._contents.currentItemChanged.connect(self._choose)
        self._found.setObjectName("manual_found")
        self._found.setAccessibleName(words.results())
        self._found.setWordWrap(True)
        self._found.currentItemChanged.connect(self._choose_found)
        self._nothing.setObjectName("manual_nothing")
        self._nothing.setWordWrap(True)
        self._nothing.setMargin(10)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        for part in (self._contents, self._found, self._nothing):
            self.addWidget(part)
        self._fill()

    def _fill(self) -> None:
        for page in self._manual.pages.values():
            top = QTreeWidgetItem([page.title])
            self._note(top, page.name, "")
            self._contents.addTopLevelItem(top)
            for section in page.sections[1:]:
                if section.level == 2 and section.anchor:
                    inner = QTreeWidgetItem([section.title])
                    self._note(inner, page.name, section.anchor)
                    top.addChild(inner)

    def _note(self, item: QTreeWidgetItem, page: str, anchor: str) -> None:
        item.setData(0, _PLACE, (page, anchor))
        self._items[page, anchor] = item

    def point_at(self, page: str, anchor: str) -> None:
        """Show in the contents where one is."""
        top, here = self._items[page, ""], self._items.get((page, anchor))
        with QSignalBlocker(self._contents):
            for name in self._manual.pages:
                self._items[name, ""].setExpanded(name == page)
            self._contents.setCurrentItem(here or top)

    def search(self, wanted: str) -> None:
        """Show where something is said; the contents again where it is nothing."""
        hits = self._manual.search(wanted)
        with QSignalBlocker(self._found):  # nothing is chosen yet
            self._found.clear()
            for hit in hits:
                self._found.addItem(_row(hit))
        if not wanted.strip():
            self.setCurrentWidget(self._contents)
        elif hits:
            self.setCurrentWidget(self._found)
        else:
            self._nothing.setText(words.nothing_found(wanted.strip()))
            self.setCurrentWidget(self._nothing)

    def open_first(self) -> None:
        """Open the first place found, and walk on from there."""
        if self._found.count():
            self._found.setCurrentRow(0)
            self._found.setFocus()

    def _choose(self, item: QTreeWidgetItem | None) -> None:
        if item is not None:
            self.place_wanted.emit(*item.data(0, _PLACE))

    def _choose_found(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.hit_wanted.emit(*item.data(_PLACE))


def _row(hit: Hit) -> QListWidgetItem:
    """Where it is, and what is said there."""
    head = hit.page.title
    if hit.section.title != head:
        head = f"{head} › {hit.section.title}"
    item = QListWidgetItem(f"{head}\n{hit.snippet}" if hit.snippet else head)
    item.setData(_PLACE, (hit.page.name, hit.section.anchor))
    return item
