/* The dice of trials: of every 36 trials each half move has each of the 36 throws once. */

enum { THROWS = 36, EVEN_TURNS = 128 };

typedef struct {
    uint64_t seed;
    uint8_t throws[EVEN_TURNS][THROWS];
} EvenDice;

/* A number that seems to be random, the same for the same two. */
static inline uint64_t mixed(uint64_t seed, uint64_t number) {
    uint64_t made = seed + (number + 1) * 0x9E3779B97F4A7C15u;
    made = (made ^ (made >> 30)) * 0xBF58476D1CE4E5B9u;
    made = (made ^ (made >> 27)) * 0x94D049BB133111EBu;
    return made ^ (made >> 31);
}

/* The throws of the 36 trials of a set. */
static void shake(EvenDice *dice, uint64_t seed, int set) {
    dice->seed = mixed(seed, (uint64_t)set);
    uint64_t drawn = 0;
    for (int turn = 0; turn < EVEN_TURNS; turn++) {
        uint8_t *throws = dice->throws[turn];
        for (int i = 0; i < THROWS; i++) throws[i] = (uint8_t)i;
        for (int i = 0; i < THROWS - 1; i++) {
            int other = i + (int)((mixed(dice->seed, drawn++) >> 32) % (uint64_t)(THROWS - i));
            uint8_t kept = throws[i];
            throws[i] = throws[other];
            throws[other] = kept;
        }
    }
}

static int throw_of(const EvenDice *dice, int trial, int turn) {
    if (turn < EVEN_TURNS) return dice->throws[turn][trial];
    return (int)((mixed(~dice->seed, (uint64_t)turn * THROWS + (uint64_t)trial) >> 32) % THROWS);
}
