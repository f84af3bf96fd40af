"""hodoku-py, without work that most puzzles do not need; the only module that imports the library.

For each puzzle the library builds 1,620 tables of 16 kB for chains, which takes ten times as long as rating an easy
one. When it is imported it computes all 46,656 templates of a digit, which no technique of ours uses. Three of its
classes are replaced here; the steps stay the same.
"""

import sys
from functools import cached_property
from types import ModuleType
from typing import Any, Final

_TEMPLATES: Final = "hodoku.solver.templates"


class _NoTemplates:
    """Stands for the solver of this module, which computes all templates when it is imported."""

    def __init__(self, _grid: object) -> None:
        """Do nothing: no technique of ours asks it."""


if _TEMPLATES not in sys.modules:
    sys.modules[_TEMPLATES] = ModuleType(_TEMPLATES)
    vars(sys.modules[_TEMPLATES])["TemplateSolver"] = _NoTemplates

from hodoku.config import DEFAULT_CONFIG  # noqa: E402 - needs the module above
from hodoku.core.grid import Grid as LibraryGrid  # noqa: E402 - needs the module above
from hodoku.core.solution_step import SolutionStep  # noqa: E402 - needs the module above
from hodoku.core.types import SolutionType  # noqa: E402 - needs the module above
from hodoku.solver import chain_utils, step_finder, tabling  # noqa: E402 - needs the module above
from hodoku.solver.table_entry import MAX_TABLE_ENTRY_LENGTH, TableEntry  # noqa: E402 - needs the module above

__all__ = ["DEFAULT_CONFIG", "LibraryGrid", "SolutionStep", "SolutionType", "StepFinder", "chain_utils"]

_ZEROS: Final = [0] * MAX_TABLE_ENTRY_LENGTH


class _ChainTable(TableEntry):
    """Is emptied at once, and only if it is not empty: all 1,620 are whenever chains are looked for."""

    __slots__ = ()

    def reset(self) -> None:
        if self.index:
            self.index = 0
            self.indices.clear()
            self.on_sets[:] = self.off_sets[:] = _ZEROS[:10]
            self.entries[:] = self.ret_indices[:] = _ZEROS


class _ChainSolver:
    """Makes the library's when it is first asked."""

    def __init__(self, *arguments: Any) -> None:
        self._arguments = arguments

    @cached_property
    def _solver(self) -> tabling.TablingSolver:
        return tabling.TablingSolver(*self._arguments)

    def get_step(self, technique: SolutionType) -> SolutionStep | None:
        return self._solver.get_step(technique)

    def find_all(self, technique: SolutionType) -> list[SolutionStep]:
        return self._solver.find_all(technique)


vars(tabling)["TableEntry"] = _ChainTable
vars(step_finder)["TablingSolver"] = _ChainSolver

StepFinder = step_finder.SudokuStepFinder
