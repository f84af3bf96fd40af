"""A page as it will be printed, small, with buttons to turn to the others.

A page of thirty boards takes longer to paint than anybody waits for a key: it is painted into a picture bit by bit, and
until that is there the picture before it stays.
"""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QFocusEvent,
    QImage,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from sudoku_gui.export import picture_files as export
from sudoku_gui.guard import Guarded
from sudoku_gui.player.job import Job, Steps
from sudoku_gui.printing import text as words
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.label import Label
from sudoku_gui.wording.foreign import as_tip

PaintPage = Callable[[QPainter, int, float], Iterator[float]]
"""Paints a page, numbered from 0, bit by bit, in logical pixels; the number is that of device pixels to one of these."""

_FINER = 3
"""Pixels painted for one that is seen: lines that are thin on paper are thin here."""

_EDGE = 4
_LINES = (22, 30)
"""How large a page would like to be, in lines of text."""


class PagePaper(Guarded, QWidget):
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
        self._is_framed = False
        self._paint: PaintPage | None = None
        self._picture = QImage()
        self._work = Job(self)
        self._work.finished.connect(self._show)

    @property
    def is_painting(self) -> bool:
        """Whether the page in sight is not painted yet."""
        return self._work.is_running

    @property
    def picture(self) -> QImage:
        """The page as it is seen."""
        return self._picture

    def show_page(self, size: QSizeF, number: int, paint: PaintPage | None) -> None:
        """Show a page of this size in logical pixels."""
        self._size, self._number, self._paint = size, number, paint
        self.repaint_page()

    def frame(self, *, framed: bool) -> None:
        """Show whether keys turn the pages."""
        self._is_framed = framed
        self.update()

    def repaint_page(self) -> None:
        """Paint the page anew."""
        self._work.cancel()
        if self._paint is not None and not self._area().isEmpty():
            self._work.start(self._painting(self._paint))
        else:
            self._show(QImage())

    def _painting(self, paint: PaintPage) -> Steps[QImage]:
        area = self._area()
        seen = (area.size() * self.devicePixelRatioF()).toSize()
        picture = QImage(seen * _FINER, QImage.Format.Format_RGB32)
        picture.fill(export.paper().paper)
        painter = QPainter(picture)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            scale = picture.width() / self._size.width()
            painter.scale(scale, scale)
            yield from paint(painter, self._number, scale)
        finally:
            painter.end()
        return picture.scaled(
            seen, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )

    def _show(self, picture: QImage) -> None:
        self._picture = picture
        self.update()

    def _area(self) -> QRectF:
        """Where the page lies, as large as there is room, on whole pixels."""
        room = QRectF(self.rect()).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        area = QRectF(0, 0, *self._size.scaled(room.size(), Qt.AspectRatioMode.KeepAspectRatio).toTuple())
        area.moveCenter(room.center())
        return QRectF(area.toRect())

    # --- Qt -----------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        """Large enough to read what stands where."""
        line = self.fontMetrics().height()
        return QSize(_LINES[0] * line, _LINES[1] * line)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint() / 2

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.repaint_page()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The picture, with an edge around it."""
        area = self._area()
        painter = QPainter(self)
        painter.fillRect(area, export.paper().paper)
        if not self._picture.isNull():
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawImage(area, self._picture)
        wide = _EDGE // 2 if self._is_framed else 1
        painter.setPen(QPen(self._theme.selection if self._is_framed else self._theme.thin_line, wide))
        painter.drawRect(area.adjusted(-wide, -wide, wide - 1, wide - 1))
        painter.end()


class PagePreview(Guarded, QWidget):
    """The page and the way to the others; Page Up and Page Down turn as well, and so does the wheel.

    Args:
        theme: the window's colours.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("preview")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(words.preview())
        self.paper = PagePaper(theme)
        self._label = Label()
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

    def repaint_page(self) -> None:
        """Show the page in sight as it is by now."""
        self.paper.repaint_page()

    def turn_to(self, number: int) -> None:
        """Show another page; beyond the ends the last one."""
        self._number = max(0, min(number, self._count - 1))
        where = words.page(self._number + 1, self._count) if self._count else ""
        self._label.setText(where)
        self.setAccessibleDescription(where)
        self._back.setEnabled(self._number > 0)
        self._forth.setEnabled(self._number < self._count - 1)
        self.paper.show_page(self._size, self._number, self._paint if self._count else None)

    def _button(self, name: str, text: str, arrow: Qt.ArrowType, by: int) -> QToolButton:
        button = QToolButton()
        button.setObjectName(name)
        button.setArrowType(arrow)
        button.setAccessibleName(text)
        button.setToolTip(as_tip(text))
        button.clicked.connect(lambda: self.turn_to(self._number + by))
        return button

    # --- Qt -----------------------------------------------------------------------------------------

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.paper.frame(framed=True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.paper.frame(framed=False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ways = {
            Qt.Key.Key_PageUp: self._number - 1,
            Qt.Key.Key_PageDown: self._number + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: self._count - 1,
        }
        number = ways.get(Qt.Key(event.key()))
        if number is None:
            super().keyPressEvent(event)
        else:
            self.turn_to(number)

    def wheelEvent(self, event: QWheelEvent) -> None:
        turns = event.angleDelta().y()
        if turns:
            self.turn_to(self._number + (-1 if turns > 0 else 1))
        event.accept()
