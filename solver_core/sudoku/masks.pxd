from solver_core.cover.kernel cimport codes as code
from solver_core.cover.kernel cimport memory
from solver_core.cover.kernel.machine cimport Machine

cimport cython

cdef class Masks(Machine):
    cdef readonly int rule
    cdef readonly int givens
    cdef readonly object given_array
    cdef object _given
    cdef readonly object board_array
    cdef readonly object rows_array
    cdef readonly object cols_array
    cdef readonly object boxes_array
    cdef readonly object empty_array
    cdef object _board
    cdef object _rows
    cdef object _cols
    cdef object _boxes
    cdef object _empty
    cdef object _allowed
    cdef int* given
    cdef int* allowed
    cdef unsigned char* board
    cdef int* rows
    cdef int* cols
    cdef int* boxes
    cdef int* empty
    cdef unsigned char* ones
    cdef unsigned char* lengths
    cdef int last

    cdef bint _can_be_tried(self, int level, int entry) noexcept nogil
    cdef int _open(self, int cell) noexcept nogil
