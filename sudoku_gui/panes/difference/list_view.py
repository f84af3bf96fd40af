"""The list of what is other: walked by keyboard, pointed at by mouse, copied, never edited."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QListView

from sudoku_gui.guard import Guarded
from sudoku_gui.panes.difference.model import ROW_ROLE, TARGET_ROLE, DifferenceModel, Row
from sudoku_gui.panes.difference.row import DifferenceRow
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.row_input import RowInput
from sudoku_gui.widgets.shortcut_override import ENTER, WALKING, claimed


class DifferenceList(Guarded, QListView):
    """Shows a `DifferenceModel`; stays with the row that was walked to while that is listed.

    Args:
        rows: what is listed.
        player: whose problem it is.
        selection: told where the mouse is, what is walked to, and what is wanted with it.
        theme: the colours to begin with.

    Signals:
        copy_wanted: all that is told is to be copied.
    """

    copy_wanted = Signal()

    def __init__(self, rows: DifferenceModel, player: Player, selection: Selection, theme: Theme) -> None:
        super().__init__()
        self._rows = rows
        self._player = player
        self._selection = selection
        self._hand = RowInput(self, selection, TARGET_ROLE)
        self.delegate = DifferenceRow(theme, self)
        self.setObjectName("difference_list")
        self.setAccessibleName(self.tr("What this choice did"))
        self.setAccessibleDescription(
            self.tr(
                "Columns, options and sizes that have changed. Arrow keys move through them, Enter goes to where one changed last, Ctrl+C copies all."
            )
        )
        self.setModel(rows)
        self.setItemDelegate(self.delegate)
        self.setUniformItemSizes(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        selection.changed.connect(self.light)

    # --- deeds ------------------------------------------------------------------------------------

    def take_in(self) -> Row | None:
        """The row that was walked to: ask before other rows are shown, and `stay` with it afterwards."""
        index = self.currentIndex()
        return index.data(ROW_ROLE) if index.isValid() else None

    def stay(self, row: Row | None) -> None:
        """Stand on the same thing again, wherever it is listed now."""
        self.delegate.full = self._rows.full
        if row is not None:
            index = self._rows.index_of(row.group, row.thing)
            if index.isValid():
                self.setCurrentIndex(index)

    def light(self) -> None:
        """Light what is pointed at, wherever that is."""
        lit = self._lit(self._selection.target)
        if lit != self.delegate.lit:
            self.delegate.lit = lit
            self.viewport().update()

    def _lit(self, target: Target | None) -> tuple[frozenset[int], frozenset[int]]:
        """Of a node its column and its row; of a column or a row that one alone, for a row has many columns."""
        items = frozenset[int]() if target is None or target.item is None else frozenset({target.item})
        options = frozenset[int]() if target is None or target.option is None else frozenset({target.option})
        return items, options

    # --- Qt ---------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        return claimed(event, _is_ours) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """SearchBase and point, go where a thing changed last, copy; what moves the search is left to the window."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_wanted.emit()
        elif event.key() in ENTER:
            self._hand.go(self.currentIndex())
        elif event.key() in WALKING:
            super().keyPressEvent(event)
            self._hand.pin(self.currentIndex())
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() is Qt.MouseButton.LeftButton:
            self._hand.pin_target(self._hand.target(self._hand.under(event)))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._hand.go(self._hand.under(event))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._hand.hover(event)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hand.leave()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for what can be done with a row."""
        self._hand.ask(event)


def _is_ours(event: QKeyEvent) -> bool:
    return event.key() in ENTER or event.matches(QKeySequence.StandardKey.Copy)
