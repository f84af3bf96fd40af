"""Placements and the cells that they cover, one cell per line, for tilings computed by other programs.

The first line is ``f x y``; each other line says that placement f covers the cell in column x and row y::

    f x y
    I1 0 0
    I1 1 0
    I2 0 1
    I2 1 1

The cells are the items, row by row; the placements are the options, in order of appearance. A line with a name alone
gives an item that has no place, such as the piece that all placements of one shape share::

    I1 I
"""

from collections.abc import Sequence

from solver_core.cover.problem import Name, Problem, ProblemError
from solver_core.cover.texts.lines import TextLine, whole_number
from solver_core.errors.quoting import quoted

_HEAD = ["f", "x", "y"]
_OF_A_CELL, _OF_A_NAME = 3, 2


def detects(lines: Sequence[TextLine]) -> bool:
    """Whether the first line is that of this format."""
    return bool(lines) and lines[0].text.split() == _HEAD


def read(lines: Sequence[TextLine]) -> Problem:
    """The problem of these lines; a cell is called (x, y).

    Raises:
        ProblemError: a line is of neither kind, or repeated.
    """
    options: dict[str, dict[Name, None]] = {}
    for line in lines[1:]:
        words = list(line.words())
        if len(words) not in {_OF_A_CELL, _OF_A_NAME}:
            raise ProblemError("problem_text.placement", line.number)
        item: Name = words[1].text
        if len(words) == _OF_A_CELL:
            item = tuple(map(whole_number, words[1:]))
        option = options.setdefault(words[0].text, {})
        if item in option:
            raise ProblemError("problem_text.twice", line.number, words[1].column, name=quoted(item))
        option[item] = None
    items = {item: None for option in options.values() for item in option}
    cells = sorted((item for item in items if isinstance(item, tuple)), key=lambda cell: cell[::-1])
    named = [item for item in items if not isinstance(item, tuple)]
    return Problem([*named, *cells], map(list, options.values()))
