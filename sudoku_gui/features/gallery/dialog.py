"""The gallery: cards on one side, the one that is chosen on the other."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QWidget

from solver_core.cover import Goal, ProblemError, Rule
from solver_core.problems import gallery
from sudoku_gui.document.preferences import Preferences
from sudoku_gui.features.gallery.card_grid import CardGrid
from sudoku_gui.features.gallery.details_panel import DetailsPanel
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import Texts
from sudoku_gui.widgets.boxes import row
from sudoku_gui.widgets.buttons import dialog_button
from sudoku_gui.widgets.dialog import Dialog, ThemedWindow, show_one

tr = Texts("gallery")

_GAP = 12
_CHOSEN = "gallery"  # the preference with the problem that was watched last


class GalleryDialog(Dialog):
    """Cards, and beside them the problem that is chosen, at first this sample; estimates are for searches by this rule.

    Signals:
        watch_requested: the sample of this id should be watched, looking for this goal.
    """

    watch_requested = Signal(str, object)
    usual = 160, 42

    def __init__(self, parent: QWidget | None, theme: Theme, rule: Rule, sample: str = "") -> None:
        super().__init__(parent, "gallery", tr("Gallery"))
        self.grid = CardGrid(theme)
        families, first = self.grid.families, 0
        self.details = DetailsPanel(theme, rule, families[0])
        try:
            family, values = gallery.parsed(sample)
        except ProblemError:
            pass
        else:
            self.details.set_values(family.id, values)
            first = families.index(family)
        self._watch = dialog_button("gallery_watch", tr("&Watch"), self._request)
        self._watch.setDefault(True)
        self.details.ready_changed.connect(lambda: self._watch.setEnabled(self.details.is_ready))
        sides = row(self.grid, self.details, spacing=_GAP, stretch=(1, 1))
        self.lay_out(sides, self.button_box(self._watch), stretch=(1,))
        self.grid.currentRowChanged.connect(lambda at: self.details.show_family(families[at]))
        self.grid.activated.connect(self._request)
        self.grid.setCurrentRow(first)
        self.grid.setFocus()
        self.fit_screen()

    def _request(self) -> None:
        if self.details.is_ready:
            sample, goal = self.details.sample, self.details.goal
            self.accept()
            self.watch_requested.emit(sample, goal)

    # --- Qt -----------------------------------------------------------------------------------------

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.details.stop()
        self.grid.stop()


def show_gallery(
    window: ThemedWindow, preferences: Preferences, watch: Callable[[str, Goal], object]
) -> None:
    """Bring the gallery to the front, at first with the problem that was watched last."""

    def begin(sample: str, goal: Goal) -> None:
        preferences[_CHOSEN] = sample
        watch(sample, goal)

    def build() -> GalleryDialog:
        dialog = GalleryDialog(window, window.theme, Rule(preferences["rule"]), preferences[_CHOSEN])
        dialog.watch_requested.connect(begin)
        return dialog

    show_one(window, GalleryDialog, build)
