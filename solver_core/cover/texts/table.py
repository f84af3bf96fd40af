"""A table of items and options, as spreadsheets write it: CSV with commas, semicolons or tabs.

The first line has the items; a column without a name there, if it is the first, has the names of options. In
the others 1 or x says that the option covers the item, and 0 or nothing that it does not. Items behind a
column that is called ``|`` are secondary. A name that a spreadsheet would take for a formula has an apostrophe
in front::

    ,A,B,C,|,D
    first,1,,1,,
    second,,1,,,1
"""

import csv
from collections.abc import Sequence
from io import StringIO
from typing import Final

from solver_core.cover.problem import Problem, ProblemError
from solver_core.cover.texts.lines import TextLine, one_line, words_for
from solver_core.errors.quoting import guarded, quoted, unguarded

_DELIMITERS: Final = ",;\t"
_COVERED: Final = frozenset({"1", "x", "X"})
_NOT: Final = frozenset({"0", "", "-", "."})
_LONGEST: Final = 1 << 20
"""Characters of a cell, at most: a quotation that is never closed takes no more."""


def detects(lines: Sequence[TextLine]) -> bool:
    """Whether all lines have equally many delimiters of one kind, outside quotations."""
    if len(lines) < 2 or (delimiter := _delimiter(lines[0])) is None:
        return False
    if delimiter == "\t" and not any(_COVERED & set(line.text.split("\t")) for line in lines[1:]):
        return False
    try:
        return len({len(_cells(line, delimiter)) for line in lines}) == 1
    except ProblemError:
        return False


def read(lines: Sequence[TextLine]) -> Problem:
    """The problem of these lines.

    Raises:
        ProblemError: rows of different lengths, a cell with something else, a name twice.
    """
    delimiter = _delimiter(lines[0]) or ","
    head = _cells(lines[0], delimiter)
    is_bits = _are_bits(head)
    rows = lines if is_bits else lines[1:]
    names = list(map(str, range(1, len(head) + 1))) if is_bits else list(map(unguarded, head))
    first = 1 if not is_bits and not head[0] else 0
    bar = names.index("|") if "|" in names else len(names)
    seen: set[str] = set()
    for at, name in enumerate(names[first:], first):
        if not name or name in seen:
            code = "problem_text.twice" if name else "problem_text.unnamed"
            raise ProblemError(code, lines[0].number, name=quoted(name), place=at + 1)
        seen.add(name)
    options, labels = [], []
    for line in rows:
        cells = _cells(line, delimiter)
        if len(cells) != len(names):
            raise ProblemError("problem_text.width", line.number, count=len(cells), width=len(names))
        option = []
        for at, cell in enumerate(cells[first:], first):
            if cell in _COVERED and at != bar:
                option.append(names[at])
            elif cell not in _NOT:
                raise ProblemError(
                    "problem_text.cell", line.number, name=quoted(names[at]), found=quoted(cell[:20])
                )
        options.append(option)
        labels.append(one_line(unguarded(cells[0])) if first else "")
    return Problem(names[first:bar], options, names[bar + 1 :], labels=labels)


def write(problem: Problem) -> str:
    """A problem as such a table, with commas."""
    words, count = words_for(problem.names), len(problem.items)
    places = [*range(count), *(range(count + 1, len(words) + 1))]
    # Without a bar, names such as "x" would be read as a row.
    has_bar = bool(problem.secondary) or _are_bits(words)
    width = len(words) + has_bar
    head = [*words[:count], *(["|", *words[count:]] if has_bar else [])]
    stream = StringIO()
    writer = csv.writer(stream, lineterminator="\n")
    writer.writerow([""] * bool(problem.labels) + list(map(guarded, head)))
    for number, option in enumerate(problem.options):
        row = ["0"] * width
        if has_bar:
            row[count] = ""
        for item in option:
            row[places[item]] = "1"
        writer.writerow([guarded(one_line(problem.label(number))), *row] if problem.labels else row)
    return stream.getvalue()


def _are_bits(cells: Sequence[str]) -> bool:
    return all(cell in _COVERED | _NOT for cell in cells)


def _delimiter(line: TextLine) -> str | None:
    """The delimiter of the first line, the one that it has most of."""
    counts = {delimiter: line.text.count(delimiter) for delimiter in _DELIMITERS}
    best = max(counts, key=lambda delimiter: counts[delimiter])
    return best if counts[best] else None


def _cells(line: TextLine, delimiter: str) -> list[str]:
    if len(line.text) > _LONGEST:
        raise ProblemError("problem_text.long_line", line.number, most=_LONGEST)
    try:
        rows = list(csv.reader([line.text], delimiter=delimiter, strict=True))
    except csv.Error:
        raise ProblemError("problem_text.quotation", line.number) from None
    return [cell.strip() for cell in rows[0]]
