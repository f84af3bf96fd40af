from solver_core.cover.kernel cimport branching
from solver_core.cover.kernel cimport codes as code
from solver_core.cover.kernel cimport columns
from solver_core.cover.kernel.links cimport Links
from solver_core.cover.kernel.columns cimport Address, Size

cimport cython

cdef void run(Links links, Address* nodes, Size* sizes, long long limit, int attention) noexcept nogil
cdef int take_bound(Links links) noexcept nogil
cdef void enter_before_landmark(Links links) noexcept nogil
cdef void improve(Links links, Address* nodes) noexcept nogil
@cython.locals(tried=Py_ssize_t)
cdef inline int arrive(Links links, Address* nodes, Size* sizes) noexcept nogil
@cython.locals(sibling=Py_ssize_t, item=Py_ssize_t, header=Py_ssize_t)
cdef inline void cover_on(Links links, Address* nodes, Size* sizes, long long limit, long long far) noexcept nogil
cdef inline void begin_cover(Links links, Py_ssize_t sibling) noexcept nogil
cdef inline void begin_try(Links links, Address* nodes, Py_ssize_t header) noexcept nogil
@cython.locals(tried=Py_ssize_t)
cdef inline void try_option(Links links, Address* nodes) noexcept nogil
@cython.locals(sibling=Py_ssize_t, item=Py_ssize_t, header=Py_ssize_t)
cdef inline void uncover_on(Links links, Address* nodes, Size* sizes, long long limit, long long far) noexcept nogil
cdef inline void begin_uncover(Links links, Py_ssize_t sibling) noexcept nogil
@cython.locals(tried=Py_ssize_t)
cdef inline void retract(Links links, Address* nodes) noexcept nogil
cdef inline void exhaust(Links links) noexcept nogil
cdef inline void leave_level(Links links, Address* nodes) noexcept nogil
cdef void end_on(Links links, Address* nodes) noexcept nogil
cdef void finish(Links links) noexcept nogil
@cython.locals(sibling=Py_ssize_t, member=Py_ssize_t, node=Py_ssize_t)
cdef inline void settle(Links links, Address* nodes) noexcept nogil
@cython.locals(option=Py_ssize_t)
cdef inline Py_ssize_t right_of(Links links, Address* nodes, Py_ssize_t node) noexcept nogil
@cython.locals(option=Py_ssize_t)
cdef inline Py_ssize_t left_of(Links links, Address* nodes, Py_ssize_t node) noexcept nogil
cdef inline void set_registers(Links links, int next_op, Py_ssize_t sibling, Py_ssize_t member, Py_ssize_t node) noexcept nogil
