from solver_core.cover cimport codes as code
from solver_core.cover cimport memory
from solver_core.cover.machine cimport Machine

cdef class Solver:
    cdef bint by_links
    cdef long long most
    cdef int first_address
    cdef object dance
    cdef object backtrack
    cdef Machine machine
    cdef object given_array
    cdef int* given
    cdef object placed_array
    cdef int* placed
    cdef unsigned char* digits
    cdef unsigned char* solutions

    cdef int _find_given(self, int start) noexcept nogil
    cdef void _start(self, int givens) except *
    cdef int _count(self, int start) noexcept nogil
    cdef int _option(self, int entry) noexcept nogil
