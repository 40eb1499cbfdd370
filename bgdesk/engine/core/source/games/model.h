#ifndef GAMES_MODEL_H
#define GAMES_MODEL_H
/* What a game is, and what is known of a turn of it. Included once by each kind of processor. */

enum { OFF = 0, POINTS = 24, BAR = 25, RESERVE = 26, PLACES = 27, START = 24, HOME = 6 };
enum { CONTRARY, DIAGONAL, SAME };
enum { HIT, PIN, BLOCK };
enum { ENTRY_FREE, ENTRY_ALL_FIRST, ENTRY_BARRIER };
enum { FOUR, COMPLEMENT, CASCADE };
enum { NOT_IN_OWN_START = 1, NOT_IN_EITHER_START = 2, OPEN_IF_ALL_TRAPPED = 4, NEEDS_ENEMY_AHEAD = 8 };
enum { GAME_SIDE_INPUTS = 134, GAME_INPUTS = 269, MOST_UNITS = 256, MOST_STAGES = 16, MOST_PAYOFFS = 16 };
/* So many turns a player completes before the doubles of some games run up. */
enum { TURNS_BEFORE = 3, LANES = 8 };

/* In this order they come in from outside. */
typedef struct {
    int32_t relation, contact, entry, doubles, rolls_again, names_double, bonus_needs_all_in, rest_to_opponent;
    int32_t max_stack, free_die_use, no_hit_and_run, hit_lock, runner, head_rule, primes, is_exact;
    int32_t bears_off_while_pinned, mother, levels, is_by_checkers, is_bar_only, quad_for_bar, checkers;
} Rules;

/* rows[i] is what input i adds to each hidden unit; the bias is the last row. */
typedef struct {
    int hidden, units;
    float *rows, *outputs;
    float output_bias[GAME_OUTPUTS];
} GameNet;

/* A side in its own numbers; pinned checkers are among those counted. */
typedef struct {
    int8_t at[PLACES];
    int8_t is_open, turns;
    uint32_t pinned;
} Side;

/* count equal or two different numbers; with count 0 a double to be named or another roll. */
typedef struct {
    int8_t high, low, count;
} Stage;
enum { NAME_DOUBLE = 1, ROLL_AGAIN = 2 };

/* A turn under way: nothing to come means that it is over. is_first: its player is whose payoffs come first. */
typedef struct {
    Side own, other;
    Stage coming[MOST_STAGES];
    int count, left_start, plays_rest, is_first;
} Turn;

/* What a game is worth to a player, by the points it is won or lost by. */
typedef struct {
    int is_by_checkers, is_in_points, most;
    double usual, won[MOST_PAYOFFS], lost[MOST_PAYOFFS];
} Payoffs;

/* The checkers of the player on turn while a stage is played, the points hit in it and the dice used. */
typedef struct {
    int8_t at[PLACES];
    uint8_t used[2];
    uint8_t nothing[3];
    uint32_t hits, nothing_more;
} State;

/* A state with where it came from; occupied: a bit for each place that is not empty. */
typedef struct {
    State state;
    uint32_t occupied;
    int32_t before;
    int8_t source, index, depth, is_met;
} Node;

/* Two different numbers never lead to as many states as four equal ones; a small set stays near the processor. */
enum { MOST_NODES = 1 << 13, NODE_SLOTS = 1 << 14, FEW_SLOTS = 1 << 12 };

/* A stamp says whether a slot is of the present set. */
typedef struct {
    uint32_t stamp;
    int32_t number;
} Slot;

typedef struct {
    uint32_t stamp, mask;
    Slot slots[NODE_SLOTS];
} NodeSet;

/* What the network saw before each roll of a game, and whose roll it was. */
enum { GAME_LONGEST = 1500, SEEN_ROW = GAME_INPUTS + 3 };

typedef struct {
    float seen[GAME_LONGEST][SEEN_ROW];
    int8_t is_first[GAME_LONGEST];
} Lesson;

struct GameKind;

struct Game {
    Rules rules;
    GameNet net;
    const struct GameKind *kind;
    int across[PLACES];
    NodeSet reached, kept;
    Node nodes[MOST_NODES];
    int node_count, play_count;
    int32_t plays[MOST_NODES];
    Payoffs payoffs[2];
    const int32_t *is_cancelled;
    /* Sums of hidden units are known of the inputs last asked about; the next ones change them. */
    int asked;
    _Alignas(64) float inputs[GAME_INPUTS + 3];
    _Alignas(64) float last[GAME_INPUTS + 3];
    _Alignas(64) float sums[MOST_UNITS];
};

struct GameKind {
    int (*plays)(Game *game, const Turn *turn);
    void (*sides)(const Game *game, const Turn *turn, int number, Side *own, Side *other);
    void (*inputs)(Game *game, const Turn *turn);
    int (*chances)(Game *game, const Turn *turn, int is_played_out, int plies, float *chances);
    int (*after)(Game *game, const Turn *turn, int number, Turn *after, float *chances);
    int (*rollout)(Game *game, const Turn *turn, int trials, uint64_t seed, const GameManner *manner,
                   double *values, float *chances);
    int (*train)(Game *game, const Turn *start, const GameCourse *course, Lesson *lesson, double *told);
    int (*duel)(Game *game, const Turn *start, const int32_t *plies, uint64_t seed, float *chances);
};

extern const struct GameKind plain_games;
extern const struct GameKind haswell_games;

#endif
