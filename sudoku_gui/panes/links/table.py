"""The table of links beside their picture."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem

from sudoku_gui.panes.links import text as words
from sudoku_gui.panes.links.table_model import NAME, ROW_ROLE, SIZE, TARGET_ROLE, LinkRow, LinkTableModel
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.render.fonts import LEFT, RIGHT, write
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.pointed_table import PointedTable
from sudoku_gui.widgets.row_delegate import PaintedRow
from sudoku_gui.widgets.row_table import Index

_PAD: Final = 5


class LinkTable(PointedTable):
    """Shows a `LinkTableModel`; what is out is paler and struck, the latest event's row bold."""

    target_role = TARGET_ROLE
    own_keys = ()

    def __init__(self, model: LinkTableModel, selection: Selection, theme: Theme) -> None:
        super().__init__("link_table", *words.table_title(), model, selection=selection)
        self._links = model
        self.delegate = LinkTableRow(theme, self)
        self.setItemDelegate(self.delegate)
        model.modelReset.connect(self.fit)

    def follow(self) -> None:
        """Bring the latest event in sight."""
        self.highlight()
        newest = next((at for at, row in enumerate(self._links.rows) if row.is_newest), None)
        if newest is not None and not self.hasFocus():
            self.scrollTo(self._links.index(newest, NAME))

    def highlighted_rows(self, target: Target) -> frozenset[int]:
        """The one that is pointed at; of an option all its nodes."""
        return frozenset(at for at, row in enumerate(self._links.rows) if _is_meant(row, target))

    def share_width(self) -> None:
        """Each column what its texts need or, without space, its part of that; the size always has its digits."""
        metrics, rows = self.fontMetrics(), self._links.rows
        size = metrics.horizontalAdvance("000") + 2 * _PAD
        space = max(1, self.viewport().width() - size)
        needed = [
            max((metrics.horizontalAdvance(row.texts[section]) for row in rows), default=1) + 2 * _PAD
            for section in range(SIZE)
        ]
        self.setColumnWidth(SIZE, size)
        for section, width in enumerate(needed):
            self.setColumnWidth(section, max(1, width * space // sum(needed)))


def _is_meant(row: LinkRow, target: Target) -> bool:
    if row.target is None:
        return False
    if target.item is not None:
        return row.target == target
    return row.target.option == target.option


class LinkTableRow(PaintedRow):
    """The delegate of the table."""

    def draw(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: LinkRow = index.data(ROW_ROLE)
        theme = self.theme
        is_header = row.element.option is None
        painter.fillRect(option.rect, theme.house_shade if is_header else theme.paper)
        self.paint_pointed(painter, option, index.row())
        font = QFont(option.font)
        font.setBold(row.is_newest)
        font.setStrikeOut(row.is_out and index.column() == NAME)
        painter.setFont(font)
        painter.setPen(theme.candidate if row.is_out else theme.ink)
        rect = QRectF(option.rect).adjusted(_PAD, 0, -_PAD, 0)
        write(painter, rect, index.data(), RIGHT if index.column() == SIZE else LEFT)
