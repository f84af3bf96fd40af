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
from array import array
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Final

from solver_core.cover.kernel import arrays
from solver_core.cover.kernel.matrix import Flat
from solver_core.cover.kernel.word_numbers import WordNumbers
from solver_core.cover.problem import Problem, ProblemError
from solver_core.cover.texts.lines import Lines, TextLine, Word, one_line, words_for
from solver_core.errors import Message

_LONGEST_NAME: Final = 8
_OPTIONS: Final = 100
"""Options examined to detect the format."""
_SHOWN: Final = 40
_LABEL: Final = re.compile(rb"\| (empty )?option:([^\n-\r\x1c-\x1e]*)")
MARK: Final = "| exact cover"
"""A comment that identifies the format where it would not be detected: a single line, or names that are bits."""
_DRAWN: Final = re.compile(r"[1-9.0_*]+")
_BREAK, _BLANK = re.compile("[\x85\u2028\u2029]"), re.compile(r"[^\S\x00-\x7f]")
_CODE: Final = ("utf-8", "surrogatepass")


def read(text: Lines) -> Problem:
    """The problem in these lines; `write` is its inverse.

    Raises:
        ProblemError: they are not a problem, or use an unsupported feature.
    """
    head = next(_lines(text), None)
    if head is None:
        raise ProblemError("knuth.empty")
    primary, secondary = _items(head)
    data = _narrowed(text.text)
    found = WordNumbers(data)
    words = [data[start:end].decode(*_CODE) for start, end in zip(found.begins, found.finishes, strict=True)]
    items = found.numbers
    numbers, palette = _numbered(words, primary, secondary)
    colours = items[:] if len(palette) > 1 else array("i")
    arrays.renumber(items, numbers)
    if arrays.unfit(items, found.ends, len(primary) + len(secondary)) >= 0:
        raise _refusal(text, head, dict.fromkeys(primary, False) | dict.fromkeys(secondary, True))
    arrays.renumber(colours, array("i", [palette[word.partition(":")[2] or None] for word in words]))
    ends, labels = _named_options(data, found.ends, found.comments)
    flat = Flat(items, ends)
    return Problem.of_flat(
        primary, secondary, flat, flat_colours=colours, palette=tuple(palette), labels=labels
    )


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


def _narrowed(text: str) -> bytes:
    """A text with the blanks and line ends of ASCII alone."""
    if not text.isascii():
        text = _BLANK.sub(" ", _BREAK.sub("\n", text))
    return text.encode(*_CODE)


def _numbered(
    words: Sequence[str], primary: Sequence[str], secondary: Sequence[str]
) -> tuple["array[int]", dict[str | None, int]]:
    """For each word of an option the number of its item, -1 if it is not valid; and all colours, numbered from 1."""
    known = {name: number for number, name in enumerate((*primary, *secondary))}
    numbers, palette = array("i"), dict[str | None, int]({None: 0})
    for word in words:
        name, colon, colour = word.partition(":")
        number = known.get(name, -1)
        is_valid = not colon or (number >= len(primary) and colour and not {":", "|"} & set(colour))
        numbers.append(number if is_valid else -1)
        if colour:
            palette.setdefault(colour, len(palette))
    return numbers, palette


def _named_options(data: bytes, ends: "array[int]", comments: "array[int]") -> tuple["array[int]", list[str]]:
    """The ends of all options, with those of empty ones among them, and the names that comments give to options."""
    labels: dict[int, str] = {}
    all_ends, before = array("i"), 0
    for at, place in zip(comments[::2], comments[1::2], strict=True):
        found = _LABEL.match(data, place) if at >= 0 else None
        if found is None:
            continue
        all_ends.extend(ends[before:at])
        before = at
        labels[len(all_ends)] = one_line(found[2].decode(*_CODE))
        if found[1]:
            all_ends.append(all_ends[-1] if all_ends else 0)
    all_ends.extend(ends[before:])
    return all_ends, [labels.get(option, "") for option in range(len(all_ends))] if labels else []


def _refusal(text: Lines, head: TextLine, known: Mapping[str, bool]) -> ProblemError:
    """The error for the first invalid word below the line that declares the items, secondary ones as true."""
    lines = (line for line in _lines(text) if line.number > head.number)
    return next(
        ProblemError(fault, word.line, word.column)
        for line in lines
        for word, fault in _faults(line, known, head.number)
    )


def _faults(line: TextLine, known: Mapping[str, bool], head: int) -> Iterator[tuple[Word, Message]]:
    seen: set[str] = set()
    for word in line.words():
        fault = _fault(word.text, known, seen, head)
        if fault is not None:
            yield word, fault
        seen.add(word.text.partition(":")[0])


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
