from solver_core.cover.kernel cimport codes as code
from solver_core.cover.kernel cimport memory

cimport cython

@cython.final
cdef class Bests:
    cdef int most
    cdef readonly int fewest
    cdef readonly int used
    cdef int room
    cdef object stacked_array
    cdef int* stacked

    cpdef void clear(self) except *
    cdef int _require_chain(self, object numbers) except -1
    cdef bint finds_room(self, int count) noexcept nogil
    cdef void push(self, int* stack, int count) noexcept nogil
    cdef void pop(self) noexcept nogil
    cdef bint begins_with(self, int* stack, int depth) noexcept nogil
    cdef bint pruned(self, int* stack, int depth, int bound) noexcept nogil
    cdef void _grow(self) noexcept with gil
    cdef void _extend(self, int room) except *
    cdef void _use_array(self) except *
