"""Making puzzles: unique, of a level or technique, symmetric, minimal; the same seed makes the same puzzle.

>>> from solver_core.generate import PuzzleRequest, make
>>> found = make(PuzzleRequest(symmetry="half turn"), seed=1)
>>> from solver_core import count_solutions
>>> count_solutions(found.puzzle)
1
"""

from solver_core.generate.making import Made, PuzzleRequest, PuzzleRequestError, attempts, make
from solver_core.generate.symmetry import SYMMETRIES

__all__ = ["SYMMETRIES", "Made", "PuzzleRequest", "PuzzleRequestError", "attempts", "make"]
