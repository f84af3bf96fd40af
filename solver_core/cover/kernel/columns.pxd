from solver_core.cover.kernel cimport codes as code
from solver_core.cover.kernel.links cimport Links

cimport cython

ctypedef fused Address:
    unsigned short
    int

ctypedef fused Size:
    unsigned char
    int

# Places in arrays are as wide as pointers, or the compiler extends each of them again and again.
@cython.locals(hidden=size_t)
cdef void cover(Links links, Address* nodes, Size* sizes, size_t item) noexcept nogil
@cython.locals(unhidden=size_t)
cdef void uncover(Links links, Address* nodes, Size* sizes, size_t item) noexcept nogil
@cython.locals(option=size_t, start=size_t, end=size_t, item=size_t, covered=size_t, hidden=size_t)
cdef void cover_others(Links links, Address* nodes, Size* sizes, size_t sibling, size_t tried) noexcept nogil
@cython.locals(option=size_t, start=size_t, end=size_t, item=size_t, uncovered=size_t, unhidden=size_t)
cdef void uncover_others(Links links, Address* nodes, Size* sizes, size_t sibling, size_t tried) noexcept nogil
@cython.locals(member=size_t, hidden=size_t)
cdef inline size_t hide_column(Links links, Address* nodes, Size* sizes, size_t header) noexcept nogil
@cython.locals(member=size_t, unhidden=size_t)
cdef inline size_t unhide_column(Links links, Address* nodes, Size* sizes, size_t header) noexcept nogil
@cython.locals(option=size_t, start=size_t, end=size_t, node=size_t)
cdef inline size_t hide(Links links, Address* nodes, Size* sizes, size_t member) noexcept nogil
@cython.locals(option=size_t, start=size_t, end=size_t, node=size_t)
cdef inline size_t unhide(Links links, Address* nodes, Size* sizes, size_t member) noexcept nogil
@cython.locals(header=Py_ssize_t)
cdef void cover_part(Links links, Address* nodes, Size* sizes, Py_ssize_t item, long long limit) noexcept nogil
@cython.locals(header=Py_ssize_t, unhidden=cython.longlong)
cdef void uncover_part(Links links, Address* nodes, Size* sizes, Py_ssize_t item, long long limit) noexcept nogil
@cython.locals(member=Py_ssize_t, node=Py_ssize_t, option=Py_ssize_t)
cdef long long hide_part(Links links, Address* nodes, Size* sizes, Py_ssize_t header, long long most) noexcept nogil
@cython.locals(member=Py_ssize_t, node=Py_ssize_t, option=Py_ssize_t)
cdef long long unhide_part(Links links, Address* nodes, Size* sizes, Py_ssize_t header, long long most) noexcept nogil
@cython.locals(above=size_t, below=size_t, item=size_t)
cdef inline void hide_node(Address* nodes, Size* sizes, size_t node) noexcept nogil
@cython.locals(above=size_t, below=size_t, item=size_t)
cdef inline void unhide_node(Address* nodes, Size* sizes, size_t node) noexcept nogil
@cython.locals(before=Py_ssize_t, after=Py_ssize_t)
cdef void leave_ring(Links links, Size* sizes, Py_ssize_t item) noexcept nogil
@cython.locals(before=Py_ssize_t, after=Py_ssize_t)
cdef void join_ring(Links links, Size* sizes, Py_ssize_t item) noexcept nogil
cdef void check_hide(Links links, Address* nodes, Py_ssize_t node) noexcept nogil
@cython.locals(above=Py_ssize_t, below=Py_ssize_t)
cdef void check_unhide(Links links, Address* nodes, Py_ssize_t node) noexcept nogil
cdef void count_cover(Links links, long long covered, long long hidden) noexcept nogil
cdef void count_uncover(Links links, long long uncovered, long long unhidden) noexcept nogil
