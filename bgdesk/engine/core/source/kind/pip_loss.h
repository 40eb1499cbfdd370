/* Pips that the opponent loses by the worst hit of each throw, summed over 36 throws. */

/* With nobody on the bar a hit costs what its blot had come: the highest blot that a throw hits. */
static inline int open_loss(const Tables *tables, const Blot *blots, int count, uint32_t sources,
                            int lowest_target) {
    uint32_t known = 0;
    int total = 0;
    for (int i = count - 1; i >= 0 && blots[i].point >= lowest_target; i--) {
        uint32_t hits = shots(tables, &blots[i], sources >> blots[i].point) & ~known;
        known |= hits;
        total += blots[i].point * throws_in(hits);
    }
    return total;
}

typedef struct {
    const Side *side;
    uint32_t targets, sources;
    int has_others;
} Entering;

/* The blot that a checker from the bar hits with one die. */
static inline int hit_from_bar(const Entering *entering, int die) {
    return entering->targets >> (BAR - die) & 1 ? BAR - die : 0;
}

static inline int is_open(const Entering *entering, int point) {
    return point < 1 || !(entering->side->blocked >> point & 1);
}

/* The highest blot that another checker hits with one die, if entry is open. */
static inline int hit_by_others(const Entering *entering, int die, int entry) {
    uint32_t hit = entering->targets & entering->sources >> die;
    return entering->has_others && hit && is_open(entering, entry) ? highest(hit) : 0;
}

static inline int larger(int a, int b) { return a > b ? a : b; }

static inline int loss_of_pair(const Entering *entering, int high, int low) {
    int worst = larger(hit_from_bar(entering, low), hit_from_bar(entering, high));
    int other = hit_by_others(entering, low, BAR - high);
    worst = larger(worst, other ? other : hit_by_others(entering, high, BAR - low));
    int both = BAR - high - low;
    int is_way_open = is_open(entering, BAR - high) || is_open(entering, BAR - low);
    int is_hit = entering->has_others && (entering->targets >> both & 1) && is_way_open;
    return is_hit ? larger(worst, both) : worst;
}

/* The point looked at for entering is 2d, not d: so it is in the nets' inputs. */
static inline int loss_of_double(const Entering *entering, int die) {
    int worst = larger(hit_from_bar(entering, die), hit_by_others(entering, die, BAR - 2 * die));
    for (int steps = 2; entering->has_others && steps <= 4; steps++) {
        int point = BAR - steps * die;
        if (point < 1 || !is_open(entering, point + die)) break;
        if (entering->targets >> point & 1) worst = larger(worst, point);
    }
    return worst;
}

static inline int pip_loss(const Tables *tables, const Side *side, const Blot *blots, int count) {
    uint32_t twos = 0;
    for (uint32_t left = side->made & HOME; left; left &= left - 1)
        if (side->board.at[lowest(left)] == 2) twos |= left & -left;
    int lowest_target = size_of(side->own & HOME) > 2 ? 1 : 3;
    uint32_t sources = side->own & ~twos;
    if (!side->bar) return open_loss(tables, blots, count, sources, lowest_target);
    Entering entering = {side, side->blots & range(lowest_target, POINTS), sources, side->bar == 1};
    if (!entering.targets) return 0;
    int total = 0;
    for (int high = 1; high <= 6; high++) {
        total += loss_of_double(&entering, high);
        for (int low = 1; low < high; low++) total += 2 * loss_of_pair(&entering, high, low);
    }
    return total;
}
