"""The lines of a text, with their numbers, and their words, with their columns."""

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from solver_core.cover.problem import Name, ProblemError

MOST_CHARACTERS: Final = 64 << 20
_LONGEST_LABEL: Final = 100
_WORD: Final = re.compile(r"\S+")


class Word(NamedTuple):
    """A word of a line and where it stands, counted from 1."""

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


def lines_of(text: str) -> list[TextLine]:
    """The lines that are not blank, without a mark of byte order.

    Raises:
        ProblemError: the text is too long.
    """
    if len(text) > MOST_CHARACTERS:
        raise ProblemError("problem_text.long", most=MOST_CHARACTERS >> 20)
    lines = text.removeprefix("\ufeff").splitlines()
    return [TextLine(number, line) for number, line in enumerate(lines, 1) if line and not line.isspace()]


def whole_number(word: Word) -> int:
    """A whole number from 0.

    Raises:
        ProblemError: the word is none, or is longer than any that is of use.
    """
    text = word.text
    if not (text.isascii() and text.isdigit()) or len(text) > len(str(MOST_CHARACTERS)):
        raise ProblemError("problem_text.number", word.line, word.column, found=repr(text[:20]))
    return int(text)


def sizes(line: TextLine) -> tuple[int, int] | None:
    """The two numbers of a first line that says how many rows and columns follow; None where it does not."""
    words = line.text.split()
    if len(words) != 2 or not all(word.isascii() and word.isdigit() and len(word) < 10 for word in words):
        return None
    return int(words[0]), int(words[1])


def one_line(label: str) -> str:
    """The name of an option as it is written: in one line, and not too long."""
    return " ".join(label[:_LONGEST_LABEL].split())


def words_for(names: Sequence[Name]) -> list[str]:
    """A word for each name, without blanks and marks, and none twice."""
    words: list[str] = []
    taken: set[str] = set()
    for name in names:
        parts = name if isinstance(name, tuple) else (name,)
        word = re.sub(r"[\s|:]+", "_", "_".join(map(str, parts))) or "_"
        unique, number = word, 2
        while unique in taken:
            unique, number = f"{word}_{number}", number + 1
        taken.add(unique)
        words.append(unique)
    return words
