# The functions of band_bits.py for C, as good as the processor that a kernel is compiled for has them.
from solver_core.cover.kernel cimport bits  # first: they count

cdef extern from *:
    """
    #include <string.h>
    #if defined(_MSC_VER)
    #define BAND_BITS static __inline
    #else
    #define BAND_BITS static inline
    #endif
    #if defined(__BMI2__) || (defined(_M_X64) && defined(__AVX2__))
    #include <immintrin.h>
    #define band_bits_thirds(word) ((int)_pext_u32((unsigned int)(word), 0x1249249u))
    #define band_bits_stack(word, number) ((int)_pext_u32((unsigned int)(word), 0x1C0E07u << (number)))
    #else
    BAND_BITS int band_bits_thirds(int word) {
        word &= 0x1249249;
        word = (word | word >> 2 | word >> 4) & 0x1C0E07;
        return (word | word >> 6 | word >> 12) & 0x1FF;
    }
    #define band_bits_stack(word, number) \
        (((word) >> (number) & 7) | ((word) >> ((number) + 6) & 56) | ((word) >> ((number) + 12) & 448))
    #endif

    #if defined(__SSE2__) || defined(_M_X64)
    #include <emmintrin.h>
    typedef __m128i band_bits_v;
    #define band_bits_read(at) _mm_loadu_si128((const __m128i *)(at))
    #define band_bits_write(at, v) _mm_storeu_si128((__m128i *)(at), v)
    #define band_bits_and _mm_and_si128
    #define band_bits_or _mm_or_si128
    #define band_bits_not_and _mm_andnot_si128
    #define band_bits_bands(a, b, c) _mm_set_epi32(0, c, b, a)
    BAND_BITS int band_bits_some(const band_bits_v *h) {  /* which of four have a bit */
        __m128i v = _mm_packs_epi16(_mm_packs_epi32(h[0], h[1]), _mm_packs_epi32(h[2], h[3]));
        return 15 ^ _mm_movemask_ps(_mm_castsi128_ps(_mm_cmpeq_epi32(v, _mm_setzero_si128())));
    }
    BAND_BITS int band_bits_any(__m128i v) {
        return 0xFFFF != _mm_movemask_epi8(_mm_cmpeq_epi8(v, _mm_setzero_si128()));
    }
    BAND_BITS __m128i band_bits_alone(__m128i v) {
        __m128i low = _mm_set1_epi32(0x3FDFEFF), rest;
        rest = _mm_and_si128(v, _mm_sub_epi32(v, _mm_set1_epi32(0x40201)));
        rest = _mm_or_si128(_mm_add_epi32(_mm_and_si128(rest, low), low), rest);
        rest = _mm_and_si128(rest, _mm_set1_epi32(0x4020100));
        return _mm_andnot_si128(_mm_sub_epi32(_mm_slli_epi32(rest, 1), _mm_srli_epi32(rest, 8)), v);
    }
    #else
    typedef struct { int of[4]; } band_bits_v;
    BAND_BITS band_bits_v band_bits_bands(int a, int b, int c) {
        band_bits_v v = {{a, b, c, 0}};
        return v;
    }
    BAND_BITS band_bits_v band_bits_read(const int *at) {
        band_bits_v v = {{at[0], at[1], at[2], at[3]}};
        return v;
    }
    BAND_BITS void band_bits_write(int *at, band_bits_v v) {
        int i;
        for (i = 0; i < 4; i++) at[i] = v.of[i];
    }
    BAND_BITS band_bits_v band_bits_and(band_bits_v v, band_bits_v w) {
        int i;
        for (i = 0; i < 4; i++) v.of[i] &= w.of[i];
        return v;
    }
    BAND_BITS band_bits_v band_bits_or(band_bits_v v, band_bits_v w) {
        int i;
        for (i = 0; i < 4; i++) v.of[i] |= w.of[i];
        return v;
    }
    BAND_BITS band_bits_v band_bits_not_and(band_bits_v v, band_bits_v w) {
        int i;
        for (i = 0; i < 4; i++) v.of[i] = ~v.of[i] & w.of[i];
        return v;
    }
    BAND_BITS int band_bits_some(const band_bits_v *h) {
        int i, some = 0;
        for (i = 0; i < 4; i++) some |= ((h[i].of[0] | h[i].of[1] | h[i].of[2]) != 0) << i;
        return some;
    }
    BAND_BITS int band_bits_any(band_bits_v v) { return (v.of[0] | v.of[1] | v.of[2]) != 0; }
    BAND_BITS band_bits_v band_bits_alone(band_bits_v v) {
        int i, rest;
        for (i = 0; i < 3; i++) {
            rest = v.of[i] & (v.of[i] - 0x40201);
            rest = (((rest & 0x3FDFEFF) + 0x3FDFEFF) | rest) & 0x4020100;
            v.of[i] &= ~((rest << 1) - (rest >> 8));
        }
        return v;
    }
    #endif

    BAND_BITS void band_bits_add(int *x, Py_ssize_t at, const int *cells, Py_ssize_t first) {
        band_bits_write(x + at, band_bits_or(band_bits_read(x + at), band_bits_read(cells + first)));
    }
    BAND_BITS void band_bits_remove(int *x, Py_ssize_t at, const int *cells, Py_ssize_t first) {
        band_bits_write(x + at, band_bits_not_and(band_bits_read(cells + first), band_bits_read(x + at)));
    }
    BAND_BITS void band_bits_copy(int *x, Py_ssize_t level) {  /* vectors as written just before: wider ones wait */
        int i;
        for (i = 0; i < 40; i += 4) band_bits_write(x + level + 44 + i, band_bits_read(x + level + i));
    }
    BAND_BITS void band_bits_invert(int *x) {
        band_bits_v settled = band_bits_read(x + 36), full = band_bits_bands(0x7FFFFFF, 0x7FFFFFF, 0x7FFFFFF);
        int i;
        for (i = 0; i < 36; i += 4)
            band_bits_write(x + i, band_bits_not_and(band_bits_or(band_bits_read(x + i), settled), full));
    }
    BAND_BITS int band_bits_settle(int *x, Py_ssize_t digit, int a, int b, int c) {
        band_bits_v bands = band_bits_bands(a, b, c), h[12], n, v;
        int i, changed = 0;
        n = band_bits_not_and(band_bits_read(x + 36), band_bits_alone(bands));
        if (band_bits_any(n)) {
            band_bits_write(x + 36, band_bits_or(band_bits_read(x + 36), n));
            h[9] = h[10] = h[11] = band_bits_bands(0, 0, 0);
            for (i = 0; i < 9; i++) {
                v = band_bits_read(x + 4 * i);
                h[i] = band_bits_and(v, n);
                band_bits_write(x + 4 * i, band_bits_not_and(n, v));
            }
            changed = band_bits_some(h) | band_bits_some(h + 4) << 4 | band_bits_some(h + 8) << 8;
        }
        band_bits_write(x + 4 * digit, bands);
        return changed;
    }
    #define band_bits_settle(x, level, digit, a, b, c) (band_bits_settle((x) + (level), digit, a, b, c))
    BAND_BITS void band_bits_tally(const int *x, Py_ssize_t level, int *tally) {
        band_bits_v ones = band_bits_read(x + level), twos = band_bits_bands(0, 0, 0), threes = twos, v;
        int i;
        for (i = 4; i < 36; i += 4) {
            v = band_bits_read(x + level + i);
            threes = band_bits_or(threes, band_bits_and(twos, v));
            twos = band_bits_or(twos, band_bits_and(ones, v));
            ones = band_bits_or(ones, v);
        }
        band_bits_write(tally, ones);
        band_bits_write(tally + 4, twos);
        band_bits_write(tally + 8, band_bits_not_and(threes, twos));
    }
    BAND_BITS int band_bits_count(const int *x, Py_ssize_t at, const int *cells, Py_ssize_t first) {
        unsigned long long v[2], w[2];
        memcpy(v, x + at, 16);
        memcpy(w, cells + first, 16);
        return bits_ones(v[0] & w[0]) + bits_ones(v[1] & w[1]);
    }
    BAND_BITS int band_bits_weigh(const int *x, Py_ssize_t at, const int *cells, Py_ssize_t first, const int *tally) {
        unsigned long long v[2], w[2];
        memcpy(v, x + at, 16);
        memcpy(w, cells + first, 16);
        v[0] &= w[0];
        v[1] &= w[1];
        memcpy(w, tally + 8, 16);
        return bits_ones(v[0]) + bits_ones(v[1]) + 3 * (bits_ones(v[0] & w[0]) + bits_ones(v[1] & w[1]));
    }
    """
    int thirds "band_bits_thirds"(int word) noexcept nogil
    int stack "band_bits_stack"(int word, int number) noexcept nogil
    void add "band_bits_add"(int* x, Py_ssize_t at, const int* cells, Py_ssize_t first) noexcept nogil
    void remove "band_bits_remove"(int* x, Py_ssize_t at, const int* cells, Py_ssize_t first) noexcept nogil
    void copy "band_bits_copy"(int* x, Py_ssize_t level) noexcept nogil
    void invert "band_bits_invert"(int* x) noexcept nogil
    int settle "band_bits_settle"(int* x, Py_ssize_t level, Py_ssize_t digit, int first, int second, int third) noexcept nogil
    void tally "band_bits_tally"(const int* x, Py_ssize_t level, int* tally) noexcept nogil
    int count "band_bits_count"(const int* x, Py_ssize_t at, const int* cells, Py_ssize_t first) noexcept nogil
    int weigh "band_bits_weigh"(const int* x, Py_ssize_t at, const int* cells, Py_ssize_t first, const int* tally) noexcept nogil
