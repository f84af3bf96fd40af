"""The cards of the gallery: a grid of pictures and names; pictures are made one after the other."""

from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QListView, QListWidget, QListWidgetItem

from solver_core.problems import gallery
from solver_core.problems.families import FAMILIES, Posed
from solver_core.problems.parameters import defaults
from sudoku_gui.features.gallery import paint
from sudoku_gui.features.gallery.estimating import made
from sudoku_gui.player.job import Job, Steps, beside
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import Texts
from sudoku_gui.widgets.pane import FontFollower, Themed
from sudoku_gui.wording.foreign import as_tip
from sudoku_gui.wording.gallery import card_of

tr = Texts("gallery")

SIDE: Final = 104
"""Of a picture, in pixels."""


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
        """Paint no more pictures."""
        self._job.cancel()

    def _painting(self, theme: Theme) -> Steps[None]:
        for row, family in enumerate(self.families):
            if row == len(self._solved):
                sample = gallery.sample_id(family.id, defaults(family.parameters))
                posed = yield from beside(partial(made, sample))
                self._solved.append((posed, (yield from paint.finding(family, posed))))
            yield row / len(self.families)
            pixmap, icon = paint.picture(SIDE, self.devicePixelRatioF(), *self._solved[row], theme), QIcon()
            for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):
                icon.addPixmap(pixmap, mode)
            self.item(row).setIcon(icon)

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
