/* A board and what is seen on it by one side: sets of points as masks, bit p for point p. */
#include <string.h>

typedef struct {
    _Alignas(32) int8_t at[32];
} Board;

typedef struct {
    Board board;
    uint32_t own, made, enemy, blots, blocked;
    int bar, other_bar;
    /* Own checkers on points 1 to p, and their pips. */
    int16_t upto[POINTS + 1], pips_upto[POINTS + 1];
    int on_board, off, pips;
} Side;

/* One position seen by both: sides[0] has just moved. */
typedef struct {
    Side sides[2];
    int is_race;
} Seen;

enum { ALL_POINTS = 0x1FFFFFE, HOME = 0x7E, FAR_HOME = 0x1F80000 };

static inline int lowest(uint32_t set) { return __builtin_ctz(set); }
static inline int highest(uint32_t set) { return 31 - __builtin_clz(set); }
static inline int size_of(uint32_t set) { return __builtin_popcount(set); }
/* Points from `first` to `last`. */
static inline uint32_t range(int first, int last) {
    return first > last ? 0 : ((2u << last) - 1) & ~((1u << first) - 1);
}

static inline Board board_of(const int8_t *places) {
    Board board = {{0}};
    memcpy(board.at, places, CORE_PLACES);
    return board;
}

static inline Board flipped(const Board *board) {
    Board turned = {{0}};
    for (int point = 1; point <= POINTS; point++) turned.at[point] = (int8_t)-board->at[BAR - point];
    turned.at[0] = board->at[BAR];
    turned.at[BAR] = board->at[0];
    return turned;
}

/* Points with more than `least` checkers (at most -`least` where is_enemy). */
static inline uint32_t points_above(const Board *board, int least) {
#ifdef IS_HASWELL
    __m256i places = _mm256_load_si256((const __m256i *)(const void *)board->at);
    __m256i above = _mm256_cmpgt_epi8(places, _mm256_set1_epi8((char)least));
    return (uint32_t)_mm256_movemask_epi8(above) & ALL_POINTS;
#else
    uint32_t set = 0;
    for (int point = 1; point <= POINTS; point++) set |= (uint32_t)(board->at[point] > least) << point;
    return set;
#endif
}

static inline void count_side(Side *side) {
    int count = 0, pips = 0;
    side->upto[0] = side->pips_upto[0] = 0;
    for (int point = 1; point <= POINTS; point++) {
        int own = side->board.at[point] > 0 ? side->board.at[point] : 0;
        count += own;
        pips += own * point;
        side->upto[point] = (int16_t)count;
        side->pips_upto[point] = (int16_t)pips;
    }
    side->on_board = count + side->bar;
    side->off = CHECKERS - side->on_board;
    side->pips = pips + BAR * side->bar;
}

static inline void see_side(Side *side) {
    const Board *board = &side->board;
    side->bar = board->at[BAR];
    side->other_bar = board->at[0];
    side->own = points_above(board, 0);
    side->made = points_above(board, 1);
    side->enemy = ALL_POINTS & ~points_above(board, -1);
    side->blocked = ALL_POINTS & ~points_above(board, -2);
    side->blots = side->enemy & ~side->blocked;
    count_side(side);
}

static inline int is_race(const Side *side) {
    if (side->bar || side->other_bar) return 0;
    return !side->own || !side->enemy || highest(side->own) <= lowest(side->enemy);
}

static inline void see(Seen *seen, const Board *board) {
    seen->sides[0].board = *board;
    seen->sides[1].board = flipped(board);
    see_side(&seen->sides[0]);
    see_side(&seen->sides[1]);
    seen->is_race = is_race(&seen->sides[0]);
}

static inline int own_within(const Side *side, int first, int last) {
    return side->upto[last] - side->upto[first - 1];
}
