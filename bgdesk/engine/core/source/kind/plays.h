/* All legal plays of a roll, as boards after them. */

enum { MOST_BOARDS = 1 << 14, SLOTS = 1 << 15 };

/* Different boards, each once, found again by a table of their numbers. */
typedef struct {
    int count;
    uint32_t stamp;
    uint32_t stamps[SLOTS];
    int32_t slots[SLOTS];
    Board boards[MOST_BOARDS];
} Boards;

/* The boards of one roll, by number, in the order of their plays. */
typedef struct {
    Boards *boards;
    int32_t *numbers;
    int count, room, is_full, most_dice, may_repeat;
} Plays;

static inline void forget(Boards *boards) {
    boards->count = 0;
    if (++boards->stamp == 0) {
        memset(boards->stamps, 0, sizeof boards->stamps);
        boards->stamp = 1;
    }
}

static inline uint32_t slot_of(const Board *board) {
    uint64_t words[4], hash = 0;
    memcpy(words, board->at, sizeof words);
    for (int i = 0; i < 4; i++) hash = (hash ^ words[i]) * 0x9E3779B97F4A7C15u, hash ^= hash >> 29;
    return (uint32_t)(hash >> 32) & (SLOTS - 1);
}

/* The number of a board, which is added if it is new; -1 where there is no room. */
static inline int number_of(Boards *boards, const Board *board) {
    uint32_t slot = slot_of(board);
    while (boards->stamps[slot] == boards->stamp) {
        int number = boards->slots[slot];
        if (memcmp(&boards->boards[number], board, sizeof *board) == 0) return number;
        slot = (slot + 1) & (SLOTS - 1);
    }
    if (boards->count == MOST_BOARDS) return -1;
    boards->stamps[slot] = boards->stamp;
    boards->slots[slot] = boards->count;
    boards->boards[boards->count] = *board;
    return boards->count++;
}

static inline int is_known(const Plays *plays, int number) {
    for (int i = 0; plays->may_repeat && i < plays->count; i++)
        if (plays->numbers[i] == number) return 1;
    return 0;
}

/* A play of so many dice; fewer than another's do not count. */
static inline void add_play(Plays *plays, const Board *board, int dice) {
    if (dice < plays->most_dice) return;
    if (dice > plays->most_dice) plays->count = 0;
    plays->most_dice = dice;
    int number = number_of(plays->boards, board);
    if (number < 0 || plays->count == plays->room) {
        plays->is_full = 1;
        return;
    }
    if (!is_known(plays, number)) plays->numbers[plays->count++] = number;
}

/* Points from which a checker may be moved by the die; BAR alone while somebody waits there. */
static inline uint32_t sources(const Board *board, int die) {
    uint32_t own = points_above(board, 0), blocked = ALL_POINTS & ~points_above(board, -2);
    if (board->at[BAR]) return blocked >> (BAR - die) & 1 ? 0 : 1u << BAR;
    uint32_t found = own & ~(blocked << die) & range(die + 1, POINTS);
    if (own & ~(uint32_t)HOME || !own) return found;
    int farthest = highest(own);
    return found | (farthest <= die ? 1u << farthest : own & 1u << die);
}

static inline Board stepped(const Board *board, int from, int die) {
    Board after = *board;
    int to = from - die;
    after.at[from]--;
    if (to < 1) return after;
    if (after.at[to] == -1) {
        after.at[to] = 1;
        after.at[0]++;
    } else {
        after.at[to]++;
    }
    return after;
}

/* Equal dice, farthest checkers first, so that no play comes twice. */
static void play_double(Plays *plays, const Board *board, int die, int used, int farthest) {
    uint32_t from = used < 4 ? sources(board, die) & ((2u << farthest) - 1) : 0;
    if (!from) add_play(plays, board, used);
    for (; from; from &= ~(1u << highest(from))) {
        Board after = stepped(board, highest(from), die);
        play_double(plays, &after, die, used + 1, highest(from));
    }
}

static inline int has_checkers(const Board *board) { return board->at[BAR] || points_above(board, 0); }

/* One die after the other; who bears off the last checker with the first need not play the second. */
static void play_pair(Plays *plays, const Board *board, int die, int other_die) {
    for (uint32_t from = sources(board, die); from; from &= ~(1u << highest(from))) {
        Board half = stepped(board, highest(from), die);
        uint32_t next = sources(&half, other_die);
        if (!next) add_play(plays, &half, has_checkers(&half) ? 1 : 2);
        for (; next; next &= ~(1u << highest(next))) {
            Board after = stepped(&half, highest(next), other_die);
            add_play(plays, &after, 2);
        }
    }
}

/* Of two dice that cannot both be played the higher has to be, if it can. */
static void play_dice(Plays *plays, const Board *board, int high, int low) {
    play_pair(plays, board, high, low);
    if (plays->most_dice == 1 && plays->count) {
        play_pair(plays, board, low, high);
        if (plays->most_dice == 1) {
            plays->count = 0;
            play_pair(plays, board, high, low);
        }
        return;
    }
    play_pair(plays, board, low, high);
}

/* Fills `numbers` with the boards after each play; the same board where there is none. Less than 0: no room. */
static int find_plays(Boards *boards, const Board *board, int die, int other_die, int32_t *numbers,
                      int room) {
    Plays plays = {boards, numbers, 0, room, 0, 0, die != other_die};
    if (die == other_die)
        play_double(&plays, board, die, 0, BAR);
    else
        play_dice(&plays, board, larger(die, other_die), least(die, other_die));
    if (!plays.count) add_play(&plays, board, 0);
    return plays.is_full ? -1 : plays.count;
}
