from cpython.exc cimport PyErr_CheckSignals

from solver_core.cover.kernel cimport codes as code
from solver_core.cover.kernel cimport memory
from solver_core.cover.kernel.registers cimport Registers

cimport cython

cdef long long _SLICE

cdef class Machine(Registers):
    cdef readonly int broken
    cdef object watched_array
    cdef int* watched
    cdef int watched_length
    cdef int watch_attention
    cdef int event_op
    cdef int event_subject
    cdef int event_item
    cdef int event_option

    @cython.locals(met=cython.bint, near=cython.longlong)
    cpdef bint forward(self, long long limit, int stop=*) except -1
    @cython.locals(met=cython.bint, near=cython.longlong)
    cpdef bint back(self, long long limit, int stop=*) except -1
    cdef int _pause(self, bint goes_on) except -1
    cdef bint _forward(self, long long limit, int stop) noexcept nogil
    cdef bint _back(self, long long limit, int stop) noexcept nogil
    cdef int _attention(self, int stop) noexcept nogil
    @cython.locals(counted=cython.longlong)
    cdef long long _counted(self, int stop) noexcept nogil
    cdef bint _is_met(self, int stop) noexcept nogil
    cdef bint _is_inside_column(self) noexcept nogil
    cdef bint _is_inside_option(self) noexcept nogil
    cdef bint _is_decided(self) noexcept nogil
    cdef int _watch(self, object clauses, int attention) except -1
    cdef bint _is_watched(self) noexcept nogil
    cdef bint _counts_here(self, int at) noexcept nogil
    cdef int _list_after(self, int at) noexcept nogil
    cdef bint _happens(self, int at) noexcept nogil
    cdef bint _is_among(self, int number, int at) noexcept nogil
    cdef bint _holds(self, int at) noexcept nogil
    cdef bint _held_before(self, int at) noexcept nogil
    cdef void _run(self, long long limit, int attention) noexcept nogil
    cdef void _run_back(self, long long limit, int attention) noexcept nogil
    cdef void _recall(self) noexcept nogil
    cdef int _live_size(self, int item) noexcept nogil
