cdef unsigned short* shorts(object held) except NULL
cdef int* integers(object held) except NULL
cdef long long* long_integers(object held) except NULL
cdef unsigned long long* words(object held) except NULL
cdef double* doubles(object held) except NULL
cdef unsigned char* octets(object held) except NULL
cpdef object shown(object held)
cpdef object behind(object view)
