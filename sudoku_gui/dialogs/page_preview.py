"""A page as it will be printed, small, with buttons to turn to the others."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from sudoku_gui.render import export
from sudoku_gui.render.theme import Theme
from sudoku_gui.wording import printing as words

PaintPage = Callable[[QPainter, int, float], None]
"""Paints a page, numbered from 0, in logical pixels; the number is that of device pixels to one of these."""

_EDGE = 6


class PagePaper(QWidget):
    """One page on the window's ground.

    Args:
        theme: the window's colours; those of the page are the paper's.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("page")
        self.setAccessibleName(words.preview())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._theme = theme
        self._size = QSizeF(1, 1)
        self._number = 0
        self._paint: PaintPage | None = None

    def show_page(self, size: QSizeF, number: int, paint: PaintPage | None) -> None:
        """Show a page of this size in logical pixels."""
        self._size, self._number, self._paint = size, number, paint
        self.update()

    def sizeHint(self) -> QSize:
        """Large enough to see what stands where."""
        line = self.fontMetrics().height()
        return QSize(20 * line, 26 * line)

    def minimumSizeHint(self) -> QSize:
        """Large enough to count the boards."""
        return self.sizeHint() / 2

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the page as large as there is room."""
        room = QRectF(self.rect()).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        scale = min(room.width() / self._size.width(), room.height() / self._size.height())
        page = QRectF(0, 0, scale * self._size.width(), scale * self._size.height())
        page.moveCenter(room.center())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self._theme.thin_line)
        painter.setBrush(export.paper().paper)
        painter.drawRect(page)
        if self._paint is not None:
            painter.translate(page.topLeft())
            painter.scale(scale, scale)
            self._paint(painter, self._number, scale * self.devicePixelRatioF())
        painter.end()


class PagePreview(QWidget):
    """The page and the way to the others; Page Up and Page Down turn as well.

    Args:
        theme: the window's colours.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("preview")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(words.preview())
        self.paper = PagePaper(theme)
        self._label = QLabel()
        self._label.setObjectName("page_number")
        self._label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._back = self._button("page_before", words.previous(), Qt.ArrowType.LeftArrow, -1)
        self._forth = self._button("page_after", words.next_(), Qt.ArrowType.RightArrow, 1)
        row = QHBoxLayout()
        row.addStretch(1)
        for widget in (self._back, self._label, self._forth):
            row.addWidget(widget)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.paper, 1)
        column.addLayout(row)
        self._number = self._count = 0
        self._size = QSizeF(1, 1)
        self._paint: PaintPage | None = None

    @property
    def number(self) -> int:
        """Which page is shown, from 0."""
        return self._number

    def show_pages(self, size: QSizeF, count: int, paint: PaintPage) -> None:
        """Show so many pages of this size; the one in sight stays, if there is one of its number."""
        self._size, self._count, self._paint = size, count, paint
        self.turn_to(self._number)

    def turn_to(self, number: int) -> None:
        """Show another page; beyond the ends the last one."""
        self._number = max(0, min(number, self._count - 1))
        self._label.setText(words.page(self._number + 1, self._count) if self._count else "")
        self._back.setEnabled(self._number > 0)
        self._forth.setEnabled(self._number < self._count - 1)
        self.paper.show_page(self._size, self._number, self._paint if self._count else None)

    def _button(self, name: str, text: str, arrow: Qt.ArrowType, by: int) -> QToolButton:
        button = QToolButton()
        button.setObjectName(name)
        button.setArrowType(arrow)
        button.setAccessibleName(text)
        button.setToolTip(text)
        button.clicked.connect(lambda: self.turn_to(self._number + by))
        return button

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn pages."""
        by = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}.get(Qt.Key(event.key()))
        if by is None:
            super().keyPressEvent(event)
        else:
            self.turn_to(self._number + by)
