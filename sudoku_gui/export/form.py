"""What the dialogs that write files share: choosers that remember, a line of facts, and a button that goes on.

They do not stand in the way: the window behind goes on, and the facts follow it.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSettings, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from sudoku_gui.guard import Guarded
from sudoku_gui.widgets.label import Label, add_row

_GROUP = "export"


class Choices:
    """Choices by key, kept where the preferences are; each dialog has its own keys and says what they may be."""

    def __init__(self) -> None:
        self._settings = QSettings()

    def recall(self, key: str, default: str, among: Sequence[str] = ()) -> str:
        """What was chosen last; the default where nothing was, or nothing that can be chosen."""
        value = str(self._settings.value(f"{_GROUP}/{key}", default))
        return value if not among or value in among else default

    def remember(self, key: str, value: str) -> None:
        """Keep what is chosen now; inverse of `recall`."""
        self._settings.setValue(f"{_GROUP}/{key}", value)


_FARTHEST: Final = float(1 << 53)
"""Up to which a box counts in whole numbers."""

_DARK: Final = 0.3
"""Lightness of a ground on which edges must be paler than it."""

_LINES: Final = 2
_WIDTH: Final = 22
"""Of the facts: in lines of text, and in heights of one."""

Rows = Sequence[tuple[str, str]]
"""What can be chosen: what it is called in the program, and what it says."""


class ExportForm(Guarded, QDialog):
    """A dialog in whose form each row is remembered.

    Signals:
        changed: something else is chosen.

    Args:
        parent: the window it belongs to.
        name: of the dialog; the keys of what it remembers begin with it.
        title: of its window.
        choices: what was chosen the last time.
    """

    changed = Signal()

    def __init__(self, parent: QWidget, name: str, title: str, choices: Choices) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self._choices = choices
        self.form = QFormLayout()
        self.form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.facts = Label()
        self.facts.setObjectName("facts")
        self.facts.setWordWrap(True)
        self.facts.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.go = self.buttons.addButton(self.tr("Save &As..."), QDialogButtonBox.ButtonRole.AcceptRole)
        self.go.setObjectName("go")
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._reserve_lines()
        self._draw_boxes()
        column = QVBoxLayout(self)
        self.body = QHBoxLayout()
        side = QVBoxLayout()
        side.addLayout(self.form)
        side.addStretch(1)
        self.body.addLayout(side)
        column.addLayout(self.body, 1)
        column.addWidget(self.facts)
        column.addWidget(self.buttons)
        self.buttons.button(QDialogButtonBox.StandardButton.Cancel).setAutoDefault(False)
        self.go.setDefault(True)

    def _draw_boxes(self) -> None:
        """On a dark ground the style draws the edge of an empty box darker still, and nobody sees it."""
        if self.palette().window().color().lightnessF() < _DARK:
            self.setStyleSheet(
                "QCheckBox::indicator:unchecked { border: 2px solid palette(mid); width: 10px; height: 10px; }"
            )

    def _reserve_lines(self) -> None:
        """Facts come and go; what stands below them does not jump."""
        line = self.fontMetrics().lineSpacing()
        self.facts.setMinimumHeight(_LINES * line)
        self.facts.setMinimumWidth(_WIDTH * line)

    # --- rows -------------------------------------------------------------------------------------

    def chooser(self, name: str, label: str, rows: Rows, default: str) -> QComboBox:
        """A row in which one of several things is chosen."""
        box = QComboBox()
        box.setObjectName(name)
        for value, text in rows:
            box.addItem(text, value)
        values = [value for value, _ in rows]
        box.setCurrentIndex(max(0, box.findData(self._choices.recall(self._key(name), default, values))))
        add_row(self.form, label, box)
        box.currentIndexChanged.connect(self._on_change)
        return box

    def check(self, name: str, text: str, *, default: bool) -> QCheckBox:
        """A row in which something is wanted or not."""
        box = QCheckBox(text)
        box.setObjectName(name)
        chosen = self._choices.recall(self._key(name), "yes" if default else "no", ("yes", "no"))
        box.setChecked(chosen == "yes")
        add_row(self.form, "", box)
        box.toggled.connect(self._on_change)
        return box

    def number(self, name: str, label: str, least: int, most: int | None = None) -> QDoubleSpinBox:
        """A row for a whole number however large; it is not remembered: positions belong to a run."""
        box = QDoubleSpinBox()
        box.setObjectName(name)
        box.setDecimals(0)
        box.setRange(least, _FARTHEST if most is None else most)
        box.setGroupSeparatorShown(True)
        add_row(self.form, label, box)
        box.valueChanged.connect(self._on_change)
        return box

    def show_facts(self, facts: str, *, can_go: bool = True) -> None:
        """Say what comes of what is chosen, and whether it can be."""
        if facts != self.facts.text():
            self.facts.setText(facts)
        self.go.setEnabled(can_go)

    def show_row(self, field: QWidget, *, visible: bool) -> None:
        """Show a row only where it means something."""
        self.form.setRowVisible(field, visible)

    def _key(self, name: str) -> str:
        return f"{self.objectName()}_{name}"

    def _on_change(self) -> None:
        self.changed.emit()

    def remember(self) -> None:
        """Keep what is chosen for the next time."""
        for box in self.findChildren(QComboBox):
            if (data := box.currentData()) is not None:
                self._choices.remember(self._key(box.objectName()), str(data))
        for check in self.findChildren(QCheckBox):
            self._choices.remember(self._key(check.objectName()), "yes" if check.isChecked() else "no")

    # --- Qt ---------------------------------------------------------------------------------------

    def accept(self) -> None:
        """What was good once is good again."""
        self.remember()
        super().accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that the dialog does not know do not reach the window behind it."""
        super().keyPressEvent(event)
        event.accept()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._reserve_lines()
