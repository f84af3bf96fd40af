"""What others say of a damaged file: Python's reader of JSON, expat, and SQLite; as templates, see `error_texts`.

The texts are theirs, word for word, and may change with their versions; one that is not here stays English.
"""

from typing import Final

from sudoku_gui.wording.marking import QT_TRANSLATE_NOOP

# fmt: off
_JSON = (
    QT_TRANSLATE_NOOP("errors", "Expecting value"),
    QT_TRANSLATE_NOOP("errors", "Extra data"),
    QT_TRANSLATE_NOOP("errors", "Expecting property name enclosed in double quotes"),
    QT_TRANSLATE_NOOP("errors", "Expecting ':' delimiter"),
    QT_TRANSLATE_NOOP("errors", "Expecting ',' delimiter"),
    QT_TRANSLATE_NOOP("errors", "Illegal trailing comma before end of array"),
    QT_TRANSLATE_NOOP("errors", "Illegal trailing comma before end of object"),
    QT_TRANSLATE_NOOP("errors", "Unterminated string starting at"),
    QT_TRANSLATE_NOOP("errors", "Invalid control character at"),
    QT_TRANSLATE_NOOP("errors", "Invalid control character {character} at"),
    QT_TRANSLATE_NOOP("errors", "Invalid \\escape"),
    QT_TRANSLATE_NOOP("errors", "Invalid \\escape: {value}"),
    QT_TRANSLATE_NOOP("errors", "Invalid \\uXXXX escape"),
)

_XML = (
    QT_TRANSLATE_NOOP("errors", "syntax error"),
    QT_TRANSLATE_NOOP("errors", "no element found"),
    QT_TRANSLATE_NOOP("errors", "not well-formed (invalid token)"),
    QT_TRANSLATE_NOOP("errors", "unclosed token"),
    QT_TRANSLATE_NOOP("errors", "partial character"),
    QT_TRANSLATE_NOOP("errors", "mismatched tag"),
    QT_TRANSLATE_NOOP("errors", "duplicate attribute"),
    QT_TRANSLATE_NOOP("errors", "junk after document element"),
    QT_TRANSLATE_NOOP("errors", "undefined entity"),
    QT_TRANSLATE_NOOP("errors", "recursive entity reference"),
    QT_TRANSLATE_NOOP("errors", "asynchronous entity"),
    QT_TRANSLATE_NOOP("errors", "reference to invalid character number"),
    QT_TRANSLATE_NOOP("errors", "reference to binary entity"),
    QT_TRANSLATE_NOOP("errors", "reference to external entity in attribute"),
    QT_TRANSLATE_NOOP("errors", "XML or text declaration not at start of entity"),
    QT_TRANSLATE_NOOP("errors", "unknown encoding"),
    QT_TRANSLATE_NOOP("errors", "encoding specified in XML declaration is incorrect"),
    QT_TRANSLATE_NOOP("errors", "unclosed CDATA section"),
    QT_TRANSLATE_NOOP("errors", "unbound prefix"),
    QT_TRANSLATE_NOOP("errors", "must not undeclare prefix"),
    QT_TRANSLATE_NOOP("errors", "XML declaration not well-formed"),
    QT_TRANSLATE_NOOP("errors", "illegal character(s) in public id"),
    QT_TRANSLATE_NOOP("errors", "out of memory"),
)

_SQLITE = (
    QT_TRANSLATE_NOOP("errors", "access permission denied"),
    QT_TRANSLATE_NOOP("errors", "locking protocol"),
    QT_TRANSLATE_NOOP("errors", "interrupted"),
)

TEMPLATES: Final = (*_JSON, *_XML, *_SQLITE)
# fmt: on
