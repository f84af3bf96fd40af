"""The levels of the stack, worked by keys and mouse; the newest stays in sight."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QModelIndex, QPersistentModelIndex, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QStyleOptionViewItem

from solver_core.cover import Problem
from sudoku_gui.panes.stack import paint as stack
from sudoku_gui.panes.stack import text as words
from sudoku_gui.panes.stack.model import (
    DEPTH,
    FRAME_ROLE,
    ITEM,
    KIND,
    OPTION,
    PRESENT_ROLE,
    SIZE,
    TARGET_ROLE,
    TURN,
    Frame,
    Kind,
    StackModel,
)
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.pointed_table import PointedTable, RowDelegate
from sudoku_gui.widgets.row_paint import paint_pointed
from sudoku_gui.widgets.shortcut_override import WALKING
from sudoku_gui.wording.names import item_name, number, option_name

_PAD: Final = 5
_NUMBERS: Final = (DEPTH, SIZE)
_CENTRE: Final = Qt.AlignmentFlag.AlignVCenter
_DEEP: Final = 99
_MANY: Final = 99
_NAME: Final = 18
"""Letters of an item or an option that have space, if it needs them, before other columns have."""
_LOOK: Final = 50
"""Options at whose names one looks to know how long they are."""


class StackTable(PointedTable):
    """Shows a `StackModel`.

    Signals:
        decision_wanted: go to where a level was decided.
            depth: options that were chosen before it.
    """

    decision_wanted = Signal(int)
    air = 1.35
    target_role = TARGET_ROLE
    pins_on_click = False
    stretched = OPTION

    def __init__(self, stack: StackModel, selection: Selection, theme: Theme) -> None:
        super().__init__(
            "stack_table",
            QCoreApplication.translate("stack", "Stack"),
            QCoreApplication.translate(
                "stack", "A click or Enter on a row goes to where its column was chosen."
            ),
            stack,
            selection=selection,
        )
        self._stack = stack
        self._problem: Problem | None = None
        self._walks = False
        self.empty_text = self.tr("Watch a search to see the options chosen.")
        self.delegate = StackRow(theme, self)
        self.setItemDelegate(self.delegate)
        self.clicked.connect(self.act)

    def follow(self, problem: Problem | None) -> None:
        """Bring the newest level in sight, unless the user walks through the others."""
        if problem is not self._problem:
            self._problem, self._walks = problem, False
            self.empty_text = self.tr("Watch a search to see the options chosen.") if problem is None else ""
            self.fit()
        self.light()
        present = self._stack.present
        self._walks = self._walks and self.hasFocus() and self.currentIndex().isValid()
        if present.isValid() and not self._walks:
            self.setCurrentIndex(present)
            self.scrollTo(present)

    def lit_rows(self, target: Target | None) -> frozenset[int]:
        """The levels whose option is pointed at or covers the item that is, and the one about to be decided for it."""
        if target is None or self._problem is None:
            return frozenset()
        options = target.options(self._problem)
        return frozenset(
            row
            for row, frame in enumerate(self._stack.frames)
            if frame.option in options or (frame.option is None and frame.item == target.item)
        )

    def act(self, index: QModelIndex) -> None:
        """Go to where a level was decided."""
        if index.isValid():
            self._walks = False
            self.decision_wanted.emit(index.row())

    def share_width(self) -> None:
        """Without space the size goes, then words beside signs, then turns."""
        metrics = self.fontMetrics()
        widths, (items, options) = _widths(metrics), self._widths_of_names(metrics)
        most, width = _NAME * metrics.averageCharWidth(), self.viewport().width()
        space = width - min(items, most) - min(options, most)
        self.setColumnHidden(SIZE, sum(widths.values()) > space)
        if self.isColumnHidden(SIZE):
            del widths[SIZE]
        if sum(widths.values()) > space:
            widths[KIND] = metrics.horizontalAdvance(words.header(KIND)) + 2 * _PAD
        self.setColumnHidden(TURN, sum(widths.values()) > space)
        if self.isColumnHidden(TURN):
            del widths[TURN]
        space = width - sum(widths.values())
        widths[ITEM] = min(items, max(space - options, space // 2))
        for section, needed in widths.items():
            self.setColumnWidth(section, needed)

    def _widths_of_names(self, metrics: QFontMetrics) -> tuple[int, int]:
        items, options = [words.header(ITEM)], [words.header(OPTION)]
        if (problem := self._problem) is not None:
            items += [item_name(problem, item) for item in range(len(problem.names))]
            options += [option_name(problem, option) for option in range(min(_LOOK, len(problem.options)))]
        width, other = (max(map(metrics.horizontalAdvance, names)) + 2 * _PAD for names in (items, options))
        return width, other

    # --- Qt ---------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.key() in WALKING:
            self._walks = self.currentIndex().row() != self._stack.present.row()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not self._walks and self._stack.present.isValid():
            self.scrollTo(self._stack.present)


def _widths(metrics: QFontMetrics) -> dict[int, int]:
    """What the columns need whose texts are known."""
    texts = {
        DEPTH: [number(_DEEP)],
        SIZE: [number(_MANY)],
        TURN: [words.turn(_MANY, _MANY)],
        KIND: [words.kind(kind.name) for kind in Kind],
    }
    widths = {
        section: max(map(metrics.horizontalAdvance, [*said, words.header(section)])) + 2 * _PAD
        for section, said in texts.items()
    }
    widths[DEPTH] = max(widths[DEPTH], metrics.horizontalAdvance(number(_DEEP)) + metrics.height() + 2 * _PAD)
    widths[KIND] += round(0.5 * StackTable.air * metrics.height()) + 2 * _PAD
    return widths


class StackRow(RowDelegate):
    """The delegate of the stack."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """One cell."""
        frame: Frame = index.data(FRAME_ROLE)
        present = bool(index.data(PRESENT_ROLE))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(option.rect, self.theme.same_digit if present else self.theme.paper)
        paint_pointed(painter, option, self.theme.selection, is_lit=index.row() in self.lit)
        painter.setFont(option.font)
        rect = QRectF(option.rect).adjusted(_PAD, 0, -_PAD, 0)
        if present and index.column() == DEPTH:
            stack.paint_arrow(painter, rect, self.theme)
        if index.column() == KIND:
            rect = self._paint_sign(painter, rect, frame)
        is_text = index.column() in {OPTION, KIND} and frame.option is not None
        painter.setPen(stack.colour(frame.kind.name, self.theme) if is_text else self.theme.ink)
        side = Qt.AlignmentFlag.AlignRight if index.column() in _NUMBERS else Qt.AlignmentFlag.AlignLeft
        # A fragment of a word beside the sign tells less than the sign alone.
        shown = QFontMetricsF(option.font).elidedText(index.data(), Qt.TextElideMode.ElideRight, rect.width())
        if index.column() != KIND or shown == index.data():
            painter.drawText(rect, side | _CENTRE, shown)
        painter.restore()

    def _paint_sign(self, painter: QPainter, rect: QRectF, frame: Frame) -> QRectF:
        side = 0.5 * rect.height()
        sign = QRectF(rect.left(), rect.center().y() - side / 2, side, side)
        stack.paint_sign(painter, sign, frame.kind.name, self.theme)
        return rect.adjusted(side + _PAD, 0, 0, 0)
