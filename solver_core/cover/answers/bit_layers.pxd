from solver_core.cover.kernel cimport bits
from solver_core.cover.kernel cimport memory
from solver_core.cover.answers.bit_tables cimport BitTables

cimport cython

cdef unsigned long long _ALL

cdef class Layers(BitTables):
    cdef int live_words
    cdef object words_at_array
    cdef object widths_array
    cdef object ready_at_array
    cdef object ready_array
    cdef object numbers_at_array
    cdef object own_array
    cdef object rows_at_array
    cdef object rows_array
    cdef object weights_array
    cdef object offsets_array
    cdef object lives_array
    cdef object layers_array
    cdef object ats_array
    cdef object active_array
    cdef object live_array
    cdef int* words_at
    cdef int* widths
    cdef int* ready_at
    cdef unsigned long long* ready
    cdef int* numbers_at
    cdef int* numbers
    cdef int* rows_at
    cdef unsigned long long* rows
    cdef int* weights
    cdef int* offsets
    cdef int* lives
    cdef int* layers
    cdef int* ats
    cdef unsigned long long* active
    cdef unsigned long long* live

    cdef int _make_layers(self) except -1
    cdef int _see_layers(self) except -1
    cdef int _make_levels(self) except -1
    cdef void _set_bits(self, unsigned long long* bits_of, Py_ssize_t at, int count) noexcept nogil
    @cython.locals(at=Py_ssize_t, to=Py_ssize_t, row=Py_ssize_t)
    cdef int _choose(self, int depth, int option) noexcept nogil
    @cython.locals(at=Py_ssize_t, k=Py_ssize_t)
    cdef void _uncover(self, int depth, int number) noexcept nogil
    @cython.locals(word=cython.ulonglong, agreeing=Py_ssize_t, end=Py_ssize_t, p=Py_ssize_t, base=Py_ssize_t, entry=Py_ssize_t)
    cdef void _subtract(self, unsigned long long* words_of, Py_ssize_t at, int layer, int number) noexcept nogil
    @cython.locals(rest=cython.ulonglong, end=cython.int, at=Py_ssize_t)
    cdef void _pack(self, int depth) noexcept nogil
    @cython.locals(rest=cython.ulonglong, there=cython.ulonglong, below=cython.ulonglong, p=Py_ssize_t, old_set=Py_ssize_t)
    cdef int _pack_set(self, int old, Py_ssize_t at, int one, int begin) noexcept nogil

@cython.locals(one=cython.ulonglong)
cdef inline unsigned long long _bit(unsigned long long number) noexcept nogil
