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
from typing import Final, Protocol, cast

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPalette, QRegion
from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget
from shiboken6 import isValid

from sudoku_gui.panes.board.view import BoardView
from sudoku_gui.panes.tree import paint as tree
from sudoku_gui.panes.tree.canvas import TreeCanvas
from sudoku_gui.render import board, caption
from sudoku_gui.render.caption import Caption
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.throttle import Throttle


class _Themeable(Protocol):
    def use_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""


class _Drawing(Protocol):
    def drawn_in(self, rect: QRectF) -> QRectF:
        """The part of a rectangle that is drawn in."""


_AIR: Final = 8
"""Pixels around a drawing that does not fill its widget."""

_UNSEEN: Final = QSize(900, 675)
"""How large a view is that is not in sight."""


class Picture:
    """A widget as it is now, with a caption if there is one.

    What draws less than fills it, as a board does, has a method `drawn_in`; of that no more than the drawing is painted.
    A widget that is not in sight is shown to nobody while it is painted, and has a size of its own for that.

    Args:
        widget: what is painted.
        current: the theme that it wears.
        theme: the theme that it is to have in the picture.
        below: the caption.
        has_buttons: whether buttons in it are painted, too.
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
        """How large it is, in logical pixels."""
        return self._frame.size() + QSize(0, self._below_height())

    @property
    def is_seen(self) -> bool:
        """Whether the widget is in sight."""
        return self._widget.isVisible()

    @property
    def _room(self) -> QSize:
        widget = self._widget
        return widget.size() if widget.isVisible() else _UNSEEN.expandedTo(widget.minimumSizeHint())

    @property
    def _frame(self) -> QRect:
        """The part of the widget that is painted."""
        room = QRect(QPoint(), self._room)
        if not hasattr(self._widget, "drawn_in"):
            return room
        drawn = cast("_Drawing", self._widget).drawn_in(QRectF(room))
        return drawn.toAlignedRect().adjusted(-_AIR, -_AIR, _AIR, _AIR) & room

    def _below_height(self) -> int:
        if self._below is None:
            return 0
        return caption.height(self._below, self._frame.width(), self._font)

    def paint(self, painter: QPainter, ratio: float) -> None:
        """Paint it, with so many pixels to a logical one."""
        for _share in self.painting(painter, ratio):
            pass

    def painting(self, painter: QPainter, ratio: float) -> Generator[float, None, None]:
        """Work that does the same; it yields how much is done."""
        with ExitStack() as held:
            frame = self._frame
            if not self.is_seen:
                held.enter_context(shown_to_nobody(self._widget, self._room))
            painter.save()
            painter.setClipRect(QRect(QPoint(), frame.size()))
            try:
                yield from self._painting(painter, ratio, -frame.topLeft())
            finally:
                if painter.isActive():
                    painter.restore()
            if self._below is not None:
                rect = QRectF(0, frame.height(), frame.width(), self._below_height())
                caption.paint(painter, rect, self._below, self._theme, self._font)

    def _painting(self, painter: QPainter, ratio: float, start: QPoint) -> Generator[float, None, None]:
        theme = self._theme
        pieces = list(_pieces(self._widget, start, has_buttons=self._has_buttons))
        for number, (piece, at, is_whole) in enumerate(pieces):
            if not isValid(piece):
                continue
            with ExitStack() as meanwhile:
                if is_whole:
                    meanwhile.enter_context(_unseen(piece))
                    meanwhile.enter_context(as_fine_as(piece, ratio))
                meanwhile.enter_context(themed(piece, self._current, theme))
                if is_whole:
                    for _ in strokes(painter, piece, theme, ratio, at, has_buttons=self._has_buttons):
                        yield number / len(pieces)
                else:
                    _paint_alone(painter, piece, theme, ratio, at)
            yield (number + 1) / len(pieces)


_Piece = tuple[QWidget, QPoint, bool]


def _pieces(widget: QWidget, at: QPoint, *, has_buttons: bool) -> Iterator[_Piece]:
    """Whoever dresses what is in him, whole; and what only holds others, alone, with its place."""
    is_whole = hasattr(widget, "use_theme")
    yield widget, at, is_whole
    if not is_whole:
        for child in _shown(widget, has_buttons=has_buttons):
            yield from _pieces(child, at + child.pos(), has_buttons=has_buttons)


def _shown(widget: QWidget, *, has_buttons: bool) -> Iterator[QWidget]:
    """Asked one after the other: between two strokes one may be closed."""
    for child in widget.children():
        if not isinstance(child, QWidget) or not isValid(child) or not child.isVisible() or child.isWindow():
            continue
        if has_buttons or not isinstance(child, QAbstractButton):
            yield child


@contextmanager
def shown_to_nobody(view: QWidget, size: QSize) -> Iterator[None]:
    """Let a view that is not in sight do its work at a size, for a hidden one does none; then it is back in its place."""
    place = view.parentWidget()
    stage = QWidget()
    stage.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    stage.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, on=False)
    room = QVBoxLayout(stage)
    room.setContentsMargins(0, 0, 0, 0)
    room.addWidget(view)
    view.show()
    stage.resize(size)
    stage.show()
    for part in (stage, *stage.findChildren(QWidget)):
        if (inner := part.layout()) is not None:
            inner.activate()
    for throttle in view.findChildren(Throttle):
        throttle.due.emit()
    for canvas in view.findChildren(TreeCanvas):
        canvas.catch_up()
        canvas.camera.rest()
    try:
        yield
    finally:
        if isValid(view):
            view.hide()
            if place is not None and isValid(place) and (before := place.layout()) is not None:
                before.addWidget(view)
        stage.deleteLater()


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


def strokes(
    painter: QPainter, widget: QWidget, theme: Theme, ratio: float, at: QPoint, *, has_buttons: bool = True
) -> Iterator[None]:
    """Work that does the same, widget by widget."""
    _paint_alone(painter, widget, theme, ratio, at)
    yield
    for child in _shown(widget, has_buttons=has_buttons):
        yield from strokes(painter, child, theme, ratio, at + child.pos(), has_buttons=has_buttons)


def _paint_alone(painter: QPainter, widget: QWidget, theme: Theme, ratio: float, at: QPoint) -> None:
    painter.save()
    painter.setClipRect(widget.rect().translated(at), Qt.ClipOperation.IntersectClip)
    if isinstance(widget, BoardView):
        painter.fillRect(widget.rect().translated(at), theme.window)
        painter.translate(at)
        look = replace(widget.look, selected=None, focus=False)  # nobody types in a picture
        board.paint(painter, QRectF(widget.rect()), look, theme, _ratio(painter, ratio))
    elif isinstance(widget, TreeCanvas) and _has_tree(widget):
        painter.translate(at)
        tree.paint(painter, widget.area, widget.scene(), theme, widget.font())
    else:
        alone = QWidget.RenderFlag.DrawWindowBackground
        widget.render(painter, at, QRegion(), alone)
    painter.restore()


def _has_tree(canvas: TreeCanvas) -> bool:
    canvas.catch_up()
    return bool(canvas.drawing.state.excerpt.items)


def _ratio(painter: QPainter, ratio: float) -> float:
    """The board snaps to pixels; a file of lines has none."""
    return ratio if painter.device().devicePixelRatioF() == ratio else 1.0


@contextmanager
def themed(widget: QWidget, current: Theme, theme: Theme) -> Iterator[None]:
    """A widget in another theme while nobody sees it; what only holds others has no more than a palette."""
    if theme is current:
        yield
        return
    before = (
        QPalette(widget.palette()) if widget.testAttribute(Qt.WidgetAttribute.WA_SetPalette) else QPalette()
    )
    _use_theme(widget, theme, theme.palette())
    try:
        yield
    finally:
        if isValid(widget):
            _use_theme(widget, current, before)


def _use_theme(widget: QWidget, theme: Theme, palette: QPalette) -> None:
    widget.setPalette(palette)
    if hasattr(widget, "use_theme"):
        for part in (widget, *widget.findChildren(QWidget)):
            if hasattr(part, "use_theme"):
                cast("_Themeable", part).use_theme(theme)


@contextmanager
def as_fine_as(widget: QWidget, ratio: float) -> Iterator[None]:
    """Whoever asks how fine the screen is hears how fine the picture is."""
    parts = [widget, *widget.findChildren(QWidget)]
    for part in parts:
        part.__dict__["devicePixelRatioF"] = lambda: ratio
    _announce_ratio(parts)
    try:
        yield
    finally:
        for part in parts:
            part.__dict__.pop("devicePixelRatioF", None)
        _announce_ratio(parts)


def _announce_ratio(parts: Iterable[QWidget]) -> None:
    """As when a window comes to another screen: who keeps an image lets it go."""
    for part in filter(isValid, parts):
        QCoreApplication.sendEvent(part, QEvent(QEvent.Type.DevicePixelRatioChange))
        part.update()
