from cpython.exc cimport PyErr_CheckSignals

from solver_core.cover.kernel cimport bits
from solver_core.cover.kernel cimport memory
from solver_core.cover.answers.bit_layers cimport Layers

cimport cython

cdef unsigned long long _ALL
cdef int _SLICE

cdef class Words(Layers):
    cdef object pulse
    cdef object error
    cdef readonly long long solutions
    cdef readonly long long nodes
    cdef long long limit
    cdef int written
    cdef bint is_stopped
    cdef long long budget
    cdef object slots_array
    cdef object masks_array
    cdef object beside_array
    cdef object covered_array
    cdef object numbered_array
    cdef int* slots
    cdef unsigned long long* masks
    cdef unsigned long long* beside
    cdef unsigned long long* covered
    cdef int* numbered
    cdef unsigned long long computed
    cdef int item_slots
    cdef int other_slots

    cdef void _end_slice(self) noexcept nogil
    cdef void _count_cover(self) noexcept nogil
    @cython.locals(rest=cython.ulonglong)
    cdef void _count_below(self, int depth, int live) noexcept nogil
    cdef void _seat(self, int option) noexcept nogil
    cdef int _slot(self, int entry) noexcept nogil
    @cython.locals(rest=cython.ulonglong, column=cython.ulonglong, best=cython.ulonglong, fewest=cython.int, size=cython.int)
    cdef void _search_words(self, unsigned long long active, unsigned long long live) noexcept nogil
    @cython.locals(sharing=cython.ulonglong, beside=cython.ulonglong)
    cdef void _compute_beside(self, int option) noexcept nogil

@cython.locals(one=cython.ulonglong)
cdef inline unsigned long long _bit(unsigned long long number) noexcept nogil
