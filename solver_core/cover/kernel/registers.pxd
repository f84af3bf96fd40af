from solver_core.cover.kernel cimport codes as code
from solver_core.cover.kernel cimport memory
from solver_core.cover.kernel.bests cimport Bests
from solver_core.cover.kernel.owned cimport Owned
from solver_core.cover.kernel.timeline cimport Timeline
from solver_core.cover.kernel.tree cimport Tree

cdef class Registers(Owned):
    cdef readonly long long position
    cdef readonly int next_op
    cdef readonly int depth
    cdef readonly int levels
    cdef readonly bint minimizes
    cdef readonly int bound
    cdef readonly Bests bests
    cdef int* stack
    cdef long long* counts
    cdef long long* profile
    cdef readonly Tree tree
    cdef readonly Timeline timeline
    cdef bint has_tree
    cdef bint has_timeline
    cdef int low
    cdef int high
    cdef long long edge
    cdef readonly object stack_array
    cdef readonly object counts_array
    cdef readonly object profile_array
    cdef object _stack
    cdef object _counts
    cdef object _profile
    cdef object blanks

    cdef int _restore_at(self, bytes saved) except -1
    cdef object _sizes_of(self, object saved)
    cdef int _require_no_tree(self) except -1
    cdef int _fill(self, Tree tree, Timeline timeline) except -1
    cdef void _enter(self, int kind, int item, int option, int is_guess) noexcept nogil
    cdef void _unenter(self, int kind, int is_guess) noexcept nogil
    cdef void _note_exit(self, int depth) noexcept nogil
    cdef void _count_node(self, int kind, int is_guess, int one) noexcept nogil
    cdef int _row(self) noexcept nogil
    cdef void _close_bucket(self) noexcept nogil
    cdef void _make_room(self, long long limit, int stop) except *
    cdef void _reset(self) except *
    cdef void _reset_links(self) except *
    cdef void _descend(self, int depth) except *
