# The functions of band_bits.py for C, as good as the processor that a kernel is compiled for has them.
cdef extern from *:
    """
    #if defined(__BMI2__) || (defined(_M_X64) && defined(__AVX2__))
    #include <immintrin.h>
    #define band_bits_thirds(word) ((int)_pext_u32((unsigned int)(word), 0x1249249u))
    #define band_bits_stack(word, number) ((int)_pext_u32((unsigned int)(word), 0x1C0E07u << (number)))
    #else
    #if defined(_MSC_VER)
    static __inline
    #else
    static inline
    #endif
    int band_bits_thirds(int word) {
        word &= 0x1249249;
        word = (word | word >> 2 | word >> 4) & 0x1C0E07;
        return (word | word >> 6 | word >> 12) & 0x1FF;
    }
    #define band_bits_stack(word, number) \
        (((word) >> (number) & 7) | ((word) >> ((number) + 6) & 56) | ((word) >> ((number) + 12) & 448))
    #endif
    """
    int thirds "band_bits_thirds"(int word) noexcept nogil
    int stack "band_bits_stack"(int word, int number) noexcept nogil
