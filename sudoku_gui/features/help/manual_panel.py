"""The left side of the manual: its contents or, during a search, the places found."""

from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStackedWidget, QTreeWidget, QTreeWidgetItem

from sudoku_gui.features.help.manual_pages import Manual, SearchHit
from sudoku_gui.translation import translate
from sudoku_gui.widgets.label import Label

_PLACE: Final = Qt.ItemDataRole.UserRole


class ManualSide(QStackedWidget):
    """Shows where the reader is, and leads elsewhere.

    Signals:
        page_chosen, hit_chosen: a page, and a heading on it or "", was chosen in the contents, or among the results.
    """

    page_chosen = Signal(str, str)
    hit_chosen = Signal(str, str)

    def __init__(self, manual: Manual) -> None:
        super().__init__()
        self._manual = manual
        self._items: dict[tuple[str, str], QTreeWidgetItem] = {}
        self._contents, self._found, self._nothing = QTreeWidget(), QListWidget(), Label()
        self._contents.setAccessibleName(translate("manual", "Contents"))
        self._contents.setHeaderHidden(True)
        self._contents.currentItemChanged.connect(self._choose_page)
        self._found.setAccessibleName(translate("manual", "Search results"))
        self._found.setWordWrap(True)
        self._found.currentItemChanged.connect(self._choose_hit)
        self._nothing.setWordWrap(True)
        self._nothing.setMargin(10)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        parts = {"contents": self._contents, "found": self._found, "nothing": self._nothing}
        for name, part in parts.items():
            part.setObjectName(f"manual_{name}")
            self.addWidget(part)
        for page in manual.pages.values():
            top = self._item(page.title, page.name, "")
            self._contents.addTopLevelItem(top)
            for section in page.sections[1:]:
                if section.level == 2 and section.anchor:
                    top.addChild(self._item(section.title, page.name, section.anchor))

    def _item(self, title: str, page: str, anchor: str) -> QTreeWidgetItem:
        item = self._items[page, anchor] = QTreeWidgetItem([title])
        item.setData(0, _PLACE, (page, anchor))
        return item

    def show_anchor(self, page: str, anchor: str) -> None:
        """Select where the reader is."""
        top = self._items[page, ""]
        with QSignalBlocker(self._contents):
            for name in self._manual.pages:
                self._items[name, ""].setExpanded(name == page)
            self._contents.setCurrentItem(self._items.get((page, anchor), top))

    def search(self, text: str) -> None:
        """Show where the words are found; without words, the contents."""
        hits = self._manual.search(text)
        with QSignalBlocker(self._found):  # nothing is chosen yet
            self._found.clear()
            for hit in hits:
                self._found.addItem(_row(hit))
        nothing = translate("manual", "Nothing found for “{words}”. Try fewer words.")
        self._nothing.setText(nothing.format(words=text.strip()))
        results = self._found if hits else self._nothing
        self.setCurrentWidget(results if text.strip() else self._contents)

    def open_first(self) -> None:
        """Open the first place found; the arrow keys lead to the others."""
        if self._found.count():
            self._found.setCurrentRow(0)
            self._found.setFocus()

    def _choose_page(self, item: QTreeWidgetItem | None) -> None:
        if item is not None:
            self.page_chosen.emit(*item.data(0, _PLACE))

    def _choose_hit(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.hit_chosen.emit(*item.data(_PLACE))


def _row(hit: SearchHit) -> QListWidgetItem:
    head = hit.page.title
    if hit.section.title != head:
        head = f"{head} › {hit.section.title}"
    item = QListWidgetItem(f"{head}\n{hit.snippet}" if hit.snippet else head)
    item.setData(_PLACE, (hit.page.name, hit.section.anchor))
    return item
