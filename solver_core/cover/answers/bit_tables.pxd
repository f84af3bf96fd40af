from solver_core.cover.kernel cimport memory
from solver_core.cover.kernel.owned cimport Owned

cimport cython

cdef class BitTables(Owned):
    cdef int primary
    cdef int items
    cdef int sets
    cdef int options
    cdef object numbers_array
    cdef object flat_array
    cdef object starts_array
    cdef object flat_colours_array
    cdef object entries_at_array
    cdef object entries_array
    cdef object colours_array
    cdef object begins_array
    cdef object ends_array
    cdef object places_array
    cdef object words_array
    cdef int* flat
    cdef int* starts
    cdef int* flat_colours
    cdef int* entries_at
    cdef int* entries
    cdef int* colours
    cdef int* begins
    cdef int* ends
    cdef int* places
    cdef unsigned long long* words

    cdef object _numbered_colours(self, object problem)
    cdef object _ordered(self, int count, bint in_order)
    cdef int _find_ends(self, int count, int* lows, int* highs) except -1
    cdef int _count_words(self, int* order, int count) except -1
    @cython.locals(order=cython.p_int, end=cython.int)
    cdef int _list_entries(self) except -1
    @cython.locals(counts=cython.p_int, seen=cython.p_int)
    cdef int _gather(self) except -1
    @cython.locals(one=cython.ulonglong, end=cython.int)
    cdef void _put(self, int entry, int number) noexcept

cdef void _count_place(int* counts, int* seen, int entry, int place) noexcept
