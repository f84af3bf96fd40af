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

from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from sudoku_gui.features.stack_view.model import LevelKind
from sudoku_gui.render.fonts import CENTRE, in_pixels, monospaced, write
from sudoku_gui.render.shapes import Sign, around, cross, draw_with, pointer
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate

_LINE_HEIGHT = 1.25
_PAD = 6.0
_BAR = 5.0


def colour(kind: LevelKind, theme: Theme) -> QColor:
    return {
        LevelKind.GIVEN: theme.given,
        LevelKind.FORCED: theme.forced,
        LevelKind.GUESS: theme.guess,
        LevelKind.CHOSEN: theme.chosen_column,
        LevelKind.EMPTY: theme.empty_column,
    }[kind]


def paint_sign(painter: QPainter, sign: QRectF, kind: LevelKind, theme: Theme) -> None:
    """Paint the sign of a kind in a square."""
    tint, middle = colour(kind, theme), sign.center()
    draw_with(painter, QPen(tint, max(1.5, 0.17 * sign.width())))
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
    """Paint the mark of the level that the current event is about, at the left of a cell."""
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
    return float(round(2 * _LINE_HEIGHT * QFontMetricsF(font).height() + _BAR + _PAD))


def paint_progress(
    painter: QPainter, rect: QRectF, look: ProgressLook, theme: Theme, fonts: tuple[QFont, QFont]
) -> None:
    """Paint the words, a thin bar below them, the turns below that; the fonts are that of words and that of turns."""
    words, turns = fonts
    painter.save()
    painter.fillRect(rect, theme.house_shade)
    inner = rect.adjusted(_PAD, 0.4 * _PAD, -_PAD, -0.4 * _PAD)
    line = _LINE_HEIGHT * QFontMetricsF(words).height()
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
    """Paint the bar, filled up to a fraction."""
    painter.fillRect(track, theme.paper)
    painter.fillRect(
        QRectF(track.topLeft(), QPointF(_edge(track, fraction), track.bottom())), theme.selection
    )
    draw_with(painter, QPen(theme.thin_line, 1))
    painter.drawRect(track.adjusted(0.5, 0.5, -0.5, -0.5))


def _edge(track: QRectF, fraction: float) -> float:
    """Where the filled part ends; a started search shows a pixel, an unfinished one lacks one."""
    if fraction in {0, 1}:
        return track.left() + fraction * track.width()
    return min(max(track.left() + fraction * track.width(), track.left() + 2), track.right() - 2)


_HALF = 0.5


def legend_entries(font: QFont) -> list[tuple[Sign, str]]:
    """The signs of the rows, and the short string of turns above them; texts are in this font."""
    kinds = {
        LevelKind.GIVEN: translate("stack", "given by the puzzle"),
        LevelKind.FORCED: translate("stack", "forced: the only option of its column"),
        LevelKind.GUESS: translate("stack", "a guess, with its number: the column had other options"),
        LevelKind.CHOSEN: translate("stack", "the column is chosen, an option is not yet tried"),
        LevelKind.EMPTY: translate("stack", "a dead end: the column has no option left"),
    }
    turns = {
        "2/3": translate("stack", "in Numbers: of one level, the second of three options is tried"),
        "×26": translate("stack", "in Numbers: 26 levels with one option each"),
    }
    return [
        (paint_present, translate("stack", "the level that the latest event is about")),
        *((partial(_kind, kind=kind), text) for kind, text in kinds.items()),
        (_track, translate("stack", "the part of the tree already searched, an estimate")),
        *((partial(_turns, font=monospaced(font), text=turn), text) for turn, text in turns.items()),
    ]


def paint_present(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paint the arrow, on the shade of its row."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(rect, theme.same_digit)
    paint_arrow(painter, rect.adjusted(0.5 * rect.height(), 0, 0, 0), theme)


def _kind(painter: QPainter, rect: QRectF, theme: Theme, kind: LevelKind) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_sign(painter, around(rect.center(), _HALF / 2 * rect.height()), kind, theme)


def _track(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    track = rect.adjusted(2, 0.36 * rect.height(), -2, -0.36 * rect.height())
    paint_track(painter, track, 0.4, theme)


def _turns(painter: QPainter, rect: QRectF, theme: Theme, font: QFont, text: str) -> None:
    painter.setFont(in_pixels(QFont(font), 0.55 * rect.height()))
    painter.setPen(theme.candidate)
    painter.drawText(rect, CENTRE, text)
