"""Replaces ``cython`` when the kernels run uncompiled.

The compiled modules are plain Python with their C types beside them, in a ``.pxd`` file of the same name. They
ask ``cython`` for a few things only, and begin with::

    from solver_core import plain as cython

    if cython.compiled:
        import cython  # the compiler's own, resolved while compiling: not needed at run time
"""

from collections.abc import Callable
from contextlib import nullcontext
from typing import Any, TypeVar

_Function = TypeVar("_Function", bound=Callable[..., Any])

compiled = False
"""Whether the module that asks has been compiled."""

gil = nogil = nullcontext()
"""``with cython.nogil``: other threads may run meanwhile; ``with cython.gil`` within: not here."""


def final(function: _Function) -> _Function:
    """Mark a method that no subclass overrides, so that the compiler may call it directly or inline it."""
    return function
