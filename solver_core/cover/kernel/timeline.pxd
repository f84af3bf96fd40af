cimport cython

from solver_core.cover.kernel cimport codes as code
from solver_core.cover.kernel cimport memory

cdef long long LONGEST
cdef int LARGEST

cdef int LOW, HIGH, REMOVED, RETURNED, DECISIONS, DEAD_ENDS, SOLUTIONS, PRUNED, WIDTH

@cython.final
cdef class Timeline:
    cdef readonly long long start
    cdef readonly long long width
    cdef readonly int count
    cdef readonly int room
    cdef int most
    cdef object rows_array
    cdef int* rows
    cdef object before_array
    cdef long long* before
    cdef object sums_array
    cdef long long* sums

    cdef bint is_taken

    cdef int _require_untaken(self) except -1
    cdef void grow_in_background(self, long long events) except *
    cdef void take(self) noexcept
    cdef void _extend(self, int room) except *
    cdef void add(self, int low, int high, long long* counts) noexcept nogil
    cdef int _since(self, long long* counts, int op) noexcept nogil
    cdef void _halve(self) noexcept nogil
    cdef void _merge(self, int pair) noexcept nogil
    cdef object _summed(self, int first, int last)
    cdef void _add_up(self, int first, int last) noexcept nogil
