from cpython.exc cimport PyErr_CheckSignals

from solver_core.cover.answers.bit_tables cimport BitTables
from solver_core.cover.kernel cimport bits
from solver_core.cover.kernel cimport memory

cimport cython

cdef int _SLICE

cdef class CoverLevels(BitTables):
    cdef object pulse
    cdef object error
    cdef readonly long long nodes
    cdef readonly int bound
    cdef bint repeat
    cdef int item_words
    cdef int option_words
    cdef int widest
    cdef int limit
    cdef int count
    cdef int count_listed
    cdef int best_count
    cdef bint has_best
    cdef bint is_first
    cdef bint is_stopped
    cdef long long budget
    cdef object rows_array
    cdef object live_array
    cdef object open_array
    cdef object mask_array
    cdef object prices_array
    cdef object trial_array
    cdef object way_array
    cdef object costs_array
    cdef object option_costs_array
    cdef object listed_array
    cdef object listed_at_array
    cdef object live_items_array
    cdef object slack_array
    cdef object order_array
    cdef object cursors_array
    cdef object sizes_array
    cdef object chosen_before_array
    cdef object chosen_array
    cdef object best_array
    cdef unsigned long long* rows
    cdef unsigned long long* live
    cdef unsigned long long* open
    cdef unsigned long long* mask
    cdef double* prices
    cdef double* trial
    cdef double* way
    cdef double* costs
    cdef double* option_costs
    cdef int* listed
    cdef int* listed_at
    cdef int* live_items
    cdef int* slack
    cdef int* order
    cdef int* cursors
    cdef int* sizes
    cdef int* chosen_before
    cdef int* chosen
    cdef int* best_chosen

    @cython.locals(one=cython.ulonglong)
    cdef int _make_rows(self) except -1
    @cython.locals(one=cython.ulonglong)
    cdef int _make_levels(self, int count) except -1
    cdef void _end_slice(self) noexcept nogil
    cdef int _fewest(self, int level) noexcept nogil
    cdef int _size(self, int level, int item) noexcept nogil
    cdef void _copy(self, int level) noexcept nogil
    cdef void _choose(self, int level, int option) noexcept nogil
    @cython.locals(one=cython.ulonglong)
    cdef void _close(self, int level, int option) noexcept nogil
    cdef void _close_others(self, int level, int other, int kept) noexcept nogil
    cdef void _enter(self) noexcept nogil
    cdef bint _reduce(self, int level) noexcept nogil
    cdef bint _force(self, int level) noexcept nogil
    cdef int _only(self, int level, int item) noexcept nogil
    @cython.locals(one=cython.ulonglong, word=cython.ulonglong)
    cdef bint _drop_items(self, int level) noexcept nogil
    @cython.locals(one=cython.ulonglong, word=cython.ulonglong)
    cdef void _find_implied(self, int level, int item) noexcept nogil
    cdef bint _drop_options(self, int level) noexcept nogil
    cdef bint _is_dominated(self, int level, int option) noexcept nogil
    cdef bint _is_within(self, int level, int other, bint later) noexcept nogil
