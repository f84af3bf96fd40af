cdef unsigned short* shorts(object numbers) except NULL
cdef int* integers(object numbers) except NULL
cdef long long* long_integers(object numbers) except NULL
cdef unsigned long long* words(object numbers) except NULL
cdef double* doubles(object numbers) except NULL
cdef unsigned char* octets(object numbers) except NULL
cpdef object view_of(object numbers)
cpdef object array_of(object view)
