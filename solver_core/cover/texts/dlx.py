r"""The format of Knuth's exact cover programs: DLX1, and what later ones have in common with it.

::

    | any comment                     a line that begins with a bar; blank lines mean nothing either
    A B C D | E F G                   the items; after a bar the secondary ones
    C E F                             an option: its items
    | option: first                   a comment that gives the next option a name: only we know it
    A D G:x                           a secondary item with a colour
    | empty option: second            a comment for an option without items, which has no line: only we know it

Names are of any characters but blanks, ``:`` and ``|``, and up to 8 long; here they may be longer. The first of
his programs skips an option of secondary items only; here it keeps its number and is never tried. Colours
(``x:c``, from DLX2 on) are of any characters, too; multiplicities (``2|x``, DLX3) and costs (``|$5``, DLX5) are
refused by name. Source: the introductions of dlx1.w and dlx2.w.

>>> from solver_core.cover.texts.lines import lines_of
>>> problem = read(lines_of("A B C | D\nA D\nB C"))
>>> problem, write(problem).split()
(<Problem: 3+1 items, 2 options>, ['A', 'B', 'C', '|', 'D', 'A', 'D', 'B', 'C'])
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Final

from solver_core.cover.problem import Coloured, Name, Problem, ProblemError
from solver_core.cover.texts.lines import TextLine, Word, one_line, words_for
from solver_core.errors import Message

_LONGEST_NAME: Final = 8
_OPTIONS: Final = 100
"""Options examined to detect the format."""
_SHOWN: Final = 40
_LABEL: Final = re.compile(r"\s*\| (empty )?option:(.*)")
MARK: Final = "| exact cover"
"""A comment that identifies the format where it would not be detected: a single line, or names that are bits."""
_DRAWN: Final = re.compile(r"[1-9.0_*]+")


def read(text: Sequence[TextLine]) -> Problem:
    """The problem in these lines; `write` is its inverse.

    Raises:
        ProblemError: they are not a problem, or use an unsupported feature.
    """
    head = next(_lines(text), None)
    if head is None:
        raise ProblemError("knuth.empty")
    primary, secondary = _items(head)
    known = dict.fromkeys(primary, False) | dict.fromkeys(secondary, True)
    options: list[list[Name]] = []
    labels, label = [], ""
    for line in text[text.index(head) + 1 :]:
        is_option = not _is_comment(line)
        if not is_option and (found := _LABEL.match(line.text)):
            label, is_option = one_line(found[2]), bool(found[1])
        if is_option:
            options.append([] if _is_comment(line) else _option(line, known, head.number))
            labels.append(label)
            label = ""
    return Problem(primary, options, secondary, labels=labels)


def write(problem: Problem, *, marked: bool = False) -> str:
    """A problem as text; names lose blanks, bars and colons. ``marked`` puts the `MARK` before it."""
    names = words_for(problem.names)
    primary, secondary = names[: len(problem.items)], names[len(problem.items) :]
    head = " ".join([*primary, *(["|", *secondary] if secondary else [])])
    options = (
        _named(problem.label(number), " ".join(words)) for number, words in enumerate(_words(problem, names))
    )
    return "".join(f"{line}\n" for line in (*([MARK] if marked else []), head, *options))


def holds(problem: Problem) -> bool:
    """Whether such a text can hold a problem: its first line cannot begin with a bar."""
    return bool(problem.items)


def detects(text: Sequence[TextLine]) -> bool:
    """Whether these lines are likely to be such a problem, perhaps with errors.

    There is the mark, or a line of several names, and most of the words below it are among these. Names that are
    lines, or long numbers, indicate a drawing, and 0 and 1 a matrix.
    """
    lines = _lines(text)
    try:
        primary, secondary = _items(next(lines))
    except (ProblemError, StopIteration):
        return False
    if text[0].text.strip() == MARK:
        return True
    names = {*primary, *secondary}
    options = [[name.partition(":")[0] for name in line.text.split()] for line in islice(lines, _OPTIONS)]
    words = [word for option in options for word in option]
    known = sum(word in names for word in words)
    is_shaped = len(names) > 1 and len(options) > 1 and known > len(words) // 2 and not names <= {"0", "1"}
    return is_shaped and not any(map(_is_drawn, names))


def _is_drawn(name: str) -> bool:
    return not any(map(str.isalnum, name)) or (len(name) > _LONGEST_NAME and bool(_DRAWN.fullmatch(name)))


def _lines(text: Sequence[TextLine]) -> Iterator[TextLine]:
    return (line for line in text if not _is_comment(line))


def _is_comment(line: TextLine) -> bool:
    return line.text.lstrip().startswith("|")


def _named(label: str, option: str) -> str:
    if not option:
        return f"| empty option: {one_line(label)}".rstrip()
    return f"| option: {one_line(label)}\n{option}" if label else option


def _items(line: TextLine) -> tuple[list[str], list[str]]:
    """The primary and the secondary items of the first line."""
    primary: list[str] = []
    secondary: list[str] = []
    target, seen = primary, set[str]()
    for word in line.words():
        name = word.text
        if name.startswith("|") and target is primary:
            target, name = secondary, name[1:]
            if not name:
                continue
        _check_name(name, word)
        if name in seen:
            raise ProblemError("knuth.item_twice", word.line, word.column, name=name[:_SHOWN])
        seen.add(name)
        target.append(name)
    return primary, secondary


def _check_name(name: str, word: Word) -> None:
    if "|" in name:
        if name == "|":
            raise ProblemError("knuth.second_bar", word.line, word.column)
        raise ProblemError("knuth.bar", word.line, word.column, found=word.text[:_SHOWN])
    if ":" in name:
        raise ProblemError("knuth.colon", word.line, word.column, found=word.text[:_SHOWN])


def _words(problem: Problem, names: Sequence[str]) -> Iterator[list[str]]:
    """For each option the words of its items."""
    colours = dict.fromkeys(colour for option in problem.colours for colour in option if colour is not None)
    words = dict(zip(colours, words_for(list(colours)), strict=True))
    for number, option in enumerate(problem.options):
        if not problem.colours:
            yield [names[item] for item in option]
        else:
            pairs = zip(option, problem.colours[number], strict=True)
            yield [
                names[item] if colour is None else f"{names[item]}:{words[colour]}" for item, colour in pairs
            ]


def _option(line: TextLine, known: Mapping[str, bool], head: int) -> list[Name]:
    """The items of an option; ``head`` is the number of the line that declares them, secondary ones as true."""
    names = line.text.split()
    if len(set(names)) == len(names) and known.keys() >= set(names):
        return list(names)
    seen: set[str] = set()
    found: list[Name] = []
    for word in line.words():
        name, colon, colour = word.text.partition(":")
        fault = _fault(word.text, known, seen, head)
        if fault is not None:
            raise ProblemError(fault, word.line, word.column)
        seen.add(name)
        found.append(Coloured(name, colour) if colon else name)
    return found


def _fault(text: str, known: Mapping[str, bool], seen: set[str], head: int) -> Message | None:
    """Why a word of an option is not a valid item; None if it is."""
    name, colon, colour = text.partition(":")
    shown = name[:_SHOWN]
    if "|" in text:
        return Message("knuth.cost", found=text[:_SHOWN])
    if name not in known:
        return Message("knuth.undeclared", name=text[:_SHOWN] if not name else shown, head=head)
    if name in seen:
        return Message("knuth.twice_in_option", name=shown)
    if colon and not known[name]:
        return Message("knuth.primary_colour", found=text[:_SHOWN])
    if colon and (not colour or ":" in colour):
        return Message("knuth.colour", found=text[:_SHOWN])
    return None
