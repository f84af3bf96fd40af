from libc.string cimport memchr

from solver_core.cover.kernel cimport codes as code
from solver_core.cover.kernel.links cimport Links

cimport cython

cdef int choice(Links dance) noexcept nogil
cdef bint is_guess(Links dance, int item) noexcept nogil
cdef int fewest(Links dance) noexcept nogil
cdef int lower_bound(Links dance) noexcept nogil
cdef int _fewest_in_bytes(Links dance) noexcept nogil
cdef int _fewest_in_integers(Links dance) noexcept nogil
@cython.locals(length=cython.longlong)
cdef bint _are_few_live(Links dance) noexcept nogil
cdef int _fewest_in_ring(Links dance) noexcept nogil
cdef int _any_as_few(Links dance, int fewest) noexcept nogil
@cython.locals(mixed=cython.longlong)
cdef int _hashed(Links dance) noexcept nogil
cdef int first_option(Links dance, int header) noexcept nogil
cdef int next_option(Links dance, int tried) noexcept nogil
cdef int option_before(Links dance, int tried) noexcept nogil
cdef int last_option(Links dance, int header) noexcept nogil
cdef bint can_be_tried(Links dance, int level, int tried) noexcept nogil
cdef bint _can_be_chosen(Links dance, int item) noexcept nogil
cdef bint _hangs_below(Links dance, int header, int node) noexcept nogil
cdef int _override(Links dance) noexcept nogil
cdef bint _leads_here(Links dance, int path) noexcept nogil
