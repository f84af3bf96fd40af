from solver_core.cover.kernel cimport codes as code
from solver_core.cover.kernel.sideways cimport Sideways

cimport cython

@cython.final
cdef class Repeat(Sideways):
    cdef int _do(self, int next_op) noexcept nogil
    cdef void _stand_bounded(self) noexcept nogil
    cdef int _arrive(self) noexcept nogil
    cdef void _leave_level(self) noexcept nogil
    cdef void _undo(self, int op, int sibling) noexcept nogil
    cdef void _set_event_item(self, int node) noexcept nogil
    cdef int _look_back(self) noexcept nogil
    cdef int _last_of_cover(self, int sibling, int member) noexcept nogil
    cdef int _before_cover(self, int sibling) noexcept nogil
    cdef int _returned_last(self) noexcept nogil
    cdef int _before_uncover(self, int sibling) noexcept nogil
    cdef bint _is_last_sibling(self, int sibling) noexcept nogil
    cdef int _end_of_level(self) noexcept nogil
