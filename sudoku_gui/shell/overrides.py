"""Lets exceptions leave methods that Qt calls on Python 3.11, where PySide6 (6.8 to 6.11) crashes at some of them.

PySide6 takes what was raised for an object. Before Python 3.12 an exception that C code raises, such as that of ``()[0]``,
becomes an object only when it is caught. So whatever overrides a method of Qt catches it and raises it again. Without
this, a fault within a call from Python ends the program.
"""

import sys
from collections.abc import Callable
from functools import wraps
from types import FunctionType

from shiboken6 import Shiboken


def let_exceptions_out() -> None:
    """Prepare all classes that are derived from Qt's from now on."""
    if sys.version_info < (3, 12):
        Shiboken.Object.__init_subclass__ = classmethod(_prepare)  # type: ignore[assignment, arg-type]


def _prepare(cls: type[Shiboken.Object], **arguments: object) -> None:
    super(Shiboken.Object, cls).__init_subclass__(**arguments)
    ours = [base for base in cls.__mro__ if not _is_of_qt(base)]
    for name in {name for base in ours for name in vars(base)}:
        holders = [base for base in cls.__mro__ if name in vars(base)]
        override = vars(holders[0])[name]
        is_new = holders[0] is cls or not issubclass(
            holders[0], Shiboken.Object
        )  # a mixin knows nothing of Qt
        if is_new and isinstance(override, FunctionType) and any(map(_is_of_qt, holders)):
            setattr(cls, name, _raising_again(override))


def _is_of_qt(kind: type) -> bool:
    return kind.__module__.startswith("PySide6.")


def _raising_again(override: FunctionType) -> Callable[..., object]:
    @wraps(override)
    def call(*args: object, **kwargs: object) -> object:
        try:
            return override(*args, **kwargs)
        except BaseException:  # noqa: TRY203 - once caught it is an object
            raise

    return call
