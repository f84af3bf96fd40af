"""Pages in files and on printers: as many as there are, of the right size, crisp, and with words that can be found."""

import re
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QLocale, QSizeF
from PySide6.QtGui import QColor, QFont, QImage
from PySide6.QtPrintSupport import QPrinter

from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.features.printing import page_files
from sudoku_gui.features.printing.page_files import MARGIN, PrintJob, layout, usual_paper
from sudoku_gui.features.printing.paint_pages import PrintedBoard, PrintedPages
from sudoku_gui.player.job import Work
from sudoku_gui.render import picture_files as export
from sudoku_gui.render.board import cell_states
from sudoku_gui.render.picture_files import PaperSize, PictureKind

Finish = Callable[[Work[Any]], Any]

GRID = Grid.parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
_INCH = 25.4


def run(
    puzzles: int, per_page: int = 4, paper: PaperSize = PaperSize.A4, *, landscape: bool = False
) -> PrintJob:
    look = cell_states.of_puzzle(Puzzle(GRID))
    boards = [PrintedBoard(look, f"Caption {number}") for number in range(puzzles)]
    pages = PrintedPages(boards, (), per_page, "Heading")
    return PrintJob(pages, layout(paper, landscape=landscape), QFont(), "A title")


def texts_of(pdf: bytes) -> bytes:
    packed = re.findall(rb"stream\r?\n(.*?)\r?\nendstream", pdf, re.DOTALL)
    unpacked = b""
    for stream in packed:
        try:
            unpacked += zlib.decompress(stream)
        except zlib.error:
            continue
    return unpacked


@pytest.mark.parametrize(
    ("paper", "landscape", "points"),
    [
        (PaperSize.A4, False, (595, 842)),
        (PaperSize.A4, True, (842, 595)),
        (PaperSize.LETTER, False, (612, 792)),
    ],
)
def test_pages_have_the_size_of_the_paper(
    paper: PaperSize, *, landscape: bool, points: tuple[int, int], finish: Finish
) -> None:
    data = finish(page_files.pdf(run(1, paper=paper, landscape=landscape)))
    box = re.search(rb"/MediaBox \[([\d. ]+)\]", data)
    assert box is not None
    left, top, right, bottom = (float(side) for side in box[1].split())
    assert (left, top) == (0, 0)
    assert (round(right), round(bottom)) == points


def test_digits_in_a_pdf_are_text(finish: Finish) -> None:
    """They can be selected, and a hundred boards take less than half a megabyte."""
    data = finish(page_files.pdf(run(100, 4)))
    shown = texts_of(data)
    assert b"/Font" in data
    assert shown.count(b" Tj") + shown.count(b" TJ") + shown.count(b"> Tj") >= GRID.filled
    assert len(data) < 500_000


def test_text_can_be_found_in_an_svg(finish: Finish) -> None:
    """Captions, heading and page number are words; the picture has the size of the paper."""
    data = finish(page_files.page(run(8, 4), 1, PictureKind.SVG, 96)).decode()
    assert data.count("<svg") == 1
    for text in ("Heading", "Caption 4", "Caption 7", "2/2", "<title>A title</title>"):
        assert text in data
    assert "Caption 3" not in data
    assert re.search(r'width="210(\.\d+)?mm" height="29[67](\.\d+)?mm"', data)


@pytest.mark.parametrize("dots", [150, 300])
def test_an_image_has_the_dots_that_were_asked_for(dots: int, finish: Finish) -> None:
    """Programs that print it print it in the size of the paper."""
    image: QImage = finish(page_files.page(run(1), 0, PictureKind.PNG, dots))
    assert (image.width(), image.height()) == (round(210 / _INCH * dots), round(297 / _INCH * dots))
    assert round(image.dotsPerMeterX() * 0.0254) == round(image.dotsPerMeterY() * 0.0254) == dots
    assert image.text("Title") == "A title"
    kept = QImage.fromData(export.encoded(image))
    assert kept.size() == image.size()
    assert round(kept.dotsPerMeterX() * 0.0254) == dots


@pytest.mark.parametrize("dots", [300, 600])
def test_lines_are_crisp(dots: int, finish: Finish) -> None:
    """Along a row of pixels through an empty cell there is paper and ink of the lines, and no grey between."""
    blank = PrintedPages([PrintedBoard(cell_states.of_puzzle(Puzzle(Grid.empty())))], (), 1)
    image: QImage = finish(
        page_files.page(PrintJob(blank, layout(PaperSize.A4), QFont()), 0, PictureKind.PNG, dots)
    )
    theme = export.paper()
    inks = {QColor(ink).rgb() for ink in (theme.paper, theme.thin_line, theme.thick_line)}
    middle = round(image.height() * 0.3)
    assert {image.pixel(x, middle) for x in range(image.width())} == inks


@pytest.mark.qt_log_ignore("QPainter::begin")
def test_a_printer_that_takes_nothing_is_reported(tmp_path: Path, finish: Finish) -> None:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "missing" / "printed.pdf"))
    with pytest.raises(OSError, match="does not accept pages"):
        finish(page_files.print_pages(printer, run(1)))


def test_margins_are_kept_on_any_paper() -> None:
    """What the printer's own dialog changes is paper and direction."""
    page = page_files.with_margins(layout(PaperSize.LEGAL, landscape=True))
    room = page_files.print_area(page)
    whole = page_files.page_size(page)
    assert room.left() == pytest.approx(MARGIN / _INCH * export.DPI, abs=0.5)
    assert whole.width() - room.right() == pytest.approx(room.left(), abs=0.5)
    assert whole.toSize() == QSizeF(14 * export.DPI, 8.5 * export.DPI).toSize()


def test_the_paper_is_that_of_the_country() -> None:
    country = QLocale.Country
    papers = {it: usual_paper(it) for it in (country.UnitedStates, country.China, country.AnyCountry)}
    assert list(papers.values()) == [PaperSize.LETTER, PaperSize.A4, PaperSize.A4]


def test_pages_come_board_by_board() -> None:
    """Between two boards the event loop has its turn: as many turns as boards, and more."""
    shares = list(page_files.pdf(run(40, 20)))
    assert len(shares) >= 40
    assert shares == sorted(shares)
    assert shares[-1] == 1.0


@pytest.mark.parametrize("steps_done", [1, 5])
@pytest.mark.parametrize(
    "make", [lambda: page_files.page(run(6, 6), 0, PictureKind.PNG, 96), lambda: page_files.pdf(run(6, 6))]
)
def test_a_page_can_be_given_up_in_the_middle(make: Callable[[], Work[object]], steps_done: int) -> None:
    """The painter is left in order: Qt would complain, and a test with a complaint fails."""
    steps = make()
    shares = [next(steps) for _ in range(steps_done)]
    steps.close()
    assert isinstance(shares[-1], float)
    assert shares[-1] < 1
