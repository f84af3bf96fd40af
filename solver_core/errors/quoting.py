"""Text of strangers, as it may be shown: nothing in it that a terminal, a window or a spreadsheet would obey."""

import re
from pathlib import Path
from typing import Final

_HIDDEN: Final = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""Control characters, halves of characters, ends of lines, and what turns the direction: a name can look like another."""

_FORMULA: Final = re.compile(r"'*\s*[=+\-@＝＋－＠]")

LONGEST: Final = 300
"""Characters of an error that quotes."""

LONGEST_VALUE: Final = 100
"""Characters of a value in an error."""


def displayable(text: str, keep: str = "") -> str:
    r"""A text with a replacement character for each character that cannot be shown, or that turns others around.

    >>> displayable("b\udce9\n.sdk")
    'b��.sdk'
    """
    return _HIDDEN.sub(lambda found: found[0] if found[0] in keep else "\N{REPLACEMENT CHARACTER}", text)


def printable(text: str, longest: int = LONGEST) -> str:
    r"""A text for errors: without unusual spaces and joiners either, and cut off where it is too long.

    >>> printable("a\nb"), printable("abcdef", 3)
    ('a\ufffdb', 'abc…')
    """
    cut = text[:longest] + "…" if len(text) > longest else text
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in cut)


def quoted(value: object) -> str:
    """What a program would write for a value, printable and not endless."""
    return printable(repr(value), LONGEST_VALUE)


def unexpected(error: BaseException) -> str:
    """An error that no one foresaw: what it is and where it was raised, so that it can be corrected.

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
    """A text as it is written in a table: what would be taken for a formula gets an apostrophe, as people type it there.

    What begins with apostrophes and then so gets one more, so nothing is lost; `unguarded` is its inverse.

    >>> guarded("=1+1"), guarded("1+1"), unguarded(guarded("'-1"))
    ("'=1+1", '1+1', "'-1")
    """
    return f"'{text}" if _FORMULA.match(text) else text


def unguarded(text: str) -> str:
    """A text as it was before it was written."""
    return text[1:] if text.startswith("'") and _FORMULA.match(text) else text
