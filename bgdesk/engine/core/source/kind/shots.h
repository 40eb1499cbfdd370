/* How a side can hit: throws as sets, see Tables. */

typedef struct {
    int point;
    /* Bit k: something k points behind the blot (above it). */
    uint32_t own, own_or_bar, blocked, blots;
    /* Bit d-1: blocked d, 2d, 3d points behind. */
    uint32_t blocked1, blocked2, blocked3;
} Blot;

static inline uint32_t firsts(uint32_t set) { return set >> 1 & 63; }
static inline uint32_t seconds(const Tables *tables, uint32_t set) {
    return tables->second[set >> 1 & 4095];
}
static inline uint32_t thirds(const Tables *tables, uint32_t set) {
    return tables->third[set >> 1 & 511] | (uint32_t)tables->third[set >> 10 & 511] << 3;
}
static inline uint32_t fourths(const Tables *tables, uint32_t set) {
    return tables->fourth[set >> 1 & 4095] | (uint32_t)tables->fourth[set >> 13 & 4095] << 3;
}

static inline int throws_in(uint32_t set) { return size_of(set) + size_of(set >> 6); }

static inline int see_blots(const Tables *tables, const Side *side, Blot *blots) {
    uint32_t own_or_bar = side->own | (uint32_t)(side->bar > 0) << BAR;
    int count = 0;
    for (uint32_t left = side->blots; left; left &= left - 1) {
        Blot *blot = &blots[count++];
        blot->point = lowest(left);
        blot->own = side->own >> blot->point;
        blot->own_or_bar = own_or_bar >> blot->point;
        blot->blocked = side->blocked >> blot->point;
        blot->blots = side->blots >> blot->point;
        blot->blocked1 = firsts(blot->blocked);
        blot->blocked2 = blot->blocked1 | seconds(tables, blot->blocked);
        blot->blocked3 = blot->blocked2 | thirds(tables, blot->blocked);
    }
    return count;
}

/* Throws with more than one die by which a checker among `sources` reaches the blot. */
static inline uint32_t long_shots(const Tables *tables, const Blot *blot, uint32_t sources) {
    uint32_t pairs = tables->open_pairs[blot->blocked1] & tables->summed_pairs[sources >> 3 & 511];
    uint32_t doubles = (seconds(tables, sources) & ~blot->blocked1) |
                       (thirds(tables, sources) & ~blot->blocked2) |
                       (fourths(tables, sources) & ~blot->blocked3);
    return pairs | doubles;
}

static inline uint32_t shots(const Tables *tables, const Blot *blot, uint32_t sources) {
    return tables->single[firsts(sources)] | long_shots(tables, blot, sources);
}

static inline uint32_t all_shots(const Tables *tables, const Blot *blots, int count) {
    uint32_t set = 0;
    for (int i = 0; i < count; i++) set |= shots(tables, &blots[i], blots[i].own);
    return set;
}

/* Both blots by two dice, one each; one checker alone cannot hit both. */
static inline uint32_t direct_doubles(const Tables *tables, const Side *side, const Blot *low,
                                      const Blot *high) {
    uint32_t set = 0, from_low = low->own_or_bar, from_high = firsts(high->own_or_bar);
    int apart = high->point - low->point;
    for (uint32_t left = from_low & HOME; left; left &= left - 1) {
        int a = lowest(left), b = a - apart;
        uint32_t partners = from_high;
        if (b >= 1 && b <= 6 && side->board.at[low->point + a] == 1) partners &= ~(1u << (b - 1));
        set |= tables->pair[a][partners];
    }
    return set;
}

/* Both blots by equal dice, with up to four steps. */
static inline uint32_t shared_doubles(const Tables *tables, const Blot *low, const Blot *high) {
    uint32_t low1 = firsts(low->own_or_bar), high1 = firsts(high->own_or_bar);
    uint32_t low2 = seconds(tables, low->own_or_bar) & ~low->blocked1;
    uint32_t high2 = seconds(tables, high->own_or_bar) & ~high->blocked1;
    uint32_t low3 = thirds(tables, low->own_or_bar) & ~low->blocked2;
    uint32_t high3 = thirds(tables, high->own_or_bar) & ~high->blocked2;
    return (low1 & (high1 | high2 | high3)) | (high1 & (low2 | low3));
}

/* A blot hit with one die, and another farther on by the same checker. */
static inline uint32_t onward_doubles(const Tables *tables, const Side *other, const Blot *blot) {
    int from = BAR - blot->point;
    uint32_t ahead = other->made >> from, next = (other->own & ~other->made) >> from;
    uint32_t set = 0, hitters = firsts(blot->own_or_bar);
    for (uint32_t left = hitters; left; left &= left - 1)
        set |= tables->pair[lowest(left) + 1][firsts(next)];
    uint32_t second = seconds(tables, next), third = thirds(tables, next) & ~seconds(tables, ahead);
    return set | (hitters & ~firsts(ahead) & (second | third));
}

/* A blot hit on the way to this one by equal dice. */
static inline uint32_t passing_doubles(const Tables *tables, const Blot *blot) {
    uint32_t near = firsts(blot->blots), both = near | seconds(tables, blot->blots);
    return (seconds(tables, blot->own) & near & ~blot->blocked1) |
           (thirds(tables, blot->own) & both & ~blot->blocked2) |
           (fourths(tables, blot->own) & both & ~blot->blocked3);
}

static inline uint32_t double_shots(const Tables *tables, const Side *side, const Side *other,
                                    const Blot *blots, int count) {
    uint32_t set = 0;
    for (int i = 0; i < count; i++) {
        set |= onward_doubles(tables, other, &blots[i]) | passing_doubles(tables, &blots[i]);
        for (int j = i + 1; j < count; j++)
            set |= direct_doubles(tables, side, &blots[i], &blots[j]) |
                   shared_doubles(tables, &blots[i], &blots[j]);
    }
    return set;
}
