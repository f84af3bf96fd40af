from libc.string cimport memchr

from solver_core.cover.kernel cimport codes as code
from solver_core.cover.kernel cimport memory
from solver_core.cover.kernel.links cimport Links

cimport cython

cdef int _HEAD

cdef class Branching(Links):
    cdef int rule
    cdef int seed
    cdef object given_array
    cdef int* given
    cdef readonly int givens
    cdef object overrides_array
    cdef int* overrides
    cdef int overrides_length
    cdef int guided

    cdef int choice(self) noexcept nogil
    cdef bint is_guess(self, int item) noexcept nogil
    cdef int fewest(self) noexcept nogil
    cdef int lower_bound(self) noexcept nogil
    cdef int _fewest_in_bytes(self) noexcept nogil
    cdef int _fewest_in_integers(self) noexcept nogil
    cdef int _any_as_few(self, int fewest) noexcept nogil
    @cython.locals(mixed=cython.longlong)
    cdef int _hashed(self) noexcept nogil
    cdef int first_option(self, int header) noexcept nogil
    cdef int next_option(self, int tried) noexcept nogil
    cdef int option_before(self, int tried) noexcept nogil
    cdef int last_option(self, int header) noexcept nogil
    cdef int _check_given(self, object given) except -1
    cdef int _check_overrides(self, object overrides) except -1
    cdef bint _can_be_tried(self, int level, int tried) noexcept nogil
    cdef bint _can_be_chosen(self, int item) noexcept nogil
    cdef bint _hangs_below(self, int header, int node) noexcept nogil
    cdef int _override(self) noexcept nogil
    cdef bint _leads_here(self, int path) noexcept nogil
