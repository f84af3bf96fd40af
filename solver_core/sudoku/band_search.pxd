cimport cython

from solver_core.cover.kernel cimport bits, memory
from solver_core.cover.kernel.owned cimport Owned
from solver_core.sudoku cimport band_bits

cdef class BandSearch(Owned):
    cdef object _state
    cdef object _tables
    cdef int* rows_left
    cdef int* cols_left
    cdef int* seen
    cdef int* state
    cdef unsigned char* digits
    cdef unsigned char* answers
    cdef readonly long long guesses
    cdef long long limit
    cdef long long found
    cdef int level
    cdef int at
    cdef long long failed
    cdef int* tally

    cdef bint _search(self, int slice_size) noexcept nogil
    @cython.final
    @cython.locals(x=cython.p_int, s=cython.Py_ssize_t, digit=cython.Py_ssize_t, now=cython.int, pending=cython.int, changed=cython.int)
    cdef int _propagate(self) noexcept nogil
    @cython.final
    @cython.locals(x=cython.p_int, seen=cython.p_int, tally=cython.p_int, band=cython.Py_ssize_t, new=cython.int, bit=cython.int, place=cython.Py_ssize_t, found=cython.int, digit=cython.Py_ssize_t, at=cython.Py_ssize_t, pending=cython.int)
    cdef int _name(self, Py_ssize_t s) noexcept nogil
    @cython.final
    @cython.locals(x=cython.p_int, seen=cython.p_int, tally=cython.p_int, s=cython.Py_ssize_t, best=cython.int, tries=cython.int, worth=cython.int, band=cython.Py_ssize_t, twos=cython.int, place=cython.Py_ssize_t, found=cython.int, cell=cython.Py_ssize_t, one=cython.Py_ssize_t, two=cython.Py_ssize_t)
    cdef void _guess(self) noexcept nogil
    @cython.final
    @cython.locals(x=cython.p_int, s=cython.Py_ssize_t, cell=cython.Py_ssize_t, least=cython.int, band=cython.Py_ssize_t, open_cells=cython.int, place=cython.Py_ssize_t, count=cython.int)
    cdef Py_ssize_t _fewest(self) noexcept nogil
    @cython.final
    @cython.locals(x=cython.p_int, s=cython.Py_ssize_t, t=cython.Py_ssize_t, at=cython.Py_ssize_t)
    cdef void _branch(self, Py_ssize_t digit, Py_ssize_t band, Py_ssize_t place) noexcept nogil
    @cython.final
    @cython.locals(x=cython.p_int)
    cdef void _write_down(self) noexcept nogil

@cython.locals(at=cython.Py_ssize_t, a0=cython.int, a1=cython.int, a2=cython.int, b0=cython.int, b1=cython.int, b2=cython.int, cols=cython.int, left=cython.int, u0=cython.int, u1=cython.int, u2=cython.int)
cdef inline int _place(int* x, Py_ssize_t s, Py_ssize_t digit, int* rows_left, int* cols_left) noexcept nogil

@cython.locals(found=cython.int, digit=cython.Py_ssize_t)
cdef inline int _digits(int* x, Py_ssize_t column, Py_ssize_t place) noexcept nogil
