from solver_core.cover.kernel cimport memory
from solver_core.cover.answers.bit_words cimport Words

cimport cython

cdef unsigned long long _ALL
cdef unsigned long long _FACTOR
cdef Py_ssize_t _MOST_WORDS
cdef int _PLACES
cdef long long _TRIAL
cdef long long _FIRST_SAVING
cdef long long _SAVING
cdef unsigned long long _MOST_NODES

cdef class Memo(Words):
    cdef bint is_recalling
    cdef bint is_found
    cdef Py_ssize_t key_words
    cdef Py_ssize_t tally_words
    cdef Py_ssize_t entry_words
    cdef Py_ssize_t table_entries
    cdef Py_ssize_t entries_used
    cdef long long judged_nodes
    cdef long long judged_tally
    cdef long long next_judged
    cdef long long saving
    cdef object tally_array
    cdef object tally_before_array
    cdef object table_array
    cdef object key_array
    cdef object cover_array
    cdef unsigned long long* tally
    cdef unsigned long long* tally_before
    cdef unsigned long long* table
    cdef unsigned long long* key
    cdef unsigned long long* cover

    @cython.locals(entries=Py_ssize_t)
    cdef int _open_table(self) except -1
    @cython.locals(sizes=cython.p_int, lengths=cython.p_int, length=cython.int, item=cython.int)
    cdef Py_ssize_t _most_count_words(self) except -1
    @cython.locals(old=cython.p_ulonglong, at=Py_ssize_t, end=Py_ssize_t, place=Py_ssize_t, k=Py_ssize_t)
    cdef int _enlarge(self, Py_ssize_t entries) except -1
    @cython.locals(k=Py_ssize_t)
    cdef bint _recall(self, int depth) noexcept nogil
    @cython.locals(carry=cython.ulonglong, carried=cython.ulonglong, limit=cython.ulonglong, k=Py_ssize_t)
    cdef void _add(self, unsigned long long* counts, Py_ssize_t at) noexcept nogil
    @cython.locals(borrow=cython.ulonglong, less=cython.ulonglong, k=Py_ssize_t, start=Py_ssize_t)
    cdef void _remember(self, int depth) noexcept nogil
    @cython.locals(hashed=cython.ulonglong, fewest=cython.ulonglong, entry=Py_ssize_t, best=Py_ssize_t, at=Py_ssize_t, same=Py_ssize_t)
    cdef Py_ssize_t _place(self, unsigned long long* keys, Py_ssize_t key) noexcept nogil
    @cython.locals(live=Py_ssize_t, active=Py_ssize_t, k=Py_ssize_t)
    cdef void _make_key(self, int depth) noexcept nogil
    cdef void _need_room(self) noexcept nogil
    @cython.locals(nodes=cython.longlong, tally=cython.longlong)
    cdef void _judge(self) noexcept nogil
    cdef object _total(self)
