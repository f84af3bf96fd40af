from cpython.exc cimport PyErr_CheckSignals
from libc.string cimport memcpy

cimport cython

from solver_core.cover cimport bits, memory

@cython.final
cdef class Bitboard:
    cdef object _state
    cdef object _tables
    cdef bint is_used
    cdef bint is_given_up
    cdef int* listed
    cdef int* rows_left
    cdef int* cols_left
    cdef int* seen
    cdef int* state
    cdef unsigned char* digits
    cdef unsigned char* counts
    cdef unsigned char* answers
    cdef readonly long long guesses
    cdef long long limit
    cdef int stretch
    cdef long long found
    cdef int level
    cdef int at
    cdef bint is_under_way

    cdef object _solved(self, object held)
    cdef void _go_on(self, int puzzles, int stretch) noexcept nogil
    @cython.locals(x=cython.p_int, seen=cython.p_int, listed=cython.p_int, givens=cython.int, cell=cython.int, first=cython.int, place=cython.int, band=cython.int, bit=cython.int)
    cdef int _begin(self) noexcept nogil
    cdef bint _search(self, int stretch) noexcept nogil
    @cython.locals(x=cython.p_int)
    cdef int _propagate(self) noexcept nogil
    @cython.locals(x=cython.p_int)
    cdef bint _place(self, int s, int digit) noexcept nogil
    @cython.locals(x=cython.p_int, seen=cython.p_int)
    cdef bint _name(self, int s) noexcept nogil
    @cython.locals(x=cython.p_int, seen=cython.p_int)
    cdef void _guess(self) noexcept nogil
    @cython.locals(x=cython.p_int)
    cdef int _fewest(self) noexcept nogil
    @cython.locals(x=cython.p_int, seen=cython.p_int)
    cdef void _branch(self, int digit, int band, int bit) noexcept nogil
    @cython.locals(x=cython.p_int)
    cdef void _write_down(self) noexcept nogil
