"""Rows as lists of their columns, each preceded by its length, as in HUST 1017.

The first line says how many rows and columns there are::

    3 4
    2 1 4
    2 2 3
    2 3 4
"""

from collections.abc import Sequence

from solver_core.cover.problem import Problem, ProblemError
from solver_core.cover.texts.lines import TextLine, sizes, whole_number


def detects(lines: Sequence[TextLine]) -> bool:
    """Whether the first line has two numbers, and the others begin with how many follow."""
    stated = sizes(lines[0]) if lines else None
    if stated is None or len(lines) - 1 != stated[0]:
        return False
    rows = (line.text.split() for line in lines[1:])
    return all(row[0] == str(len(row) - 1) for row in rows)


def read(lines: Sequence[TextLine]) -> Problem:
    """The problem whose items are the columns, numbered from 1.

    Raises:
        ProblemError: an invalid number, an unknown or repeated column, or a wrong count.
    """
    stated = sizes(lines[0])
    if stated is None:
        raise ProblemError("problem_text.sizes", lines[0].number)
    count, width = stated
    if len(lines) - 1 != count:
        raise ProblemError("problem_text.count", lines[0].number, count=count, found=len(lines) - 1)
    options = []
    for line in lines[1:]:
        words = list(line.words())
        length, *columns = map(whole_number, words)
        if length != len(columns):
            raise ProblemError("problem_text.length", line.number, length=length, found=len(columns))
        seen: set[int] = set()
        for word, column in zip(words[1:], columns, strict=True):
            if not 1 <= column <= width:
                raise ProblemError("problem_text.column", word.line, word.column, number=column, width=width)
            if column in seen:
                raise ProblemError("problem_text.twice", word.line, word.column, name=str(column))
            seen.add(column)
        options.append(columns)
    return Problem(range(1, width + 1), options)
