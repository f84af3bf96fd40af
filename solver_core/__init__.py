"""Exact cover by Dancing Links as a search one can stand in and move in both ways, and Sudoku upon it."""

from solver_core.cover.machine import COMPILED as compiled  # noqa: N811 - one asks `if solver_core.compiled`
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.solving import count_solutions, solutions, solve

__all__ = ["Grid", "compiled", "count_solutions", "solutions", "solve"]
