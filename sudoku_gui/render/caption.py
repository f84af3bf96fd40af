"""A caption below a picture: what happens, in reading size, and where in the run that is."""

from dataclasses import dataclass
from math import ceil
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from sudoku_gui.render.fonts import scaled
from sudoku_gui.render.theme import Theme

_READING: Final = 1.2  # size of the sentence, in sizes of the text around
_PADDING: Final = 0.6  # around the words, in lines
_LINES: Final = 2  # for which there is always room: a caption that grows and shrinks would make a film jump

_FLAGS: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)


@dataclass(frozen=True, slots=True)
class Caption:
    """A sentence on what happens, and where in the run that is."""

    sentence: str
    place: str


def height(caption: Caption, width: float, font: QFont) -> int:
    """How high a caption is on so much width."""
    reading = QFontMetricsF(scaled(font, _READING))
    padding = _padding(font)
    space = QRectF(0, 0, width - 2 * padding, 10_000)
    words = reading.boundingRect(space, _FLAGS, caption.sentence).height()
    return ceil(
        max(words, _LINES * reading.lineSpacing()) + QFontMetricsF(font).lineSpacing() + _LINES * padding
    )


def paint(painter: QPainter, rect: QRectF, caption: Caption, theme: Theme, font: QFont) -> None:
    """Paint a caption; the painter is left as it was found."""
    padding = _padding(font)
    line = QFontMetricsF(font).lineSpacing()
    painter.save()
    painter.fillRect(rect, theme.window)
    painter.setPen(theme.ink)
    painter.setFont(scaled(font, _READING))
    painter.drawText(rect.adjusted(padding, padding, -padding, -padding - line), _FLAGS, caption.sentence)
    painter.setPen(theme.candidate)
    painter.setFont(font)
    painter.drawText(
        QRectF(rect.left() + padding, rect.bottom() - padding - line, rect.width() - 2 * padding, line),
        _FLAGS,
        caption.place,
    )
    painter.restore()


def _padding(font: QFont) -> float:
    return _PADDING * QFontMetricsF(font).lineSpacing()
