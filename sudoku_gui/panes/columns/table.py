"""The table inside the list of columns: walked by keyboard, pointed at by mouse, never edited."""

from functools import partial

from PySide6.QtCore import QEvent, QModelIndex, Qt
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from sudoku_gui.guard import Guarded
from sudoku_gui.panes.columns.model import ITEM_ROLE, NAME, SIZE, STATE, ColumnModel
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.widgets.row_input import is_row_seen
from sudoku_gui.widgets.shortcut_override import ENTER, claimed
from sudoku_gui.wording import columns as words

_LEFT_TO_THE_WINDOW = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Space)


class ColumnTable(Guarded, QTableView):
    """Keeps the chosen column in sight, or the one that the user has walked to.

    Args:
        columns: what is listed.
        selection: told where the mouse is, what is clicked or walked to, and what is wanted with it.
    """

    def __init__(self, columns: ColumnModel, selection: Selection) -> None:
        super().__init__()
        self._columns = columns
        self._selection = selection
        self.setModel(columns)
        self.setObjectName("column_table")
        self.setAccessibleName(words.list_name())
        self.setAccessibleDescription(words.list_help())
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setMinimumSectionSize(1)
        header = self.horizontalHeader()
        header.setMinimumSectionSize(1)
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(SIZE, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(STATE, QHeaderView.ResizeMode.Fixed)

    @property
    def place(self) -> int | None:
        """The item that the user has walked to; None while there is no walking."""
        here, chosen = self.currentIndex().data(ITEM_ROLE), self._columns.chosen.data(ITEM_ROLE)
        return None if chosen is None or here == chosen or not self.hasFocus() else here

    def follow(self, place: int | None) -> None:
        """Stay with an item wherever it is listed now; without one, go with the chosen column."""
        if place is not None:
            self._stand_at(self._columns.index_of(place))
        elif self._columns.chosen.isValid():
            self._stand_at(self._columns.chosen)
            self.bring_in_sight(self._columns.chosen)

    def bring_in_sight(self, index: QModelIndex) -> None:
        """To the middle, with its neighbours, unless it can be seen already."""
        row, room = self.visualRect(index), self.viewport().rect()
        if not room.adjusted(0, row.height(), 0, -row.height()).contains(row.center()):
            self.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)

    def update_items(self, items: frozenset[int]) -> None:
        """Paint the rows of these items again."""
        for item in items:
            row = self.visualRect(self._columns.index_of(item))
            self.viewport().update(0, row.top(), self.viewport().width(), row.height())

    def _stand_at(self, index: QModelIndex) -> None:
        if index != self.currentIndex():
            self.setCurrentIndex(index)

    def _target(self, index: QModelIndex) -> Target | None:
        return Target(item=index.data(ITEM_ROLE)) if index.isValid() else None

    def _pin(self, target: Target | None) -> None:
        self._selection.pin(target, partial(is_row_seen, self, self._target, target))

    def _return_to_chosen(self) -> None:
        self._selection.pin(None)
        self.setCurrentIndex(QModelIndex())
        self.follow(None)

    def _is_ours(self, event: QKeyEvent) -> bool:
        leaving = event.key() == Qt.Key.Key_Escape and self.place is not None
        return event.key() in ENTER or leaving

    # --- Qt ---------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Claim Enter, and Esc while there is a place to come back from."""
        return claimed(event, self._is_ours) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """SearchBase and point; what moves the search is left to the window."""
        if event.key() in _LEFT_TO_THE_WINDOW and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()
            return
        if event.key() == Qt.Key.Key_Escape and self.place is not None:
            self._return_to_chosen()
            return
        target = self._target(self.currentIndex())
        if event.key() in ENTER:
            self._selection.request_doing(target)
            return
        super().keyPressEvent(event)
        walked = self._target(self.currentIndex())
        if walked is not None and walked != target:
            self._pin(walked)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click points for as long as nothing else is clicked."""
        super().mousePressEvent(event)
        if event.button() is Qt.MouseButton.LeftButton:
            self._pin(self._target(self.indexAt(event.position().toPoint())))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        super().mouseDoubleClickEvent(event)
        if event.button() is Qt.MouseButton.LeftButton:
            self._selection.request_doing(self._target(self.indexAt(event.position().toPoint())))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Light what the mouse is over, everywhere."""
        super().mouseMoveEvent(event)
        target = self._target(self.indexAt(event.position().toPoint()))
        self._selection.hover(target, partial(is_row_seen, self, self._target, target))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._selection.hover(None)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask what can be done with the column under the mouse, or the one the keyboard is at."""
        by_key = event.reason() is QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if by_key else self.indexAt(event.pos())
        at = self.viewport().mapToGlobal(self.visualRect(index).center()) if by_key else event.globalPos()
        self._selection.request_menu(self._target(index), at)
