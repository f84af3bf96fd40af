from libc.string cimport memchr

from solver_core.cover cimport codes as code
from solver_core.cover cimport memory
from solver_core.cover.machine cimport Machine

cimport cython

cdef class Links(Machine):
    cdef readonly object matrix
    cdef readonly object nodes_array
    cdef readonly object left_array
    cdef readonly object right_array
    cdef readonly object size_array
    cdef readonly object few_array
    cdef int primary
    cdef int first_address
    cdef bint checked
    cdef int* nodes
    cdef int* left
    cdef int* right
    cdef int* size
    cdef int* first
    cdef unsigned char* few
    cdef readonly int mate
    cdef readonly int row
    cdef readonly int node

    cdef bint cover_on(self, long long limit, int pause) noexcept nogil
    cdef bint uncover_on(self, long long limit, int pause) noexcept nogil
    cdef inline void _stand_in_cover(self, int mate, int row, int node) noexcept nogil
    cdef inline void _stand_in_uncover(self, int mate, int row, int node) noexcept nogil
    cdef inline int _last_to_return(self, int header) noexcept nogil
    cdef inline void begin_cover(self) noexcept nogil
    cdef inline void cover_next(self, int mate) noexcept nogil
    cdef inline void begin_uncover(self, int mate) noexcept nogil
    cdef inline void uncover_next(self, int mate) noexcept nogil
    cdef inline void turn_to(self, int turn, int mate) noexcept nogil
    cdef inline void _count_links(self, int op, long long more) noexcept nogil
    cdef inline void leave_ring(self, int header) noexcept nogil
    cdef inline void join_ring(self, int header) noexcept nogil
    cdef inline long long hide(self, int row, int node, int header, long long most) noexcept nogil
    cdef inline long long unhide(self, int row, int node, int header, long long most) noexcept nogil
    cdef inline int after(self, int node) noexcept nogil
    cdef inline int before(self, int node) noexcept nogil
    cdef inline int header_of(self, int node) noexcept nogil
    cdef bint is_header(self, int node) noexcept nogil
    cdef inline void stand_at_header(self, int mate) noexcept nogil
    cdef bint row_is_left(self) noexcept nogil
    cdef inline void step_down(self) noexcept nogil
    cdef inline void step_up(self) noexcept nogil
    cdef int fewest(self) noexcept nogil
    cdef int _fewest_of_many(self) noexcept nogil
