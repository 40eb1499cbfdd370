/* The part that is compiled once for each kind of processor. Its functions get checked values. */
#ifndef KIND_H
#define KIND_H

#include "model.h"

struct Kind {
    CoreContext *(*new_context)(const CoreModel *model);
    void (*free_context)(CoreContext *context);
    int (*inputs)(CoreContext *context, const int8_t *boards, int count, int is_race, float *inputs);
    int (*nets)(CoreContext *context, const int8_t *boards, int count, int32_t *nets, float *chances);
    int (*plays)(CoreContext *context, const int8_t *board, int die, int other_die, int8_t *boards,
                 int room, int32_t *count);
    int (*search)(CoreContext *context, const int8_t *board, const CoreCube *cubes, int count, int plies,
                  int is_top, const int8_t *root, int kept, const int32_t *is_cancelled,
                  double *equities, float *chances);
    int (*rank)(CoreContext *context, const int8_t *board, const int8_t *rolls, int roll_count,
                const CoreCube *cube, int is_best_only, int8_t *boards, double *equities, float *chances,
                int room, int32_t *counts);
    void (*equities)(const CoreModel *model, const int8_t *board, const float *chances,
                     const CoreCube *cubes, int count, double *equities);
    int (*rollout)(CoreContext *context, const int8_t *board, const CoreCube *cubes, int count, int trials,
                   uint64_t seed, const CoreManner *manner, const int32_t *is_cancelled, double *values,
                   float *chances);
};

extern const Kind plain_kind;
/* Whether this is an x86-64 processor with AVX2, FMA and what came with them. */
int has_haswell(void);
#if defined(__x86_64__) || defined(_M_X64)
#define HAS_HASWELL 1
extern const Kind haswell_kind;
#endif

#endif
