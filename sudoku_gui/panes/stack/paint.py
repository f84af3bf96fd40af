"""Paints the signs of levels, and the bar of progress.

=========  ========================  ==================
kind       sign                      colour
=========  ========================  ==================
given      square                    given
forced     bar straight down         forced
guess      fork                      guess
chosen     ring                      chosen column
dead end   cross                     empty column
=========  ========================  ==================
"""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from sudoku_gui.panes.stack.model import LevelKind
from sudoku_gui.render.fonts import write
from sudoku_gui.render.shapes import cross, draw_with, pointer
from sudoku_gui.render.theme import Theme

_AIR = 1.25
_PAD = 6.0
_BAR = 5.0


def colour(kind: LevelKind, theme: Theme) -> QColor:
    """The colour of a kind of level."""
    return {
        LevelKind.GIVEN: theme.given,
        LevelKind.FORCED: theme.forced,
        LevelKind.GUESS: theme.guess,
        LevelKind.CHOSEN: theme.chosen_column,
        LevelKind.EMPTY: theme.empty_column,
    }[kind]


def paint_sign(painter: QPainter, sign: QRectF, kind: LevelKind, theme: Theme) -> None:
    """The sign of a kind in a square."""
    tint, middle = colour(kind, theme), sign.center()
    painter.setPen(QPen(tint, max(1.5, 0.17 * sign.width())))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    match kind:
        case LevelKind.GIVEN:
            painter.fillRect(sign.adjusted(1, 1, -1, -1), tint)
        case LevelKind.FORCED:
            painter.drawLine(QPointF(middle.x(), sign.top()), QPointF(middle.x(), sign.bottom()))
        case LevelKind.GUESS:
            painter.drawLine(QPointF(middle.x(), sign.top()), middle)
            painter.drawLine(middle, sign.bottomLeft())
            painter.drawLine(middle, sign.bottomRight())
        case LevelKind.CHOSEN:
            painter.drawEllipse(sign.adjusted(1, 1, -1, -1))
        case LevelKind.EMPTY:
            painter.drawLines(cross(sign))


def paint_arrow(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """At the left of a cell: the present event is about this level."""
    half, middle = 0.22 * rect.height(), rect.center().y()
    tip = QPointF(rect.left() + 1.6 * half, middle)
    draw_with(painter, fill=theme.newest)
    painter.drawPolygon(pointer(tip, QPointF(-1.6 * half, 0), half))


class ProgressLook(NamedTuple):
    """How far a search has come: the fraction of the tree, the same in words, and two signs for each level."""

    fraction: float = 0.0
    words: str = ""
    turns: str = ""


def progress_height(font: QFont) -> float:
    """Two lines of text and a thin bar."""
    return float(round(2 * _AIR * QFontMetricsF(font).height() + _BAR + _PAD))


def paint_progress(
    painter: QPainter, rect: QRectF, look: ProgressLook, theme: Theme, fonts: tuple[QFont, QFont]
) -> None:
    """The words, a thin bar below them, the turns below that; the fonts are that of words and that of turns."""
    words, turns = fonts
    painter.save()
    painter.fillRect(rect, theme.house_shade)
    inner = rect.adjusted(_PAD, 0.4 * _PAD, -_PAD, -0.4 * _PAD)
    line = _AIR * QFontMetricsF(words).height()
    painter.setFont(words)
    painter.setPen(theme.ink)
    write(painter, QRectF(inner.left(), inner.top(), inner.width(), line), look.words)
    track = QRectF(inner.left(), inner.top() + line, inner.width(), _BAR)
    paint_track(painter, track, look.fraction, theme)
    painter.setFont(turns)
    painter.setPen(theme.candidate)
    # The last levels change, the first ones show how far the search is: both stay in sight.
    below = QRectF(inner.left(), track.bottom() + 1, inner.width(), line)
    write(painter, below, look.turns, cut=Qt.TextElideMode.ElideMiddle)
    painter.restore()


def paint_track(painter: QPainter, track: QRectF, fraction: float, theme: Theme) -> None:
    """The bar, filled up to a fraction."""
    painter.fillRect(track, theme.paper)
    painter.fillRect(
        QRectF(track.topLeft(), QPointF(_edge(track, fraction), track.bottom())), theme.selection
    )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.thin_line, 1))
    painter.drawRect(track.adjusted(0.5, 0.5, -0.5, -0.5))


def _edge(track: QRectF, fraction: float) -> float:
    """Where the filled part ends; a started search shows a pixel, an unfinished one lacks one."""
    if fraction in {0, 1}:
        return track.left() + fraction * track.width()
    return min(max(track.left() + fraction * track.width(), track.left() + 2), track.right() - 2)
