"""The numbers of a comparison, and their table, which is scrolled without space; ratios go first."""

from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QStyleOptionViewItem

from solver_core.cover import SearchBase
from solver_core.cover.replay.statistics import Tally
from solver_core.sudoku.backtracking import BacktrackSearch
from sudoku_gui.features.comparison import text as words
from sudoku_gui.player.comparison import RunTotals
from sudoku_gui.render.fonts import RIGHT, bold, write
from sudoku_gui.render.shapes import draw_with, pointer
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.pointed_table import PointedTable
from sudoku_gui.widgets.row_delegate import DrawingDelegate, has_keyboard, paint_edges
from sudoku_gui.widgets.row_table import ROW_ROLE, Index, RowTable
from sudoku_gui.wording.foreign import as_tip

NAME, ALL_HERE, ALL_THERE, ALL_RATIO, HERE, THERE, RATIO = range(7)

CELL_ROLE: Final = ROW_ROLE + 1  # the `ComparisonCell`
ROWS = ("events", "decisions", "guesses", "dead_ends", "solutions", "depth", "updates", "first_solution")


@dataclass(frozen=True, slots=True)
class RunNumbers:
    """The numbers of one of the two searches compared: so far, and in its complete run."""

    tally: Tally  # up to where it stands
    total: RunTotals | None  # its complete run, as far as it is known
    has_links: bool = True  # whether it has nodes that can be updated

    @property
    def is_complete(self) -> bool:
        return self.total is not None and self.total.is_complete

    def so_far(self, name: str) -> int | None:
        """The number up to where the search stands; None where nothing is counted."""
        return None if name == "first_solution" else self._count(name, self.tally)

    def in_total(self, name: str) -> int | None:
        """The number of the complete run; None where nothing is known or counted."""
        if self.total is None:
            return None
        if name == "first_solution":
            return self.total.first_solution
        return self._count("deepest" if name == "depth" else name, self.total.tally)

    def _count(self, name: str, tally: Tally) -> int | None:
        if name == "updates" and not self.has_links:
            return None
        count: int = getattr(tally, name)
        return count


def side(search: SearchBase, total: RunTotals | None) -> RunNumbers:
    return RunNumbers(search.tally, total, has_links=not isinstance(search, BacktrackSearch))


@dataclass(frozen=True, slots=True)
class ComparisonCell:
    """The contents of one cell; smaller is a number that is certain to be, of two complete runs."""

    text: str
    is_smaller: bool = False


Cells = tuple[ComparisonCell, ...]


def rows(here: RunNumbers, there: RunNumbers) -> list[Cells]:
    return [_cells(name, (here, there)) for name in ROWS]


def _cells(name: str, sides: tuple[RunNumbers, RunNumbers]) -> Cells:
    totals, counts = [side.in_total(name) for side in sides], [side.so_far(name) for side in sides]
    final = [side.is_complete or name == "first_solution" for side in sides]
    known = [total for total in totals if total is not None]
    # What is not final may still become the larger one; of solutions none is better.
    smaller = min(known) if len(set(known)) == 2 and name != "solutions" else None
    complete = [
        ComparisonCell(
            words.count(total, is_complete=is_final), is_final and total is not None and total == smaller
        )
        for total, is_final in zip(totals, final, strict=True)
    ]
    return (
        ComparisonCell(words.row(name)[0]),
        *complete,
        ComparisonCell(words.ratio(*totals) if all(side.is_complete for side in sides) else ""),
        *(ComparisonCell("" if name == "first_solution" else words.count(count)) for count in counts),
        ComparisonCell(words.ratio(*counts)),
    )


class ComparisonModel(RowTable[Cells]):
    """A row for each thing that is counted; empty while nothing is compared."""

    columns = 7

    def cell(self, row: Cells, index: Index, role: int) -> Any:
        cell = row[index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return cell.text
            case Qt.ItemDataRole.AccessibleTextRole:
                spoken = translate("comparison numbers", "{count}, the smaller one")
                return spoken.format(count=cell.text) if cell.is_smaller else cell.text
            case Qt.ItemDataRole.ToolTipRole:
                return as_tip(words.row(ROWS[index.row()])[1])
            case Qt.ItemDataRole.TextAlignmentRole if index.column() != NAME:
                return RIGHT
        return cell if role == CELL_ROLE else None

    def header(self, section: int) -> tuple[str, str]:
        return words.header(section)


_PAD: Final = 5
_SIGN: Final = 0.55  # width of the triangle, in heights of the text
_USUAL: Final = 99_999  # a number for which there is always space
_NAMES: Final = 0.4  # how much of a narrow table names take at the most


class ComparisonTable(PointedTable):
    """The table view of the comparison, on a `ComparisonModel`."""

    own_keys = ()

    def __init__(self, model: ComparisonModel, theme: Theme) -> None:
        title = self.tr("Numbers of both searches")
        description = self.tr(
            "Complete runs first, then both up to their positions. A triangle marks the smaller number of "
            "two complete runs."
        )
        super().__init__("comparison_table", title, description, model)
        self._widths: list[int] = []
        self.delegate = ComparisonDelegate(theme, self)
        self.setItemDelegate(self.delegate)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.horizontalHeader().setDefaultAlignment(RIGHT)
        model.modelReset.connect(self.fit)
        model.dataChanged.connect(self._widen)

    @property
    def full_height(self) -> int:
        """The height at which nothing need be scrolled."""
        rows = len(ROWS) * self.verticalHeader().defaultSectionSize()
        return rows + self.horizontalHeader().sizeHint().height() + 2 * self.frameWidth()

    def fit(self) -> None:
        model = self.model()
        self._widths = [
            self._needed(section, [model.index(row, section).data() for row in range(model.rowCount())])
            for section in range(model.columnCount())
        ]
        super().fit()

    def _needed(self, section: int, texts: list[str]) -> int:
        """The width that the longest of these texts, a usual number or the heading takes in a column."""
        metrics = QFontMetrics(bold(self.font()))
        is_number = section not in {NAME, RATIO, ALL_RATIO}
        usual = [words.header(section)[0], words.count(_USUAL) if is_number else ""]
        sign = round(_SIGN * metrics.height()) + _PAD if is_number else 0
        return max(map(metrics.horizontalAdvance, texts + usual)) + 2 * _PAD + 2 + sign

    def _widen(self, first: QModelIndex, last: QModelIndex) -> None:
        """Make columns wider for larger numbers, and never narrower, so that nothing jumps."""
        widths = list(self._widths)
        for section in range(first.column(), last.column() + 1):
            needed = self._needed(section, [first.siblingAtColumn(section).data()])
            widths[section] = max(widths[section], needed)
        if widths != self._widths:
            self._widths = widths
            self.share_width()

    def share_width(self) -> None:
        """Share the width: without space for all, hide the ratio so far, then the other; complete runs stay."""
        space, widths = self.viewport().width(), list(self._widths)
        if not widths:
            return
        for section in (RATIO, ALL_RATIO):
            self.setColumnHidden(section, sum(widths) > space)
            if self.isColumnHidden(section):
                widths[section] = 0
        if sum(widths) > space:
            widths[NAME] = min(widths[NAME], round(_NAMES * space))
            widths[ALL_HERE] = widths[ALL_THERE] = (space - widths[NAME]) // 2
        shown = [section for section, width in enumerate(widths) if width]
        spare = min(max(0, space - sum(widths)) // len(shown), 2 * self.fontMetrics().height())
        for section in shown:
            self.setColumnWidth(section, widths[section] + spare)

    # --- Qt ---------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(40 * self.fontMetrics().averageCharWidth(), self.full_height)

    def minimumSizeHint(self) -> QSize:
        header = self.horizontalHeader().sizeHint().height()
        return QSize(6 * self.fontMetrics().height(), header + self.row_height)


class ComparisonDelegate(DrawingDelegate):
    """Paints a triangle that points down before the smaller number of two complete runs."""

    def draw(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one cell; the table has seen to it that numbers fit."""
        theme, rect, section = self.theme, option.rect, index.column()
        painter.fillRect(rect, theme.paper)
        if section == HERE:
            painter.setPen(QPen(theme.thin_line, 1))
            painter.drawLine(rect.topLeft(), rect.bottomLeft())
        if has_keyboard(option):
            paint_edges(painter, option.rect, theme.selection, 2)
        cell: ComparisonCell = index.data(CELL_ROLE)
        space = QRectF(rect).adjusted(_PAD, 0, -_PAD, 0)
        if cell.is_smaller:
            painter.setFont(bold(option.font))
        painter.setPen(theme.candidate if section == NAME else theme.ink)
        if section == NAME:
            write(painter, space, cell.text)
        elif cell.text:
            painter.drawText(space, RIGHT, cell.text)
            if cell.is_smaller:
                self._paint_sign(painter, space, cell.text)

    def _paint_sign(self, painter: QPainter, space: QRectF, text: str) -> None:
        metrics = QFontMetricsF(painter.font())
        width = _SIGN * metrics.height()
        right = space.right() - metrics.horizontalAdvance(text) - _PAD
        if right - width < space.left() - _PAD:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_with(painter, fill=self.theme.solution)
        top = space.center().y() - 0.3 * width
        tip = QPointF(right - width / 2, top + 0.7 * width)
        painter.drawPolygon(pointer(tip, QPointF(0, -0.7 * width), width / 2))
