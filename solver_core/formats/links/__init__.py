"""Addresses in a text, as people paste them: alone, in angle brackets, or in the middle of a sentence.

Nothing here opens a connection: the puzzle is in the link itself.
"""

import re

from solver_core.errors import Message
from solver_core.formats.reading import SINGLE_LIMIT, Confidence, FormatError, check_length

_DATA = re.compile(r"\s*(?:\{|\[Puzzle\](?!\()|<(?!\s*(?:https?:|www\.|a\s|\w[\w.-]*/)))", re.IGNORECASE)
"""How JSON, XML and files with sections begin; an address in angle brackets does not."""


def confidence(text: str, address: re.Pattern[str]) -> Confidence:
    """How sure it is that the text is such an address; in remarks and data it may only name a source."""
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
