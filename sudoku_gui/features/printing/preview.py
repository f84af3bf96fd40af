"""A preview of printed pages, with buttons to turn them.

A page of thirty boards takes long to paint: it is painted into an image in slices, and the image before it stays until
that is done.
"""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QKeyEvent, QPainter, QPen, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QToolButton, QVBoxLayout, QWidget

from sudoku_gui.player.job import Job, Steps
from sudoku_gui.render import picture_files
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.boxes import fill, row
from sudoku_gui.widgets.canvas import Canvas
from sudoku_gui.widgets.label import Label
from sudoku_gui.wording.foreign import as_tip

PaintPage = Callable[[QPainter, int, float], Iterator[float]]
"""Paints a page, numbered from 0, in slices and logical pixels, with this many device pixels to one."""

_OVERSAMPLING = 3  # lines that are thin on paper are thin here
_EDGE = 4


class PagePaper(Canvas):
    """The page of a preview; the theme is the window's, the page has the colours of paper."""

    smallest = (11, 15)
    usual = (22, 30)

    def __init__(self, theme: Theme, preview: "PagePreview") -> None:
        super().__init__("page", theme, preview)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(translate("printing", "Page preview"))
        self._preview = preview
        self.picture = QImage()
        self._job = Job(self)
        self._job.finished.connect(self._show)

    def repaint_page(self) -> None:
        """Paint the page in slices, from the start where it is being painted; empty paper without a page."""
        self._job.cancel()
        if self._preview.count and not self._area().isEmpty():
            self._job.start(self._painting())
        else:
            self._show(QImage())

    def _painting(self) -> Steps[QImage]:
        preview = self._preview
        size = (self._area().size() * self.devicePixelRatioF()).toSize()
        picture = QImage(size * _OVERSAMPLING, QImage.Format.Format_RGB32)
        picture.fill(picture_files.paper().paper)
        with QPainter(picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            scale = picture.width() / preview.page_size.width()
            painter.scale(scale, scale)
            yield from preview.paint_page(painter, preview.number, scale)
        return picture.scaled(
            size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )

    def _show(self, picture: QImage) -> None:
        self.picture = picture
        self.update()

    def _area(self) -> QRectF:
        """The place of the page, as large as there is space, on whole pixels."""
        space = QRectF(self.rect()).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        size = self._preview.page_size.scaled(space.size(), Qt.AspectRatioMode.KeepAspectRatio)
        area = QRectF(0, 0, size.width(), size.height())
        area.moveCenter(space.center())
        return QRectF(area.toRect())

    # --- Qt -----------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.repaint_page()

    def paint_on(self, painter: QPainter) -> None:
        """Paint the image, which may be of the page before, and its edge."""
        area = self._area()
        painter.fillRect(area, picture_files.paper().paper)
        if not self.picture.isNull():
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawImage(area, self.picture)
        has_focus = self._preview.hasFocus()
        wide = _EDGE // 2 if has_focus else 1
        painter.setPen(QPen(self.theme.selection if has_focus else self.theme.thin_line, wide))
        painter.drawRect(area.adjusted(-wide, -wide, wide - 1, wide - 1))


class PagePreview(QWidget):
    """A page and buttons; Page Up, Page Down and the wheel turn the pages, too."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("preview")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(translate("printing", "Page preview"))
        self.number = self.count = 0
        self.page_size = QSizeF(1, 1)
        self.paint_page: PaintPage = _nothing
        self.paper = PagePaper(theme, self)
        self._label = Label()
        self._label.setObjectName("page_number")
        self._label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        before, after = translate("printing", "Previous page"), translate("printing", "Next page")
        self._previous = self._button("page_before", before, Qt.ArrowType.LeftArrow, -1)
        self._next = self._button("page_after", after, Qt.ArrowType.RightArrow, 1)
        line = row(None, self._previous, self._label, self._next, None)
        fill(QVBoxLayout(self), self.paper, line, stretch=(1,))

    def show_pages(self, size: QSizeF, count: int, paint: PaintPage) -> None:
        """Show this many pages of this size, in logical pixels, at the present number if there is such a page."""
        self.page_size, self.count, self.paint_page = size, count, paint
        self.turn_to(self.number)

    def turn_to(self, number: int) -> None:
        """Show another page, or the first or last one."""
        self.number = max(0, min(number, self.count - 1))
        template = translate("printing", "Page {page} of {pages}") if self.count else ""
        where = template.format(page=self.number + 1, pages=self.count)
        self._label.setText(where)
        self.setAccessibleDescription(where)
        self._previous.setEnabled(self.number > 0)
        self._next.setEnabled(self.number < self.count - 1)
        self.paper.repaint_page()

    def _button(self, name: str, label: str, arrow: Qt.ArrowType, by: int) -> QToolButton:
        button = QToolButton()
        button.setObjectName(name)
        button.setArrowType(arrow)
        button.setAccessibleName(label)
        button.setToolTip(as_tip(label))
        button.clicked.connect(lambda: self.turn_to(self.number + by))
        return button

    # --- Qt -----------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        pages = {
            Qt.Key.Key_PageUp: self.number - 1,
            Qt.Key.Key_PageDown: self.number + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: self.count - 1,
        }
        if event.key() in pages:
            self.turn_to(pages[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        turns = event.angleDelta().y()
        if turns:
            self.turn_to(self.number + (-1 if turns > 0 else 1))
        event.accept()


def _nothing(_painter: QPainter, _number: int, _ratio: float) -> Iterator[float]:
    yield from ()
