"""Exact cover models other than Sudoku, each a module, also by name.

>>> from solver_core import problems
>>> problems.named("queens", 8)
<Problem: 16+30 items, 64 options>
>>> problems.named("pentominoes", 6, 10)
<Problem: 72+0 items, 2056 options>
"""

from collections.abc import Callable
from typing import NamedTuple

from solver_core.cover import Problem, ProblemError
from solver_core.problems import polyominoes, queens, small

__all__ = ["MODELS", "Model", "named", "polyominoes", "queens"]


class Model(NamedTuple):
    """A problem with sizes.

    Attributes:
        sizes: what the sizes are, in order.
        problem: makes the problem of these sizes.
    """

    sizes: tuple[str, ...]
    problem: Callable[..., Problem]


MODELS = {
    "queens": Model(("n",), queens.problem),
    "pentominoes": Model(("height", "width"), polyominoes.pentominoes_on),
    "langford": Model(("n",), small.langford),
}
"""One row per model."""


def named(name: str, *sizes: int) -> Problem:
    """The problem of this name in this size.

    Raises:
        ProblemError: no model has this name, or it takes other sizes.
    """
    if name not in MODELS:
        raise ProblemError("problem.no_model", name=name, names=", ".join(MODELS))
    model = MODELS[name]
    if len(sizes) != len(model.sizes):
        raise ProblemError("problem.sizes", sizes=sizes, name=name, names=" and ".join(model.sizes))
    return model.problem(*sizes)
