from solver_core.cover.kernel cimport codes as code
from solver_core.cover.kernel cimport memory

cimport cython

cdef long long _MOST

@cython.locals(found="int*", text="const unsigned char*", at=Py_ssize_t, count=Py_ssize_t, length=Py_ssize_t, start=Py_ssize_t, number=cython.longlong, sign=cython.int)
cpdef Py_ssize_t scan(bytes data, object numbers, int less=*) except? -1
@cython.locals(numbered="int*", places="int*", count=Py_ssize_t, most=Py_ssize_t, k=Py_ssize_t)
cpdef void renumber(object numbers, object table) except *
@cython.locals(stops="int*", options=Py_ssize_t, option=Py_ssize_t, start=Py_ssize_t, most=Py_ssize_t, length=Py_ssize_t)
cpdef Py_ssize_t longest(object ends) except -2
@cython.locals(numbers="int*", stops="int*", seen="int*", options=Py_ssize_t, option=Py_ssize_t, k=Py_ssize_t, end=Py_ssize_t, item=Py_ssize_t)
cpdef Py_ssize_t unfit(object items, object ends, Py_ssize_t count) except -2
@cython.locals(numbers="int*", shades="int*", count=Py_ssize_t, k=Py_ssize_t)
cpdef Py_ssize_t miscoloured(object items, object colours, Py_ssize_t primary) except -2
@cython.locals(options=Py_ssize_t, option=Py_ssize_t, records="int*", sizes="int*", starts="int*", numbers="int*", stops="int*", at=Py_ssize_t, end=Py_ssize_t, k=Py_ssize_t, item=Py_ssize_t, header=Py_ssize_t, bottom=Py_ssize_t)
cpdef void link_columns(object nodes, object size, object first, object items, object ends) except *
@cython.locals(length=Py_ssize_t, out="unsigned char*", narrow="unsigned short*", wide="int*", is_narrow=cython.bint, at=Py_ssize_t, number=Py_ssize_t, above=Py_ssize_t, below=Py_ssize_t)
cpdef bytes hidden(object nodes, Py_ssize_t first)
@cython.locals(found="int*", owned="int*", stops="int*", known="int*", options=Py_ssize_t, total=Py_ssize_t, most=Py_ssize_t, at=Py_ssize_t, option=Py_ssize_t, end=Py_ssize_t, least=cython.int, number=cython.int, item=Py_ssize_t)
cpdef object least_of_options(object items, object ends, object numbers)
@cython.locals(highest="unsigned char*", where="int*", whose="int*", known="const unsigned char*", size=Py_ssize_t, most=Py_ssize_t, count=Py_ssize_t, k=Py_ssize_t, target=Py_ssize_t, owner=Py_ssize_t)
cpdef void raise_codes(object codes, object targets, object owners, bytes states) except *
