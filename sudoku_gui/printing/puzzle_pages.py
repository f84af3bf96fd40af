"""Pages of puzzles, for paper and files: so many boards a page, and their solutions on the last pages.

All is counted in logical pixels, a 96th of an inch. A page, with four puzzles::

    +---------------------------+
    | heading                   |   what the whole is called
    |  +--------+   +--------+  |
    |  | board  |   | board  |  |   as many rows and cols as make the boards largest
    |  +--------+   +--------+  |
    |   1  title     2  title   |   a caption under each
    |  +--------+   +--------+  |
    |  | board  |   | board  |  |
    |  +--------+   +--------+  |
    |   3            4          |
    |                       1/2 |   the page, of how many
    +---------------------------+
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QPainter

from sudoku_gui.render import board
from sudoku_gui.render.board_look import BoardLook
from sudoku_gui.render.fonts import scaled
from sudoku_gui.render.theme import Theme

MOST_SOLUTIONS: Final = 30
"""Boards of solutions on one page: smaller ones cannot be read."""

_GAP: Final = 0.08
"""Between boards, in sides of a board."""
_HEADING: Final = 1.3
"""Size of the heading, in sizes of the text around."""
_SMALLEST: Final = 14
_LARGEST: Final = 24
"""Sizes of words on paper, in logical pixels: 10 to 18 points."""
_CAPTION: Final = 1 / 20
"""Size of a caption, in sides of its board."""


@dataclass(frozen=True, slots=True)
class Printed:
    """One board on paper.

    Attributes:
        look: the board.
        caption: stands below it.
    """

    look: BoardLook
    caption: str = ""


@dataclass(frozen=True, slots=True)
class Sheet:
    """What is printed on.

    Attributes:
        size: without margins, in logical pixels.
        theme: in which colours.
        font: of the words.
        ratio: pixels of the device to a logical pixel.
    """

    size: QSizeF
    theme: Theme
    font: QFont
    ratio: float = 1.0


@dataclass(frozen=True, slots=True)
class Pages:
    """What is printed: pages of puzzles, and after them pages of solutions.

    Attributes:
        puzzles: in order.
        solutions: in order; none where none are wanted.
        per_page: puzzles on a page.
        heading: stands on each page of puzzles; "" for none.
        solutions_heading: the same on pages of solutions.
        page_words: how a page is numbered, with {page} and {pages}; "" for no numbers.
    """

    puzzles: Sequence[Printed]
    solutions: Sequence[Printed] = ()
    per_page: int = 1
    heading: str = ""
    solutions_heading: str = ""
    page_words: str = "{page}/{pages}"

    @property
    def count(self) -> int:
        """How many pages there are."""
        return self._puzzle_pages + ceil(len(self.solutions) / MOST_SOLUTIONS)

    @property
    def _puzzle_pages(self) -> int:
        return ceil(len(self.puzzles) / self.per_page)

    def paint(self, painter: QPainter, number: int, sheet: Sheet) -> None:
        """Paint a page, numbered from 0, from the painter's origin on; the painter is left as it was found."""
        for _ in self.painting(painter, number, sheet):
            pass

    def painting(self, painter: QPainter, number: int, sheet: Sheet) -> Iterator[float]:
        """The same board by board; tells how much of the page is done, from 0 to 1."""
        painter.save()
        try:
            yield from self._painting(painter, number, sheet)
        finally:
            painter.restore()

    def _painting(self, painter: QPainter, number: int, sheet: Sheet) -> Iterator[float]:
        theme, font = sheet.theme, _sized(sheet.font, QFontInfo(sheet.font).pixelSize())
        painter.setPen(theme.ink)
        line = QFontMetricsF(font).height()
        heading, boards, slots = self._on(number)
        room = QRectF(QPointF(), sheet.size)
        if heading:
            painter.setFont(scaled(font, _HEADING))
            painter.drawText(room, _TOP, _elided(painter.font(), heading, room.width()))
            room.setTop(room.top() + 1.5 * _HEADING * line)
        painter.setFont(font)
        if self.page_words and self.count > 1:
            painter.drawText(room, _BOTTOM, self.page_words.format(page=number + 1, pages=self.count))
            room.setBottom(room.bottom() - 1.5 * line)
        side = _places(room, slots, 1.5 * line)[0].width()
        font = _sized(font, side * _CAPTION)
        line = QFontMetricsF(font).height()
        places = _places(room, slots, 1.5 * line)
        for done, (printed, place) in enumerate(zip(boards, places, strict=False)):
            yield done / slots
            board.paint(painter, place, printed.look, theme, sheet.ratio)
            below = QRectF(place.left(), place.bottom() + 0.25 * line, place.width(), line)
            painter.setPen(theme.ink)
            painter.setFont(font)
            painter.drawText(below, _TOP, _elided(font, printed.caption, place.width()))

    def _on(self, number: int) -> tuple[str, Sequence[Printed], int]:
        """The heading of a page, what stands on it, and for how many boards it has places."""
        if number < self._puzzle_pages:
            start = number * self.per_page
            return self.heading, self.puzzles[start : start + self.per_page], self.per_page
        start = (number - self._puzzle_pages) * MOST_SOLUTIONS
        shown = self.solutions[start : start + MOST_SOLUTIONS]
        return self.solutions_heading, shown, min(len(self.solutions), MOST_SOLUTIONS)


_TOP: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextSingleLine)
_BOTTOM: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom | Qt.TextFlag.TextSingleLine)


def _places(room: QRectF, slots: int, caption: float) -> list[QRectF]:
    """Squares of the largest side at which so many of them, each with its caption, fit into the room."""
    shapes = ((cols, ceil(slots / cols)) for cols in range(1, slots + 1))
    side, cols, rows = max((_side(room, cols, rows, caption), cols, rows) for cols, rows in shapes)
    gap = _GAP * side
    left = room.left() + (room.width() - cols * side - (cols - 1) * gap) / 2
    return [
        QRectF(left + col * (side + gap), room.top() + row * (side + caption + gap), side, side)
        for row in range(rows)
        for col in range(cols)
    ][:slots]


def _side(room: QRectF, cols: int, rows: int, caption: float) -> float:
    across = room.width() / (cols + (cols - 1) * _GAP)
    down = (room.height() - rows * caption) / (rows + (rows - 1) * _GAP)
    return min(across, down)


def _sized(font: QFont, size: float) -> QFont:
    """A font that can be read on paper, as near to a size as that allows."""
    sized = QFont(font)
    sized.setPixelSize(round(min(max(size, _SMALLEST), _LARGEST)))
    return sized


def _elided(font: QFont, text: str, width: float) -> str:
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width)
