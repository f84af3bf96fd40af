"""TOML of strangers: what would take Python's reader long, or much memory, is refused before it is parsed.

That reader copies every beginning of a key with dots, so 16,000 of them in 32 kB take a gigabyte; it calls itself for
every list in a list; and Python makes no text of numbers with more than some thousand digits. So all three are counted
first, outside of texts and comments. What is left of `MOST_CHARACTERS` takes some 0.1 s and 10 MB at worst.
"""

import re
import tomllib
from typing import Any, Final

MOST_CHARACTERS: Final = 1 << 16
MOST_DOTS: Final = 16
"""In a line; a key of a tour needs three."""
DEEPEST: Final = 16
"""Lists and tables within each other."""
LONGEST_WORD: Final = 100
"""Digits of a number, letters of a bare key."""
_LONGEST_MESSAGE: Final = 200

_TEXT_OR_COMMENT: Final = re.compile(
    r'"""(?:[^"\\]|\\.|"(?!""))*+"{3,5}'
    r"|'''(?:[^']|'(?!''))*+'{3,5}"
    r'|"(?:[^"\\\n]|\\.)*+"'
    r"|'[^'\n]*+'"
    r"|#[^\n]*",
    re.DOTALL,
)
_WORD: Final = re.compile(rf"[\w+-]{{{LONGEST_WORD + 1}}}")


class TomlError(ValueError):
    """A text is no TOML, or more than is read; says where."""


def parsed(text: str) -> dict[str, Any]:
    """What stands in a text.

    Raises:
        TomlError: nothing does that can be read.
    """
    if len(text) > MOST_CHARACTERS:
        raise TomlError(f"the text is longer than {MOST_CHARACTERS:,} characters; split it")
    _check(text.replace("\r\n", "\n"))
    try:
        return tomllib.loads(text)
    except (ValueError, ArithmeticError, RecursionError, MemoryError) as error:
        raise TomlError(f"{_told(error, text)}; mend the TOML there") from None


def _check(text: str) -> None:
    """Refuse what takes long. Up to a mistake the parser sees the same texts and comments, and there it stops."""
    depth = 0
    for number, line in enumerate(_TEXT_OR_COMMENT.sub(_emptied, text).split("\n"), 1):
        if line.count(".") > MOST_DOTS:
            raise TomlError(f"line {number} has more than {MOST_DOTS} dots; use shorter keys")
        if _WORD.search(line):
            raise TomlError(f"line {number} has a word of more than {LONGEST_WORD} characters; shorten it")
        for bracket in re.findall(r"[\[\]{}]", line):
            depth = depth + 1 if bracket in "[{" else max(0, depth - 1)
            if depth > DEEPEST:
                raise TomlError(
                    f"line {number}: lists and tables lie within each other too deep; take some out"
                )


def _emptied(found: re.Match[str]) -> str:
    """Nothing but as many lines."""
    return '""' + "\n" * found[0].count("\n") if found[0][0] != "#" else ""


def _told(error: BaseException, text: str) -> str:
    """``line 4, column 7: Invalid value``."""
    what, _, place = str(error).rstrip(")").rpartition(" (at ")
    if not what:
        return str(error)[:_LONGEST_MESSAGE] or "it cannot be read"
    where = place.replace("end of document", f"the end, line {text.count(chr(10)) + 1}")
    return f"{where}: {what[:_LONGEST_MESSAGE]}"
