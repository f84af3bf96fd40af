# The functions of bits.py for C, as good as the processor that a kernel is compiled for has them.
cdef extern from *:
    """
    #ifndef SOLVER_CORE_BITS
    #define SOLVER_CORE_BITS
    #if defined(_MSC_VER) && !defined(__clang__)
    #include <intrin.h>
    static __inline int bits_lowest(unsigned long long word) {
        unsigned long at;
        #if defined(_WIN64)
        _BitScanForward64(&at, word);
        #else
        if (!_BitScanForward(&at, (unsigned long)word)) { _BitScanForward(&at, (unsigned long)(word >> 32)); at += 32; }
        #endif
        return (int)at;
    }
    #else
    static inline int bits_lowest(unsigned long long word) { return __builtin_ctzll(word); }
    #endif
    #if defined(_M_X64) && defined(__AVX2__) && !defined(__clang__)
    static __inline int bits_ones(unsigned long long word) { return (int)__popcnt64(word); }
    #elif defined(__POPCNT__) || (defined(__GNUC__) && !defined(__x86_64__) && !defined(__i386__))
    static inline int bits_ones(unsigned long long word) { return __builtin_popcountll(word); }
    #else  /* the sums of 2, 4 and 8 bits, then all octets: quicker than the table that compilers would call */
    #if defined(_MSC_VER)
    static __inline
    #else
    static inline
    #endif
    int bits_ones(unsigned long long word) {
        word -= word >> 1 & 0x5555555555555555ULL;
        word = (word & 0x3333333333333333ULL) + (word >> 2 & 0x3333333333333333ULL);
        word = (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0FULL;
        return (int)(word * 0x0101010101010101ULL >> 56);
    }
    #endif
    #endif
    """
    int ones "bits_ones"(unsigned long long word) noexcept nogil
    int lowest "bits_lowest"(unsigned long long word) noexcept nogil
