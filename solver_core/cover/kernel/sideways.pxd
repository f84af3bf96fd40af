from solver_core.cover.kernel cimport codes as code
from solver_core.cover.kernel cimport memory
from solver_core.cover.kernel.machine cimport Machine

cimport cython

cdef class Sideways(Machine):
    cdef readonly object matrix
    cdef object initial
    cdef object seen_array
    cdef object _rows
    cdef object _left
    cdef object _right
    cdef object nodes_view
    cdef object lengths_view
    cdef readonly object rows_array
    cdef readonly object left_array
    cdef readonly object right_array
    cdef int primary
    cdef int first_address
    cdef int end_address
    cdef bint checked
    cdef int* nodes
    cdef int* size
    cdef int* rows
    cdef int* left
    cdef int* right
    cdef unsigned char* seen
    cdef readonly int sibling
    cdef readonly int member

    cdef void cover_on(self, long long limit, int pause) noexcept nogil
    cdef void uncover_on(self, long long limit, int pause) noexcept nogil
    cdef inline void cover_next(self, int sibling) noexcept nogil
    cdef inline void uncover_next(self, int sibling) noexcept nogil
    cdef bint _can_be_tried(self, int tried) noexcept nogil
    cdef inline void begin_uncover(self, int sibling) noexcept nogil
    cdef inline void set_next(self, int next_op, int sibling) noexcept nogil
    cdef inline void _count_links(self, int op, long long more) noexcept nogil
    cdef inline void leave_ring(self, int item) noexcept nogil
    cdef inline void join_ring(self, int item) noexcept nogil
    cdef inline long long drop_nodes(self, long long most) noexcept nogil
    cdef inline long long restore_nodes(self, long long most) noexcept nogil
    cdef inline int below(self, int sibling, int member) noexcept nogil
    cdef inline int above(self, int sibling, int member) noexcept nogil
    cdef inline int header_of(self, int node) noexcept nogil
    cdef int choice(self) noexcept nogil
    cdef int lower_bound(self) noexcept nogil
    cdef int kind(self, int item) noexcept nogil
    cdef bint is_guess(self, int item) noexcept nogil
