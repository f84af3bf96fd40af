from solver_core.cover.kernel cimport codes as code
from solver_core.cover.kernel.sideways cimport Sideways

cimport cython

cdef class Bounding(Sideways):
    cdef int choice(self) noexcept nogil
    cdef int lower_bound(self) noexcept nogil
    cdef int kind(self, int item) noexcept nogil
    cdef bint is_guess(self, int item) noexcept nogil
