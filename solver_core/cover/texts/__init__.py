r"""Problems as text: which kinds there are, and which kind a text is.

>>> problem = read("a b c | d\na d\nb c\nc d\n")
>>> problem.secondary, problem.option_names(0)
(('d',), ('a', 'd'))
>>> print(write(problem, "matrix"), end="")
1001
0110
0011
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from solver_core.cover.problem import Problem, ProblemError
from solver_core.cover.texts import dlx, matrix, placements, row_lists, table
from solver_core.cover.texts.lines import TextLine, lines_of


@dataclass(frozen=True, slots=True)
class TextKind:
    """A way to write a problem.

    Attributes:
        id: what commands and files call it.
        detects: whether these lines look like it; asked in the order of `KINDS`.
        read: makes the problem, or raises a `ProblemError` that names line and column.
        write: a problem as text; None where this kind is only read.
    """

    id: str
    detects: Callable[[Sequence[TextLine]], bool]
    read: Callable[[Sequence[TextLine]], Problem]
    write: Callable[[Problem], str] | None = None


KINDS: Final = (
    TextKind("placements", placements.detects, placements.read),
    TextKind("csv", table.detects, table.read, table.write),
    TextKind("rows", row_lists.detects, row_lists.read),
    TextKind("matrix", matrix.detects, matrix.read, matrix.write),
    TextKind("dlx", dlx.detects, dlx.read, dlx.write),
)
"""From the most particular to Knuth's, whose names could be any words."""

_LOOKED_AT: Final = 1 << 22
"""Characters from which it is seen what a text is."""

WRITTEN: Final = tuple(kind.id for kind in KINDS if kind.write)
"""The kinds that can be written."""


def kind_of(text: str) -> str | None:
    """The kind that a text looks like; None where it looks like none."""
    if len(text) > _LOOKED_AT:
        text = text[: text.rfind("\n", 0, _LOOKED_AT) + 1]
    lines = lines_of(text)
    return next((kind.id for kind in KINDS if kind.detects(lines)), None)


def read(text: str, kind: str | None = None) -> Problem:
    """The problem that a text describes.

    Args:
        text: of any of the kinds.
        kind: which one; None: what it looks like.

    Raises:
        ProblemError: it describes none, with line and column.
    """
    lines = lines_of(text)
    if not lines:
        raise ProblemError("problem_text.empty")
    return _kind(kind or kind_of(text) or "dlx").read(lines)


def write(problem: Problem, kind: str) -> str:
    """A problem as text of a kind.

    Raises:
        ProblemError: there is no such kind, or it is only read.
    """
    writer = _kind(kind).write
    if writer is None:
        raise ProblemError("problem_text.unwritten", kind=kind, kinds=", ".join(WRITTEN))
    return writer(problem)


def _kind(name: str) -> TextKind:
    for kind in KINDS:
        if kind.id == name:
            return kind
    raise ProblemError("problem_text.no_kind", kind=name, kinds=", ".join(kind.id for kind in KINDS))
