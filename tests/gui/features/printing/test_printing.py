"""Printing in the whole window: from the menu to the file, whatever is printed and wherever it goes."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize
from PySide6.QtPrintSupport import QPrinter

from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.document import Source
from sudoku_gui.features.printing import PrintingFeature
from sudoku_gui.features.printing import controller as printing
from sudoku_gui.features.printing.controller import page_paths
from sudoku_gui.features.printing.dialog import PrintDialog
from sudoku_gui.features.printing.pages import Destination, PrintSettings
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.parts import choose, click, name_file, press, shown, wait_until

Print = Callable[..., None]

EASY = Grid.parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
HARD = Grid.parse("....8.74.3..1..6.88.7.......3...4....183.947....8...5.......2.46.2..8..1.89.2....")


def puzzles(count: int) -> list[Puzzle]:
    return [Puzzle((EASY, HARD)[place % 2], headers=(("D", f"Number {place}"),)) for place in range(count)]


@pytest.fixture
def printed(window: MainWindow) -> Print:

    def ordered(path: Path, **rows: str) -> None:
        press("Ctrl+P")
        dialog = shown(window, PrintDialog)
        for name, value in rows.items():
            choose(dialog, name, value)
        click(dialog, "go")
        name_file(window, path)

    return ordered


def rest(window: MainWindow) -> str:
    wait_until(lambda: not window.context.tasks.is_running)
    return window.context.messages.text


def pages_in(path: Path) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", path.read_bytes()))


def board_of(window: MainWindow, puzzle: Puzzle) -> None:
    window.document.open(puzzle, Source())


# --- files --------------------------------------------------------------------------------------------


@pytest.mark.full_speed
def test_a_pdf_of_the_library_is_written(window: MainWindow, printed: Print, tmp_path: Path) -> None:
    window.context.open_list.show_puzzles("A book", puzzles(9))
    rows = {"what": "list", "count": "9", "boards": "both", "per_page": "4", "target": "pdf"}
    printed(tmp_path / "book.pdf", **rows)
    assert rest(window).startswith("Saved as book.pdf, ")
    assert pages_in(tmp_path / "book.pdf") == 4


@pytest.mark.full_speed
@pytest.mark.parametrize("ending", ["svg", "png"])
def test_each_page_has_a_file(ending: str, window: MainWindow, printed: Print, tmp_path: Path) -> None:
    window.context.open_list.show_puzzles("A book", puzzles(3))
    printed(
        tmp_path / f"book.{ending}",
        what="list",
        count="3",
        per_page="2",
        target=ending,
        boards="both",
        dots="150",
    )
    names = [f"book-{number}.{ending}" for number in (1, 2, 3)]
    assert rest(window).startswith(f"Saved as {names[0]} to {names[2]}, ")
    assert sorted(path.name for path in tmp_path.glob(f"*.{ending}")) == names


@pytest.mark.parametrize("target", ["svg", "png", "pdf"])
def test_a_list_that_is_emptied_behind_the_file_dialog_is_not_printed(
    target: str, window: MainWindow, tmp_path: Path
) -> None:
    window.context.open_list.show_puzzles("A book", puzzles(3))
    press("Ctrl+P")
    dialog = shown(window, PrintDialog)
    for name, value in {"what": "list", "count": "3", "target": target}.items():
        choose(dialog, name, value)
    click(dialog, "go")
    window.context.open_list.show_puzzles("Nothing", [])
    name_file(window, tmp_path / f"book.{target}")
    assert window.context.messages.text == "The puzzles to be printed are no longer listed."
    assert list(tmp_path.glob("book*")) == []


@pytest.mark.full_speed
def test_files_of_other_pages_are_not_replaced_unasked(
    window: MainWindow, printed: Print, tmp_path: Path
) -> None:
    """The dialog asked for one name only: for the others there is a question, and closing it means no."""
    window.context.open_list.show_puzzles("A book", puzzles(3))
    there = tmp_path / "book-2.svg"
    there.write_text("mine")
    rows = {"what": "list", "count": "3", "target": "svg"}
    printed(tmp_path / "book.svg", **rows)
    assert window.context.messages.text == "book-2.svg already exists. Replace it?"
    window.context.messages.dismiss()
    assert [path.name for path in tmp_path.glob("*.svg")] == ["book-2.svg"]
    printed(tmp_path / "book.svg", **rows)
    click(window, "Replace")
    rest(window)
    assert len(list(tmp_path.glob("*.svg"))) == 3
    assert there.read_text().startswith("<?xml")


def test_numbers_of_pages_are_as_wide_as_all() -> None:
    """So that files are listed in the order of the pages; the first name may be taken from the dialog as it is."""
    assert page_paths(Path("a.png"), 1) == [Path("a.png")]
    assert [path.name for path in page_paths(Path("a.png"), 12)][8:10] == ["a-09.png", "a-10.png"]
    assert page_paths(Path("a-01.png"), 12) == page_paths(Path("a.png"), 12)


@pytest.mark.full_speed
@pytest.mark.parametrize(("target", "dots"), [("pdf", "300"), ("png", "600"), ("svg", "300")])
def test_given_up_half_way_no_file_stays(
    target: str, dots: str, window: MainWindow, printed: Print, tmp_path: Path
) -> None:
    """Neither the whole nor some of its pages; what was there before is there still."""
    window.context.open_list.show_puzzles("Many", puzzles(1000))
    (tmp_path / "keep.txt").write_text("mine")
    printed(tmp_path / f"many.{target}", what="list", first="1", count="1000", target=target, dots=dots)
    if target == "pdf":
        wait_until(lambda: "%" in window.context.messages.text)
    else:
        wait_until(lambda: any(tmp_path.glob(f"many-*.{target}")))
    assert window.context.tasks.is_running
    window.cancel()
    said = rest(window)
    assert said.endswith("was not written, because you stopped it.")
    home = tmp_path / "home"
    wait_until(lambda: sorted(it.name for it in tmp_path.iterdir() if it != home) == ["keep.txt"])


# --- printers -----------------------------------------------------------------------------------------


@pytest.fixture
def printer(tmp_path: Path) -> QPrinter:
    made = QPrinter(QPrinter.PrinterMode.HighResolution)
    made.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    made.setOutputFileName(str(tmp_path / "paper.pdf"))
    return made


@pytest.mark.full_speed
def test_pages_go_to_a_printer(window: MainWindow, printer: QPrinter, tmp_path: Path) -> None:
    """On the paper that was chosen in the printer's own dialog at last, and the pages chosen there."""
    window.context.open_list.show_puzzles("A book", puzzles(10))
    page = QPageLayout(QPageSize(QPageSize.PageSizeId.A5), QPageLayout.Orientation.Landscape, QMarginsF())
    printer.setPageLayout(page)
    printer.setPrintRange(QPrinter.PrintRange.PageRange)
    printer.setFromTo(2, 3)
    order = PrintSettings(from_list=True, count=10, per_page=2, target=Destination.PRINTER)
    window.feature(PrintingFeature).printing.print_with(printer, order)
    rest(window)
    path = tmp_path / "paper.pdf"
    assert pages_in(path) == 2
    assert b"/MediaBox [0 0 595" in path.read_bytes()
    assert window.context.messages.text.startswith("Saved as paper.pdf")


@pytest.mark.full_speed
@pytest.mark.qt_log_ignore("QPainter::begin")
def test_a_printer_that_is_gone_is_reported(window: MainWindow) -> None:
    if printing.has_printer():
        pytest.skip("this computer has a printer, which must not be used")
    gone = QPrinter(QPrinter.PrinterMode.HighResolution)
    board_of(window, Puzzle(EASY))
    window.feature(PrintingFeature).printing.print_with(gone, PrintSettings(target=Destination.PRINTER))
    assert "Choose another printer, or a PDF." in rest(window)
