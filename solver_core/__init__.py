"""Exact cover by Dancing Links, as a search that has a position and moves forward and back, and Sudoku as exact cover.

Names are imported lazily, so that the command line can handle signals before it loads anything.
"""

__version__ = "0.1.0"

TYPE_CHECKING = False  # known to type checkers without importing `typing`

if TYPE_CHECKING:
    from solver_core.cover.kernel.machine import COMPILED as compiled  # noqa: N811 - one asks `if solver_core.compiled`
    from solver_core.sudoku.grid import Grid
    from solver_core.sudoku.solving import count_solutions, solutions, solve

__all__ = ["Grid", "compiled", "count_solutions", "solutions", "solve"]

_HOMES = {
    "Grid": ("sudoku.grid", "Grid"),
    "compiled": ("cover.kernel.machine", "COMPILED"),
    "count_solutions": ("sudoku.solving", "count_solutions"),
    "solutions": ("sudoku.solving", "solutions"),
    "solve": ("sudoku.solving", "solve"),
}

if not TYPE_CHECKING:  # otherwise a type checker would accept any attribute

    def __getattr__(name: str) -> object:
        """Import lazily what `__all__` names, and subpackages."""
        from importlib import import_module  # noqa: PLC0415 - lazy

        if name in {"cover", "sudoku"}:
            return import_module(f"{__name__}.{name}")
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        module, attribute = _HOMES[name]
        globals()[name] = found = getattr(import_module(f"{__name__}.{module}"), attribute)
        return found
