"""Errors of the window's own models: codes with arguments, like those of the core."""

from typing import ClassVar, Final, Self

from solver_core.errors import TEMPLATES as CORE
from solver_core.errors import CodedError, Message
from solver_core.errors.quoting import printable
from sudoku_gui.player import error_texts, tour_error_texts

_LONGEST: Final = 1000  # characters of a text in a message; it may list all that is known


class SessionMessage(Message):
    """A message of these models; what it quotes is printable and of limited length."""

    __slots__ = ()

    templates: ClassVar = {**CORE, **error_texts.TEMPLATES, **tour_error_texts.TEMPLATES}

    def __new__(cls, code: str, /, **arguments: object) -> Self:
        quoted = {
            name: printable(value, _LONGEST) if type(value) is str else value
            for name, value in arguments.items()
        }
        return super().__new__(cls, code, **quoted)


class SessionError(CodedError):
    """Something cannot be stored, opened, watched or exported."""

    messages = SessionMessage
