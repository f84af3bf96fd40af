r"""Differences from another position: rows and columns that went since, and that have come back.

=============  ====================================  ==========================
what           in the body                           in the gutter by the ruler
=============  ====================================  ==========================
gone           a band hatched like a backslash       a bar
come back      a band within dotted lines            a bar with a gap
=============  ====================================  ==========================

Where a row is too low for hatching its band is a tint; the bars stay large enough to be distinguished. Crossings in the
body are hatched the other way, so that one is not taken for the other.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPen

from sudoku_gui.features.matrix_view.axis import Axis
from sudoku_gui.features.matrix_view.layout import MatrixScene
from sudoku_gui.render.shapes import draw_with
from sudoku_gui.render.theme import Theme, faint

_LEAST: Final = 2  # pixels of a bar, at the least
_HATCHED: Final = 6  # pixels to a row or column from which on a band has space for hatching
_TINT: Final = 60
_HATCH: Final = 150  # how opaque a tint and hatching are, of 255
_STRIP: Final = 16  # pixels after which the pattern of columns repeats itself

Span = tuple[int, int]  # where neighbours begin and end, in pixels


def paint_bands(painter: QPainter, scene: MatrixScene) -> None:
    """Paint the bands; under the crossings where these have shapes, else over them."""
    body, theme = scene.body, scene.theme
    for axis, gone, returned, upright in _sides(scene):
        is_near = axis.scale >= _HATCHED
        if upright and not is_near:
            _tint_columns(painter, scene, gone, returned)
            continue
        for spans, paint, colour in (
            (gone, paint_gone, theme.dead_end),
            (returned, paint_returned, theme.solution),
        ):
            for span in spans:
                band = _band(body, span, upright=upright)
                if is_near:
                    paint(painter, band, theme)
                else:
                    painter.fillRect(band, faint(colour, _TINT))


def _tint_columns(painter: QPainter, scene: MatrixScene, gone: list[Span], returned: list[Span]) -> None:
    """Tint all columns at once, as a pattern that repeats downward: many narrow bands would take ten times as long."""
    body, theme = scene.body, scene.theme
    if body.isEmpty() or not (gone or returned):
        return
    strip = QImage(body.width(), _STRIP, QImage.Format.Format_ARGB32_Premultiplied)
    strip.fill(Qt.GlobalColor.transparent)
    with QPainter(strip) as below:
        for spans, colour in ((gone, theme.dead_end), (returned, theme.solution)):
            for start, end in spans:
                below.fillRect(start - body.left(), 0, end - start, _STRIP, faint(colour, _TINT))
    painter.save()
    painter.setBrushOrigin(body.topLeft())
    painter.fillRect(body, QBrush(strip))
    painter.restore()


def paint_bars(painter: QPainter, scene: MatrixScene) -> None:
    """Paint the bars between the rulers and the body."""
    body, theme = scene.body, scene.theme
    above, beside = scene.layout.top.gutter, scene.layout.left.gutter
    gutters = {
        True: QRect(body.left(), body.top() - above, body.width(), above - 1),
        False: QRect(body.left() - beside, body.top(), beside - 1, body.height()),
    }
    for _, gone, returned, upright in _sides(scene):
        for span in gone:
            painter.fillRect(_bar(gutters[upright], span, upright=upright), theme.dead_end)
        for span in returned:
            paint_gapped(
                painter, _bar(gutters[upright], span, upright=upright), theme.solution, upright=upright
            )


def paint_gone(painter: QPainter, band: QRect, theme: Theme) -> None:
    painter.fillRect(band, QBrush(faint(theme.dead_end, _HATCH), Qt.BrushStyle.FDiagPattern))


def paint_returned(painter: QPainter, band: QRect, theme: Theme) -> None:
    """Paint one band of what has come back."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    draw_with(painter, QPen(theme.solution, 1, Qt.PenStyle.DotLine))
    painter.drawRect(band.adjusted(0, 0, -1, -1))


def paint_gapped(painter: QPainter, bar: QRect, colour: QColor, *, upright: bool) -> None:
    """Paint a bar with a gap in its middle."""
    length = bar.height() if upright else bar.width()
    cut = max(1, length // 3) - length
    right, down = (0, cut) if upright else (cut, 0)
    painter.fillRect(bar.adjusted(0, 0, right, down), colour)
    painter.fillRect(bar.adjusted(-right, -down, 0, 0), colour)


def _band(body: QRect, span: Span, *, upright: bool) -> QRect:
    start, length = span[0], span[1] - span[0]
    if upright:
        return QRect(start, body.top(), length, body.height())
    return QRect(body.left(), start, body.width(), length)


def _bar(gutter: QRect, span: Span, *, upright: bool) -> QRect:
    """A band that is thick enough to be seen."""
    more = max(0, _LEAST - (span[1] - span[0]))
    return _band(gutter, (span[0] - more // 2, span[1] + more - more // 2), upright=upright)


def _sides(scene: MatrixScene) -> Iterator[tuple[Axis, list[Span], list[Span], bool]]:
    """Columns and rows: what went, what has come back, and whether their bands are upright; nothing if all is equal."""
    found, layout = scene.difference, scene.layout
    if found is not None:
        across, down = layout.items, layout.options
        yield across, _spans(across, found.items_left), _spans(across, found.items_returned), True
        yield down, _spans(down, found.options_left), _spans(down, found.options_returned), False


def _spans(axis: Axis, indices: Sequence[int]) -> list[Span]:
    """Indices in view, neighbours together; a pixel is a pixel even where several share it."""
    visible, found = axis.visible, list[Span]()
    for index in indices:
        if index not in visible:
            continue
        start, end = axis.start_of(index), axis.start_of(index) + axis.size(index)
        if found and start <= found[-1][1]:
            found[-1] = found[-1][0], max(end, found[-1][1])
        else:
            found.append((start, end))
    low, high = axis.start, axis.end
    return [(max(low, start), min(high, end)) for start, end in found]
