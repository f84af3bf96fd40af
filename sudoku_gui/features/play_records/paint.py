"""Paints times over dates: a disc for each puzzle that was solved alone, a ring where hints were used.

::

    12:00 |        o
          |   o         o
     6:00 |      o   O     o
          +------------------
          May 1          May 9
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from sudoku_gui.document.clock import SolveRecord
from sudoku_gui.features.play_records import text as words
from sudoku_gui.features.play_records.model import day_of
from sudoku_gui.render.theme import Theme

RADIUS: Final = 4.0
_GAP: Final = 6.0
_STEPS: Final = (
    *(5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 14_400, 36_000, 86_400),
    *(10 * 86_400, 100 * 86_400, 10_000 * 86_400),
)
"""Seconds between two lines."""
_LINES: Final = 5


@dataclass(frozen=True, slots=True)
class TimesLook:
    """The contents of the plot: the records, the oldest first, and the one pointed at."""

    records: tuple[SolveRecord, ...]
    hovered: int | None = None


def step(longest: int) -> int:
    """Milliseconds between two lines, for times up to this."""
    return 1000 * next((one for one in _STEPS if _LINES * one * 1000 >= longest), _STEPS[-1])


def area(rect: QRectF, records: Sequence[SolveRecord], metrics: QFontMetricsF) -> QRectF:
    """Where points are: right of the times and above the dates."""
    left = metrics.horizontalAdvance(words.time(_top(records))) + 2 * _GAP
    return rect.adjusted(left, metrics.height() / 2 + RADIUS, -_GAP - RADIUS, -metrics.height() - 2 * _GAP)


def points(rect: QRectF, records: Sequence[SolveRecord], metrics: QFontMetricsF) -> list[QPointF]:
    """Where each record lies in the plot: later to the right, longer times higher up."""
    if not records:
        return []
    inside, highest = area(rect, records, metrics), _top(records)
    first, last = records[0].solved, records[-1].solved
    span = max(1, last - first)
    across = [(one.solved - first) / span if last > first else 0.5 for one in records]
    up = [min(1.0, one.elapsed / highest) for one in records]
    return [
        QPointF(inside.left() + inside.width() * x, inside.bottom() - inside.height() * y)
        for x, y in zip(across, up, strict=True)
    ]


def paint(painter: QPainter, rect: QRectF, look: TimesLook, theme: Theme) -> None:
    """Paint lines, dates and points."""
    metrics = QFontMetricsF(painter.font())
    painter.fillRect(rect, theme.paper)
    if not look.records:
        painter.setPen(theme.candidate)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, words.plot(()))
        return
    _paint_axes(painter, rect, look.records, theme, metrics)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    places = points(rect, look.records, metrics)
    for index, (point, record) in enumerate(zip(places, look.records, strict=True)):
        is_hovered = index == look.hovered
        radius = RADIUS * (1.6 if is_hovered else 1.0)
        painter.setPen(QPen(theme.newest if is_hovered else theme.live_column, 1.5))
        painter.setBrush(theme.paper if record.with_hints else theme.live_column)
        painter.drawEllipse(point, radius, radius)


def _top(records: Sequence[SolveRecord]) -> int:
    longest = max((record.elapsed for record in records), default=0)
    one = step(longest)
    return max(one, -(-longest // one) * one)


def _paint_axes(
    painter: QPainter, rect: QRectF, records: Sequence[SolveRecord], theme: Theme, metrics: QFontMetricsF
) -> None:
    inside, highest = area(rect, records, metrics), _top(records)
    one = max(step(highest), highest // 1000)
    for time in range(0, highest + 1, one):
        height = inside.bottom() - inside.height() * time / highest
        painter.setPen(QPen(theme.thin_line, 1, Qt.PenStyle.SolidLine if time == 0 else Qt.PenStyle.DotLine))
        painter.drawLine(QPointF(inside.left() - _GAP, height), QPointF(inside.right(), height))
        painter.setPen(theme.candidate)
        width, line = inside.left() - rect.left() - 1.5 * _GAP, metrics.height()
        box = QRectF(rect.left(), height - line / 2, width, line)
        painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, words.time(time))
    painter.setPen(theme.candidate)
    foot = QRectF(inside.left(), inside.bottom() + _GAP, inside.width(), metrics.height())
    first, last = words.day(day_of(records[0])), words.day(day_of(records[-1]))
    painter.drawText(foot, Qt.AlignmentFlag.AlignLeft, first)
    if first != last:
        painter.drawText(foot, Qt.AlignmentFlag.AlignRight, last)
    if any(record.with_hints for record in records):
        _paint_legend(painter, foot, theme, metrics)


def _paint_legend(painter: QPainter, foot: QRectF, theme: Theme, metrics: QFontMetricsF) -> None:
    """Paint what a ring means, between the dates."""
    word = words.with_hints()
    width = 2 * RADIUS + _GAP + metrics.horizontalAdvance(word)
    left = foot.center().x() - width / 2
    box = QRectF(left + 2 * RADIUS + _GAP, foot.top(), foot.width(), foot.height())
    painter.drawText(box, Qt.AlignmentFlag.AlignLeft, word)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.live_column, 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(left + RADIUS, foot.center().y()), RADIUS, RADIUS)
    painter.restore()
