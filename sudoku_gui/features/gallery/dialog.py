"""The gallery: cards on one side, the one that is chosen on the other."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QIcon, QPixmap
from PySide6.QtWidgets import QListView, QListWidget, QListWidgetItem, QWidget

from solver_core.cover import Goal, ProblemError, Rule
from solver_core.problems import gallery
from solver_core.problems.families import FAMILIES, Posed
from solver_core.problems.parameters import defaults
from sudoku_gui.document.preferences import Preferences
from sudoku_gui.features.gallery import paint
from sudoku_gui.features.gallery.details_panel import DetailsPanel
from sudoku_gui.features.gallery.estimator import made
from sudoku_gui.player.job import Job, Work, beside
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import Texts
from sudoku_gui.widgets.boxes import row
from sudoku_gui.widgets.buttons import dialog_button
from sudoku_gui.widgets.dialog import Dialog, ThemedWindow, show_one
from sudoku_gui.widgets.pane import FontFollower, Themed
from sudoku_gui.wording.foreign import as_tip
from sudoku_gui.wording.gallery import card_of

SIDE: Final = 104
"""The side of a picture in pixels."""


class CardGrid(Themed, FontFollower, QListWidget):
    """A card for each family, in a grid that wraps; arrow keys move, letters jump to names, Enter activates."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.families = tuple(FAMILIES.values())
        self._solved: list[tuple[Posed, tuple[int, ...]]] = []
        self._job = Job(self)
        self.setObjectName("gallery_cards")
        self.setAccessibleName(tr("Problems"))
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setIconSize(QSize(SIDE, SIDE))
        self.setWordWrap(True)
        self.setSpacing(4)
        blank = QPixmap(SIDE, SIDE)
        blank.fill(Qt.GlobalColor.transparent)
        for family in self.families:
            card = card_of(family.id)
            item = QListWidgetItem(QIcon(blank), tr(card.name), self)
            item.setToolTip(as_tip(tr(card.sentence)))
            item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, tr(card.sentence))
        self.fit_font()
        self.use_theme(theme)

    def use_theme(self, theme: Theme) -> None:
        super().use_theme(theme)
        self._job.start(self._painting(theme), replace=True)

    def stop(self) -> None:
        self._job.cancel()

    def _painting(self, theme: Theme) -> Work[None]:
        for number, family in enumerate(self.families):
            if number == len(self._solved):
                sample = gallery.write_id(family.id, defaults(family.parameters))
                posed = yield from beside(partial(made, sample))
                self._solved.append((posed, (yield from paint.finding(family, posed))))
            yield number / len(self.families)
            pixmap, icon = (
                paint.picture(SIDE, self.devicePixelRatioF(), *self._solved[number], theme),
                QIcon(),
            )
            for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):
                icon.addPixmap(pixmap, mode)
            self.item(number).setIcon(icon)

    def fit_font(self) -> None:
        lines = self.fontMetrics().lineSpacing()
        self.setGridSize(QSize(max(SIDE + 28, 9 * lines), SIDE + 3 * lines))

    # --- Qt ---------------------------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        grid = self.gridSize()
        return QSize(grid.width() + 30, grid.height())

    def sizeHint(self) -> QSize:
        grid = self.gridSize()
        return QSize(3 * grid.width() + 30, 4 * grid.height())


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
            family, values = gallery.read_id(sample)
        except ProblemError:
            pass  # what is watched is not of the gallery: its first family is shown
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
