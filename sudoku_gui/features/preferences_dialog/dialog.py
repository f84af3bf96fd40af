"""The preferences dialog: pages, their rows, and a search field.

The rows are in `document/preferences.py`; here are the pages, and the names of values that have none there.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QListWidget,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QWidget,
)

from solver_core.cover.replay.beats import BEATS
from sudoku_gui.document.preferences import ROWS, SWITCH, Preference, Preferences
from sudoku_gui.translation import LANGUAGES, Texts, translate
from sudoku_gui.widgets import boxes
from sudoku_gui.widgets.dialog import Dialog
from sudoku_gui.widgets.label import Label, add_row
from sudoku_gui.wording import transport
from sudoku_gui.wording.foreign import as_tip

mark = Texts("preferences").mark

_GAP: Final = 12
LAYOUT: Final = "preferences_dialog"
"""The dialog's name among the stored layouts, and its page among the preferences."""

PAGES: Final = {
    "appearance": mark("Appearance"),
    "play": mark("Play"),
    "hints": mark("Hints"),
    "search": mark("Search"),
    "files": mark("Files"),
}
"""Their names by their ids."""

_RATES: Final = ("1.0", "2.0", "4.0", "8.0", "15.0", "30.0", "60.0", "100.0", "400.0", "1000.0")


@dataclass(frozen=True, slots=True)
class DialogButton:
    """A button that opens another dialog for a setting."""

    key: str  # what it opens
    page: str  # the id of its page
    label: str  # what it is about
    button: str  # with & before its mnemonic
    tip: str  # one sentence


# fmt: off
LINKS: Final = (
    DialogButton("techniques", "hints", mark("Techniques used in hints"), mark("C&hoose..."),
        mark("Techniques can be turned off and reordered.")),
    DialogButton("data_folder", "files", mark("Saved sessions, backups and the library"), mark("&Open Folder"),
        mark("Your work is saved there automatically, about once a second while you make changes.")),
)
# fmt: on


class _Found(NamedTuple):
    """A row of a page, with the words by which it is found."""

    page: str
    field: QWidget
    words: str


class PreferencesDialog(Dialog):
    """All settings except the language take effect at once; the search field finds them by their texts."""

    usual = 104, 31

    def __init__(
        self,
        parent: QWidget | None,
        preferences: Preferences,
        setters: Mapping[str, Callable[[str], object]],  # for preferences that need more than storing
        links: Mapping[str, Callable[[], object]],  # open other dialogs
    ) -> None:
        super().__init__(parent, "preferences_dialog", translate("preferences", "Preferences"))
        self._preferences = preferences
        self._setters = setters
        self._rows = {row.key: row for row in shown()}
        self._editors: dict[str, QCheckBox | QComboBox] = {}
        self._found: list[_Found] = []
        self._search = QLineEdit()
        self._search.setObjectName("search_preferences")
        self._search.setPlaceholderText(translate("preferences", "Search preferences"))
        self._search.setAccessibleName(translate("preferences", "Search preferences"))
        self._search.setClearButtonEnabled(True)
        self._search.textChanged.connect(self._filter)
        self._names = QListWidget()
        self._names.setObjectName("preference_pages")
        self._names.setAccessibleName(translate("preferences", "Pages"))
        self._names.addItems([translate("preferences", name) for name in PAGES.values()])
        self._names.setMaximumWidth(self._names.sizeHintForColumn(0) + 6 * _GAP)
        self._pages = QStackedWidget()
        self._forms = {page: self._add_page() for page in PAGES}
        for row in self._rows.values():
            self._add_preference(row)
        for link in LINKS:
            self._add_link(link, links[link.key])
        self._nothing = Label(translate("preferences", "No preferences found."))
        self._nothing.setObjectName("no_preference")
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._pages.addWidget(self._nothing)
        self._names.currentRowChanged.connect(self._show_page)
        self._lay_out()
        preferences.changed.connect(self._show_value)
        page = preferences["preferences_page"]
        self._names.setCurrentRow(list(PAGES).index(page) if page in PAGES else 0)
        self.fit_screen(preferences, LAYOUT)

    # --- rows -------------------------------------------------------------------------------------

    def _add_page(self) -> QFormLayout:
        area, page = QScrollArea(), QWidget()
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        form = QFormLayout(page, rowWrapPolicy=QFormLayout.RowWrapPolicy.WrapLongRows, verticalSpacing=10)
        area.setWidget(page)
        self._pages.addWidget(area)
        return form

    def _add_preference(self, row: Preference) -> None:
        editor: QCheckBox | QComboBox
        if row.choices == SWITCH:
            editor = QCheckBox(translate("preferences", row.label))
            editor.toggled.connect(lambda on: self._apply(row.key, SWITCH[on]))
        else:
            editor = box = QComboBox()
            for value, name in values(row, self._preferences[row.key]):
                box.addItem(name, value)
            box.activated.connect(lambda _: self._apply(row.key, box.currentData()))
        self._editors[row.key] = editor
        self._add_row(row.page, row.key, row.label, row.tip, editor, *row.names.values())
        self._show_value(row.key)

    def _add_link(self, link: DialogButton, follow: Callable[[], object]) -> None:
        button = QPushButton(translate("preferences", link.button), autoDefault=False)
        button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        button.clicked.connect(follow)
        self._add_row(link.page, link.key, link.label, link.tip, button, link.button)

    def _add_row(self, page: str, key: str, label: str, tip: str, field: QWidget, *others: str) -> None:
        """Add a field to a page; it is found by its label, its tip and others of its texts."""
        texts = [translate("preferences", text) if text else "" for text in (label, tip, *others)]
        field.setObjectName(f"preference_{key}")
        field.setAccessibleName(texts[0])
        field.setAccessibleDescription(texts[1])
        field.setToolTip(as_tip(texts[1]))
        self._found.append(_Found(page, field, " ".join(texts).casefold()))
        if isinstance(field, QCheckBox):  # has its own label
            self._forms[page].addRow(field)
        else:
            add_row(self._forms[page], translate("preferences", "{label}:").format(label=texts[0]), field)

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

    # --- what is seen and chosen ------------------------------------------------------------------

    def _show_value(self, key: str) -> None:
        """Set the editor of a preference to its stored value, without a signal."""
        editor, value = self._editors.get(key), self._preferences[key] if key in self._rows else ""
        if editor is None:
            return
        with QSignalBlocker(editor):
            if isinstance(editor, QCheckBox):
                editor.setChecked(value == "yes")
                return
            if editor.findData(value) < 0:
                editor.addItem(_name(self._rows[key], value), value)
            editor.setCurrentIndex(editor.findData(value))

    def _show_page(self, row: int) -> None:
        if row >= 0:
            self._pages.setCurrentIndex(row)
            self._preferences["preferences_page"] = list(PAGES)[row]

    def _filter(self, text: str) -> None:
        """Show rows with these words; pages without any are hidden."""
        wanted, pages = text.strip().casefold(), set()
        for found in self._found:
            is_found = wanted in found.words
            self._forms[found.page].setRowVisible(found.field, is_found)
            pages |= {found.page} if is_found else set()
        rows = [row for row, page in enumerate(PAGES) if page in pages]
        for row in range(len(PAGES)):
            self._names.item(row).setHidden(row not in rows)
        if not rows:
            self._pages.setCurrentWidget(self._nothing)
            return
        present = self._names.currentRow()
        row = present if present in rows else rows[0]
        self._names.setCurrentRow(row)
        self._pages.setCurrentIndex(row)

    def _apply(self, key: str, value: str) -> None:
        if key in self._setters:
            self._setters[key](value)
        else:
            self._preferences[key] = value

    def _restore(self) -> None:
        for row in self._rows.values():
            if self._preferences[row.key] != row.default:
                self._apply(row.key, row.default)

    # --- Qt -----------------------------------------------------------------------------------------

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._preferences.store_layout(LAYOUT, self.saveGeometry())


def shown() -> list[Preference]:
    """The preferences that have a page, in the order of their rows."""
    return [row for row in ROWS if row.page]


def values(row: Preference, present: str) -> list[tuple[str, str]]:
    """The choices: each value with its name; the present one is always among them."""
    listed = list(row.choices or (_RATES if row.key == "rate" else ()))
    return [(value, _name(row, value)) for value in dict.fromkeys([*listed, present])]


def _name(row: Preference, value: str) -> str:
    if row.names.get(value):
        return translate("preferences", row.names[value])
    match row.key:
        case "language":
            return next((one.name for one in LANGUAGES if one.code == value), value)
        case "beat" if value in BEATS:
            return transport.beat_name(value)
        case "rate":
            return transport.rate_name(float(value))
        case "text_size":
            return translate("preferences", "{percent} %").format(percent=value)
    return value
