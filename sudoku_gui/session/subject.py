"""What is watched: a puzzle or a problem of the gallery, and how it is searched."""

from dataclasses import dataclass

from solver_core.cover import Rule, Walk
from solver_core.problems import gallery
from solver_core.sudoku import engines
from solver_core.sudoku.engines import Engine
from solver_core.sudoku.grid import Grid


@dataclass(frozen=True, slots=True)
class Subject:
    """One problem and one way to search it: the same subject always leads through the same events.

    Attributes:
        grid: the puzzle; None where it is a problem of the gallery.
        sample: the id of that problem; "" for a puzzle.
        engine: how a puzzle is searched.
        rule: how the next column is chosen.
    """

    grid: Grid | None = None
    sample: str = ""
    engine: Engine = Engine.DLX
    rule: Rule = Rule.FEWEST

    def search(self) -> Walk:
        """A search of it, at position 0.

        Raises:
            ContradictionError: a digit stands twice in a house.
            ProblemError: the gallery has no such problem.
        """
        if self.grid is None:
            return gallery.search(self.sample, self.rule)
        return engines.search(self.grid, self.engine, self.rule)
