"""One page of preferences: a switch or a choice for each row."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QWidget,
)

from sudoku_gui.document.preferences import SWITCH, Preference, Preferences
from sudoku_gui.features.preferences_dialog.table import DialogButton, values
from sudoku_gui.translation import translate
from sudoku_gui.widgets.label import add_row
from sudoku_gui.wording.foreign import as_tip


class PreferencePage(QScrollArea):
    """Shows the preferences of a page as they are, and sets at once what is chosen; below them are its links."""

    def __init__(
        self,
        rows: Sequence[Preference],
        preferences: Preferences,
        apply: Callable[[str, str], None],
        links: Sequence[DialogButton],
        follow: Mapping[str, Callable[[], object]],
    ) -> None:
        super().__init__()
        self._rows = rows
        self._preferences = preferences
        self._apply = apply
        self._editors: dict[str, QCheckBox | QComboBox] = {}
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        page = QWidget()
        self._form = QFormLayout(page)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._form.setVerticalSpacing(10)
        for row in rows:
            self._add(row)
        self._links = links
        self._buttons = {link.key: self._add_button(link, follow[link.key]) for link in links}
        self.setWidget(page)

    def show_value(self, key: str) -> None:
        """Set the editor of a preference to its stored value, without a signal."""
        editor = self._editors.get(key)
        if editor is None:
            return
        value = self._preferences[key]
        with QSignalBlocker(editor):
            if isinstance(editor, QCheckBox):
                editor.setChecked(value == "yes")
                return
            if editor.findData(value) < 0:
                row = next(row for row in self._rows if row.key == key)
                value, name = next(one for one in values(row, value) if one[0] == value)
                editor.addItem(name, value)
            editor.setCurrentIndex(editor.findData(value))

    def filter(self, text: str) -> int:
        """Show the rows whose words contain a text; how many there are."""
        found = 0
        for row in self._rows:
            is_found = text.casefold() in _words(row)
            self._form.setRowVisible(self._editors[row.key], is_found)
            found += is_found
        for link in self._links:
            is_found = text.casefold() in _joined(link.label, link.button, link.tip)
            self._form.setRowVisible(self._buttons[link.key], is_found)
            found += is_found
        return found

    def _add(self, row: Preference) -> None:
        label = translate("preferences", row.label)
        editor = self._switch(row, label) if row.choices == SWITCH else self._choice(row)
        editor.setObjectName(f"preference_{row.key}")
        editor.setAccessibleName(label)
        if row.tip:
            tip = translate("preferences", row.tip)
            editor.setAccessibleDescription(tip)
            editor.setToolTip(as_tip(tip))
        self._editors[row.key] = editor
        if isinstance(editor, QCheckBox):
            self._form.addRow(editor)
        else:
            add_row(self._form, translate("preferences", "{label}:").format(label=label), editor)
        self.show_value(row.key)

    def _add_button(self, link: DialogButton, follow: Callable[[], object]) -> QPushButton:
        label = translate("preferences", link.label)
        button = QPushButton(translate("preferences", link.button))
        button.setObjectName(f"preference_{link.key}")
        button.setAccessibleName(label)
        button.setAccessibleDescription(translate("preferences", link.tip))
        button.setToolTip(as_tip(translate("preferences", link.tip)))
        button.setAutoDefault(False)
        button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        button.clicked.connect(follow)
        add_row(self._form, translate("preferences", "{label}:").format(label=label), button)
        return button

    def _switch(self, row: Preference, label: str) -> QCheckBox:
        switch = QCheckBox(label)
        switch.toggled.connect(lambda on: self._apply(row.key, SWITCH[on]))
        return switch

    def _choice(self, row: Preference) -> QComboBox:
        box = QComboBox()
        for value, name in values(row, self._preferences[row.key]):
            box.addItem(name, value)
        box.activated.connect(lambda _: self._apply(row.key, box.currentData()))
        return box


def _words(row: Preference) -> str:
    return _joined(row.label, row.tip, *row.names.values())


def _joined(*texts: str) -> str:
    return " ".join(translate("preferences", text) for text in texts if text).casefold()
