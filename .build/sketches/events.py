"""Pictures of terms about time: the events of a real search in a row, each as high as the search is deep.

::

      |   | |     |      events of a small problem
    | | | | | | | |
    '---' '-' '---'      and the beats that they make up
"""

from functools import cache
from typing import NamedTuple

from sketches.canvas import SketchCanvas
from solver_core.cover.replay.beats import BEATS
from solver_core.problems import gallery

NAMES = ("event", "beat", "position", "breakpoint", "bookmark")
_EVENTS, _HERE = 30, 17
_WIDE = 20.9
_PITCH = _WIDE / _EVENTS


class Strip(NamedTuple):
    """Part of a run: the depth after each event and, for each kind of beat, the events (from 0) that end one."""

    depths: tuple[int, ...]
    ends: tuple[tuple[int, ...], ...]


@cache
def strip() -> Strip:
    """The first events of Knuth's example, and where its beats end."""
    search = gallery.search("knuth_2000")
    depths: list[int] = []
    ends: list[list[int]] = [[] for _ in BEATS[:4]]
    for event in range(_EVENTS):
        search.forward()
        depths.append(search.depth)
        for number, kind in enumerate(BEATS[:4]):
            if search.stands_at(kind):
                ends[number].append(event)
    return Strip(tuple(depths), tuple(map(tuple, ends)))


def height(_: str) -> float:
    return 7.5


def paint(canvas: SketchCanvas, name: str) -> None:
    """Paint the picture of a glossary term about events, one of `NAMES`."""
    shown, theme = strip(), canvas.theme
    left, floor = -_WIDE / 2, 0.2 if name == "beat" else 1.6
    for number, depth in enumerate(shown.depths):
        high = 0.8 + 0.75 * depth
        bar = left + (number + 0.15) * _PITCH, floor - high, 0.7 * _PITCH, high
        is_past = name not in {"position", "event"} or number <= _HERE
        canvas.painter.fillRect(canvas.area(*bar), theme.depth(depth) if is_past else theme.covered_column)
        if name == "event" and number == _HERE:
            canvas.ring(*bar, 0.25)
    if name == "beat":
        _paint_beats(canvas, shown, left, floor)
        return
    canvas.pen(theme.thick_line)
    canvas.line(left, floor + 1 / canvas.em, left + _WIDE, floor + 1 / canvas.em)
    _paint_mark(canvas, name, left + (_HERE + 1) * _PITCH, floor)


def _paint_beats(canvas: SketchCanvas, shown: Strip, left: float, floor: float) -> None:
    """Paint a line under each beat, a row for each kind, finer ones first."""
    for row, ends in enumerate(shown.ends):
        y, start = floor + 0.5 + 0.62 * row, -1
        canvas.pen(canvas.theme.selection if row == 1 else canvas.theme.thick_line, 2.0 if row == 1 else 1.2)
        for end in ends:
            canvas.line(left + (start + 1.15) * _PITCH, y, left + (end + 0.85) * _PITCH, y)
            start = end


def _paint_mark(canvas: SketchCanvas, name: str, x: float, floor: float) -> None:
    theme, top = canvas.theme, floor - 4.6
    if name == "position":
        canvas.pen(theme.newest, 2.4)
        canvas.line(x, top, x, floor + 0.6)
        canvas.text((x - 2, floor + 0.7, 4, 1), str(_HERE + 1), theme.ink)
    elif name == "breakpoint":
        canvas.pen(theme.wrong, 1.0, (2.0, 2.0))
        canvas.line(x, top + 1, x, floor)
        canvas.pen(theme.wrong)
        canvas.fill(theme.wrong)
        canvas.dot(x, top + 0.5, 0.5)
    elif name == "bookmark":
        canvas.pen(theme.selection, 1.6)
        canvas.line(x, top, x, floor)
        canvas.fill(theme.selection)
        corners = ((0, 0), (1.5, 0), (1.1, 0.45), (1.5, 0.9), (0, 0.9))
        canvas.polygon(*((x + a, top + b) for a, b in corners))
