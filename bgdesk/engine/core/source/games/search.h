/* Rolls played out by a network: every stage the best play, as `engine/network/search.py` does. */

static const int8_t roll_ways[2] = {2, 1};

static int is_next_own(const Turn *turn) { return turn->count || turn->plays_rest; }

static int is_ended(const Game *game, const Turn *turn) {
    return result_of(&game->rules, &turn->own, &turn->other).how != GOES_ON;
}

static int is_stage(const Stage *stage) { return stage->count > 0; }

static int is_played(const Game *game, const Turn *turn) {
    int has_none = !turn->count || (!is_stage(&turn->coming[0]) && turn->coming[0].high == ROLL_AGAIN);
    return has_none || is_ended(game, turn);
}

static int is_to_name(const Turn *turn) {
    return turn->count && !is_stage(&turn->coming[0]) && turn->coming[0].high == NAME_DOUBLE;
}

static void exchange(Turn *turn) {
    Side kept = turn->own;
    turn->own = turn->other;
    turn->other = kept;
    turn->is_first = !turn->is_first;
}

static void count_turn(Side *side) {
    if (side->turns < TURNS_BEFORE) side->turns++;
}

static void add_stage(Turn *turn, int high, int low, int count) {
    if (turn->count < MOST_STAGES) turn->coming[turn->count++] = (Stage){(int8_t)high, (int8_t)low, (int8_t)count};
}

static void add_double(const Rules *rules, Turn *turn, int face, int has_bonus) {
    int last = rules->doubles == CASCADE && turn->own.turns >= TURNS_BEFORE ? 6 : face;
    for (int each = face; each <= last; each++) {
        add_stage(turn, each, each, 4);
        if (rules->doubles == COMPLEMENT && has_bonus) add_stage(turn, 7 - each, 7 - each, 4);
    }
}

/* What the roll gives to the player who is to play it. */
static void add_roll(const Rules *rules, Turn *turn, int high, int low) {
    int has_bonus = !turn->own.at[RESERVE] || !rules->bonus_needs_all_in;
    if (high == low) {
        add_double(rules, turn, high, has_bonus);
        if (rules->rolls_again && has_bonus) add_stage(turn, ROLL_AGAIN, 0, 0);
        return;
    }
    add_stage(turn, high, low, 2);
    if (rules->names_double && high == 2 && low == 1) {
        add_stage(turn, NAME_DOUBLE, 0, 0);
        add_stage(turn, ROLL_AGAIN, 0, 0);
    }
}

/* The turn of the next player after a roll. */
static Turn rolled(const Game *game, const Turn *turn, int high, int low) {
    Turn next = *turn;
    if (!is_next_own(turn)) {
        count_turn(&next.own);
        exchange(&next);
    }
    if (!turn->count) next.left_start = 0;
    next.count = next.plays_rest = 0;
    add_roll(&game->rules, &next, high, low);
    return next;
}

static Turn named(const Game *game, const Turn *turn, int face) {
    Turn next = *turn;
    next.count = 0;
    add_double(&game->rules, &next, face, 1);
    for (int i = 1; i < turn->count; i++)
        add_stage(&next, turn->coming[i].high, turn->coming[i].low, turn->coming[i].count);
    return next;
}

static void drop_first(Turn *turn) {
    turn->count--;
    memmove(turn->coming, turn->coming + 1, (size_t)turn->count * sizeof *turn->coming);
}

/* The opponent is to play the numbers that are left, and the later stages. */
static void leave_to_other(Turn *turn, Stage left) {
    int count = 0;
    for (int i = 0; i < turn->count; i++)
        if (is_stage(&turn->coming[i])) turn->coming[count++] = turn->coming[i];
    turn->count = count + 1 < MOST_STAGES ? count + 1 : MOST_STAGES;
    memmove(turn->coming + 1, turn->coming, (size_t)(turn->count - 1) * sizeof *turn->coming);
    turn->coming[0] = left;
    count_turn(&turn->own);
    exchange(turn);
    turn->left_start = 0;
    turn->plays_rest = 1;
}

static Stage left_of(const Stage *stage, const State *state) {
    if (stage->high == stage->low)
        return (Stage){stage->high, stage->low, (int8_t)(stage->count - state->used[0])};
    if (!state->used[0] && !state->used[1]) return *stage;
    if (state->used[0] && state->used[1]) return (Stage){0, 0, 0};
    int8_t face = state->used[0] ? stage->low : stage->high;
    return (Stage){face, face, 1};
}

/* The turn after a play, maybe left to the opponent. */
static Turn after_play(const Game *game, const Turn *turn, const Node *node) {
    Turn after = *turn;
    after.own = own_after(game, turn, node);
    after.other = other_after(game, turn, node);
    Stage left = left_of(&turn->coming[0], &node->state);
    drop_first(&after);
    for (const Node *each = node; each->before >= 0; each = &game->nodes[each->before])
        after.left_start += each->source == START;
    if (!left.count || is_ended(game, &after)) return after;
    if (game->rules.rest_to_opponent && !turn->plays_rest)
        leave_to_other(&after, left);
    else
        after.count = 0;
    return after;
}

/* Chances of the next player with the turn as it stands; whether the game goes on. */
static int judge_turn(Game *game, const Turn *turn, float *row) {
    if (is_next_own(turn)) return judge(game, &turn->own, &turn->other, row);
    Side own = turn->own;
    count_turn(&own);
    return judge(game, &turn->other, &own, row);
}

static int is_next_first(const Turn *turn) { return is_next_own(turn) ? turn->is_first : !turn->is_first; }

/* Chances of the player who has the first payoffs, or of the other. */
static void judge_for(Game *game, const Turn *turn, int is_first, float *row) {
    judge_turn(game, turn, row);
    if (is_next_first(turn) != is_first) turn_round(row);
}

static double points_for(const Game *game, int is_first, const float *row) {
    return points_of(&game->payoffs[!is_first], row);
}

/* The turn after the best play of its first stage. */
static int best_after(Game *game, const Turn *turn, Turn *best) {
    if (!find_plays(game, turn)) return 0;
    double most = 0;
    for (int i = 0; i < game->play_count; i++) {
        Turn after = after_play(game, turn, &game->nodes[game->plays[i]]);
        if (game->play_count == 1) {
            *best = after;
            return 1;
        }
        float row[GAME_OUTPUTS];
        judge_for(game, &after, turn->is_first, row);
        double points = points_for(game, turn->is_first, row);
        if (i && points <= most) continue;
        most = points;
        *best = after;
    }
    return 1;
}

/* Plays a turn to its end, as it is best for the one who has the first payoffs or for the other. */
static int play_out(Game *game, Turn *turn, int is_first, float *row) {
    while (!is_played(game, turn) && !is_to_name(turn)) {
        Turn before = *turn;
        if (!best_after(game, &before, turn)) return 0;
    }
    if (is_played(game, turn)) {
        judge_for(game, turn, is_first, row);
        return 1;
    }
    Turn best = *turn;
    double most = 0;
    for (int face = 1; face <= 6; face++) {
        Turn tried = named(game, turn, face);
        float found[GAME_OUTPUTS];
        if (!play_out(game, &tried, is_first, found)) return 0;
        double points = points_for(game, is_first, found);
        if (face > 1 && points <= most) continue;
        most = points;
        best = tried;
        memcpy(row, found, sizeof found);
    }
    *turn = best;
    return 1;
}

static int is_cancelled(const Game *game) {
    return game->is_cancelled && *(const volatile int32_t *)game->is_cancelled;
}

static int look_ahead(Game *game, const Turn *turn, int plies, float *row);

static int play_roll(Game *game, const Turn *turn, int high, int low, int plies, float *row) {
    Turn next = rolled(game, turn, high, low);
    int is_first = next.is_first;
    if (!play_out(game, &next, is_first, row)) return CORE_REFUSED;
    if (plies <= 1) return CORE_GOOD;
    int answer = look_ahead(game, &next, plies - 1, row);
    if (answer == CORE_GOOD && is_next_first(&next) != is_first) turn_round(row);
    return answer;
}

/* Chances of the next player, averaged over the rolls. */
static int look_ahead(Game *game, const Turn *turn, int plies, float *row) {
    if (!judge_turn(game, turn, row) || !plies) return CORE_GOOD;
    double sums[GAME_OUTPUTS] = {0};
    for (int high = 1; high <= 6; high++) {
        for (int low = 1; low <= high; low++) {
            float found[GAME_OUTPUTS];
            if (is_cancelled(game)) return CORE_CANCELLED;
            int answer = play_roll(game, turn, high, low, plies, found);
            if (answer != CORE_GOOD) return answer;
            for (int i = 0; i < GAME_OUTPUTS; i++) sums[i] += found[i] * roll_ways[high == low];
        }
    }
    for (int i = 0; i < GAME_OUTPUTS; i++) row[i] = (float)(sums[i] / 36);
    return CORE_GOOD;
}

static int chances_of(Game *game, const Turn *asked, int is_played_out, int plies, float *row) {
    Turn turn = *asked;
    int is_first = turn.is_first;
    if (is_played_out && !play_out(game, &turn, is_first, row)) return CORE_REFUSED;
    if (is_played_out && !plies) return CORE_GOOD;
    int answer = look_ahead(game, &turn, plies, row);
    if (answer == CORE_GOOD && is_played_out && is_next_first(&turn) != is_first) turn_round(row);
    return answer;
}

static void inputs_of(Game *game, const Turn *turn) {
    if (is_next_own(turn)) {
        see(game, &turn->own, &turn->other, game->inputs);
        return;
    }
    Side own = turn->own;
    count_turn(&own);
    see(game, &turn->other, &own, game->inputs);
}
