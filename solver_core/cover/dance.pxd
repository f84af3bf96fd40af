from solver_core.cover cimport codes as code
from solver_core.cover.branching cimport Branching

cimport cython

@cython.final
cdef class Dance(Branching):
    cdef void _do(self, int turn) noexcept nogil
    cdef void _do_links(self, int turn, long long limit, int pause) noexcept nogil
    cdef int _arrive(self) noexcept nogil
    cdef void _leave_level(self) noexcept nogil
    cdef void _undo(self, int op) noexcept nogil
    cdef void _untried(self, int mate) noexcept nogil
    cdef void _tell_item(self, int node) noexcept nogil
    cdef int _look_back(self) noexcept nogil
    cdef int _last_of_cover(self, int mate, int row, int node) noexcept nogil
    cdef int _before_cover(self, int mate) noexcept nogil
    cdef int _before_uncover(self, int mate) noexcept nogil
    cdef int _before_try(self, int tried) noexcept nogil
    cdef int _end_of_level(self) noexcept nogil
    cdef bint _is_at_uncover_begin(self) noexcept nogil
    cdef void _cover_whole(self, int mate) noexcept nogil
