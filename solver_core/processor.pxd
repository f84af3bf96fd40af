# What `-mavx2 -mbmi -mbmi2 -mpopcnt` and `/arch:AVX2` take for granted, and that the system keeps the wide registers.
cdef extern from *:
    """
    #if defined(__x86_64__) && (defined(__GNUC__) || defined(__clang__))
    static int processor_has_avx2(void) {
        __builtin_cpu_init();
        return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2")
            && __builtin_cpu_supports("popcnt");
    }
    #elif defined(_M_X64)
    #include <immintrin.h>
    #include <intrin.h>
    static int processor_has_avx2(void) {
        int basic[4], extended[4], newest[4];
        const int in_ecx = 1 << 12 | 1 << 22 | 1 << 23 | 1 << 27 | 1 << 28; /* FMA, MOVBE, POPCNT, OSXSAVE, AVX */
        const int in_ebx = 1 << 3 | 1 << 5 | 1 << 8; /* BMI, AVX2, BMI2 */
        __cpuid(basic, 0);
        if (basic[0] < 7) return 0;
        __cpuid(basic, 1);
        __cpuidex(extended, 7, 0);
        __cpuid(newest, 0x80000001);
        return (basic[2] & in_ecx) == in_ecx && (extended[1] & in_ebx) == in_ebx
            && newest[2] & 1 << 5 /* LZCNT */ && (_xgetbv(0) & 6) == 6;
    }
    #else
    static int processor_has_avx2(void) { return 0; }
    #endif
    """
    int processor_has_avx2()
