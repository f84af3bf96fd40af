"""The layer over the strips of a timeline: the position with its handle, flags, and lines to the close-up.

The handle is hollow, so that it hides nothing of what lies around the position.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from sudoku_gui.features.watch.timeline.model import HANDLE, Span, TimelineLayout
from sudoku_gui.render.shapes import draw_with, pointer
from sudoku_gui.render.theme import Theme, faint

BRACKET: Final = 10.0  # the least width of the bracket around what the close-up shows
_FLAG: Final = 7.0


@dataclass(frozen=True, slots=True)
class PositionOverlay:
    """The marks above the strips: position, bookmarks, pointer and the frame of the close-up."""

    run: Span  # what the overview shows
    closeup: Span | None  # what the close-up shows; None without one
    head: int  # the position shown
    now: int | None = None  # where the search stands on the way there; None if it is there
    flags: tuple[int, ...] = ()  # positions that are marked
    hovered: int | None = None  # the position that the mouse points at; None for none
    is_dragged: bool = False  # whether the user holds the handle
    focus: bool = False  # whether the keyboard is here
    enabled: bool = True  # whether there is a search to be moved


def paint(painter: QPainter, layout: TimelineLayout, overlay: PositionOverlay, theme: Theme) -> None:
    """Paint it over both strips; the painter is left as it was found."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if overlay.closeup is not None and overlay.enabled:
        paint_lens(painter, layout, overlay.run, overlay.closeup, theme)
    for strip, span in _strips(layout, overlay):
        _paint_frame(painter, strip, overlay.focus, theme)
        if not overlay.enabled:
            continue
        if overlay.hovered is not None:
            _paint_line(painter, strip, span, overlay.hovered, QPen(theme.ink, 1, Qt.PenStyle.DotLine))
        _paint_flags(painter, strip, span, overlay.flags, theme)
        if overlay.now is not None:
            _paint_line(painter, strip, span, overlay.now, QPen(theme.ink, 1.5))
        _paint_head(painter, strip, span, overlay, theme)
    painter.restore()


def _strips(layout: TimelineLayout, overlay: PositionOverlay) -> Iterable[tuple[QRectF, Span]]:
    yield layout.overview, overlay.run
    if overlay.closeup is not None:
        yield layout.closeup, overlay.closeup


def bracket(layout: TimelineLayout, run: Span, closeup: Span) -> tuple[float, float]:
    """Left and right end of the bracket in the overview, never too narrow to be seen."""
    strip = layout.overview
    left, right = run.x_of(closeup.start, strip), run.x_of(closeup.end, strip)
    lacking = max(0.0, BRACKET - (right - left)) / 2
    left = min(max(strip.left(), left - lacking), strip.right() - BRACKET)
    return left, min(max(right + lacking, left + BRACKET), strip.right())


def _paint_frame(painter: QPainter, strip: QRectF, focus: bool, theme: Theme) -> None:  # noqa: FBT001 - one way to paint
    draw_with(painter, QPen(theme.selection, 2) if focus else QPen(theme.thin_line, 1))
    reach = 1.0 if focus else 0.5
    # At whole pixels it looks the same, in a fiftieth of the time.
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    painter.drawRect(strip.adjusted(-reach, -reach, reach, reach))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)


def paint_lens(painter: QPainter, layout: TimelineLayout, run: Span, closeup: Span, theme: Theme) -> None:
    """Paint the bracket, and the beam from it to the close-up."""
    left, right = map(round, bracket(layout, run, closeup))
    lane, top = layout.lane, layout.overview.bottom() - 5
    foot = lane.top() + 3
    draw_with(painter, fill=theme.same_digit)
    beam = [QPointF(left, foot), QPointF(right, foot), lane.bottomRight(), lane.bottomLeft()]
    # So wide and pale as it is: a fortieth of the time.
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    painter.drawPolygon(QPolygonF(beam))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_with(painter, QPen(theme.thick_line, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    painter.drawPolyline([QPointF(left, top), QPointF(left, foot), QPointF(right, foot), QPointF(right, top)])


def _paint_line(painter: QPainter, strip: QRectF, span: Span, position: int, pen: QPen) -> None:
    if span.start <= position <= span.end:
        x = round(span.x_of(position, strip)) + 0.5
        painter.setPen(pen)
        painter.drawLine(QLineF(x, strip.top(), x, strip.bottom()))


def _paint_flags(painter: QPainter, strip: QRectF, span: Span, flags: Iterable[int], theme: Theme) -> None:
    """Paint a pole and a pennant; of those at one pixel, however many, one."""
    seen = (position for position in flags if span.start <= position <= span.end)
    for column in sorted({round(span.x_of(position, strip)) for position in seen}):
        x = min(column + 0.5, strip.right() - 0.5)
        painter.setPen(QPen(theme.newest, 1.5))
        painter.drawLine(QLineF(x, strip.top(), x, strip.bottom()))
        draw_with(painter, QPen(theme.paper, 1), theme.newest)
        sideways = -_FLAG - 2 if x + _FLAG + 2 > strip.right() else _FLAG + 2
        top = strip.top() + 0.5
        painter.drawPolygon(
            QPolygonF(
                [QPointF(x, top), QPointF(x + sideways, top + _FLAG / 2 + 1), QPointF(x, top + _FLAG + 2)]
            )
        )


def _paint_head(painter: QPainter, strip: QRectF, span: Span, overlay: PositionOverlay, theme: Theme) -> None:
    """Paint a line, in a hollow handle; where it lies outside, an arrow that points there."""
    if not span.start <= overlay.head <= span.end:
        _paint_arrow(painter, strip, theme.selection, right=overlay.head > span.end)
        return
    x = round(span.x_of(overlay.head, strip))
    handle = QRectF(x - HANDLE / 2, strip.top() - 1, HANDLE, strip.height() + 2)
    draw_with(painter, QPen(theme.paper, 4), faint(theme.selection, 70 if overlay.is_dragged else 26))
    painter.drawRoundedRect(handle, 4, 4)
    draw_with(painter, QPen(theme.selection, 2))
    painter.drawRoundedRect(handle, 4, 4)
    painter.setPen(QPen(theme.paper, 4))
    painter.drawLine(QLineF(x, strip.top() + 1, x, strip.bottom() - 1))
    painter.setPen(QPen(theme.ink, 2))
    painter.drawLine(QLineF(x, strip.top() + 1, x, strip.bottom() - 1))


def _paint_arrow(painter: QPainter, strip: QRectF, colour: QColor, *, right: bool) -> None:
    tip = QPointF(strip.right() - 2 if right else strip.left() + 2, strip.center().y())
    back = -8 if right else 8
    draw_with(painter, fill=colour)
    painter.drawPolygon(pointer(tip, QPointF(back, 0), 6))
