from cpython.exc cimport PyErr_CheckSignals
from libc.string cimport memcpy

from solver_core.cover.kernel cimport codes as code
from solver_core.cover.kernel cimport memory
from solver_core.cover.kernel.dance cimport Dance
from solver_core.cover.kernel.machine cimport Machine
from solver_core.cover.kernel.owned cimport Owned
from solver_core.sudoku.backtrack cimport Backtrack

cdef class Solver(Owned):
    cdef bint by_links
    cdef bint is_given_up
    cdef Dance dance
    cdef Backtrack backtrack
    cdef Machine machine
    cdef int first_address
    cdef int* starts
    cdef object allowed_array
    cdef int* allowed
    cdef object options_array
    cdef int* options
    cdef object listed_array
    cdef int* listed
    cdef object placed_array
    cdef int* placed
    cdef long long slice_size
    cdef unsigned char* digits
    cdef unsigned char* counts
    cdef unsigned char* solutions
    cdef int at
    cdef int is_under_way
    cdef object arrays
    cdef object initial
    cdef int array_count
    cdef unsigned char* to[8]
    cdef unsigned char* start[8]
    cdef long long sizes[8]

    cdef object _solved(self, object digits)
    cdef void _go_on(self, int puzzles) noexcept nogil
    cdef bint _comes_to_an_answer(self) noexcept nogil
    cdef void _write_down(self) noexcept nogil
    cdef int _option(self, int entry) noexcept nogil
    cdef int _list_givens(self) noexcept nogil
    cdef void _begin(self, int givens) noexcept nogil
    cdef void _remember_start(self) except *
    cdef void _copy_start(self) noexcept nogil
