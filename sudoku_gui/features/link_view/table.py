"""The table of links: a row for each visible header and node, with the neighbours by its own links."""

from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem

from solver_core.cover import RepeatSearch, Search
from solver_core.cover.explain.neighbours import ROOT, Element, Way, neighbours
from sudoku_gui.features.link_view import text as words
from sudoku_gui.features.link_view.model import LinkLook, target_of
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.render.fonts import LEFT, RIGHT, write
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.pointed_table import PointedTable
from sudoku_gui.widgets.row_delegate import PaintedRow
from sudoku_gui.widgets.row_table import Index, RowTable
from sudoku_gui.wording.foreign import as_tip
from sudoku_gui.wording.names import number

NAME, SIZE = 0, 5
WAYS: Final = (Way.LEFT, Way.RIGHT, Way.UP, Way.DOWN)  # in the columns between name and size
ROW_ROLE: Final = Qt.ItemDataRole.UserRole
TARGET_ROLE: Final = Qt.ItemDataRole.UserRole + 1


@dataclass(frozen=True, slots=True)
class LinkRow:
    """A header, a node or the root."""

    element: Element
    target: Target | None
    # its name, where it points to the left, right, up and down, and a header's size; "" for none
    texts: tuple[str, ...]
    sentence: str  # the same in words
    is_out: bool = False  # whether no link leads to it
    is_newest: bool = False  # whether the latest event is about it


class LinkTableModel(RowTable[LinkRow]):
    """The Qt model of the table of links."""

    columns = 6

    def key(self, row: LinkRow) -> Element:
        return row.element

    def header(self, section: int) -> tuple[str, str]:
        return words.table_headings()[section]

    def cell(self, row: LinkRow, index: Index, role: int) -> Any:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.texts[index.column()]
            case Qt.ItemDataRole.AccessibleTextRole | Qt.ItemDataRole.ToolTipRole:
                return as_tip(row.sentence) if role == Qt.ItemDataRole.ToolTipRole else row.sentence
        return {ROW_ROLE: row, TARGET_ROLE: row.target}.get(role)


def rows(search: Search | RepeatSearch, look: LinkLook) -> list[LinkRow]:
    """The root, the headers and the nodes of a picture, column by column; the search stands where it was made."""
    problem, out = look.problem, {box.element for box in look.boxes if box.depth}
    sizes = {box.element: number(box.size) for box in look.boxes if not box.element.is_node}
    # The headers come first among the boxes, and the nodes of a column in its order.
    order = sorted((box.element for box in look.boxes), key=lambda it: it.item)
    found = []
    for it in (ROOT, *order):
        ends = neighbours(search, it)
        links = [words.short_end(problem, ends[way], way) for way in WAYS]
        found.append(
            LinkRow(
                it,
                target_of(it, problem),
                (words.short(problem, it), *links, sizes.get(it, "")),
                words.four_links(problem, it, ends),
                is_out=it in out,
                is_newest=it == look.newest,
            )
        )
    return found


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
        """The row of the target; all nodes of an option."""
        targets = ((at, row.target) for at, row in enumerate(self._links.rows) if row.target is not None)
        if target.item is not None:
            return frozenset(at for at, its in targets if its == target)
        return frozenset(at for at, its in targets if its.option == target.option)

    def share_width(self) -> None:
        """Share the width: each column gets what it needs or, without space, a part; the size shows all digits."""
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


class LinkTableRow(PaintedRow):
    """Paints a row of the table of links; what has just changed is tinted."""

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
