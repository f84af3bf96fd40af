from cpython.exc cimport PyErr_CheckSignals

cimport cython

from solver_core.cover.kernel cimport memory
from solver_core.sudoku cimport band_bits
from solver_core.sudoku.band_search cimport BandSearch

@cython.final
cdef class Bitboard(BandSearch):
    cdef bint is_given_up
    cdef object _listed
    cdef int* listed
    cdef unsigned char* counts
    cdef int slice_size
    cdef bint is_under_way
    cdef object _masks
    cdef int* masks
    cdef bint is_restricted

    cdef int _search_on(self) except -1
    cdef object _solved(self, object digits)
    cdef void _go_on(self, int puzzles, int slice_size) noexcept nogil
    @cython.locals(x=cython.p_int, seen=cython.p_int, listed=cython.p_int, givens=cython.int, cell=cython.Py_ssize_t, first=cython.int, place=cython.Py_ssize_t, band=cython.Py_ssize_t, bit=cython.int)
    cdef bint _begin(self) noexcept nogil
    @cython.locals(x=cython.p_int, masks=cython.p_int, cell=cython.Py_ssize_t, first=cython.int, band=cython.Py_ssize_t, bit=cython.int, digit=cython.Py_ssize_t)
    cdef void _exclude(self) noexcept nogil

@cython.locals(at=cython.Py_ssize_t, most=cython.uchar)
cdef bint _are_digits(unsigned char* octets, Py_ssize_t length) noexcept
