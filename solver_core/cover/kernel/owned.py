"""Lets one thread at a time use a kernel; others are refused, so that they cannot corrupt its memory.

Compiled with the types in ``owned.pxd``.
"""

from threading import get_ident

from solver_core import plain as cython
from solver_core.cover.kernel import codes as code

if cython.compiled:
    import cython

_TAKEN = (
    "another thread is using this; it belongs to one thread at a time, so make one for each"
    " (of a search its twin())"
)
_BUSY = "a call or an iteration that has not ended is using this; end it, or make another one"


class Owned:
    """An object that one thread uses at a time, and may hold for longer.

    Everything with C memory inherits from this and is used between `_begin_use`, which also refuses objects that were
    never built, and `_end_use`. Construction begins with `_require_unbuilt` and ends with `_end_use`.
    """

    @cython.final
    def _end_use(self) -> int:
        self.use = code.FREE
        return 0

    def release(self) -> None:
        """Let other threads use this; inverse of a `hold` that returned True."""
        self._require_free()
        self.holder = 0

    def hold(self) -> bool:
        """Reserve this for the current thread until `release`; returns whether it was free."""
        thread = self._thread()
        if self.use == code.FREE and self.holder == 0:
            self.holder = thread
            return True
        self._require_free()
        return False

    @cython.final
    def _begin_use(self) -> int:
        """Use this until `_end_use`; raises as `_require_free` does.

        Here, as in `hold`, nothing is called between the check and the mark. So no other thread can intervene,
        even uncompiled: the interpreter switches threads only at calls and loop ends.
        """
        thread = self._thread()
        if self.use == code.FREE and (self.holder == 0 or self.holder == thread):
            self.use = code.MOVING
            self.user = thread
            return 0
        self._require_free()
        raise RuntimeError(_TAKEN)

    @cython.final
    def _require_free(self) -> int:
        """Refuse if this is in use by another thread or an unfinished call, or was not built."""
        if self.use == code.FREE and (self.holder == 0 or self.holder == self._thread()):
            return 0
        self._require_built()
        is_own = self.use == code.MOVING and self.user == self._thread()
        raise RuntimeError(_BUSY if is_own else _TAKEN)

    @cython.final
    def _require_built(self) -> int:
        """Refuse if this has no memory yet."""
        if self.use == code.NEW:
            raise ValueError("this was never built; call its class to make one")
        return 0

    @cython.final
    def _thread(self) -> int:
        if cython.compiled:
            return PyThread_get_thread_ident()
        return get_ident()

    @cython.final
    def _require_unbuilt(self) -> int:
        """Refuse a second `__init__`: views of the memory may exist."""
        if cython.compiled and self.use != code.NEW:
            raise ValueError("this is built already; make another one")
        self.holder = 0
        return 0
