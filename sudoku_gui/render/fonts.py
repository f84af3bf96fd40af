"""Fonts made from those around them, and painters that write in the direction of what they paint on.

Qt gives a size in points or in pixels, and the other is then -1.
"""

from typing import Any, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QPaintDevice, QPainter

from solver_core.cover import Problem
from sudoku_gui.wording.names import option_name

LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE: Final = Qt.AlignmentFlag.AlignCenter


def painter_on(widget: QPaintDevice) -> QPainter:
    """A painter on a widget; left stays left where the widget is not mirrored, whatever the desktop's direction."""
    painter = QPainter(widget)
    directed: Any = widget  # this module knows no widgets
    painter.setLayoutDirection(directed.layoutDirection())
    return painter


def write(
    painter: QPainter,
    space: QRectF,
    text: str,
    where: Qt.AlignmentFlag = LEFT,
    cut: Qt.TextElideMode = Qt.TextElideMode.ElideRight,
) -> None:
    """Write a line of text, cut short where it is too long; not where rounding alone makes it too long."""
    painter.drawText(space, where, QFontMetricsF(painter.font()).elidedText(text, cut, space.width() + 0.5))


def option_within(problem: Problem, option: int, font: QFont, width: float) -> str:
    """The longest name of an option for which there is space; if none fits, the shortest one, cut at its end."""
    metrics = QFontMetricsF(font)
    name = option_name(problem, option, lambda text: metrics.horizontalAdvance(text) <= width)
    return metrics.elidedText(name, Qt.TextElideMode.ElideRight, width)


def bold(font: QFont) -> QFont:
    """The font in bold; ``font`` itself does not change."""
    heavy = QFont(font)
    heavy.setBold(True)
    return heavy


def scaled(font: QFont, scale: float) -> QFont:
    """A font, this many times as large, and never smaller than 1."""
    return _sized(QFont(font), font, scale)


def plain(like: QFont) -> QFont:
    """The font of the window, as large as another; whatever a painter has, it takes this family."""
    font = QFont()
    font.setFamilies(font.families())
    return _sized(font, like, 1.0)


def in_pixels(font: QFont, height: float) -> QFont:
    """The same font object, now this high in pixels, but at least 1."""
    font.setPixelSize(max(1, round(height)))
    return font


def monospaced(like: QFont, scale: float = 1.0) -> QFont:
    """The system's font for code, as large as another, or this many times as large."""
    font = _for_code()
    font.setStyleHint(QFont.StyleHint.Monospace)
    return _sized(font, like, scale)


def _for_code() -> QFont:
    return QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)


def _sized(font: QFont, like: QFont, scale: float) -> QFont:
    if like.pixelSize() > 0:
        font.setPixelSize(max(1, round(scale * like.pixelSize())))
    else:
        font.setPointSizeF(max(1.0, scale * like.pointSizeF()))
    return font
