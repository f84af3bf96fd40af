"""What the boards of the dialog show: two solutions, or givens that clash; never the only solution."""

from solver_core.sudoku.cells import CELLS
from solver_core.sudoku.encoding import item_cells
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.solution_count.explaining import Explanation
from sudoku_gui.render.board.look import BoardLook, CellLook, Ink


def boards(explanation: Explanation) -> tuple[BoardLook, ...]:
    """Two solutions, or the givens that clash, or else the givens alone: nothing that would give a good puzzle away."""
    census, clash = explanation.census, explanation.clash
    if census is not None and census.pair is not None:
        one, other = census.pair
        return _solution(explanation.grid, one, other), _solution(explanation.grid, other, one)
    if clash is not None and clash.is_irreducible:
        return (_clashing(explanation),)
    return (BoardLook(tuple(CellLook(digit, Ink.GIVEN) for digit in explanation.grid.digits)),)


def _solution(givens: Grid, solution: Grid, other: Grid) -> BoardLook:
    return BoardLook(
        tuple(
            CellLook(
                digit=solution[cell],
                ink=Ink.GIVEN if givens[cell] else Ink.ENTRY,
                filtered=solution[cell] != other[cell],
            )
            for cell in CELLS
        )
    )


def _clashing(explanation: Explanation) -> BoardLook:
    clash, column, grid = explanation.clash, explanation.column, explanation.grid
    clashing = frozenset(clash.cells if clash else ())
    # Forced digits come first where there are any: the cells that end empty would say nothing without them.
    dead = frozenset(item_cells(column.item) if column is not None and not column.singles else ())
    looks = (
        CellLook(
            digit=grid[cell],
            ink=Ink.GIVEN if cell in clashing else Ink.PRINTED,
            clashing=cell in clashing,
            dead=cell in dead and not grid[cell],
        )
        for cell in CELLS
    )
    conflicts = tuple((pair.first_cell, pair.second_cell) for pair in explanation.conflicts)
    return BoardLook(tuple(looks), clashes=conflicts)
