"""The legend of the log: each sign and each style of its rows, with its meaning."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from sudoku_gui.panes.log.entry import LogFold, SearchStep, When
from sudoku_gui.panes.log.paint import paint_fold, paint_now, paint_step, set_style
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.legend import Paint
from sudoku_gui.wording.marking import translate
from sudoku_gui.wording.names import number

_SAMPLE = 12
_Sign = Callable[[QPainter, QRectF, Theme], None]


def entries(theme: Theme, font: QFont) -> list[tuple[Paint, str]]:
    """All signs in these colours, texts in this font."""
    signs: list[tuple[_Sign, str]] = [
        (_now, translate("log", "what has just happened: bold, on a shade")),
        (partial(_step, step=SearchStep.BACK), translate("log", "a step back (Left) stops here")),
        (partial(_step, step=SearchStep.ON), translate("log", "the next step (Right) stops here")),
        (partial(_words, font=font), translate("log", "has happened before")),
        (partial(_words, font=font, when=When.FUTURE), translate("log", "has not happened yet: italic")),
        (
            partial(_words, font=font, is_highlighted=True),
            translate("log", "is about what is pointed at: underlined"),
        ),
        (
            partial(_fold, fold=LogFold.CLOSED),
            translate("log", "stands for several events, which plus lists"),
        ),
        (partial(_fold, fold=LogFold.OPEN), translate("log", "its events are listed below, until minus")),
        (
            partial(_dots, font=font),
            translate("log", "lines between this one and the next are left out"),
        ),
    ]

    def paint(sign: _Sign, painter: QPainter, place: QRect) -> None:
        sign(painter, QRectF(place), theme)

    return [(partial(paint, sign), text) for sign, text in signs]


def _now(painter: QPainter, place: QRectF, theme: Theme) -> None:
    painter.fillRect(place, theme.same_digit)
    paint_now(painter, place.adjusted(0.3 * place.height(), 0, 0, 0), theme)


def _step(painter: QPainter, place: QRectF, theme: Theme, step: SearchStep) -> None:
    paint_step(painter, place.adjusted(0.3 * place.height(), 0, 0, 0), step, theme)


def _fold(painter: QPainter, place: QRectF, theme: Theme, fold: LogFold) -> None:
    paint_fold(painter, place.adjusted(0.3 * place.height(), 0, 0, 0), fold, theme)


def _words(
    painter: QPainter,
    place: QRectF,
    theme: Theme,
    font: QFont,
    *,
    when: When = When.PAST,
    is_highlighted: bool = False,
) -> None:
    set_style(painter, _sample(font, place), when, theme, is_highlighted=is_highlighted)
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, number(_SAMPLE))


def _dots(painter: QPainter, place: QRectF, theme: Theme, font: QFont) -> None:
    set_style(painter, _sample(font, place), When.PAST, theme, is_highlighted=False)
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, "…")


def _sample(font: QFont, place: QRectF) -> QFont:
    sample = QFont(font)
    sample.setPixelSize(max(1, round(0.6 * place.height())))
    return sample
