cimport cython

from solver_core.cover.kernel cimport codes as code
from solver_core.cover.kernel cimport memory

cdef int LAYERS
cdef int NEVER
cdef int NOWHERE

cdef class TreeStore:
    cdef readonly int count
    cdef readonly long long walked
    cdef readonly int tip
    cdef int tip_depth
    cdef readonly int most
    cdef readonly int room
    cdef long long next_collapse
    cdef int shift
    cdef object ranks_array
    cdef long long* ranks
    cdef object arrays
    cdef object firsts
    cdef int* parent
    cdef int* depth
    cdef int* item
    cdef int* option
    cdef unsigned char* kind
    cdef long long* first
    cdef long long* last
    cdef long long* solutions
    cdef long long* hidden

    cdef bint is_taken

    cdef int require_untaken(self) except -1
    cdef void take(self) noexcept
    cdef void note_entered(self, int depth, int kind, int item, int option, long long position) noexcept nogil
    cdef void note_exit(self, int depth, long long position) noexcept nogil
    cdef void _pass_by(self, int kind) noexcept nogil
    cdef void grow_in_background(self, long long nodes) except *
    cdef bint _finds_room(self) noexcept nogil
    cdef void _grow(self) noexcept with gil
    cdef void _extend(self, int room) except *
    cdef void _hold_arrays(self) except *
    cdef void _collapse(self) noexcept nogil
    cdef int _cut(self) noexcept nogil
    cdef int _rank(self, int number) noexcept nogil
    cdef void _move(self, int number, int to) noexcept nogil
