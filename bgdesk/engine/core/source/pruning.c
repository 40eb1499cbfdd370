/* The small net that puts plays in order, from the whole numbers in which it is kept. */
#include "pruning_net.h"

static const int16_t *take(const int16_t *numbers, float *made, size_t count) {
    for (size_t i = 0; i < count; i++) made[i] = (float)numbers[i] / PRUNING_STEPS;
    return numbers + count;
}

_Static_assert(sizeof pruning_numbers / sizeof *pruning_numbers == sizeof(Pruning) / sizeof(float),
               "train the net anew after a change of its size");

void take_pruning(Pruning *pruning) {
    const int16_t *left = pruning_numbers;
    left = take(left, &pruning->rows[0][0][0], sizeof pruning->rows / sizeof(float));
    left = take(left, pruning->bias, sizeof pruning->bias / sizeof(float));
    take(left, &pruning->outputs[0][0], sizeof pruning->outputs / sizeof(float));
}
