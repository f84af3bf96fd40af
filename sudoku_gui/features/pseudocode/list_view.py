"""The lines of the listing, worked by keys and mouse."""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontDatabase,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyleOptionViewItem, QToolTip, QWidget

from sudoku_gui.features.pseudocode import paint as pseudocode
from sudoku_gui.features.pseudocode import text as words
from sudoku_gui.features.pseudocode.model import ROW_ROLE, CodeLine, CodeModel
from sudoku_gui.features.pseudocode.paint_values import Value
from sudoku_gui.player.selection import Selection
from sudoku_gui.render.fonts import scaled
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.pointed_table import PointedList
from sudoku_gui.widgets.row_delegate import RowDelegate, has_keyboard
from sudoku_gui.widgets.row_table import Index
from sudoku_gui.widgets.shortcut_override import ENTER
from sudoku_gui.widgets.term_label import TermSource
from sudoku_gui.wording import terms
from sudoku_gui.wording.foreign import as_tip

_FEWEST_LINES: Final = 4  # in sight, for which one of them may be taken for the line that is executed next
_LEAST: Final = 0.7  # of the usual letters, for a listing in a narrow pane
_ENGLISH: Final = "en"  # code is written in one language only


class CodeDelegate(RowDelegate):
    """The delegate of the listing.

    Attributes:
        hovered_row: the row whose gutter the mouse is in; -1 for none.
        spacing: where the parts of a line are.
        width: of what is seen of the lines.
        dirty: what is to be painted again; Qt asks for every line between the first and the last that are.
    """

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.hovered_row = -1
        self.spacing = pseudocode.margins(parent.font())
        self.width = 0
        self.dirty = QRegion()
        self._size = QSize()

    def fit(self, font: QFont, rows: Sequence[CodeLine], space: int) -> None:
        """Take a font, and the size that the widest of all rows needs: they have the same, which is laid out fast.

        Where that is wider than the space, spaces get tighter, then letters smaller; those of the system stay readable.
        """
        usual = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).pointSizeF()
        least = max(_LEAST, min(1.0, usual / font.pointSizeF()))
        self.spacing, size = pseudocode.margins(font), 1.0
        while (wanted := self._widest(rows)) > space > 0 and size >= least:
            self.spacing = pseudocode.margins(scaled(font, size), is_tight=True)
            size -= 0.04
        self._size = QSize(round(wanted), round(self.spacing.height))

    def _widest(self, rows: Iterable[CodeLine]) -> float:
        return max((pseudocode.width(self.spacing, row) for row in rows), default=0.0)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.setLayoutDirection(option.direction)
        if not self.dirty.intersects(option.rect):
            return
        row: CodeLine = index.data(ROW_ROLE)
        is_hovered = index.row() == self.hovered_row and row.line.condition is not None
        row = replace(row, is_here=has_keyboard(option), is_hovered=is_hovered)
        seen = self.width - option.rect.left()
        pseudocode.paint(painter, QRectF(option.rect), row, self.theme, self.spacing, seen=seen)

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return self._size


class CodeList(PointedList):
    """Follows the executed line; folds, breakpoints and runs are only asked for.

    Signals:
        fold_toggled: the head of a block.
        breakpoint_toggled: a line.
        language_requested: the code in the next language is wanted.
        run_requested: a line, and whether to go back to it.
    """

    fold_toggled = Signal(object)
    breakpoint_toggled = Signal(object)
    language_requested = Signal()
    run_requested = Signal(object, bool)

    pins_on_click = False
    delegate: CodeDelegate

    def __init__(
        self, title: str, description: str, code: CodeModel, theme: Theme, pointing: Selection
    ) -> None:
        super().__init__("pseudocode_lines", title, description, code)
        self._code = code
        self._pointing = pointing
        self._values: dict[str, Value] = {}
        self._variable = re.compile("(?!)")
        self._is_next_far = False
        self.setBackgroundRole(self.viewport().backgroundRole())
        self.setAutoFillBackground(True)
        self.space = 0  # pixels for the longest line; 0: as many as it needs
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.empty_text = translate("pseudocode", "Watch a search to see its algorithm, line by line.")
        self.delegate = CodeDelegate(theme, self)
        self.setItemDelegate(self.delegate)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        code.modelReset.connect(self.fit)
        self.verticalScrollBar().valueChanged.connect(
            self.viewport().update
        )  # Qt would move the line at the edge

    @property
    def row(self) -> CodeLine | None:
        row: CodeLine | None = self.currentIndex().data(ROW_ROLE)
        return row

    def follow(self) -> None:
        """Bring the executed line in sight with its block, by the shortest way; mostly nothing moves.

        Its neighbours are in sight, too, and the head of its procedure, or of the outermost block that fits. The line
        that is executed next stands at the edge if it is further away.
        """
        rest = max(0, self.contentsRect().height()) % round(self.delegate.spacing.height)
        self.setViewportMargins(0, 0, 0, rest)  # only whole lines are seen
        index, bar = self._code.executed, self.verticalScrollBar()
        if not index.isValid():
            return
        rows, at = self._code.rows, index.row()
        height, space = max(1, self.visualRect(index).height()), self.viewport().height()
        following, fitting = self._code.upcoming, space // height
        self._is_next_far = following.isValid() and abs(following.row() - at) + 2 > fitting >= _FEWEST_LINES
        space -= height * self._is_next_far
        last = min(at + 1, len(rows) - 1)
        first, indent = max(0, at - 1), rows[at].line.indent
        for row in range(at - 1, -1, -1):
            if rows[row].line.indent < indent and (last + 1 - row) * height <= space:
                first, indent = min(first, row), rows[row].line.indent
        beyond = -((space - (last + 1) * height) // height) * height  # whole lines
        scrolled = max(bar.value() // height * height, beyond)
        bar.setValue(min(scrolled, first * height if (last + 1 - first) * height <= space else at * height))
        for edge in (0, self.viewport().height() - height):
            self.viewport().update(0, edge, self.viewport().width(), height)

    def fit(self) -> None:
        """Make lines as wide as the widest, in the present font."""
        space = self.space - 2 * self.frameWidth() - self.verticalScrollBar().sizeHint().width()
        self.delegate.fit(self.font(), self._code.unfolded(), space)
        self.scheduleDelayedItemsLayout()
        self.follow()

    def move_to(self, line: str) -> None:
        """Put the keyboard at a line, if it is shown, without scrolling."""
        index = self._code.index_of(line)
        if index.isValid():
            scroll = self.verticalScrollBar().value()
            self.setCurrentIndex(index)
            self.verticalScrollBar().setValue(scroll)

    def show_values(self, values: Iterable[Value]) -> None:
        """Point at what these variables hold where the mouse is over their names."""
        self._values = {value.letter: value for value in values}
        names = "|".join(map(re.escape, sorted(self._values, key=len, reverse=True)))
        self._variable = re.compile(rf"(?<![\w.])(?:{names or '(?!)'})(?!\w)")

    def value_at(self, point: QPoint) -> Value | None:
        """The variable whose name is under the mouse."""
        index = self.indexAt(point)
        row: CodeLine | None = index.data(ROW_ROLE)
        if row is None:
            return None
        for found in self._variable.finditer(row.line.text):
            if self.area_of(index, found.start(), found.end()).contains(point):
                return self._values[found.group()]
        return None

    # --- parts of a line --------------------------------------------------------------------------

    def area_of(self, index: QModelIndex, start: int, end: int) -> QRect:
        """Where a part of a line's text is, with every pixel that it touches."""
        row: CodeLine = index.data(ROW_ROLE)
        spacing, rect, text = self.delegate.spacing, self.visualRect(index), row.line.text
        metrics = QFontMetricsF(spacing.bold if row.is_executed else spacing.font)
        left = rect.left() + spacing.text(row.line.column)
        begin, stop = (left + metrics.horizontalAdvance(text[:at]) for at in (start, end))
        return QRectF(begin, rect.top(), stop - begin, rect.height()).toAlignedRect()

    def _is_in_gutter(self, index: QModelIndex, x: float) -> bool:
        return 0 <= x - self.visualRect(index).left() < self.delegate.spacing.gutter

    def _is_on_fold(self, index: QModelIndex, x: float) -> bool:
        row: CodeLine = index.data(ROW_ROLE)
        left, right = self.delegate.spacing.triangle(row.line.column)
        return row.is_folded is not None and left <= x - self.visualRect(index).left() <= right

    def _hover_row(self, row: int) -> None:
        """Show where a click would set a breakpoint."""
        if row != self.delegate.hovered_row:
            rows = {row, self.delegate.hovered_row}
            self.delegate.hovered_row = row
            for at in rows:
                self.viewport().update(self.visualRect(self._code.index(at, 0)))

    def _hint(self, index: QModelIndex, point: QPoint) -> str:
        row: CodeLine = index.data(ROW_ROLE)
        x = point.x()
        if (value := self.value_at(point)) is not None:
            return words.value(value.meaning, value.shown)
        if self._is_in_gutter(index, x):
            return (
                translate("pseudocode", "Click or press B to stop each time this line has been executed.")
                if row.line.condition
                else translate("pseudocode", "This line cannot have a breakpoint.")
            )
        if self._is_on_fold(index, x):
            beat = row.line.unfolds if row.is_folded else row.line.folds
            return words.fold(beat, is_folded=bool(row.is_folded))
        return str(index.data(Qt.ItemDataRole.ToolTipRole))

    # --- keys -------------------------------------------------------------------------------------

    def is_own_key(self, event: QKeyEvent) -> bool:
        return self._command(event) is not None

    def _command(self, event: QKeyEvent) -> Callable[[], None] | None:
        """The command of a key here; None if it has none."""
        row, key = self.row, event.key()
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        is_shifted = modifiers == Qt.KeyboardModifier.ShiftModifier
        if row is None or not (is_shifted or modifiers == Qt.KeyboardModifier.NoModifier):
            return None
        if key in ENTER:
            return partial(self.run_requested.emit, row, is_shifted)
        if key == Qt.Key.Key_B and not is_shifted:
            return partial(self.breakpoint_toggled.emit, row)
        if key == Qt.Key.Key_L and not is_shifted:
            return self.language_requested.emit
        if key in {Qt.Key.Key_Left, Qt.Key.Key_Right} and not is_shifted:
            return partial(self._fold, row, is_folding=key == Qt.Key.Key_Left)
        return None

    def _fold(self, row: CodeLine, *, is_folding: bool) -> None:
        """Fold or open this block; Left within a block goes to its head."""
        if row.is_folded is not None and row.is_folded != is_folding:
            self.fold_toggled.emit(row)
        elif is_folding and row.line.indent:
            rows = self._code.rows[: self.currentIndex().row()]
            head = next(other for other in reversed(rows) if other.line.indent < row.line.indent)
            self.setCurrentIndex(self._code.index_of(head.line.id))

    # --- Qt ---------------------------------------------------------------------------------------

    def dataChanged(self, first: Index, last: Index, _roles: Sequence[int] = ()) -> None:
        # Qt would lay out all lines, but their sizes never change.
        self.viewport().update(self.visualRect(first).united(self.visualRect(last)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Letters search for nothing here.
        if (command := self._command(event)) is not None:
            command()
        elif event.text().strip():
            event.ignore()
        else:
            QListView.keyPressEvent(self, event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index, x = self.indexAt(event.position().toPoint()), event.position().x()
        if event.button() is Qt.MouseButton.LeftButton and index.isValid():
            if self._is_in_gutter(index, x):
                self.breakpoint_toggled.emit(index.data(ROW_ROLE))
                return
            if self._is_on_fold(index, x):
                self.fold_toggled.emit(index.data(ROW_ROLE))
                return
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # Two quick clicks on a triangle or in the gutter are two.
        index, x = self.indexAt(event.position().toPoint()), event.position().x()
        if not index.isValid():
            return
        if self._is_in_gutter(index, x) or self._is_on_fold(index, x):
            self.mousePressEvent(event)
        else:
            self.run_requested.emit(index.data(ROW_ROLE), False)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        inside = index.isValid() and self._is_in_gutter(index, event.position().x())
        self._hover_row(index.row() if inside else -1)
        value = self.value_at(event.position().toPoint())
        self._pointing.hover(None if value is None else value.target, self.isVisible)
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._hover_row(-1)
        self._pointing.hover(None)
        super().leaveEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.ToolTip or not isinstance(event, QHelpEvent):
            return super().viewportEvent(event)
        index = self.indexAt(event.pos())
        text = self._hint(index, event.pos()) if index.isValid() else ""
        QToolTip.showText(event.globalPos(), as_tip(text), self, self.visualRect(index))
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.follow()

    def paintEvent(self, event: QPaintEvent) -> None:
        self.delegate.dirty, self.delegate.width = event.region(), self.viewport().width()
        super().paintEvent(event)
        following = self._code.upcoming
        if self._is_next_far and not self._is_in_sight(area := self.visualRect(following)):
            self._paint_at_edge(following.data(ROW_ROLE), area)

    def _is_in_sight(self, area: QRect) -> bool:
        return area.top() >= 0 and area.bottom() < self.viewport().height()

    def _paint_at_edge(self, row: CodeLine, area: QRect) -> None:
        """Paint the line that is executed next at the edge beyond which it is, as it looks there."""
        seen = self.viewport().rect()
        area.moveTop(min(max(area.top(), seen.top()), seen.bottom() + 1 - area.height()))
        with QPainter(self.viewport()) as painter:
            theme, width = self.delegate.theme, seen.width() - area.left()
            pseudocode.paint(
                painter,
                QRectF(area),
                row,
                theme,
                self.delegate.spacing,
                seen=width,
                background=theme.house_shade,
            )
            edge = area.bottom() if area.top() == seen.top() else area.top()
            painter.setPen(QPen(theme.candidate, 1, Qt.PenStyle.DashLine))
            painter.drawLine(seen.left(), edge, seen.right(), edge)


class CodeTerms(TermSource):
    """The words of a listing."""

    def __init__(self, lines: CodeList) -> None:
        super().__init__(lines)
        self._lines = lines

    def term_at(self, point: QPoint) -> tuple[str, QRect]:
        """The term under the mouse."""
        index = self._lines.indexAt(point)
        row: CodeLine | None = index.data(ROW_ROLE) if index.isValid() else None
        if row is None:
            return "", QRect()
        for found in terms.find(row.line.text, language=_ENGLISH):
            area = self._lines.area_of(index, found.start, found.end)
            if area.contains(point):
                return found.term, area
        return "", QRect()
