"""Reads the input of judges word by word, ignoring the layout of blanks and line ends."""

import re
from array import array
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple, NoReturn

from solver_core.cli.streams import Unreadable
from solver_core.cover.kernel import arrays

_WORD: Final = re.compile(r"\S+")
_NUMBER: Final = re.compile(r"[+-]?\d{1,20}", re.ASCII)
_BLANKS: Final = b" \t\r\n\v\f"
_LONGEST: Final = 1 << 24
"""Characters of a line, at most."""
_MOST: Final = 2**31 - 1


class JudgeWord(NamedTuple):
    """A word with its line and column, counted from 1."""

    text: str
    line: int
    column: int


class JudgeInput:
    """The words of a stream, read line by line on demand.

    Args:
        lines: lines of bytes, such as an open binary file.
    """

    def __init__(self, lines: Iterable[bytes]) -> None:
        self._lines = enumerate(lines, 1)
        self._words: Iterator[JudgeWord] = iter(())
        self._next: JudgeWord | None = None
        self._data = b""
        self.line = 0

    def peek(self) -> JudgeWord | None:
        """The next word without consuming it; None at the end."""
        while self._next is None:
            self._next = next(self._words, None)
            if self._next is None and not self._read_line():
                return None
        return self._next

    def word(self, what: str) -> JudgeWord:
        """The next word.

        Raises:
            Unreadable: the input ends.
        """
        word = self.peek()
        if word is None:
            raise Unreadable(f"standard input: line {self.line + 1}: it ends where {what} is expected")
        self._next = None
        return word

    def number(self, what: str, least: int = 0, most: int = 2**63 - 1) -> int:
        """The next word as a whole number.

        Raises:
            Unreadable: it is not a number, or out of range.
        """
        word = self.word(what)
        if not _NUMBER.fullmatch(word.text) or not least <= int(word.text) <= most:
            refuse(word, f"{what} from {least} to {most}")
        return int(word.text)

    def numbers(self, count: int, what: str) -> "array[int]":
        """This many whole numbers from 0, usually those of a line.

        Raises:
            Unreadable: one is not a number, or the input ends.
        """
        if self._is_between_lines() and self._read_line():
            found = array("i", bytes(4 * (len(self._data) // 2 + 1)))
            if arrays.scan(self._data, found) == count:
                self._words = iter(())
                return found[:count]
        return array("i", [self.number(what, 0, _MOST) for _ in range(count)])

    def counted(self, what: str, most: int) -> tuple["array[int]", int]:
        """A count, then that many numbers, each reduced by one; and the line of the count.

        Raises:
            Unreadable: one is no number, or there are too few.
        """
        if self._is_between_lines() and self._read_line():
            found = array("i", bytes(4 * (len(self._data) // 2 + 1)))
            count = arrays.scan(self._data, found, 1)
            if count > 0 and found[0] + 2 == count <= most + 1:
                self._words = iter(())
                return found[1:count], self.line
        first = self.number(f"how many {what}s follow", 0, most)
        line = self.line
        return array("i", [self.number(f"a {what}", 1, _MOST) - 1 for _ in range(first)]), line

    def signs(self, count: int, known: str, what: str) -> tuple[str, bool]:
        """The next ``count`` characters, ignoring blanks, and whether there were blanks between them.

        Raises:
            Unreadable: a character is unknown, or the input ends.
        """
        if self._is_between_lines() and self._read_line():
            row = self._data.translate(None, _BLANKS)
            if len(row) == count and not row.translate(None, known.encode()):
                self._words = iter(())
                return row.decode(), len(self._data.split()) == count
        found: list[str] = []
        length, words = 0, 0
        while length < count:
            word = self.word(what)
            if wrong := next((at for at, sign in enumerate(word.text) if sign not in known), None):
                refuse(word._replace(column=word.column + wrong, text=word.text[wrong:]), what)
            if word.text[0] not in known:
                refuse(word, what)
            if length + len(word.text) > count:
                rest = count - length
                refuse(word._replace(column=word.column + rest, text=word.text[rest:]), "a line end")
            found.append(word.text)
            length += len(word.text)
            words += 1
        return "".join(found), words == count

    def _is_between_lines(self) -> bool:
        """Whether all words of the line read last have been taken."""
        if self._next is None:
            self._next = next(self._words, None)
        return self._next is None

    def _read_line(self) -> bool:
        while (numbered := next(self._lines, None)) is not None:
            self.line, self._data = numbered
            if len(self._data) > _LONGEST:
                raise Unreadable(f"standard input: line {self.line}: it is longer than {_LONGEST} characters")
            if self._data.isspace():
                continue
            text = self._data.decode("latin-1").removeprefix("\xef\xbb\xbf")
            self._words = (
                JudgeWord(found.group(), self.line, found.start() + 1) for found in _WORD.finditer(text)
            )
            return True
        return False


def refuse(word: JudgeWord, what: str) -> NoReturn:
    """Report what was expected instead of a word.

    Raises:
        Unreadable: always.
    """
    found = repr(word.text[:20])
    raise Unreadable(
        f"standard input: line {word.line}, column {word.column}: {found} stands where {what} is expected"
    )
