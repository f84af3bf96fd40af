from solver_core.cover.kernel cimport codes as code
from solver_core.cover.kernel cimport memory
from solver_core.cover.kernel.machine cimport Machine

cimport cython

cdef class Links(Machine):
    cdef readonly object matrix
    cdef int covered
    cdef int primary
    cdef int items
    cdef int first_address
    cdef int end_address
    cdef bint is_narrow
    cdef bint checked
    cdef long long most_events
    cdef unsigned short* narrow
    cdef int* wide
    cdef int* left
    cdef int* right
    cdef int* starts
    cdef unsigned char* narrow_sizes
    cdef int* wide_sizes
    cdef readonly int sibling
    cdef readonly int member
    cdef readonly int node
    cdef readonly object nodes_array
    cdef readonly object left_array
    cdef readonly object right_array
    cdef readonly object sizes_array
    cdef object _nodes
    cdef object _left
    cdef object _right
    cdef object _sizes
    cdef object initial
    cdef object starts_view
    cdef object colours_array
    cdef object owners_array
    cdef bint is_coloured
    cdef int* colours
    cdef int* owners
    cdef object seen_array
    cdef unsigned char* seen
    cdef int rule
    cdef int seed
    cdef object given_array
    cdef int* given
    cdef readonly int givens
    cdef object overrides_array
    cdef int* overrides
    cdef int overrides_length
    cdef int guided
    cdef int undecided

    cdef int _check_given(self, object given) except -1
    cdef int _check_overrides(self, object overrides) except -1
    cdef int up(self, int node) noexcept nogil
    cdef int down(self, int node) noexcept nogil
    cdef int item_of(self, int node) noexcept nogil
    cdef int option_of(self, int node) noexcept nogil
    cdef int header_of(self, int node) noexcept nogil
    cdef bint is_header(self, int node) noexcept nogil
    cdef int after(self, int node) noexcept nogil
    cdef int before(self, int node) noexcept nogil
    cdef int size_of(self, int item) noexcept nogil
    cdef bint is_live(self, int item) noexcept nogil
    cdef bint is_node(self, int node) noexcept nogil
    cdef void set_next(self, int next_op, int sibling) noexcept nogil
    cdef void go_to_header(self, int sibling) noexcept nogil
    cdef bint stays_in_column(self, int member) noexcept nogil
    cdef bint has_colour_of(self, int node) noexcept nogil
    cdef bint is_owner(self, int node) noexcept nogil
    cdef bint is_passed_over(self, int node) noexcept nogil
    cdef int next_to_cover(self, int sibling) noexcept nogil
    cdef int next_to_uncover(self, int sibling) noexcept nogil
    cdef void set_owner(self, int item, int node) noexcept nogil
    cdef int below(self, int member) noexcept nogil
    cdef int above(self, int member) noexcept nogil
    cdef bint member_is_left(self) noexcept nogil
    cdef void step_down(self) noexcept nogil
    cdef void step_up(self) noexcept nogil
