"""JSON as our own files use it: read strictly and within bounds, written in one way only.

What is read here is plain data of bounded size and depth, without doubled keys or numbers that JSON cannot hold, so
it can always be written again. Outer objects and lists of objects have a line for each value; all else is on one line.
"""

import json
import math
import re
from typing import Any, Final

from solver_core.errors.quoting import quoted
from solver_core.formats.data.json_text import fault
from solver_core.formats.reading import FormatError, line_and_column

MOST_CHARACTERS: Final = 1 << 22
"""The largest file that is read; what is written has to stay below."""

DEEPEST: Final = 64
"""Objects and lists within each other."""

# Bytes 127 are taken for no text by who reads files, and lone halves of a character cannot be in UTF-8.
_ESCAPED: Final = re.compile("[\x7f\ud800-\udfff]")
_OPEN: Final = 3
"""Levels of objects and lists that are laid out over several lines."""

Data = dict[str, Any]


def read(text: str) -> Data:
    """The object in a text.

    Raises:
        FormatError: there is none, it is damaged, or it goes beyond the bounds.
    """
    if len(text) > MOST_CHARACTERS:
        raise FormatError("own.long", most=MOST_CHARACTERS, count=len(text))
    try:
        data = json.loads(text, object_pairs_hook=_object, parse_constant=_constant)
    except json.JSONDecodeError as error:
        raise FormatError("own.damaged", *line_and_column(text, fault(error)[1])) from error
    except RecursionError:
        raise _too_deep() from None
    except FormatError:
        raise
    except ValueError:  # Python reads no number of more than some thousand digits
        raise _too_large() from None
    if not isinstance(data, dict):
        raise FormatError("own.object", 1, 1)
    _check(data)
    return data


def write(data: Data) -> str:
    """An object as text; `read` is the inverse."""
    return _laid_out(data, 0) + "\n"


def length(value: object) -> int:
    """How many characters a value takes on one line."""
    return len(_compact(value))


def headers(value: object) -> tuple[tuple[str, str], ...] | None:
    """Pairs of a letter and a text; None if the value is no list of such."""
    if not isinstance(value, list) or not all(_is_pair(pair, str) for pair in value):
        return None
    return tuple((letter, text) for letter, text in value)


def sections(value: object) -> tuple[tuple[str, tuple[str, ...]], ...] | None:
    """Pairs of a name and lines of text; None if the value is no list of such."""
    if not isinstance(value, list) or not all(
        _is_pair(pair, list) and all(isinstance(line, str) for line in pair[1]) for pair in value
    ):
        return None
    return tuple((name, tuple(lines)) for name, lines in value)


def _is_pair(value: object, kind: type) -> bool:
    return (
        isinstance(value, list)
        and len(value) == 2
        and isinstance(value[0], str)
        and isinstance(value[1], kind)
    )


def _object(pairs: list[tuple[str, Any]]) -> Data:
    data: Data = {}
    for key, value in pairs:
        if key in data:
            raise FormatError("own.twice", name=quoted(key))
        data[key] = value
    return data


def _constant(name: str) -> float:
    raise FormatError("json.constant", found=name)


def _check(data: Data) -> None:
    """Refuse what could be read, but not be written again."""
    level: list[Any] = [data]
    for _ in range(DEEPEST):
        inner: list[Any] = []
        for value in level:
            inner += value.values() if type(value) is dict else value
        if any(type(value) is float and not math.isfinite(value) for value in inner):
            raise _too_large()
        level = [value for value in inner if type(value) is dict or type(value) is list]
        if not level:
            return
    raise _too_deep()


def _too_deep() -> FormatError:
    return FormatError("own.depth", count=DEEPEST)


def _too_large() -> FormatError:
    return FormatError("own.number")


def _compact(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False, allow_nan=False)
    return _ESCAPED.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def _laid_out(value: Any, level: int) -> str:
    inset = "\n" + " " * (level + 1)
    if level < _OPEN and isinstance(value, dict) and value and level != 2:
        rows = [f"{_compact(key)}: {_laid_out(inner, level + 1)}" for key, inner in value.items()]
        return "{" + inset + f",{inset}".join(rows) + inset[:-1] + "}"
    if level < _OPEN and isinstance(value, list) and any(isinstance(inner, dict) for inner in value):
        return "[" + inset + f",{inset}".join(map(_compact, value)) + inset[:-1] + "]"
    return _compact(value)
