/* What a network sees, as `engine/network/inputs.py` has it. */

enum { PER_POINT = 5, EXTRAS = 24 * PER_POINT, NOWHERE = BAR + 1, PASSED = 11, SHUT_FROM = 7, FEW = 4, FARTHEST = 12 };

/* Chances not to reach a checker so many points ahead; worth of so many blocked points out of six. */
static const double misses[FARTHEST + 1] = {1,           1 - 11 / 36., 1 - 12 / 36., 1 - 14 / 36., 1 - 15 / 36.,
                                            1 - 15 / 36., 1 - 17 / 36., 1 - 6 / 36.,  1 - 6 / 36.,  1 - 5 / 36.,
                                            1 - 3 / 36.,  1 - 2 / 36.,  1 - 3 / 36.};
static const double block_worth[7] = {0.0, 1.0, 1.5, 2.0, 3.0, 3.5, 3.5};

static inline int free_on(const Side *side, int point) { return side->at[point] - has(side->pinned, point); }

static double risk_on(const Game *game, const Side *other, int point) {
    int facing = game->across[point];
    if (game->rules.contact == BLOCK || has(other->pinned, facing)) return 0.0;
    if (game->rules.hit_lock && !other->is_open) return 0.0;
    double missed = 1.0;
    for (int far = 1; far <= FARTHEST && facing + far <= BAR; far++) {
        int place = facing + far;
        int stands = place < BAR ? free_on(other, place) > 0 : other->at[BAR] > 0 || other->at[RESERVE] > 0;
        if (stands) missed *= misses[far];
    }
    return 1 - missed;
}

static double shut_in(const Game *game, const Side *side, const Side *other) {
    uint32_t closed = other->pinned;
    int needed = game->rules.contact == BLOCK ? 1 : 2;
    for (int point = 1; point <= POINTS; point++)
        if (free_on(side, point) >= needed) closed |= 1u << game->across[point];
    double worth = 0;
    for (int start = SHUT_FROM; start <= BAR; start++) {
        int behind = other->at[start] + (start == BAR ? other->at[RESERVE] : 0), count = 0;
        if (!behind) continue;
        for (int ahead = start - 6; ahead < start; ahead++) count += has(closed, ahead);
        worth += block_worth[count] * (behind < FEW ? behind : FEW);
    }
    return worth / 10.0;
}

static void see_extras(const Game *game, const Side *side, float *seen) {
    int pips = BAR * side->at[RESERVE], outside = 0, near = 0;
    for (int place = 1; place <= BAR; place++) pips += place * side->at[place];
    for (int point = HOME + 1; point <= POINTS; point++) outside |= side->at[point];
    for (int point = 1; point <= PASSED; point++) near |= free_on(side, point) > 0;
    double bar = side->at[BAR], reserve = side->at[RESERVE], off = side->at[OFF], half = 0.5 * game->rules.checkers;
    const double values[] = {
        bar > 0, bar / 4.0, reserve > 0, reserve / half, off > 0, off / half,
        game->rules.doubles == CASCADE && side->turns >= TURNS_BEFORE,
        game->rules.hit_lock && side->is_open, pips / 150.0, bar == 0 && reserve == 0 && !outside,
        off > 0 || near,
    };
    for (int i = 0; i < 11; i++) seen[i] = (float)values[i];
}

static void see_side(const Game *game, const Side *side, const Side *other, float *seen) {
    double risk = 0, far_risk = 0;
    for (int point = 1; point <= POINTS; point++) {
        float *at = seen + PER_POINT * (point - 1);
        int count = free_on(side, point);
        at[0] = count == 1;
        at[1] = count == 2;
        at[2] = count >= 3;
        at[3] = count > 3 ? (float)(count - 3) / 2 : 0;
        at[4] = (float)has(side->pinned, point);
        double met = count == 1 ? risk_on(game, other, point) : 0;
        risk += met;
        far_risk += met * point;
    }
    see_extras(game, side, seen + EXTRAS);
    seen[EXTRAS + 11] = (float)risk;
    seen[EXTRAS + 12] = (float)(far_risk / 24);
    seen[EXTRAS + 13] = (float)shut_in(game, side, other);
}

static int rear_of(const Side *side) {
    if (side->at[RESERVE]) return BAR;
    int place = BAR;
    while (place > 0 && !side->at[place]) place--;
    return place;
}

static int is_met(const Game *game, const Side *side, int rear) {
    for (int point = 1; point <= POINTS; point++)
        if (side->at[point] && game->across[point] < rear) return 1;
    return 0;
}

static void see(const Game *game, const Side *own, const Side *other, float *seen) {
    int rear = rear_of(own), other_rear = rear_of(other);
    see_side(game, own, other, seen);
    see_side(game, other, own, seen + GAME_SIDE_INPUTS);
    int is_contact = rear == BAR || other_rear == BAR;
    seen[2 * GAME_SIDE_INPUTS] = is_contact || is_met(game, own, other_rear) || is_met(game, other, rear);
}
