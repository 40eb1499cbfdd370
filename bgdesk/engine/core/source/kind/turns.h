/* One half move of a trial: what is played with each roll, and the plays by which luck is measured. */

enum { TURNS = 1 << 10, CANDIDATES = 5 };
/* Plays within this of the best at one ply are looked at deeper. */
static const double CANDIDATE_WINDOW = 0.08;

/* What depends on board and cube alone, to be used again by other trials: bit i is set for what is known of roll i. */
typedef struct Turn {
    Board board;
    CoreCube cube;
    CoreManner manner;
    int is_kept, is_expected;
    uint32_t played;
    Chosen expected[ROLLS], plays[ROLLS];
} Turn;

static inline int roll_number(int high, int low) { return high * (high - 1) / 2 + low - 1; }

static inline int is_same_turn(const Turn *turn, const Board *board, const CoreCube *cube,
                               const CoreManner *manner) {
    return turn->is_kept && memcmp(&turn->board, board, sizeof *board) == 0 &&
           memcmp(&turn->cube, cube, sizeof *cube) == 0 && memcmp(&turn->manner, manner, sizeof *manner) == 0;
}

static Turn *new_turns(void) {
    Turn *made = aligned_memory(sizeof *made * (TURNS + 1));
    if (made) memset(made, 0, sizeof *made * (TURNS + 1));
    return made;
}

/* The turn in the memory of early ones, or in the one place of all others. */
static Turn *turn_of(CoreContext *context, const Board *board, const CoreCube *cube, const CoreManner *manner,
                     int is_early) {
    Turn *turn = &context->turns[is_early ? slot_of(board) & (TURNS - 1) : TURNS];
    if (is_early && is_same_turn(turn, board, cube, manner)) return turn;
    turn->board = *board;
    turn->cube = *cube;
    turn->manner = *manner;
    turn->is_kept = 1;
    turn->is_expected = 0;
    turn->played = 0;
    return turn;
}

/* The play of each roll that is the best at one ply of those that look best. */
static int expect_plays(CoreContext *context, Turn *turn) {
    if (turn->is_expected) return CORE_GOOD;
    int kept = turn->manner.kept_for_luck;
    int answer = choose_plays(context, &turn->board, &turn->cube, CORE_NO_PIN, kept, turn->expected);
    turn->is_expected = answer == CORE_GOOD;
    return answer;
}

/* The best plays of those that have been sorted, with their chances by the nets that fit; how many. */
static int take_candidates(CoreContext *context, const int32_t *numbers, int count, int most,
                           Chosen candidates[CANDIDATES]) {
    Looked *looked = &context->looked;
    int taken = 0;
    double best = looked->values[numbers[0]];
    while (taken < least(count, most) && best - looked->values[numbers[taken]] <= CANDIDATE_WINDOW) taken++;
    judge_all(context->model, looked, numbers, taken, CORE_NO_PIN, NO_NET);
    for (int i = 0; i < taken; i++) candidates[i] = chosen_board(looked, numbers[i], 0);
    return taken;
}

static inline double cubeless_left(const Found *found) {
    const double *at = found->chances;
    return 2.0 * at[0] - 1.0 + at[1] - at[3] + at[2] - at[4];
}

/* Whether less is left, of equals less without a cube. */
static inline int is_less(const Found *left, const Found *least_left) {
    double difference = left->values[0] - least_left->values[0];
    if (fabs(difference) > 1e-6) return difference < 0.0;
    return cubeless_left(left) < cubeless_left(least_left);
}

/* The number of the candidate that leaves the opponent least. */
static int choose_deeply(CoreContext *context, const Turn *turn, const Chosen *candidates, int count, int *best) {
    Search search = {context, pin_of(turn->board.at), turn->manner.kept, turn->manner.is_cubeless};
    Cubes cubes = {1, {turned(&turn->cube)}};
    Found least_left;
    *best = 0;
    for (int i = 0; i < count; i++) {
        Found left;
        int answer = follow(&search, &candidates[i], &cubes, turn->manner.plies, &left);
        if (answer != CORE_GOOD) return answer;
        if (i && !is_less(&left, &least_left)) continue;
        least_left = left;
        *best = i;
    }
    return CORE_GOOD;
}

/* The best play at one ply, all judged by the net of the board before, as who plays does it. */
static int choose_play(CoreContext *context, const Turn *turn, int high, int low, Chosen *chosen) {
    Looked *looked = &context->looked;
    int32_t *numbers = context->numbers;
    Seen seen;
    see(&seen, &turn->board);
    forget(&looked->boards);
    int count = find_plays(&looked->boards, &turn->board, high, low, numbers, MOST_NUMBERS), best = 0;
    if (count < 0) return CORE_REFUSED;
    judge_all(context->model, looked, numbers, count, CORE_NO_PIN, net_of(&seen));
    put_values(context->model, looked, numbers, count, &turn->cube);
    int32_t first = best_of(looked, numbers, count);
    sort_best_first(looked, numbers, count);
    Chosen candidates[CANDIDATES];
    int taken = turn->manner.plies > 1 ? take_candidates(context, numbers, count, CANDIDATES, candidates)
                                       : take_candidates(context, &first, 1, 1, candidates);
    int answer = taken > 1 ? choose_deeply(context, turn, candidates, taken, &best) : CORE_GOOD;
    *chosen = candidates[best];
    return answer;
}

/* What is played with a roll. */
static int play_roll(CoreContext *context, Turn *turn, int high, int low, const Chosen **chosen) {
    int roll = roll_number(high, low);
    *chosen = &turn->plays[roll];
    if (turn->played >> roll & 1) return CORE_GOOD;
    int answer = choose_play(context, turn, high, low, &turn->plays[roll]);
    if (answer == CORE_GOOD) turn->played |= 1u << roll;
    return answer;
}
