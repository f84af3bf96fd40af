"""Depth, bound and best of a repeat cover, painted as rows of squares, one for each option.

::

    1 + 3 ≥ 4                       X     a cross: pruned; an arrow: the search goes on; a check mark: a cover is found
    [#][/][/][/]|                         full: chosen; hatched: needed at least
    [ ][ ][ ][ ]|  4: the best cover      hollow: the best cover; the line is where pruning begins

If there are too many squares for the space, they merge into bars.
"""

from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QFont, QFontMetricsF, QPainter, QPen

from solver_core.cover.explain.witness import Witness
from sudoku_gui.features.bound import text as words
from sudoku_gui.render.fonts import LEFT
from sudoku_gui.render.shapes import cross, draw_with
from sudoku_gui.render.theme import Theme

_PAD: Final = 4.0
_SMALLEST: Final = 5.0  # pixels that a square needs to be distinguishable
_SIGN: Final = 0.9


def height(font: QFont, *, is_compact: bool = False) -> int:
    """The height of the whole picture, or of the formula alone."""
    line = QFontMetricsF(font).height()
    return round(1.2 * line + 2 * _PAD) if is_compact else round(5.4 * line + 5 * _PAD)


def paint(
    painter: QPainter, rect: QRectF, proof: Witness, theme: Theme, font: QFont, *, is_compact: bool = False
) -> None:
    """Paint the whole picture from the top, or the formula alone."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(rect, theme.paper)
    large = QFont(font)
    large.setBold(True)
    line = QFontMetricsF(font).height()
    inner = rect.adjusted(2 * _PAD, _PAD, -2 * _PAD, -_PAD)
    _paint_formula(painter, QRectF(inner.left(), inner.top(), inner.width(), 1.2 * line), proof, theme, large)
    if not is_compact:
        painter.setFont(font)
        _paint_bars(painter, inner.adjusted(0, 1.2 * line + _PAD, 0, 0), proof, theme)
    painter.restore()


def _paint_bars(painter: QPainter, inner: QRectF, proof: Witness, theme: Theme) -> None:
    """Paint what is chosen and needed, above what is known, with their words."""
    line = QFontMetricsF(painter.font()).height()
    units = max(proof.depth + proof.bound, proof.best, 1)  # squares from the left to the right edge
    unit = min(inner.width() / units, 1.2 * line)
    ours = QRectF(inner.left(), inner.top(), inner.width(), line)
    theirs = ours.translated(0, 2.1 * line)
    chosen, needed = _inks(theme)
    _paint_squares(painter, ours, (0, proof.depth), unit, chosen)
    _paint_squares(painter, ours, (proof.depth, proof.bound), unit, needed)
    _paint_squares(painter, theirs, (0, proof.best), unit, QBrush(theme.solution, Qt.BrushStyle.NoBrush))
    x = inner.left() + proof.best * unit
    painter.setPen(QPen(theme.ink, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    for bar in (ours, theirs):  # no longer than they are: the words between them stay free
        painter.drawLine(QLineF(x, bar.top(), x, bar.bottom()))
    _paint_labels(painter, ours.translated(0, line), proof, theme)
    painter.setPen(theme.ink)
    below = theirs.translated(0, line + _PAD / 2)
    painter.drawText(below, LEFT, words.labels(proof)[2])


def _inks(theme: Theme) -> tuple[QBrush, QBrush]:
    return QBrush(theme.live_column), QBrush(theme.chosen_column, Qt.BrushStyle.BDiagPattern)


def _paint_squares(painter: QPainter, space: QRectF, part: tuple[int, int], unit: float, ink: QBrush) -> None:
    """Paint a run of squares: where it begins, and how many."""
    start, count = part
    if not count:
        return
    draw_with(painter, QPen(ink.color(), 1.4), ink)
    run = QRectF(space.left() + start * unit, space.top(), count * unit, space.height())
    if unit < _SMALLEST:
        painter.drawRect(run.adjusted(0.5, 1, -0.5, -1))
        return
    gap = min(2.0, 0.15 * unit)
    painter.drawRects(
        [
            QRectF(run.left() + at * unit + gap / 2, space.top() + 1, unit - gap, space.height() - 2)
            for at in range(count)
        ]
    )


def _paint_formula(painter: QPainter, space: QRectF, proof: Witness, theme: Theme, font: QFont) -> None:
    painter.setFont(font)
    painter.setPen(theme.ink)
    formula = words.formula(proof)
    painter.drawText(space, LEFT, formula)
    left = space.left() + QFontMetricsF(font).horizontalAdvance(formula) + 3 * _PAD
    side = 0.6 * _SIGN * space.height()
    sign = QRectF(left, space.center().y() - side / 2, side, side)
    if proof.prunes:
        painter.setPen(QPen(theme.dead_end, 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLines(cross(sign))
        return
    painter.setPen(QPen(theme.solution, 2.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    if proof.is_cover:
        low = QPointF(sign.left() + 0.4 * side, sign.bottom())
        painter.drawLine(QPointF(sign.left(), sign.center().y() + 0.1 * side), low)
        painter.drawLine(low, QPointF(sign.right() + 0.2 * side, sign.top()))
        return
    tip = QPointF(sign.right() + side / 2, sign.center().y())
    painter.drawLine(QPointF(sign.left(), tip.y()), tip)
    painter.drawLine(tip, tip + QPointF(-side / 2, -side / 2))
    painter.drawLine(tip, tip + QPointF(-side / 2, side / 2))


def _paint_labels(painter: QPainter, space: QRectF, proof: Witness, theme: Theme) -> None:
    """Below the upper bar: a swatch and a word for each of its parts."""
    metrics, middle = QFontMetricsF(painter.font()), Qt.AlignmentFlag.AlignVCenter
    left, side = space.left(), 0.55 * space.height()
    for word, ink in zip(words.labels(proof), _inks(theme), strict=False):
        width = metrics.horizontalAdvance(word)
        draw_with(painter, QPen(ink.color(), 1.2), ink)
        painter.drawRect(QRectF(left, space.center().y() - side / 2, side, side))
        painter.setPen(theme.ink)
        painter.drawText(QRectF(left + side + _PAD, space.top(), width + 1, space.height()), middle, word)
        left += side + width + 4 * _PAD
