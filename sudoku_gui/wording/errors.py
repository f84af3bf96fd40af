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

_LONGEST: Final = 4000
"""Characters of an error that is looked at: it may quote a damaged file, and templates take long for millions."""


def told(error: BaseException | str) -> str:
    """An error, or the text of one, as the user reads it."""
    if isinstance(error, OSError):
        return _of_system(error)
    text = str(error)
    if len(text) > _LONGEST:
        return text[:_LONGEST] + "…"
    return _found(text) or text


def template(text: str) -> str:
    """The template that knows this text; "" where none does."""
    return next((known for known, pattern in _patterns() if pattern.fullmatch(text)), "")


def _of_system(error: OSError) -> str:
    said = error.strerror or str(error)
    known = SYSTEM.get(errno.errorcode.get(error.errno or 0, ""))
    return _found(said) or (QCoreApplication.translate("errors", known) if known else said)


def _found(text: str) -> str:
    for known, pattern in _patterns():
        match = pattern.fullmatch(text)
        if match is not None:
            values = {name: _value(name, value) for name, value in match.groupdict().items()}
            return QCoreApplication.translate("errors", known).format(**values)
    parts = text.split("; ")
    if len(parts) > 1 and all(map(template, parts)):
        return QCoreApplication.translate("errors", "; ").join(map(told, parts))
    return ""


def _value(name: str, value: str) -> str:
    if name == "rules":
        return _rules(value)
    if name == "format":
        return next((file_formats.name(row.id) for row in FORMATS if row.name == value), value)
    return told(value) if name in INNER else value


def _rules(listed: str) -> str:
    """Rules of a puzzle, as the core lists them: "a, b and c"."""
    *before, last = map(told, re.split(", | and ", listed))
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
