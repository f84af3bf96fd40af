"""Makes pages from the puzzle on the board or from those in the library.

For the preview, puzzles are read and solved when their page is painted; for printing, all are read first, so that later
changes to board and library do not appear on paper.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum, StrEnum
from functools import partial
from typing import Final, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QFont

from solver_core.formats import FormatError
from solver_core.sudoku.encoding import ContradictionError
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import CandidateColours, Marks
from solver_core.sudoku.puzzle import Puzzle
from solver_core.sudoku.survey import Survey, SurveyAnswer
from sudoku_gui.database.open_list import OpenList
from sudoku_gui.document.document import Document
from sudoku_gui.features.printing import page_files
from sudoku_gui.features.printing.page_files import PrintJob
from sudoku_gui.features.printing.paint_pages import PrintedBoard, PrintedPages
from sudoku_gui.player.job import Job, Work
from sudoku_gui.render.board import cell_states
from sudoku_gui.render.picture_files import PaperSize
from sudoku_gui.session import saved_state
from sudoku_gui.translation import translate
from sudoku_gui.wording import window as window_words
from sudoku_gui.wording.foreign import shown

_SLICE: Final = 0.004  # seconds of searching at a time
_SLICES: Final = 250  # slices after which a puzzle is printed without its solution: a second of work
_MOST: Final = 5000  # solutions that are remembered

_Item = TypeVar("_Item")


class PrintedBoards(StrEnum):
    """Whether puzzles are printed, their solutions, or both."""

    PUZZLES = "puzzles"
    BOTH = "both"
    SOLUTIONS = "solutions"


class Destination(StrEnum):
    """The printer, or a kind of file for the pages."""

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
class PrintSettings:
    """Choices of the dialog: which puzzles, how many on a page, and what stands in and beside them."""

    from_list: bool = False  # whether puzzles of the library are printed, and not the one on the board
    first: int = 1  # the row of the first of them, from 1
    count: int = 1
    boards: PrintedBoards = PrintedBoards.PUZZLES
    per_page: int = 1
    entries: bool = True
    notes: bool = False
    colours: bool = False
    captions: bool = True
    paper: PaperSize = PaperSize.A4
    landscape: bool = False
    target: Destination = Destination.PDF
    dots: int = 300  # per inch, of a PNG


@dataclass(frozen=True, slots=True)
class NumberedPuzzle:
    """A puzzle that is printed, as its row has it."""

    number: int  # in the collection; 0 if it belongs to none
    puzzle: Puzzle | None  # None if the row cannot be read

    @property
    def task(self) -> Grid:
        """The grid to solve; without givens, the entries."""
        if self.puzzle is None:
            return Grid.empty()
        return self.puzzle.task


class PrintedPageMaker(QObject):
    """Makes pages in the font of the window.

    Signals:
        solved: solutions that were missing in the pages are found.
    """

    solved = Signal()

    def __init__(
        self,
        parent: QObject,
        document: Document,
        puzzles: OpenList,
        font: Callable[[], QFont],
        in_corners: Callable[[Puzzle], bool] = lambda _: False,  # where its corner notes stand
    ) -> None:
        super().__init__(parent)
        self._font = font
        self._in_corners = in_corners
        self._document = document
        self._list = puzzles
        self._solutions = PrintedSolutions()
        self._missing: dict[Grid, None] = {}
        self._solving = Job(self)
        self._solving.finished.connect(self.solved)

    def open_puzzles(self) -> OpenPuzzles | None:
        puzzles, row = self._list, self._list.chosen_row or 0
        return OpenPuzzles(puzzles.name, puzzles.count, row + 1) if puzzles.count else None

    def lay_out(self, settings: PrintSettings) -> PrintJob:
        """The pages at once: missing solutions are searched for, and reported by `solved`."""
        self.stop()
        rows = self._rows(settings)
        puzzles = _LazyBoards(lambda row: self._puzzle_board(settings, self._at(settings, row)), rows)
        solutions = _LazyBoards(lambda row: self._preview_solution(settings, self._at(settings, row)), rows)
        return self._job(settings, puzzles, solutions)

    def _puzzle_board(self, settings: PrintSettings, numbered: NumberedPuzzle) -> PrintedBoard:
        puzzle, none = numbered.puzzle, Marks.none()
        if puzzle is None:
            return _board(Puzzle(Grid.empty()), _unreadable(numbered.number))
        if not settings.notes:
            puzzle = replace(puzzle, corner=none, centre=none)
        if not settings.colours:
            puzzle = replace(puzzle, colours=none, candidate_colours=CandidateColours())
        if not settings.entries and not puzzle.givens.is_empty:
            puzzle = replace(puzzle, entries=Grid.empty())
        return _board(puzzle, _caption(settings, numbered), in_corners=self._in_corners(puzzle))

    def stop(self) -> None:
        """Search for no more solutions until pages are laid out again."""
        self._solving.cancel()
        self._missing.clear()

    def make(self, settings: PrintSettings) -> Work[PrintJob]:
        """Read the puzzles, find the solutions, and make all pages."""
        found = []
        for row in self._rows(settings):
            found.append(self._at(settings, row))
            yield 0.0
        solved: list[tuple[NumberedPuzzle, Solution]] = []
        for done, numbered in enumerate(found if settings.boards is not PrintedBoards.PUZZLES else ()):
            yield done / len(found)
            if numbered.puzzle is not None:
                for _ in self._solutions.find(numbered.task):
                    yield done / len(found)
            solved.append((numbered, self._solutions.of(numbered.task)))
        puzzles = _LazyBoards(partial(self._puzzle_board, settings), found)
        return self._job(
            settings, puzzles, _LazyBoards(lambda pair: _solution_board(settings, *pair), solved)
        )

    def title(self, settings: PrintSettings) -> str:
        """The name of a file of these pages."""
        return self._list.name if settings.from_list else self._document.name(window_words.untitled())

    def _job(
        self, settings: PrintSettings, puzzles: Sequence[PrintedBoard], solutions: Sequence[PrintedBoard]
    ) -> PrintJob:
        heading = self._list.name if settings.from_list and settings.captions else ""
        template, solved = (
            translate("printing", "Page {page} of {pages}"),
            translate("printing", "Solutions"),
        )
        match settings.boards:
            case PrintedBoards.PUZZLES:
                pages = PrintedPages(puzzles, (), settings.per_page, heading, template=template)
            case PrintedBoards.BOTH:
                pages = PrintedPages(puzzles, solutions, settings.per_page, heading, solved, template)
            case PrintedBoards.SOLUTIONS:
                pages = PrintedPages(solutions, (), settings.per_page, solved, template=template)
        layout = page_files.layout(settings.paper, landscape=settings.landscape)
        return PrintJob(pages, layout, self._font(), self.title(settings))

    def _rows(self, settings: PrintSettings) -> range:
        if not settings.from_list:
            return range(1)
        return range(settings.first - 1, min(settings.first - 1 + settings.count, self._list.count))

    def _at(self, settings: PrintSettings, row: int) -> NumberedPuzzle:
        if not settings.from_list:
            return NumberedPuzzle(0, self._document.puzzle)
        number, puzzle = self._list.puzzle_at(row)
        return NumberedPuzzle(number, puzzle and self._as_played(puzzle))

    def _as_played(self, puzzle: Puzzle) -> Puzzle:
        """Add the entries, notes and colours from the board or from the stored game."""
        if puzzle.givens.is_empty:
            return puzzle
        played = self._document.puzzle
        if played.givens != puzzle.givens and (state := self._list.state_of(puzzle.givens)):
            try:
                played = saved_state.read(state).puzzle
            except FormatError:
                return puzzle  # written by a newer program
        if played.givens != puzzle.givens:
            return puzzle
        entries, corner, centre = played.entries, played.corner, played.centre
        return replace(
            puzzle,
            entries=entries,
            corner=corner,
            centre=centre,
            colours=played.colours,
            candidate_colours=played.candidate_colours,
        )

    def _preview_solution(self, settings: PrintSettings, numbered: NumberedPuzzle) -> PrintedBoard:
        """The solution or, until it is found, the puzzle."""
        task = numbered.task
        if numbered.puzzle is None or task in self._solutions:
            return _solution_board(settings, numbered, self._solutions.of(task))
        self._missing[task] = None
        if not self._solving.is_running:
            self._solving.start(self._find_missing())
        return _board(Puzzle(task), _caption(settings, numbered))

    def _find_missing(self) -> Work[None]:
        while self._missing:
            task = next(iter(self._missing))
            yield from self._solutions.find(task)
            self._missing.pop(task, None)


# --- solutions: each is searched for once, for a limited time -------------------------------------------


class SolutionKind(Enum):
    """How much is known of a puzzle's solution."""

    ONLY = "the only one"
    SEVERAL = "one of several"
    NONE = "there is none"
    UNKNOWN = "not found in time"


@dataclass(frozen=True, slots=True)
class Solution:
    """A puzzle's solution; `entries` are the digits of the cells without a given."""

    kind: SolutionKind = SolutionKind.UNKNOWN
    entries: Grid = Grid.empty()  # noqa: RUF009 - it is immutable


class PrintedSolutions:
    """Solves puzzles for printing, and caches the solutions by their givens."""

    def __init__(self) -> None:
        self._found: dict[Grid, Solution] = {}

    def __contains__(self, task: Grid) -> bool:
        return task in self._found

    def of(self, task: Grid) -> Solution:
        """The solution; unknown where it was not searched for."""
        return self._found.get(task, Solution())

    def find(self, task: Grid) -> Work[None]:
        """Search for a solution, unless that was done before."""
        if task in self._found:
            return
        if len(self._found) >= _MOST:
            self._found.clear()
        try:
            survey = Survey(task)
        except ContradictionError:
            self._found[task] = Solution(SolutionKind.NONE)
            return
        for _ in range(_SLICES):
            if survey.go(_SLICE):
                break
            yield 0.0
        verdict = survey.verdict()
        if verdict.solution is None:
            is_none = verdict.answer is SurveyAnswer.NONE
            self._found[task] = Solution(SolutionKind.NONE if is_none else SolutionKind.UNKNOWN)
        else:
            is_one = verdict.answer is not SurveyAnswer.SEVERAL
            entries = verdict.solution.without(task)
            self._found[task] = Solution(SolutionKind.ONLY if is_one else SolutionKind.SEVERAL, entries)


# --- boards ----------------------------------------------------------------------------------------------


class _LazyBoards(Sequence[PrintedBoard]):
    """Boards that are made when they are painted: a thousand of them would take a second."""

    def __init__(self, make: Callable[[_Item], PrintedBoard], items: Sequence[_Item]) -> None:
        self._make: Callable[[_Item], PrintedBoard] = make
        self._items: Sequence[_Item] = items

    def __len__(self) -> int:
        return len(self._items)

    def __getitem__(self, index: int | slice) -> PrintedBoard | list[PrintedBoard]:  # type: ignore[override]  # a list, not a Sequence
        if isinstance(index, slice):
            return [self._make(item) for item in self._items[index]]
        return self._make(self._items[index])


def _board(puzzle: Puzzle, caption: str, *, in_corners: bool = False) -> PrintedBoard:
    look = cell_states.of_puzzle(puzzle, shows_conflicts=False, in_corners=in_corners)
    return PrintedBoard(look, caption)


def _solution_board(settings: PrintSettings, numbered: NumberedPuzzle, solution: Solution) -> PrintedBoard:
    number = numbered.number
    if numbered.puzzle is None:
        return _board(Puzzle(Grid.empty()), _unreadable(number))
    if solution.kind is SolutionKind.ONLY:
        caption = f"{number}" if number else _caption(settings, numbered)
    else:
        caption = _solution_caption(solution.kind, number)
    return _board(Puzzle(numbered.task, solution.entries), caption)


def _caption(settings: PrintSettings, numbered: NumberedPuzzle) -> str:
    """The caption of a board; the number stays even without titles if solutions refer to it."""
    number, puzzle = numbered.number, numbered.puzzle
    if puzzle is None or not settings.captions:
        return f"{number}" if number and settings.boards is PrintedBoards.BOTH else ""
    parts = [f"{number}" if number else "", shown(puzzle.title), shown(puzzle.header("L"))]
    return "   ".join(part for part in parts if part)


def _unreadable(number: int) -> str:
    return translate("printing", "{number}: cannot be read").format(number=number)


def _solution_caption(kind: SolutionKind, number: int) -> str:
    """The caption below a solution that is not the only one; number 0: the puzzle has none."""
    match kind, number:
        case SolutionKind.SEVERAL, 0:
            text = translate("printing", "One of several solutions")
        case SolutionKind.SEVERAL, _:
            text = translate("printing", "{number}: one of several solutions")
        case SolutionKind.NONE, 0:
            text = translate("printing", "No solution")
        case SolutionKind.NONE, _:
            text = translate("printing", "{number}: no solution")
        case _, 0:
            text = translate("printing", "No solution found in time")
        case _:
            text = translate("printing", "{number}: no solution found in time")
    return text.format(number=number)
