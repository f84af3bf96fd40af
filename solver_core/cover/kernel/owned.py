"""Which thread uses a kernel: one at a time, and the others are refused instead of destroying its memory.

Compiled with the types in ``owned.pxd``.
"""

from threading import get_ident

from solver_core import plain as cython
from solver_core.cover.kernel import codes as code

if cython.compiled:
    import cython

_TAKEN = "another thread is using this; it belongs to one thread at a time, so make one for each (of a search its twin())"
_BUSY = "a call or an iteration that has not ended is using this; end it, or make another one"


class Owned:
    """What is used by one thread at a time, and may be kept by it for longer.

    Everything that has memory for C inherits from this and is used through `_take`, which refuses also what was never
    built: an object without `__init__` has no memory. A class begins to build with `_require_unbuilt` and ends with
    `_set_free`.
    """

    @cython.final
    def _set_free(self) -> int:
        self.use = code.FREE
        return 0

    def release(self) -> None:
        """Let other threads use this; inverse of a `hold` that has answered True."""
        self._require_free()
        self.holder = 0

    def hold(self) -> bool:
        """Let no other thread use this until `release`; returns whether that is new."""
        thread = self._thread()
        if self.use == code.FREE and self.holder == 0:
            self.holder = thread
            return True
        self._require_free()
        return False

    @cython.final
    def _take(self) -> int:
        """Use this until `_set_free`; refuse as `_require_free` does.

        Here, as in `hold`, nothing is called between the question and the mark. So no other thread comes between
        them uncompiled either: the interpreter changes threads only at calls and at the ends of loops.
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
        """Refuse what is in use, by another thread or by a call that has not ended, or what has not been built."""
        if self.use == code.FREE and (self.holder == 0 or self.holder == self._thread()):
            return 0
        self._require_built()
        is_own = self.use == code.MOVING and self.user == self._thread()
        raise RuntimeError(_BUSY if is_own else _TAKEN)

    @cython.final
    def _require_built(self) -> int:
        """Refuse what has no memory yet."""
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
        """Refuse to be built again: someone may hold views of the memory, or use it right now."""
        if cython.compiled and self.use != code.NEW:
            raise ValueError("this is built already; make another one")
        self.holder = 0
        return 0
