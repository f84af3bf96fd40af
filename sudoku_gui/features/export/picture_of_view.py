"""A view as a picture, for a file: sharp at any scale, and lines and letters where the file has such.

What paints itself is a `Canvas`, which is asked to paint on the picture; everything else is Qt's, which renders it.

A whole window takes a third of a second, so it can be painted in slices. What is being painted has the theme of the
picture meanwhile, and is not repainted on screen until it has its own again.
"""

from collections.abc import Generator, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPalette, QRegion
from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget
from shiboken6 import isValid

from sudoku_gui.render import caption
from sudoku_gui.render.caption import Caption
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.canvas import Canvas
from sudoku_gui.widgets.throttle import Throttle

_MARGIN: Final = 8  # pixels around a drawing that does not fill its widget
_UNSEEN: Final = QSize(900, 675)  # size of a view that is not in sight


class ViewPicture:
    """A widget as it is now, with a caption if there is one.

    Of a widget with a method `drawn_in`, such as a board, only that part is painted. A widget that is not in sight is
    shown on no screen while it is painted.

    Args:
        current: the theme of the widget.
        theme: the theme of the picture.
        has_buttons: whether buttons and hints in it are painted, too.
    """

    def __init__(
        self,
        widget: QWidget,
        current: Theme,
        theme: Theme,
        below: Caption | None = None,
        *,
        has_buttons: bool = True,
    ) -> None:
        self._widget = widget
        self._current = current
        self._theme = theme
        self._below = below
        self._has_buttons = has_buttons
        self._font = QFont(widget.font())

    @property
    def size(self) -> QSize:
        return self._frame.size() + QSize(0, self._below_height())

    @property
    def is_seen(self) -> bool:
        return self._widget.isVisible()

    @property
    def _space(self) -> QSize:
        widget = self._widget
        return widget.size() if widget.isVisible() else _UNSEEN.expandedTo(widget.minimumSizeHint())

    @property
    def _frame(self) -> QRect:
        space, widget = QRect(QPoint(), self._space), self._widget
        if not hasattr(widget, "drawn_in"):
            return space
        drawn: QRectF = widget.drawn_in(QRectF(space))
        return drawn.toAlignedRect().adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN) & space

    def _below_height(self) -> int:
        return 0 if self._below is None else caption.height(self._below, self._frame.width(), self._font)

    def paint(self, painter: QPainter) -> None:
        """Paint the view at once, at the resolution of the painter's device."""
        for _share in self.painting(painter):
            pass

    def painting(self, painter: QPainter) -> Generator[float, None, None]:
        """Paint the view in slices, and yield the share that is done, from 0 to 1."""
        with ExitStack() as stack:
            frame = self._frame
            if not self.is_seen:
                stack.enter_context(_on_no_screen(self._widget, self._space))
            painter.save()
            painter.setClipRect(QRect(QPoint(), frame.size()))
            try:
                yield from self._painting(painter, -frame.topLeft())
            finally:
                if painter.isActive():
                    painter.restore()
            if self._below is not None:
                rect = QRectF(0, frame.height(), frame.width(), self._below_height())
                caption.paint(painter, rect, self._below, self._theme, self._font)

    def _painting(self, painter: QPainter, start: QPoint) -> Generator[float, None, None]:
        pieces = list(_pieces(self._widget, start, has_buttons=self._has_buttons))
        for number, (piece, at, is_whole) in enumerate(pieces):
            if not isValid(piece):
                continue
            with ExitStack() as meanwhile:
                if is_whole:
                    meanwhile.enter_context(_not_updated(piece))
                meanwhile.enter_context(_themed(piece, self._current, self._theme))
                if is_whole:
                    for _ in _strokes(painter, piece, at, has_buttons=self._has_buttons):
                        yield number / len(pieces)
                else:
                    _paint_alone(painter, piece, at)
            yield (number + 1) / len(pieces)


def _pieces(widget: QWidget, at: QPoint, *, has_buttons: bool) -> Iterator[tuple[QWidget, QPoint, bool]]:
    """Widgets with a theme, which are whole, and those that only hold others, alone; with their places."""
    is_whole = hasattr(widget, "use_theme")
    yield widget, at, is_whole
    if not is_whole:
        for child in _shown(widget, has_buttons=has_buttons):
            yield from _pieces(child, at + child.pos(), has_buttons=has_buttons)


def _shown(widget: QWidget, *, has_buttons: bool) -> Iterator[QWidget]:
    """The visible children, asked one after the other: between two strokes one may be closed."""
    for child in widget.children():
        if not isinstance(child, QWidget) or not isValid(child) or not child.isVisible() or child.isWindow():
            continue
        if has_buttons or not (isinstance(child, QAbstractButton) or getattr(child, "is_hint", False)):
            yield child


def catch_up(view: QWidget) -> None:
    """Let everything in a view that waits or glides reach its end now."""
    for throttle in view.findChildren(Throttle):
        throttle.due.emit()
    for canvas in view.findChildren(Canvas):
        canvas.come_to_rest()


@contextmanager
def _on_no_screen(view: QWidget, size: QSize) -> Iterator[None]:
    """Let a hidden view do its work at a size, as hidden ones do none; then it is back in its place."""
    owner = view.parentWidget()
    stage = QWidget()
    stage.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    stage.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, on=False)
    column = QVBoxLayout(stage)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(view)
    view.show()
    stage.resize(size)
    stage.show()
    for part in (stage, *stage.findChildren(QWidget)):
        if (inner := part.layout()) is not None:
            inner.activate()
    catch_up(stage)
    try:
        yield
    finally:
        if isValid(view):
            view.hide()
            if owner is not None and isValid(owner) and (before := owner.layout()) is not None:
                before.addWidget(view)
        stage.deleteLater()


@contextmanager
def _not_updated(widget: QWidget) -> Iterator[None]:
    """A context in which a widget stays as it is on screen."""
    widget.setUpdatesEnabled(False)
    try:
        yield
    finally:
        if isValid(widget):
            widget.setUpdatesEnabled(True)


def paint(painter: QPainter, widget: QWidget, at: QPoint) -> None:
    """Paint a widget and what is in it, from a place on."""
    for _ in _strokes(painter, widget, at, has_buttons=True):
        pass


def _strokes(painter: QPainter, widget: QWidget, at: QPoint, *, has_buttons: bool) -> Iterator[None]:
    """Paints widget by widget, with a pause after each."""
    _paint_alone(painter, widget, at)
    yield
    for child in _shown(widget, has_buttons=has_buttons):
        yield from _strokes(painter, child, at + child.pos(), has_buttons=has_buttons)


def _paint_alone(painter: QPainter, widget: QWidget, at: QPoint) -> None:
    painter.save()
    painter.setClipRect(widget.rect().translated(at), Qt.ClipOperation.IntersectClip)
    if isinstance(widget, Canvas):
        painter.translate(at)
        painter.fillRect(widget.rect(), widget.palette().window())
        painter.setFont(widget.font())
        widget.paint_on(painter)
    else:
        widget.render(painter, at, QRegion(), QWidget.RenderFlag.DrawWindowBackground)
    painter.restore()


@contextmanager
def _themed(widget: QWidget, current: Theme, theme: Theme) -> Iterator[None]:
    """Give a widget another theme; one that only holds others has only a palette."""
    if theme is current:
        yield
        return
    has_own = widget.testAttribute(Qt.WidgetAttribute.WA_SetPalette)
    before = QPalette(widget.palette()) if has_own else QPalette()
    _use_theme(widget, theme, theme.palette())
    try:
        yield
    finally:
        if isValid(widget):
            _use_theme(widget, current, before)


def _use_theme(widget: QWidget, theme: Theme, palette: QPalette) -> None:
    widget.setPalette(palette)
    if hasattr(widget, "use_theme"):
        parts: list[Any] = [widget, *widget.findChildren(QWidget)]
        for part in parts:
            if hasattr(part, "use_theme"):
                part.use_theme(theme)
