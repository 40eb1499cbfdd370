/* For x86-64 with AVX2 and FMA. */
#include "kind.h"

#ifdef HAS_HASWELL
#include <immintrin.h>

#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx2,fma,bmi,bmi2,lzcnt,popcnt"))), apply_to = function)
#else
#pragma GCC target("avx2,fma,bmi,bmi2,lzcnt,popcnt")
#endif

#define IS_HASWELL 1
#define THIS_KIND haswell_kind
#include "kind/all.h"

#if defined(__clang__)
#pragma clang attribute pop
#endif
#endif
