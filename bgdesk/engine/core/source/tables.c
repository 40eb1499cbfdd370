/* Tables that follow from the rules of the game, made once. A mask says what is blocked ahead. */
#include <math.h>
#include <string.h>

#include "model.h"

/* Of the 36 throws those that pass the mask (bit i: i + 1 points ahead), and those that pass its first block. */
static void make_escapes(Tables *tables) {
    for (int mask = 0; mask < 4096; mask++)
        for (int throw = 0; throw < 36; throw++) {
            int a = throw / 6, b = throw % 6;
            if (mask >> (a + b + 1) & 1 || ((mask >> a & 1) && (mask >> b & 1))) continue;
            tables->escapes[mask]++;
            if (mask & ((1 << (a + b + 1)) - 1)) tables->first_escapes[mask]++;
        }
}

/* Bits 2, 4, ..., 12 (3, 6, 9; 4, 8, ..., 12) of a set that begins with bit 1, side by side. */
static void make_gathered(Tables *tables) {
    for (int set = 0; set < 4096; set++)
        for (int d = 1; d <= 6; d++) {
            tables->second[set] |= (uint8_t)((set >> (2 * d - 1) & 1) << (d - 1));
            if (d > 3) continue;
            tables->fourth[set] |= (uint8_t)((set >> (4 * d - 1) & 1) << (d - 1));
            if (set < 512) tables->third[set] |= (uint8_t)((set >> (3 * d - 1) & 1) << (d - 1));
        }
}

static uint32_t throw_bit(int a, int b) {
    return a == b ? 1u << (a - 1) : 1u << (6 + (a > b ? pair_number(a, b) : pair_number(b, a)));
}

static void make_throws(Tables *tables) {
    for (int set = 0; set < 64; set++)
        for (int a = 1; a <= 6; a++)
            for (int b = 1; b <= 6; b++) {
                if (set >> (b - 1) & 1) tables->pair[a][set] |= throw_bit(a, b);
                if (set >> (a - 1) & 1) tables->single[set] |= throw_bit(a, b);
                int is_open = !(set >> (a - 1) & 1) || !(set >> (b - 1) & 1);
                if (a != b && is_open) tables->open_pairs[set] |= throw_bit(a, b);
            }
    for (int set = 0; set < 512; set++)
        for (int a = 2; a <= 6; a++)
            for (int b = 1; b < a; b++)
                if (set >> (a + b - 3) & 1) tables->summed_pairs[set] |= throw_bit(a, b);
}

/* Whether equal dice d bring a checker from `place` out to 15 or below; bit 12 - i: i points ahead blocked. */
static int does_double_leave(int place, int d, int blocked) {
    for (int k = 1; k <= 4; k++) {
        if (k * d > 12 || blocked >> (12 - k * d) & 1) return 0;
        if (k >= 2 && place - k * d <= 15) return 1;
    }
    return 0;
}

static int does_pair_leave(int place, int a, int b, int blocked) {
    int is_entered = !(blocked >> (12 - a) & 1) || !(blocked >> (12 - b) & 1);
    return place - a - b <= 15 && is_entered && !(blocked >> (12 - a - b) & 1);
}

static void make_back_escapes(Tables *tables) {
    for (int place = 19; place <= 24; place++)
        for (int blocked = 0; blocked < 4096; blocked++) {
            int count = 0;
            for (int a = 1; a <= 6; a++) {
                count += does_double_leave(place, a, blocked);
                for (int b = 1; b < a; b++) count += 2 * does_pair_leave(place, a, b, blocked);
            }
            tables->back_escapes[place - 19][blocked] = (uint8_t)count;
        }
}

/* Pips lost on entering with one checker, with more; bit 6 - a of the set: die a does not enter. */
static void make_entering(Tables *tables) {
    for (int set = 0; set < 64; set++)
        for (int a = 1; a <= 6; a++)
            for (int b = 1; b <= a; b++) {
                int x = set >> (6 - a) & 1, y = set >> (6 - b) & 1;
                int both = a == b ? 4 * a * x : x && y ? 2 * (a + b) : 0;
                int one = a == b || (x && y) ? 0 : 2 * (a * x + b * y);
                tables->entering[0][set] = (int16_t)(tables->entering[0][set] + both);
                tables->entering[1][set] = (int16_t)(tables->entering[1][set] + both + one);
            }
}

static void make_points(Tables *tables) {
    for (int count = 0; count < 32; count++) {
        for (int least = 1; least <= 3; least++) tables->points[count][least - 1] = count >= least;
        tables->points[count][3] = count > 3 ? (float)(count - 3) / 2.0f : 0.0f;
    }
}

void make_tables(Tables *tables) {
    memset(tables, 0, sizeof *tables);
    make_escapes(tables);
    make_gathered(tables);
    make_throws(tables);
    make_back_escapes(tables);
    make_entering(tables);
    make_points(tables);
    for (int knot = 0; knot <= KNOTS; knot++)
        tables->sigmoid[knot] = (float)(1.0 / (1.0 + exp(8.0 - knot / 256.0)));
}
