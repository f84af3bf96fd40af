"""Pages of puzzles: every board once, none over another, and solutions on the last pages."""

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QFont, QImage, QPainter

from solver_core.sudoku.cells import CELLS
from sudoku_gui.features.printing.paint_pages import (
    MOST_SOLUTIONS,
    PrintedBoard,
    PrintedPages,
    PrintedPageStyle,
)
from sudoku_gui.render import theme
from sudoku_gui.render.board.look import BoardLook, CellLook, Ink
from tests.gui.canvas import LooksLike, canvas

SIZE = QSizeF(400, 560)


def printed(number: int) -> PrintedBoard:
    cells = tuple(CellLook(digit=(number + cell) % 10, ink=Ink.GIVEN) for cell in CELLS)
    return PrintedBoard(
        BoardLook(cells), f"{number}  A puzzle with a long title that does not fit below its board"
    )


def paint(pages: PrintedPages, painter: QPainter, number: int, style: PrintedPageStyle) -> None:
    for _ in pages.painting(painter, number, style):
        pass


def picture(pages: PrintedPages, number: int, font: QFont) -> QImage:
    with canvas(SIZE.toSize(), background=theme.light().paper) as (image, painter):
        paint(pages, painter, number, PrintedPageStyle(SIZE, theme.light(), font))
    return image


def squares(image: QImage) -> int:
    """How many boards there are: upper left corners of thick frames."""
    thick, width = theme.light().thick_line.rgb(), image.width()
    frame = {at for at, pixel in enumerate(memoryview(image.constBits()).cast("I")) if pixel == thick}
    corners = [at for at in frame if not {at - 1, at - width} & frame]
    return sum(all({at + step, at + step * width} <= frame for step in range(24)) for at in corners)


@pytest.mark.parametrize(
    ("puzzles", "solutions", "per_page", "pages"),
    [(1, 0, 1, 1), (1, 1, 1, 2), (6, 6, 4, 3), (0, 0, 4, 0), (9, MOST_SOLUTIONS + 1, 9, 3)],
)
def test_solutions_follow_on_pages_of_their_own(
    puzzles: int, solutions: int, per_page: int, pages: int
) -> None:
    made = PrintedPages([printed(1)] * puzzles, [printed(2)] * solutions, per_page)
    assert made.count == pages


@pytest.mark.parametrize(("puzzles", "per_page"), [(1, 1), (2, 2), (3, 4), (6, 6), (8, 8), (9, 12)])
def test_every_puzzle_of_a_page_is_there_once(puzzles: int, per_page: int, reference_font: QFont) -> None:
    made = PrintedPages([printed(number) for number in range(puzzles)], per_page=per_page, heading="Heading")
    assert squares(picture(made, 0, reference_font)) == puzzles


def test_boards_are_of_one_size_on_all_pages(reference_font: QFont) -> None:
    """The last page may have fewer boards, and they are no larger."""
    made = PrintedPages([printed(1)] * 5, per_page=4)
    first, last = (picture(made, number, reference_font) for number in range(2))
    assert squares(last) == 1
    part = QRectF(0, 0, 190, 190).toRect()
    assert first.copy(part) == last.copy(part)


def test_pages_are_numbered_where_there_are_several(reference_font: QFont) -> None:
    foot = QRectF(300, 540, 100, 20).toRect()
    alone = picture(PrintedPages([printed(1)]), 0, reference_font)
    several = picture(PrintedPages([printed(1)] * 2), 0, reference_font)
    blank = QImage(foot.size(), alone.format())
    blank.fill(theme.light().paper)
    assert alone.copy(foot) == blank != several.copy(foot)


@pytest.mark.parametrize("per_page", [1, 4, 12])
def test_captions_can_be_read(per_page: int, reference_font: QFont) -> None:
    """Whatever size the window's words have: on paper at least ten points, larger below a large board."""
    font = QFont(reference_font)
    font.setPixelSize(8)
    sizes: list[int] = []

    class Noting(QPainter):
        def drawText(self, *args: object) -> None:  # type: ignore[override]
            if any("A puzzle" in str(arg) for arg in args):
                sizes.append(self.font().pixelSize())
            super().drawText(*args)  # type: ignore[call-overload]

    sheet = PrintedPageStyle(QSizeF(688, 1017), theme.light(), font)
    image = QImage(sheet.size.toSize(), QImage.Format.Format_RGB32)
    painter = Noting(image)
    paint(PrintedPages([printed(number) for number in range(per_page)], per_page=per_page), painter, 0, sheet)
    painter.end()
    assert len(sizes) == per_page
    assert min(sizes) >= (14 if per_page > 1 else 20)


def test_printed_pages_match_their_reference_pictures(looks_like: LooksLike, reference_font: QFont) -> None:
    """Heading, boards, captions cut where they are too long, the number of the page; then the solutions."""
    made = PrintedPages(
        [printed(number) for number in range(5)],
        [printed(number) for number in range(5)],
        per_page=4,
        heading="A collection",
        solutions_heading="Solutions",
        template="Page {page} of {pages}",
    )
    with canvas(
        3 * SIZE.toSize().width() + 80, SIZE.toSize().height() + 40, background=theme.light().window
    ) as (image, painter):
        for number in range(3):
            painter.resetTransform()
            painter.translate(20 + number * (SIZE.width() + 20), 20)
            painter.fillRect(QRectF(-5, -5, SIZE.width() + 10, SIZE.height() + 10), theme.light().paper)
            paint(made, painter, number, PrintedPageStyle(SIZE, theme.light(), reference_font))
    looks_like(image, "puzzle_pages")
