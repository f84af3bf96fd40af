"""A 0-1 matrix: a row a line, with or without blanks between its 0s and 1s.

A first line may say how many rows and columns there are, as judges give it::

    3 4
    1 0 0 1
    0 1 1 0
    0 0 1 1
"""

import re
from collections.abc import Sequence
from typing import Final

from solver_core.cover.problem import Problem, ProblemError
from solver_core.cover.texts.lines import TextLine, sizes

_BLANKS: Final = {ord(blank): None for blank in " \t\xa0"}
_NO_BIT: Final = re.compile(r"[^01]")


def detects(lines: Sequence[TextLine]) -> bool:
    """Whether all lines have 0 and 1 only, but perhaps the first, and are two or more of two or more each."""
    if _has_sizes(lines):
        return not any(_NO_BIT.search(_bits(line)) for line in lines[1:])
    bits = list(map(_bits, lines))
    return (
        len(bits) > 1
        and all(len(row) > 1 and not _NO_BIT.search(row) for row in bits)
        and "1" in "".join(bits)
    )


def read(lines: Sequence[TextLine]) -> Problem:
    """The problem whose items are the columns, numbered from 1, and whose options are the rows.

    Raises:
        ProblemError: rows of different lengths, another sign, or other numbers of rows and columns than the first line
            says.
    """
    has_sizes = _has_sizes(lines)
    rows = lines[1:] if has_sizes else lines
    width = len(_bits(rows[0])) if rows else 0
    if has_sizes:
        count, width = sizes(lines[0]) or (0, 0)
        if len(rows) != count:
            raise ProblemError("problem_text.count", lines[0].number, count=count, found=len(rows))
    options = []
    for line in rows:
        bits = _bits(line)
        if wrong := _NO_BIT.search(bits):
            column = line.text.index(wrong.group()) + 1
            raise ProblemError("problem_text.bit", line.number, column, found=repr(wrong.group()))
        if len(bits) != width:
            raise ProblemError("problem_text.width", line.number, count=len(bits), width=width)
        options.append([found.start() + 1 for found in re.finditer("1", bits)])
    return Problem(range(1, width + 1), options)


def write(problem: Problem) -> str:
    """The matrix of a problem; that some columns are secondary is lost, and so are their names."""
    width = len(problem.names)
    rows = []
    for option in problem.options:
        row = bytearray(b"0" * width)
        for item in option:
            row[item] = ord("1")
        rows.append(f"{row.decode()}\n")
    return "".join(rows)


def _bits(line: TextLine) -> str:
    return line.text.translate(_BLANKS)


def _has_sizes(lines: Sequence[TextLine]) -> bool:
    """Whether the first line is no row: two numbers, one of which is no bit, or which are those of the rows that follow."""
    if not lines or (stated := sizes(lines[0])) is None:
        return False
    if max(stated) > 1 or not lines[1:]:
        return True
    return len(lines) - 1 == stated[0] and all(len(_bits(line)) == stated[1] for line in lines[1:])
