/* The engine's files: weights of its nets, and its table of the chances to bear off. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "model.h"

enum { NET_HEADER = 3, BEAROFF_HEADER = 7 };

/* The whole file if it has exactly this size, else NULL. */
static unsigned char *whole_file(const char *path, size_t size) {
    FILE *file = fopen(path, "rb");
    if (!file) return NULL;
    unsigned char *bytes = malloc(size);
    int is_whole = bytes && fread(bytes, 1, size, file) == size && fgetc(file) == EOF;
    fclose(file);
    if (is_whole) return bytes;
    free(bytes);
    return NULL;
}

static void transpose(Net *net, const float *weights) {
    for (int unit = 0; unit < net->hidden; unit++)
        for (int input = 0; input <= net->inputs; input++)
            net->rows[input * net->units + unit] = *weights++;
    for (int output = 0; output < CORE_CHANCES; output++) {
        memcpy(net->outputs + output * net->units, weights, sizeof(float) * (size_t)net->hidden);
        net->output_bias[output] = weights[net->hidden];
        weights += net->hidden + 1;
    }
}

static int take_net(Net *net, const unsigned char *bytes) {
    int32_t header[NET_HEADER];
    memcpy(header, bytes, sizeof header);
    if (header[0] != net->hidden || header[1] != net->inputs || header[2] != CORE_CHANCES) return 0;
    size_t rows = sizeof(float) * (size_t)(net->inputs + 1) * (size_t)net->units;
    size_t outputs = sizeof(float) * CORE_CHANCES * (size_t)net->units;
    net->rows = aligned_memory(rows);
    net->outputs = aligned_memory(outputs);
    if (!net->rows || !net->outputs) return 0;
    memset(net->rows, 0, rows);
    memset(net->outputs, 0, outputs);
    transpose(net, (const float *)(const void *)(bytes + sizeof header));
    return 1;
}

int read_net(Net *net, const char *path, int hidden, int inputs) {
    size_t numbers = (size_t)hidden * (size_t)(inputs + 1) + CORE_CHANCES * (size_t)(hidden + 1);
    unsigned char *bytes = whole_file(path, 4 * (NET_HEADER + numbers));
    if (!bytes) return 0;
    net->inputs = inputs;
    net->hidden = hidden;
    net->units = (hidden + BLOCK - 1) / BLOCK * BLOCK;
    int is_taken = take_net(net, bytes);
    free(bytes);
    return is_taken;
}

void free_net(Net *net) {
    free_aligned(net->rows);
    free_aligned(net->outputs);
}

static float (*chances_of(const unsigned char *bytes, size_t sides))[ROLLS_KNOWN] {
    float(*made)[ROLLS_KNOWN] = malloc(sides * sizeof *made);
    if (!made) return NULL;
    for (size_t side = 0; side < sides; side++)
        for (size_t roll = 0; roll < ROLLS_KNOWN; roll++) {
            uint16_t share;
            memcpy(&share, bytes + 2 * (side * ROLLS_KNOWN + roll), sizeof share);
            made[side][roll] = (float)share / 65535.0f;
        }
    return made;
}

/* n over k for the numbers of sides. */
static void make_choose(Bearoff *bearoff) {
    for (int n = 0; n < 22; n++)
        for (int k = 0; k < 8; k++)
            bearoff->choose[n][k] =
                k == 0 ? 1 : n == 0 ? 0 : bearoff->choose[n - 1][k - 1] + bearoff->choose[n - 1][k];
}

static int are_numbers_good(const int32_t *full) {
    for (int side = 0; side < SIDES; side++)
        if (full[side] < -1 || full[side] >= FULL_SIDES) return 0;
    return 1;
}

static int take_bearoff(Bearoff *bearoff, const unsigned char *bytes) {
    static const uint32_t expected[BEAROFF_HEADER] = {0x42454152, 1, 6, 15, ROLLS_KNOWN, SIDES, FULL_SIDES};
    if (memcmp(bytes, expected, sizeof expected) != 0) return 0;
    const unsigned char *off = bytes + sizeof expected, *means = off + SIDES * 2 * ROLLS_KNOWN;
    const unsigned char *full = means + SIDES * 4;
    bearoff->full = malloc(SIDES * sizeof *bearoff->full);
    bearoff->off = chances_of(off, SIDES);
    bearoff->none_off = chances_of(full + SIDES * 4, FULL_SIDES);
    if (!bearoff->full || !bearoff->off || !bearoff->none_off) return 0;
    memcpy(bearoff->full, full, SIDES * sizeof *bearoff->full);
    make_choose(bearoff);
    return are_numbers_good(bearoff->full);
}

int read_bearoff(Bearoff *bearoff, const char *path) {
    size_t size = 4 * BEAROFF_HEADER + SIDES * (2 * ROLLS_KNOWN + 8) + FULL_SIDES * 2 * ROLLS_KNOWN;
    unsigned char *bytes = whole_file(path, size);
    int is_taken = bytes && take_bearoff(bearoff, bytes);
    free(bytes);
    return is_taken;
}

void free_bearoff(Bearoff *bearoff) {
    free(bearoff->off);
    free(bearoff->none_off);
    free(bearoff->full);
}
