"""What stands on printed pages: the right puzzles, their solutions, and no more than was chosen."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from solver_core import solve
from solver_core.formats import FormatError
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks, digits_of
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.context import Context
from sudoku_gui.database.filter import ListFilter
from sudoku_gui.database.rows import MemoryRows
from sudoku_gui.document.document import Source
from sudoku_gui.features.printing import pages as print_pages
from sudoku_gui.features.printing.pages import (
    PrintedBoards,
    PrintedPageMaker,
    PrintedSolutions,
    PrintSettings,
    SolutionKind,
)
from sudoku_gui.features.printing.paint_pages import PrintedBoard, PrintedPages
from sudoku_gui.player.job import Job, Work
from sudoku_gui.render.board.look import CellLook
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.parts import part, press, wait_until

Finish = Callable[[Work[Any]], Any]

EASY = Grid.parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
HARD = Grid.parse("....8.74.3..1..6.88.7.......3...4....183.947....8...5.......2.46.2..8..1.89.2....")
SEVERAL = EASY.with_digit(0, 0).with_digit(1, 0).with_digit(4, 0).with_digit(9, 0).with_digit(12, 0)
NONE = EASY.with_digit(2, 3)
"""Two of a digit in one row."""


def puzzles(count: int) -> list[Puzzle]:
    return [Puzzle((EASY, HARD)[place % 2], headers=(("D", f"Number {place}"),)) for place in range(count)]


@pytest.fixture
def pages(context: Context) -> PrintedPageMaker:
    return page_maker(context)


def page_maker(context: Context) -> PrintedPageMaker:
    return PrintedPageMaker(context.window, context.document, context.open_list, context.window.font)


def board_of(context: Context, puzzle: Puzzle) -> None:
    context.document.open(puzzle, Source())


def grid_of(board: PrintedBoard) -> Grid:
    return Grid(bytes(cell.digit for cell in board.look.cells))


@pytest.mark.full_speed
def test_solutions_are_right_and_stand_on_the_last_pages(
    context: Context, pages: PrintedPageMaker, finish: Finish
) -> None:
    """Each is the one that the solver finds, with the number of its puzzle."""
    context.open_list.show_puzzles("A book", puzzles(6))
    order = PrintSettings(from_list=True, first=2, count=4, boards=PrintedBoards.BOTH, per_page=2)
    made: PrintedPages = finish(pages.make(order)).pages
    assert made.count == 3
    assert len(made.puzzles) == len(made.solutions) == 4
    for place in range(4):
        puzzle, solution = made.puzzles[place], made.solutions[place]
        grid = grid_of(puzzle)
        assert grid == (EASY, HARD)[(place + 1) % 2]
        assert grid_of(solution) == solve(grid)
        assert (puzzle.caption, solution.caption) == (f"{place + 2}   Number {place + 1}", f"{place + 2}")


@pytest.mark.full_speed
def test_the_solution_of_the_puzzle_on_the_board_can_be_had_alone(
    context: Context, pages: PrintedPageMaker, finish: Finish
) -> None:
    board_of(context, Puzzle(EASY, headers=(("D", "Classic"),)))
    alone: PrintedPages = finish(pages.make(PrintSettings(boards=PrintedBoards.SOLUTIONS))).pages
    assert (alone.count, alone.heading, alone.puzzles[0].caption) == (1, "Solutions", "Classic")
    assert grid_of(alone.puzzles[0]) == solve(EASY)
    both: PrintedPages = finish(pages.make(PrintSettings(boards=PrintedBoards.BOTH))).pages
    assert (both.count, len(both.puzzles), len(both.solutions)) == (2, 1, 1)


@pytest.mark.full_speed
@pytest.mark.parametrize(
    ("grid", "caption", "filled"),
    [(SEVERAL, "One of several solutions", 81), (NONE, "No solution", NONE.filled)],
)
def test_a_puzzle_without_a_single_solution_says_so(
    grid: Grid, caption: str, filled: int, context: Context, pages: PrintedPageMaker, finish: Finish
) -> None:
    """Nobody takes one of several for the only one, or an empty board for a fault of the printer."""
    board_of(context, Puzzle(grid))
    (shown,) = finish(pages.make(PrintSettings(boards=PrintedBoards.BOTH))).pages.solutions
    assert (shown.caption, grid_of(shown).filled) == (caption, filled)


@pytest.mark.full_speed
def test_a_puzzle_that_cannot_be_read_keeps_its_place(
    context: Context, pages: PrintedPageMaker, finish: Finish
) -> None:
    """The numbers behind it stay those of the list."""

    class Torn(MemoryRows):
        def puzzle(self, index: int) -> Puzzle:
            if index == 1:
                raise FormatError("grid.count", line=2, count=80)
            return super().puzzle(index)

    context.open_list.show_rows(Torn("Torn", puzzles(3)))
    order = PrintSettings(from_list=True, count=3, boards=PrintedBoards.BOTH, per_page=4)
    made: PrintedPages = finish(pages.make(order)).pages
    assert [board.caption for board in made.puzzles] == ["1   Number 0", "2: cannot be read", "3   Number 2"]
    assert [board.caption for board in made.solutions] == ["1", "2: cannot be read", "3"]


def test_the_filtered_list_is_printed(context: Context, pages: PrintedPageMaker, finish: Finish) -> None:
    """Filtered there, the others are not printed; numbers stay those of the whole collection."""
    open_list = context.open_list
    open_list.show_puzzles("A book", puzzles(20))
    open_list.set_filter(ListFilter(text="Number 1"))
    wait_until(lambda: open_list.count == 11 and not open_list.is_busy)
    order = PrintSettings(from_list=True, first=2, count=3)
    made: PrintedPages = finish(pages.make(order)).pages
    assert [made.puzzles[place].caption[:2] for place in range(3)] == ["11", "12", "13"]


def test_pages_keep_their_puzzles_when_the_list_is_closed(
    context: Context, pages: PrintedPageMaker, finish: Finish
) -> None:
    context.open_list.show_puzzles("A book", puzzles(4))
    made: PrintedPages = finish(pages.make(PrintSettings(from_list=True, count=4))).pages
    context.open_list.close()
    assert grid_of(made.puzzles[3]) == HARD


def test_the_board_is_printed_with_the_chosen_parts(context: Context, pages: PrintedPageMaker) -> None:
    entries, corner, colours = Grid.empty().with_digit(2, 4), Marks.of({3: (6,)}), Marks.of({0: (7,)})
    board_of(context, Puzzle(EASY, entries, corner=corner, colours=colours))

    def cells(order: PrintSettings) -> tuple[CellLook, ...]:
        return pages.lay_out(order).pages.puzzles[0].look.cells

    bare, full = cells(PrintSettings(entries=False)), cells(PrintSettings(notes=True, colours=True))
    assert (bare[2].digit, digits_of(bare[3].corner), digits_of(bare[0].colours)) == (0, (), ())
    assert (full[2].digit, digits_of(full[3].corner), digits_of(full[0].colours)) == (4, (6,), (7,))
    assert cells(PrintSettings())[2].digit == 4


def test_conflicts_are_not_printed(window: MainWindow) -> None:
    """Lines and marks of mistakes are for the screen: on paper somebody solves the puzzle."""
    pages = page_maker(window.context)
    board_of(window.context, Puzzle(EASY, Grid.empty().with_digit(2, 5)))
    assert window.context.board.look.conflicts
    look = pages.lay_out(PrintSettings()).pages.puzzles[0].look
    assert look.conflicts == ()
    assert not any(cell.clashing for cell in look.cells)
    assert look.cells[2].digit == 5


def test_entries_of_every_puzzle_are_printed(window: MainWindow, finish: Finish) -> None:
    """Of the one on the board, and of those played before; without them, of none."""
    pages = page_maker(window.context)
    window.context.open_list.show_puzzles("A book", puzzles(2))
    for digit in ("4", "6"):  # the third cell of one puzzle, the first of the other
        press("Alt+PgDown")
        window.context.board.select(2 if digit == "4" else 0)
        press(digit)
    order = PrintSettings(from_list=True, count=2, per_page=2)
    for made in (pages.lay_out(order).pages, finish(pages.make(order)).pages):
        first, second = made.puzzles[0:2]
        assert first.look.cells[2].digit == 4
        assert second.look.cells[0].digit == 6
    bare = pages.lay_out(replace(order, entries=False)).pages.puzzles[0:2]
    assert [grid_of(board) for board in bare] == [EASY, HARD]


def test_only_the_puzzle_in_play_is_printed_with_its_entries(
    context: Context, pages: PrintedPageMaker
) -> None:
    """Nobody has played the one in the list: it has its givens, and none of the other's digits, notes and colours."""
    entries, corner, colours = Grid.empty().with_digit(0, 6), Marks.of({3: (6,)}), Marks.of({1: (7,)})
    board_of(context, Puzzle(HARD, entries, corner=corner, colours=colours))
    context.open_list.show_puzzles("A book", puzzles(2))
    order = PrintSettings(from_list=True, count=2, notes=True, colours=True)
    unplayed, played = pages.lay_out(order).pages.puzzles[0:2]
    assert grid_of(unplayed) == EASY
    assert not any(cell.corner or cell.colours for cell in unplayed.look.cells)
    assert grid_of(played) == HARD.with_digit(0, 6)


def test_digits_without_givens_are_the_puzzle(
    context: Context, pages: PrintedPageMaker, finish: Finish
) -> None:
    """Typed from a newspaper as one's own digits: not an empty board, and its solution is found."""
    board_of(context, Puzzle(Grid.empty(), EASY))
    made: PrintedPages = finish(pages.make(PrintSettings(boards=PrintedBoards.BOTH, entries=False))).pages
    assert grid_of(made.puzzles[0]) == EASY
    assert grid_of(made.solutions[0]) == solve(EASY)


def test_without_titles_numbers_lead_to_solutions(context: Context, pages: PrintedPageMaker) -> None:
    """Nobody could distinguish them; without solutions nothing stands there."""
    context.open_list.show_puzzles("A book", puzzles(2))
    order = PrintSettings(from_list=True, count=2, captions=False, boards=PrintedBoards.BOTH)
    with_solutions = pages.lay_out(order).pages
    assert (with_solutions.puzzles[1].caption, with_solutions.heading) == ("2", "")
    assert pages.lay_out(replace(order, boards=PrintedBoards.PUZZLES)).pages.puzzles[1].caption == ""


@pytest.mark.full_speed
def test_the_preview_shows_solutions_as_they_are_found(
    context: Context, pages: PrintedPageMaker, qtbot: QtBot
) -> None:
    board_of(context, Puzzle(HARD))
    made = pages.lay_out(PrintSettings(boards=PrintedBoards.SOLUTIONS)).pages
    with qtbot.waitSignal(pages.solved):
        assert grid_of(made.puzzles[0]) == HARD
    assert grid_of(made.puzzles[0]) == solve(HARD)


def test_pages_that_are_no_longer_shown_are_no_longer_solved(
    context: Context, pages: PrintedPageMaker
) -> None:
    """Other pages, or a closed dialog: what was missing in those before is not looked for."""
    context.open_list.show_puzzles("A book", puzzles(2))
    order = PrintSettings(from_list=True, count=2, boards=PrintedBoards.SOLUTIONS, per_page=2)
    for give_up in (pages.stop, lambda: pages.lay_out(order)):
        assert [grid_of(board) for board in pages.lay_out(order).pages.puzzles[0:2]] == [EASY, HARD]
        assert part(pages, Job).is_running
        give_up()
        assert not part(pages, Job).is_running
        assert not pages._missing


def test_the_solutions_remembered_are_few(finish: Finish, monkeypatch: pytest.MonkeyPatch) -> None:
    """A book of a hundred thousand is printed, and what is there is still right."""
    monkeypatch.setattr(print_pages, "_MOST", 3)
    found, grids = PrintedSolutions(), [EASY, HARD, NONE, SEVERAL, EASY.with_digit(2, 4)]
    for grid in grids:
        finish(found.find(grid))
        assert found.of(grid).kind is not SolutionKind.UNKNOWN
        assert sum(one in found for one in grids) <= 3


def test_a_thousand_puzzles_are_laid_out_without_being_read(
    context: Context, pages: PrintedPageMaker
) -> None:
    """A puzzle is read when its page is painted."""

    class Counted(MemoryRows):
        read = 0

        def puzzle(self, index: int) -> Puzzle:
            Counted.read += 1
            return super().puzzle(index)

    context.open_list.show_rows(Counted("Many", puzzles(1000)))
    Counted.read = 0  # the library itself looks for levels
    made = pages.lay_out(
        PrintSettings(from_list=True, count=1000, boards=PrintedBoards.BOTH, per_page=4)
    ).pages
    assert (made.count, Counted.read) == (250 + 34, 0)
    assert len(made.puzzles[996:1000]) == Counted.read == 4


def test_the_event_loop_has_its_turn_at_every_puzzle(context: Context, pages: PrintedPageMaker) -> None:
    """Also where the same puzzle, solved already, stands there again and again."""
    context.open_list.show_puzzles("Many", puzzles(100))
    order = PrintSettings(from_list=True, count=100, boards=PrintedBoards.BOTH)
    assert len(list(pages.make(order))) >= 200
