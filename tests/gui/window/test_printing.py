"""Printing in the whole window: from the menu to the file, whatever is printed and wherever it goes."""

import re
import stat
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMarginsF, QObject, Qt
from PySide6.QtGui import QImage, QPageLayout, QPageSize
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QDoubleSpinBox, QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot

from solver_core import solve
from solver_core.formats import FormatError
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.dialogs.print_puzzles import Boards, PrintDialog, PrintOrder, Target
from sudoku_gui.render.board_look import CellLook
from sudoku_gui.render.puzzle_pages import Pages, Printed
from sudoku_gui.session.document import Source
from sudoku_gui.session.shelf_rows import HeldRows
from sudoku_gui.session.shelf_sieve import Wish
from sudoku_gui.session.work import Steps
from sudoku_gui.window import printing
from sudoku_gui.window.main_window import MainWindow
from sudoku_gui.window.print_pages import PrintPages
from sudoku_gui.window.printing import page_paths

Press = Callable[..., None]
Print = Callable[..., None]
Finish = Callable[[Steps[Any]], Any]

EASY = Grid.parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
HARD = Grid.parse("....8.74.3..1..6.88.7.......3...4....183.947....8...5.......2.46.2..8..1.89.2....")
SEVERAL = EASY.with_digit(0, 0).with_digit(1, 0).with_digit(4, 0).with_digit(9, 0).with_digit(12, 0)
NONE = EASY.with_digit(2, 3)
"""Two of a digit in one row."""


def puzzles(count: int) -> list[Puzzle]:
    return [Puzzle((EASY, HARD)[place % 2], headers=(("D", f"Number {place}"),)) for place in range(count)]


@pytest.fixture
def pages(window: MainWindow) -> PrintPages:
    """What makes the pages."""
    return PrintPages(window, window.document, window.workspace.shelf)


@pytest.fixture
def printed(window: MainWindow, press: Press, qtbot: QtBot) -> Print:
    """Chooses in the dialog, and types the name of the file."""

    def ordered(path: Path | None, **rows: str) -> None:
        press("Ctrl+P")
        dialog = dialog_of(window)
        for name, value in rows.items():
            choose(dialog, name, value)
        QTest.mouseClick(dialog.go, Qt.MouseButton.LeftButton)
        if path is not None:
            name_file(window, path, qtbot)

    return ordered


def dialog_of(window: MainWindow) -> PrintDialog:
    (dialog,) = [it for it in window.findChildren(PrintDialog) if it.isVisible()]
    return dialog


def choose(dialog: PrintDialog, name: str, value: str) -> None:
    box = dialog.findChild(QObject, name)
    if isinstance(box, QComboBox):
        assert box.findData(value) >= 0, value
        box.setCurrentIndex(box.findData(value))
    else:
        assert isinstance(box, QDoubleSpinBox)
        box.setValue(int(value))


def name_file(window: MainWindow, path: Path, qtbot: QtBot) -> None:
    (dialog,) = [it for it in window.findChildren(QFileDialog) if it.isVisible()]
    field = dialog.findChild(QLineEdit, "fileNameEdit")
    assert field is not None
    field.setText(str(path))
    with qtbot.waitSignal(dialog.finished):
        QTest.keyClick(field, Qt.Key.Key_Return)


def rest(window: MainWindow, qtbot: QtBot) -> str:
    """Waits until all is written; answers what is said of it."""
    qtbot.waitUntil(lambda: not window.exporting.progress.is_running, timeout=30_000)
    return window.info_bar.text


def pages_in(path: Path) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", path.read_bytes()))


def board_of(window: MainWindow, puzzle: Puzzle) -> None:
    window.document.open(puzzle, Source())


# --- what stands on the pages -------------------------------------------------------------------------


def digits_of(board: Printed) -> Grid:
    return Grid(bytes(cell.digit for cell in board.look.cells))


def on_board(boards: Boards = Boards.PUZZLES, *, entries: bool = True) -> PrintOrder:
    return PrintOrder(boards=boards, entries=entries)


@pytest.mark.full_speed
def test_solutions_are_right_and_stand_on_the_last_pages(
    window: MainWindow, pages: PrintPages, finish: Finish
) -> None:
    """Each is the one that the solver finds, with the number of its puzzle."""
    window.workspace.shelf.show_puzzles("A book", puzzles(6))
    order = PrintOrder(from_shelf=True, first=2, count=4, boards=Boards.BOTH, per_page=2)
    made: Pages = finish(pages.whole(order)).pages
    assert made.count == 3
    assert len(made.puzzles) == len(made.solutions) == 4
    for place in range(4):
        puzzle, solution = made.puzzles[place], made.solutions[place]
        grid = digits_of(puzzle)
        assert grid == (EASY, HARD)[(place + 1) % 2]
        assert digits_of(solution) == solve(grid)
        assert (puzzle.caption, solution.caption) == (f"{place + 2}   Number {place + 1}", f"{place + 2}")


@pytest.mark.full_speed
def test_the_solution_of_the_puzzle_on_the_board_can_be_had_alone(
    window: MainWindow, pages: PrintPages, finish: Finish
) -> None:
    """Board, solution, or both."""
    board_of(window, Puzzle(EASY, headers=(("D", "Classic"),)))
    alone: Pages = finish(pages.whole(on_board(Boards.SOLUTIONS))).pages
    assert (alone.count, alone.heading, alone.puzzles[0].caption) == (1, "Solutions", "Classic")
    assert digits_of(alone.puzzles[0]) == solve(EASY)
    both: Pages = finish(pages.whole(on_board(Boards.BOTH))).pages
    assert (both.count, len(both.puzzles), len(both.solutions)) == (2, 1, 1)


@pytest.mark.full_speed
@pytest.mark.parametrize(
    ("grid", "caption", "filled"),
    [(SEVERAL, "One of several solutions", 81), (NONE, "No solution", NONE.filled)],
)
def test_what_has_no_single_solution_says_so(
    grid: Grid, caption: str, filled: int, window: MainWindow, pages: PrintPages, finish: Finish
) -> None:
    """Nobody takes one of several for the only one, or an empty board for a fault of the printer."""
    board_of(window, Puzzle(grid))
    (shown,) = finish(pages.whole(on_board(Boards.BOTH))).pages.solutions
    assert (shown.caption, digits_of(shown).filled) == (caption, filled)


@pytest.mark.full_speed
def test_a_puzzle_that_cannot_be_read_keeps_its_place(
    window: MainWindow, pages: PrintPages, finish: Finish
) -> None:
    """The others are printed with their own numbers."""

    class Torn(HeldRows):
        def puzzle(self, index: int) -> Puzzle:
            if index == 1:
                raise FormatError("line 2: 80 cells instead of 81")
            return super().puzzle(index)

    window.workspace.shelf.show_rows(Torn("Torn", puzzles(3)))
    order = PrintOrder(from_shelf=True, count=3, boards=Boards.BOTH, per_page=4)
    made: Pages = finish(pages.whole(order)).pages
    assert [made.puzzles[place].caption for place in range(3)] == [
        "1   Number 0",
        "2: cannot be read",
        "3   Number 2",
    ]
    assert [board.caption for board in made.solutions] == ["1", "2: cannot be read", "3"]


def test_what_is_seen_in_the_library_is_printed(
    window: MainWindow, pages: PrintPages, finish: Finish, qtbot: QtBot
) -> None:
    """Filtered there, the others are not printed; numbers stay those of the whole collection."""
    shelf = window.workspace.shelf
    shelf.show_puzzles("A book", puzzles(20))
    shelf.arrange(Wish(text="Number 1"))
    qtbot.waitUntil(lambda: shelf.count == 11 and not shelf.is_busy)
    order = PrintOrder(from_shelf=True, first=2, count=3)
    made: Pages = finish(pages.whole(order)).pages
    assert [made.puzzles[place].caption[:2] for place in range(3)] == ["11", "12", "13"]


def test_what_is_read_first_stays(window: MainWindow, pages: PrintPages, finish: Finish) -> None:
    """Whatever is opened while pages are being made."""
    window.workspace.shelf.show_puzzles("A book", puzzles(4))
    made: Pages = finish(pages.whole(PrintOrder(from_shelf=True, count=4))).pages
    window.workspace.shelf.close()
    assert digits_of(made.puzzles[3]) == HARD


def test_the_board_is_printed_with_what_was_chosen(window: MainWindow, pages: PrintPages) -> None:
    """Entries, notes and colours, each if it is wanted."""
    puzzle = Puzzle(
        EASY,
        Grid.empty().with_digit(2, 4),
        corner=Marks.of({3: (6,)}),
        centre=Marks.of({5: (2,)}),
        colours=Marks.of({0: (7,)}),
    )
    board_of(window, puzzle)

    def cells(order: PrintOrder) -> tuple[CellLook, ...]:
        return pages.lay_out(order).pages.puzzles[0].look.cells

    bare, full = cells(PrintOrder(entries=False)), cells(PrintOrder(notes=True, colours=True))
    assert (bare[2].digit, bare[3].corner_digits, bare[0].colour_numbers) == (0, (), ())
    assert (full[2].digit, full[3].corner_digits, full[0].colour_numbers) == (4, (6,), (7,))
    assert cells(PrintOrder())[2].digit == 4


def test_digits_without_givens_are_the_puzzle(window: MainWindow, pages: PrintPages, finish: Finish) -> None:
    """Typed from a newspaper as one's own digits: not an empty board, and its solution is found."""
    board_of(window, Puzzle(Grid.empty(), EASY))
    made: Pages = finish(pages.whole(on_board(Boards.BOTH, entries=False))).pages
    assert digits_of(made.puzzles[0]) == EASY
    assert digits_of(made.solutions[0]) == solve(EASY)


def test_without_titles_numbers_lead_to_solutions(window: MainWindow, pages: PrintPages) -> None:
    """Nobody could tell them apart; without solutions nothing stands there."""
    window.workspace.shelf.show_puzzles("A book", puzzles(2))
    order = PrintOrder(from_shelf=True, count=2, captions=False, boards=Boards.BOTH)
    with_solutions = pages.lay_out(order).pages
    assert (with_solutions.puzzles[1].caption, with_solutions.heading) == ("2", "")
    assert pages.lay_out(replace(order, boards=Boards.PUZZLES)).pages.puzzles[1].caption == ""


@pytest.mark.full_speed
def test_the_preview_shows_solutions_as_they_are_found(
    window: MainWindow, pages: PrintPages, qtbot: QtBot
) -> None:
    """At once the puzzle, and a little later what comes out."""
    board_of(window, Puzzle(HARD))
    made = pages.lay_out(on_board(Boards.SOLUTIONS)).pages
    with qtbot.waitSignal(pages.solved):
        assert digits_of(made.puzzles[0]) == HARD
    assert digits_of(made.puzzles[0]) == solve(HARD)


def test_a_thousand_puzzles_are_laid_out_without_being_read(window: MainWindow, pages: PrintPages) -> None:
    """Only those of the page that is looked at."""

    class Counted(HeldRows):
        read = 0

        def puzzle(self, index: int) -> Puzzle:
            Counted.read += 1
            return super().puzzle(index)

    window.workspace.shelf.show_rows(Counted("Many", puzzles(1000)))
    Counted.read = 0  # the library itself looks for levels
    made = pages.lay_out(PrintOrder(from_shelf=True, count=1000, boards=Boards.BOTH, per_page=4)).pages
    assert (made.count, Counted.read) == (250 + 34, 0)
    assert len(made.puzzles[996:1000]) == Counted.read == 4


def test_the_event_loop_has_its_turn_at_every_puzzle(window: MainWindow, pages: PrintPages) -> None:
    """Also where the same puzzle, solved already, stands there again and again."""
    window.workspace.shelf.show_puzzles("Many", puzzles(100))
    order = PrintOrder(from_shelf=True, count=100, boards=Boards.BOTH)
    assert len(list(pages.whole(order))) >= 200


# --- files --------------------------------------------------------------------------------------------


@pytest.mark.full_speed
def test_a_pdf_of_the_library_is_written(
    window: MainWindow, printed: Print, tmp_path: Path, qtbot: QtBot
) -> None:
    """From Ctrl+P to the file, and what became of it is told."""
    window.workspace.shelf.show_puzzles("A book", puzzles(9))
    rows = {"what": "shelf", "count": "9", "boards": "both", "per_page": "4", "target": "pdf"}
    printed(tmp_path / "book.pdf", **rows)
    assert rest(window, qtbot).startswith("Saved as book.pdf, ")
    assert pages_in(tmp_path / "book.pdf") == 4


@pytest.mark.full_speed
@pytest.mark.parametrize("ending", ["svg", "png"])
def test_each_page_has_a_file(
    ending: str, window: MainWindow, printed: Print, tmp_path: Path, qtbot: QtBot
) -> None:
    """With its number in the name, and all are told of."""
    window.workspace.shelf.show_puzzles("A book", puzzles(3))
    printed(
        tmp_path / f"book.{ending}",
        what="shelf",
        count="3",
        per_page="2",
        target=ending,
        boards="both",
        dots="150",
    )
    names = [f"book-{number}.{ending}" for number in (1, 2, 3)]
    assert rest(window, qtbot).startswith(f"Saved as {names[0]} to {names[2]}, ")
    assert sorted(path.name for path in tmp_path.glob(f"*.{ending}")) == names
    if ending == "png":
        image = QImage(str(tmp_path / names[2]))
        assert (image.width(), round(image.dotsPerMeterX() * 0.0254)) == (1240, 150)


@pytest.mark.full_speed
def test_files_of_other_pages_are_not_replaced_unasked(
    window: MainWindow, printed: Print, click: Callable[..., None], tmp_path: Path, qtbot: QtBot
) -> None:
    """The dialog asked for one name only: for the others there is a question, and closing it means no."""
    window.workspace.shelf.show_puzzles("A book", puzzles(3))
    there = tmp_path / "book-2.svg"
    there.write_text("mine")
    rows = {"what": "shelf", "count": "3", "target": "svg"}
    printed(tmp_path / "book.svg", **rows)
    assert window.info_bar.text == "book-2.svg exists already. Replace it?"
    window.info_bar.dismiss()
    assert [path.name for path in tmp_path.glob("*.svg")] == ["book-2.svg"]
    printed(tmp_path / "book.svg", **rows)
    click(window, "Replace")
    rest(window, qtbot)
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
    target: str, dots: str, window: MainWindow, printed: Print, tmp_path: Path, qtbot: QtBot
) -> None:
    """Neither the whole nor some of its pages; what was there before is there still."""
    window.workspace.shelf.show_puzzles("Many", puzzles(1000))
    (tmp_path / "keep.txt").write_text("mine")
    printed(tmp_path / f"many.{target}", what="shelf", first="1", count="1000", target=target, dots=dots)
    if target == "pdf":
        qtbot.waitUntil(lambda: "%" in window.info_bar.text, timeout=20_000)
    else:
        qtbot.waitUntil(lambda: any(tmp_path.glob(f"many-*.{target}")), timeout=20_000)
    assert window.exporting.progress.is_running
    window.cancel()
    said = rest(window, qtbot)
    assert said.endswith("was not written: you stopped it.")
    home = tmp_path / "home"
    qtbot.waitUntil(lambda: sorted(it.name for it in tmp_path.iterdir() if it != home) == ["keep.txt"])


@pytest.mark.skipif(sys.platform == "win32", reason="folders there have no such mode")
def test_a_folder_that_takes_nothing_is_told(
    window: MainWindow, printed: Print, tmp_path: Path, qtbot: QtBot
) -> None:
    """With what helps; a missing one stands for one that is protected where everything may be written."""
    protected = tmp_path / "protected"
    protected.mkdir()
    protected.chmod(stat.S_IRUSR | stat.S_IXUSR)
    try:
        (protected / "probe").touch()
    except PermissionError:
        folder, remedy = protected, "Choose a folder that you may write in."
    else:
        folder, remedy = Path("/proc"), "Choose"  # the superuser writes anywhere but there
    board_of(window, Puzzle(EASY))
    printed(None, target="pdf")
    dialog = window.findChild(QFileDialog)
    assert dialog is not None
    dialog.fileSelected.emit(str(folder / "board.pdf"))
    dialog.reject()
    said = rest(window, qtbot)
    assert said.startswith("board.pdf could not be written: ")
    assert remedy in said
    protected.chmod(stat.S_IRWXU)


# --- printers -----------------------------------------------------------------------------------------


def test_without_a_printer_the_dialog_says_so(window: MainWindow, press: Press) -> None:
    """It stays, and PDF is a choice away; this computer may well have one."""
    board_of(window, Puzzle(EASY))
    press("Ctrl+P")
    dialog = dialog_of(window)
    if not printing.has_printer():
        QTest.mouseClick(dialog.go, Qt.MouseButton.LeftButton)
        assert dialog.isVisible()
        assert "This computer knows no printer" in dialog.facts.text()
    assert dialog.go.isEnabled()


@pytest.fixture
def printer(tmp_path: Path) -> QPrinter:
    """One whose paper is a file."""
    made = QPrinter(QPrinter.PrinterMode.HighResolution)
    made.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    made.setOutputFileName(str(tmp_path / "paper.pdf"))
    return made


@pytest.mark.full_speed
def test_pages_go_to_a_printer(window: MainWindow, printer: QPrinter, tmp_path: Path, qtbot: QtBot) -> None:
    """On the paper that was chosen in the printer's own dialog at last, and the pages chosen there."""
    window.workspace.shelf.show_puzzles("A book", puzzles(10))
    page = QPageLayout(QPageSize(QPageSize.PageSizeId.A5), QPageLayout.Orientation.Landscape, QMarginsF())
    printer.setPageLayout(page)
    printer.setPrintRange(QPrinter.PrintRange.PageRange)
    printer.setFromTo(2, 3)
    order = PrintOrder(from_shelf=True, count=10, per_page=2, target=Target.PRINTER)
    window.printing.print_with(printer, order)
    rest(window, qtbot)
    path = tmp_path / "paper.pdf"
    assert pages_in(path) == 2
    assert b"/MediaBox [0 0 595" in path.read_bytes()
    assert window.info_bar.text.startswith("Saved as paper.pdf")


@pytest.mark.full_speed
@pytest.mark.qt_log_ignore("QPainter::begin")
def test_a_printer_that_is_gone_is_told(window: MainWindow, qtbot: QtBot) -> None:
    """And what else can be done."""
    if printing.has_printer():
        pytest.skip("this computer has a printer, which must not be used")
    gone = QPrinter(QPrinter.PrinterMode.HighResolution)
    board_of(window, Puzzle(EASY))
    window.printing.print_with(gone, PrintOrder(target=Target.PRINTER))
    assert "Choose another printer, or a PDF." in rest(window, qtbot)
