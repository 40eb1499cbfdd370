/* The library's doors: what comes in is checked here, as positions may come from any file. */
#include <stdlib.h>
#include <string.h>

#include "checks.h"
#include "kind.h"

#ifndef CORE_SOURCE
#define CORE_SOURCE ""
#endif

int core_abi(void) { return CORE_ABI; }

const char *core_source(void) { return CORE_SOURCE; }

static const Kind *kind_for(int is_plain) {
#if defined(HAS_HASWELL)
    if (!is_plain && has_haswell()) return &haswell_kind;
#endif
    (void)is_plain;
    return &plain_kind;
}

static int take_equities(CoreModel *model, const double *equities) {
    for (int i = 0; i < CORE_AWAY * (CORE_AWAY + 1); i++)
        if (!(equities[i] >= 0.0 && equities[i] <= 1.0)) return 0;
    memcpy(model->equity, equities, sizeof model->equity);
    memcpy(model->after_crawford, equities + CORE_AWAY * CORE_AWAY, sizeof model->after_crawford);
    return 1;
}

static int read_model(CoreModel *model, const char *const *weights, const char *bearoff) {
    for (int net = 0; net < CORE_FILES; net++) {
        int hidden = net ? CONTACT_HIDDEN : RACE_HIDDEN, inputs = net ? CONTACT_INPUTS : RACE_INPUTS;
        if (!weights[net] || !read_net(&model->nets[net], weights[net], hidden, inputs)) return 0;
    }
    return read_bearoff(&model->bearoff, bearoff);
}

int core_open(const char *const *weights, const char *bearoff, const double *equities, int32_t is_plain,
              CoreModel **made) {
    if (!weights || !bearoff || !equities || !made) return CORE_REFUSED;
    CoreModel *model = calloc(1, sizeof *model);
    if (!model) return CORE_REFUSED;
    if (!take_equities(model, equities) || !read_model(model, weights, bearoff)) {
        core_close(model);
        return CORE_REFUSED;
    }
    make_tables(&model->tables);
    take_pruning(&model->pruning);
    model->kind = kind_for(is_plain);
    *made = model;
    return CORE_GOOD;
}

void core_close(CoreModel *model) {
    if (!model) return;
    for (int net = 0; net < CORE_FILES; net++) free_net(&model->nets[net]);
    free_bearoff(&model->bearoff);
    free(model);
}

/* A context begins with its model, whatever kind made it. */
static const CoreModel *model_of(const CoreContext *context) {
    return *(const CoreModel *const *)(const void *)context;
}

static const Kind *kind_of(const CoreContext *context) { return model_of(context)->kind; }

int core_context(const CoreModel *model, CoreContext **made) {
    if (!model || !made) return CORE_REFUSED;
    *made = model->kind->new_context(model);
    return *made ? CORE_GOOD : CORE_REFUSED;
}

void core_context_free(CoreContext *context) {
    if (context) kind_of(context)->free_context(context);
}

int core_inputs(CoreContext *context, const int8_t *boards, int32_t count, int32_t is_race, float *inputs) {
    if (!context || !are_boards(boards, count) || !inputs) return CORE_REFUSED;
    return kind_of(context)->inputs(context, boards, count, is_race != 0, inputs);
}

int core_nets(CoreContext *context, const int8_t *boards, int32_t count, int32_t *nets, float *chances) {
    if (!context || !are_boards(boards, count) || !nets || !chances) return CORE_REFUSED;
    for (int32_t i = 0; i < count; i++)
        if (nets[i] < -1 || nets[i] >= CORE_FILES) return CORE_REFUSED;
    return kind_of(context)->nets(context, boards, count, nets, chances);
}

int core_plays(CoreContext *context, const int8_t *board, int32_t die, int32_t other_die, int8_t *boards,
               int32_t room, int32_t *count) {
    int is_asked = is_board(board) && is_die(die) && is_die(other_die);
    if (!context || !is_asked || !boards || room < 1 || !count) return CORE_REFUSED;
    return kind_of(context)->plays(context, board, die, other_die, boards, room, count);
}

int core_search(CoreContext *context, const int8_t *board, const CoreCube *cubes, int32_t count,
                int32_t plies, int32_t is_top, const int8_t *root, int32_t kept,
                const int32_t *is_cancelled, double *equities, float *chances) {
    int is_asked = is_playing(board) && is_board(root) && are_cubes(cubes, count);
    if (!context || !is_asked || !equities || !chances) return CORE_REFUSED;
    if (plies < 1 || plies > CORE_PLIES || kept < 0 || kept > CORE_MOST_KEPT) return CORE_REFUSED;
    return kind_of(context)->search(context, board, cubes, count, plies, is_top != 0, root, kept,
                                    is_cancelled, equities, chances);
}

int core_rank(CoreContext *context, const int8_t *board, const int8_t *rolls, int32_t roll_count,
              const CoreCube *cube, int32_t is_best_only, int8_t *boards, double *equities, float *chances,
              int32_t room, int32_t *counts) {
    int is_asked = is_playing(board) && are_rolls(rolls, roll_count) && are_cubes(cube, 1);
    if (!context || !is_asked || !boards || !equities || !chances || !counts) return CORE_REFUSED;
    return kind_of(context)->rank(context, board, rolls, roll_count, cube, is_best_only != 0, boards,
                                  equities, chances, room, counts);
}

int core_equities(const CoreContext *context, const int8_t *board, const float *chances,
                  const CoreCube *cubes, int32_t count, double *equities) {
    int is_asked = is_board(board) && are_chances(chances) && are_cubes(cubes, count);
    if (!context || !is_asked || !equities) return CORE_REFUSED;
    model_of(context)->kind->equities(model_of(context), board, chances, cubes, count, equities);
    return CORE_GOOD;
}

int core_rollout(CoreContext *context, const int8_t *board, const CoreCube *cubes, int32_t count,
                 int32_t trials, uint64_t seed, const CoreManner *manner, const int32_t *is_cancelled,
                 double *values, float *chances) {
    int is_asked = is_playing(board) && are_cubes(cubes, count) && is_manner(manner);
    if (!context || !is_asked || !values || !chances || trials < 1 || trials > CORE_TRIALS) return CORE_REFUSED;
    return kind_of(context)->rollout(context, board, cubes, count, trials, seed, manner, is_cancelled, values,
                                     chances);
}
