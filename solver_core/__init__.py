"""Sudoku and exact cover by Dancing Links, as searches that have a position and move forward and back.

>>> from solver_core import generate, rate, search, solve
>>> puzzle = generate("easy", seed=1)
>>> rate(puzzle).score, str(solve(puzzle))[:9], search(puzzle).run_to("solution")
(192, '413897256', True)

Names are imported when they are first asked for: importing the package loads nothing else.
"""

import sys

__version__ = "1.0.0"

TYPE_CHECKING = False  # known to type checkers without importing `typing`

if TYPE_CHECKING:
    from solver_core.cover import Op, Problem
    from solver_core.cover.kernel.machine import COMPILED as compiled  # noqa: N811 - one asks `if solver_core.compiled`
    from solver_core.generation import generate
    from solver_core.hints import hint, rate
    from solver_core.page import play
    from solver_core.sudoku.grid import Grid
    from solver_core.sudoku.many import solve_many
    from solver_core.sudoku.puzzle import Puzzle
    from solver_core.sudoku.solving import count_solutions, search, solutions, solve

# fmt: off
_HOMES = {
    "cover": ("Op", "Problem"),
    "cover.kernel.machine": ("COMPILED",),
    "generation": ("generate",),
    "hints": ("hint", "rate"),
    "page": ("play",),
    "sudoku.grid": ("Grid",),
    "sudoku.many": ("solve_many",),
    "sudoku.puzzle": ("Puzzle",),
    "sudoku.solving": ("count_solutions", "search", "solutions", "solve"),
}

__all__ = [
    "Grid", "Op", "Problem", "Puzzle", "compiled",
    "count_solutions", "generate", "hint", "play", "rate", "search", "solutions", "solve", "solve_many",
]
# fmt: on

if not TYPE_CHECKING:  # otherwise a type checker would accept any attribute

    def __getattr__(name: str) -> object:
        """Import lazily what `__all__` names, and subpackages."""
        from importlib import import_module  # noqa: PLC0415 - lazy

        if name in {"cover", "sudoku"}:
            return import_module(f"{__name__}.{name}")
        wanted = "COMPILED" if name == "compiled" else name
        home = next((home for home, names in _HOMES.items() if wanted in names), None)
        if home is None or name == "COMPILED":
            raise AttributeError(
                f"module {__name__!r} has no attribute {name!r}", name=name, obj=sys.modules[__name__]
            )
        globals()[name] = found = getattr(import_module(f"{__name__}.{home}"), wanted)
        return found

    def __dir__() -> list[str]:
        """What a completion offers."""
        return [*__all__, "__version__"]
