"""What errors quote from texts of strangers: printable, and not endless."""

from typing import Final

LONGEST: Final = 300
"""Characters of an error that quotes."""

LONGEST_VALUE: Final = 100
"""Characters of a value in an error."""


def printable(text: str, longest: int = LONGEST) -> str:
    r"""A text without what a terminal or a window would obey, cut off where it is too long.

    >>> printable("a\nb"), printable("abcdef", 3)
    ('a\ufffdb', 'abc…')
    """
    cut = text[:longest] + "…" if len(text) > longest else text
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in cut)


def quoted(value: object) -> str:
    """What a program would write for a value, printable and not endless."""
    return printable(repr(value), LONGEST_VALUE)
