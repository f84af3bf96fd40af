from solver_core.cover.kernel cimport codes as code
from solver_core.cover.kernel cimport memory
from solver_core.cover.kernel.machine cimport Machine

cimport cython

@cython.final
cdef class Backtrack(Machine):
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
    cdef bint is_restricted
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
    cdef int _arrive(self) noexcept nogil
    cdef void _do(self, int next_op) noexcept nogil
    cdef void _undo(self, int op, int entry) noexcept nogil
    cdef int _look_back(self) noexcept nogil
    cdef int _before(self, int entry) noexcept nogil
    cdef int choice(self) noexcept nogil
    cdef inline int _kind(self, int chosen) noexcept nogil
    @cython.locals(col=cython.uint)
    cdef int _empty_cell(self, int few) noexcept nogil
    cdef inline bint _is_guess(self, int entry) noexcept nogil
    cdef inline int _next(self, int entry) noexcept nogil
    cdef inline int _option(self, int entry) noexcept nogil
    cdef inline void place(self, int entry) noexcept nogil
    cdef inline void remove(self, int entry) noexcept nogil
