"""Checks arguments once, where they enter the kernels, with messages that name the valid range."""

from enum import StrEnum
from operator import index
from types import UnionType
from typing import Any, NoReturn, TypeVar

_Enum = TypeVar("_Enum", bound=StrEnum)


def integer(number: Any, what: str, least: int | None = 0) -> int:
    """A whole number of at least ``least``; None: any whole number.

    Raises:
        TypeError: it is not a whole number.
        ValueError: it is less.
    """
    checked = _integer(number, what)
    if least is not None and checked < least:
        raise ValueError(f"{what} {checked} is too small; give {least} or more")
    return checked


def numbered(number: Any, among: int, what: str) -> int:
    """The number of one of ``among`` things, counted from 0.

    Raises:
        TypeError: it is not a whole number.
        IndexError: it is out of range.
    """
    if not 0 <= (checked := _integer(number, what)) < among:
        raise IndexError(f"there is no {what} {checked}; {what}s are numbered from 0 to {among - 1}")
    return checked


def _integer(number: Any, what: str) -> int:
    try:
        return index(number)
    except TypeError:
        raise TypeError(f"{what} is {kind_of(number)}; give a whole number") from None


def require(value: object, kind: type | UnionType, what: str, wanted: str = "") -> None:
    """Require an object of a class; ``wanted`` says what to give instead of another.

    Raises:
        TypeError: it is of another class.
    """
    if not isinstance(value, kind):
        wanted = wanted or f"a {kind.__name__ if isinstance(kind, type) else kind}"
        raise TypeError(f"{what} is {kind_of(value)}; give {wanted}")


def kind_of(value: object) -> str:
    """What a value is, for messages: ``a list``, ``an int``, ``None``."""
    if value is None:
        return "None"
    name = type(value).__name__
    return f"{'an' if name[0] in 'aeiou' else 'a'} {name}"


def enum_value(kind: type[_Enum], value: str, what: str) -> _Enum:
    """The member of an enumeration that has this value.

    Raises:
        ValueError: there is none.
    """
    try:
        return kind(value)
    except ValueError:
        raise ValueError(f"{value!r} is not a {what}; use one of {', '.join(kind)}") from None


def refuse_copy(owner: object, instead: str) -> NoReturn:
    """Refuse to copy an object that owns a kernel's memory: two owners would move each other's links.

    `copy.copy`, `copy.deepcopy` and pickle all ask an object's ``__reduce_ex__``, which calls this.

    Raises:
        TypeError: always; says what to do instead.
    """
    raise TypeError(f"a {type(owner).__name__} is neither copied nor pickled; {instead}")
