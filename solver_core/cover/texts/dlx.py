"""Knuth's text for his programs DLX1 and DLX2 (TAOCP 7.2.2.1, exercise answers; his web page has many files).

The first line has the items, secondary ones behind a bar that stands alone; each other line is an option. Lines that
begin with a bar are comments::

    | the matrix of "Dancing Links" (2000)
    A B C D E F G
    C E F
    A D G
"""

from collections.abc import Sequence

from solver_core.cover.problem import Problem, ProblemError
from solver_core.cover.texts.lines import Line, words_for
from solver_core.errors.quoting import quoted


def read(lines: Sequence[Line]) -> Problem:
    """The problem of these lines.

    Raises:
        ProblemError: an item that the first line does not have, an item twice, a colour.
    """
    said = [line for line in lines if not line.text.startswith("|")]
    if not said:
        raise ProblemError("problem_text.no_items")
    items, secondary = _items(said[0])
    known = {*items, *secondary}
    options: list[list[str]] = []
    for line in said[1:]:
        option: dict[str, None] = {}
        for column, word in line.words():
            if word not in known:
                raise _unknown(line, column, word, said[0].number, known)
            if word in option:
                raise ProblemError("problem_text.twice", line.number, column, name=quoted(word))
            option[word] = None
        options.append(list(option))
    return Problem(items, options, secondary)


def write(problem: Problem) -> str:
    """A problem as such a text; names lose blanks, bars and colons."""
    words = words_for(problem.names)
    count = len(problem.items)
    heads = [*words[:count], "|", *words[count:]] if problem.secondary else words
    body = (" ".join(words[item] for item in option) for option in problem.options if option)
    return "".join(f"{line}\n" for line in (" ".join(heads), *body))


def _items(line: Line) -> tuple[list[str], list[str]]:
    parts: tuple[list[str], list[str]] = ([], [])
    is_secondary = False
    seen: set[str] = set()
    for column, word in line.words():
        if word == "|" and not is_secondary:
            is_secondary = True
        elif "|" in word or ":" in word:
            raise ProblemError("problem_text.item_name", line.number, column, name=quoted(word))
        elif word in seen:
            raise ProblemError("problem_text.twice", line.number, column, name=quoted(word))
        else:
            seen.add(word)
            parts[is_secondary].append(word)
    return parts


def _unknown(line: Line, column: int, word: str, head: int, known: set[str]) -> ProblemError:
    item, colon, _ = word.partition(":")
    if colon and item in known:
        return ProblemError("problem_text.colour", line.number, column, name=quoted(word))
    return ProblemError("problem_text.unknown", line.number, column, name=quoted(word), head=head)
