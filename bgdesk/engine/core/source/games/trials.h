/* Games played on, at a depth, with luck taken off: what a roll was worth at one ply less the mean of all rolls. */

/* As `engine/network/shipped.py` has it. */
enum { LOOKED_AT = 4 };
static const double near_best = 0.15, near_best_by_checkers = 1.0;

typedef struct {
    Turn after;
    double points;
} Near;

static int rank_after(Game *game, const Turn *turn, int number, Turn *after, float *row) {
    *after = after_play(game, turn, &game->nodes[number]);
    judge_for(game, after, turn->is_first, row);
    return (is_played(game, after) ? IS_PLAYED : 0) | (is_ended(game, after) ? IS_OVER : 0) |
           (is_next_own(after) ? IS_NEXT_OWN : 0);
}

/* The first of equal plays stays before the others. */
static void put_near(Near *near, int *count, const Turn *after, double points) {
    int at = *count;
    while (at > 0 && near[at - 1].points < points) at--;
    if (at == LOOKED_AT) return;
    if (*count < LOOKED_AT) ++*count;
    memmove(near + at + 1, near + at, (size_t)(*count - 1 - at) * sizeof *near);
    near[at] = (Near){*after, points};
}

/* The best plays of the first stage, best first, by the positions after them. */
static int near_plays(Game *game, const Turn *turn, Near *near) {
    int count = 0;
    if (!find_plays(game, turn)) return 0;
    for (int i = 0; i < game->play_count; i++) {
        Turn after;
        float row[GAME_OUTPUTS];
        rank_after(game, turn, game->plays[i], &after, row);
        put_near(near, &count, &after, points_for(game, turn->is_first, row));
    }
    return count;
}

/* So many of the plays, best first, may be shown to be better by a look beyond this depth. */
static int close_ones(const Game *game, const Near *near, int count, int depth) {
    double width = (game->payoffs[0].is_in_points ? near_best_by_checkers : near_best) / depth;
    while (count > 1 && near[0].points - near[count - 1].points > width) count--;
    return count;
}

static void put_best_first(Near *near, int count) {
    for (int i = 1; i < count; i++) {
        Near moved = near[i];
        int at = i;
        for (; at > 0 && near[at - 1].points < moved.points; at--) near[at] = near[at - 1];
        near[at] = moved;
    }
}

/* What is left of the turn is played out, or the next rolls are looked at. */
static int look_at_after(Game *game, const Turn *after, int is_first, int plies, double *points) {
    float row[GAME_OUTPUTS];
    Turn turn = *after;
    int is_whole = is_played(game, &turn);
    if (!is_whole && !play_out(game, &turn, turn.is_first, row)) return CORE_REFUSED;
    int answer = look_ahead(game, &turn, plies - (is_whole ? 1 : 2), row);
    if (is_next_first(&turn) != is_first) turn_round(row);
    *points = points_for(game, is_first, row);
    return answer;
}

static int deeper_after(Game *game, const Turn *turn, int plies, Turn *best) {
    Near near[LOOKED_AT];
    int count = near_plays(game, turn, near);
    if (!count) return CORE_REFUSED;
    for (int depth = 2; depth <= plies; depth++) {
        count = close_ones(game, near, count, depth - 1);
        for (int i = 0; i < count && count > 1; i++) {
            int answer = look_at_after(game, &near[i].after, turn->is_first, depth, &near[i].points);
            if (answer != CORE_GOOD) return answer;
        }
        put_best_first(near, count);
    }
    *best = near[0].after;
    return CORE_GOOD;
}

/* Doubles are named as it is best at one ply. */
static int play_deep(Game *game, Turn *turn, int plies) {
    float row[GAME_OUTPUTS];
    while (plies > 1 && !is_played(game, turn) && !is_to_name(turn)) {
        Turn before = *turn;
        int answer = deeper_after(game, &before, plies, turn);
        if (answer != CORE_GOOD) return answer;
    }
    return play_out(game, turn, turn->is_first, row) ? CORE_GOOD : CORE_REFUSED;
}

/* Luck is that of who has the first payoffs. */
typedef struct {
    Game *game;
    const GameManner *manner;
    Turn turn;
    int passes, is_drawn;
    double luck, chances_luck[GAME_OUTPUTS];
} Trial;

static void add_luck(Trial *trial, const float *row, double share) {
    trial->luck += share * points_for(trial->game, 1, row);
    for (int i = 0; i < GAME_OUTPUTS; i++) trial->chances_luck[i] += share * row[i];
}

/* Measures the luck of the roll, and tells the turn that it is played to at one ply. */
static int measure(Trial *trial, int high, int low, Turn *played) {
    Game *game = trial->game;
    for (int each = 1; each <= 6; each++) {
        for (int other = 1; other <= each; other++) {
            float row[GAME_OUTPUTS];
            Turn next = rolled(game, &trial->turn, each, other);
            int is_first = next.is_first, is_roll = each == high && other == low;
            if (!play_out(game, &next, is_first, row)) return CORE_REFUSED;
            if (!is_first) turn_round(row);
            add_luck(trial, row, is_roll - roll_ways[each == other] / 36.0);
            if (is_roll) *played = next;
        }
    }
    return CORE_GOOD;
}

static const Side *side_of(const Turn *turn, int is_first) {
    return turn->is_first == is_first ? &turn->own : &turn->other;
}

static int is_unmoved(const Turn *before, const Turn *after) {
    for (int is_first = 0; is_first < 2; is_first++)
        if (memcmp(side_of(before, is_first)->at, side_of(after, is_first)->at, PLACES) != 0) return 0;
    return 1;
}

static int can_move(Game *game, const Turn *turn) {
    Turn tried = *turn;
    tried.count = 1;
    for (int face = 1; face <= 6; face++) {
        tried.coming[0] = (Stage){(int8_t)face, (int8_t)face, 1};
        if (!find_plays(game, &tried) || game->nodes[game->plays[0]].depth) return 1;
    }
    return 0;
}

/* Whether nobody can ever move again; to be asked after two passes. */
static int is_stuck(Game *game, const Turn *turn) {
    Turn tried = *turn;
    tried.left_start = 0;
    if (can_move(game, &tried)) return 0;
    exchange(&tried);
    return !can_move(game, &tried);
}

static void count_passes(Trial *trial, const Turn *before) {
    trial->passes = is_unmoved(before, &trial->turn) ? trial->passes + 1 : 0;
    trial->is_drawn = trial->passes >= 2 && is_stuck(trial->game, &trial->turn);
}

static int take_turn(Trial *trial, int high, int low) {
    Turn before = trial->turn, played = rolled(trial->game, &before, high, low);
    int is_measured = trial->manner->reduces_variance, plies = trial->manner->plies;
    int answer = is_measured ? measure(trial, high, low, &played) : CORE_GOOD;
    if (is_measured && plies > 1) played = rolled(trial->game, &before, high, low);
    if (answer == CORE_GOOD && (!is_measured || plies > 1)) answer = play_deep(trial->game, &played, plies);
    trial->turn = played;
    count_passes(trial, &before);
    return answer;
}

/* What it came to for who has the first payoffs. */
static int end_trial(Trial *trial, double *value, float *row) {
    Game *game = trial->game;
    int answer = look_ahead(game, &trial->turn, trial->manner->plies - 1, row);
    if (answer != CORE_GOOD) return answer;
    if (!is_next_first(&trial->turn)) turn_round(row);
    if (trial->is_drawn) take_certain(&game->rules, (Result){DRAWN, 0}, row);
    *value = points_for(game, 1, row) - trial->luck;
    for (int i = 0; i < GAME_OUTPUTS; i++) row[i] = (float)(row[i] - trial->chances_luck[i]);
    return CORE_GOOD;
}

static int play_trial(Trial trial, const EvenDice *dice, int number, double *value, float *row) {
    int last = trial.manner->truncated_at ? trial.manner->truncated_at : GAME_LONGEST;
    for (int at = 0; at < last && !trial.is_drawn && !is_ended(trial.game, &trial.turn); at++) {
        if (is_cancelled(trial.game)) return CORE_CANCELLED;
        int throw = throw_of(dice, number, at), die = throw / 6 + 1, other = throw % 6 + 1;
        int answer = take_turn(&trial, die > other ? die : other, die > other ? other : die);
        if (answer != CORE_GOOD) return answer;
    }
    return end_trial(&trial, value, row);
}

static int rollout_of(Game *game, const Turn *turn, int trials, uint64_t seed, const GameManner *manner,
                      double *values, float *chances) {
    Trial trial = {.game = game, .manner = manner, .turn = *turn};
    EvenDice dice;
    int answer = is_played(game, turn) ? CORE_GOOD : play_deep(game, &trial.turn, manner->plies);
    for (int number = 0; number < trials && answer == CORE_GOOD; number++, chances += GAME_OUTPUTS) {
        if (number % THROWS == 0) shake(&dice, seed, number / THROWS);
        answer = play_trial(trial, &dice, number % THROWS, values + number, chances);
    }
    return answer;
}
