"""What is printed: pages made from the puzzle on the board or from those in the library, and their solutions."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtWidgets import QWidget

from solver_core.formats import FormatError
from solver_core.sudoku.encoding import ContradictionError
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks
from solver_core.sudoku.puzzle import Puzzle
from solver_core.sudoku.survey import Answer, Survey
from sudoku_gui.dialogs.print_puzzles import PrintOrder
from sudoku_gui.render import paged_files
from sudoku_gui.render.paged_files import Run
from sudoku_gui.render.puzzle_pages import Pages, Printed
from sudoku_gui.session.document import Document
from sudoku_gui.session.shelf import Shelf
from sudoku_gui.session.work import Steps
from sudoku_gui.window import board_looks
from sudoku_gui.wording import printing as words
from sudoku_gui.wording import window as window_words

_STRETCH = 0.004
"""Seconds of looking for a solution at a time."""

_PATIENCE = 250
"""Stretches after which a puzzle is printed without its solution: a second of work."""


class PrintPages:
    """Makes pages of what was ordered.

    Args:
        window: whose font the words have.
        document: the puzzle on the board.
        shelf: the puzzles open in the library.
    """

    def __init__(self, window: QWidget, document: Document, shelf: Shelf) -> None:
        self._window = window
        self._document = document
        self._shelf = shelf

    def lay_out(self, order: PrintOrder) -> Run:
        """The pages, with empty boards for solutions: these take their time."""
        places = self._places(order)
        puzzles = _Lazily(partial(self._printed, order), places)
        solutions = [Printed(board_looks.of_puzzle(Puzzle(Grid.empty())))] * len(places)
        return self._run(order, puzzles, solutions if order.solutions else ())

    def _run(self, order: PrintOrder, puzzles: Sequence[Printed], solutions: Sequence[Printed]) -> Run:
        heading = self._heading(order) if order.captions else ""
        pages = Pages(
            puzzles, solutions, order.per_page, heading, words.solutions_heading(), words.page_words()
        )
        layout = paged_files.layout(order.paper, landscape=order.landscape)
        return Run(pages, layout, self._window.font(), self.title(order))

    def _places(self, order: PrintOrder) -> range:
        """Of puzzles from the library their rows; of that on the board 0 alone."""
        if not order.from_shelf:
            return range(1)
        return range(order.first - 1, min(order.first - 1 + order.count, self._shelf.count))

    def _puzzle(self, order: PrintOrder, place: int) -> Puzzle | None:
        """The puzzle at a place; None where it cannot be read."""
        if not order.from_shelf:
            return self._document.puzzle
        rows = self._shelf.rows
        if rows is None or place >= self._shelf.count:
            return None
        try:
            return rows.puzzle(self._shelf.index_at(place))
        except (OSError, FormatError):
            return None

    def _printed(self, order: PrintOrder, place: int) -> Printed:
        puzzle, number = self._puzzle(order, place), self._number(order, place)
        if puzzle is None:
            return Printed(board_looks.of_puzzle(Puzzle(Grid.empty())), words.unreadable(number))
        caption = words.caption(number, puzzle.title, puzzle.header("L")) if order.captions else ""
        return Printed(board_looks.of_puzzle(_reduced(puzzle, order)), caption)

    def _number(self, order: PrintOrder, place: int) -> int:
        return self._shelf.index_at(place) + 1 if order.from_shelf else 0

    def _heading(self, order: PrintOrder) -> str:
        """A puzzle on the board has its title below it."""
        return self._shelf.name if order.from_shelf else ""

    def title(self, order: PrintOrder) -> str:
        """What a file of them is called."""
        return self._shelf.name if order.from_shelf else self._document.name(window_words.untitled())

    # --- solutions --------------------------------------------------------------------------------

    def _solved(self, order: PrintOrder) -> Steps[list[Printed]]:
        """The solutions, one after the other; how much is done, from 0 to 1."""
        places = self._places(order) if order.solutions else range(0)
        solutions = []
        for done, place in enumerate(places):
            puzzle = self._puzzle(order, place)
            number = self._number(order, place) or 1
            if puzzle is not None:
                solutions.append((yield from _solution(puzzle, number, done / len(places))))
        return solutions

    def whole(self, order: PrintOrder) -> Steps[Run]:
        """Work that looks for the solutions and answers all pages."""
        solutions = yield from self._solved(order)
        return self._run(order, _Lazily(partial(self._printed, order), self._places(order)), solutions)


class _Lazily(Sequence[Printed]):
    """Boards that are made when they are painted: a thousand of them would take a second."""

    def __init__(self, make: Callable[[int], Printed], places: range) -> None:
        self._make = make
        self._places = places

    def __len__(self) -> int:
        return len(self._places)

    def __getitem__(self, index: int | slice) -> Printed | list[Printed]:  # type: ignore[override]
        if isinstance(index, slice):
            return [self._make(place) for place in self._places[index]]
        return self._make(self._places[index])

    def __iter__(self) -> Iterator[Printed]:
        return map(self._make, self._places)


def _reduced(puzzle: Puzzle, order: PrintOrder) -> Puzzle:
    """Without what is not to be printed."""
    none = Marks.none()
    held = puzzle if order.notes else replace(puzzle, corner=none, centre=none)
    held = held if order.colours else replace(held, colours=none)
    return held if order.entries else replace(held, entries=Grid.empty())


def _solution(puzzle: Puzzle, number: int, share: float) -> Steps[Printed]:
    task = puzzle.givens if puzzle.givens.filled else puzzle.entries
    try:
        survey = Survey(task)
    except ContradictionError:
        return Printed(board_looks.of_puzzle(Puzzle(task)), words.no_solution(number))
    for _ in range(_PATIENCE):
        if survey.go(_STRETCH):
            break
        yield share
    verdict = survey.verdict()
    if verdict.solution is None:
        is_none = verdict.answer is Answer.NONE
        caption = words.no_solution(number) if is_none else words.not_found(number)
        return Printed(board_looks.of_puzzle(Puzzle(task)), caption)
    entries = Grid(
        bytes(
            0 if given else digit for given, digit in zip(task.digits, verdict.solution.digits, strict=True)
        )
    )
    several = verdict.answer is Answer.SEVERAL
    caption = words.several_solutions(number) if several else f"{number}"
    return Printed(board_looks.of_puzzle(Puzzle(task, entries)), caption)
