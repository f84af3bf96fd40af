"""From a puzzle, or from a search at a position, to how the board looks."""

from solver_core.cover import Op, Search
from solver_core.sudoku import encoding
from solver_core.sudoku.cells import CELLS
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.render.board_look import BoardLook, CellLook, Ink


def of_puzzle(puzzle: Puzzle) -> BoardLook:
    """Givens and entries, and the pairs of cells that clash."""
    conflicts = puzzle.board.conflicts()
    clashes = tuple(dict.fromkeys((conflict.first_cell, conflict.second_cell) for conflict in conflicts))
    clashing = {cell for pair in clashes for cell in pair}
    cells = tuple(
        CellLook(
            digit=puzzle.givens[cell] or puzzle.entries[cell],
            ink=Ink.GIVEN if puzzle.givens[cell] else Ink.ENTRY,
            clashing=cell in clashing,
        )
        for cell in CELLS
    )
    return BoardLook(cells, clashes=clashes)


def of_search(search: Search, task: Grid) -> BoardLook:
    """The digits chosen so far and the candidates still live; givens not yet chosen stand there already."""
    looks = dict(enumerate(map(_waiting, CELLS, task.digits, encoding.candidates(search))))
    levels = search.levels()
    for depth, level in enumerate(levels, 1):
        cell, digit = encoding.placement(level.option)
        newest = depth == len(levels)
        if level.given:
            looks[cell] = CellLook(digit, Ink.GIVEN, newest=newest)
        elif level.is_guess:
            looks[cell] = CellLook(digit, Ink.GUESS, depth=depth, newest=newest)
        else:
            looks[cell] = CellLook(digit, Ink.FORCED, newest=newest)
    for cell in _dead_cells(search):
        look = looks[cell]
        looks[cell] = CellLook(look.digit, look.ink, look.depth, look.newest, look.candidates, dead=True)
    covered = [cell for cell in CELLS if not looks[cell].digit and not search.is_live(cell)]
    for cell in covered:
        looks[cell] = CellLook(covered=True)
    return BoardLook(tuple(looks[cell] for cell in CELLS))


def _waiting(_cell: int, given: int, candidates: int) -> CellLook:
    """A cell for which nothing is chosen yet."""
    return CellLook(given, Ink.GIVEN) if given else CellLook(candidates=candidates)


def _dead_cells(search: Search) -> tuple[int, ...]:
    """At a dead end the cells of the item that no option is left for."""
    event = search.event
    return encoding.item_cells(event.subject) if event and event.op is Op.DEAD_END else ()
