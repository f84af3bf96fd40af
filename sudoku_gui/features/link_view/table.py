"""The table of links: a row for each visible header and node, with the neighbours by its own links."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import QStyleOptionViewItem

from solver_core.cover import Problem, RepeatSearch, Search
from solver_core.cover.explain.neighbours import Element, Way, neighbours
from sudoku_gui.features.link_view import text as words
from sudoku_gui.features.link_view.model import LinkLook, target_of
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.render.fonts import LEFT, RIGHT, bold, option_within, write
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.pointed_table import PointedTable
from sudoku_gui.widgets.row_delegate import DrawingDelegate
from sudoku_gui.widgets.row_table import Index, RowTable
from sudoku_gui.wording.foreign import as_tip
from sudoku_gui.wording.names import number

NAME, UP, DOWN, SIZE = 0, 3, 4, 5
WAYS: Final = (Way.LEFT, Way.RIGHT, Way.UP, Way.DOWN)  # in the columns between name and size
ROW_ROLE: Final = Qt.ItemDataRole.UserRole
TARGET_ROLE: Final = Qt.ItemDataRole.UserRole + 1


@dataclass(frozen=True, slots=True)
class LinkRow:
    """A header, a node or the root."""

    problem: Problem
    cells: tuple[Element, ...]  # itself, and where it points to the left, right, up and down
    target: Target | None
    # its name, where it points to the left, right, up and down, and a header's size; "" for none
    texts: tuple[str, ...]
    sentence: str  # the same in words
    is_out: bool = False  # whether no link leads to it
    is_newest: bool = False  # whether the latest event is about it

    @property
    def element(self) -> Element:
        return self.cells[NAME]

    def text_within(self, section: int, font: QFont, width: float) -> str:
        """The text of a cell; where it is too long, only the name of the option is shorter."""
        text, problem, measured = self.texts[section], self.problem, QFontMetricsF(font).horizontalAdvance
        if section == SIZE or measured(text) <= width:
            return text
        space = width - measured(self.tail(section))
        return words.short(problem, self.cells[section], lambda it: option_within(problem, it, font, space))

    def tail(self, section: int) -> str:
        """The text beside the option's name in a cell, which is never cut."""
        return words.short(self.problem, self.cells[section], lambda _: "")


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
    """The roots, the headers and the nodes of a picture, column by column; the search stands where it was made."""
    problem, out = look.problem, {box.element for box in look.boxes if box.depth}
    sizes = {box.element: number(box.size) for box in look.boxes if not box.element.is_node}
    # The headers come first among the boxes, and the nodes of a column in its order.
    order = sorted((box.element for box in look.boxes), key=lambda it: it.item)
    found = []
    for it in (*look.roots, *order):
        ends = neighbours(search, it)
        cells = it, *(words.end(problem, ends[way], way) for way in WAYS)
        found.append(
            LinkRow(
                problem,
                cells,
                target_of(it, problem),
                (*(words.short(problem, one) for one in cells), sizes.get(it, "")),
                words.four_links(problem, it, ends),
                is_out=it in out,
                is_newest=it == look.newest,
            )
        )
    return found


_PAD: Final = 5
_LETTERS: Final = 7  # that are always shown of an option's name
_LOWEST: Final = 0.9  # the height of a row at least, in heights of its text


class LinkTable(PointedTable):
    """Shows a `LinkTableModel`; what is out is paler and struck, the latest event's row bold."""

    target_role = TARGET_ROLE
    own_keys = ()

    def __init__(self, model: LinkTableModel, selection: Selection, theme: Theme) -> None:
        super().__init__("link_table", *words.table_title(), model, selection=selection)
        self._links = model
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setHorizontalScrollMode(LinkTable.ScrollMode.ScrollPerPixel)
        self.delegate = LinkDelegate(theme, self)
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

    @property
    def row_height(self) -> int:
        """Rows are a little lower where all of them are in sight then."""
        count, em = max(1, self._links.rowCount()), self.fontMetrics().height()
        fitting = self.viewport().height() // count
        return min(fitting, super().row_height) if fitting >= _LOWEST * em else super().row_height

    def needed(self) -> tuple[list[int], list[int]]:
        """How wide the columns must be for all texts, and at least: with names of options cut short."""
        metrics, rows = QFontMetrics(bold(self.font())), self._links.rows

        def width(texts: Iterable[str]) -> int:
            return max(map(metrics.horizontalAdvance, texts), default=0) + 2 * _PAD

        headings = enumerate(heading for heading, _ in words.table_headings())
        most = [width([heading, *(row.texts[at] for row in rows)]) for at, heading in headings]
        least, letters = list(most), _LETTERS * metrics.averageCharWidth()
        for at in (NAME, UP, DOWN):
            least[at] = min(most[at], width(row.tail(at) for row in rows if row.cells[at].is_node) + letters)
        return most, least

    def share_width(self) -> None:
        """Names of options have what the others leave; where even short ones have no space, the table scrolls."""
        most, least = self.needed()
        spare = max(0, min(self.viewport().width(), sum(most)) - sum(least))
        wanted = max(1, sum(most) - sum(least))
        for section, (full, short) in enumerate(zip(most, least, strict=True)):
            self.setColumnWidth(section, short + (full - short) * min(spare, wanted) // wanted)

    # --- Qt ---------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().height() != event.size().height():
            self.verticalHeader().setDefaultSectionSize(self.row_height)


class LinkDelegate(DrawingDelegate):
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
        text = row.text_within(index.column(), font, rect.width())
        write(painter, rect, text, RIGHT if index.column() == SIZE else LEFT)
