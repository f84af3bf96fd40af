cimport cython

from solver_core.cover.kernel.tree_store cimport TreeStore

@cython.final
cdef class Tree(TreeStore):
    cdef long long _solutions_so_far(self, int number) noexcept
    cdef int _required(self, object number) except -1
