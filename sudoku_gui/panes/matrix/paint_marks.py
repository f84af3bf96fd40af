"""What is laid over the picture of the matrix: what has just changed, what is pointed at, where the keyboard is.

==============  ============================================================================
what            mark
==============  ============================================================================
just changed    a ring around a node, lines along both sides of a column or row;
                a full triangle at each ruler
pointed at      lines along both sides of its column and row, a frame around their crossing;
                bands and frames where what belongs to it lies, with open triangles
keyboard        a double frame
==============  ============================================================================

Marks have a smallest size, so that they are found where a crossing is less than a pixel; the triangle of what has
scrolled away stands at the end of the ruler and points there.
"""

from typing import Final

from PySide6.QtGui import QColor, QPainter

from sudoku_gui.panes.matrix import strokes
from sudoku_gui.panes.matrix.scene import Scene
from sudoku_gui.player.selection import Target

_MOST: Final = 24
"""More bands and triangles would only paint everything over."""
_BAND: Final = 45
"""How opaque a band is, of 255."""


def paint_changed(painter: QPainter, scene: Scene) -> None:
    """Mark what the last event was about."""
    target, colour = scene.look.changed, scene.theme.newest
    if target is None:
        return
    line = max(2, scene.legends.line // 8)
    painter.setClipRect(scene.body)
    if target.item is not None and target.option is not None:
        square = scene.crossing(target.item, target.option, scene.legends.line // 2)
        strokes.ring(painter, square, colour, scene.theme.paper, line)
    elif target.item is not None:
        strokes.rails(painter, scene.column(target.item), colour, line, upright=True)
    elif target.option is not None:
        strokes.rails(painter, scene.row(target.option), colour, line, upright=False)
    painter.setClipping(False)
    strokes.triangles(painter, scene, target, colour, filled=True)


def paint_pointed(painter: QPainter, scene: Scene, target: Target) -> None:
    """Mark what is pointed at, and what belongs to it."""
    problem = scene.look.problem
    items, options = sorted(target.items(problem)), sorted(target.options(problem))
    painter.setClipRect(scene.body)
    _paint_bands(painter, scene, items, options)
    colour, line = scene.theme.selection, max(1, scene.legends.line // 12)
    if target.item is not None:
        strokes.rails(painter, scene.column(target.item), colour, line, upright=True)
    if target.option is not None:
        strokes.rails(painter, scene.row(target.option), colour, line, upright=False)
    least = scene.legends.line // 3
    if max(scene.layout.cell, scene.body.height() / (len(options) or 1)) >= least:
        _paint_frames(painter, scene, items, options, least)
    painter.setClipping(False)
    _paint_triangles(painter, scene, target, items, options)


def paint_cursor(painter: QPainter, scene: Scene, target: Target) -> None:
    """Mark where the keyboard is: a double frame, the inner one of paper, that shows on every shade."""
    if target.item is None or target.option is None:
        return
    painter.setClipRect(scene.body)
    square = scene.crossing(target.item, target.option, scene.legends.line // 2)
    line = max(2, scene.legends.line // 9)
    strokes.frame(painter, square, scene.theme.paper, line)
    strokes.frame(painter, square.adjusted(-line, -line, line, line), scene.theme.selection, line)
    painter.setClipping(False)


def paint_thumbs(painter: QPainter, scene: Scene) -> None:
    """Show which part of the matrix is in sight, along its lower and right edge, where it is not all of it."""
    thick, least = max(2, scene.legends.line // 6), scene.legends.line
    body, colour = scene.body, scene.theme.thin_line
    across, down = scene.layout.items, scene.layout.options
    if across.furthest:
        start, length = across.thumb(least)
        painter.fillRect(start, body.bottom() + 1 - thick, length, thick, colour)
    if down.furthest:
        start, length = down.thumb(least)
        painter.fillRect(body.right() + 1 - thick, start, thick, length, colour)


def _paint_bands(painter: QPainter, scene: Scene, items: list[int], options: list[int]) -> None:
    band = QColor(scene.theme.selection)
    band.setAlpha(_BAND)
    for item in items if len(items) <= _MOST else ():
        painter.fillRect(scene.column(item), band)
    for option in options if len(options) <= _MOST else ():
        painter.fillRect(scene.row(option), band)


def _paint_frames(painter: QPainter, scene: Scene, items: list[int], options: list[int], least: int) -> None:
    line, colour = max(1, scene.legends.line // 12), scene.theme.selection
    down = scene.layout.options.visible
    for option in options:
        if option in down:
            for item in items:
                strokes.frame(painter, scene.crossing(item, option, least), colour, line)


def _paint_triangles(
    painter: QPainter, scene: Scene, target: Target, items: list[int], options: list[int]
) -> None:
    """For the thing itself a full one; for what belongs to it open ones, if they are few enough to tell anything."""
    colour = scene.theme.selection
    for item in items if len(items) <= _MOST else ():
        strokes.triangles(painter, scene, Target(item=item), colour, filled=item == target.item)
    for option in options if len(options) <= _MOST else ():
        strokes.triangles(painter, scene, Target(option=option), colour, filled=option == target.option)
