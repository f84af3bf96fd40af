"""Errors in the user's language: their templates are translated, then filled in."""

import logging
from typing import Any, Final

from solver_core.errors import Message, message_of
from solver_core.formats import FORMATS
from sudoku_gui.player.errors import AppMessage
from sudoku_gui.translation import translate
from sudoku_gui.wording.foreign import cleaned
from sudoku_gui.wording.names import format_name

_LONGEST: Final = 4000  # characters that are shown: an error may quote a damaged file

_log: Final = logging.getLogger(__name__)
_log.addHandler(logging.NullHandler())


def describe(error: BaseException | str) -> str:
    """An error, or its message, as the user reads it."""
    text = _said(_message(error) if isinstance(error, BaseException) else error)
    return cleaned(text if len(text) <= _LONGEST else text[:_LONGEST] + "…")


def _message(error: BaseException) -> str:
    """An error's message: the system's own words where only it has any; of others no more than that they happened."""
    message = message_of(error)
    if isinstance(message, Message) or (isinstance(error, OSError) and error.strerror):
        return message
    _log.warning("an error without a code", exc_info=error)
    if isinstance(error, ValueError | KeyError | TypeError):
        return AppMessage("data.invalid")
    return AppMessage("program.fault", name=type(error).__name__)


def _said(message: str) -> str:
    if not isinstance(message, Message):
        return message
    values = {name: _value(name, value) for name, value in message.arguments.items()}
    return translate("errors", message.template).format(**values)


def _value(name: str, value: Any) -> Any:
    if isinstance(value, Message):
        return _said(value)
    if name == "format":
        return next((format_name(row.id) for row in FORMATS if row.name == value), value)
    return value
