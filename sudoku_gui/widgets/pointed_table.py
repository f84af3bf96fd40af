"""Tables and lists whose rows are about targets: hovering, clicking or walking points at the target in all views.

A subclass gives a delegate; the row itself, `target_role` or `target` says what a row is about. Keys that rows have
no use for are the window's.
"""

from collections.abc import Container
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QAbstractItemModel, QEvent, QModelIndex, QPoint, Qt
from PySide6.QtGui import (
    QContextMenuEvent,
    QCursor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QListView, QTableView, QWidget

from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.widgets.boxes import keep_left_to_right
from sudoku_gui.widgets.pane import FontFollower, Highlighter, pane_of
from sudoku_gui.widgets.row_delegate import RowDelegate, paint_sentence
from sudoku_gui.widgets.row_table import ROW_ROLE
from sudoku_gui.widgets.shortcut_override import ENTER, WALKING, claimed, plain

if TYPE_CHECKING:
    _ItemView = QAbstractItemView
else:
    _ItemView = object


class PointedRows(Highlighter, _ItemView):
    """A mixin for item views: see `PointedTable` and `PointedList`.

    Args:
        name: the object name.
        title: what a screen reader calls the list.
        description: how it is used.
        model: what is listed.
        selection: what is pointed at; None: rows are about nothing.

    Attributes:
        line_height: height of a row, in heights of its text.
        target_role: the role by which the model returns the `Target` of a row; None: its row has it.
        own_keys: keys that are not left to shortcuts of the window.
        walking_keys: keys that go from row to row.
        pins_on_click: whether a click points and a double click goes where the target changed last.
        empty_text: the sentence in the place of rows; "" for none.
        delegate: paints the rows.
    """

    line_height: ClassVar[float] = 1.3
    target_role: ClassVar[int | None] = None
    own_keys: ClassVar[Container[int]] = ENTER
    walking_keys: ClassVar[Container[int]] = WALKING
    pins_on_click: ClassVar[bool] = True
    delegate: RowDelegate

    def __init__(
        self,
        name: str,
        title: str,
        description: str,
        model: QAbstractItemModel,
        *,
        selection: Selection | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.selection = selection
        self._hovers = False
        self.empty_text = ""
        self.setObjectName(name)
        keep_left_to_right(self)
        self.setAccessibleName(title)
        self.setAccessibleDescription(description)
        self.setModel(model)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self._set_up()
        if selection is not None:
            selection.changed.connect(self.highlight)

    def _set_up(self) -> None:
        """Set what only lists or only tables have."""

    # --- hooks ------------------------------------------------------------------------------------

    def target(self, index: QModelIndex) -> Target | None:
        role = ROW_ROLE if self.target_role is None else self.target_role
        found: Target | None = index.data(role)
        return getattr(found, "target", None) if self.target_role is None else found

    def highlighted_rows(self, target: Target) -> frozenset[int]:  # noqa: ARG002 - a hook
        return frozenset()

    def act(self, index: QModelIndex) -> None:
        """Enter or a double click: go where the target of a row changed last."""
        if self.selection is not None:
            self.selection.request_visit(self.target(index))

    def is_own_key(self, event: QKeyEvent) -> bool:
        return plain(self.own_keys)(event)

    # --- pointing ---------------------------------------------------------------------------------

    def highlight(self) -> None:
        """Mark the rows about what is pointed at, wherever that is; out of sight, when they are seen."""
        pane = pane_of(self)
        if not self.isVisible() or (pane is not None and pane.is_stale):
            return
        target = None if self.selection is None else self.selection.target
        highlighted = frozenset[int]() if target is None else self.highlighted_rows(target)
        if highlighted != self.delegate.highlighted:
            self.delegate.highlighted = highlighted
            self.viewport().update()

    def pin(self, index: QModelIndex) -> None:
        """Point at the target of a row until something else is pinned; at nothing where there is no row."""
        if self.selection is not None:
            target = self.target(index)
            self.selection.pin(target, partial(self.shows, target))

    def hover(self, index: QModelIndex) -> None:
        if self.selection is not None:
            target = self.target(index)
            self.selection.hover(target, partial(self.shows, target))

    def shows(self, target: Target | None) -> bool:
        """Whether a row about a target is neither hidden nor scrolled away."""
        y, end = 0, self.viewport().height() if self.isVisible() else 0
        while y < end and (index := self.indexAt(QPoint(1, y))).isValid():
            if self.target(index) == target:
                return True
            y = self.visualRect(index).bottom() + 1
        return False

    def _under(self, event: QMouseEvent) -> QModelIndex:
        return self.indexAt(event.position().toPoint())

    def _points(self, event: QMouseEvent) -> bool:
        return self.pins_on_click and event.button() is Qt.MouseButton.LeftButton

    # --- Qt ---------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        return claimed(event, self.is_own_key) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # What moves the search is left to the window.
        if event.key() in ENTER and self.is_own_key(event):
            self.act(self.currentIndex())
        elif event.key() in self.walking_keys:
            super().keyPressEvent(event)
            if self.target(self.currentIndex()) is not None:
                self.pin(self.currentIndex())
        else:
            event.ignore()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.highlight()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if self._points(event):
            self.pin(self._under(event))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        super().mouseDoubleClickEvent(event)
        if self._points(event):
            self.act(self._under(event))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._hovers = True
        self.hover(self._under(event))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hovers = False
        if self.selection is not None:
            self.selection.hover(None)

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        # Another row is under the mouse now.
        super().scrollContentsBy(dx, dy)
        if self._hovers:
            self.hover(self.indexAt(self.viewport().mapFromGlobal(QCursor.pos())))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_key = event.reason() is QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if by_key else self.indexAt(event.pos())
        at = self.viewport().mapToGlobal(self.visualRect(index).center()) if by_key else event.globalPos()
        if self.selection is not None:
            self.selection.request_menu(self.target(index), at)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.empty_text and not self.model().rowCount():
            around, area = self.parentWidget(), self.viewport()
            colour = self.palette().color(QPalette.ColorRole.PlaceholderText)
            with QPainter(area) as painter:
                font = self.font() if around is None else around.font()
                paint_sentence(painter, area.rect(), self.empty_text, colour, font)


def plain_table(name: str, title: str, model: QAbstractItemModel) -> QTableView:
    """A table in a dialog: its rows are read, walked and chosen, and are about no target."""
    table = QTableView()
    table.setObjectName(name)
    table.setAccessibleName(title)
    table.setModel(model)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setTabKeyNavigation(False)
    table.setShowGrid(False)
    table.setWordWrap(False)
    table.verticalHeader().hide()
    table.horizontalHeader().setHighlightSections(False)
    return table


class PointedList(PointedRows, QListView):
    """A list with rows of one height."""

    def _set_up(self) -> None:
        self.setUniformItemSizes(True)


class PointedTable(FontFollower, PointedRows, QTableView):
    """A table without grid, as high as its text needs; `share_width` says how wide the columns are."""

    # the column that takes what the others leave; None: `share_width` sets all.
    stretched: ClassVar[int | None] = None

    def _set_up(self) -> None:
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        header.setMinimumSectionSize(1)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute
        header.setDefaultAlignment(left | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        if self.stretched is not None:
            header.setSectionResizeMode(self.stretched, QHeaderView.ResizeMode.Stretch)

    @property
    def row_height(self) -> int:
        return round(self.line_height * self.fontMetrics().height())

    def share_width(self) -> None:
        """Make the columns as wide as their texts need, as far as there is space."""

    def fit(self) -> None:
        """Make rows and columns as large as the text needs."""
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setDefaultSectionSize(self.row_height)
        self.share_width()

    # --- Qt ---------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.share_width()

    def fit_font(self) -> None:
        self.fit()
