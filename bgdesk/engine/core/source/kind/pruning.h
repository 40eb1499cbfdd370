/* Which plays of a roll are worth the real nets: a small net of our own puts them in order. */

enum { PRUNING_VECTORS = PRUNING_UNITS / LANES, MOST_COUNTED_AT = 15 };

typedef struct {
    _Alignas(64) float sums[PRUNING_UNITS];
    _Alignas(64) float outputs[PRUNING_UNITS];
} PruningNode;

/* What the five chances are worth with this cube and score, up to a constant; a game won is 2. */
static void put_worth(const CoreModel *model, const CoreCube *cube, float worth[CORE_CHANCES]) {
    double won[4], lost[4];
    int is_single = is_dead_for_gammons(cube);
    for (int level = 1; level <= 3; level++) {
        won[level] = is_money(cube) ? (is_single ? 1 : level) : after(model, cube, level * cube->value, 1);
        lost[level] = is_money(cube) ? -won[level] : after(model, cube, level * cube->value, 0);
    }
    double unit = (won[1] - lost[1]) / 2.0;
    const double worths[] = {2.0 * unit, won[2] - won[1], won[3] - won[2], lost[2] - lost[1],
                             lost[3] - lost[2]};
    for (int i = 0; i < CORE_CHANCES; i++) worth[i] = (float)(unit < NOTHING ? 0.0 : worths[i] / unit);
}

static inline const float *pruning_row(const Pruning *net, int place, int count) {
    return net->rows[place][count + MOST_COUNTED_AT];
}

/* The hidden sums of the board before the play, and one output instead of five. */
static void begin_pruning(const Pruning *net, const Board *board, const float worth[CORE_CHANCES],
                          PruningNode *node) {
    memcpy(node->sums, net->bias, sizeof node->sums);
    memset(node->outputs, 0, sizeof node->outputs);
    for (int place = 0; place < CORE_PLACES; place++) {
        const float *row = pruning_row(net, place, board->at[place]);
        for (int unit = 0; unit < PRUNING_UNITS; unit++) node->sums[unit] += row[unit];
    }
    for (int output = 0; output < CORE_CHANCES; output++)
        for (int unit = 0; unit < PRUNING_UNITS; unit++)
            node->outputs[unit] += worth[output] * net->outputs[output][unit];
}

/* Places with another number of checkers. */
static inline uint32_t changed_places(const Board *board, const Board *other) {
#ifdef IS_HASWELL
    __m256i places = _mm256_load_si256((const __m256i *)(const void *)board->at);
    __m256i others = _mm256_load_si256((const __m256i *)(const void *)other->at);
    return ~(uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(places, others));
#else
    uint32_t set = 0;
    for (int place = 0; place < CORE_PLACES; place++)
        set |= (uint32_t)(board->at[place] != other->at[place]) << place;
    return set;
#endif
}

static inline Floats clipped(Floats sums) {
    sums = chosen(sums > all(0.0f), sums, all(0.0f));
    return chosen(sums < all(1.0f), sums, all(1.0f));
}

/* How good a play looks. The rows are whole numbers of one small unit, so that every order of adding is the same. */
static float score_of(const Pruning *net, const PruningNode *node, const Board *board, const Board *played) {
    Floats sums[PRUNING_VECTORS], total = all(0.0f);
    memcpy(sums, node->sums, sizeof sums);
    for (uint32_t left = changed_places(board, played); left; left &= left - 1) {
        int place = lowest(left);
        const float *gone = pruning_row(net, place, board->at[place]);
        const float *come = pruning_row(net, place, played->at[place]);
        for (int i = 0; i < PRUNING_VECTORS; i++) sums[i] += loaded(come + LANES * i) - loaded(gone + LANES * i);
    }
    for (int i = 0; i < PRUNING_VECTORS; i++) total += clipped(sums[i]) * loaded(node->outputs + LANES * i);
    float score = 0.0f;
    for (int lane = 0; lane < LANES; lane++) score += total[lane];
    return score;
}

/* The least of the best `most` scores; how many are above it goes to `above`. */
static float least_kept(const float *scores, const int32_t *numbers, int count, int most, int *above) {
    float best[CORE_MOST_KEPT];
    int known = 0;
    for (int i = 0; i < count; i++) {
        float score = scores[numbers[i]];
        if (known == most && score <= best[known - 1]) continue;
        int place = known < most ? known++ : known - 1;
        for (; place > 0 && best[place - 1] < score; place--) best[place] = best[place - 1];
        best[place] = score;
    }
    for (*above = 0; *above < most && best[*above] > best[most - 1];) ++*above;
    return best[most - 1];
}

/* Puts the best `most` of some plays, and those that end the game, in their order to `kept`; how many. */
static int keep_best(const Boards *boards, const float *scores, const int32_t *numbers, int count, int most,
                     int32_t *kept) {
    int above = 0, made = 0;
    float least = count > most ? least_kept(scores, numbers, count, most, &above) : 0.0f;
    int equals = most - above;
    for (int i = 0; i < count; i++) {
        float score = scores[numbers[i]];
        int is_good = count <= most || score > least || (score == least && equals-- > 0);
        if (is_good || !has_checkers(&boards->boards[numbers[i]])) kept[made++] = numbers[i];
    }
    return made;
}
