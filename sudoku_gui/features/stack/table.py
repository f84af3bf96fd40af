"""The levels of the stack, worked by keys and mouse; the newest stays in sight."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QModelIndex, QRectF, Signal
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QStyleOptionViewItem

from solver_core.cover import Problem
from sudoku_gui.features.stack import paint
from sudoku_gui.features.stack import text as words
from sudoku_gui.features.stack.model import (
    COLUMNS,
    DEPTH,
    ENTRY_ROLE,
    ITEM,
    KIND,
    OPTION,
    SIZE,
    TARGET_ROLE,
    TURN,
    LevelKind,
    StackEntry,
    StackModel,
)
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.render.fonts import LEFT, RIGHT, write
from sudoku_gui.render.shapes import Sign
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.legend import LegendTable
from sudoku_gui.widgets.row_delegate import PaintedRow
from sudoku_gui.widgets.row_table import Index
from sudoku_gui.widgets.shortcut_override import WALKING
from sudoku_gui.wording.names import item_name, option_name

_PAD: Final = 5
_NAME: Final = 18  # letters of an item or an option that have space before other columns have
_MEASURED: Final = 50  # options whose names are measured


class StackTable(LegendTable):
    """Shows a `StackModel`.

    Signals:
        decision_requested: go to where a level was decided; with the depth of the options chosen before it.
    """

    decision_requested = Signal(int)
    line_height = 1.35
    target_role = TARGET_ROLE
    pins_on_click = False
    stretched = OPTION

    def __init__(self, stack: StackModel, selection: Selection, theme: Theme) -> None:
        title = translate("stack", "Stack")
        description = translate(
            "stack",
            "A click or Enter on a line goes to where its column was chosen. K shows what the signs mean.",
        )
        super().__init__("stack_table", title, description, stack, selection=selection)
        self._stack = stack
        self._problem: Problem | None = None
        self._is_browsing = False
        self.delegate = StackRow(theme, self)
        self.setItemDelegate(self.delegate)
        self.clicked.connect(self.act)
        self._show_empty_text()

    def follow(self, problem: Problem | None) -> None:
        """Bring the newest level in sight, unless the user walks through the others."""
        if problem is not self._problem:
            self._problem, self._is_browsing = problem, False
            self._show_empty_text()
            self.fit()
        self.highlight()
        present = self._stack.present
        self._is_browsing = self._is_browsing and self.hasFocus() and self.currentIndex().isValid()
        if present.isValid() and not self._is_browsing:
            self.setCurrentIndex(present)
            self.scrollTo(present)

    def _show_empty_text(self) -> None:
        is_empty = self._problem is None
        self.empty_text = self.tr("Watch a search to see the options chosen.") if is_empty else ""

    def highlighted_rows(self, target: Target) -> frozenset[int]:
        """The levels whose option is pointed at or covers the item that is, and the one about to be decided for it."""
        if self._problem is None:
            return frozenset()
        options = target.options(self._problem)
        return frozenset(
            row
            for row, entry in enumerate(self._stack.rows)
            if entry.option in options or (entry.option is None and entry.item == target.item)
        )

    def legend_entries(self) -> list[tuple[Sign, str]]:
        return paint.legend_entries(self.font())

    def act(self, index: QModelIndex) -> None:
        if index.isValid():
            self._is_browsing = False
            self.decision_requested.emit(index.row())

    def share_width(self) -> None:
        """Share the width: without space hide the size, then words beside signs, then turns."""
        metrics, width = self.fontMetrics(), self.viewport().width()
        widths, (items, options) = _widths(metrics), self._widths_of_names(metrics)
        most = _NAME * metrics.averageCharWidth()
        space = width - min(items, most) - min(options, most)
        self.setColumnHidden(SIZE, sum(widths.values()) > space)
        if self.isColumnHidden(SIZE):
            del widths[SIZE]
        if sum(widths.values()) > space:
            short = _widest(metrics, [words.short_kind(LevelKind.GUESS.name, 10)]) + _beside_sign(metrics)
            widths[KIND] = max(short, _widest(metrics, [_heading(KIND)]))
        self.setColumnHidden(TURN, sum(widths.values()) > space)
        if self.isColumnHidden(TURN):
            del widths[TURN]
        space = width - sum(widths.values())
        widths[ITEM] = min(items, max(space - options, space // 2))
        for section, needed in widths.items():
            self.setColumnWidth(section, needed)

    def _widths_of_names(self, metrics: QFontMetrics) -> tuple[int, int]:
        items, options = [_heading(ITEM)], [_heading(OPTION)]
        if (problem := self._problem) is not None:
            items += [item_name(problem, item) for item in range(len(problem.names))]
            options += [
                option_name(problem, option) for option in range(min(_MEASURED, len(problem.options)))
            ]
        return _widest(metrics, items), _widest(metrics, options)

    # --- Qt ---------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.key() in WALKING:
            self._is_browsing = self.currentIndex().row() != self._stack.present.row()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not self._is_browsing and self._stack.present.isValid():
            self.scrollTo(self._stack.present)


def _widest(metrics: QFontMetrics, texts: Iterable[str]) -> int:
    return max(map(metrics.horizontalAdvance, texts)) + 2 * _PAD


def _heading(section: int) -> str:
    return words.heading(COLUMNS[section].name)[0]


def _widths(metrics: QFontMetrics) -> dict[int, int]:
    """What the columns need whose texts are known."""
    texts = {section: texts for section, column in enumerate(COLUMNS) if (texts := column.widest())}
    widths = {section: _widest(metrics, (*shown, _heading(section))) for section, shown in texts.items()}
    widths[DEPTH] = max(widths[DEPTH], _widest(metrics, texts[DEPTH]) + metrics.height())
    widths[KIND] += _beside_sign(metrics)
    return widths


def _beside_sign(metrics: QFontMetrics) -> int:
    """What the sign of a kind needs."""
    return round(0.5 * StackTable.line_height * metrics.height()) + 2 * _PAD


class StackRow(PaintedRow):
    """Paints a cell of the table."""

    def draw(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        entry: StackEntry = index.data(ENTRY_ROLE)
        section, is_present = index.column(), index.row() == index.model().rowCount() - 1
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(option.rect, self.theme.same_digit if is_present else self.theme.paper)
        self.paint_pointed(painter, option, index.row())
        rect = QRectF(option.rect).adjusted(_PAD, 0, -_PAD, 0)
        if is_present and section == DEPTH:
            paint.paint_arrow(painter, rect, self.theme)
        if section == KIND:
            side = 0.5 * rect.height()
            sign = QRectF(rect.left(), rect.center().y() - side / 2, side, side)
            paint.paint_sign(painter, sign, entry.kind, self.theme)
            rect.adjust(side + _PAD, 0, 0, 0)
        is_coloured = section in {OPTION, KIND} and entry.option is not None
        painter.setPen(paint.colour(entry.kind, self.theme) if is_coloured else self.theme.ink)
        text = index.data()
        if section == KIND and QFontMetricsF(option.font).horizontalAdvance(text) > rect.width():
            # Beside the sign, a fragment of a word says less than the sign alone.
            text = words.short_kind(entry.kind.name, entry.guess)
        write(painter, rect, text, RIGHT if section in {DEPTH, SIZE} else LEFT)
