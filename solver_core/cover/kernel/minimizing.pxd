from solver_core.cover.kernel cimport codes as code
from solver_core.cover.kernel cimport memory
from solver_core.cover.kernel.bests cimport Bests
from solver_core.cover.kernel.machine cimport Machine

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
