from solver_core.cover.answers.cover_bound cimport CoverBound
from solver_core.cover.kernel cimport bits

cimport cython

cdef class MinimumCover(CoverBound):
    cdef void _search(self) noexcept nogil
    cdef void _arrive(self, int level) noexcept nogil
    cdef int _sort(self, int level, int item) noexcept nogil
