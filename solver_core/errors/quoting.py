"""Text in messages: untrusted text made safe to show in a terminal, a window or a spreadsheet, and names of items.

Our own problems name items by parts, such as ``("row", 3, 7)``.
"""

import re
from pathlib import Path
from typing import Final

_HIDDEN: Final = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""Control characters, surrogates, line ends and direction marks, by which one name could look like another."""

_FORMULA: Final = re.compile(r"'*\s*[=+\-@＝＋－＠]")

_FEW: Final = 4  # signs of a name that need no shortening

LONGEST: Final = 300
"""Characters of a quotation in an error, at most."""

LONGEST_VALUE: Final = 100
"""Characters of a value in an error, at most."""


def displayable(text: str, keep: str = "") -> str:
    r"""A text with replacement characters for those that cannot be shown or change the direction.

    >>> displayable("b\udce9\n.sdk")
    'b��.sdk'
    """
    return _HIDDEN.sub(lambda found: found[0] if found[0] in keep else "\N{REPLACEMENT CHARACTER}", text)


def printable(text: str, longest: int = LONGEST) -> str:
    r"""A text for errors: also without unusual spaces and joiners, and cut off if too long.

    >>> printable("a\nb"), printable("abcdef", 3)
    ('a\ufffdb', 'abc…')
    """
    cut = text[:longest] + "…" if len(text) > longest else text
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in cut)


def quoted(value: object) -> str:
    """The repr of a value, printable and of limited length."""
    return printable(repr(value), LONGEST_VALUE)


def unexpected(error: BaseException) -> str:
    """Describe an unexpected error for a bug report: what it is and where it was raised.

    >>> try:
    ...     {}["a"]
    ... except KeyError as error:
    ...     unexpected(error)
    "unexpected error KeyError: 'a' (<doctest solver_core.errors.quoting.unexpected[0]>, line 2)"
    """
    if isinstance(error, MemoryError):
        return "not enough memory"
    kind, said = type(error).__name__, printable(str(error))
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = (
        "" if trace is None else f" ({Path(trace.tb_frame.f_code.co_filename).name}, line {trace.tb_lineno})"
    )
    return f"unexpected error {kind}{said and f': {said}'}{place}"


def guarded(text: str) -> str:
    """A text for a table: if it would be taken for a formula, it gets an apostrophe in front, as in spreadsheets.

    Text that already begins with apostrophes before a formula gets one more, so nothing is lost; `unguarded` is the
    inverse.

    >>> guarded("=1+1"), guarded("1+1"), unguarded(guarded("'-1"))
    ("'=1+1", '1+1', "'-1")
    """
    return f"'{text}" if _FORMULA.match(text) else text


def unguarded(text: str) -> str:
    """Undo `guarded`."""
    return text[1:] if text.startswith("'") and _FORMULA.match(text) else text


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
