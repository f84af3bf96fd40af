"""Works around crashes of PySide6 (6.8 to 6.11) on Python 3.11 at exceptions in methods called by Qt.

PySide6 expects an exception object. Before Python 3.12 an exception raised by C code, such as by ``()[0]``,
becomes an object only when caught. So every override of a Qt method catches and re-raises it. Without
this, an exception within a call from Python crashes the program.
"""

import sys
from collections.abc import Callable
from functools import wraps
from types import FunctionType

from shiboken6 import Shiboken


def let_exceptions_out() -> None:
    """Wrap the overrides of all Qt subclasses defined from now on."""
    if sys.version_info < (3, 12):
        # Typed as final, and with other arguments than PySide passes.
        Shiboken.Object.__init_subclass__ = classmethod(_prepare)  # type: ignore[assignment, arg-type]


def _prepare(cls: type[Shiboken.Object], **arguments: object) -> None:
    super(Shiboken.Object, cls).__init_subclass__(**arguments)
    ours = [base for base in cls.__mro__ if not _is_of_qt(base)]
    for name in {name for base in ours for name in vars(base)}:
        holders = [base for base in cls.__mro__ if name in vars(base)]
        override = vars(holders[0])[name]
        is_new = holders[0] is cls or not issubclass(holders[0], Shiboken.Object)  # a mixin without a Qt base
        if is_new and isinstance(override, FunctionType) and any(map(_is_of_qt, holders)):
            setattr(cls, name, _raising_again(override))


def _is_of_qt(kind: type) -> bool:
    return kind.__module__.startswith("PySide6.")


def _raising_again(override: FunctionType) -> Callable[..., object]:
    @wraps(override)
    def call(*args: object, **kwargs: object) -> object:
        try:
            return override(*args, **kwargs)
        except BaseException:  # noqa: TRY203 - catching normalizes it
            raise

    return call
