"""The dialog that prints, with a preview.

Its rows go from what is printed to how it looks and where it goes. It is not modal, and follows the board and the
library behind it.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QCoreApplication, QLocale, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QComboBox, QWidget

from sudoku_gui.export.form import Choices, ExportForm
from sudoku_gui.printing import page_files, text
from sudoku_gui.printing.page_files import Paper, PrintJob
from sudoku_gui.printing.preview import PagePreview
from sudoku_gui.render.theme import Theme

translate = QCoreApplication.translate

PER_PAGE = ("1", "2", "4", "6", "9", "12", "20")
DOTS = ("150", "300", "600")
MOST = 1000
"""Puzzles printed at a time: more than a book has."""

_BOARD, _LIST = "board", "shelf"
"""As they are stored in the settings."""
_OF_SCREEN = 0.9
_NAME = 16
"""Letters of a collection's name for which there is always space."""
_COUNT = 4
"""Puzzles of a list that are printed by default."""


class Boards(StrEnum):
    """What the boards show."""

    PUZZLES = "puzzles"
    BOTH = "both"
    SOLUTIONS = "solutions"


class Target(StrEnum):
    """Where pages go."""

    PRINTER = "printer"
    PDF = "pdf"
    SVG = "svg"
    PNG = "png"


@dataclass(frozen=True, slots=True)
class OpenPuzzles:
    """The puzzles that are open in the library, as far as they are shown; `chosen` is a row, from 1."""

    name: str
    count: int
    chosen: int = 1


@dataclass(frozen=True, slots=True)
class PrintOptions:
    """What is printed.

    Attributes:
        from_list: whether puzzles of the library are printed, and not the one on the board.
        first: the row of the first of them, from 1.
        dots: per inch, of a PNG.
    """

    from_list: bool = False
    first: int = 1
    count: int = 1
    boards: Boards = Boards.PUZZLES
    per_page: int = 1
    entries: bool = True
    notes: bool = False
    colours: bool = False
    captions: bool = True
    paper: Paper = Paper.A4
    landscape: bool = False
    target: Target = Target.PDF
    dots: int = 300


class PrintDialog(ExportForm):
    """Chooses puzzles, paper and target, beside a preview.

    Signals:
        requested: the pages are to be printed.
            options: `PrintOptions`.

    Args:
        open_puzzles: what is open in the library; None where nothing is.
        lay_out: makes pages; what takes long, such as solutions, may still be missing.
        choices: what was chosen the last time.
        has_printer: whether a printer is installed; asked only when one is needed, for that may take time.
    """

    requested = Signal(object)

    def __init__(
        self,
        parent: QWidget,
        theme: Theme,
        open_puzzles: Callable[[], OpenPuzzles | None],
        lay_out: Callable[[PrintOptions], PrintJob],
        choices: Choices,
        *,
        has_printer: Callable[[], bool] = lambda: True,
    ) -> None:
        super().__init__(parent, "print_puzzles", translate("printing", "Print Puzzles"), choices)
        self._has_printer = has_printer
        self._lay_out = lay_out
        self._open_puzzles = open_puzzles
        self._puzzles = open_puzzles()
        self._job: PrintJob | None = None
        self._add_puzzle_rows()
        self._add_board_rows()
        self._add_paper_rows()
        self.preview = PagePreview(theme)
        self.body.addWidget(self.preview, 1)
        self.changed.connect(self.refresh)
        self.accepted.connect(lambda: self.requested.emit(self.options))
        self.refresh()
        self._what.setFocus()
        space = self.screen().availableSize() * _OF_SCREEN  # Qt would use two thirds
        self.resize(self.sizeHint().boundedTo(space))

    def _add_puzzle_rows(self) -> None:
        rows = [(_BOARD, translate("printing", "The puzzle on the board"))]
        if self._puzzles is not None:
            rows.append((_LIST, text.list_name(self._puzzles.name)))
        self._what = self.chooser("what", translate("printing", "P&uzzles:"), rows, _BOARD)
        self._what.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._what.setMinimumContentsLength(_NAME)  # files have long names
        self._first = self.number("first", translate("printing", "&First:"), 1)
        self._count = self.number("count", translate("printing", "How &many:"), 1)
        self._limit()
        self._first.setValue(self._puzzles.chosen if self._puzzles is not None else 1)
        self._limit()
        self._count.setValue(_COUNT)
        boards = [
            (Boards.PUZZLES.value, translate("printing", "Puzzles")),
            (Boards.BOTH.value, translate("printing", "Puzzles, solutions on the last pages")),
            (Boards.SOLUTIONS.value, text.solutions()),
        ]
        self._boards = self.chooser("boards", translate("printing", "&Boards:"), boards, Boards.PUZZLES.value)

    def _add_board_rows(self) -> None:
        label = translate("printing", "Puzzles on a pa&ge:")
        self._per_page = self.chooser("per_page", label, [(n, n) for n in PER_PAGE], "1")
        self._captions = self.check("captions", translate("printing", "T&itles and numbers"), default=True)
        self._entries = self.check("entries", translate("printing", "Print &entries"), default=True)
        self._notes = self.check("notes", translate("printing", "Print &notes"), default=False)
        self._colours = self.check("colours", translate("printing", "Print co&lours"), default=False)

    def _add_paper_rows(self) -> None:
        papers = [
            (Paper.A4.value, translate("printing", "A4")),
            (Paper.A5.value, translate("printing", "A5")),
            (Paper.LETTER.value, translate("printing", "Letter")),
            (Paper.LEGAL.value, translate("printing", "Legal")),
        ]
        usual = page_files.usual_paper(QLocale.system().territory())
        self._paper = self.chooser("paper", translate("printing", "P&aper:"), papers, usual.value)
        self._landscape = self.check("landscape", translate("printing", "Lands&cape"), default=False)
        targets = [
            (Target.PRINTER.value, translate("printing", "A printer")),
            (Target.PDF.value, translate("printing", "PDF, all pages in one file")),
            (Target.SVG.value, translate("printing", "SVG, a file for each page")),
            (Target.PNG.value, translate("printing", "PNG, a file for each page")),
        ]
        self._target = self.chooser("target", translate("printing", "T&o:"), targets, Target.PRINTER.value)
        dots = [(dots, dots) for dots in DOTS]
        self._dots = self.chooser("dots", translate("printing", "&Dots per inch:"), dots, "300")

    @property
    def options(self) -> PrintOptions:
        """What is chosen."""
        from_list = self._what.currentData() == _LIST
        return PrintOptions(
            from_list=from_list,
            first=int(self._first.value()) if from_list else 1,
            count=int(self._count.value()) if from_list else 1,
            boards=Boards(self._boards.currentData()),
            per_page=int(self._per_page.currentData()),
            entries=self._entries.isChecked(),
            notes=self._notes.isChecked(),
            colours=self._colours.isChecked(),
            captions=self._captions.isChecked(),
            paper=Paper(self._paper.currentData()),
            landscape=self._landscape.isChecked(),
            target=Target(self._target.currentData()),
            dots=int(self._dots.currentData()),
        )

    def refresh(self) -> None:
        """Show the pages as they will be."""
        options = self.options
        is_printer = options.target is Target.PRINTER
        for box in (self._first, self._count):
            self.show_row(box, visible=options.from_list)
        for check in (self._entries, self._notes, self._colours):
            self.show_row(check, visible=options.boards is not Boards.SOLUTIONS)
        self.show_row(self._dots, visible=options.target is Target.PNG)
        self.go.setText(
            translate("printing", "&Print...") if is_printer else translate("printing", "&Save As...")
        )
        self._limit()
        self._job = self._lay_out(self.options)
        pages = self._job.pages
        self.preview.show_pages(page_files.page_size(self._job.layout), pages.count, self._paint)
        self.show_facts(text.facts(len(pages.puzzles), pages.count), can_go=pages.count > 0)

    def follow(self) -> None:
        """Other puzzles may be open or shown in the library."""
        before, self._puzzles = self._puzzles, self._open_puzzles()
        row = self._what.findData(_LIST)
        if self._puzzles is None:
            if row >= 0:
                self._what.removeItem(row)
        elif row < 0:
            self._what.addItem(text.list_name(self._puzzles.name), _LIST)
        else:
            self._what.setItemText(row, text.list_name(self._puzzles.name))
        if before is not None and self._puzzles is not None and before.name != self._puzzles.name:
            self._first.setValue(1)
        self.refresh()

    def _limit(self) -> None:
        """Let the boxes go no further than there are puzzles."""
        count = self._puzzles.count if self._puzzles is not None else 1
        for box, most in (
            (self._first, count),
            (self._count, min(MOST, count + 1 - int(self._first.value()))),
        ):
            was_blocked = box.blockSignals(True)  # the caller lays out anew
            box.setMaximum(max(1, most))
            box.blockSignals(was_blocked)

    def _paint(self, painter: QPainter, number: int, ratio: float) -> Iterator[float]:
        if self._job is not None and number < self._job.pages.count:
            yield from page_files.paint_page(painter, self._job, number, ratio)

    # --- Qt -----------------------------------------------------------------------------------------

    def accept(self) -> None:
        """Without a printer, stay open: something else can be chosen here."""
        if self.options.target is Target.PRINTER and not self._has_printer():
            self.show_facts(
                translate(
                    "printing",
                    "No printer is installed. Choose PDF instead, and print that file on another computer.",
                )
            )
            self._target.setFocus()
        else:
            super().accept()
