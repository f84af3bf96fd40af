"""The legend of the stack: the signs of its rows, and the short string of turns above it."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from sudoku_gui.panes.stack.model import LevelKind
from sudoku_gui.panes.stack.paint import paint_arrow, paint_sign, paint_track
from sudoku_gui.render.fonts import monospaced
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.legend import Paint
from sudoku_gui.wording.marking import translate

_Sign = Callable[[QPainter, QRectF, Theme], None]
_HALF = 0.5


def entries(theme: Theme, font: QFont) -> list[tuple[Paint, str]]:
    """All signs in these colours, texts in this font."""
    mono = monospaced(font)
    signs: list[tuple[_Sign, str]] = [
        (paint_present, translate("stack", "the level that the latest event is about")),
        (partial(_kind, kind=LevelKind.GIVEN), translate("stack", "given by the puzzle")),
        (partial(_kind, kind=LevelKind.FORCED), translate("stack", "forced: the only option of its column")),
        (
            partial(_kind, kind=LevelKind.GUESS),
            translate("stack", "a guess, with its number: the column had other options"),
        ),
        (
            partial(_kind, kind=LevelKind.CHOSEN),
            translate("stack", "the column is chosen, an option is not yet tried"),
        ),
        (
            partial(_kind, kind=LevelKind.EMPTY),
            translate("stack", "a dead end: the column has no option left"),
        ),
        (_track, translate("stack", "the part of the tree already searched, an estimate")),
        (
            partial(_turns, font=mono, text="2/3"),
            translate("stack", "in Numbers: of one level, the second of three options is tried"),
        ),
        (
            partial(_turns, font=mono, text="×26"),
            translate("stack", "in Numbers: 26 levels without a choice"),
        ),
    ]

    def paint(sign: _Sign, painter: QPainter, place: QRect) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sign(painter, QRectF(place), theme)

    return [(partial(paint, sign), text) for sign, text in signs]


def paint_present(painter: QPainter, place: QRectF, theme: Theme) -> None:
    """The arrow, on the shade of its row."""
    painter.fillRect(place, theme.same_digit)
    paint_arrow(painter, place.adjusted(0.5 * place.height(), 0, 0, 0), theme)


def _kind(painter: QPainter, place: QRectF, theme: Theme, kind: LevelKind) -> None:
    side = _HALF * place.height()
    sign = QRectF(0, 0, side, side)
    sign.moveCenter(place.center())
    paint_sign(painter, sign, kind, theme)


def _track(painter: QPainter, place: QRectF, theme: Theme) -> None:
    track = place.adjusted(2, 0.36 * place.height(), -2, -0.36 * place.height())
    paint_track(painter, track, 0.4, theme)


def _turns(painter: QPainter, place: QRectF, theme: Theme, font: QFont, text: str) -> None:
    sample = QFont(font)
    sample.setPixelSize(max(1, round(0.55 * place.height())))
    painter.setFont(sample)
    painter.setPen(theme.candidate)
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)
