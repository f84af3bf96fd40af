"""The dialog that prints, with a preview; it is not modal, and follows the board and the library."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QLocale, QSignalBlocker, QSize, QTimer
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewWidget
from PySide6.QtWidgets import QComboBox, QWidget

from sudoku_gui.features.printing import page_files
from sudoku_gui.features.printing.page_files import PrintJob
from sudoku_gui.features.printing.pages import Destination, OpenPuzzles, PrintedBoards, PrintSettings
from sudoku_gui.kit.export_form import ExportForm
from sudoku_gui.render.picture_files import PaperSize
from sudoku_gui.translation import Texts
from sudoku_gui.wording import joining
from sudoku_gui.wording.foreign import shown
from sudoku_gui.wording.names import number

tr = Texts("printing")

PER_PAGE = ("1", "2", "4", "6", "9", "12", "20")
DOTS = ("150", "300", "600")
MOST = 1000
"""Puzzles printed at a time: more than a book has."""
_PREVIEW: Final = QSize(18, 23)  # lines of text: a page of paper can be read in outline
_BOARD, _LIST = "board", "list"  # as they are stored in the settings
_NAME = 16  # letters of a collection's name for which there is always space
_PREVIEWED = 60  # boards in the preview, at most
_COUNT = 4  # puzzles of a list that are printed by default


class PrintDialog(ExportForm):
    """Chooses puzzles, paper and target, beside a preview, in which solutions may still be missing."""

    def __init__(
        self,
        parent: QWidget,
        open_puzzles: Callable[[], OpenPuzzles | None],  # what is open in the library
        lay_out: Callable[[PrintSettings], PrintJob],
        *,
        has_printer: Callable[[], bool] = lambda: True,  # asked only when one is needed: that may take time
    ) -> None:
        super().__init__(parent, "print_puzzles", tr("Print"))
        self._has_printer = has_printer
        self._lay_out = lay_out
        self._open_puzzles = open_puzzles
        self._puzzles = open_puzzles()
        self._add_puzzle_rows()
        self._add_board_rows()
        self._add_paper_rows()
        self._printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        self._printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)  # the preview asks no real one
        self.preview = QPrintPreviewWidget(self._printer)
        self.preview.setAccessibleName(tr("Page preview"))
        self.preview.setMinimumSize(_PREVIEW * self.fontMetrics().height())
        self.preview.paintRequested.connect(self._paint)
        self._painting = QTimer(self, singleShot=True)  # once after several changes
        self._painting.timeout.connect(self.preview.updatePreview)
        self.body.addWidget(self.preview, 1)
        self._job = lay_out(self.settings)
        self.refresh()
        self._what.setFocus()
        self.fit_screen()

    def _add_puzzle_rows(self) -> None:
        puzzles, rows = self._puzzles, [(_BOARD, tr("The puzzle on the board"))]
        if puzzles is not None:
            rows.append((_LIST, _list_name(puzzles)))
        self._what = self.chooser("what", tr("P&uzzles:"), rows, _BOARD)
        self._what.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._what.setMinimumContentsLength(_NAME)  # files have long names
        self._first = self.number("first", tr("&First:"), 1)
        self._count = self.number("count", tr("How &many:"), 1)
        self._begin_list()
        boards = [
            (PrintedBoards.PUZZLES, tr("Puzzles")),
            (PrintedBoards.BOTH, tr("Puzzles, solutions on the last pages")),
            (PrintedBoards.SOLUTIONS, tr("Solutions")),
        ]
        self.chooser("boards", tr("&Boards:"), boards, PrintedBoards.PUZZLES)

    def _add_board_rows(self) -> None:
        label = tr("Puzzles on a pa&ge:")
        self.chooser("per_page", label, [(n, n) for n in PER_PAGE], "1")
        self.check("captions", tr("T&itles and numbers"), default=True)
        self.check("entries", tr("Print &entries"), default=True)
        self.check("notes", tr("Print &notes"), default=False)
        self.check("colours", tr("Print co&lours"), default=False)

    def _add_paper_rows(self) -> None:
        papers = (PaperSize.A4, PaperSize.A5, PaperSize.LETTER, PaperSize.LEGAL)
        usual = page_files.usual_paper(QLocale.system().territory())
        self.papers("paper", tr("P&aper:"), papers, usual)
        self.check("landscape", tr("Lands&cape"), default=False)
        targets = [
            (Destination.PRINTER, tr("A printer")),
            (Destination.PDF, tr("PDF, all pages in one file")),
            (Destination.SVG, tr("SVG, a file for each page")),
            (Destination.PNG, tr("PNG, a file for each page")),
        ]
        self.chooser("target", tr("T&o:"), targets, Destination.PRINTER)
        self.chooser("dots", tr("&Dots per inch:"), [(dots, dots) for dots in DOTS], "300")

    @property
    def settings(self) -> PrintSettings:
        from_list, value = self.value("what") == _LIST, self.value
        return PrintSettings(
            from_list=from_list,
            first=value("first") if from_list else 1,
            count=value("count") if from_list else 1,
            boards=PrintedBoards(value("boards")),
            per_page=int(value("per_page")),
            entries=value("entries"),
            notes=value("notes"),
            colours=value("colours"),
            captions=value("captions"),
            paper=PaperSize(value("paper")),
            landscape=value("landscape"),
            target=Destination(value("target")),
            dots=int(value("dots")),
        )

    def refresh(self) -> None:
        """Show the pages as they will be."""
        self._limit()
        settings = self.settings
        self.show_rows("first", "count", visible=settings.from_list)
        self.show_rows("entries", "notes", "colours", visible=settings.boards is not PrintedBoards.SOLUTIONS)
        self.show_rows("dots", visible=settings.target is Destination.PNG)
        is_printer = settings.target is Destination.PRINTER
        self.go.setText(tr("&Print...") if is_printer else tr("&Save As..."))
        self._job = self._lay_out(settings)
        pages = self._job.pages
        self._printer.setPageLayout(self._job.layout)
        self._painting.start()
        self.show_facts(_facts(len(pages.puzzles), pages.count, self._previewed), can_go=pages.count > 0)

    def follow(self) -> None:
        """Update after changes in the library."""
        before, self._puzzles = self._puzzles, self._open_puzzles()
        row = self._what.findData(_LIST)
        if self._puzzles is None:
            if row >= 0:
                self._what.removeItem(row)
        elif row < 0:
            self._what.addItem(_list_name(self._puzzles), _LIST)
        else:
            self._what.setItemText(row, _list_name(self._puzzles))
        if self._puzzles is not None and (before is None or before.name != self._puzzles.name):
            self._begin_list()
        self.refresh()

    def _begin_list(self) -> None:
        """Suggest the chosen puzzle and those after it or, at the end of the list, before it."""
        puzzles = self._puzzles or OpenPuzzles("", 1)
        with QSignalBlocker(self._first), QSignalBlocker(self._count):
            self._first.setMaximum(puzzles.count)
            self._first.setValue(max(1, min(puzzles.chosen, puzzles.count + 1 - _COUNT)))
            self._count.setMaximum(MOST)
            self._count.setValue(_COUNT)
        self._limit()

    def _limit(self) -> None:
        """Limit the numbers to the number of puzzles."""
        count = self._puzzles.count if self._puzzles is not None else 1
        with QSignalBlocker(self._first), QSignalBlocker(self._count):  # the caller lays out again
            self._first.setMaximum(max(1, count))
            self._count.setMaximum(max(1, min(MOST, count + 1 - self.value("first"))))

    @property
    def _previewed(self) -> int:
        # The preview paints all its pages at once, a board in 4 ms.
        return min(self._job.pages.count, max(1, _PREVIEWED // self._job.pages.per_page))

    def _paint(self, printer: QPrinter) -> None:
        for _ in page_files.print_pages(printer, self._job, numbers=range(self._previewed)):
            pass

    # --- Qt -----------------------------------------------------------------------------------------

    def accept(self) -> None:
        """Print, or stay open if there is no printer: something else can be chosen here."""
        if self.settings.target is Destination.PRINTER and not self._has_printer():
            self.show_facts(
                tr("No printer is installed. Choose PDF instead, and print that file on another computer.")
            )
            self.field("target").setFocus()
        else:
            super().accept()


def _list_name(puzzles: OpenPuzzles) -> str:
    return tr("From {name}").format(name=shown(puzzles.name))


def _facts(puzzles: int, pages: int, previewed: int) -> str:
    text = tr("{puzzles} puzzles on {pages}.", "", puzzles)
    said = [text.format(puzzles=number(puzzles), pages=_pages(pages))]
    if previewed < pages:
        said.append(tr("Preview: the first {pages}.").format(pages=_pages(previewed)))
    return joining.sentences(said)


def _pages(count: int) -> str:
    return tr("{count} pages", "", count).format(count=number(count))
