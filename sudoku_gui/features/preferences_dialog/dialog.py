"""The preferences: pages on one side, their rows on the other, and a field that filters all of them."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QLineEdit,
    QListWidget,
    QStackedWidget,
    QWidget,
)

from sudoku_gui.document.preferences import Preferences
from sudoku_gui.features.preferences_dialog.page import PreferencePage
from sudoku_gui.features.preferences_dialog.table import LINKS, PAGES, shown
from sudoku_gui.translation import translate
from sudoku_gui.widgets import boxes
from sudoku_gui.widgets.dialog import Dialog
from sudoku_gui.widgets.label import Label

_GAP = 12
LAYOUT = "preferences_dialog"
"""Its size among the stored layouts, and its page among the preferences."""


class PreferencesDialog(Dialog):
    """Everything but the language takes effect at once, and is found by its words."""

    usual = 104, 26

    def __init__(
        self,
        parent: QWidget | None,
        preferences: Preferences,
        setters: Mapping[str, Callable[[str], object]],  # for those for which storing them is not enough
        links: Mapping[str, Callable[[], object]],  # open what is chosen elsewhere
    ) -> None:
        super().__init__(parent, "preferences_dialog", translate("preferences", "Preferences"))
        self._preferences = preferences
        self._setters = setters
        self._links = links
        self._rows = shown()
        self._search = QLineEdit()
        self._search.setObjectName("search_preferences")
        self._search.setPlaceholderText(translate("preferences", "Search preferences"))
        self._search.setAccessibleName(translate("preferences", "Search preferences"))
        self._search.setClearButtonEnabled(True)
        self._search.textChanged.connect(self._filter)
        self._names = QListWidget()
        self._names.setObjectName("preference_pages")
        self._names.setAccessibleName(translate("preferences", "Pages"))
        self._pages = QStackedWidget()
        self._ids: list[str] = []
        self._nothing = Label(translate("preferences", "No preferences found."))
        self._nothing.setObjectName("no_preference")
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._add_pages()
        self._names.currentRowChanged.connect(self._show_page)
        self._lay_out()
        preferences.changed.connect(self._on_changed)
        self._names.setCurrentRow(self._remembered())
        self.fit_screen(preferences, LAYOUT)

    def _add_pages(self) -> None:
        for page, name in PAGES.items():
            rows = [row for row in self._rows if row.page == page]
            links = [link for link in LINKS if link.page == page]
            if rows or links:
                self._ids.append(page)
                self._names.addItem(translate("preferences", name))
                self._pages.addWidget(
                    PreferencePage(rows, self._preferences, self._apply, links, self._links)
                )
        self._pages.addWidget(self._nothing)
        self._names.setMaximumWidth(self._names.sizeHintForColumn(0) + 6 * _GAP)

    def _lay_out(self) -> None:
        sides = boxes.row(self._names, self._pages, spacing=_GAP, stretch=(0, 1))
        buttons = self.button_box(
            standard=QDialogButtonBox.StandardButton.RestoreDefaults | QDialogButtonBox.StandardButton.Close,
            close=translate("preferences", "&Close"),
            closes_on_enter=True,
        )
        restore = buttons.button(QDialogButtonBox.StandardButton.RestoreDefaults)
        restore.setObjectName("restore_defaults")
        restore.setText(translate("preferences", "&Restore Defaults"))
        restore.clicked.connect(self._restore)
        self.lay_out(self._search, sides, buttons, stretch=(0, 1))
        self._names.setFocus()

    def _remembered(self) -> int:
        page = self._preferences["preferences_page"]
        return self._ids.index(page) if page in self._ids else 0

    def _pages_of_rows(self) -> list[PreferencePage]:
        pages = (self._pages.widget(index) for index in range(len(self._ids)))
        return [page for page in pages if isinstance(page, PreferencePage)]

    def _show_page(self, row: int) -> None:
        if 0 <= row < len(self._ids):
            self._pages.setCurrentIndex(row)
            self._preferences["preferences_page"] = self._ids[row]

    def _filter(self, text: str) -> None:
        """Show what has these words; pages without any are hidden."""
        found = [page.filter(text.strip()) for page in self._pages_of_rows()]
        for row, count in enumerate(found):
            self._names.item(row).setHidden(not count)
        if not any(found):
            self._pages.setCurrentWidget(self._nothing)
            return
        present = self._names.currentRow()
        row = present if found[present] else next(row for row, count in enumerate(found) if count)
        self._names.setCurrentRow(row)
        self._pages.setCurrentIndex(row)

    def _apply(self, key: str, value: str) -> None:
        if key in self._setters:
            self._setters[key](value)
        else:
            self._preferences[key] = value

    def _restore(self) -> None:
        for row in self._rows:
            if self._preferences[row.key] != row.default:
                self._apply(row.key, row.default)

    def _on_changed(self, key: str) -> None:
        for page in self._pages_of_rows():
            page.show_value(key)

    # --- Qt -----------------------------------------------------------------------------------------

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._preferences.store_layout(LAYOUT, self.saveGeometry())
