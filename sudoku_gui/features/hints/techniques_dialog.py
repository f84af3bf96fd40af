"""All techniques: a page for each, and which of them hints use in which order."""

from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QLineEdit, QSplitter, QVBoxLayout, QWidget

from solver_core.hints.techniques import CHOICES
from sudoku_gui.document.preferences import Preferences
from sudoku_gui.features.hints import technique_choice
from sudoku_gui.features.hints.technique_list import TechniqueList
from sudoku_gui.features.hints.technique_page import TechniquePage
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.boxes import fill, row
from sudoku_gui.widgets.buttons import dialog_button
from sudoku_gui.widgets.dialog import Dialog
from sudoku_gui.widgets.label import paragraph

_GAP = 8
_LAYOUT, _SPLIT = "techniques", "techniques_split"


class TechniquesDialog(Dialog):
    """Not modal; what is changed holds from the next hint on."""

    def __init__(self, preferences: Preferences, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent, "techniques", self.tr("Techniques"))
        self._preferences = preferences
        self.list = TechniqueList()
        self.page = TechniquePage(theme)
        self.field = self._make_field()
        up, down = partial(self.list.move_current, -1), partial(self.list.move_current, 1)
        tip = self.tr("Try it earlier (Ctrl+Up)")
        self._up = dialog_button("technique_up", self.tr("Move &Up"), up, tip=tip)
        tip = self.tr("Try it later (Ctrl+Down)")
        self._down = dialog_button("technique_down", self.tr("Move &Down"), down, tip=tip)
        text, tip = self.tr("&Restore Defaults"), self.tr("Turn all on, in the default order")
        self._defaults = dialog_button("technique_defaults", text, self._restore_defaults, tip=tip)
        self._lay_out()
        self.list.technique_chosen.connect(self._show)
        self.list.changed.connect(self._store)
        self.page.technique_requested.connect(self.show_technique)
        preferences.changed.connect(self._on_preference)
        self.list.show_choices(technique_choice.parsed(preferences["techniques"]))
        self.list.select(CHOICES[0])
        self._enable()
        self._restore_size()

    def show_technique(self, technique: str) -> None:
        self.field.clear()
        self.list.select(technique)

    # --- parts ------------------------------------------------------------------------------------

    def _make_field(self) -> QLineEdit:
        field = QLineEdit()
        field.setObjectName("technique_search")
        field.setPlaceholderText(self.tr("Search"))
        field.setAccessibleName(self.tr("Search for a technique"))
        field.setClearButtonEnabled(True)
        field.textChanged.connect(self.list.filter)
        field.textChanged.connect(self._enable)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, field.setFocus)
        return field

    def _lay_out(self) -> None:
        note = paragraph(
            "technique_note",
            self.tr(
                "Hints and All Steps use the techniques that are on, in this order. Ratings always use all techniques in the default order, so that they can be compared."
            ),
        )
        side = QWidget()
        buttons = row(self._up, self._down, None, spacing=_GAP)
        fill(QVBoxLayout(side), self.field, self.list, buttons, row(self._defaults, None), note, spacing=_GAP)
        self._split = QSplitter(Qt.Orientation.Horizontal, childrenCollapsible=False)
        self._split.addWidget(side)
        self._split.addWidget(self.page)
        self._split.setStretchFactor(1, 1)
        parts, margins = (self._split, self.button_box()), (_GAP, _GAP, _GAP, _GAP)
        fill(QVBoxLayout(self), *parts, spacing=_GAP, margins=margins, stretch=(1,))

    def _restore_size(self) -> None:
        self.fit_screen(self._preferences, _LAYOUT)
        if not self._split.restoreState(self._preferences.layout(_SPLIT)):
            em = self.fontMetrics().height()
            self._split.setSizes([18 * em, 34 * em])

    # --- what happens -----------------------------------------------------------------------------

    def _show(self, technique: str) -> None:
        self.page.show_technique(technique)
        self._enable()

    def _enable(self) -> None:
        is_unfiltered = not self.field.text()
        self._up.setEnabled(is_unfiltered and self.list.can_move(-1))
        self._down.setEnabled(is_unfiltered and self.list.can_move(1))

    def _store(self) -> None:
        self._preferences["techniques"] = technique_choice.text(self.list.choices)
        self._enable()

    def _restore_defaults(self) -> None:
        self.list.show_choices(technique_choice.DEFAULT)
        self._store()

    def _on_preference(self, key: str) -> None:
        choices = technique_choice.parsed(self._preferences["techniques"])
        if key == "techniques" and choices != self.list.choices:
            self.list.show_choices(choices)

    # --- Qt ---------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        em = self.fontMetrics().height()
        return QSize(54 * em, 46 * em)

    def done(self, result: int) -> None:
        """Esc and closing alike store the size."""
        self._preferences.store_layout(_LAYOUT, self.saveGeometry())
        self._preferences.store_layout(_SPLIT, self._split.saveState())
        super().done(result)
