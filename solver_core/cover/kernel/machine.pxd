from cpython.exc cimport PyErr_CheckSignals

from solver_core.cover.kernel cimport codes as code
from solver_core.cover.kernel.watched cimport Watched

cimport cython

cdef long long _SLICE

cdef class Machine(Watched):
    cdef readonly int broken

    @cython.locals(met=cython.bint, near=cython.longlong)
    cpdef bint forward(self, long long limit, int stop=*) except -1
    @cython.locals(met=cython.bint, near=cython.longlong)
    cpdef bint back(self, long long limit, int stop=*) except -1
    cdef int _pause(self, bint goes_on) except -1
    cdef bint _forward(self, long long limit, int stop) noexcept nogil
    cdef bint _back(self, long long limit, int stop) noexcept nogil
    cdef int _attention(self, int stop) noexcept nogil
    @cython.locals(counted=cython.longlong)
    cdef long long _counted(self, int stop) noexcept nogil
    cdef bint _is_met(self, int stop) noexcept nogil
    cdef bint _is_inside_column(self) noexcept nogil
    cdef bint _is_inside_option(self) noexcept nogil
    cdef bint _is_decided(self) noexcept nogil
