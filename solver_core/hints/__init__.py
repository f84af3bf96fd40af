"""Hints and ratings: the steps by which people solve Sudoku, found by hodoku-py, given as our own values.

`finder` needs the library and is slow to import and to work; it holds the interpreter's lock, so a window asks a
`worker`, a process of its own. The other modules import nothing of it.
"""

from solver_core.hints.position import Check, Position, PositionFault, check
from solver_core.hints.steps import AlmostLockedSet, Candidate, Node, Step
from solver_core.hints.techniques import TECHNIQUES, Difficulty, Technique

__all__ = [
    "TECHNIQUES",
    "AlmostLockedSet",
    "Candidate",
    "Check",
    "Difficulty",
    "Node",
    "Position",
    "PositionFault",
    "Step",
    "Technique",
    "check",
]
