"""The legend of a step on the board: each sign that it has with its meaning."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen

from solver_core.hints import Step
from solver_core.hints.singles import Cause
from sudoku_gui.render.shapes import Sign, around, cross
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import Texts

tr = Texts("hints")

SIGN: Final = QSizeF(2.4, 1.3)  # in heights of the text
_STROKE: Final = 0.1  # in heights of a sign
_REACH: Final = 0.34
_COLOURS: Final = {
    "edge": "live_column",
    "ring": "solution",
    "underline": "solution",
    "dashed ring": "dead_end",
    "square": "newest",
    "cross": "wrong",
    "cause": "live_column",
    "arrow": "live_column",
    "dashed arrow": "candidate",
}
"""Colours of the signs that are lines, as roles of the theme."""


def entries(step: Step, found: Sequence[Cause] = ()) -> list[tuple[Sign, str]]:
    """Each sign of a step, and of what excludes all but a single, with its word."""
    signs: list[tuple[object, str, str]] = [
        (step.base, "tint", tr("a house where the pattern is")),
        (step.cover, "edge", tr("a house that takes all its places")),
        (step.sets, "sets", tr("a set of cells; each set has its colour")),
        *_marks(step),
        (step.fins or step.endo_fins, "square", tr("a place beside the pattern, such as a fin")),
        (step.commons, "square", tr("a digit that links two sets")),
        (step.removed, "cross", tr("a candidate that can be removed")),
        (found, "cause", tr("a digit that excludes others, with a line to their cells")),
    ]
    return [(partial(_paint, sign), text) for there, sign, text in signs if there]


def _marks(step: Step) -> list[tuple[object, str, str]]:
    """The meaning of rings and lines, which depends on the kind of the pattern."""
    if step.colours:
        return [
            (True, "ring", tr("all true together, or all false")),
            (True, "square", tr("the opposite of those with a ring")),
            (len(step.colours) > 2, "underline", tr("underlined: the second net")),
        ]
    if step.chains:
        return [
            (True, "ring", tr("true if the chain is followed")),
            (True, "dashed ring", tr("false if the chain is followed")),
            (True, "arrow", tr("if one is false, the other is true")),
            (True, "dashed arrow", tr("if one is true, the other is false")),
        ]
    return [(True, "ring", tr("a candidate of the pattern"))]


def _paint(sign: str, painter: QPainter, area: QRectF, theme: Theme) -> None:
    middle, reach, away = area.center(), _REACH * area.height(), 0.15 * area.height()
    inner = area.adjusted(away, away, -away, -away)
    tip = QPointF(inner.right(), inner.center().y())
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if sign in _COLOURS:
        pen = QPen(getattr(theme, _COLOURS[sign]), max(1.0, _STROKE * area.height()))
        is_dashed = sign == "edge" or sign.startswith("dashed")
        painter.setPen(QPen(pen.color(), pen.widthF(), Qt.PenStyle.DashLine) if is_dashed else pen)
    match sign:
        case "tint":
            painter.fillRect(inner, theme.info_bar)
        case "sets":
            painter.fillRect(inner.adjusted(0, 0, middle.x() - inner.right(), 0), theme.colour(1))
            painter.fillRect(inner.adjusted(middle.x() - inner.left(), 0, 0, 0), theme.colour(3))
        case "edge":
            painter.drawRect(inner)
        case "ring" | "dashed ring" | "underline":
            painter.drawEllipse(middle, reach, reach)
            if sign == "underline":
                foot, right = middle + QPointF(0, 1.3 * reach), QPointF(reach, 0)
                painter.drawLine(foot - right, foot + right)
        case "square":
            painter.drawRect(around(middle, 0.9 * reach))
        case "cross":
            painter.drawLines(cross(around(middle, 0.8 * reach)))
        case "cause":
            start = QPointF(inner.left() + 1.3 * reach, tip.y())
            painter.drawEllipse(start, 1.3 * reach, 1.3 * reach)
            painter.drawLine(start, tip)
        case _:
            painter.drawLine(QPointF(inner.left(), tip.y()), tip)
            painter.setPen(pen)
            painter.drawLine(tip - QPointF(reach, -reach) / 2, tip)
            painter.drawLine(tip - QPointF(reach, reach) / 2, tip)
