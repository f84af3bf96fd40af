"""The matrix from afar: one image with a byte for each grain, in which nothing is too small to be seen.

The ground is laid row by row out of two patterns, one for options that are gone and one for the others; then every
crossing is stamped on it, and where several meet in a grain the one with the highest code stays.
"""

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter

from solver_core.cover import Problem
from sudoku_gui.panes.matrix.axis import Axis
from sudoku_gui.panes.matrix.look import DIM, OPEN, REMOVED, MatrixLook, flat_items
from sudoku_gui.render.theme import Theme

MOST_GRAINS: Final = 8_000_000
"""A larger image is not made: what is in sight is painted crossing by crossing."""


def fits(items: Axis, options: Axis) -> bool:
    """Whether the whole matrix is to be one image at these scales."""
    return items.grains * options.grains <= MOST_GRAINS


def image(look: MatrixLook, items: Axis, options: Axis, theme: Theme) -> QImage:
    """The whole matrix, a pixel for each grain."""
    width, height = items.grains, options.grains
    codes = _ground(look, items, options)
    targets, owners = _stamps(look.problem, _unplaced(items), _unplaced(options))
    for target, code in zip(targets, map(look.states.__getitem__, owners), strict=True):
        if code > codes[target]:  # noqa: PLR1730 - max() would take three times as long
            codes[target] = code
    indexed = QImage(codes, width, height, width, QImage.Format.Format_Indexed8)
    indexed.setColorTable([colour.rgb() for colour in shades(theme)])
    # Scaling an image of indices is ten times as slow; and this one no longer needs the bytes.
    return indexed.convertToFormat(QImage.Format.Format_RGB32)


def paint(painter: QPainter, look: MatrixLook, items: Axis, options: Axis, theme: Theme) -> None:
    """Paint what is in sight of the whole matrix."""
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


def colours(theme: Theme) -> tuple[QColor, ...]:
    """The colour of each code."""
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
    all_shades[REMOVED] = _between(theme.covered_column, theme.house_shade)
    return tuple(all_shades)


def _between(one: QColor, other: QColor) -> QColor:
    return QColor.fromRgbF(
        (one.redF() + other.redF()) / 2,
        (one.greenF() + other.greenF()) / 2,
        (one.blueF() + other.blueF()) / 2,
    )


def _window(axis: Axis) -> range:
    size = axis.grain_size
    return range(axis.offset // size, min(axis.grains, -(-(axis.offset + axis.length) // size)))


def _ground(look: MatrixLook, items: Axis, options: Axis) -> bytearray:
    open_row = _spread(look.columns, items)
    patterns = (open_row, bytes([DIM]) * len(open_row))
    return bytearray(b"".join(map(patterns.__getitem__, _spread(look.rows, options))))


def _spread(flags: bytes, axis: Axis) -> bytes:
    """For each grain whether all that share it are gone."""
    if axis.is_whole:
        return flags
    if axis.scale > 1:
        return b"".join(flags[index : index + 1] * len(axis.grains_of(index)) for index in range(axis.count))
    spread = bytearray([DIM]) * axis.grains
    scale = axis.scale
    for index, gone in enumerate(flags):
        if not gone:
            spread[int(index * scale)] = OPEN
    return bytes(spread)


def _unplaced(axis: Axis) -> Axis:
    return Axis(axis.count, axis.scale)


@lru_cache(maxsize=4)
def _stamps(problem: Problem, items: Axis, options: Axis) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Where crossings go in the image, and which one goes there: one with several grains is there several times."""
    width = items.grains
    across = [items.grains_of(item) for item in range(items.count)]
    flat, crossings = flat_items(problem), problem.crossings
    targets: list[int] = []
    owners: list[int] = []
    for option in range(options.count):
        for grain in options.grains_of(option):
            for crossing in range(crossings[option], crossings[option + 1]):
                for place in across[flat[crossing]]:
                    targets.append(grain * width + place)
                    owners.append(crossing)
    return tuple(targets), tuple(owners)
