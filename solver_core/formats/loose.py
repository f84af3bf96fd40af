r"""Re-aligns boards that are mixed with other text or in an unknown layout.

::

      A B C ...         headings of rows and columns, as far as they count on
    1 4 . . ...
    Row 1: 4 . . ...    nine times nine cells, whatever stands between: words, quotation marks, brackets
    4\t\t\t\t8\t...    tables, with empty columns or rows between boxes, with 4.0, NaN and names
    4  |   |8 5         blanks for empty cells, where only one set of columns can be meant
    4(16)(67)...        notes in brackets, or the candidates of 81 cells in a line

Each way gives a text that some format reads, or nothing: a text that fits in two ways is not read.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from solver_core.sudoku import grid_text

_COUNTED: Final = ("123456789", "012345678", "ABCDEFGHI")
_BAR: Final = "|│┃║"
_LABEL: Final = re.compile(
    rf"[ \t{_BAR}]*(?:[A-Za-z]{{1,6}}[ ]?)??([A-I0-9])(?:[.:)\]]+[ \t]*|(?=[ \t{_BAR}]))", re.IGNORECASE
)
_HEAD: Final = re.compile(rf"[ \t{_BAR},;]*(?:[a-z]?[A-I0-9][ \t{_BAR},;]*){{9}}", re.IGNORECASE)
_TIGHT: Final = rf"[ \t{_BAR}]*(?:[1-9.0_*][ \t{_BAR},;]{{0,6}}){{8}}[1-9.0_*](?:[ \t]*[{_BAR}])?"
_ROW: Final = re.compile(rf"{_TIGHT}[ \t]*")
_REMARKED: Final = re.compile(rf"({_TIGHT})[ \t]+(?![1-9.0_*{_BAR}])\S.*")

_BETWEEN: Final = f"[ \t\xa0,&{_BAR}]"
_CELLS: Final = re.compile(rf"(?<![\w.*])[1-9.0_*](?:{_BETWEEN}{{0,4}}[1-9.0_*])*(?![\w*])", re.ASCII)
_BETWEEN_CELLS: Final = re.compile(_BETWEEN)
_DATE: Final = re.compile(r"\d{1,2}\.\d{1,2}\.(?:\d\d|\d{4})")
_FEWEST_CELLS: Final = 5
"""The least number of contiguous cells that are not just a number in a sentence."""

_NOTHING: Final = frozenset(("", ".", "0", "_", "*", "-", "?", "x", "nan", "none", "null", "na", "<na>"))
_NEVER_CUT: Final = ("|", "")
"""Separators after which no trailing field can be missing."""
_NUMBER: Final = re.compile(r"([0-9])\.0+")
_FIELD: Final = re.compile(r"<t[dh]\b[^<>]*>(.*?)</t[dh]>", re.IGNORECASE | re.DOTALL)
_MOST_FIELDS: Final = 14

_NOTE: Final = re.compile(r"\(([1-9 ,]*)\)|[1-9.0]")
_NOTED: Final = re.compile(r"(?:\([1-9 ,]*\)|[\s1-9.0|│┃║])+")
_LONGEST: Final = 1 << 14


def others(text: str) -> Iterator[str]:
    """Alternative layouts of an unreadable text, the likeliest first."""
    if len(text) <= _LONGEST:
        yield from filter(None, (way(text) for way in (_nine_of_nine, _table, _spaced, _notes)))


def _written(rows: Sequence[Sequence[str]]) -> str:
    return "".join(f"{''.join(row)}\n" for row in rows)


# --- headings and remarks -------------------------------------------------------------------------------


def bare_rows(text: str) -> str:
    """The text without consecutive row labels, remarks after rows, and lines that number columns."""
    lines = text.split("\n")
    bare = _without_labels([_without_remark(line) for line in lines])
    return "\n".join(_without_column_heads(bare)) if bare or lines else text


def _without_remark(line: str) -> str:
    """A row of nine cells without the words after it."""
    found = _REMARKED.match(line)
    return found[1] if found else line


def _without_labels(lines: list[str]) -> list[str]:
    """Lines without labels, if nine rows have consecutive labels."""
    found = [
        (at, label)
        for at, line in enumerate(lines)
        if (label := _LABEL.match(line)) and _ROW.fullmatch(line, label.end())
    ]
    counted = "".join(label[1].upper() for _, label in found)
    bare = [*lines]
    for signs in _COUNTED:
        start = counted.find(signs)
        while start >= 0:
            for at, label in found[start : start + 9]:
                bare[at] = " " * label.end() + lines[at][label.end() :]
            start = counted.find(signs, start + 9)
    return bare


def _without_column_heads(lines: list[str]) -> list[str]:
    """Lines without column numbers, if these precede each nine rows; they look like rows."""
    rows = [at for at, line in enumerate(lines) if _ROW.fullmatch(line) or _HEAD.fullmatch(line)]
    heads = {at for at in rows if _is_head(lines[at])}
    if not heads or {*rows[::10]} != heads or len(rows) != 10 * len(heads):
        return lines
    return ["" if at in heads else line for at, line in enumerate(lines)]


def _is_head(line: str) -> bool:
    signs = re.sub(r"[^A-I0-9]|[A-Z](?=[0-9])", "", line.upper())
    return signs in _COUNTED and _HEAD.fullmatch(line) is not None


# --- cells ----------------------------------------------------------------------------------------------


def has_row(text: str) -> bool:
    """Whether a line of words has nine contiguous cells that are not a date."""
    return any(len(row) == 9 and not _DATE.fullmatch(row) for row in _consecutive(text))


def _consecutive(text: str) -> list[str]:
    return [_BETWEEN_CELLS.sub("", row[0]) for row in _CELLS.finditer(text)]


def _nine_of_nine(text: str) -> str:
    """Nine times nine consecutive cells, where no others are half as many."""
    long = [
        row
        for row in _consecutive(text)
        if len(row) >= _FEWEST_CELLS and not (len(row) != 9 and _DATE.fullmatch(row))
    ]
    return _written(long) if [*map(len, long)] == [9] * 9 and long[0] != _COUNTED[0] else ""


# --- tables ---------------------------------------------------------------------------------------------


def _table(text: str) -> str:
    """The fields of a table between tabs, commas, semicolons, bars, ampersands or blanks."""
    lines = [line for line in _unmarked(text).split("\n") if not grid_text.is_border(line)]
    for separator in ("\t", ",", ";", "|", "&", ""):
        rows = _fields(lines, separator)
        if rows and _are_names(rows[0]):
            rows = rows[1:]
        if separator in _NEVER_CUT and len({*map(len, rows)}) > 1:
            continue
        if 9 <= len(rows) <= _MOST_FIELDS and (cells := _cells(rows)):
            return _written(cells)
    return ""


def _unmarked(text: str) -> str:
    """The cells of a table of HTML or LaTeX, with signs between them that other tables have too."""
    if "</t" in text.lower():
        rows = (_FIELD.findall(row) for row in re.split(r"(?i)<tr\b", text))
        return "\n".join("\t".join(re.sub(r"<[^<>]*>|\s", "", field) for field in row) for row in rows)
    return re.sub(r"(?m)[^\S\n]*\\\\[^\n]*$", "", text)


def _fields(lines: Sequence[str], separator: str) -> list[list[str]]:
    if not separator:
        tokens = [re.sub(f"[{_BAR}]", " ", line).split() for line in lines]
        return [[_field(token) for token in row] for row in tokens if row]
    within: Sequence[str] = [line for line in lines if separator in line]
    if separator == "|":
        within = _without_outer_bars(within)
    return [[_field(field) for field in line.split(separator)] for line in within]


def _without_outer_bars(lines: Sequence[str]) -> Sequence[str]:
    """The lines without the bars around a table; where eight divide nine fields, there are none."""
    bare = [line.strip() for line in lines]
    if all(line.count("|") == 8 for line in lines) or not all(line[0] == line[-1] == "|" for line in bare):
        return lines
    return [line[1:-1] for line in bare]


def _field(text: str) -> str:
    bare = text.replace("&nbsp;", "").strip().strip("\"'").strip()
    number = _NUMBER.fullmatch(bare)
    return number[1] if number else bare


def _cells(rows: list[list[str]]) -> list[list[str]] | None:
    """Nine rows of nine cells, once names and empty rows and columns between and around them are left out."""
    width = max(map(len, rows))
    # Editors take empty fields from the ends of lines, but then from all; a row that is short beside one that ends with
    # such a field lacks something.
    are_cut = all(row[-1] for row in rows)
    if not 9 <= width <= _MOST_FIELDS or not (are_cut or all(len(row) == width for row in rows)):
        return None
    table = [[*row, *[""] * (width - len(row))] for row in rows]
    if _are_names([row[0] for row in table]):
        table = [row[1:] for row in table]
    is_gapped = len(table[0]) > 9
    for _ in "rows", "columns":
        table = [*map(list, zip(*_without_gaps(table), strict=True))]
    if len(table) != 9 or any(len(row) != 9 for row in table) or "".join(table[0]) == _COUNTED[0]:
        return None
    if is_gapped and not any(table[3]):  # probably a gap between boxes, with another row missing
        return None
    cells = [["." if field.lower() in _NOTHING else field for field in row] for row in table]
    return cells if all(field in grid_text.EMPTY + "123456789" for row in cells for field in row) else None


def _are_names(fields: Sequence[str]) -> bool:
    """Whether these are consecutive, or none of them is a cell."""
    written = [field for field in fields if field]
    if "".join(written).upper() in _COUNTED:
        return True
    return (
        len(written) >= 9
        and all(len(field) > 1 or field.isalpha() for field in written)
        and not ({field.lower() for field in written} & _NOTHING)
    )


def _without_gaps(table: list[list[str]]) -> list[list[str]]:
    """Nine rows where some are empty: those between boxes, or those on one side."""
    empty = [at for at, row in enumerate(table) if not any(row)]
    count = len(table) - 9
    if count <= 0:
        return table
    if count == 2 and {3, 7} <= {*empty}:
        return [row for at, row in enumerate(table) if at not in (3, 7)]
    is_first = {*range(count)} <= {*empty}
    is_last = {*range(9, 9 + count)} <= {*empty}
    if is_first is is_last:
        return table
    return table[count:] if is_first else table[:9]


# --- blanks ---------------------------------------------------------------------------------------------


def _spaced(text: str) -> str:
    """Digits in their columns and blanks for empty cells: where only one set of columns fits them and the bars."""
    within = [line for line in text.strip("\n").split("\n") if not grid_text.is_border(line)]
    written = [line for line in within if line.strip()]
    lines = next((some for some in (within, written) if len(some) == 9), [])
    if not lines or not all(set(line) <= {*" 123456789", *_BAR} for line in lines):
        return ""
    digits = {at for line in lines for at, sign in enumerate(line) if sign.isdigit()}
    bars = {at for line in lines for at, sign in enumerate(line) if sign in _BAR}
    if not digits or _may_be_shifted(lines):
        return ""
    ways = {
        tuple("".join(line[at : at + 1].strip() or "." for at in columns) for line in lines)
        for columns in _sets_of_columns(min(digits))
        if digits <= {*columns} and not bars & {*columns} and _are_apart(columns, bars)
    }
    return _written(ways.pop()) if len(ways) == 1 else ""


def _may_be_shifted(lines: Sequence[str]) -> bool:
    """Whether all lines begin with a digit, and not with nine different ones: blanks before them may have been lost."""
    firsts = [line[:1] for line in lines]
    return (
        all(first.isdigit() or not line.strip() for first, line in zip(firsts, lines, strict=True))
        and len({*firsts}) < 9
    )


def _sets_of_columns(first: int) -> Iterator[tuple[int, ...]]:
    for start, step, gap in product(range(first + 1), range(1, 5), range(6)):
        yield tuple(start + at * step + at // 3 * gap for at in range(9))


def _are_apart(columns: Sequence[int], bars: set[int]) -> bool:
    """Whether bars stand between boxes, if there are any."""
    between = [any(columns[at] < bar < columns[at + 1] for bar in bars) for at in (2, 5)]
    return all(between) or not any(columns[0] < bar < columns[8] for bar in bars)


# --- notes ----------------------------------------------------------------------------------------------


def _notes(text: str) -> str:
    """Candidates of 81 cells: in brackets beside digits, as SadMan has them, or all in a line."""
    if "(" in text and _NOTED.fullmatch(text):
        cells = [_note(found) for found in _NOTE.finditer(text)]
        return (
            "".join(f"{' '.join(cells[at : at + 9])}\n" for at in range(0, 81, 9)) if len(cells) == 81 else ""
        )
    tokens = text.split()
    if len(tokens) != 81 or not all(re.fullmatch(r"[1-9]{1,9}|[.0]", token) for token in tokens):
        return ""
    return "".join(f"| {' '.join(tokens[at : at + 9])} |\n" for at in range(0, 81, 9))


def _note(found: re.Match[str]) -> str:
    """A note in SudoCue's notation, where a single candidate is doubled."""
    if found[1] is None:
        return found[0]
    digits = re.sub(r"[ ,]", "", found[1])
    return digits * 2 if len(digits) == 1 else digits or "."
