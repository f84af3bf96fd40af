"""Lists of breakpoints and bookmarks: rows that can be named in place, with a sign where one is met just now."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFocusEvent,
    QIcon,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPixmap,
    QPolygonF,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from sudoku_gui.guard import Guarded
from sudoku_gui.panes.breakpoints import text as words
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.editable import Editable
from sudoku_gui.widgets.row_paint import paint_sentence
from sudoku_gui.widgets.shortcut_override import claimed

_Index = QModelIndex | QPersistentModelIndex
_PAD: Final = 6
_AIR: Final = 1.6
"""Height of a row, in heights of its text: room for a finger."""

_KEYS: Final = {
    *(Qt.Key.Key_Space, Qt.Key.Key_X, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2, Qt.Key.Key_Delete),
    *(Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End),
    *(Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
}
"""What the list needs itself, whatever shortcuts the window has."""


class RowList(Editable, QListView):
    """A list with the keys of one: X or Space switches, Enter does, F2 names, Del removes, Alt+Up and Alt+Down move.

    Signals:
        remove_wanted: Del was pressed.
        move_wanted: Alt+Up or Alt+Down was pressed.
            by: -1 or 1.
        pointed: the mouse is over another row.
            index: which; an empty one for none.
    """

    remove_wanted = Signal()
    move_wanted = Signal(int)
    pointed = Signal(QModelIndex)

    def __init__(self, name: str, model: QAbstractItemModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.empty_text = ""
        self.setObjectName(f"{name}_rows")
        self.setAccessibleName(words.name(name))
        self.setAccessibleDescription(words.name_help(name))
        self.setModel(model)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.entered.connect(self.pointed)

    def choose(self, index: QModelIndex) -> None:
        """Make a row the current one; an empty index changes nothing."""
        if index.isValid():
            self.setCurrentIndex(index)
            self.scrollTo(index)

    def _switch(self, index: QModelIndex) -> None:
        if index.flags() & Qt.ItemFlag.ItemIsUserCheckable:
            is_on = index.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked
            state = Qt.CheckState.Unchecked if is_on else Qt.CheckState.Checked
            self.model().setData(index, state, Qt.ItemDataRole.CheckStateRole)

    def _claims(self, event: QKeyEvent) -> bool:
        moves = event.key() in {Qt.Key.Key_Up, Qt.Key.Key_Down}
        plain = event.modifiers() in {Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier}
        return (plain and event.key() in _KEYS) or (
            moves and event.modifiers() == Qt.KeyboardModifier.AltModifier
        )

    # --- Qt ---------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        return claimed(event, self._claims) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Remove and move; the rest a list knows."""
        if event.key() == Qt.Key.Key_Delete and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            self.remove_wanted.emit()
        elif event.key() == Qt.Key.Key_X:
            self._switch(self.currentIndex())
        elif self._claims(event) and event.modifiers() == Qt.KeyboardModifier.AltModifier:
            self.move_wanted.emit(1 if event.key() == Qt.Key.Key_Down else -1)
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """The same: the list takes what is left over."""
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 2 * round(_AIR * self.fontMetrics().height()) + 2 * self.frameWidth())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if not self.indexAt(event.position().toPoint()).isValid():
            self.pointed.emit(QModelIndex())

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(QModelIndex())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self.currentIndex().isValid():
            self.choose(self.model().index(0, 0))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The rows, or a line in their place."""
        super().paintEvent(event)
        if self.model().rowCount() == 0:
            paint_sentence(self, self.empty_text)


class RowPainter(Guarded, QStyledItemDelegate):
    """A row: a triangle and bold where it is met, italic where it takes no part, a frame where it is pointed at.

    Args:
        theme: the colours to begin with.
        is_met: whether a row is met where the search stands.
        is_active: whether it takes part.
        is_lit: whether what it names is pointed at.
    """

    def __init__(
        self,
        theme: Theme,
        parent: QWidget,
        *,
        is_met: Callable[[_Index], bool],
        is_active: Callable[[_Index], bool] = lambda _: True,
        is_lit: Callable[[_Index], bool] = lambda _: False,
    ) -> None:
        super().__init__(parent)
        self.theme = theme
        self._signs: dict[tuple[int, float, bool], QIcon] = {}
        self._is_met, self._is_active, self._is_lit = is_met, is_active, is_lit

    def use_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self.theme = theme
        self._signs.clear()

    def _sign(self, side: int, ratio: float, *, met: bool) -> QIcon:
        """A triangle that points at the row, or as much room without it; drawn once for all rows."""
        if (side, ratio, met) not in self._signs:
            self._signs[side, ratio, met] = _drawn(side, ratio, self.theme.chosen_column if met else None)
        return self._signs[side, ratio, met]

    # --- Qt ---------------------------------------------------------------------------------------

    def initStyleOption(self, option: QStyleOptionViewItem, index: _Index) -> None:
        super().initStyleOption(option, index)
        met, active = self._is_met(index), self._is_active(index)
        font = option.font
        font.setBold(met)
        font.setItalic(not active)
        option.font = font
        if not active:
            palette = option.palette
            palette.setColor(QPalette.ColorRole.Text, self.theme.candidate)
            option.palette = palette
        side = round(0.7 * option.fontMetrics.height())
        option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration
        option.decorationSize = option.rect.size().scaled(side, side, Qt.AspectRatioMode.IgnoreAspectRatio)
        ratio = option.widget.devicePixelRatioF()
        option.icon = self._sign(side, ratio, met=met)
        if met and not option.state & QStyle.StateFlag.State_Selected:
            option.backgroundBrush = QBrush(self.theme.same_digit)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        row = QStyleOptionViewItem(option)
        self.initStyleOption(row, index)
        style = row.widget.style()
        painter.save()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, row, painter, row.widget)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if row.features & QStyleOptionViewItem.ViewItemFeature.HasCheckIndicator:
            box = style.subElementRect(QStyle.SubElement.SE_ItemViewItemCheckIndicator, row, row.widget)
            painter.setPen(self.theme.thin_line)  # on black, the style's own edge cannot be seen
            painter.drawRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5))
        if self._is_lit(index):
            painter.setPen(QPen(self.theme.selection, 2))
            painter.drawRect(QRectF(option.rect).adjusted(1, 1, -1, -1))
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """A line of text with room for a finger."""
        size = super().sizeHint(option, index)
        size.setHeight(max(size.height(), round(_AIR * option.fontMetrics.height())))
        return size

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: _Index) -> QWidget:
        """A line that shows, while it is empty, what the row says without a name."""
        editor = super().createEditor(parent, option, index)
        if isinstance(editor, QLineEdit):
            editor.setPlaceholderText(words.name("rename"))
            editor.setAccessibleName(words.name("rename"))
            editor.setMaxLength(_LONGEST_NAME)
        return editor


_LONGEST_NAME = 200


def _drawn(side: int, ratio: float, colour: QColor | None) -> QIcon:
    """A triangle of this colour; None: nothing, as large."""
    picture = QPixmap(round(side * ratio), round(side * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    if colour is not None:
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        corners = [QPointF(0.2 * side, 0), QPointF(0.95 * side, side / 2), QPointF(0.2 * side, side)]
        painter.drawPolygon(QPolygonF(corners))
        painter.end()
    icon = QIcon()
    for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):
        icon.addPixmap(picture, mode)
    return icon
