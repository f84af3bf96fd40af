"""A table of items and options, as spreadsheets write it: CSV with commas, semicolons or tabs.

The first line has the items; a first column without a name has the names of options. In
the others 1 or x says that the option covers the item, and 0 or nothing that it does not. Items after a
column that is called ``|`` are secondary::

    ,A,B,C,|,D
    first,1,,1,,
    second,,1,,,1

Names that a spreadsheet would take for formulas are written by `guarded`. A table without names is a `matrix`.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from solver_core.cover.problem import Problem, ProblemError
from solver_core.cover.texts import matrix
from solver_core.cover.texts.lines import TextLine, cells_of, delimiter_of, one_line, words_for
from solver_core.cover.texts.matrix import CELLS
from solver_core.errors.quoting import guarded, quoted, unguarded

_BAR: Final = "|"
_QUOTED: Final = frozenset(',;\t"')


def detects(lines: Sequence[TextLine]) -> bool:
    """Whether all lines have the same number of one delimiter, outside quotations, and the first has names."""
    if not lines or (delimiter := delimiter_of(lines[0])) is None:
        return False
    if delimiter == "\t" and not any({"1", "x", "X"} & set(line.text.split("\t")) for line in lines[1:]):
        return False
    try:
        head = cells_of(lines[0], delimiter)
        is_named = not _are_bits(head) and (len(lines) > 1 or _BAR in head)
        return is_named and all(len(cells_of(line, delimiter)) == len(head) for line in lines)
    except ProblemError:
        return False


def read(lines: Sequence[TextLine]) -> Problem:
    """The problem of these lines.

    Raises:
        ProblemError: rows of different lengths, an invalid cell, or a repeated name.
    """
    delimiter = delimiter_of(lines[0]) or ","
    names = [unguarded(cell) for cell in cells_of(lines[0], delimiter)]
    if _are_bits(names):
        return matrix.read(lines)
    first = 0 if names[0] else 1
    bar = names.index(_BAR) if _BAR in names else len(names)
    seen: set[str] = set()
    for at, name in enumerate(names[first:], first):
        if not name or name in seen:
            code = "problem_text.twice" if name else "problem_text.unnamed"
            raise ProblemError(code, lines[0].number, name=quoted(name), place=at + 1)
        seen.add(name)
    options, labels = [], []
    for line in lines[1:]:
        cells = cells_of(line, delimiter)
        if len(cells) != len(names):
            raise ProblemError("problem_text.width", line.number, count=len(cells), width=len(names))
        option = []
        for at, cell in enumerate(cells[first:], first):
            bit = CELLS.get(cell)
            if bit == "1" and at != bar:
                option.append(names[at])
            elif bit != "0":
                raise ProblemError(
                    "problem_text.cell", line.number, name=quoted(names[at]), found=quoted(cell[:20])
                )
        options.append(option)
        labels.append(one_line(unguarded(cells[0])) if first else "")
    return Problem(names[first:bar], options, names[bar + 1 :], labels=labels)


def write(problem: Problem, *, marked: bool = False) -> str:
    """A problem as such a table, with commas; ``marked`` adds the column with the bar even without secondary items."""
    words, count = words_for(problem.names), len(problem.items)
    # Without a bar, names such as "x" would be read as a row.
    has_bar = bool(problem.secondary) or marked or _are_bits(words)
    has_labels = bool(problem.labels) or not words
    head = [*words[:count], *([_BAR] if has_bar else []), *words[count:]]
    lines = [_line([*([""] if has_labels else []), *head])]
    places = [*range(count), *range(count + 1, len(words) + 1)]
    for number, option in enumerate(problem.options):
        row = ["0"] * len(head)
        if has_bar:
            row[count] = ""
        for item in option:
            row[places[item]] = "1"
        lines.append(_line([*([one_line(problem.label(number))] if has_labels else []), *row]))
    return "".join(lines)


def holds(problem: Problem) -> bool:
    """Whether a table can hold a problem: it has no place for colours."""
    return not problem.colours


def _line(cells: Iterable[str]) -> str:
    return ",".join(map(_cell, map(guarded, cells))) + "\n"


def _cell(text: str) -> str:
    doubled = text.replace('"', '""')
    return f'"{doubled}"' if _QUOTED & set(text) else text


def _are_bits(cells: Sequence[str]) -> bool:
    return all(cell in CELLS for cell in cells)
