"""Writes TOML: the texts, numbers, lists and tables that a tour is made of, laid out as people write them.

No library: `tomli_w` writes neither the dotted keys of a text's languages nor a short list in one line, and what is
needed here is less than what `tomlkit` would need.
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_WIDTH: Final = 110  # characters of a line that a list may have


def lines(table: Mapping[str, Any], dotted: Sequence[str] = ()) -> Iterator[str]:
    r"""A line for each key, or several; tables of the dotted keys, or with long texts, have a line for each of theirs.

    >>> print(*lines({"id": "a", "at": [["end"]], "text": {"en": "Yes", "de": "Ja"}}, ["text"]), sep="\n")
    id = "a"
    at = [["end"]]
    text.en = "Yes"
    text.de = "Ja"
    """
    for key, data in table.items():
        if isinstance(data, Mapping) and (key in dotted or any("\n" in str(one) for one in data.values())):
            yield from (f"{_key(key)}.{_key(inner)} = {_long(one)}" for inner, one in data.items())
        else:
            yield f"{_key(key)} = {_long(data)}"


def value(data: Any) -> str:
    """A value in one line.

    >>> value({"rule": "first", "seed": 3})
    '{ rule = "first", seed = 3 }'
    """
    match data:
        case bool():
            return "true" if data else "false"
        case int():
            return str(data)
        case str():
            return _quoted(data)
        case Mapping():
            inner = ", ".join(f"{_key(key)} = {value(one)}" for key, one in data.items())
            return f"{{ {inner} }}" if inner else "{}"
        case _:
            return f"[{', '.join(map(value, data))}]"


def _long(data: Any) -> str:
    """A value that may have several lines: a text with line breaks, a long list."""
    if isinstance(data, str) and "\n" in data:
        text = "\n".join(_quoted(line)[1:-1].replace('\\"', '"') for line in data.split("\n"))
        text = text.replace('"""', '""\\"')
        if text.endswith('"'):
            text = text[:-1] + '\\"'
        return f'"""\n{text}"""'
    short = value(data)
    if isinstance(data, list | tuple) and len(short) > _WIDTH:
        return "\n".join(["[", *(f"  {value(one)}," for one in data), "]"])
    return short


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007F")


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _quoted(key)
