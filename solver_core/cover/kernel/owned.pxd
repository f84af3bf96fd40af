from cpython.pythread cimport PyThread_get_thread_ident

from solver_core.cover.kernel cimport codes as code

cdef class Owned:
    cdef int use
    cdef long holder
    cdef long user

    cdef int _require_unbuilt(self) except -1
    cdef int _require_free(self) except -1
    cdef int _require_built(self) except -1
    cdef int _begin_use(self) except -1
    cdef int _end_use(self) except -1
    cdef long _thread(self) noexcept
