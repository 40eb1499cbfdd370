/* The nets. The first board of a group is judged in full, the others by what their inputs change in it. */

enum { LANES = 8, VECTORS = BLOCK / LANES, GROUP = 64 };

typedef float Floats __attribute__((vector_size(4 * LANES)));
typedef int32_t Ints __attribute__((vector_size(4 * LANES)));

/* The inputs in which a board differs from the first of its group. */
typedef struct {
    int count;
    uint8_t inputs[MOST_INPUTS];
    float changes[MOST_INPUTS];
} Changes;

/* Inputs end with zeros up to a whole vector. */
enum { INPUT_ROOM = MOST_INPUTS + LANES };

typedef struct {
    _Alignas(64) float inputs[INPUT_ROOM];
    _Alignas(64) float sums[MOST_HIDDEN];
    _Alignas(64) float other_inputs[INPUT_ROOM];
    Changes changes[GROUP];
    _Alignas(64) Floats outputs[GROUP][CORE_CHANCES];
} NetScratch;

static inline Floats all(float number) {
    Floats made = {0};
    return made + number;
}

static inline Floats multiplied_and_added(Floats a, Floats b, Floats c) {
#ifdef IS_HASWELL
    return (Floats)_mm256_fmadd_ps((__m256)a, (__m256)b, (__m256)c);
#else
    return a * b + c;
#endif
}

static inline Floats chosen(Ints which, Floats yes, Floats no) {
    return (Floats)((which & (Ints)yes) | (~which & (Ints)no));
}

static inline Floats within(Floats numbers, float most) {
    numbers = chosen(numbers > all(most), all(most), numbers);
    return chosen(numbers < all(-most), all(-most), numbers);
}

/* e to each power, with a relative error below 2e-7: a power of two times a polynomial. */
static inline Floats exponentials(Floats powers) {
    const float rounder = 12582912.0f;
    Floats rounded = multiplied_and_added(powers, all(1.44269504f), all(rounder));
    Ints exponent = ((Ints)rounded - (Ints)all(rounder) + 127) << 23;
    Floats whole = rounded - rounder;
    Floats rest = multiplied_and_added(whole, all(-0.693145752f), powers);
    rest = multiplied_and_added(whole, all(-1.42860677e-6f), rest);
    Floats sum = all(1.0f / 720.0f);
    const float terms[] = {1.0f / 120.0f, 1.0f / 24.0f, 1.0f / 6.0f, 0.5f, 1.0f, 1.0f};
    for (int i = 0; i < 6; i++) sum = multiplied_and_added(sum, rest, all(terms[i]));
    return sum * (Floats)exponent;
}

static inline Floats logistic(Floats sums) {
    return 1.0f / (1.0f + exponentials(within(-sums, 87.0f)));
}

/* The logistic function between knots, as the engine has it at its outputs. */
static inline float by_knots(const Tables *tables, float sum) {
    if (!(sum > -8.0f)) return 0.0f;
    if (sum >= 8.0f) return 1.0f;
    float place = (sum + 8.0f) * 256.0f;
    int knot = (int)place;
    float low = tables->sigmoid[knot];
    return low + (place - (float)knot) * (tables->sigmoid[knot + 1] - low);
}

/* Units from here on fill no vector of eight; the engine takes them by knots. */
static inline int by_knots_from(const Net *net) { return net->hidden / LANES * LANES; }

static inline Floats activated(const Tables *tables, const Net *net, Floats sums, int unit) {
    Floats made = logistic(sums);
    for (int lane = 0; lane < LANES && unit + lane >= by_knots_from(net); lane++)
        made[lane] = by_knots(tables, sums[lane]);
    return made;
}

static inline Floats loaded(const float *numbers) {
    Floats made;
    memcpy(&made, numbers, sizeof made);
    return made;
}

static inline void add_row(const float *row, float change, Floats sums[VECTORS]) {
    Floats changes = all(change);
    for (int i = 0; i < VECTORS; i++) sums[i] = multiplied_and_added(loaded(row + LANES * i), changes, sums[i]);
}

static inline void add_outputs(const Tables *tables, const Net *net, int unit, const Floats sums[VECTORS],
                               Floats outputs[CORE_CHANCES]) {
    for (int i = 0; i < VECTORS; i++) {
        Floats hidden = activated(tables, net, sums[i], unit + LANES * i);
        for (int output = 0; output < CORE_CHANCES; output++) {
            const float *weights = net->outputs + output * net->units + unit + LANES * i;
            outputs[output] = multiplied_and_added(loaded(weights), hidden, outputs[output]);
        }
    }
}

/* One block of units for a board that differs from the first. */
static inline void judge_block(const Tables *tables, const Net *net, int unit, const float *base,
                               const Changes *changes, Floats outputs[CORE_CHANCES]) {
    Floats sums[VECTORS];
    for (int i = 0; i < VECTORS; i++) sums[i] = loaded(base + unit + LANES * i);
    for (int i = 0; i < changes->count; i++)
        add_row(net->rows + changes->inputs[i] * net->units + unit, changes->changes[i], sums);
    add_outputs(tables, net, unit, sums, outputs);
}

static void put_base(const Net *net, const float *inputs, float *base) {
    for (int unit = 0; unit < net->units; unit += BLOCK) {
        Floats sums[VECTORS];
        for (int i = 0; i < VECTORS; i++) sums[i] = loaded(net->rows + net->inputs * net->units + unit + LANES * i);
        for (int input = 0; input < net->inputs; input++)
            if (inputs[input] != 0.0f) add_row(net->rows + input * net->units + unit, inputs[input], sums);
        memcpy(base + unit, sums, sizeof sums);
    }
}

/* Bit i: number i of eight is another. */
static inline uint32_t others_among(const float *numbers, const float *others) {
#ifdef IS_HASWELL
    __m256 differ = _mm256_cmp_ps(_mm256_loadu_ps(numbers), _mm256_loadu_ps(others), _CMP_NEQ_OQ);
    return (uint32_t)_mm256_movemask_ps(differ);
#else
    if (memcmp(numbers, others, LANES * sizeof *numbers) == 0) return 0;
    uint32_t set = 0;
    for (int lane = 0; lane < LANES; lane++) set |= (uint32_t)(numbers[lane] != others[lane]) << lane;
    return set;
#endif
}

static inline void put_changes(const float *inputs, const float *other, int count, Changes *changes) {
    changes->count = 0;
    for (int input = 0; input < count; input += LANES)
        for (uint32_t left = others_among(inputs + input, other + input); left; left &= left - 1) {
            int changed = input + __builtin_ctz(left);
            changes->inputs[changes->count] = (uint8_t)changed;
            changes->changes[changes->count++] = other[changed] - inputs[changed];
        }
}

static inline void put_chances(const Tables *tables, const Net *net, const Floats outputs[CORE_CHANCES],
                               float *chances) {
    for (int output = 0; output < CORE_CHANCES; output++) {
        float sum = net->output_bias[output];
        for (int lane = 0; lane < LANES; lane++) sum += outputs[output][lane];
        chances[output] = by_knots(tables, sum);
    }
}

/* The blocks of all boards of a group one after the other, so that weights stay near. */
static void judge_group(const Tables *tables, const Net *net, NetScratch *scratch, int count) {
    memset(scratch->outputs, 0, sizeof scratch->outputs);
    for (int unit = 0; unit < net->units; unit += BLOCK)
        for (int i = 0; i < count; i++)
            judge_block(tables, net, unit, scratch->sums, &scratch->changes[i], scratch->outputs[i]);
}
