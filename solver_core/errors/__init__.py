"""Errors as codes with arguments: each code has one English template, which other languages translate.

>>> error = CodedError("grid.cell", line=4, column=7, found="x")
>>> print(error)
line 4, column 7: 'x' is not a cell; use 1-9 for a digit and . or 0 for an empty cell
>>> error.code, error.message.arguments["found"]
('grid.cell', 'x')
"""

import errno
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Self

from solver_core.errors import format_texts, texts

TEMPLATES: Final[Mapping[str, str]] = {**texts.TEMPLATES, **format_texts.TEMPLATES}
"""The English of every code in the core; the names in curly brackets are those of its arguments."""


class Message(str):
    """An English sentence that keeps its template and arguments, so that it can be translated.

    Attributes:
        code: the key of its template.
        arguments: the template's arguments by name; some may be messages themselves.
    """

    __slots__ = ("arguments", "code")

    templates: ClassVar[Mapping[str, str]] = {**TEMPLATES, **texts.UNTRANSLATED}
    code: str
    arguments: Mapping[str, Any]

    def __new__(cls, code: str, /, **arguments: object) -> Self:
        """The template of the code, filled in."""
        message = super().__new__(cls, cls.templates[code].format(**arguments))
        message.code, message.arguments = code, arguments
        return message

    @property
    def template(self) -> str:
        """The English text, before arguments are filled in."""
        return self.templates[self.code]

    def __getnewargs_ex__(self) -> tuple[tuple[str], dict[str, Any]]:
        """The arguments from which copies and pickles are made."""
        return (self.code,), dict(self.arguments)


class CodedError(ValueError):
    """An error that says what is wrong, where, and how to fix it.

    Attributes:
        message: what is wrong, without the place.
        line: counted from 1; None if not in a single line.
        column: counted from 1; None if not at a single character.

    Args:
        code: the key of a template, or a finished message.
        line, column: the place.
        arguments: of the template.
    """

    messages: ClassVar[type[Message]] = Message

    def __init__(
        self, code: str | Message, line: int | None = None, column: int | None = None, **arguments: object
    ) -> None:
        self.message = code if isinstance(code, Message) else self.messages(code, **arguments)
        self.line, self.column = line, column
        super().__init__(self.message if not (line or column) else _placed(self.message, line, column))

    @property
    def code(self) -> str:
        """Identifies the kind of error: ``area.what``, such as ``at.line_column``."""
        return self.message.code


def _placed(cause: Message, line: int | None, column: int | None) -> Message:
    if line and column:
        return Message("at.line_column", line=line, column=column, cause=cause)
    return (
        Message("at.line", line=line, cause=cause)
        if line
        else Message("at.column", column=column, cause=cause)
    )


def joined(parts: Sequence[Message], code: str = "join.comma") -> Message:
    """Join messages, in halves so that hundreds do not nest too deep."""
    if len(parts) == 1:
        return parts[0]
    half = len(parts) // 2
    return Message(code, first=joined(parts[:half], code), last=joined(parts[half:], code))


def enumerated(parts: Sequence[Message]) -> Message:
    """Join messages as in a sentence: "a, b and c"."""
    if len(parts) == 1:
        return parts[0]
    return Message("join.and", first=joined(parts[:-1]), last=parts[-1])


def message_of(error: BaseException) -> Message | str:
    """The message of an error: ours, that of the system's error number, or its own text."""
    if not isinstance(error, OSError):
        said = error.args[0] if len(error.args) == 1 else str(error)
        return said if isinstance(said, Message) else str(error)
    if isinstance(error.strerror, Message):
        return error.strerror
    code = f"system.{errno.errorcode.get(error.errno or 0, '')}"
    return Message(code) if code in TEMPLATES else error.strerror or str(error)
