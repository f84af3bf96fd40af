"""Addresses in a text, as people paste them: alone, in angle brackets, or in the middle of a sentence.

Nothing here opens a connection: what a link holds is in the link.
"""

import re

from solver_core.errors import Message
from solver_core.formats.reading import SINGLE_LIMIT, Confidence, FormatError, check_length

_DATA = re.compile(r"\s*(?:\{|\[Puzzle\](?!\()|<(?!\s*(?:https?:|www\.|a\s|\w[\w.-]*/)))", re.IGNORECASE)
"""How JSON, XML and files with sections begin; an address in angle brackets does not."""


def confidence(text: str, address: re.Pattern[str]) -> Confidence:
    """Does the text hold such an address? In remarks and in data it may only say where a puzzle is from."""
    found = address.search(text) if len(text) <= SINGLE_LIMIT else None
    if found is None:
        return Confidence.NONE
    before = text[text.rfind("\n", 0, found.start()) + 1 : found.start()]
    is_beside = before.lstrip().startswith("#") or _DATA.match(text)
    return Confidence.PERHAPS if is_beside else Confidence.CERTAIN


def found_in(text: str, address: re.Pattern[str], code: str) -> re.Match[str]:
    """The first such address in a text for one puzzle; where there is none, the code says what was looked for."""
    check_length(text)
    found = address.search(text)
    if found is None:
        raise FormatError("link.none", what=Message(code))
    return found
