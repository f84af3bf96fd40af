"""Exact cover models other than Sudoku, each a module, also by name.

>>> from solver_core import problems
>>> problems.named("queens", 8)
<Problem: 16+30 items, 64 options>
"""

from collections.abc import Callable, Mapping
from typing import Final

from solver_core.cover import Problem, ProblemError
from solver_core.problems import polyominoes, queens, small

__all__ = ["MODELS", "named", "polyominoes", "queens"]


MODELS: Final[Mapping[str, tuple[tuple[str, ...], Callable[..., Problem]]]] = {
    "queens": (("n",), queens.problem),
    "pentominoes": (("height", "width"), polyominoes.pentominoes_on),
    "langford": (("n",), small.langford),
}
"""What the sizes of each model are, and what makes its problem."""


def named(name: str, *sizes: int) -> Problem:
    """The problem of this name in this size.

    Raises:
        ProblemError: no model has this name, or it takes other sizes.
    """
    if name not in MODELS:
        raise ProblemError("problem.no_model", name=name, names=", ".join(MODELS))
    names, problem = MODELS[name]
    if len(sizes) != len(names):
        raise ProblemError("problem.sizes", sizes=sizes, name=name, names=" and ".join(names))
    return problem(*sizes)
