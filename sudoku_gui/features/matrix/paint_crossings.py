"""The crossings of the matrix, from near with a shape for each, from afar as one image in which nothing is too small.

From near the shapes of all states are drawn once for a size and a theme, side by side in one strip, and copied from
there. From afar the background is laid row by row out of two patterns, one for options that are gone and one for the
others; then every crossing is stamped on it, and where several meet in a grain the one with the highest code stays.
"""

from array import array
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPen

from solver_core.cover import Problem
from solver_core.cover.kernel import arrays
from sudoku_gui.features.matrix.axis import Axis
from sudoku_gui.features.matrix.model import (
    CODES,
    DIM,
    FORCED,
    FRESH,
    GIVEN,
    GUESSED,
    LIVE,
    OPEN,
    REMOVED,
    MatrixLook,
    flat_items,
)
from sudoku_gui.render.shapes import diamond, draw_with, paint_frame
from sudoku_gui.render.theme import Theme, mixed

MOST_GRAINS: Final = 8_000_000  # a larger image is not made: what is in view is painted crossing by crossing
SMALLEST: Final = 5  # from this many pixels on a crossing has space for a shape

_HATCHED: Final = 5  # from this many pixels on hatching fits into a frame; below it is a cross

_ROUND: Final = 9  # from this many pixels on round shapes are smoothed: smaller ones would only be blurred


def colours(theme: Theme) -> tuple[QColor, ...]:
    return (
        theme.paper,
        theme.house_shade,
        theme.covered_column,
        theme.live_column,
        theme.chosen_column,
        theme.given,
        theme.forced,
        theme.guess,
    )


def shades(theme: Theme) -> tuple[QColor, ...]:
    """The same from afar, where thousands of removed nodes must not drown the live ones."""
    all_shades = list(colours(theme))
    all_shades[REMOVED] = mixed(theme.covered_column, theme.house_shade, 0.5)
    return tuple(all_shades)


# --- from near ------------------------------------------------------------------------------------------


def paint_crossings(painter: QPainter, look: MatrixLook, items: Axis, options: Axis, theme: Theme) -> None:
    """Paint a cell for each 1 of the matrix that is in sight."""
    cell = min(items.cell, options.cell)
    strip = shapes(cell, theme)
    problem, states = look.problem, look.states
    across = items.visible if items.starts is None else frozenset(items.shown)
    right, down = (items.cell - cell) // 2, (options.cell - cell) // 2
    for option in options.shown:
        top, crossing = options.start_of(option) + down, problem.crossings[option]
        height = cell if options.starts is None else min(cell, options.size(option))
        for number, item in enumerate(problem.options[option], crossing):
            if item in across:
                width = cell if items.starts is None else min(cell, items.size(item))
                left, code = items.start_of(item) + right, states[number] * cell
                painter.drawImage(left, top, strip, code, 0, width, height)


def paint_background(painter: QPainter, look: MatrixLook, items: Axis, options: Axis, theme: Theme) -> None:
    """Paper, and bands where columns and rows are gone."""
    width, height = items.end - items.start, options.end - options.start
    painter.fillRect(items.start, options.start, width, height, theme.paper)
    for first, last in _spans(look.columns, items.visible):
        left = items.start_of(first)
        painter.fillRect(left, options.start, items.start_of(last) - left, height, theme.house_shade)
    for first, last in _spans(look.rows, options.visible):
        top = options.start_of(first)
        painter.fillRect(items.start, top, width, options.start_of(last) - top, theme.house_shade)


def _spans(flags: bytes, visible: range) -> list[tuple[int, int]]:
    """Where the flags are set: first index, and the one after the last."""
    found = []
    first = flags.find(1, visible.start, visible.stop)
    while first >= 0:
        last = flags.find(0, first, visible.stop)
        last = visible.stop if last < 0 else last
        found.append((first, last))
        first = flags.find(1, last, visible.stop)
    return found


@lru_cache(maxsize=8)
def shapes(cell: int, theme: Theme) -> QImage:
    """A strip of squares of ``cell`` pixels: the shape of code n in the n-th."""
    strip = QImage(CODES * cell, cell, QImage.Format.Format_ARGB32_Premultiplied)
    strip.fill(Qt.GlobalColor.transparent)
    with QPainter(strip) as painter:
        for code, colour in enumerate(colours(theme)):
            if code >= REMOVED:
                paint_shape(painter, QRect(code * cell, 0, cell, cell), code, colour)
    return strip


def paint_shape(painter: QPainter, square: QRect, code: int, colour: QColor) -> None:
    """Paint the shape of a state within a square, with some padding around it."""
    side = square.width()
    padding = max(1, side // 7) if side >= SMALLEST else 0
    inner = square.adjusted(padding, padding, -padding, -padding)
    painter.setRenderHint(
        QPainter.RenderHint.Antialiasing, side >= _ROUND and code in {GIVEN, FORCED, GUESSED}
    )
    if side < SMALLEST or code == LIVE:
        painter.fillRect(inner, colour)
    elif code == REMOVED:
        paint_frame(painter, QRectF(inner), max(1, side // 16), colour)
    elif code == FRESH and inner.width() < _HATCHED:
        _cross(painter, inner, colour)
    elif code == FRESH:
        paint_frame(painter, QRectF(inner), max(1, side // 16), colour)
        _hatch(painter, inner, colour)
    elif code == GUESSED:
        draw_with(painter, fill=colour)
        painter.drawPolygon(diamond(QRectF(square).center(), (side - padding) / 2))
    else:
        draw_with(painter, fill=colour)
        painter.drawEllipse(QRectF(inner))


def _cross(painter: QPainter, rect: QRect, colour: QColor) -> None:
    for n in range(rect.width()):
        painter.fillRect(rect.left() + n, rect.top() + n, 1, 1, colour)
        painter.fillRect(rect.right() - n, rect.top() + n, 1, 1, colour)


def _hatch(painter: QPainter, rect: QRect, colour: QColor) -> None:
    """Every third diagonal, pixel for pixel: no brush hatches a square this small the same way everywhere."""
    step, line = max(3, rect.width() // 4), max(1, rect.width() // 14)
    painter.save()
    painter.setClipRect(rect)
    painter.setPen(QPen(QBrush(colour), line))
    for shift in range(-rect.height() + step // 2, rect.width(), step):
        painter.drawLine(
            rect.left() + shift, rect.bottom(), rect.left() + shift + rect.height() - 1, rect.top()
        )
    painter.restore()


# --- from afar ------------------------------------------------------------------------------------------


def fits_image(items: Axis, options: Axis) -> bool:
    """Whether the whole matrix is to be one image at these scales."""
    return items.grains * options.grains <= MOST_GRAINS


def image(look: MatrixLook, items: Axis, options: Axis, theme: Theme) -> QImage:
    """The whole matrix, a pixel for each grain."""
    width, height = items.grains, options.grains
    codes = _empty_codes(look, items, options)
    targets, owners = _stamps(look.problem, _unplaced(items), _unplaced(options))
    arrays.stamp(codes, targets, owners, look.states)
    indexed = QImage(codes.tobytes(), width, height, width, QImage.Format.Format_Indexed8)
    indexed.setColorTable([colour.rgb() for colour in shades(theme)])
    # Scaling an image of indices is ten times as slow; and this one no longer needs the bytes.
    return indexed.convertToFormat(QImage.Format.Format_RGB32)


def paint_image(painter: QPainter, look: MatrixLook, items: Axis, options: Axis, theme: Theme) -> None:
    """Paint what is in view of the whole matrix."""
    across, down = _window(items), _window(options)
    target = QRect(
        items.start - items.offset + across.start * items.grain_size,
        options.start - options.offset + down.start * options.grain_size,
        len(across) * items.grain_size,
        len(down) * options.grain_size,
    )
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, on=False)
    part = QRect(across.start, down.start, len(across), len(down))
    painter.drawImage(target, image(look, items, options, theme), part)


def _window(axis: Axis) -> range:
    size = axis.grain_size
    return range(axis.offset // size, min(axis.grains, -(-(axis.offset + axis.length) // size)))


def _empty_codes(look: MatrixLook, items: Axis, options: Axis) -> "array[int]":
    open_row = _spread(look.columns, items)
    patterns = (open_row, bytes([DIM]) * len(open_row))
    return array("B", b"".join(map(patterns.__getitem__, _spread(look.rows, options))))


def _spread(flags: bytes, axis: Axis) -> bytes:
    """For each grain whether all that share it are gone."""
    if axis.has_whole_pixels:
        return flags
    if axis.starts is not None:
        folded = bytearray([DIM]) * axis.grains
        for index in (index for index, gone in enumerate(flags) if not gone):
            for grain in axis.grains_of(index):
                folded[grain] = OPEN
        return bytes(folded)
    if axis.scale > 1:
        return b"".join(flags[index : index + 1] * len(axis.grains_of(index)) for index in range(axis.count))
    spread = bytearray([DIM]) * axis.grains
    scale = axis.scale
    for index, gone in enumerate(flags):
        if not gone:
            spread[int(index * scale)] = OPEN
    return bytes(spread)


def _unplaced(axis: Axis) -> Axis:
    return Axis(axis.count, axis.scale, starts=axis.starts)


@lru_cache(maxsize=4)
def _stamps(problem: Problem, items: Axis, options: Axis) -> tuple["array[int]", "array[int]"]:
    """Where crossings go in the image, and which one goes there: one with several grains is there several times."""
    width = items.grains
    across = [items.grains_of(item) for item in range(items.count)]
    flat, crossings = flat_items(problem), problem.crossings
    targets, owners = array("i"), array("i")
    for option in range(options.count):
        for grain in options.grains_of(option):
            for crossing in range(crossings[option], crossings[option + 1]):
                for column in across[flat[crossing]]:
                    targets.append(grain * width + column)
                    owners.append(crossing)
    return targets, owners
