"""Asks what is to be printed, and shows it as it will be.

The rows go from what is printed to how it looks and where it goes. The dialog does not stand in the way: what happens
on the board and in the library behind it is followed.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QLocale, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QComboBox, QWidget

from sudoku_gui.export.form import Choices, ExportForm
from sudoku_gui.printing import paged_files
from sudoku_gui.printing import text as words
from sudoku_gui.printing.paged_files import Paper, Run
from sudoku_gui.printing.preview import PagePreview
from sudoku_gui.render.theme import Theme

PER_PAGE = ("1", "2", "4", "6", "9", "12", "20")
DOTS = ("150", "300", "600")
MOST = 1000
"""Puzzles printed at a time: more than a book has."""

_BOARD, _SHELF = "board", "shelf"
_OF_SCREEN = 0.9
_NAME = 16
"""Letters of a collection's name for which there is room in any case."""
_AT_FIRST = 4
"""Puzzles of a collection, unless more are wanted."""


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
    """The puzzles that are open in the library.

    Attributes:
        name: what they are called.
        count: how many are seen there, filtered as they are.
        chosen: in which row the chosen one is, from 1.
    """

    name: str
    count: int
    chosen: int = 1


@dataclass(frozen=True, slots=True)
class PrintOrder:
    """What was chosen.

    Attributes:
        from_shelf: whether puzzles of the library are meant, and not the one on the board.
        first: the row of the first of them, from 1.
        count: how many.
        boards: whether puzzles, solutions or both are printed.
        per_page: how many boards a page has.
        entries, notes, colours, captions: what is printed besides the givens.
        paper: which.
        landscape: whether it lies across.
        target: where the pages go.
        dots: to an inch, of a PNG.
    """

    from_shelf: bool = False
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
        ordered: it is to be printed.
            order: a `PrintOrder`.

    Attributes:
        has_printer: tells whether there is a printer; asked only when one is wanted, for that may take its time.

    Args:
        parent: the window it belongs to.
        theme: the window's colours.
        open_puzzles: tells what is open in the library, None where nothing is.
        lay_out: makes the pages of an order; what takes long, such as solutions, may still be missing.
        choices: what was chosen the last time.
    """

    ordered = Signal(object)

    def __init__(
        self,
        parent: QWidget,
        theme: Theme,
        open_puzzles: Callable[[], OpenPuzzles | None],
        lay_out: Callable[[PrintOrder], Run],
        choices: Choices,
    ) -> None:
        super().__init__(parent, "print_puzzles", words.title(), choices)
        self.has_printer: Callable[[], bool] = _always
        self._lay_out = lay_out
        self._open_puzzles = open_puzzles
        self._puzzles = open_puzzles()
        self._run: Run | None = None
        self._make_puzzle_rows()
        self._make_board_rows()
        self._make_paper_rows()
        self.preview = PagePreview(theme)
        self.body.addWidget(self.preview, 1)
        self.changed.connect(self.refresh)
        self.accepted.connect(self._order)
        self.refresh()
        self._what.setFocus()
        room = self.screen().availableSize() * _OF_SCREEN  # Qt would take two thirds
        self.resize(self.sizeHint().boundedTo(room))

    def _make_puzzle_rows(self) -> None:
        rows = [(_BOARD, words.this_puzzle())]
        if self._puzzles is not None:
            rows.append((_SHELF, words.from_library(self._puzzles.name)))
        self._what = self.chooser("what", words.what(), rows, _BOARD)
        self._what.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._what.setMinimumContentsLength(_NAME)  # files have long names
        self._first = self.number("first", words.first(), 1)
        self._count = self.number("count", words.how_many(), 1)
        self._limit()
        self._first.setValue(self._puzzles.chosen if self._puzzles is not None else 1)
        self._limit()
        self._count.setValue(_AT_FIRST)
        boards = [(boards.value, words.boards_name(boards)) for boards in Boards]
        self._boards = self.chooser("boards", words.boards(), boards, Boards.PUZZLES.value)

    def _make_board_rows(self) -> None:
        self._per_page = self.chooser("per_page", words.per_page(), [(n, n) for n in PER_PAGE], "1")
        self._captions = self.check("captions", words.captions(), default=True)
        self._entries = self.check("entries", words.entries(), default=True)
        self._notes = self.check("notes", words.notes(), default=False)
        self._colours = self.check("colours", words.colours(), default=False)

    def _make_paper_rows(self) -> None:
        papers = [(paper.value, words.paper_name(paper.value)) for paper in Paper]
        usual = paged_files.usual_paper(QLocale.system().territory())
        self._paper = self.chooser("paper", words.paper(), papers, usual.value)
        self._landscape = self.check("landscape", words.landscape(), default=False)
        targets = [(target.value, words.target_name(target.value)) for target in Target]
        self._target = self.chooser("target", words.target(), targets, Target.PRINTER.value)
        self._dots = self.chooser("dots", words.dots(), [(dots, dots) for dots in DOTS], "300")

    @property
    def order(self) -> PrintOrder:
        """What is chosen."""
        from_shelf = self._what.currentData() == _SHELF
        return PrintOrder(
            from_shelf=from_shelf,
            first=int(self._first.value()) if from_shelf else 1,
            count=int(self._count.value()) if from_shelf else 1,
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

    # --- showing ------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the pages as they will be."""
        order = self.order
        for box in (self._first, self._count):
            self.show_row(box, visible=order.from_shelf)
        for check in (self._entries, self._notes, self._colours):
            self.show_row(check, visible=order.boards is not Boards.SOLUTIONS)
        self.show_row(self._dots, visible=order.target is Target.PNG)
        self.go.setText(words.print_() if order.target is Target.PRINTER else words.save())
        self._limit()
        self._run = self._lay_out(self.order)
        pages = self._run.pages
        self.preview.show_pages(paged_files.whole(self._run.layout), pages.count, self._paint)
        self.tell(words.facts(len(pages.puzzles), pages.count), can_go=pages.count > 0)

    def follow(self) -> None:
        """Other puzzles may be open in the library, or others of them seen."""
        before, self._puzzles = self._puzzles, self._open_puzzles()
        row = self._what.findData(_SHELF)
        if self._puzzles is None:
            if row >= 0:
                self._what.removeItem(row)
        elif row < 0:
            self._what.addItem(words.from_library(self._puzzles.name), _SHELF)
        else:
            self._what.setItemText(row, words.from_library(self._puzzles.name))
        if before is not None and self._puzzles is not None and before.name != self._puzzles.name:
            self._first.setValue(1)
        self.refresh()

    def _limit(self) -> None:
        """The boxes go no further than there are puzzles."""
        count = self._puzzles.count if self._puzzles is not None else 1
        for box, most in (
            (self._first, count),
            (self._count, min(MOST, count + 1 - int(self._first.value()))),
        ):
            was_blocked = box.blockSignals(True)  # whoever limits lays out anew by himself
            box.setMaximum(max(1, most))
            box.blockSignals(was_blocked)

    def _paint(self, painter: QPainter, number: int, ratio: float) -> Iterator[float]:
        if self._run is not None and number < self._run.pages.count:
            yield from paged_files.painting_page(painter, self._run, number, ratio)

    # --- ordering -----------------------------------------------------------------------------------

    def accept(self) -> None:
        """Without a printer say so here, where something else can be chosen."""
        if self.order.target is Target.PRINTER and not self.has_printer():
            self.tell(words.no_printer())
            self._target.setFocus()
        else:
            super().accept()

    def _order(self) -> None:
        self.ordered.emit(self.order)


def _always() -> bool:
    return True
