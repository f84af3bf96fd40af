"""Two runs on one axis, painted: the player's depths stand above it, the other's hang below.

::

    depth here      ___   _                    full columns with a firm line
                 __|   |_| |__|                | the cursor; a dot on the axis is the first solution
    ------------0-----10----20-----30--------  the axis, with numbers
                 ..:   :..:                    hatched columns with a dashed line
    depth there    :...:          |            | where a run ends

Depths have the same scale above and below, so that they compare. Between the least and the greatest depth of a span
columns are full, below that they are pale.
"""

from dataclasses import dataclass
from typing import Final, NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from sudoku_gui.features.comparison.series import Series
from sudoku_gui.render.fonts import LEFT, RIGHT, write
from sudoku_gui.render.shapes import diamond, draw_with, pointer
from sudoku_gui.render.theme import Theme, mixed

_PAD: Final = 4.0
_PALE: Final = 0.3
_TICK_MARK: Final = 4.0
_APART: Final = 1.6  # widths of a number between two tick marks, at the least
_DOT: Final = 4.0


@dataclass(frozen=True)
class ComparisonLook:
    """The contents of the comparison plot: both curves, positions and axis."""

    here: Series
    there: Series
    most: float  # where the axis ends; 0 for nothing
    # where either search stands; None where that is not known
    cursors: tuple[float | None, float | None] = (None, None)
    hovered: float | None = None
    tick_marks: tuple[tuple[float, str], ...] = ()
    words: tuple[str, str, str] = ("", "", "")  # what the axis counts, what is above it and what is below
    caption: str = ""  # what is said about the coordinate pointed at, instead of the words
    divergence: float | None = None  # where the two part

    @property
    def deepest(self) -> int:
        """The largest depth, which reaches the upper or the lower edge."""
        return max(self.here.deepest, self.there.deepest, 1)


@dataclass(frozen=True, slots=True)
class ComparisonFrame:
    """Where the parts of a plot are, from top to bottom."""

    caption: QRectF
    upper: QRectF
    axis: QRectF
    lower: QRectF

    def x_of(self, coordinate: float, most: float) -> float:
        return self.upper.left() + coordinate / max(most, 1e-9) * self.upper.width()

    def coordinate_at(self, x: float, most: float) -> float:
        """The coordinate at a point; the nearest, beside it."""
        share = (x - self.upper.left()) / max(self.upper.width(), 1.0)
        return min(max(share, 0.0), 1.0) * most


def frame(rect: QRectF, font: QFont, deepest: int = 0) -> ComparisonFrame:
    """Where the parts go; numbers of depths have space at the left."""
    metrics = QFontMetricsF(font)
    line = metrics.height()
    margin = metrics.horizontalAdvance(f"{deepest:,}") + 2 * _PAD
    inner = rect.adjusted(margin, _PAD / 2, -2 * _PAD, -_PAD)
    caption = QRectF(rect.left() + _PAD, inner.top(), rect.width() - 2 * _PAD, line)
    strip = line + _TICK_MARK + 1
    half = max(0.0, (inner.height() - line - _PAD - strip) / 2)
    upper = QRectF(inner.left(), caption.bottom() + _PAD, inner.width(), half)
    axis = QRectF(inner.left(), upper.bottom(), inner.width(), strip)
    return ComparisonFrame(caption, upper, axis, QRectF(inner.left(), axis.bottom(), inner.width(), half))


def tick_mark_count(rect: QRectF, font: QFont, longest: str) -> int:
    """How many numbers have space along the axis."""
    width = QFontMetricsF(font).horizontalAdvance(longest) * _APART + _PAD
    return max(1, int(frame(rect, font).upper.width() / width))


def paint(painter: QPainter, rect: QRectF, look: ComparisonLook, theme: Theme, font: QFont) -> None:
    """Paint everything but what moves: see `paint_cursors`."""
    areas = frame(rect, font, look.deepest)
    painter.save()
    painter.fillRect(rect, theme.paper)
    painter.setFont(font)
    if look.most > 0 and areas.upper.height() > 2:
        for half in _halves(areas, look, theme):
            _paint_run(painter, areas, look, half, theme)
        if look.divergence is not None:
            pen = QPen(theme.chosen_column, 1.5, Qt.PenStyle.DashDotLine)
            _paint_line(painter, areas, areas.x_of(look.divergence, look.most), pen)
        _paint_axis(painter, areas, look, theme)
        _paint_depths(painter, areas, look, theme)
    painter.restore()


def paint_cursors(painter: QPainter, rect: QRectF, look: ComparisonLook, theme: Theme, font: QFont) -> None:
    """Paint where the searches stand, what is pointed at, and the line on top."""
    areas = frame(rect, font, look.deepest)
    painter.save()
    painter.setFont(font)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if look.most > 0 and areas.upper.height() > 2:
        if look.hovered is not None:
            pen = QPen(theme.covered_column, 1, Qt.PenStyle.DotLine)
            _paint_line(painter, areas, areas.x_of(look.hovered, look.most), pen)
        for cursor, half in zip(look.cursors, _halves(areas, look, theme), strict=True):
            if cursor is not None:
                _paint_cursor(painter, areas.x_of(min(cursor, look.most), look.most), half, theme)
    _paint_top(painter, areas.caption, look, theme)
    painter.restore()


class _Half(NamedTuple):
    """One of the runs; `up` is -1 where depths rise, and 1 where they hang."""

    run: Series
    rect: QRectF
    up: int
    colour: QColor

    @property
    def base(self) -> float:
        return self.rect.bottom() if self.up < 0 else self.rect.top()


def _halves(areas: ComparisonFrame, look: ComparisonLook, theme: Theme) -> tuple[_Half, _Half]:
    upper = _Half(look.here, areas.upper, -1, theme.live_column)
    return upper, _Half(look.there, areas.lower, 1, theme.second_run)


def _paint_line(painter: QPainter, areas: ComparisonFrame, x: float, pen: QPen) -> None:
    painter.setPen(pen)
    painter.drawLine(QLineF(x, areas.upper.top(), x, areas.lower.bottom()))


def _paint_run(
    painter: QPainter, areas: ComparisonFrame, look: ComparisonLook, half: _Half, theme: Theme
) -> None:
    run, colour, base = half.run, half.colour, half.base
    scale = half.up * half.rect.height() / look.deepest
    xs = [areas.x_of(coordinate, look.most) for coordinate in run.coordinates]
    full, pale, line = [], [], []
    for left, right, low, high in zip(xs, xs[1:], run.lows, run.highs, strict=False):
        top, foot, width = base + scale * high, base + scale * low, max(right - left, 1.0)
        full.append(QRectF(QPointF(left, top), QPointF(left + width, foot)).normalized())
        pale.append(QRectF(QPointF(left, foot), QPointF(left + width, base)).normalized())
        line += [QPointF(left, top), QPointF(right, top)]
    draw_with(painter, fill=mixed(colour, theme.paper, _PALE))
    painter.drawRects(pale)
    if half.up < 0:
        painter.setBrush(mixed(colour, theme.paper, 0.65))
    else:
        painter.drawRects(full)
        painter.setBrush(QBrush(colour, Qt.BrushStyle.FDiagPattern))
    painter.drawRects(full)
    draw_with(painter, QPen(colour, 1.6, Qt.PenStyle.SolidLine if half.up < 0 else Qt.PenStyle.DashLine))
    painter.drawPolyline(QPolygonF(line))
    if run.end > 0:  # where it ends, or that more of it is to come
        x, far = areas.x_of(run.end, look.most), base + 0.5 * half.up * half.rect.height()
        painter.setPen(QPen(colour, 2, Qt.PenStyle.SolidLine if run.is_complete else Qt.PenStyle.DotLine))
        painter.drawLine(QLineF(x, base, x, far))
    if run.first_solution is not None:
        middle = QPointF(areas.x_of(run.first_solution, look.most), base + half.up * _DOT)
        _paint_solution(painter, middle, theme)


def _paint_solution(painter: QPainter, middle: QPointF, theme: Theme) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_with(painter, QPen(theme.paper, 1), theme.solution)
    painter.drawPolygon(diamond(middle, _DOT + 1))
    painter.restore()


def _paint_axis(painter: QPainter, areas: ComparisonFrame, look: ComparisonLook, theme: Theme) -> None:
    """Paint its two sides, tick marks and their numbers, and at its end what it counts."""
    axis, metrics = areas.axis, QFontMetricsF(painter.font())
    painter.fillRect(axis, theme.paper)
    painter.setPen(QPen(theme.thin_line, 1))
    painter.drawLine(axis.topLeft(), axis.topRight())
    painter.drawLine(axis.bottomLeft(), axis.bottomRight())
    word = look.words[0]
    space = axis.right() - metrics.horizontalAdvance(word) - 2 * _PAD
    middle = QRectF(axis.left(), axis.top() + _TICK_MARK / 2, axis.width(), axis.height() - _TICK_MARK / 2)
    if space > axis.left() + axis.width() / 3:
        painter.setPen(theme.candidate)
        painter.drawText(middle, RIGHT, word)
    else:
        space = axis.right() + _PAD
    for coordinate, text in look.tick_marks:
        x, width = areas.x_of(coordinate, look.most), metrics.horizontalAdvance(text)
        painter.setPen(QPen(theme.thin_line, 1))
        painter.drawLine(QLineF(x, axis.top(), x, axis.top() + _TICK_MARK))
        painter.drawLine(QLineF(x, axis.bottom(), x, axis.bottom() - _TICK_MARK))
        left = max(x - width / 2, axis.left() - _PAD)
        if left + width < space:
            painter.setPen(theme.ink)
            painter.drawText(
                QRectF(left, middle.top(), width + 1, middle.height()), Qt.AlignmentFlag.AlignCenter, text
            )


def _paint_depths(painter: QPainter, areas: ComparisonFrame, look: ComparisonLook, theme: Theme) -> None:
    """Paint the greatest depth, beside the upper and the lower edge."""
    text, line = f"{look.deepest:,}", areas.caption.height()
    if areas.upper.height() < line:
        return
    painter.setPen(theme.candidate)
    width = areas.upper.left() - _PAD
    painter.drawText(QRectF(0, areas.upper.top(), width, line), RIGHT, text)
    painter.drawText(QRectF(0, areas.lower.bottom() - line, width, line), RIGHT, text)


def _paint_cursor(painter: QPainter, x: float, half: _Half, theme: Theme) -> None:
    """Paint a line with a triangle at its far end."""
    line = QLineF(x, half.rect.top(), x, half.rect.bottom())
    for pen in (QPen(theme.paper, 4), QPen(theme.ink, 2)):
        painter.setPen(pen)
        painter.drawLine(line)
    draw_with(painter, QPen(theme.paper, 1), theme.newest)
    tip = half.rect.top() + 8 if half.up < 0 else half.rect.bottom() - 8
    painter.drawPolygon(pointer(QPointF(x, tip), QPointF(0, 9 * half.up), 5))


def _paint_top(painter: QPainter, space: QRectF, look: ComparisonLook, theme: Theme) -> None:
    """Paint what is pointed at, or else which half is whose, each with its stroke."""
    metrics = QFontMetricsF(painter.font())
    painter.setPen(theme.ink)
    if look.caption:
        write(painter, space, look.caption)
        return
    left, stroke = space.left(), 1.6 * space.height()
    for word, colour, style in (
        (look.words[1], theme.live_column, Qt.PenStyle.SolidLine),
        (look.words[2], theme.second_run, Qt.PenStyle.DashLine),
    ):
        width = metrics.horizontalAdvance(word)
        if left + stroke + _PAD + width > space.right():
            break
        painter.setPen(QPen(colour, 2, style))
        painter.drawLine(QLineF(left, space.center().y(), left + stroke, space.center().y()))
        left += stroke + _PAD
        painter.setPen(theme.ink)
        painter.drawText(QRectF(left, space.top(), width + 1, space.height()), LEFT, word)
        left += width + 3 * _PAD
