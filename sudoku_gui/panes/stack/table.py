"""The levels of the stack, worked by keys and mouse; the newest stays in sight."""

from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from solver_core.cover import Problem
from sudoku_gui.guard import Guarded
from sudoku_gui.panes.stack import text as words
from sudoku_gui.panes.stack.model import DEPTH, ITEM, KIND, OPTION, SIZE, TARGET_ROLE, TURN, Kind, StackModel
from sudoku_gui.panes.stack.row import StackRow
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.row_input import RowInput
from sudoku_gui.widgets.row_paint import paint_sentence
from sudoku_gui.widgets.shortcut_override import ENTER, WALKING, claimed, plain
from sudoku_gui.wording.names import item_name, number, option_name

_AIR: Final = 1.35
_PAD: Final = 5
_DEEP: Final = 99
_MANY: Final = 99
_NAME: Final = 18
"""Letters of an item or an option that have room, if it needs them, before other columns have."""
_LOOK: Final = 50
"""Options at whose names one looks to know how long they are."""


class StackTable(Guarded, QTableView):
    """Shows a `StackModel`.

    Signals:
        decision_wanted: go to where a level was decided.
            depth: options that were chosen before it.
    """

    decision_wanted = Signal(int)

    def __init__(self, stack: StackModel, selection: Selection, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._stack = stack
        self._selection = selection
        self._hand = RowInput(self, selection, TARGET_ROLE)
        self._problem: Problem | None = None
        self._walks = False
        self.delegate = StackRow(theme, self)
        self.setObjectName("stack_table")
        self.setAccessibleName(words.view_name())
        self.setAccessibleDescription(words.view_help())
        self.setModel(stack)
        self.setItemDelegate(self.delegate)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setMouseTracking(True)
        self.verticalHeader().hide()
        self._build_header()
        self.clicked.connect(self._want_decision)
        selection.changed.connect(self.light)

    def _build_header(self) -> None:
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        header.setMinimumSectionSize(1)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        for section in (DEPTH, ITEM, SIZE, TURN, KIND):
            header.setSectionResizeMode(section, QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(OPTION, QHeaderView.ResizeMode.Stretch)

    # --- deeds ------------------------------------------------------------------------------------

    def follow(self, problem: Problem | None) -> None:
        """Bring the newest level in sight, unless the user walks through the others."""
        if problem is not self._problem:
            self._problem, self._walks = problem, False
            self.fit()
        self.light()
        present = self._stack.present
        self._walks = self._walks and self.hasFocus() and self.currentIndex().isValid()
        if present.isValid() and not self._walks:
            self.setCurrentIndex(present)
            self.scrollTo(present)

    def light(self) -> None:
        """Light what is pointed at, wherever that is."""
        lit = self._lit(self._selection.target)
        if lit != self.delegate.lit:
            self.delegate.lit = lit
            self.viewport().update()

    def _lit(self, target: Target | None) -> frozenset[int]:
        """The levels whose option is pointed at or covers the item that is, and the one about to be decided for it."""
        if target is None or self._problem is None:
            return frozenset()
        options = target.options(self._problem)
        return frozenset(
            row
            for row, frame in enumerate(self._stack.frames)
            if frame.option in options or (frame.option is None and frame.item == target.item)
        )

    def _want_decision(self, index: QModelIndex) -> None:
        if index.isValid():
            self._walks = False
            self.decision_wanted.emit(index.row())

    # --- sizes ------------------------------------------------------------------------------------

    def fit(self) -> None:
        """Rows and columns as large as the text needs; without room the size goes, then words beside signs, then turns."""
        metrics = self.fontMetrics()
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setDefaultSectionSize(round(_AIR * metrics.height()))
        widths, (items, options) = _widths(metrics), self._widths_of_names(metrics)
        most, whole = _NAME * metrics.averageCharWidth(), self.viewport().width()
        room = whole - min(items, most) - min(options, most)
        self.setColumnHidden(SIZE, sum(widths.values()) > room)
        if self.isColumnHidden(SIZE):
            del widths[SIZE]
        if sum(widths.values()) > room:
            widths[KIND] = metrics.horizontalAdvance(words.header(KIND)) + 2 * _PAD
        self.setColumnHidden(TURN, sum(widths.values()) > room)
        if self.isColumnHidden(TURN):
            del widths[TURN]
        room = whole - sum(widths.values())
        widths[ITEM] = min(items, max(room - options, room // 2))
        for section, needed in widths.items():
            self.setColumnWidth(section, needed)

    def _widths_of_names(self, metrics: QFontMetrics) -> tuple[int, int]:
        """What the longest item and the longest option need."""
        items, options = [words.header(ITEM)], [words.header(OPTION)]
        if (problem := self._problem) is not None:
            items += [item_name(problem, item) for item in range(len(problem.names))]
            options += [option_name(problem, option) for option in range(min(_LOOK, len(problem.options)))]
        width, other = (max(map(metrics.horizontalAdvance, names)) + 2 * _PAD for names in (items, options))
        return width, other

    # --- Qt ---------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        return claimed(event, plain(ENTER)) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes where the level was decided; walking points at the level."""
        if event.key() in ENTER:
            self._want_decision(self.currentIndex())
        elif event.key() in WALKING:
            super().keyPressEvent(event)
            self._walks = self.currentIndex().row() != self._stack.present.row()
            self._hand.pin(self.currentIndex())
        else:
            event.ignore()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._hand.hover(event)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hand.leave()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for what can be done with a level."""
        self._hand.ask(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.fit()
        if not self._walks and self._stack.present.isValid():
            self.scrollTo(self._stack.present)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The rows, or a sentence in their place while nothing is watched."""
        super().paintEvent(event)
        if self._problem is None:
            paint_sentence(self, words.nothing())


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
    widths[KIND] += round(0.5 * _AIR * metrics.height()) + 2 * _PAD
    return widths
