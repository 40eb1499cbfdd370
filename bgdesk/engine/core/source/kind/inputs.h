/* What the nets see of a board, bit for bit as the engine computes it: n / k is n times 1 / k, rounded twice. */

enum { SIDE_INPUTS = 122, POINT_INPUTS = 96, SINGLE_INPUTS = SIDE_INPUTS - POINT_INPUTS };

#define SHARE(number, whole) ((float)(number) * (1.0f / (float)(whole)))

static inline int least(int a, int b) { return a < b ? a : b; }

/* The points ahead of somebody k points away that the side has made, nearest first. */
static inline uint32_t ahead(uint32_t made, int k) { return made >> (BAR - k) & 4095; }

static inline int rounded_up(int number, int whole) { return (number + whole - 1) / whole; }

static inline void put_off(const Side *side, float *inputs) {
    inputs[0] = (float)side->bar / 2.0f;
    for (int part = 0; part < 3; part++) {
        int off = side->off - 5 * part;
        inputs[1 + part] = SHARE(off < 0 ? 0 : least(off, 5), 5);
    }
}

static inline void put_anchors(const Side *side, float *inputs) {
    uint32_t anchors = side->made & FAR_HOME, far = side->made & range(13, POINTS);
    int blocked = size_of(side->blocked & FAR_HOME), back = side->bar + own_within(side, 19, POINTS);
    inputs[4] = SHARE(blocked * blocked, 36);
    inputs[5] = far ? SHARE(BAR - lowest(far), 6) : 2.0f;
    inputs[23] = size_of(anchors) > 1 ? (float)(back - 3) / 4.0f : 0.0f;
    inputs[24] = size_of(anchors) == 1 ? (float)back / 8.0f : 0.0f;
}

static inline void put_shots(const Tables *tables, const Side *side, const Side *other, float *inputs) {
    inputs[6] = inputs[7] = inputs[13] = 0.0f;
    if (!side->blots) return;
    Blot blots[CHECKERS];
    int count = see_blots(tables, side, blots);
    inputs[6] = SHARE(throws_in(all_shots(tables, blots, count)), 36);
    inputs[7] = SHARE(throws_in(double_shots(tables, side, other, blots, count)), 36);
    inputs[13] = SHARE(pip_loss(tables, side, blots, count), 432);
}

static inline void put_back(const Tables *tables, const Side *side, float *inputs) {
    uint32_t back = side->own & FAR_HOME;
    int place = back ? highest(back) : 0;
    int escapes = back ? tables->back_escapes[place - 19][side->blocked >> (place - 12) & 4095] : 36;
    inputs[8] = SHARE(escapes, 36);
    inputs[9] = side->own ? SHARE(highest(side->own), POINTS) : 0.0f;
    inputs[10] = side->made ? SHARE(highest(side->made), POINTS) : 0.0f;
}

/* Pips behind the opponent's last checker, and in front of it. */
static inline void put_contact(const Side *side, int rearmost, float *inputs) {
    int count = side->on_board - side->upto[rearmost];
    int behind = side->pips - side->pips_upto[rearmost] - rearmost * count;
    inputs[11] = rearmost ? SHARE(behind, 167) : 0.0f;
    inputs[12] = rearmost ? SHARE(side->pips_upto[rearmost - 1], 100) : 0.0f;
}

/* How well the made points hold what is behind them. */
static inline void put_containment(const Tables *tables, const Side *side, int rearmost, float *inputs) {
    int from_here = 36, anywhere = 36;
    for (int nearest = 10; nearest >= 2; nearest--) {
        int escapes = tables->escapes[side->made >> nearest & 4095];
        anywhere = least(anywhere, escapes);
        if (nearest > rearmost) from_here = anywhere;
    }
    inputs[14] = SHARE(36 - from_here, 36);
    inputs[15] = inputs[14] * inputs[14];
    inputs[16] = SHARE(36 - anywhere, 36);
    inputs[17] = inputs[16] * inputs[16];
    inputs[25] =
        rearmost ? SHARE(tables->first_escapes[ahead(side->made, POINTS - rearmost)], 36) : SHARE(36, 36);
}

static inline void put_mobility(const Tables *tables, const Side *side, const Side *other, float *inputs) {
    int total = side->bar * (BAR - 6) * tables->escapes[ahead(other->made, POINTS)];
    for (uint32_t left = side->own & range(7, POINTS); left; left &= left - 1) {
        int point = lowest(left);
        total += (point - 6) * side->board.at[point] * tables->escapes[ahead(other->made, point - 1)];
    }
    inputs[18] = SHARE(total, 3600);
}

/* How unevenly the checkers stand that are farther than the mean. */
static inline void put_moment(const Side *side, float *inputs) {
    inputs[19] = 0.0f;
    if (!side->on_board) return;
    int mean = rounded_up(side->pips - side->on_board, side->on_board), count = 0, total = 0;
    for (uint32_t left = side->own & range(mean + 2, POINTS); left; left &= left - 1) {
        int point = lowest(left), distance = point - 1 - mean;
        count += side->board.at[point];
        total += side->board.at[point] * distance * distance;
    }
    if (POINTS > mean) {
        count += side->bar;
        total += side->bar * (POINTS - mean) * (POINTS - mean);
    }
    if (count) inputs[19] = SHARE(rounded_up(total, count), 400);
}

typedef struct {
    int pips, checkers;
} Spare;

static inline void add_spare(Spare *spare, int point, int count) {
    spare->checkers += count;
    spare->pips += count * (point - 1);
}

/* Pips that can be played before points break. */
static inline void put_timing(const Side *side, int rearmost, float *inputs) {
    Spare spare = {POINTS * side->bar, side->bar};
    int border = larger(rearmost, 12);
    const int8_t *at = side->board.at;
    for (uint32_t left = side->own & range(border + 1, POINTS); left; left &= left - 1) {
        int point = lowest(left);
        if (at[point] != 2) add_spare(&spare, point, at[point] > 2 ? at[point] - 2 : 1);
    }
    for (uint32_t left = side->own & range(7, border); left; left &= left - 1)
        add_spare(&spare, lowest(left), at[lowest(left)]);
    for (int point = 6; point >= 1; point--) {
        int own = larger(at[point], 0);
        if (own > 2 || (own < 2 && spare.checkers >= 2 - own)) add_spare(&spare, point, own - 2);
    }
    inputs[21] = SHARE(larger(spare.pips, 0), 100);
}

static inline void put_backbone(const Side *side, float *inputs) {
    int weighed = 0, total = 0;
    uint32_t left = side->made & ~2u;
    while (left & (left - 1)) {
        int point = highest(left);
        left &= ~(1u << point);
        int gap = point - highest(left), count = side->board.at[point];
        weighed += count * (gap <= 6 ? 11 : gap <= 11 ? 13 - gap : 0);
        total += 11 * count;
    }
    inputs[22] = total ? 1.0f - (float)weighed / (float)total : 0.0f;
}

static void put_side(const Tables *tables, const Side *side, const Side *other, float *inputs) {
    int rearmost = side->enemy ? highest(side->enemy) : 0;
    put_off(side, inputs);
    put_anchors(side, inputs);
    put_shots(tables, side, other, inputs);
    put_back(tables, side, inputs);
    put_contact(side, rearmost, inputs);
    put_containment(tables, side, rearmost, inputs);
    put_mobility(tables, side, other, inputs);
    put_moment(side, inputs);
    int closed = (int)(side->blocked >> 19 & 63);
    inputs[20] = side->bar ? SHARE(tables->entering[side->bar > 1][closed], 294) : 0.0f;
    put_timing(side, rearmost, inputs);
    put_backbone(side, inputs);
}

/* Both sides' checkers in the numbers of the one that has just moved. */
static inline void put_points(const Tables *tables, const Board *board, float *own, float *enemy) {
    for (int point = 1; point <= POINTS; point++) {
        int count = board->at[point];
        memcpy(own + 4 * (point - 1), tables->points[larger(count, 0)], 4 * sizeof(float));
        memcpy(enemy + 4 * (point - 1), tables->points[larger(-count, 0)], 4 * sizeof(float));
    }
}

static void put_contact_inputs(const Tables *tables, const Seen *seen, float *inputs) {
    const Side *mover = &seen->sides[0], *other = &seen->sides[1];
    put_points(tables, &mover->board, inputs, inputs + SIDE_INPUTS);
    put_side(tables, mover, other, inputs + POINT_INPUTS);
    put_side(tables, other, mover, inputs + SIDE_INPUTS + POINT_INPUTS);
}

static void put_race_inputs(const Tables *tables, const Seen *seen, float *inputs) {
    enum { HALF = RACE_INPUTS / 2 };
    put_points(tables, &seen->sides[0].board, inputs, inputs + HALF);
    for (int i = 0; i < 2; i++) {
        inputs[i * HALF + POINT_INPUTS] = (float)seen->sides[i].bar / 2.0f;
        inputs[i * HALF + POINT_INPUTS + 1] = SHARE(seen->sides[i].off, CHECKERS);
    }
}
