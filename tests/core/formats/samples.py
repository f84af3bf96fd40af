"""Puzzles and files that many tests of formats read."""

from pathlib import Path
from typing import Final

from solver_core.sudoku.grid import Grid

DATA: Final = Path(__file__).parents[2] / "data" / "formats"

LINE: Final = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
HIHO_LINE: Final = "4...7.1....19.46.5.....1......7....2..2.3....847..6....14...8.6.2....3..6...9...."
SOLVED_LINE: Final = "417369825632158947958724316825437169791586432346912758289643571573291684164875293"
NORVIG, HIHO, SOLVED = map(Grid.parse, (LINE, HIHO_LINE, SOLVED_LINE))
"""Two puzzles, and the solution of the first."""
EULER: Final = Grid.parse("003020600900305001001806400008102900700000008006708200002609500800203009005010300")
"""The first of Project Euler's."""
ENTRIES: Final = Grid.empty().with_digit(1, 9).with_digit(80, 1)
"""What somebody has entered into `HIHO`."""
GONE: Final = [(2, 8), (3, 3), (3, 8), (79, 7)]
"""Candidates that are gone from it."""
