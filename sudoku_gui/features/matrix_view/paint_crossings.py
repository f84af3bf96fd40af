"""The crossings of the matrix, from near with a shape for each, from afar as one image in which nothing is too small.

From near the shapes of all states are drawn once for a size and a theme, side by side in one strip, and copied from
there. From afar the background is laid row by row out of two patterns, one for options that are gone and one for the
others; then every crossing is stamped on it, and where several meet in a grain the one with the highest code stays.
"""

from array import array
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter

from solver_core.cover import Problem
from solver_core.cover.kernel import arrays
from sudoku_gui.features.matrix_view.axis import Axis
from sudoku_gui.features.matrix_view.model import MatrixLook, flat_items
from sudoku_gui.render.crossings import DIM, OPEN, REMOVED, colours, shapes
from sudoku_gui.render.theme import Theme, mixed

MOST_GRAINS: Final = 8_000_000  # a larger image is not made: what is in view is painted crossing by crossing


def shades(theme: Theme) -> tuple[QColor, ...]:
    """The colours of `crossings` from afar, where thousands of removed nodes must not drown the live ones."""
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


# --- from afar ------------------------------------------------------------------------------------------


def fits_image(items: Axis, options: Axis) -> bool:
    """Whether the whole matrix is to be one image at these scales."""
    return items.grains * options.grains <= MOST_GRAINS


def image(look: MatrixLook, items: Axis, options: Axis, theme: Theme) -> QImage:
    """The whole matrix, a pixel for each grain."""
    width, height = items.grains, options.grains
    codes = _empty_codes(look, items, options)
    targets, owners = _stamps(look.problem, _unplaced(items), _unplaced(options))
    arrays.raise_codes(codes, targets, owners, look.states)
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
    """Whether, for each grain, all that share it are gone."""
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
