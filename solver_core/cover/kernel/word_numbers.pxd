from solver_core.cover.kernel cimport memory
from solver_core.cover.kernel.owned cimport Owned

cimport cython

cdef int _BAR

cdef class WordNumbers(Owned):
    cdef bytes data
    cdef const unsigned char* text
    cdef int length
    cdef int room
    cdef int lines
    cdef int count
    cdef int distinct
    cdef readonly object numbers
    cdef readonly object ends
    cdef readonly object comments
    cdef readonly object begins
    cdef readonly object finishes
    cdef int* table
    cdef int* found
    cdef int* stops
    cdef int* firsts
    cdef int* lasts

    @cython.locals(at=cython.int, start=cython.int)
    cdef int _read(self, int room) except -1
    cdef int _end_line(self) noexcept
    @cython.locals(end=cython.int, key=cython.longlong, mask=cython.int, slot=cython.int)
    cdef int _number_word(self, int begin) noexcept
    @cython.locals(first=cython.int)
    cdef bint _is_same(self, int number, int begin, int end) noexcept
    @cython.locals(sign=cython.int)
    cdef bint _is_blank(self, int at) noexcept
    @cython.locals(sign=cython.int)
    cdef bint _is_break(self, int at) noexcept
