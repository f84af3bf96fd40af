from solver_core.cover.kernel cimport codes as code
from solver_core.cover.kernel cimport memory
from solver_core.cover.kernel.registers cimport Registers

cimport cython

cdef class Watched(Registers):
    cdef object watched_array
    cdef int* watched
    cdef int watched_length
    cdef int watch_attention
    cdef int event_op
    cdef int event_subject
    cdef int event_item
    cdef int event_option

    cdef int _watch(self, object clauses, int attention) except -1
    cdef bint _is_watched(self) noexcept nogil
    cdef bint _counts_here(self, int at) noexcept nogil
    cdef bint _happens(self, int at) noexcept nogil
    cdef bint _is_among(self, int number, int at) noexcept nogil
    cdef bint _holds(self, int at) noexcept nogil
    cdef bint _held_before(self, int at) noexcept nogil
    cdef void _run(self, long long limit, int attention) noexcept nogil
    cdef void _run_back(self, long long limit, int attention) noexcept nogil
    cdef void _recall(self) noexcept nogil
    cdef int _live_size(self, int item) noexcept nogil
