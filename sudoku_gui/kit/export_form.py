"""Exports: a dialog that asks what to write, one for the file, and a job with progress that can be cancelled.

The dialog has a form that remembers its choices, a line of facts, and a button that goes on. It is not modal: the
window behind it goes on, and the facts follow it.
"""

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar, cast

from PySide6.QtCore import QSettings, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from solver_core.cover import SearchBase
from sudoku_gui.context import Context
from sudoku_gui.document import paths
from sudoku_gui.player.job import SLICE, Work
from sudoku_gui.render.picture_files import PaperSize
from sudoku_gui.translation import translate
from sudoku_gui.widgets.dialog import Dialog, show_one
from sudoku_gui.widgets.label import add_row, paragraph
from sudoku_gui.wording import exporting, position

_FARTHEST: Final = float(1 << 53)  # Up to which a box counts in whole numbers
_DARK: Final = 0.3  # lightness of a background on which edges must be paler than it
_LINES, _WIDTH = 2, 22  # size of the facts, in lines of text

_Form = TypeVar("_Form", bound="ExportForm")


def paper_name(paper: PaperSize) -> str:
    return {
        PaperSize.FITTED: translate("export_dialogs", "Size of the picture"),
        PaperSize.A4: translate("printing", "A4"),
        PaperSize.A5: translate("printing", "A5"),
        PaperSize.LETTER: translate("printing", "Letter"),
        PaperSize.LEGAL: translate("printing", "Legal"),
    }[paper]


class ExportForm(Dialog):
    """Each row has a name, by which its value is asked for and stored.

    Signals:
        confirmed: the button was pressed; with what `settings` answers.
    """

    confirmed = Signal(object)

    def __init__(self, parent: QWidget, name: str, title: str) -> None:
        super().__init__(parent, name, title)
        self._settings = QSettings()
        self._fields: dict[str, QComboBox | QCheckBox | QDoubleSpinBox] = {}
        self.form = QFormLayout(fieldGrowthPolicy=QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.facts = paragraph("facts", selectable=True)
        self.buttons = self.button_box(standard=QDialogButtonBox.StandardButton.Cancel)
        self.go = self.buttons.addButton(self.tr("Save &As..."), QDialogButtonBox.ButtonRole.AcceptRole)
        self.go.setObjectName("go")
        self.go.setDefault(True)
        self.accepted.connect(lambda: self.confirmed.emit(self.settings))
        self.fit_font()
        if self.palette().window().color().lightnessF() < _DARK:  # the style draws empty boxes darker still
            self.setStyleSheet(
                "QCheckBox::indicator:unchecked { border: 2px solid palette(mid); width: 10px; height: 10px; }"
            )
        side = QVBoxLayout()
        side.addLayout(self.form)
        side.addStretch(1)
        self.body = QHBoxLayout()
        self.body.addLayout(side)
        column = QVBoxLayout(self)
        column.addLayout(self.body, 1)
        column.addWidget(self.facts)
        column.addWidget(self.buttons)

    @property
    def settings(self) -> Any:
        return None

    @property
    def ending(self) -> str:
        """The file name extension of the chosen format, with its dot."""
        return f".{self.value('kind')}"

    def refresh(self) -> None:
        """Show what follows from what is chosen; called after each change."""

    # --- rows -------------------------------------------------------------------------------------

    def chooser(self, name: str, label: str, rows: Iterable[tuple[str, str]], default: str) -> QComboBox:
        """A row for one of several values, each with its text."""
        box = QComboBox()
        for value, text in rows:
            box.addItem(text, str(value))  # not a member of an Enum, which Qt would not find
        indices = [box.findData(it) for it in (self._settings.value(self._key(name)), str(default))]
        box.setCurrentIndex(next((index for index in indices if index >= 0), 0))
        self._add(name, label, box)
        box.currentIndexChanged.connect(self._on_change)
        return box

    def kinds(self, kinds: Iterable[str], default: str, name: str = "kind") -> QComboBox:
        rows = [(kind, exporting.kind(kind)) for kind in kinds]
        return self.chooser(name, self.tr("&Format:"), rows, default)

    def papers(self, name: str, label: str, papers: Iterable[PaperSize], default: PaperSize) -> QComboBox:
        return self.chooser(name, label, [(paper, paper_name(paper)) for paper in papers], default)

    def add_look(self) -> None:
        """Add the rows for the colours and the caption of a picture."""
        colours = [("seen", self.tr("As on screen")), ("paper", self.tr("Dark on white, for paper"))]
        self.chooser("theme", self.tr("C&olours:"), colours, "seen")
        self.check("caption", self.tr("With the sentence &below"), default=True)

    def check(self, name: str, text: str, *, default: bool) -> QCheckBox:
        """A row for a choice between yes and no."""
        box = QCheckBox(text)
        box.setChecked(self._settings.value(self._key(name), "yes" if default else "no") == "yes")
        self._add(name, "", box)
        box.toggled.connect(self._on_change)
        return box

    def number(
        self, name: str, label: str, least: int, most: int | None = None, value: int | None = None
    ) -> QDoubleSpinBox:
        """A row for a whole number however large; it is not remembered: positions belong to a run."""
        box = QDoubleSpinBox(decimals=0, value=least if value is None else value)
        box.setRange(least, _FARTHEST if most is None else most)
        box.setGroupSeparatorShown(True)
        self._add(name, label, box)
        box.valueChanged.connect(self._on_change)
        return box

    def value(self, name: str) -> Any:
        """The choice in a row of the form, by its name."""
        field = self._fields[name]
        if isinstance(field, QComboBox):
            return field.currentData()
        return field.isChecked() if isinstance(field, QCheckBox) else int(field.value())

    def field(self, name: str) -> QWidget:
        return self._fields[name]

    def show_rows(self, *names: str, visible: bool) -> None:
        """Show or hide form rows, with their labels, that depend on another choice."""
        for name in names:
            self.form.setRowVisible(self._fields[name], visible)

    def show_facts(self, facts: str, *, can_go: bool = True) -> None:
        """Show what will be written, and whether it can be."""
        if facts != self.facts.text():
            self.facts.setText(facts)
        self.go.setEnabled(can_go)

    def remember(self) -> None:
        """Store the choices for the next time."""
        for name, field in self._fields.items():
            value = self.value(name)
            if isinstance(field, QCheckBox):
                value = "yes" if value else "no"
            if not isinstance(field, QDoubleSpinBox) and value is not None:
                self._settings.setValue(self._key(name), str(value))

    def _add(self, name: str, label: str, field: QComboBox | QCheckBox | QDoubleSpinBox) -> None:
        field.setObjectName(name)
        self._fields[name] = field
        add_row(self.form, label, field)

    def _key(self, name: str) -> str:
        return f"export/{self.objectName()}_{name}"

    def _on_change(self) -> None:
        self.refresh()

    def fit_font(self) -> None:
        """Reserve the height of the facts, so that what is below does not move when they change."""
        line = self.fontMetrics().lineSpacing()
        self.facts.setMinimumSize(_WIDTH * line, _LINES * line)

    # --- Qt ---------------------------------------------------------------------------------------

    def accept(self) -> None:
        """Store the choices once they were good."""
        self.remember()
        super().accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Keys that the dialog does not know must not reach the window behind it.
        super().keyPressEvent(event)
        event.accept()


def export(
    context: Context,
    kind: type[_Form],
    build: Callable[[], _Form],
    work: Callable[[Path, Any], Work[int]],
    slice_seconds: float = SLICE,
) -> None:
    """Show a settings dialog, then write the file by `work`, which returns its size."""
    player, tasks = context.player, context.tasks

    def choose(settings: Any, ending: str) -> None:
        def write(path: Path) -> None:
            tasks.write(paths.shown(path), work(path, settings), slice_seconds=slice_seconds)

        context.choose_file(position.file_name_of(player.subject, player.position), ending, write)

    def built() -> _Form:
        dialog = build()
        dialog.confirmed.connect(lambda settings: choose(settings, dialog.ending))
        return dialog

    show_one(context.window, kind, built)


def export_search(
    context: Context,
    kind: type[_Form],
    work: Callable[[SearchBase, Path, Any], Work[int]],
    *arguments: object,
    slice_seconds: float = SLICE,
) -> None:
    """Export the watched search, with a dialog built from window, player and these arguments."""
    search, make = context.watching.search_to_export(), cast("Callable[..., _Form]", kind)
    if search is not None:
        build = partial(make, context.window, context.player, *arguments)
        export(context, kind, build, partial(work, search), slice_seconds)
