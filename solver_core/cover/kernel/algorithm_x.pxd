from solver_core.cover.kernel cimport codes as code
from solver_core.cover.kernel cimport columns
from solver_core.cover.kernel.branching cimport Branching
from solver_core.cover.kernel.columns cimport Address, Size

cimport cython

cdef void run(Branching dance, Address* nodes, Size* sizes, long long limit, int attention) noexcept nogil
cdef int take_bound(Branching dance) noexcept nogil
cdef void stand_before_landmark(Branching dance) noexcept nogil
cdef void improve(Branching dance, Address* nodes) noexcept nogil
@cython.locals(tried=Py_ssize_t)
cdef inline int arrive(Branching dance, Address* nodes, Size* sizes) noexcept nogil
@cython.locals(mate=Py_ssize_t, header=Py_ssize_t)
cdef inline void cover_on(Branching dance, Address* nodes, Size* sizes, long long limit, long long far) noexcept nogil
cdef inline void begin_cover(Branching dance, Py_ssize_t mate) noexcept nogil
cdef inline void begin_try(Branching dance, Address* nodes, Py_ssize_t header) noexcept nogil
@cython.locals(tried=Py_ssize_t)
cdef inline void try_option(Branching dance, Address* nodes) noexcept nogil
@cython.locals(mate=Py_ssize_t, header=Py_ssize_t)
cdef inline void uncover_on(Branching dance, Address* nodes, Size* sizes, long long limit, long long far) noexcept nogil
cdef inline void begin_uncover(Branching dance, Py_ssize_t mate) noexcept nogil
@cython.locals(tried=Py_ssize_t)
cdef inline void retract(Branching dance, Address* nodes) noexcept nogil
cdef inline void exhaust(Branching dance) noexcept nogil
cdef inline void leave_level(Branching dance, Address* nodes) noexcept nogil
cdef void end_on(Branching dance, Address* nodes) noexcept nogil
cdef void finish(Branching dance) noexcept nogil
@cython.locals(mate=Py_ssize_t, row=Py_ssize_t, node=Py_ssize_t)
cdef inline void settle(Branching dance, Address* nodes) noexcept nogil
@cython.locals(option=Py_ssize_t)
cdef inline Py_ssize_t right_of(Branching dance, Address* nodes, Py_ssize_t node) noexcept nogil
@cython.locals(option=Py_ssize_t)
cdef inline Py_ssize_t left_of(Branching dance, Address* nodes, Py_ssize_t node) noexcept nogil
cdef inline void stand(Branching dance, int next_op, Py_ssize_t mate, Py_ssize_t row, Py_ssize_t node) noexcept nogil
