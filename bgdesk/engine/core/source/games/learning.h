/* Temporal-difference learning, as `bgdesk/training/selfplay.py` says: a network plays both sides. */

static int chance_of(uint64_t *state, int most) {
    *state += 1;
    return (int)((mixed(*state, 0) >> 32) % (uint64_t)most);
}

static void roll_dice(uint64_t *state, int *high, int *low) {
    int die = 1 + chance_of(state, 6), other = 1 + chance_of(state, 6);
    *high = die > other ? die : other;
    *low = die > other ? other : die;
}

/* How many rolls the game took, 0 for one that was too long, and its result for who has the first payoffs. */
static int play_lesson(Game *game, const Turn *start, uint64_t *state, Lesson *lesson, float *target) {
    Trial trial = {.game = game, .turn = *start};
    for (int at = 0; at < GAME_LONGEST; at++) {
        Turn before = trial.turn;
        float row[GAME_OUTPUTS];
        inputs_of(game, &before);
        memcpy(lesson->seen[at], game->inputs, GAME_INPUTS * sizeof(float));
        lesson->is_first[at] = (int8_t)is_next_first(&before);
        int high, low;
        roll_dice(state, &high, &low);
        trial.turn = rolled(game, &before, high, low);
        if (!play_out(game, &trial.turn, trial.turn.is_first, row)) return 0;
        count_passes(&trial, &before);
        if (!trial.is_drawn && !is_ended(game, &trial.turn)) continue;
        judge_for(game, &trial.turn, 1, target);
        if (trial.is_drawn) take_certain(&game->rules, (Result){DRAWN, 0}, target);
        return at + 1;
    }
    return 0;
}

/* What the outputs should change by, and how each hidden unit is to change. */
static double correct(Game *game, const float *target, const float *found, float rate, float *back) {
    GameNet *net = &game->net;
    double loss = 0;
    memset(back, 0, (size_t)net->units * sizeof *back);
    for (int output = 0; output < GAME_OUTPUTS; output++) {
        float error = target[output] - found[output], step = rate * error;
        float *restrict weights = net->outputs + output * net->units;
        loss += error * error;
        for (int unit = 0; unit < net->units; unit++) {
            float hidden = game->sums[unit] > 0 ? game->sums[unit] : 0;
            if (hidden > 0) back[unit] += step * weights[unit];
            weights[unit] += step * hidden;
        }
        net->output_bias[output] += step;
    }
    return loss;
}

static void add_row(float *restrict weights, const float *restrict back, float value, int units) {
    for (int unit = 0; unit < units; unit++) weights[unit] += value * back[unit];
}

/* One step down the cross entropy towards the target, which becomes what the roll before is taught. */
static double teach(Game *game, const float *seen, float *target, const GameCourse *course) {
    GameNet *net = &game->net;
    float found[GAME_OUTPUTS], back[MOST_UNITS];
    memcpy(game->inputs, seen, GAME_INPUTS * sizeof *seen);
    game->asked = 0;
    ask(game, found);
    double loss = correct(game, target, found, (float)course->rate, back);
    add_row(net->rows + GAME_INPUTS * net->units, back, 1, net->units);
    for (int input = 0; input < GAME_INPUTS; input++)
        if (seen[input] != 0) add_row(net->rows + input * net->units, back, seen[input], net->units);
    for (int i = 0; i < GAME_OUTPUTS; i++)
        target[i] = (float)(course->memory * target[i] + (1 - course->memory) * found[i]);
    return loss;
}

/* The last roll first, each seen by who rolls. */
static double learn(Game *game, const Lesson *lesson, int rolls, float *target, const GameCourse *course) {
    double loss = 0;
    int is_first = 1;
    for (int at = rolls - 1; at >= 0; at--) {
        if (lesson->is_first[at] != is_first) turn_round(target);
        is_first = lesson->is_first[at];
        loss += teach(game, lesson->seen[at], target, course);
    }
    game->asked = 0;
    return loss / rolls;
}

static int train_on(Game *game, const Turn *start, const GameCourse *course, Lesson *lesson, double *told) {
    uint64_t state = mixed(course->seed, 1);
    double loss = 0, length = 0;
    int finished = 0;
    for (int number = 0; number < course->games; number++) {
        float target[GAME_OUTPUTS];
        if (is_cancelled(game)) return CORE_CANCELLED;
        int rolls = play_lesson(game, start, &state, lesson, target);
        if (!rolls) continue;
        loss += learn(game, lesson, rolls, target, course);
        length += rolls;
        finished++;
    }
    int divisor = finished ? finished : 1;
    told[0] = loss / divisor;
    told[1] = length / divisor;
    told[2] = course->games - finished;
    return CORE_GOOD;
}

/* A game of two depths: of who has the first payoffs and begins, and of the other. */
static int duel_of(Game *game, const Turn *start, const int32_t *plies, uint64_t seed, float *row) {
    GameManner manner = {1, 0, 0};
    Trial trial = {.game = game, .manner = &manner, .turn = *start};
    uint64_t state = mixed(seed, 2);
    for (int at = 0; at < GAME_LONGEST && !trial.is_drawn && !is_ended(game, &trial.turn); at++) {
        int high, low;
        if (is_cancelled(game)) return CORE_CANCELLED;
        roll_dice(&state, &high, &low);
        manner.plies = plies[!is_next_first(&trial.turn)];
        int answer = take_turn(&trial, high, low);
        if (answer != CORE_GOOD) return answer;
    }
    judge_for(game, &trial.turn, 1, row);
    if (!is_ended(game, &trial.turn)) take_certain(&game->rules, (Result){DRAWN, 0}, row);
    return CORE_GOOD;
}
