from libc.string cimport memchr

from solver_core.cover.kernel cimport codes as code
from solver_core.cover.kernel.links cimport Links

cimport cython

cdef int choice(Links links) noexcept nogil
cdef bint is_guess(Links links, int item) noexcept nogil
cdef int fewest(Links links) noexcept nogil
cdef int lower_bound(Links links) noexcept nogil
cdef int _fewest_in_bytes(Links links) noexcept nogil
cdef int _fewest_in_integers(Links links) noexcept nogil
@cython.locals(length=cython.longlong)
cdef bint _are_few_live(Links links) noexcept nogil
cdef int _fewest_in_ring(Links links) noexcept nogil
cdef int _any_as_few(Links links, int fewest) noexcept nogil
@cython.locals(mixed=cython.longlong)
cdef int _hashed(Links links) noexcept nogil
cdef int first_option(Links links, int header) noexcept nogil
cdef int option_after(Links links, int tried) noexcept nogil
cdef int option_before(Links links, int tried) noexcept nogil
cdef int last_option(Links links, int header) noexcept nogil
cdef bint can_be_tried(Links links, int level, int tried) noexcept nogil
cdef bint _can_be_chosen(Links links, int item) noexcept nogil
cdef bint _hangs_below(Links links, int header, int node) noexcept nogil
cdef int _override(Links links) noexcept nogil
cdef bint _leads_here(Links links, int path) noexcept nogil
