"""What the user types to find puzzles: words, cells, or the number of a puzzle."""

import re
from typing import Final

_NUMBER: Final = re.compile(r"\s*#?\s*(\d{1,9})\s*")
_CELLS: Final = re.compile(r"[1-9.0_*\s]*[.0_*1-9][1-9.0_*\s]*")
_FEWEST: Final = 3
"""Cells that tell enough to be looked for."""

_TO_DIGITS: Final = bytes(code - 48 if 49 <= code <= 57 else 0 for code in range(256))


def number(text: str, size: int) -> int | None:
    """The number of a puzzle, from 1, that somebody wants to go to; None where that is not what is typed."""
    found = _NUMBER.fullmatch(text)
    if found is None:
        return None
    wanted = int(found[1])
    is_told = "#" in text
    return wanted if wanted and (wanted <= size or is_told) else None


def cells(text: str) -> bytes:
    """Digits 0..9 that are to stand side by side in the givens; b"" where words are meant, or nothing."""
    if _CELLS.fullmatch(text) is None:
        return b""
    typed = "".join(text.split())
    if not _FEWEST <= len(typed) <= 81 or not any(char in "123456789" for char in typed):
        return b""
    return typed.encode("ascii").translate(_TO_DIGITS)


def words(text: str) -> str:
    """What is to stand in the texts of a puzzle, without regard to capitals."""
    return "" if cells(text) else text.strip().casefold()
