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
@cython.locals(item=size_t, hidden=size_t)
cdef void cover(Links dance, Address* nodes, Size* sizes, Py_ssize_t sibling) noexcept nogil
@cython.locals(item=size_t, returned=size_t)
cdef void uncover(Links dance, Address* nodes, Size* sizes, Py_ssize_t sibling) noexcept nogil
@cython.locals(option=size_t, start=size_t, end=size_t, item=size_t, covered=size_t, hidden=size_t)
cdef void cover_others(Links dance, Address* nodes, Size* sizes, size_t sibling, size_t tried) noexcept nogil
@cython.locals(option=size_t, start=size_t, end=size_t, item=size_t, uncovered=size_t, returned=size_t)
cdef void uncover_others(Links dance, Address* nodes, Size* sizes, size_t sibling, size_t tried) noexcept nogil
@cython.locals(member=size_t, hidden=size_t)
cdef inline size_t hide_column(Links dance, Address* nodes, Size* sizes, size_t header) noexcept nogil
@cython.locals(member=size_t, returned=size_t)
cdef inline size_t unhide_column(Links dance, Address* nodes, Size* sizes, size_t header) noexcept nogil
@cython.locals(option=size_t, start=size_t, end=size_t, node=size_t)
cdef inline size_t hide(Links dance, Address* nodes, Size* sizes, size_t member) noexcept nogil
@cython.locals(option=size_t, start=size_t, end=size_t, node=size_t)
cdef inline size_t unhide(Links dance, Address* nodes, Size* sizes, size_t member) noexcept nogil
cdef void cover_part(Links dance, Address* nodes, Size* sizes, Py_ssize_t header, long long limit) noexcept nogil
@cython.locals(returned=cython.longlong)
cdef void uncover_part(Links dance, Address* nodes, Size* sizes, Py_ssize_t header, long long limit) noexcept nogil
@cython.locals(member=Py_ssize_t, node=Py_ssize_t, option=Py_ssize_t)
cdef long long hide_part(Links dance, Address* nodes, Size* sizes, Py_ssize_t header, long long most) noexcept nogil
@cython.locals(member=Py_ssize_t, node=Py_ssize_t, option=Py_ssize_t)
cdef long long unhide_part(Links dance, Address* nodes, Size* sizes, Py_ssize_t header, long long most) noexcept nogil
@cython.locals(above=size_t, below=size_t, item=size_t)
cdef inline void hide_node(Address* nodes, Size* sizes, size_t node) noexcept nogil
@cython.locals(above=size_t, below=size_t, item=size_t)
cdef inline void unhide_node(Address* nodes, Size* sizes, size_t node) noexcept nogil
@cython.locals(before=Py_ssize_t, after=Py_ssize_t)
cdef void leave_ring(Links dance, Size* sizes, Py_ssize_t item) noexcept nogil
@cython.locals(before=Py_ssize_t, after=Py_ssize_t)
cdef void join_ring(Links dance, Size* sizes, Py_ssize_t item) noexcept nogil
cdef void check_hide(Links dance, Address* nodes, Py_ssize_t node) noexcept nogil
@cython.locals(above=Py_ssize_t, below=Py_ssize_t)
cdef void check_unhide(Links dance, Address* nodes, Py_ssize_t node) noexcept nogil
cdef void count_cover(Links dance, long long covered, long long hidden) noexcept nogil
cdef void count_uncover(Links dance, long long uncovered, long long returned) noexcept nogil
