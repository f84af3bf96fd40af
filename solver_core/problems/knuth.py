r"""The text that Knuth's programs for exact cover read: DLX1, and what later ones have in common with it.

::

    | any comment                     a line that begins with a bar; blank lines mean nothing either
    A B C D | E F G                   the items; behind a bar the secondary ones
    C E F                             an option: its items
    A D G

Names are of any characters but blanks, ``:`` and ``|``, and up to 8 long; longer ones are read as well. The first of
his programs passes over an option of secondary items only; here it keeps its number, and no search tries it. Colours
(``x:c``, from DLX2 on), multiplicities (``2|x``, DLX3) and costs (``|$5``, DLX5) are refused by name. Source: the
introduction of dlx1.w.

>>> problem = read("A B C | D\nA D\nB C")
>>> problem, write(problem).split()
(<Problem: 3+1 items, 2 options>, ['A', 'B', 'C', '|', 'D', 'A', 'D', 'B', 'C'])
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import islice
from typing import Final, NamedTuple

from solver_core.cover import Problem, ProblemError
from solver_core.errors import Message
from solver_core.errors.quoting import quoted
from solver_core.sudoku.grid_text import Line, numbered

MOST_CHARACTERS: Final = 1 << 18
"""Of a text: some 50,000 names."""

_LONGEST_NAME: Final = 8
_LOOKED_AT: Final = 1 << 16
"""Characters from which it is seen whether a text may be such a problem."""
_OPTIONS: Final = 100
"""Options that are looked at for the same."""
_SHOWN: Final = 40

_WORD: Final = re.compile(r"\S+")
_CELLS: Final = re.compile(r"[1-9.0_*]+")


class KnuthError(ProblemError):
    """A text is no problem in Knuth's format."""


class _Word(NamedTuple):
    """A word of a line and where it stands, counted from 1."""

    text: str
    line: int
    column: int


def read(text: str) -> Problem:
    """The problem in a text; `write` is its inverse.

    Raises:
        KnuthError: it is none, has what is not known here, or is too long.
    """
    if len(text) > MOST_CHARACTERS:
        raise KnuthError("knuth.long", count=len(text), most=MOST_CHARACTERS)
    lines = _lines(text)
    head = next(lines, None)
    if head is None:
        raise KnuthError("knuth.empty")
    primary, secondary = _items(head)
    known = {*primary, *secondary}
    return Problem(primary, [_option(line, known, head.number) for line in lines], secondary)


@lru_cache(maxsize=8)
def problem(text: str) -> Problem:
    """The problem in a text: one for all its searches, like that of a sample of the gallery.

    Raises:
        KnuthError: it is none.
    """
    return read(text)


def write(problem: Problem, comments: Iterable[str] = ()) -> str:
    """A problem as text, with comments before it; `read` gives the problem back, with names that are text.

    Raises:
        ProblemError: a name is too long for Knuth's programs, has a blank or a sign of the format, or is not the only
            one that is written so.
    """
    names = [_written(name) for name in problem.names]
    if len(set(names)) < len(names):
        raise ProblemError("knuth.same_text")
    primary, secondary = names[: len(problem.items)], names[len(problem.items) :]
    head = " ".join([*primary, *(["|", *secondary] if secondary else [])])
    options = (" ".join(names[item] for item in option) for option in problem.options)
    remarks = (f"| {' '.join(comment.split())}" for comment in comments)
    return "".join(f"{line}\n" for line in (*remarks, head, *options))


def is_knuth(text: str) -> bool:
    """Whether a text is likely to be such a problem: not whether it is one without a fault, and never a Sudoku.

    It has a line of several names, and most of the words below it are among these.
    """
    lines = _lines(text[:_LOOKED_AT])
    try:
        primary, secondary = _items(next(lines))
    except (KnuthError, StopIteration):
        return False
    names = [*primary, *secondary]
    options = [[name.partition(":")[0] for name in line.text.split()] for line in islice(lines, _OPTIONS)]
    words = [word for option in options for word in option]
    known = sum(word in names for word in words)
    is_shaped = len(names) > 1 and len(options) > 1 and known > len(words) // 2
    return is_shaped and not _seem_cells(names, len(options[0]))


def _seem_cells(names: Sequence[str], beside: int) -> bool:
    """Might these be cells of a Sudoku, side by side or apart with as many below, or the frame around them?"""
    if not all(any(map(str.isalnum, name)) for name in names):
        return True
    cells = [name for name in names if _CELLS.fullmatch(name)]
    return len(cells) == beside == 9 or any(len(name) > _LONGEST_NAME for name in cells)


def _lines(text: str) -> Iterator[Line]:
    """The lines that are neither blank nor comments."""
    for line in numbered(text):
        written = line.text.lstrip()
        if written and not written.startswith("|"):
            yield line


def _words(line: Line) -> Iterator[_Word]:
    """The words of a line and where they stand."""
    return (_Word(found[0], line.number, found.start() + 1) for found in _WORD.finditer(line.text))


def _items(line: Line) -> tuple[list[str], list[str]]:
    """The primary and the secondary items of the first line."""
    primary: list[str] = []
    secondary: list[str] = []
    target, seen = primary, set[str]()
    for word in _words(line):
        name = word.text
        if name.startswith("|") and target is primary:
            target, name = secondary, name[1:]
            if not name:
                continue
        _check_name(name, word)
        if name in seen:
            raise KnuthError("knuth.item_twice", word.line, word.column, name=name[:_SHOWN])
        seen.add(name)
        target.append(name)
    return primary, secondary


def _check_name(name: str, word: _Word) -> None:
    if "|" in name:
        if name == "|":
            raise KnuthError("knuth.second_bar", word.line, word.column)
        raise KnuthError("knuth.bar", word.line, word.column, found=word.text[:_SHOWN])
    if ":" in name:
        raise KnuthError("knuth.colon", word.line, word.column, found=word.text[:_SHOWN])


def _option(line: Line, known: set[str], head: int) -> list[str]:
    """The items of an option; ``head`` is the number of the line that declares them."""
    names = line.text.split()
    seen: set[str] = set(names)
    if len(seen) == len(names) and known.issuperset(seen):
        return names
    seen.clear()
    for word in _words(line):
        if word.text not in known or word.text in seen:
            raise KnuthError(_fault(word.text, known, seen, head), word.line, word.column)
        seen.add(word.text)
    return names


def _fault(name: str, known: set[str], seen: set[str], head: int) -> Message:
    """Why a word of an option is none of the items that it may have."""
    shown = name[:_SHOWN]
    item, colon, _ = name.partition(":")
    if name in seen:
        return Message("knuth.twice_in_option", name=shown)
    if colon and item in known:
        return Message("knuth.colour", found=shown)
    if "|" in name:
        return Message("knuth.cost", found=shown)
    return Message("knuth.undeclared", name=shown, head=head)


def _written(name: object) -> str:
    text = str(name)
    if not isinstance(name, str | int) or not text or len(text) > _LONGEST_NAME or re.search(r"[\s:|]", text):
        raise ProblemError("knuth.name", name=quoted(name), count=_LONGEST_NAME)
    return text
