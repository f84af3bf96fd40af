"""The lines of a text, with their numbers, and their words, with their columns."""

import csv
import re
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Final, NamedTuple, overload

from solver_core.cover.problem import Name, ProblemError

MOST_CHARACTERS: Final = 64 << 20
_BEGINNING: Final = 1 << 13
"""Characters after which the first line that ends is the last of those that are divided at once."""
_LONGEST_LABEL: Final = 100
_LONGEST_LINE: Final = 1 << 20
"""Characters of a line of cells, at most, which bounds a quotation that is never closed."""
_DELIMITERS: Final = ",;\t"
_QUOTATION: Final = re.compile(r'"[^"]*"')
_WORD: Final = re.compile(r"\S+")


class Word(NamedTuple):
    """A word with its line and column, counted from 1."""

    text: str
    line: int
    column: int


class TextLine(NamedTuple):
    """A line that is not blank; numbers are counted from 1."""

    number: int
    text: str

    def words(self) -> Iterator[Word]:
        """The words of the line, each with its line and column from 1, for messages."""
        return (Word(found[0], self.number, found.start() + 1) for found in _WORD.finditer(self.text))


class Lines(Sequence[TextLine]):
    """The lines of a text that are not blank; the first are there before the rest of the text is divided.

    Attributes:
        text: the text.
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self._end = text.find("\n", _BEGINNING) + 1
        self._first = _divided(text[: self._end or len(text)])

    @cached_property
    def _all(self) -> list[TextLine]:
        return _divided(self.text) if self._end else self._first

    def __len__(self) -> int:
        return len(self._all)

    def __bool__(self) -> bool:
        return bool(self._first or self._all)

    def __iter__(self) -> Iterator[TextLine]:
        yield from self._first
        yield from self._all[len(self._first) :]

    @overload
    def __getitem__(self, at: int) -> TextLine: ...
    @overload
    def __getitem__(self, at: slice) -> list[TextLine]: ...
    def __getitem__(self, at: int | slice) -> TextLine | list[TextLine]:
        if isinstance(at, int) and 0 <= at < len(self._first):
            return self._first[at]
        return self._all[at]


def _divided(text: str) -> list[TextLine]:
    lines = text.splitlines()
    return [TextLine(number, line) for number, line in enumerate(lines, 1) if line and not line.isspace()]


def lines_of(text: str) -> Lines:
    """The lines that are not blank, without a byte order mark.

    Raises:
        ProblemError: the text is too long.
    """
    if len(text) > MOST_CHARACTERS:
        raise ProblemError("problem_text.long", most=MOST_CHARACTERS >> 20)
    return Lines(text.removeprefix("\ufeff"))


def delimiter_of(line: TextLine) -> str | None:
    """The delimiter of a line of cells: the most frequent of the three, outside quotations."""
    text = _QUOTATION.sub("", line.text) if '"' in line.text else line.text
    best = max(_DELIMITERS, key=text.count)
    return best if best in text else None


def cells_of(line: TextLine, delimiter: str) -> list[str]:
    """The cells of a line, without the blanks around them.

    Raises:
        ProblemError: the line is too long, or a quotation in it is not closed.
    """
    if len(line.text) > _LONGEST_LINE:
        raise ProblemError("problem_text.long_line", line.number, most=_LONGEST_LINE)
    if '"' not in line.text:
        return [cell.strip() for cell in line.text.split(delimiter)]
    try:
        rows = list(csv.reader([line.text], delimiter=delimiter, strict=True))
    except csv.Error:
        raise ProblemError("problem_text.quotation", line.number) from None
    return [cell.strip() for cell in rows[0]]


def whole_number(word: Word) -> int:
    """A whole number from 0.

    Raises:
        ProblemError: the word is not a number, or is too long.
    """
    text = word.text
    if not (text.isascii() and text.isdigit()) or len(text) > len(str(MOST_CHARACTERS)):
        raise ProblemError("problem_text.number", word.line, word.column, found=repr(text[:20]))
    return int(text)


def sizes(line: TextLine) -> tuple[int, int] | None:
    """The two numbers of a first line that says how many rows and columns follow; None if it does not."""
    words = line.text.split()
    if len(words) != 2 or not all(word.isascii() and word.isdigit() and len(word) < 10 for word in words):
        return None
    return int(words[0]), int(words[1])


def one_line(label: str) -> str:
    """The name of an option as written: one line, of limited length."""
    return " ".join(label[:_LONGEST_LABEL].split())


def words_for(names: Sequence[Name]) -> list[str]:
    """A word for each name, without blanks and special characters, and all different."""
    words: list[str] = []
    taken: dict[str, int] = {}  # each word, and the last number tried as its suffix
    for name in names:
        parts = name if isinstance(name, tuple) else (name,)
        word = re.sub(r"[\s|:]+", "_", "_".join(map(str, parts))) or "_"
        unique = word
        while unique in taken:
            taken[word] = number = taken[word] + 1
            unique = f"{word}_{number}"
        taken[unique] = 1
        words.append(unique)
    return words
