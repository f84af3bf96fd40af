from solver_core.cover.kernel cimport algorithm_x
from solver_core.cover.kernel cimport branching
from solver_core.cover.kernel cimport codes as code
from solver_core.cover.kernel cimport columns
from solver_core.cover.kernel.links cimport Links

cimport cython

@cython.final
cdef class Dance(Links):
    cdef void _undo_hide(self, long long most) noexcept nogil
    cdef void _undo_unhide(self, long long most) noexcept nogil
    cdef int _hide(self, long long most) noexcept nogil
    cdef void _undo(self, int op) noexcept nogil
    cdef void _leave_ring(self, int sibling) noexcept nogil
    cdef void _join_ring(self, int item) noexcept nogil
    cdef void _untried(self, int sibling) noexcept nogil
    cdef void _set_event_item(self, int node) noexcept nogil
    cdef int _look_back(self) noexcept nogil
    cdef int _last_of_cover(self, int sibling, int member, int node) noexcept nogil
    cdef int _before_cover(self, int sibling) noexcept nogil
    cdef int _before_uncover(self, int sibling) noexcept nogil
    cdef int _before_try(self, int tried) noexcept nogil
    cdef int _end_of_level(self) noexcept nogil
    cdef bint _is_next(self, int sibling) noexcept nogil
    cdef bint _is_at_uncover_begin(self) noexcept nogil
    cdef bint _has_another(self, int level) noexcept nogil
    cdef void _cover_whole(self, int sibling) noexcept nogil
