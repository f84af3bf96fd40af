"""The signs and styles of the log's rows, painted, and what they mean."""

from collections.abc import Callable
from enum import Enum
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter

from sudoku_gui.features.event_log.entry import LogEntry, LogFold, RowTime, SearchStep
from sudoku_gui.render.fonts import CENTRE, in_pixels
from sudoku_gui.render.icons import FIELD, SHAPES
from sudoku_gui.render.shapes import Sign, draw_with, pointer
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.wording.names import number

FOLD: Final = 14  # pixels before the words of each row, in which the triangle of a folded row stands
PAD: Final = 6  # pixels between the edge of a cell and its words
_INDENT: Final = 8
_DEEPEST_INDENT: Final = 8
_SIGNS: Final = {SearchStep.BACK: "step_back", SearchStep.ON: "step_forward"}  # icons of buttons
_SIGN: Final = 0.62  # their size in the list, in heights of a row
_SAMPLE: Final = 12


def shown_sentence(row: LogEntry, metrics: QFontMetrics, width: int) -> str:
    """The part of a row's sentence for which there is space."""
    for said in filter(None, (row.shown, row.continued, row.short)):
        if metrics.horizontalAdvance(said) <= width:
            return said
    # The short form is read for the size that ends it.
    cut = Qt.TextElideMode.ElideMiddle if row.short else Qt.TextElideMode.ElideRight
    return metrics.elidedText(row.short or row.shown, cut, width)


def shown_positions(row: LogEntry, metrics: QFontMetrics, width: int) -> str:
    """The positions of a row, or the last one alone, as there is space."""
    if metrics.horizontalAdvance(row.positions) <= width:
        return row.positions
    return metrics.elidedText(number(row.end), Qt.TextElideMode.ElideRight, width)


def set_style(painter: QPainter, font: QFont, time: RowTime, theme: Theme, *, is_highlighted: bool) -> None:
    """Take the font and the ink of a row: present bold, future italic and paler, what is pointed at underlined."""
    font.setBold(time is RowTime.NOW)
    font.setItalic(time is RowTime.FUTURE)
    font.setUnderline(is_highlighted)
    painter.setFont(font)
    painter.setPen(theme.candidate if time is RowTime.FUTURE else theme.ink)


def paint_now(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paint the mark of what has just happened, at the left."""
    _paint_triangle(painter, rect, 0.4 * rect.height(), theme.chosen_column)


def paint_fold(painter: QPainter, rect: QRectF, theme: Theme, fold: LogFold) -> None:
    """Points at the words while its events are hidden, and down while they are listed."""
    if fold in {LogFold.CLOSED, LogFold.OPEN}:
        _paint_triangle(painter, rect, 8.0, theme.candidate, is_down=fold is LogFold.OPEN)


def _paint_triangle(
    painter: QPainter, rect: QRectF, side: float, colour: QColor, *, is_down: bool = False
) -> None:
    middle, half = QPointF(rect.left() + side / 2, rect.center().y()), side / 2
    onwards = QPointF(0, half) if is_down else QPointF(half, 0)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_with(painter, fill=colour)
    painter.drawPolygon(pointer(middle + onwards, onwards * -2, half))
    painter.restore()


def paint_step(painter: QPainter, rect: QRectF, theme: Theme, step: SearchStep) -> None:
    """Paint the icon of the button that stops here, at the left."""
    side = _SIGN * rect.height()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.left() - side / 8, rect.center().y() - side / 2)
    painter.scale(side / FIELD, side / FIELD)
    painter.fillPath(SHAPES[_SIGNS[step]].areas, theme.chosen_column)
    painter.restore()


def fold_left(rect: QRectF, row: LogEntry) -> float:
    """Where the triangle of a row begins; events of an open row stand a little to the right."""
    steps = min(row.depth, _DEEPEST_INDENT) + 2 * (row.fold is LogFold.INDENTED)
    return rect.left() + _INDENT * steps


def legend_entries(font: QFont) -> list[tuple[Sign, str]]:
    """Each sign and each style of the rows with its meaning; texts are in this font."""
    words = partial(_words, font=font)
    return [
        (_now, translate("log", "what has just happened: bold, on a shade")),
        (_inset(paint_step, SearchStep.BACK), translate("log", "a step back (Left) stops here")),
        (_inset(paint_step, SearchStep.ON), translate("log", "the next step (Right) stops here")),
        (words, translate("log", "has happened before")),
        (partial(words, time=RowTime.FUTURE), translate("log", "has not happened yet: italic")),
        (partial(words, is_highlighted=True), translate("log", "is about what is pointed at: underlined")),
        (_inset(paint_fold, LogFold.CLOSED), translate("log", "stands for several events, which plus lists")),
        (_inset(paint_fold, LogFold.OPEN), translate("log", "its events are listed below, until minus")),
        (partial(words, text="…"), translate("log", "lines between this one and the next are left out")),
    ]


def _inset(paint: Callable[..., None], *what: Enum) -> Sign:
    """A sign that is painted at the left, moved towards the middle."""

    def sign(painter: QPainter, rect: QRectF, theme: Theme) -> None:
        paint(painter, rect.adjusted(0.3 * rect.height(), 0, 0, 0), theme, *what)

    return sign


def _now(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    painter.fillRect(rect, theme.same_digit)
    _inset(paint_now)(painter, rect, theme)


def _words(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    font: QFont,
    *,
    time: RowTime = RowTime.PAST,
    is_highlighted: bool = False,
    text: str = "",
) -> None:
    sample = in_pixels(QFont(font), 0.6 * rect.height())
    set_style(painter, sample, time, theme, is_highlighted=is_highlighted)
    painter.drawText(rect, CENTRE, text or number(_SAMPLE))
