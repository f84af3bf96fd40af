from solver_core.cover cimport codes as code
from solver_core.cover cimport memory
from solver_core.cover.timeline cimport Timeline
from solver_core.cover.tree cimport Tree

cimport cython

cdef class Machine:
    cdef readonly long long position
    cdef readonly int turn
    cdef readonly int depth
    cdef readonly int levels
    cdef readonly int broken
    cdef readonly object stack_array
    cdef readonly object counts_array
    cdef readonly object profile_array
    cdef object blanks
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
    cdef readonly object watched_array
    cdef int* watched
    cdef int watched_length
    cdef int watch_attention
    cdef int event_op
    cdef int event_subject
    cdef int event_item
    cdef int event_option

    cpdef bint forward(self, long long limit, int stop=*) except -1
    cpdef bint back(self, long long limit, int stop=*) except -1
    cdef bint _forward(self, long long limit, int stop) noexcept nogil
    cdef bint _back(self, long long limit, int stop) noexcept nogil
    cdef int _attention(self, int stop) noexcept nogil
    @cython.locals(counted=cython.longlong)
    cdef long long _counted(self, int stop) noexcept nogil
    cdef bint _is_met(self, int stop) noexcept nogil
    cdef bint _is_watched(self) noexcept nogil
    cdef bint _counts_here(self, int at) noexcept nogil
    cdef bint _happens(self, int at) noexcept nogil
    cdef bint _is_among(self, int number, int at) noexcept nogil
    cdef bint _holds(self, int at) noexcept nogil
    cdef bint _held_before(self, int at) noexcept nogil
    cdef void _enter(self, int kind, int item, int option, int is_guess) noexcept nogil
    cdef void _unenter(self, int kind, int is_guess) noexcept nogil
    cdef void _leave(self, int depth) noexcept nogil
    cdef void _count_node(self, int kind, int is_guess, int one) noexcept nogil
    cdef int _row(self) noexcept nogil
    cdef void _turn_page(self) noexcept nogil
    cdef void _make_room(self, long long limit, int stop) except *
    cdef void _stand_at_start(self) except *
    cdef void _make_whole(self) except *
    cdef void _descend(self, int depth) except *
    cdef void _run(self, long long limit, int attention) noexcept nogil
    cdef void _run_back(self, long long limit, int attention) noexcept nogil
    cdef void _recall(self) noexcept nogil
    cdef bint _is_inside_column(self) noexcept nogil
    cdef bint _is_inside_option(self) noexcept nogil
    cdef bint _is_decided(self) noexcept nogil
    cdef int _live_size(self, int item) noexcept nogil
