"""The names of items in English: our own problems name theirs by parts, such as ``("row", 3, 7)``."""

import re
from typing import Final

_FEW: Final = 4  # signs that need no shortening


def in_words(name: object) -> str:
    """A name, one of parts in words: ``r3c5``, ``row 3 has 7``, ``rank 2``."""
    match name:
        case ("cell", row, column):
            return f"r{row}c{column}"
        case ("square", row, column):
            return f"({row}, {column})"
        case (str(house), number, sign):
            return f"{house} {number} has {sign}"
        case (str(), *_):
            return " ".join(map(str, name)).replace("difference", "diff")
    return str(name)


def initials(name: str) -> str:
    """``r3·7`` for ``row 3 has 7``; what is short, a cell, and what has no number stay."""
    numbers = re.findall(r"-?\d+", name)
    if len(name) <= _FEW or not numbers or re.fullmatch(r"r\d+c\d+", name):
        return name
    initial = next((sign for sign in name if sign.isalpha() and sign != "第"), "")
    return initial + ("·" if initial else ",").join(numbers)
