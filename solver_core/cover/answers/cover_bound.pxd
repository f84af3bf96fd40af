from solver_core.cover.answers.cover_levels cimport CoverLevels
from solver_core.cover.kernel cimport bits

cimport cython

cdef int _ROOT_STEPS
cdef int _STEPS
cdef int _REPEAT_STEPS
cdef int _GREEDY_EVERY
cdef double _SHARE

cdef class CoverBound(CoverLevels):
    cdef int _begin(self) except -1
    cdef int _price_by_size(self) except -1
    cdef void _list(self, int level) noexcept nogil
    cdef bint _improve_bound(self, int level) noexcept nogil
    cdef void _keep(self, int at) noexcept nogil
    cdef bint _is_hopeless(self, double value) noexcept nogil
    cdef double _evaluate(self, int level) noexcept nogil
    cdef bint _move_prices(self, int level, double best, double scale, double share, bint is_first) noexcept nogil
    cdef double _cost(self, int level, int option) noexcept nogil
    cdef int _greedy(self, int level, double* prices) noexcept nogil
    @cython.locals(one=cython.ulonglong, cost=cython.double, size=cython.int)
    cdef int _cheapest(self, int level, double* prices) noexcept nogil
    @cython.locals(left=cython.ulonglong, needed=cython.bint)
    cdef void _drop_redundant(self, int mark) noexcept nogil

cdef int _rounded_up(double bound) noexcept nogil
