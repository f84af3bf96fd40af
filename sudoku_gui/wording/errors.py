"""What went wrong, in the user's language: the templates of errors are translated, then filled in."""

from typing import Any, Final

from solver_core.errors import Message, message_of
from solver_core.formats import FORMATS
from sudoku_gui.wording import file_formats
from sudoku_gui.wording.foreign import cleaned
from sudoku_gui.wording.marking import translate

_LONGEST: Final = 4000
"""Characters that are shown: an error may quote a damaged file."""


def describe(error: BaseException | str) -> str:
    """An error, or its message, as the user reads it; what is not one of ours, as it says itself."""
    text = _said(message_of(error) if isinstance(error, BaseException) else error)
    return cleaned(text if len(text) <= _LONGEST else text[:_LONGEST] + "…")


def _said(message: str) -> str:
    if not isinstance(message, Message):
        return message
    values = {name: _value(name, value) for name, value in message.arguments.items()}
    return translate("errors", message.template).format(**values)


def _value(name: str, value: Any) -> Any:
    if isinstance(value, Message):
        return _said(value)
    if name == "format":
        return next((file_formats.name(row.id) for row in FORMATS if row.name == value), value)
    return value
