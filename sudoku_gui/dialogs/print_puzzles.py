"""Asks what is to be printed, and shows it as it will be."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from sudoku_gui.dialogs.export_form import ExportForm
from sudoku_gui.dialogs.page_preview import PagePreview
from sudoku_gui.render import paged_files
from sudoku_gui.render.paged_files import Paper, Run
from sudoku_gui.render.theme import Theme
from sudoku_gui.session.choices import Choices
from sudoku_gui.wording import printing as words

PER_PAGE = ("1", "2", "4", "6", "9", "12", "20")
DOTS = ("150", "300", "600")
MOST = 1000
"""Puzzles printed at a time: more than a book has."""

_BOARD, _SHELF = "board", "shelf"


class Target(StrEnum):
    """Where pages go."""

    PRINTER = "printer"
    PDF = "pdf"
    SVG = "svg"
    PNG = "png"


@dataclass(frozen=True, slots=True)
class PrintOrder:
    """What was chosen.

    Attributes:
        from_shelf: whether puzzles of the library are meant, and not the one on the board.
        first: the place of the first of them, from 1.
        count: how many.
        per_page: how many boards a page has.
        entries, notes, colours, captions, solutions: what is printed besides the givens.
        paper: which.
        landscape: whether it lies across.
        target: where the pages go.
        dots: to an inch, of a PNG.
    """

    from_shelf: bool
    first: int
    count: int
    per_page: int
    entries: bool
    notes: bool
    colours: bool
    captions: bool
    solutions: bool
    paper: Paper
    landscape: bool
    target: Target
    dots: int


class PrintDialog(ExportForm):
    """Chooses puzzles, paper and target, beside a preview.

    Signals:
        ordered: it is to be printed.
            order: a `PrintOrder`.

    Args:
        parent: the window it belongs to.
        theme: the window's colours.
        shelf: the name of the puzzles open in the library, how many there are, and the place of the chosen one;
            None where none are open.
        lay_out: makes the pages of an order; what takes long, such as solutions, may still be missing.
        choices: what was chosen the last time.
    """

    ordered = Signal(object)

    def __init__(
        self,
        parent: QWidget,
        theme: Theme,
        shelf: tuple[str, int, int] | None,
        lay_out: Callable[[PrintOrder], Run],
        choices: Choices,
    ) -> None:
        super().__init__(parent, "print_puzzles", words.title(), choices)
        self._lay_out = lay_out
        self._run: Run | None = None
        self._make_puzzle_rows(shelf)
        self._make_board_rows()
        self._make_paper_rows()
        self.preview = PagePreview(theme)
        self.body.addWidget(self.preview, 1)
        self.changed.connect(self.refresh)
        for box in (self._first, self._count):
            box.valueChanged.connect(self.refresh)
        self.accepted.connect(self._order)
        self.refresh()

    def _make_puzzle_rows(self, shelf: tuple[str, int, int] | None) -> None:
        rows = [(_BOARD, words.this_puzzle())]
        name, size, chosen = shelf or ("", 1, 1)
        if shelf is not None:
            rows.append((_SHELF, words.from_library(name)))
        self._what = self.chooser("what", words.what(), rows, _BOARD)
        self._first = self.number("first", words.first(), 1, max(1, size))
        self._first.setValue(chosen)
        self._count = self.number("count", words.how_many(), 1, max(1, min(size, MOST)))
        self._count.setValue(min(size, 4))

    def _make_board_rows(self) -> None:
        self._per_page = self.chooser("per_page", words.per_page(), [(n, n) for n in PER_PAGE], "1")
        self._entries = self.check("entries", words.entries(), default=True)
        self._notes = self.check("notes", words.notes(), default=False)
        self._colours = self.check("colours", words.colours(), default=False)
        self._captions = self.check("captions", words.captions(), default=True)
        self._solutions = self.check("solutions", words.solutions(), default=False)

    def _make_paper_rows(self) -> None:
        papers = [(paper.value, words.paper_name(paper.value)) for paper in Paper]
        self._paper = self.chooser("paper", words.paper(), papers, Paper.A4.value)
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
            first=int(self._first.value()),
            count=int(self._count.value()) if from_shelf else 1,
            per_page=int(self._per_page.currentData()),
            entries=self._entries.isChecked(),
            notes=self._notes.isChecked(),
            colours=self._colours.isChecked(),
            captions=self._captions.isChecked(),
            solutions=self._solutions.isChecked(),
            paper=Paper(self._paper.currentData()),
            landscape=self._landscape.isChecked(),
            target=Target(self._target.currentData()),
            dots=int(self._dots.currentData()),
        )

    def refresh(self) -> None:
        """Show the pages as they will be."""
        order = self.order
        for box in (self._first, self._count):
            self.show_row(box, visible=order.from_shelf)
        self.show_row(self._dots, visible=order.target is Target.PNG)
        self.go.setText(words.print_() if order.target is Target.PRINTER else words.save())
        self._run = self._lay_out(order)
        pages = self._run.pages
        self.preview.show_pages(paged_files.whole(self._run.layout), pages.count, self._paint)
        self.tell(words.facts(len(pages.puzzles), pages.count), can_go=pages.count > 0)

    def _paint(self, painter: QPainter, number: int, ratio: float) -> None:
        if self._run is not None:
            paged_files.paint_page(painter, self._run, number, ratio)

    def _order(self) -> None:
        self.ordered.emit(self.order)
