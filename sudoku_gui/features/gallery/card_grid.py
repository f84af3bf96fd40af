"""The cards of the gallery: a grid of pictures and names; pictures are made one after the other."""

from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QListView

from solver_core.problems import gallery
from solver_core.problems.families import FAMILIES, Family, Posed
from solver_core.problems.parameters import defaults
from sudoku_gui.features.gallery import paint
from sudoku_gui.features.gallery.estimating import made
from sudoku_gui.player.job import Job, Steps, beside
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.pane import FontFollower
from sudoku_gui.widgets.row_table import Index, TableModel
from sudoku_gui.wording.foreign import as_tip
from sudoku_gui.wording.gallery import card_of

SIDE: Final = 104
"""Of a picture, in pixels."""
_ROW: Final = Qt.ItemDataRole


class CardModel(TableModel):
    """One row a family; a picture appears once it is painted."""

    def __init__(self, theme: Theme, ratio: float, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.families: tuple[Family, ...] = tuple(FAMILIES.values())
        self._ratio = ratio
        self._blank = QPixmap(SIDE, SIDE)
        self._blank.fill(Qt.GlobalColor.transparent)
        self._pictures: dict[int, QIcon] = {}
        self._solved: dict[int, tuple[Posed, tuple[int, ...]]] = {}
        self._job = Job(self)
        self.use_theme(theme)

    def use_theme(self, theme: Theme) -> None:
        self._job.start(self._painting(theme), replace=True)

    def stop(self) -> None:
        self._job.cancel()

    def _painting(self, theme: Theme) -> Steps[None]:
        for row, family in enumerate(self.families):
            if row not in self._solved:
                sample = gallery.sample_id(family.id, defaults(family.parameters))
                posed = yield from beside(partial(made, sample))
                self._solved[row] = posed, (yield from paint.finding(family, posed))
            posed, solution = self._solved[row]
            yield row / len(self.families)
            icon = QIcon()
            pixmap = paint.picture(SIDE, self._ratio, posed, solution, theme)
            for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):
                icon.addPixmap(pixmap, mode)
            self._pictures[row] = icon
            self.dataChanged.emit(self.index(row, 0), self.index(row, 0), [_ROW.DecorationRole])

    # --- what it answers --------------------------------------------------------------------------

    def length(self) -> int:
        return len(self.families)

    def content(self, index: Index, role: int) -> object:
        card = card_of(self.families[index.row()].id)
        if role in {_ROW.DisplayRole, _ROW.AccessibleTextRole}:
            return translate("gallery", card.name)
        if role == _ROW.AccessibleDescriptionRole:
            return translate("gallery", card.sentence)
        if role == _ROW.ToolTipRole:
            return as_tip(translate("gallery", card.sentence))
        if role == _ROW.DecorationRole:
            return self._pictures.get(index.row(), self._blank)
        return None


class CardGrid(FontFollower, QListView):
    """Cards in a grid that wraps; arrow keys move, letters jump to names, Enter activates."""

    def __init__(self, model: CardModel) -> None:
        super().__init__()
        self.setObjectName("gallery_cards")
        self.setAccessibleName(translate("gallery", "Problems"))
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setIconSize(QSize(SIDE, SIDE))
        self.setWordWrap(True)
        self.setSpacing(4)
        self.setModel(model)
        self.fit_font()

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
