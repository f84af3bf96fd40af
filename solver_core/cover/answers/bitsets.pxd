from solver_core.cover.kernel cimport bits
from solver_core.cover.kernel cimport memory
from solver_core.cover.answers.bit_memo cimport Memo

cimport cython

cdef int _MOST
cdef int _COST
cdef int _WORD_COST
cdef int _LEAST
cdef int _ROOM

cdef class Bitsets(Memo):
    cdef bint is_listing
    cdef int depth
    cdef object cursors_array
    cdef object stops_array
    cdef object chosen_array
    cdef object rests_array
    cdef object before_array
    cdef object visits_array
    cdef object below_array
    cdef object found_array
    cdef int* cursors
    cdef int* stops
    cdef int* chosen
    cdef unsigned long long* rests
    cdef long long* before
    cdef long long* visits
    cdef long long* below
    cdef int* found

    cdef int _go(self) except -1
    cdef void _search(self) noexcept nogil
    cdef void _arrive(self, int depth) noexcept nogil
    cdef int _live(self, int depth) noexcept nogil
    @cython.locals(rest=cython.ulonglong, sets_at=Py_ssize_t, at=Py_ssize_t, p=Py_ssize_t, item=Py_ssize_t)
    cdef int _fewest(self, int depth) noexcept nogil
    @cython.locals(rest=cython.ulonglong, at=Py_ssize_t)
    cdef bint _descend(self, int depth) noexcept nogil
    @cython.locals(looks=cython.longlong, saved=cython.longlong, at=Py_ssize_t)
    cdef int _packed(self, int depth, int live) noexcept nogil
    cdef void _enter_cover(self, int depth) noexcept nogil
