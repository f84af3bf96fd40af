"""Parameters of a problem as data: what kind of value each takes, in which range, and how it is written as text.

>>> IntParameter("n", 1, 20, 8).read("12")
12
>>> Drawing("holes", "x", "height", "width").size({"height": 2, "width": 3})
(2, 3)
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final, TypeAlias, cast

from solver_core.cover import ProblemError
from solver_core.errors.quoting import quoted

Value: TypeAlias = int | str | tuple[int, ...]
Values: TypeAlias = Mapping[str, Value]

EMPTY: Final = "."
"""An empty square of a drawing."""
_RANGE: Final = re.compile(r"(\d{1,9})(?:-(\d{1,9}))?", re.ASCII)


@dataclass(frozen=True, slots=True)
class IntParameter:
    """A whole number.

    Attributes:
        low, high: the least and the largest.
    """

    name: str
    low: int
    high: int
    default: int

    def read(self, text: str) -> int:
        """The number that is written; a ProblemError if it is none, or not in the range."""
        if not (
            text.isascii() and text.isdecimal() and len(text) < 10 and self.low <= int(text) <= self.high
        ):
            raise ProblemError(
                "gallery.whole", name=self.name, found=quoted(text), low=self.low, high=self.high
            )
        return int(text)


@dataclass(frozen=True, slots=True)
class ChoiceParameter:
    """A parameter of a problem with a fixed set of values, such as a shape or a style."""

    name: str
    words: tuple[str, ...]
    default: str

    def read(self, text: str) -> str:
        """The word; a ProblemError if it is none of them."""
        if text not in self.words:
            raise ProblemError(
                "gallery.choice", name=self.name, found=quoted(text), words=", ".join(self.words)
            )
        return text


@dataclass(frozen=True, slots=True)
class Drawing:
    """A sign, or none, on each square of a board, row by row.

    Attributes:
        signs: what a square may have besides nothing.
        rows, cols: how large it is: numbers, or the names of other parameters.
        default: what is drawn at first; "" for nothing.
        by: the parameter that decides what is drawn at first; "" for none.
        each: for each of its values that drawing.
    """

    name: str
    signs: str
    rows: int | str
    cols: int | str
    default: str = ""
    by: str = ""
    each: Mapping[str, str] = field(default_factory=dict)

    def first(self, values: Values) -> str:
        """The drawing shown at first, with these values."""
        rows, cols = self.size(values)
        drawn = self.each[str(values[self.by])] if self.by else self.default
        return drawn if len(drawn) == rows * cols else EMPTY * (rows * cols)

    def read(self, text: str) -> str:
        """The drawing; a ProblemError if a square has another sign."""
        if other := set(text) - set(self.signs) - {EMPTY}:
            raise ProblemError("gallery.sign", name=self.name, found=quoted(min(other)), signs=self.signs)
        return text

    def size(self, values: Values) -> tuple[int, int]:
        """How many rows and columns it has, among these values."""
        return _side(self.rows, values), _side(self.cols, values)

    def fitted(self, text: str, before: tuple[int, int], values: Values) -> str:
        """A drawing of another size, with what still lies on the board where it was."""
        rows, cols = self.size(values)
        lines = [text[row * before[1] : (row + 1) * before[1]] for row in range(before[0])]
        lines = [line[:cols].ljust(cols, EMPTY) for line in lines[:rows]]
        return "".join(lines).ljust(rows * cols, EMPTY)


@dataclass(frozen=True, slots=True)
class Numbers:
    """Different whole numbers from 1, ascending.

    Attributes:
        most: how many there may be.
        high: the largest.
    """

    name: str
    most: int
    high: int
    default: tuple[int, ...]

    def read(self, text: str) -> tuple[int, ...]:
        """The numbers of a list such as ``2-5.8``; commas and blanks between them do as well.

        Raises:
            ProblemError: it is no such list, or has too many or too large numbers.
        """
        found: set[int] = set()
        for part in re.split(r"[.,;\s]+", text.strip(" .,;\t\n")):
            match = _RANGE.fullmatch(part)
            low, high = (int(match[1]), int(match[2] or match[1])) if match else (0, 0)
            if not 1 <= low <= high <= self.high:
                raise ProblemError("gallery.numbers", name=self.name, found=quoted(part), high=self.high)
            found.update(range(low, high + 1) if high - low <= self.most else range(self.most + 1))
        if len(found) > self.most:
            raise ProblemError("gallery.many_numbers", name=self.name, most=self.most)
        return tuple(sorted(found))


Parameter: TypeAlias = IntParameter | ChoiceParameter | Drawing | Numbers


def write(value: Value) -> str:
    """A value as text that `read` of its parameter understands.

    >>> write((2, 3, 4, 8))
    '2-4.8'
    """
    if isinstance(value, tuple):
        runs = [list(map(_second, run)) for _, run in groupby(enumerate(value), _lag)]
        return EMPTY.join(f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)
    return str(value)


def defaults(parameters: Sequence[Parameter]) -> dict[str, Value]:
    """The values before anyone has chosen any."""
    values: dict[str, Value] = {one.name: one.default for one in parameters}
    return completed(parameters, values)


def completed(parameters: Sequence[Parameter], values: Values) -> dict[str, Value]:
    """These values, with defaults for those that are missing and drawings of the right size.

    Raises:
        ProblemError: a drawing has another size.
    """
    filled = {one.name: values.get(one.name, one.default) for one in parameters}
    for one in parameters:
        if isinstance(one, Drawing):
            rows, cols = one.size(filled)
            drawn = str(values.get(one.name) or one.first(filled))
            if len(drawn) != rows * cols:
                raise ProblemError("gallery.size", name=one.name, count=len(drawn), rows=rows, cols=cols)
            filled[one.name] = drawn
    return filled


def squares(drawn: str, cols: int, sign: str) -> list[tuple[int, int]]:
    """The squares of a drawing that have this sign, as (row, col).

    >>> squares(".x..x.", 3, "x")
    [(0, 1), (1, 1)]
    """
    return [divmod(place, cols) for place, one in enumerate(drawn) if one == sign]


def _side(side: int | str, values: Values) -> int:
    return side if isinstance(side, int) else cast("int", values[side])


def _lag(numbered: tuple[int, int]) -> int:
    return numbered[1] - numbered[0]


def _second(numbered: tuple[int, int]) -> int:
    return numbered[1]
