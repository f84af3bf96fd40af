"""A row of the log, painted."""

from functools import partial
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter

from sudoku_gui.features.log.entry import LogFold, RowTime, SearchStep
from sudoku_gui.features.log.model import (
    DEPTH_ROLE,
    END_ROLE,
    FOLD_ROLE,
    SENTENCE,
    SHORT_ROLE,
    STEP_ROLE,
    TIME_ROLE,
)
from sudoku_gui.render.fonts import CENTRE, LEFT, RIGHT, in_pixels
from sudoku_gui.render.icons import FIELD, SHAPES
from sudoku_gui.render.shapes import Sign, draw_with, pointer
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.row_delegate import paint_edges
from sudoku_gui.wording.names import number

FOLD: Final = 14  # pixels before the words of each row, in which the triangle of a folded row stands
PAD: Final = 6  # pixels between the edge of a cell and its words
_INDENT: Final = 8
_DEEPEST_INDENT: Final = 8
_SIGNS: Final = {SearchStep.BACK: "step_back", SearchStep.ON: "step_forward"}  # icons of buttons
_SIGN: Final = 0.62  # their size in the list, in heights of a row


def paint_cell(
    painter: QPainter,
    cell: QRect,
    index: QModelIndex | QPersistentModelIndex,
    theme: Theme,
    font: QFont,
    *,
    is_highlighted: bool,
    has_keyboard: bool,
) -> None:
    """Paint one cell of a row: past upright, present bold on a background of its own with a triangle, future italic.

    A row that concerns the target pointed at is underlined; one at which a step stops has the sign of its button.
    """
    time: RowTime = index.data(TIME_ROLE)
    painter.save()
    painter.fillRect(cell, theme.same_digit if time is RowTime.NOW else theme.paper)
    if has_keyboard:
        paint_edges(painter, cell, theme.selection, 2)
    set_style(painter, font, time, theme, is_highlighted=index.column() == SENTENCE and is_highlighted)
    rect = QRectF(cell).adjusted(PAD, 0, -PAD, 0)
    align = LEFT
    if index.column() == SENTENCE:
        rect.setLeft(fold_left(rect, index))
        paint_fold(painter, rect, index.data(FOLD_ROLE), theme)
        rect.setLeft(rect.left() + FOLD)
    else:
        align = RIGHT
        if time is RowTime.NOW:
            paint_now(painter, rect, theme)
        elif (step := index.data(STEP_ROLE)) is not None:
            paint_step(painter, rect, step, theme)
    painter.drawText(rect, align, shown(index, painter.fontMetrics(), int(rect.width())))
    painter.restore()


def shown(index: QModelIndex | QPersistentModelIndex, metrics: QFontMetrics, width: int) -> str:
    """The text of a cell, as much of it as there is space for."""
    text: str = index.data()
    if metrics.horizontalAdvance(text) <= width:
        return text
    if index.column() != SENTENCE:
        text = number(index.data(END_ROLE))
    elif short := index.data(SHORT_ROLE):  # read for the size that ends it
        fits = metrics.horizontalAdvance(short) <= width
        return short if fits else metrics.elidedText(short, Qt.TextElideMode.ElideMiddle, width)
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)


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


def paint_fold(painter: QPainter, rect: QRectF, fold: LogFold, theme: Theme) -> None:
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


def paint_step(painter: QPainter, rect: QRectF, step: SearchStep, theme: Theme) -> None:
    """Paint the icon of the button that stops here, at the left."""
    side = _SIGN * rect.height()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.left() - side / 8, rect.center().y() - side / 2)
    painter.scale(side / FIELD, side / FIELD)
    painter.fillPath(SHAPES[_SIGNS[step]].areas, theme.chosen_column)
    painter.restore()


def fold_left(rect: QRectF, index: QModelIndex | QPersistentModelIndex) -> float:
    """Where the triangle of a row begins; events of an open row stand a little to the right."""
    steps: int = min(index.data(DEPTH_ROLE), _DEEPEST_INDENT) + 2 * (index.data(FOLD_ROLE) is LogFold.PART)
    return float(rect.left() + _INDENT * steps)


_SAMPLE = 12


def legend_entries(font: QFont) -> list[tuple[Sign, str]]:
    """Each sign and each style of the rows with its meaning; texts are in this font."""
    words, closed = partial(_words, font=font), partial(_fold, fold=LogFold.CLOSED)
    return [
        (_now, translate("log", "what has just happened: bold, on a shade")),
        (partial(_step, step=SearchStep.BACK), translate("log", "a step back (Left) stops here")),
        (partial(_step, step=SearchStep.ON), translate("log", "the next step (Right) stops here")),
        (words, translate("log", "has happened before")),
        (partial(words, time=RowTime.FUTURE), translate("log", "has not happened yet: italic")),
        (partial(words, is_highlighted=True), translate("log", "is about what is pointed at: underlined")),
        (closed, translate("log", "stands for several events, which plus lists")),
        (partial(_fold, fold=LogFold.OPEN), translate("log", "its events are listed below, until minus")),
        (partial(words, text="…"), translate("log", "lines between this one and the next are left out")),
    ]


def _now(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    painter.fillRect(rect, theme.same_digit)
    paint_now(painter, rect.adjusted(0.3 * rect.height(), 0, 0, 0), theme)


def _step(painter: QPainter, rect: QRectF, theme: Theme, step: SearchStep) -> None:
    paint_step(painter, rect.adjusted(0.3 * rect.height(), 0, 0, 0), step, theme)


def _fold(painter: QPainter, rect: QRectF, theme: Theme, fold: LogFold) -> None:
    paint_fold(painter, rect.adjusted(0.3 * rect.height(), 0, 0, 0), fold, theme)


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
