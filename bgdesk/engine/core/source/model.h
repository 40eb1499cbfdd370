/* What all threads read: weights, tables and the match equity table; made by core_open. */
#ifndef MODEL_H
#define MODEL_H

#include <stddef.h>

#include "core.h"
#include "memory.h"

enum { POINTS = 24, BAR = 25, CHECKERS = 15 };
enum { RACE_INPUTS = 196, CONTACT_INPUTS = 244, MOST_INPUTS = 244 };
enum { RACE_HIDDEN = 100, CONTACT_HIDDEN = 400, MOST_HIDDEN = 400 };
/* Hidden units are judged in blocks of so many; the last block is filled up with idle ones. */
enum { BLOCK = 80 };
/* The net that puts plays in order: hidden units, kept in whole numbers of 1 / PRUNING_STEPS. */
enum { PRUNING_UNITS = 64, PRUNING_COUNTS = 31, PRUNING_STEPS = 2048 };
enum { KNOTS = 4097 };

/* rows[i] holds what input i adds to each hidden unit; the bias is the last row. */
typedef struct {
    int inputs, hidden, units;
    float *rows;
    float *outputs;
    float output_bias[CORE_CHANCES];
} Net;

/* Chances to be off after k rolls, of 54264 sides; of those with 15 checkers, also to be still there. */
enum { ROLLS_KNOWN = 32, SIDES = 54264, FULL_SIDES = 15504 };

typedef struct {
    float (*off)[ROLLS_KNOWN];
    float (*none_off)[ROLLS_KNOWN];
    int32_t *full;
    int32_t choose[22][8];
} Bearoff;

/* Sets of throws: bit d-1 the double d-d, bits 6 to 20 the pairs. */
typedef struct {
    uint8_t escapes[4096], first_escapes[4096];
    uint8_t second[4096], third[512], fourth[4096];
    uint32_t single[64], pair[7][64];
    uint32_t open_pairs[64], summed_pairs[512];
    uint8_t back_escapes[6][4096];
    int16_t entering[2][64];
    float points[32][4];
    float sigmoid[KNOTS + 1];
} Tables;

/* rows[place][count + 15]: what so many checkers there, the opponent's negative, add to each hidden unit. */
typedef struct {
    float rows[CORE_PLACES][PRUNING_COUNTS][PRUNING_UNITS];
    float bias[PRUNING_UNITS];
    float outputs[CORE_CHANCES][PRUNING_UNITS];
} Pruning;

typedef struct Kind Kind;

struct CoreModel {
    Net nets[CORE_FILES];
    Bearoff bearoff;
    Tables tables;
    Pruning pruning;
    double equity[CORE_AWAY][CORE_AWAY];
    double after_crawford[CORE_AWAY];
    const Kind *kind;
};

void make_tables(Tables *tables);
void take_pruning(Pruning *pruning);
int read_net(Net *net, const char *path, int hidden, int inputs);
int read_bearoff(Bearoff *bearoff, const char *path);
void free_net(Net *net);
void free_bearoff(Bearoff *bearoff);

/* The number of a pair of different dice, 0 to 14. */
static inline int pair_number(int high, int low) { return (high - 1) * (high - 2) / 2 + low - 1; }

/* Memory for vectors; never less than asked for, or NULL. */

#endif
