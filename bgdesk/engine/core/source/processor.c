/* What the processor can do, asked of itself: not every compiler's own way to ask works in a library. */
#include "kind.h"

#ifdef HAS_HASWELL
#include <cpuid.h>
#include <immintrin.h>

enum { FMA = 1 << 12, POPCNT = 1 << 23, OSXSAVE = 1 << 27, LZCNT = 1 << 5 };
enum { BMI = 1 << 3, AVX2 = 1 << 5, BMI2 = 1 << 8, SAVED = 6 };

static int has_all(unsigned found, unsigned wanted) { return (found & wanted) == wanted; }

/* Whether the system keeps the wide registers of a process. */
#if defined(__clang__) || defined(__GNUC__)
__attribute__((target("xsave")))
#endif
static int are_registers_saved(void) { return has_all((unsigned)_xgetbv(0), SAVED); }

int has_haswell(void) {
    unsigned a, b, c, d;
    if (!__get_cpuid(1, &a, &b, &c, &d) || !has_all(c, FMA | POPCNT | OSXSAVE)) return 0;
    if (!are_registers_saved()) return 0;
    if (!__get_cpuid_count(7, 0, &a, &b, &c, &d) || !has_all(b, BMI | AVX2 | BMI2)) return 0;
    return __get_cpuid(0x80000001, &a, &b, &c, &d) && has_all(c, LZCNT);
}
#else
int has_haswell(void) { return 0; }
#endif
