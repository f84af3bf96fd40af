from solver_core.cover.kernel cimport codes as code
from solver_core.sudoku.masks cimport Masks

cimport cython

@cython.final
cdef class Backtrack(Masks):
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
