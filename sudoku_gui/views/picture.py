"""A view as a picture, for a file: sharp at any scale, and lines and letters where the file has such.

Most views paint lines and letters, and those go into an SVG or a PDF as they are. Some paint by way of an image that
is kept: the board and the tree are painted anew without one; the others are told how fine the picture is, so that
their image is as fine.

A whole window takes a third of a second, so it can be painted bit by bit. What is being painted wears the picture's
theme and fineness meanwhile; nobody sees that, for it is not repainted on screen until it is itself again.
"""

from collections.abc import Generator, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from typing import Protocol, cast

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPalette, QRegion
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from sudoku_gui.render import board, caption, tree
from sudoku_gui.render.caption import Caption
from sudoku_gui.render.theme import Theme
from sudoku_gui.views.board_view import BoardView
from sudoku_gui.views.tree_canvas import TreeCanvas


class _Dressed(Protocol):
    def use_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""


class Picture:
    """A widget as it is now, with a caption if there is one.

    Args:
        widget: what is painted.
        worn: the theme that it wears.
        theme: the theme that it is to have in the picture.
        below: the caption.
    """

    def __init__(self, widget: QWidget, worn: Theme, theme: Theme, below: Caption | None = None) -> None:
        self._widget = widget
        self._worn = worn
        self._theme = theme
        self._below = below
        self._font = QFont(widget.font())

    @property
    def size(self) -> QSize:
        """How large it is, in logical pixels."""
        return self._widget.size() + QSize(0, self._below_height())

    def _below_height(self) -> int:
        if self._below is None:
            return 0
        return caption.height(self._below, self._widget.width(), self._font)

    def paint(self, painter: QPainter, ratio: float) -> None:
        """Paint it, with so many pixels to a logical one."""
        for _share in self.painting(painter, ratio):
            pass

    def painting(self, painter: QPainter, ratio: float) -> Generator[float, None, None]:
        """Work that does the same; it yields how much is done."""
        widget, theme = self._widget, self._theme
        pieces = list(_pieces(widget, QPoint()))
        for number, (piece, at, is_whole) in enumerate(pieces):
            if not isValid(piece):
                continue
            with ExitStack() as meanwhile:
                if is_whole:
                    meanwhile.enter_context(_unseen(piece))
                    meanwhile.enter_context(as_fine_as(piece, ratio))
                meanwhile.enter_context(dressed(piece, self._worn, theme))
                if is_whole:
                    for _ in strokes(painter, piece, theme, ratio, at):
                        yield number / len(pieces)
                else:
                    _paint_alone(painter, piece, theme, ratio, at)
            yield (number + 1) / len(pieces)
        if self._below is not None:
            rect = QRectF(0, widget.height(), widget.width(), self._below_height())
            caption.paint(painter, rect, self._below, theme, self._font)


_Piece = tuple[QWidget, QPoint, bool]


def _pieces(widget: QWidget, at: QPoint) -> Iterator[_Piece]:
    """Whoever dresses what is in him, whole; and what only holds others, alone, with its place."""
    is_whole = hasattr(widget, "use_theme")
    yield widget, at, is_whole
    if not is_whole:
        for child in _shown(widget):
            yield from _pieces(child, at + child.pos())


def _shown(widget: QWidget) -> Iterator[QWidget]:
    """Asked one after the other: between two strokes one may be closed."""
    for child in widget.children():
        if isinstance(child, QWidget) and isValid(child) and child.isVisible() and not child.isWindow():
            yield child


@contextmanager
def _unseen(widget: QWidget) -> Iterator[None]:
    """On screen a widget stays as it is for a while."""
    widget.setUpdatesEnabled(False)
    try:
        yield
    finally:
        if isValid(widget):
            widget.setUpdatesEnabled(True)


def paint(painter: QPainter, widget: QWidget, theme: Theme, ratio: float, at: QPoint | None = None) -> None:
    """Paint a widget and what is in it, from a place on; the painter is left as it was found."""
    for _ in strokes(painter, widget, theme, ratio, QPoint() if at is None else at):
        pass


def strokes(painter: QPainter, widget: QWidget, theme: Theme, ratio: float, at: QPoint) -> Iterator[None]:
    """Work that does the same, widget by widget."""
    _paint_alone(painter, widget, theme, ratio, at)
    yield
    for child in _shown(widget):
        yield from strokes(painter, child, theme, ratio, at + child.pos())


def _paint_alone(painter: QPainter, widget: QWidget, theme: Theme, ratio: float, at: QPoint) -> None:
    painter.save()
    painter.setClipRect(widget.rect().translated(at))
    if isinstance(widget, BoardView):
        painter.fillRect(widget.rect().translated(at), theme.window)
        painter.translate(at)
        look = replace(widget.look, selected=None, focus=False)  # nobody types in a picture
        board.paint(painter, QRectF(widget.rect()), look, theme, _ratio(painter, ratio))
    elif isinstance(widget, TreeCanvas) and _has_tree(widget):
        painter.translate(at)
        tree.paint(painter, widget.room, widget.scene(), theme, widget.font())
    else:
        alone = QWidget.RenderFlag.DrawWindowBackground
        widget.render(painter, at, QRegion(), alone)
    painter.restore()


def _has_tree(canvas: TreeCanvas) -> bool:
    canvas.catch_up()
    return bool(canvas.drawing.state.excerpt.twigs)


def _ratio(painter: QPainter, ratio: float) -> float:
    """The board snaps to pixels; a file of lines has none."""
    return ratio if painter.device().devicePixelRatioF() == ratio else 1.0


@contextmanager
def dressed(widget: QWidget, worn: Theme, theme: Theme) -> Iterator[None]:
    """A widget in another theme while nobody sees it; what only holds others has no more than a palette."""
    if theme is worn:
        yield
        return
    before = (
        QPalette(widget.palette()) if widget.testAttribute(Qt.WidgetAttribute.WA_SetPalette) else QPalette()
    )
    _dress(widget, theme, theme.palette())
    try:
        yield
    finally:
        if isValid(widget):
            _dress(widget, worn, before)


def _dress(widget: QWidget, theme: Theme, palette: QPalette) -> None:
    widget.setPalette(palette)
    if hasattr(widget, "use_theme"):
        for part in (widget, *widget.findChildren(QWidget)):
            if hasattr(part, "use_theme"):
                cast("_Dressed", part).use_theme(theme)


@contextmanager
def as_fine_as(widget: QWidget, ratio: float) -> Iterator[None]:
    """Whoever asks how fine the screen is hears how fine the picture is."""
    parts = [widget, *widget.findChildren(QWidget)]
    for part in parts:
        part.__dict__["devicePixelRatioF"] = lambda: ratio
    _tell_ratio(parts)
    try:
        yield
    finally:
        for part in parts:
            part.__dict__.pop("devicePixelRatioF", None)
        _tell_ratio(parts)


def _tell_ratio(parts: Iterable[QWidget]) -> None:
    """As when a window comes to another screen: who keeps an image lets it go."""
    for part in filter(isValid, parts):
        QCoreApplication.sendEvent(part, QEvent(QEvent.Type.DevicePixelRatioChange))
        part.update()
