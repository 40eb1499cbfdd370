/* For x86-64 with AVX2 and FMA. */
#if defined(__x86_64__) || defined(_M_X64)
#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx2,fma,bmi,bmi2,lzcnt,popcnt"))), apply_to = function)
#else
#pragma GCC target("avx2,fma,bmi,bmi2,lzcnt,popcnt")
#endif

#define THIS_KIND haswell_games
#include "games/all.h"

#if defined(__clang__)
#pragma clang attribute pop
#endif
#endif
