"""Removes surrounding text from a puzzle copied out of a mail, a forum or a web page.

::

    > 53..7....          quoted, in every line
    &lt;opensudoku&gt;    escaped, as in the source of a page
    Here is today's:     a paragraph of words, or a code fence, before or after
    ```

This module does not know formats: `detection` decides when to use it. Lines keep their numbers, so faults can
still be located. Only texts of a single puzzle's length are processed.
"""

import html
import re
from collections.abc import Iterator

from solver_core.formats import loose
from solver_core.formats.data import xml_text

_QUOTED = re.compile(r"[ \t]*>+ ?")
_ESCAPED = re.compile(r"\s*&lt;[A-Za-z?!]")
_ESCAPED_JSON = re.compile(r"\s*[\[{]\s*(?:[\[{]\s*)*&(?:quot|#34);")
_DATA = re.compile(r"^[ \t]*(?:\{|<[A-Za-z?!])", re.MULTILINE)
# An x is an empty cell before it is a letter, and a line "end" closes a list.
_WORDS = re.compile(
    r"(?!\s*end\s*$)[ \t]*(?:(?![xX])[^\W\d_]|[\"'(«“*])[^\n]*?(?:(?![xX])[^\W\d_]){2}", re.IGNORECASE
)
_FENCE = re.compile(r"\s*(?:`{3,}|~{3,})\s*\w{0,20}\s*")


def unquoted(text: str) -> str:
    """The text without quotation marks, if every non-blank line has one; otherwise unchanged."""
    lines = text.split("\n")
    if not all(_QUOTED.match(line) for line in lines if line.strip()) or not text.strip():
        return text
    return "\n".join(_QUOTED.sub("", line, count=1) for line in lines)


def unescaped(text: str) -> str:
    """Unescaped XML or JSON, if all its special characters are escaped; otherwise unchanged."""
    is_escaped = ("<" not in text and _ESCAPED.match(text)) or ('"' not in text and _ESCAPED_JSON.match(text))
    return html.unescape(text) if is_escaped else text


def is_data(text: str) -> bool:
    """Whether a text begins like XML or an object of JSON."""
    return _DATA.match(text) is not None


def element_in(text: str) -> str:
    """The name of the first element of XML that begins a line; "" if none does."""
    found = _DATA.search(text)
    return xml_text.root_name(text[found.start() :]) if found else ""


def data_in(text: str) -> str:
    """The XML or JSON object inside words, from its first line to its last bracket; otherwise ""."""
    begins, end = _DATA.search(text), max(map(text.rfind, "}>")) + 1
    if begins is None or end <= begins.start():
        return ""
    before, behind = text[: begins.start()], text[end:].strip()
    is_among_words = before.strip() or _WORDS.match(behind) or _FENCE.fullmatch(behind)
    return "\n" * before.count("\n") + text[begins.start() : end] if is_among_words else ""


def others(text: str) -> Iterator[str]:
    """Alternatives for an unreadable text: without surrounding words, or with normalized blanks."""
    lines = text.split("\n")
    first, last = _behind_words(lines), len(lines) - _behind_words(lines[::-1])
    for start, end in dict.fromkeys(((first, len(lines)), (0, last), (first, last))):
        if start < end and end - start < len(lines):
            yield "\n" * start + "\n".join(lines[start:end]) + "\n"
    if "\xa0" in text:
        yield text.replace("\xa0", " ")


def _behind_words(lines: list[str]) -> int:
    """How many lines at the start are words, fences, or blank."""
    at = 0
    while at < len(lines) and not lines[at].strip():
        at += 1
    while at < len(lines) and _WORDS.match(lines[at]) and not loose.has_row(lines[at]):
        at += 1
    while at < len(lines) and (not lines[at].strip() or _FENCE.fullmatch(lines[at])):
        at += 1
    return at if any(line.strip() for line in lines[:at]) else 0
