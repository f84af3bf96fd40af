"""Paints pages of puzzles: this many boards a page, and their solutions on the last pages.

Sizes are in logical pixels, a 96th of an inch. A page with four puzzles::

    +---------------------------+
    | heading                   |
    |  +--------+   +--------+  |
    |  | board  |   | board  |  |   as many rows and cols as make the boards largest
    |  +--------+   +--------+  |
    |   1  title     2  title   |   a caption under each
    |  +--------+   +--------+  |
    |  | board  |   | board  |  |
    |  +--------+   +--------+  |
    |   3            4          |
    |                       1/2 |   the number of the page
    +---------------------------+
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QPainter

from sudoku_gui.render.board.look import BoardLook
from sudoku_gui.render.board.paint import paint
from sudoku_gui.render.fonts import scaled
from sudoku_gui.render.theme import Theme

MOST_SOLUTIONS: Final = 30
"""Boards of solutions on one page: smaller ones cannot be read."""

_GAP: Final = 0.08  # between boards, in sides of a board
_HEADING: Final = 1.3  # size of the heading, in sizes of the text
_SMALLEST: Final = 14
_LARGEST: Final = 24  # sizes of text on paper, in logical pixels: 10 to 18 points
_CAPTION: Final = 1 / 20  # size of a caption, in sides of its board


@dataclass(frozen=True, slots=True)
class PrintedBoard:
    """One board on paper, with the caption below it."""

    look: BoardLook
    caption: str = ""


@dataclass(frozen=True, slots=True)
class PrintedPageStyle:
    """How pages are painted: their size without margins, in logical pixels, and device pixels to one of them."""

    size: QSizeF
    theme: Theme
    font: QFont
    ratio: float = 1.0


@dataclass(frozen=True, slots=True)
class PrintedPages:
    """Pages of puzzles, and after them pages of solutions."""

    puzzles: Sequence[PrintedBoard]
    solutions: Sequence[PrintedBoard] = ()
    per_page: int = 1  # puzzles on a page
    heading: str = ""  # on each page of puzzles; "" for none
    solutions_heading: str = ""  # on each page of solutions
    template: str = "{page}/{pages}"  # of page numbers, with {page} and {pages}; "" for none

    @property
    def count(self) -> int:
        return self._puzzle_pages + ceil(len(self.solutions) / MOST_SOLUTIONS)

    @property
    def _puzzle_pages(self) -> int:
        return ceil(len(self.puzzles) / self.per_page)

    def painting(self, painter: QPainter, number: int, style: PrintedPageStyle) -> Iterator[float]:
        """Paint a page, numbered from 0, board by board; yields how much of it is done, from 0 to 1."""
        painter.save()
        try:
            yield from self._painting(painter, number, style)
        finally:
            painter.restore()

    def _painting(self, painter: QPainter, number: int, style: PrintedPageStyle) -> Iterator[float]:
        theme, font = style.theme, _sized(style.font, QFontInfo(style.font).pixelSize())
        painter.setPen(theme.ink)
        line = QFontMetricsF(font).height()
        heading, boards, slots = self._on(number)
        space = QRectF(QPointF(), style.size)
        if heading:
            painter.setFont(scaled(font, _HEADING))
            painter.drawText(space, _TOP, _elided(painter.font(), heading, space.width()))
            space.setTop(space.top() + 1.5 * _HEADING * line)
        painter.setFont(font)
        if self.template and self.count > 1:
            painter.drawText(space, _BOTTOM, self.template.format(page=number + 1, pages=self.count))
            space.setBottom(space.bottom() - 1.5 * line)
        side = _board_rects(space, slots, 1.5 * line)[0].width()
        font = _sized(font, side * _CAPTION)
        line = QFontMetricsF(font).height()
        rects = _board_rects(space, slots, 1.5 * line)
        for done, (printed, rect) in enumerate(zip(boards, rects, strict=False)):
            yield done / slots
            paint(painter, rect, printed.look, theme, style.ratio)
            below = QRectF(rect.left(), rect.bottom() + 0.25 * line, rect.width(), line)
            painter.setPen(theme.ink)
            painter.setFont(font)
            painter.drawText(below, _TOP, _elided(font, printed.caption, rect.width()))

    def _on(self, number: int) -> tuple[str, Sequence[PrintedBoard], int]:
        """The heading of a page, its boards, and the number of places for boards."""
        if number < self._puzzle_pages:
            start = number * self.per_page
            return self.heading, self.puzzles[start : start + self.per_page], self.per_page
        start = (number - self._puzzle_pages) * MOST_SOLUTIONS
        shown = self.solutions[start : start + MOST_SOLUTIONS]
        return self.solutions_heading, shown, min(len(self.solutions), MOST_SOLUTIONS)


_TOP: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextSingleLine)
_BOTTOM: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom | Qt.TextFlag.TextSingleLine)


def _board_rects(space: QRectF, slots: int, caption: float) -> list[QRectF]:
    """Squares of the largest side at which this many of them, each with its caption, fit into the space."""
    shapes = ((cols, ceil(slots / cols)) for cols in range(1, slots + 1))
    side, cols, rows = max((_side(space, cols, rows, caption), cols, rows) for cols, rows in shapes)
    gap = _GAP * side
    left = space.left() + (space.width() - cols * side - (cols - 1) * gap) / 2
    return [
        QRectF(left + col * (side + gap), space.top() + row * (side + caption + gap), side, side)
        for row in range(rows)
        for col in range(cols)
    ][:slots]


def _side(space: QRectF, cols: int, rows: int, caption: float) -> float:
    across = space.width() / (cols + (cols - 1) * _GAP)
    down = (space.height() - rows * caption) / (rows + (rows - 1) * _GAP)
    return min(across, down)


def _sized(font: QFont, size: float) -> QFont:
    """A font near to a size that can be read on paper."""
    sized = QFont(font)
    sized.setPixelSize(round(min(max(size, _SMALLEST), _LARGEST)))
    return sized


def _elided(font: QFont, text: str, width: float) -> str:
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width)
