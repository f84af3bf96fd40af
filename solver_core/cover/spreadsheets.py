"""Texts in tables: a spreadsheet that opens them computes nothing.

A text that would be taken for a formula is written with an apostrophe before it, as people type it there, and read
without: `=1+1` stands as `'=1+1`. What begins with apostrophes and then so gets one more, so nothing is lost.
"""

import re

_FORMULA = re.compile(r"'*\s*[=+\-@＝＋－＠]")


def guarded(text: str) -> str:
    """A text as it is written; `unguarded` is its inverse.

    >>> guarded("=1+1"), guarded("1+1"), unguarded(guarded("'-1"))
    ("'=1+1", '1+1', "'-1")
    """
    return f"'{text}" if _FORMULA.match(text) else text


def unguarded(text: str) -> str:
    """A text as it was before it was written."""
    return text[1:] if text.startswith("'") and _FORMULA.match(text) else text
