"""Stored records: a dataclass declares the fields, and its annotations are checked when it is read.

A field is a ``str``, ``int``, ``bool``, ``list``, ``Mapping``, another record, or one of them or None;
``Annotated[int, range(81)]`` says which numbers. A field with a default may be missing. JSON writes a record by
``default=plain``.
"""

from collections.abc import Callable, Mapping
from dataclasses import asdict, is_dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, Final, TypeVar, get_args, get_origin, get_type_hints

from solver_core.errors.quoting import printable

_Record = TypeVar("_Record")

_QUOTED: Final = 60  # characters of what is wrong that a message shows

plain: Final[Callable[[Any], dict[str, Any]]] = asdict
"""A record as plain data; inverse of `record`."""


def record(kind: type[_Record], data: object, **given: Any) -> _Record:
    """A record from plain data and further arguments; raises a ValueError for invalid data."""
    if not isinstance(data, dict):
        raise ValueError(f"{kind.__name__} is an object")  # noqa: TRY004 - bad data
    hints = get_type_hints(kind, include_extras=True)
    if unknown := data.keys() - (hints.keys() - given.keys()):
        raise ValueError(f"{kind.__name__} has no {printable(', '.join(sorted(unknown)), _QUOTED)}")
    try:
        return kind(**given, **{name: _value(name, hints[name], value) for name, value in data.items()})
    except TypeError as error:
        raise ValueError(f"{kind.__name__} lacks something: {error}") from error


def _value(name: str, hint: Any, value: object) -> object:
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is UnionType or NoneType in arguments:  # Annotated makes another union of it
        return None if value is None else _value(name, arguments[0], value)
    if origin is Annotated:
        if _value(name, arguments[0], value) not in arguments[1]:
            raise ValueError(f"{name} cannot be {printable(repr(value), _QUOTED)}")
        return value
    kind = origin or hint
    if isinstance(kind, type) and is_dataclass(kind):
        return record(kind, value)
    if type(value) is not (dict if kind is Mapping else kind):
        raise ValueError(f"{name} cannot be {printable(repr(value), _QUOTED)}")
    return value
