"""What is printed: pages made from the puzzle on the board or from those in the library, and their solutions.

For the preview, puzzles are read and solved when their page is looked at; for the work itself all are read first, so
that nothing that happens to board and library meanwhile is found on paper.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from solver_core.formats import FormatError
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document import saved_state
from sudoku_gui.document.document import Document
from sudoku_gui.library.open_list import Shelf
from sudoku_gui.player.job import Job, Steps
from sudoku_gui.printing import paged_files
from sudoku_gui.printing import text as words
from sudoku_gui.printing.dialog import Boards, PrintOrder
from sudoku_gui.printing.paged_files import Run
from sudoku_gui.printing.puzzle_pages import Pages, Printed
from sudoku_gui.printing.solutions import Solution, Solutions, Solved
from sudoku_gui.render import board_looks
from sudoku_gui.wording import window as window_words

_Place = TypeVar("_Place")


@dataclass(frozen=True, slots=True)
class Printable:
    """One of the puzzles that are printed.

    Attributes:
        number: of its place in its collection, from 1; 0 where it belongs to none.
        puzzle: None where it cannot be read.
    """

    number: int
    puzzle: Puzzle | None


class PrintPages(QObject):
    """Makes pages of what was ordered.

    Signals:
        solved: solutions that were missing in the pages laid out are there now.

    Args:
        window: whose font the words have.
        document: the puzzle on the board.
        shelf: the puzzles open in the library.
    """

    solved = Signal()

    def __init__(self, window: QWidget, document: Document, shelf: Shelf) -> None:
        super().__init__(window)
        self._window = window
        self._document = document
        self._shelf = shelf
        self._solutions = Solutions()
        self._missing: dict[Grid, None] = {}
        self._background_run = Job(self)
        self._background_run.finished.connect(self.solved)

    def lay_out(self, order: PrintOrder) -> Run:
        """The pages as they can be made at once: missing solutions are looked for, and told by `solved`."""
        self.rest()
        places = self._places(order)
        puzzles = _Lazily(lambda place: self._puzzle_board(order, self._at(order, place)), places)
        solutions = _Lazily(lambda place: self._early_solution(order, self._at(order, place)), places)
        return self._run(order, puzzles, solutions)

    def rest(self) -> None:
        """Look for no more solutions until pages are laid out again."""
        self._background_run.cancel()
        self._missing.clear()

    def whole(self, order: PrintOrder) -> Steps[Run]:
        """Work that reads the puzzles, looks for the solutions and answers all pages."""
        found = []
        for place in self._places(order):
            found.append(self._at(order, place))
            yield 0.0
        solved: list[tuple[Printable, Solved]] = []
        for done, printable in enumerate(found if order.boards is not Boards.PUZZLES else ()):
            yield done / len(found)
            for _ in self._solving(printable.puzzle):
                yield done / len(found)
            solved.append((printable, self._solution(printable)))
        puzzles = _Lazily(partial(self._puzzle_board, order), found)
        return self._run(order, puzzles, _Lazily(lambda pair: _solution_board(order, *pair), solved))

    def title(self, order: PrintOrder) -> str:
        """What a file of them is called."""
        return self._shelf.name if order.from_shelf else self._document.name(window_words.untitled())

    # --- inside -------------------------------------------------------------------------------------

    def _run(self, order: PrintOrder, puzzles: Sequence[Printed], solutions: Sequence[Printed]) -> Run:
        heading = self._shelf.name if order.from_shelf and order.captions else ""
        over_solutions, numbers = words.solutions_heading(), words.page_words()
        match order.boards:
            case Boards.PUZZLES:
                pages = Pages(puzzles, (), order.per_page, heading, page_words=numbers)
            case Boards.BOTH:
                pages = Pages(puzzles, solutions, order.per_page, heading, over_solutions, numbers)
            case Boards.SOLUTIONS:
                pages = Pages(solutions, (), order.per_page, over_solutions, page_words=numbers)
        layout = paged_files.layout(order.paper, landscape=order.landscape)
        return Run(pages, layout, self._window.font(), self.title(order))

    def _places(self, order: PrintOrder) -> range:
        """Of puzzles from the library their rows, as they are seen; of that on the board 0 alone."""
        if not order.from_shelf:
            return range(1)
        return range(order.first - 1, min(order.first - 1 + order.count, self._shelf.count))

    def _at(self, order: PrintOrder, place: int) -> Printable:
        if not order.from_shelf:
            return Printable(0, self._document.puzzle)
        rows = self._shelf.rows
        if rows is None or place >= self._shelf.count:
            return Printable(place + 1, None)
        index = self._shelf.index_at(place)
        try:
            return Printable(index + 1, self._as_played(rows.puzzle(index)))
        except (OSError, FormatError):
            return Printable(index + 1, None)

    def _as_played(self, puzzle: Puzzle) -> Puzzle:
        """With the entries, notes and colours that it has on the board, or had when it was there last."""
        if not puzzle.givens.filled:
            return puzzle
        played = self._document.puzzle
        if played.givens != puzzle.givens:
            play = self._shelf.play_of(puzzle.givens)
            try:
                played = saved_state.read(play.sheet).puzzle if play is not None and play.sheet else puzzle
            except FormatError:
                return puzzle  # a newer program has written it
        if played.givens != puzzle.givens:
            return puzzle
        return replace(
            puzzle,
            entries=played.entries,
            corner=played.corner,
            centre=played.centre,
            colours=played.colours,
        )

    def _puzzle_board(self, order: PrintOrder, printable: Printable) -> Printed:
        if printable.puzzle is None:
            return _board(Puzzle(Grid.empty()), words.unreadable(printable.number))
        return _board(_reduced(printable.puzzle, order), _caption(order, printable))

    # --- solutions ----------------------------------------------------------------------------------

    def _early_solution(self, order: PrintOrder, printable: Printable) -> Printed:
        """The solution or, until it is there, the puzzle."""
        puzzle = printable.puzzle
        if puzzle is not None and _task(puzzle) not in self._solutions:
            self._missing[_task(puzzle)] = None
            if not self._background_run.is_running:
                self._background_run.start(self._look_in_background())
            return _board(Puzzle(_task(puzzle)), _caption(order, printable))
        return _solution_board(order, printable, self._solution(printable))

    def _look_in_background(self) -> Steps[None]:
        while self._missing:
            task = next(iter(self._missing))
            yield from self._solutions.finding(task)
            self._missing.pop(task, None)

    def _solving(self, puzzle: Puzzle | None) -> Steps[None]:
        if puzzle is not None:
            yield from self._solutions.finding(_task(puzzle))

    def _solution(self, printable: Printable) -> Solved:
        return self._solutions.of(Grid.empty() if printable.puzzle is None else _task(printable.puzzle))


class _Lazily(Sequence[Printed]):
    """Boards that are made when they are painted: a thousand of them would take a second."""

    def __init__(self, make: Callable[[_Place], Printed], places: Sequence[_Place]) -> None:
        self._make: Callable[[_Place], Printed] = make
        self._places: Sequence[_Place] = places

    def __len__(self) -> int:
        return len(self._places)

    def __getitem__(self, index: int | slice) -> Printed | list[Printed]:  # type: ignore[override]
        if isinstance(index, slice):
            return [self._make(place) for place in self._places[index]]
        return self._make(self._places[index])


def _board(puzzle: Puzzle, caption: str) -> Printed:
    return Printed(board_looks.of_puzzle(puzzle, shows_conflicts=False), caption)


def _solution_board(order: PrintOrder, printable: Printable, solved: Solved) -> Printed:
    puzzle, number = printable.puzzle, printable.number
    if puzzle is None:
        return _board(Puzzle(Grid.empty()), words.unreadable(number))
    caption = {
        Solution.ONLY: f"{number}" if number else _caption(order, printable),
        Solution.SEVERAL: words.several_solutions(number),
        Solution.NONE: words.no_solution(number),
        Solution.UNKNOWN: words.not_found(number),
    }[solved.kind]
    return _board(Puzzle(_task(puzzle), solved.entries), caption)


def _caption(order: PrintOrder, printable: Printable) -> str:
    """Without titles the number stays, if a solution has to be found by it."""
    number, puzzle = printable.number, printable.puzzle
    if puzzle is None or not order.captions:
        return f"{number}" if number and order.boards is Boards.BOTH else ""
    return words.caption(number, puzzle.title, puzzle.header("L"))


def _task(puzzle: Puzzle) -> Grid:
    """What is to be solved: without givens, the digits that were typed are the puzzle."""
    return puzzle.givens if puzzle.givens.filled else puzzle.entries


def _reduced(puzzle: Puzzle, order: PrintOrder) -> Puzzle:
    """Without what is not to be printed."""
    none = Marks.none()
    held = puzzle if order.notes else replace(puzzle, corner=none, centre=none)
    held = held if order.colours else replace(held, colours=none)
    is_task = not puzzle.givens.filled
    return held if order.entries or is_task else replace(held, entries=Grid.empty())
