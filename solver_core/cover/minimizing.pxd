from solver_core.cover cimport codes as code
from solver_core.cover cimport memory
from solver_core.cover.bests cimport Bests
from solver_core.cover.machine cimport Machine

cimport cython

cdef class Minimizing(Machine):
    cdef readonly object matrix
    cdef readonly bint minimizes
    cdef readonly int bound
    cdef readonly Bests bests
    cdef object marks_array
    cdef unsigned char* marks

    cdef void forget(self) except *
    cdef bint was_pruned(self) noexcept nogil
    cdef int lower_bound(self) noexcept nogil
