"""Pictures of terms about time: the events of a real search in a row, each as high as the search is deep.

::

      |   | |     |      events of a small problem
    | | | | | | | |
    '---' '-' '---'      and the beats that they make up
"""

from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF

from solver_core.cover.beats import BEATS
from solver_core.problems import gallery
from sudoku_gui.help.paint_canvas import Canvas

FIRST, LAST = 0, 30
HERE = 17
NAMES = ("event", "beat", "position", "breakpoint", "bookmark")


@dataclass(frozen=True, slots=True)
class Strip:
    """Part of a run: the depth after each event and, for each kind of beat, the events (from 0) that end one."""

    depths: tuple[int, ...]
    ends: tuple[tuple[int, ...], ...]


@cache
def strip() -> Strip:
    """The first events of Knuth's example, and where its beats end."""
    search = gallery.search("knuth_2000")
    depths: list[int] = []
    ends: list[list[int]] = [[] for _ in BEATS[:4]]
    for event in range(FIRST, LAST):
        search.forward()
        depths.append(search.depth)
        for number, kind in enumerate(BEATS[:4]):
            if search.stands_at(kind):
                ends[number].append(event)
    return Strip(tuple(depths), tuple(map(tuple, ends)))


def height(_: str) -> float:
    """How high a picture is, in heights of the text."""
    return 7.5


def paint(canvas: Canvas, name: str) -> None:
    """Paint one of `NAMES`."""
    shown = strip()
    em, rect = canvas.em, canvas.rect
    wide = min(0.95 * rect.width(), 26 * em)
    pitch = wide / len(shown.depths)
    left = rect.center().x() - wide / 2
    has_beats = name == "beat"
    floor = rect.center().y() + (0.2 * em if has_beats else 1.6 * em)
    for number, depth in enumerate(shown.depths):
        high = (0.8 + 0.75 * depth) * em
        bar = QRectF(left + (number + 0.15) * pitch, floor - high, 0.7 * pitch, high)
        is_past = name not in {"position", "event"} or number <= HERE
        canvas.painter.fillRect(bar, canvas.theme.depth(depth) if is_past else canvas.theme.covered_column)
        if name == "event" and number == HERE:
            canvas.ring(bar, 0.25)
    if has_beats:
        _paint_beats(canvas, shown, left, pitch, floor)
    else:
        canvas.pen(canvas.theme.thick_line)
        canvas.painter.drawLine(QPointF(left, floor + 1), QPointF(left + wide, floor + 1))
        _paint_mark(canvas, name, left + (HERE + 1) * pitch, floor)


def _paint_beats(canvas: Canvas, shown: Strip, left: float, pitch: float, floor: float) -> None:
    """A bracket under each beat, a row for each kind, finer ones first."""
    for row, ends in enumerate(shown.ends):
        y, start = floor + (0.5 + 0.62 * row) * canvas.em, -1
        canvas.pen(canvas.theme.selection if row == 1 else canvas.theme.thick_line, 2.0 if row == 1 else 1.2)
        for end in ends:
            x1, x2 = left + (start + 1.15) * pitch, left + (end + 0.85) * pitch
            canvas.painter.drawLine(QPointF(x1, y), QPointF(x2, y))
            start = end


def _paint_mark(canvas: Canvas, name: str, x: float, floor: float) -> None:
    theme, em, painter = canvas.theme, canvas.em, canvas.painter
    high = 4.6 * em
    if name == "position":
        canvas.pen(theme.newest, 2.4)
        painter.drawLine(QPointF(x, floor - high), QPointF(x, floor + 0.6 * em))
        canvas.text(QRectF(x - 2 * em, floor + 0.7 * em, 4 * em, em), str(HERE + 1), theme.ink)
    elif name == "breakpoint":
        canvas.pen(theme.conflict, 1.0, (2.0, 2.0))
        painter.drawLine(QPointF(x, floor - high + em), QPointF(x, floor))
        canvas.pen(theme.conflict)
        canvas.fill(theme.conflict)
        painter.drawEllipse(QPointF(x, floor - high + 0.5 * em), 0.5 * em, 0.5 * em)
    elif name == "bookmark":
        canvas.pen(theme.selection, 1.6)
        painter.drawLine(QPointF(x, floor - high), QPointF(x, floor))
        canvas.fill(theme.selection)
        flag = [(0, 0), (1.5, 0), (1.1, 0.45), (1.5, 0.9), (0, 0.9)]
        painter.drawPolygon(QPolygonF([QPointF(x + a * em, floor - high + b * em) for a, b in flag]))
