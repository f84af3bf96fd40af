r"""Problems as text: which kinds there are, and which kind a text is.

>>> problem = read("a b c | d\na d\nb c\nc d\n")
>>> problem.secondary, problem.option_names(0)
(('d',), ('a', 'd'))
>>> print(write(problem, "csv"), end="")
a,b,c,|,d
1,0,0,,1
0,1,1,,0
0,0,1,,1
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from solver_core.cover.problem import Problem, ProblemError
from solver_core.cover.texts import dlx, matrix, placements, table
from solver_core.cover.texts.lines import Lines, TextLine, lines_of


@dataclass(frozen=True, slots=True)
class TextKind:
    """A kind of text that describes a problem.

    Attributes:
        id: its name in commands and files.
        detects: whether these lines look like it; asked in the order of `KINDS`.
        read: makes the problem, or raises a `ProblemError` that names line and column.
        write: a problem as text; None if this kind is only read. ``marked`` adds a marker that identifies the kind.
        holds: whether this kind can hold a problem, apart from names and labels.
    """

    id: str
    detects: Callable[[Sequence[TextLine]], bool]
    read: Callable[[Lines], Problem]
    write: Callable[..., str] | None = None
    holds: Callable[[Problem], bool] = lambda _: False


KINDS: Final = (
    TextKind("placements", placements.detects, placements.read),
    TextKind("matrix", matrix.detects, matrix.read, matrix.write, matrix.holds),
    TextKind("rows", matrix.detects_lists, matrix.read_lists),
    TextKind("csv", table.detects, table.read, table.write, table.holds),
    TextKind("dlx", dlx.detects, dlx.read, dlx.write, dlx.holds),
)
"""The kinds in the order of detection: text of 0s and 1s first, then the most specific; any words could be Knuth's."""

_LOOKED_AT: Final = 1 << 22
"""Characters used to detect the kind of a text."""

WRITTEN: Final = tuple(kind.id for kind in KINDS if kind.write)
"""The kinds that can be written."""


def kind_of(text: str) -> str | None:
    """The kind that a text looks like; None if it looks like none."""
    return next(_kinds(text), None)


def also(text: str, kind: str) -> tuple[str, ...]:
    """The other kinds as which the text is valid: if there are any, tell the user that it is ambiguous."""
    found = []
    for other in _kinds(text):
        if other == kind:
            continue
        with suppress(ProblemError):
            read(text, other)
            found.append(other)
    return tuple(found)


def _kinds(text: str) -> Iterator[str]:
    """All kinds that a text looks like, the likeliest first."""
    if len(text) > _LOOKED_AT:
        text = text[: text.rfind("\n", 0, _LOOKED_AT) + 1 or _LOOKED_AT]
    lines = lines_of(text)
    return (kind.id for kind in KINDS if kind.detects(lines))


def read(text: str, kind: str | None = None) -> Problem:
    """The problem that a text describes.

    Args:
        text: of any of the kinds.
        kind: its kind; None: detect it.

    Raises:
        ProblemError: it does not describe a problem; with line and column.
    """
    lines = lines_of(text)
    if not lines:
        raise ProblemError("problem_text.empty")
    return _kind(kind or kind_of(text) or "dlx").read(lines)


def write(problem: Problem, kind: str) -> str:
    """A problem as text of a kind; `read` reads it back as the same problem, even without the kind.

    Raises:
        ProblemError: there is no such kind, or it is only read, or cannot hold the problem.
    """
    row = _kind(kind)
    if row.write is None:
        raise ProblemError("problem_text.unwritten", kind=kind, kinds=", ".join(WRITTEN))
    if not row.holds(problem):
        raise ProblemError("problem_text.unheld", kind=kind, kinds=", ".join(kinds_for(problem)) or "-")
    text = row.write(problem)
    return text if kind_of(text) == kind else row.write(problem, marked=True)


def kinds_for(problem: Problem) -> tuple[str, ...]:
    """The kinds of text that can hold a problem."""
    return tuple(kind.id for kind in KINDS if kind.holds(problem))


def _kind(name: str) -> TextKind:
    for kind in KINDS:
        if kind.id == name:
            return kind
    raise ProblemError("problem_text.no_kind", kind=name, kinds=", ".join(kind.id for kind in KINDS))
