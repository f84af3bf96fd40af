"""Bounded JSON: plain data from text that may be anything, and errors that say where.

Before Python's parser sees the text, one pass over its strings and brackets refuses what that parser would
fail on or silently accept: deeply nested brackets, duplicate names in an object, NaN and Infinity.
"""

import json
import re
from collections.abc import Callable
from typing import Final, NoReturn

from solver_core.errors import Message
from solver_core.formats.reading import BEGINNING, SINGLE_LIMIT, Confidence, FormatError, line_and_column
from solver_core.sudoku.puzzle import CONTROL

DEEPEST: Final = 64
"""How deep brackets may be nested."""

# An unterminated string extends to the end of the text, so that it is scanned once, not once per quote.
_TOKEN = re.compile(r'"[^"\\]*(?:\\.?[^"\\]*)*"?|[\[\]{}]|-?\b(?:Infinity|NaN)\b', re.DOTALL)
_COLON = re.compile(r"[ \t\n]*:")
_OBJECT = re.compile(r'\s*\{\s*(?:"|\})')
_ARRAY = re.compile(r'\s*\[\s*(?:["\[\]{\d-]|null\b|true\b|false\b)')


def begins_object(text: str) -> bool:
    """Whether a text begins like an object of JSON."""
    return _OBJECT.match(text, 0, BEGINNING) is not None


def begins_array(text: str) -> bool:
    """Whether a text begins like an array of JSON."""
    return _ARRAY.match(text, 0, BEGINNING) is not None


def names(text: str, *keys: str) -> bool:
    """Whether a text begins like an object and has these keys, at whatever depth."""
    if len(text) > SINGLE_LIMIT or not begins_object(text):
        return False
    return all(re.search(rf'"{re.escape(key)}"[ \t\n]*:', text) for key in keys)


def detector(*alternatives: tuple[str, ...]) -> Callable[[str], Confidence]:
    """The detection of a format whose object always has all of one of these groups of keys."""
    return lambda text: (
        Confidence.CERTAIN if any(names(text, *keys) for keys in alternatives) else Confidence.NONE
    )


def rating(label: object) -> tuple[tuple[str, str], ...]:
    """The header for a game's difficulty; none if it is unknown."""
    is_known = isinstance(label, str) and label not in ("", "Unknown")
    return (("L", CONTROL.sub(" ", str(label))),) if is_known else ()


def end(text: str, start: int = 0) -> int:
    """Where the object or array ends that begins here or behind blanks; 0 if it does not end."""
    depth = 0
    for token in _TOKEN.finditer(text, start):
        if token[0] in ("{", "["):
            depth += 1
        elif token[0] in ("}", "]"):
            depth -= 1
            if depth <= 0:
                return token.end()
    return 0


def parse(text: str, longest: int = SINGLE_LIMIT) -> object:
    """The value of a text: objects, arrays, strings, numbers, true, false and None.

    Args:
        text: the whole document.
        longest: characters that it may have.

    Raises:
        FormatError: it is not JSON, or too long or deep for a puzzle, or says a thing twice.
    """
    if len(text) > longest:
        raise FormatError("json.long", count=len(text), most=longest)
    _check(text)
    try:
        return json.loads(text, parse_constant=_refuse)
    except json.JSONDecodeError as error:
        message, at = fault(error)
        raise FormatError(message, *line_and_column(text, at)) from error
    except (ValueError, RecursionError):
        raise FormatError("json.long_number") from None


def fault(error: json.JSONDecodeError) -> tuple[Message, int]:
    """The fault of a text, and at which character, independent of Python's version.

    For a superfluous comma, Python 3.11 and 3.12 give the place of the bracket after it, later versions that of the
    comma.
    """
    text, at = error.doc, error.pos
    before = text[:at].rstrip(" \t\n\r")
    if before.endswith(",") and text[at : at + 1] in {"]", "}"}:
        return Message("json.comma"), len(before) - 1
    if text[at : at + 1] == "," and text[at + 1 :].lstrip(" \t\n\r")[:1] in {"]", "}"}:
        return Message("json.comma"), at
    if not text[at:].strip():
        return Message("json.end"), at
    return Message("json.broken", found=text[at]), at


def _refuse(word: str) -> NoReturn:
    raise FormatError("json.digit", found=word)


def _check(text: str) -> None:
    """Refuse deeply nested brackets, and what Python's parser would silently accept."""
    keys: list[set[str] | None] = []
    for token in _TOKEN.finditer(text):
        kind = token[0][0]
        if kind == '"':
            _check_key(text, token, keys[-1] if keys else None)
        elif kind in "[{":
            if len(keys) >= DEEPEST:
                raise FormatError("json.depth", *line_and_column(text, token.start()), count=DEEPEST)
            keys.append(set() if kind == "{" else None)
        elif kind in "]}":
            if keys:
                keys.pop()
        else:
            raise FormatError("json.digit", *line_and_column(text, token.start()), found=token[0])


def _check_key(text: str, token: re.Match[str], keys: set[str] | None) -> None:
    if keys is None or not _COLON.match(text, token.end()):
        return
    if token[0] in keys:
        raise FormatError("format.twice", *line_and_column(text, token.start()), name=token[0][:40])
    keys.add(token[0])
