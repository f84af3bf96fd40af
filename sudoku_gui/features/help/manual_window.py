"""The manual's window: contents on the left, a page on the right, and a search in all of them.

::

    [<] [>]  [ Search the manual          ]
    +---------------+--------------------+
    | First Steps   | # Watching         |
    | v Watching    | ...                |     the results of a search replace the contents
    |     The beat  |                    |
    +---------------+--------------------+
    This leads to https://..., outside of this program.  [Open in the Browser] [Stay Here]
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QByteArray, QSignalBlocker, QSize, Qt, QUrl, Signal
from PySide6.QtGui import QCloseEvent, QDesktopServices, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QSplitter,
    QStackedWidget,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from sudoku_gui.document.preferences import Preferences
from sudoku_gui.features.help.manual_page import ManualBrowser
from sudoku_gui.features.help.manual_pages import GLOSSARY, Manual, SearchHit
from sudoku_gui.layout.declarations import KeySection
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.actions import ActionText
from sudoku_gui.widgets.boxes import row
from sudoku_gui.widgets.buttons import dialog_button
from sudoku_gui.widgets.dialog import Dialog
from sudoku_gui.widgets.label import Label, paragraph
from sudoku_gui.wording import terms
from sudoku_gui.wording.foreign import as_tip

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
        head = f"{head} > {hit.section.title}"
    item = QListWidgetItem(f"{head}\n{hit.snippet}" if hit.snippet else head)
    item.setData(_PLACE, (hit.page.name, hit.section.anchor))
    return item


_OUTSIDE: Final = ("http://", "https://")
_LAYOUT, _PAGE, _SPLIT = "manual", "manual_page", "manual_split"

PageAnchor = tuple[str, str]


class ExitBar(QFrame):
    """Shows where an external link leads, before it is opened."""

    def __init__(self) -> None:
        super().__init__()
        self._address = ""
        self.setObjectName("manual_exit")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._text = paragraph("manual_address", selectable=True)
        self._text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._open = dialog_button("manual_open", translate("manual", "Open in the Browser"), self._visit)
        stay = dialog_button("manual_stay", translate("manual", "Stay Here"), self.hide)
        line = QHBoxLayout(self)
        for part in (self._text, self._open, stay):
            line.addWidget(part)
        self.hide()

    def _visit(self) -> None:
        self.hide()
        QDesktopServices.openUrl(QUrl(self._address))

    def offer(self, address: str) -> None:
        """Show the address, and wait."""
        self._address = address
        text = translate("manual", "This link leads to {address}, outside this program.")
        self._text.setText(text.format(address=address))
        self.show()
        self._open.setFocus()


class ManualWindow(Dialog):
    """Leaves the window of the program free; remembers page and size.

    Signals:
        action_requested: a link to the action of this id was followed.
    """

    action_requested = Signal(str)

    def __init__(
        self,
        parent: QWidget,
        theme: Theme,
        preferences: Preferences,
        actions: Mapping[str, ActionText],
        keys: Sequence[KeySection] = (),
    ) -> None:
        super().__init__(parent, "manual", "", is_kept=True, flags=Qt.WindowType.Window)
        self.setFont(parent.font())
        self._preferences = preferences
        self.manual = Manual(terms.present_language(), actions, keys)
        self._history: list[PageAnchor] = []
        self._index = -1
        self._build(theme)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self._field.setFocus)
        self._restore()

    def _build(self, theme: Theme) -> None:
        key, arrow = QKeySequence.StandardKey, Qt.ArrowType
        back, forward = translate("manual", "Back"), translate("manual", "Forward")
        self._back = self._arrow("manual_back", back, arrow.LeftArrow, key.Back, self.go_back)
        self._forward = self._arrow("manual_forward", forward, arrow.RightArrow, key.Forward, self.go_forward)
        self._field = QLineEdit()
        self._field.setObjectName("manual_search")
        self._field.setPlaceholderText(translate("manual", "Search the manual"))
        self._field.setAccessibleName(translate("manual", "Search the manual"))
        self._field.setClearButtonEnabled(True)
        self._page = ManualBrowser(theme, self.manual.language)
        self._page.link_followed.connect(self._follow)
        self._side = ManualSide(self.manual)
        self._side.page_chosen.connect(self.show_page)
        self._side.hit_chosen.connect(
            lambda page, anchor: self.show_page(page, anchor, self._field.text().split())
        )
        self._field.textChanged.connect(self._side.search)
        self._field.returnPressed.connect(self._side.open_first)
        self._exit = ExitBar()
        self._split = QSplitter()
        self._split.addWidget(self._side)
        self._split.addWidget(self._page)
        self._split.setStretchFactor(1, 1)
        top = row(self._back, self._forward, self._field)
        self.lay_out(top, self._split, self._exit, stretch=(0, 1))

    def _arrow(
        self, name: str, text: str, arrow: Qt.ArrowType, key: QKeySequence.StandardKey, go: Callable[[], None]
    ) -> QToolButton:
        button = QToolButton()
        button.setObjectName(name)
        button.setArrowType(arrow)
        button.setToolTip(as_tip(text))
        button.setAccessibleName(text)
        button.setMinimumSize(28, 28)
        button.clicked.connect(go)
        QShortcut(QKeySequence(key), self, go)
        return button

    def _restore(self) -> None:
        self.fit_screen(self._preferences, _LAYOUT)
        if not self._split.restoreState(self._preferences.layout(_SPLIT)):
            em = self.fontMetrics().height()
            self._split.setSizes([16 * em, 44 * em])
        self.show_page(self._preferences.layout(_PAGE).toStdString())

    @property
    def page_anchor(self) -> PageAnchor:
        return self._history[self._index] if self._history else ("", "")

    def show_page(self, page: str, anchor: str = "", marked: Sequence[str] = ()) -> None:
        """Open a page, at a heading if there is an anchor; the first one in place of an unknown page."""
        if page not in self.manual.pages:
            page, anchor = next(iter(self.manual.pages)), ""
        if (page, anchor) != self.page_anchor:
            self._history = [*self._history[: self._index + 1], (page, anchor)]
            self._index = len(self._history) - 1
        self._show(marked)

    def go_back(self) -> None:
        self._go(-1)

    def go_forward(self) -> None:
        self._go(1)

    def _go(self, by: int) -> None:
        if 0 <= self._index + by < len(self._history):
            self._index += by
            self._show()

    def _show(self, marked: Sequence[str] = ()) -> None:
        name, anchor = self.page_anchor
        page = self.manual.pages[name]
        self._page.show_page(page, anchor, marked)
        self._exit.hide()
        self.setWindowTitle(translate("manual", "{page} - Manual").format(page=page.title))
        self._back.setEnabled(self._index > 0)
        self._forward.setEnabled(self._index < len(self._history) - 1)
        self._side.show_anchor(name, anchor)

    def _follow(self, target: str) -> None:
        if target.startswith(_OUTSIDE):
            self._exit.offer(target)
        elif target.startswith(terms.SCHEME):
            self.show_page(GLOSSARY, target.removeprefix(terms.SCHEME))
        elif target.startswith("do:"):
            self.action_requested.emit(target.removeprefix("do:"))
        else:
            page, _, anchor = target.partition("#")
            self.show_page(page.removesuffix(".md") or self.page_anchor[0], anchor)

    # --- Qt ---------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        # Lines of a readable length beside the contents.
        em = self.fontMetrics().height()
        return QSize(62 * em, 44 * em)

    def done(self, result: int) -> None:
        # Qt calls this for Esc and for closing alike.
        self._preferences.store_layout(_LAYOUT, self.saveGeometry())
        self._preferences.store_layout(_SPLIT, self._split.saveState())
        self._preferences.store_layout(_PAGE, QByteArray(self.page_anchor[0].encode()))
        super().done(result)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.done(0)
        super().closeEvent(event)
