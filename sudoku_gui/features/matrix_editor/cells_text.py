"""Cells of a matrix as text, for the clipboard: lines of 0s and 1s, and what spreadsheets copy."""

import re
from collections.abc import Sequence
from typing import Final

_BITS: Final = {**dict.fromkeys("1xX", "1"), **dict.fromkeys(("0", "", "-", ".", "·"), "0")}
_LONGEST: Final = 8 << 20


def written_cells(rows: Sequence[int], width: int) -> str:
    r"""Rows of bits, the first cell the lowest, as 0s and 1s; inverse of `read_cells`.

    >>> written_cells([2, 1], 3)
    '010\n100\n'
    """
    return "".join(f"{row:0{width}b}"[::-1] + "\n" for row in rows)


def read_cells(text: str) -> tuple[list[int], int] | None:
    r"""Rows of bits, and how many cells the longest has; None where the text is anything else.

    >>> read_cells("01.\n1,,0\n")
    ([2, 1], 3)
    """
    if len(text) > _LONGEST:
        return None
    rows, width = [], 0
    for line in text.splitlines():
        bits = [_BITS.get(cell) for cell in _cells(line)]
        if None in bits:
            return None
        rows.append(int("".join(map(str, reversed(bits))) or "0", 2))
        width = max(width, len(bits))
    return (rows, width) if width else None


def _cells(line: str) -> list[str]:
    if re.search(r"[\t,;]", line):
        return [cell.strip() for cell in re.split(r"[\t,;]", line)]
    return [sign for sign in line if not sign.isspace()]
