"""What went wrong, in the user's language, where the core or the system says it in English.

The core's errors are sentences of their own, with values in them. Each is known here by its template, in
`error_texts`; the values are taken out of the error and put into the translation. An error that no template knows is
told as it is.
"""

import errno
import re
from functools import cache
from typing import Final

from PySide6.QtCore import QCoreApplication

from solver_core.formats import FORMATS
from sudoku_gui.wording import file_formats, joining
from sudoku_gui.wording.error_texts import INNER, PATTERNS, SYSTEM, TEMPLATES
from sudoku_gui.wording.foreign import cleaned

_LONGEST: Final = 4000
"""Characters of an error that is looked at: it may quote a damaged file, and templates take long for millions."""
_DEEPEST: Final = 8
"""Errors within each other that are looked at; no more stand there but where a file imitates them."""


def told(error: BaseException | str) -> str:
    """An error, or the text of one, as the user reads it."""
    if isinstance(error, OSError):
        return _of_system(error)
    text = str(error)
    if len(text) > _LONGEST:
        return cleaned(text[:_LONGEST] + "…")
    return cleaned(_told(text, 0))


def template(text: str) -> str:
    """The template that knows this text; "" where none does."""
    return next((known for known, pattern in _patterns() if pattern.fullmatch(text)), "")


def _of_system(error: OSError) -> str:
    said = error.strerror or str(error)
    known = SYSTEM.get(errno.errorcode.get(error.errno or 0, ""))
    return _found(said, 0) or (QCoreApplication.translate("errors", known) if known else said)


def _told(text: str, depth: int) -> str:
    """A text that stands in so many others."""
    return _found(text, depth) or text


def _found(text: str, depth: int) -> str:
    """The same; "" where no template knows it."""
    if depth > _DEEPEST:
        return ""
    for known, pattern in _patterns():
        match = pattern.fullmatch(text)
        if match is not None:
            values = {name: _value(name, value, depth + 1) for name, value in match.groupdict().items()}
            return QCoreApplication.translate("errors", known).format(**values)
    parts = text.split("; ")
    if len(parts) > 1 and all(map(template, parts)):
        return QCoreApplication.translate("errors", "; ").join(_told(part, depth + 1) for part in parts)
    return ""


def _value(name: str, value: str, depth: int) -> str:
    if name == "rules":
        return _rules(value, depth)
    if name == "format":
        return next((file_formats.name(row.id) for row in FORMATS if row.name == value), value)
    return _told(value, depth) if name in INNER else value


def _rules(listed: str, depth: int) -> str:
    """Rules of a puzzle, as the core lists them: "a, b and c"."""
    *before, last = (_told(rule, depth) for rule in re.split(", | and ", listed))
    if not before:
        return last
    text = QCoreApplication.translate("errors", "{first} and {last}", "rules of a puzzle")
    return text.format(first=joining.words(before), last=last)


@cache
def _patterns() -> list[tuple[str, re.Pattern[str]]]:
    return [(known, re.compile(_pattern(known), re.DOTALL)) for known in TEMPLATES]


def _pattern(known: str) -> str:
    parts = re.split(r"\{(\w+)\}", known)
    return "".join(
        f"(?P<{part}>{PATTERNS.get(part, '.+?')})" if number % 2 else re.escape(part)
        for number, part in enumerate(parts)
    )
