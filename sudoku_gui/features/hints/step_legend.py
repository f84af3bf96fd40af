"""The legend of a step on the board: each sign that it has with its meaning."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from solver_core.hints import Step
from solver_core.hints.singles import Cause
from sudoku_gui.render.shapes import Sign, around, cross
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate

SIGN: Final = QSizeF(2.4, 1.3)  # in heights of the text
_STROKE: Final = 0.1  # in heights of a sign
_REACH: Final = 0.34


def entries(step: Step, found: Sequence[Cause] = ()) -> list[tuple[Sign, str]]:
    """Each sign of a step, and of what excludes all but a single, with its word."""
    signs: list[tuple[object, Callable[[_Sign], None], str]] = [
        (step.base, _Sign.tint, translate("hints", "a house where the pattern is")),
        (step.cover, _Sign.edge, translate("hints", "a house that takes all its places")),
        (step.sets, _Sign.set, translate("hints", "a set of cells; each set has its colour")),
        *_marks(step),
        (
            step.fins or step.endo_fins,
            _Sign.square,
            translate("hints", "a place beside the pattern, such as a fin"),
        ),
        (step.commons, _Sign.square, translate("hints", "a digit that links two sets")),
        (step.removed, _Sign.cross, translate("hints", "a candidate that can be removed")),
        (found, _Sign.cause, translate("hints", "a digit that excludes others, with a line to their cells")),
    ]

    def paint(sign: Callable[[_Sign], None], painter: QPainter, rect: QRectF, theme: Theme) -> None:
        sign(_Sign(painter, rect, theme))

    return [(partial(paint, sign), text) for there, sign, text in signs if there]


def _marks(step: Step) -> "list[tuple[object, Callable[[_Sign], None], str]]":
    """What rings and lines mean depends on the kind of the pattern."""
    if step.colours:
        return [
            (True, _Sign.ring, translate("hints", "all true together, or all false")),
            (True, _Sign.square, translate("hints", "the opposite of those with a ring")),
            (len(step.colours) > 2, _Sign.underline, translate("hints", "underlined: the second net")),
        ]
    if step.chains:
        return [
            (True, _Sign.ring, translate("hints", "true if the chain is followed")),
            (True, _Sign.dashed_ring, translate("hints", "false if the chain is followed")),
            (True, _Sign.arrow, translate("hints", "if one is false, the other is true")),
            (True, _Sign.dashed_arrow, translate("hints", "if one is true, the other is false")),
        ]
    return [(True, _Sign.ring, translate("hints", "a candidate of the pattern"))]


class _Sign:
    def __init__(self, painter: QPainter, area: QRectF, theme: Theme) -> None:
        self._painter, self._area, self._theme = painter, area, theme
        self._reach = _REACH * area.height()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def tint(self) -> None:
        self._painter.fillRect(self._inner, self._theme.info_bar)

    def set(self) -> None:
        left, right = self._inner, self._inner
        left.setRight(self._area.center().x())
        right.setLeft(self._area.center().x())
        self._painter.fillRect(left, self._theme.colour(1))
        self._painter.fillRect(right, self._theme.colour(3))

    def edge(self) -> None:
        self._pen(self._theme.live_column, dashed=True)
        self._painter.drawRect(self._inner)

    def ring(self) -> None:
        self._pen(self._theme.solution)
        self._painter.drawEllipse(self._area.center(), self._reach, self._reach)

    def cause(self) -> None:
        self._pen(self._theme.live_column)
        start = QPointF(self._inner.left() + 1.3 * self._reach, self._area.center().y())
        self._painter.drawEllipse(start, 1.3 * self._reach, 1.3 * self._reach)
        self._painter.drawLine(start, QPointF(self._inner.right(), start.y()))

    def underline(self) -> None:
        self.ring()
        foot = self._area.center() + QPointF(0, 1.3 * self._reach)
        self._painter.drawLine(foot - QPointF(self._reach, 0), foot + QPointF(self._reach, 0))

    def dashed_ring(self) -> None:
        self._pen(self._theme.dead_end, dashed=True)
        self._painter.drawEllipse(self._area.center(), self._reach, self._reach)

    def square(self) -> None:
        self._pen(self._theme.newest)
        self._painter.drawRect(around(self._area.center(), 0.9 * self._reach))

    def cross(self) -> None:
        self._pen(self._theme.conflict)
        self._painter.drawLines(cross(around(self._area.center(), 0.8 * self._reach)))

    def arrow(self) -> None:
        self._arrow(self._theme.live_column, dashed=False)

    def dashed_arrow(self) -> None:
        self._arrow(self._theme.candidate, dashed=True)

    @property
    def _inner(self) -> QRectF:
        away = 0.15 * self._area.height()
        return self._area.adjusted(away, away, -away, -away)

    def _arrow(self, colour: QColor, *, dashed: bool) -> None:
        inner, length = self._inner, 0.5 * self._reach
        tip = QPointF(inner.right(), inner.center().y())
        self._pen(colour, dashed=dashed)
        self._painter.drawLine(QPointF(inner.left(), tip.y()), tip)
        self._pen(colour)
        for side in (-1, 1):
            self._painter.drawLine(tip - QPointF(length, side * length), tip)

    def _pen(self, colour: QColor, *, dashed: bool = False) -> None:
        style = Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine
        self._painter.setPen(QPen(colour, max(1.0, _STROKE * self._area.height()), style))
