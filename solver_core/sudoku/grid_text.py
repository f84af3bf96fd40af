"""Finds 81 cells in text of any common layout.

Each way of laying out a line answers the *columns* where its cells stand, not the characters:
so every cell keeps its place, and an error can point at it. Known ways, in the order tried::

    4.....8.5.3...      81 in one line, also in groups, or 81 wide with blanks for empty cells
    4 . . | . . .       nine lines of nine; blanks, commas, tabs and bars between cells mean nothing
    4,,,,,,8,,5         nine fields, empty ones for empty cells
    |4  |   |8 5|       thirds between bars, blanks for empty cells
    4     8 5           nine wide, blanks for empty cells

Another sign for the empty cells, one of ``-xX?``, is understood where it is the only one in 81 cells. Digits of
other scripts and drawn dots and squares become usual ones first, by `with_usual_cells`.

Lines that only draw a frame are passed over. Knows nothing of givens, files or formats.
"""

import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from solver_core.errors import CodedError

EMPTY = ".0_*"
"""The characters that stand for an empty cell."""

OTHER_SIGNS = "-xX?"
"""Characters that stand for an empty cell where no other does."""

_BLANKS = " \t\xa0"
_BARS = "|│┃║"
_SEPARATORS = f"{_BLANKS},;{_BARS}"
_DIGIT_OF = dict.fromkeys(EMPTY + _SEPARATORS, 0) | {str(digit): digit for digit in range(1, 10)}
_CELLS = frozenset(EMPTY + "123456789")
_SPACED = frozenset(" 123456789")
_RULE = re.compile(r"[-=─━═]{3}")
_DRAWN = "·•∙⋅・．□◻▢⬜◽▫○◯◌＿＊"
"""More signs that stand for an empty cell wherever they are among cells."""
_UNSEEN = "\u200b-\u200f\u2060-\u2064\ufe0e\ufe0f\u20e3\u00ad\ufeff"
_AMONG = rf"(?:[^\S\n]|[,;{_BARS}\"'{_UNSEEN}])"
_UNUSUAL = re.compile(r"[^\x00-\x7f](?:(?<=\d)|(?<=\W))")
# A line without any letter, or cells among words.
_OTHER_CELLS = re.compile(rf"^(?!.*[^\W\d_]).+$|(?:[\d.*_?xX{_DRAWN}-]{_AMONG}{{0,6}}){{9,}}", re.MULTILINE)

_WHOLE = re.compile(r"[\d.*_?xX-]{81}", re.ASCII)
"""A puzzle in usual signs: what else stands in its line is said of it."""

Columns = Sequence[int]


class GridError(CodedError):
    """A text is not a grid; says where, and what is expected."""


class NumberedLine(NamedTuple):
    """A line of text and its number, counted from 1."""

    number: int
    text: str


class Cells(NamedTuple):
    """The 81 cells found, and where: a line and a column for each, counted from 1."""

    digits: bytes
    locations: list[tuple[int, int]]


def with_line_feeds(text: str) -> str:
    """The lines of a text, whatever ended them, each ended by a line feed; a byte order mark is no part of them."""
    text = text.removeprefix("\ufeff")
    return text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text


class _UsualSigns(dict[int, str | None]):
    """The usual sign for each character among cells, found when it is first met; None for characters to ignore."""

    def __missing__(self, code: int) -> str | None:
        char = chr(code)
        digit = unicodedata.digit(char, None)
        usual: str | None = char
        if digit is not None:
            usual = str(digit)
        elif char in _DRAWN:
            usual = EMPTY[0]
        elif re.fullmatch(f"[{_UNSEEN}]", char):
            usual = None
        elif unicodedata.category(char) == "Pd":
            usual = "-"
        elif unicodedata.category(char) == "Zs" and char not in _BLANKS:
            usual = " "
        self[code] = usual
        return usual


_USUAL = _UsualSigns()


def with_usual_cells(text: str) -> str:
    """The text with 1 to 9 for digits of any script, and usual signs for what else people draw in empty cells.

    Only where nothing but cells can be meant: nine of them side by side, or a line without a letter.

    >>> with_usual_cells("４・・｜٥")
    '4..｜5'
    """
    if text.isascii() or not _UNUSUAL.search(text):
        return text
    return _OTHER_CELLS.sub(
        lambda found: found[0] if _WHOLE.search(found[0]) else found[0].translate(_USUAL), text
    )


def numbered(text: str) -> list[NumberedLine]:
    """The lines of a text, numbered from 1."""
    return [NumberedLine(number, line) for number, line in enumerate(with_line_feeds(text).split("\n"), 1)]


def is_blank(text: str) -> bool:
    """Whether a line holds nothing but blanks."""
    return not text.strip(_BLANKS)


def is_border(text: str) -> bool:
    """Whether a line only draws a frame.

    >>> is_border("|---+---+---|"), is_border("|4..|...|8.5|")
    (True, False)
    """
    return _RULE.search(text) is not None and not any(char.isdigit() for char in text)


def is_framed(text: str) -> bool:
    """Whether a line is a border, or divided by bars."""
    return any(bar in text for bar in _BARS) or is_border(text)


def read(lines: Iterable[NumberedLine]) -> Cells:
    """The 81 cells in these lines.

    Raises:
        GridError: there are not 81, or something else stands among them.
    """
    within = _usual(list(lines))
    written = [line for line in within if not is_blank(line.text)]
    if not written:
        raise GridError("grid.empty")
    locations = _one_line(written)
    if locations is None and len(written) <= 9:
        locations = _nine_lines(within)
    if locations is None:
        raise _complaint(written)
    texts = {line.number: line.text for line in within}
    return Cells(bytes(_digit(texts[number], number, column) for number, column in locations), locations)


def _usual(lines: list[NumberedLine]) -> list[NumberedLine]:
    """The lines that are no borders, with the usual sign for every empty cell.

    Where hyphens are empty cells, what looks like a border may be a row of them.
    """
    within = [line for line in lines if not is_border(line.text)]
    for some in (within, lines):
        inked = [char for line in some for char in line.text if char not in _SEPARATORS]
        signs = set(inked) - set("123456789")
        if len(inked) == 81 and len(set(inked)) > 1 and len(signs) == 1 and signs <= set(OTHER_SIGNS):
            [sign] = signs
            return [NumberedLine(number, text.replace(sign, EMPTY[0])) for number, text in some]
    return within


def _digit(text: str, number: int, column: int) -> int:
    """The digit at a place; past the end of the line stands the last, empty field."""
    char = text[column - 1 : column] or " "
    digit = _DIGIT_OF.get(char)
    if digit is None:
        raise GridError("grid.cell", number, column, found=char)
    return digit


def _one_line(written: Sequence[NumberedLine]) -> list[tuple[int, int]] | None:
    if len(written) != 1:
        return None
    [(number, text)] = written
    columns = _unseparated(text)
    if len(columns) != 81 and len(text) == 81 and _is_spaced(text):
        columns = range(81)
    return [(number, column + 1) for column in columns] if len(columns) == 81 else None


def _nine_lines(within: Sequence[NumberedLine]) -> list[tuple[int, int]] | None:
    for way in _WAYS:
        found = [(number, way(text)) for number, text in within]
        rows = [(number, columns) for number, columns in found if columns]
        skipped = (line.text for line, (_, columns) in zip(within, found, strict=True) if not columns)
        if len(rows) == 9 and all(map(is_blank, skipped)):
            return [(number, column + 1) for number, columns in rows for column in columns]
    return None


def _unseparated(text: str) -> Columns:
    return [column for column, char in enumerate(text) if char not in _SEPARATORS]


def _tight(text: str) -> Columns | None:
    columns = _unseparated(text)
    return columns if len(columns) == 9 else None


def _fields(text: str) -> Columns | None:
    """An empty field is found at the separator behind it, which reads as an empty cell."""
    for separator in "\t,;":
        if text.count(separator) == 8:
            bounds = [-1, *_all(separator, text), len(text)]
            break
    else:
        bounds = _all(_BARS, text)
        if len(bounds) != 10:
            return None
    fields = [[at for at in range(a + 1, b) if text[at] not in _BLANKS] or [b] for a, b in pairwise(bounds)]
    return [field[0] for field in fields] if all(len(field) == 1 for field in fields) else None


def _thirds(text: str) -> Columns | None:
    """Three cells between bars, side by side or one blank apart."""
    bounds = _all(_BARS, text)
    widths = {b - a - 1 for a, b in pairwise(bounds)}
    if len(bounds) != 4 or widths not in ({3}, {7}):
        return None
    offsets = (1, 2, 3) if widths == {3} else (2, 4, 6)
    columns = [bar + offset for bar in bounds[:-1] for offset in offsets]
    return columns if set(_unseparated(text)) <= set(columns) else None


def _wide(text: str) -> Columns | None:
    return range(9) if len(text) == 9 and _is_spaced(text) else None


def _is_spaced(text: str) -> bool:
    """Whether blanks are the empty cells; beside another sign for these they only separate."""
    return _SPACED.issuperset(text)


def _all(chars: str, text: str) -> list[int]:
    return [column for column, char in enumerate(text) if char in chars]


_WAYS: tuple[Callable[[str], Columns | None], ...] = (_tight, _fields, _thirds, _wide)


def _complaint(written: Sequence[NumberedLine]) -> GridError:
    """The error for a text that fits no layout: the first thing to fix."""
    if _holds_pencil_marks(written):
        return GridError("grid.pencil_marks", written[0].number)
    for number, text in written:
        for column in _unseparated(text):
            if text[column] not in _CELLS:
                return GridError("grid.cell", number, column + 1, found=text[column])
    return _miscount(written)


def _holds_pencil_marks(written: Sequence[NumberedLine]) -> bool:
    if len(written) == 1:
        text = written[0].text.strip()
        return len(text) == 729 and _CELLS.issuperset(text)
    rows = [re.sub(f"[{_BARS}]", " ", line.text).split() for line in written]
    tokens = [token for tokens in rows for token in tokens]
    in_shape = len(rows) == 9 and all(len(row) == 9 for row in rows)
    return in_shape and all(map(_CELLS.issuperset, tokens)) and max(map(len, tokens)) > 1


def _miscount(written: Sequence[NumberedLine]) -> GridError:
    counts = [len(_unseparated(line.text)) for line in written]
    if len(written) == 1:
        return GridError("grid.count", written[0].number, count=counts[0])
    for (number, _), count in zip(written, counts, strict=True):
        if count != 9:
            return GridError("grid.row", number, count=count, total=sum(counts))
    culprit = written[min(len(written), 10) - 1]
    return GridError("grid.rows", culprit.number, count=sum(counts), lines=len(written))
