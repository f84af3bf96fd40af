"""Docstrings as Markdown: sessions of Python, and what is drawn below two colons, are code."""

import re
from copy import copy
from typing import Any

from griffe import Extension, Object

_DRAWN = re.compile(r"::\n\n((?:(?: {4}.*)?\n)+)", re.MULTILINE)
_SESSION = re.compile(r"(?:^|(?<=\n))( *)>>> (?:.*\S.*(?:\n|\Z))+")


def as_markdown(text: str) -> str:
    """The same docstring, with its code between fences."""
    text = _DRAWN.sub(lambda found: f":\n\n```text\n{found[1].strip(chr(10))}\n```\n\n", f"{text}\n")
    return _SESSION.sub(
        lambda found: f"{found[1]}```pycon\n{found[0].rstrip()}\n{found[1]}```\n", text
    ).rstrip()


class Fences(Extension):
    """Reads the docstrings of everything."""

    def on_instance(self, *, obj: Object, **_: Any) -> None:
        if obj.docstring:
            old = obj.docstring
            obj.docstring = copy(old)
            obj.docstring.value = as_markdown(old.value)
