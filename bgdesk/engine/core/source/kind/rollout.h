/* Rollouts: games played on many times. Their luck is taken off again: what each roll was worth at one ply
   less what all rolls were worth on average, by plays that do not depend on the roll that came. */

enum { EARLY_TURNS = 3, LARGEST_DOUBLED = 1 << 24, FOLLOWED = 4 };
/* One in FOLLOWED trials in which a double is passed is played on. */
/* A double that is wrong by more than this at one ply is not looked at deeper. */
static const double CLEARLY = 0.3;

/* A game on its way. Board, cube and chances are seen by who is on roll; luck and value are of who began,
   in units of the first cube, or chances to win the match. is_followed: after a double is passed it is played
   on as if it had been taken, for the chances; passed holds what they seemed to be then. */
typedef struct {
    CoreContext *context;
    const CoreManner *manner;
    int is_turned, is_end, is_settled, has_passed, is_followed;
    int32_t unit;
    Board board;
    CoreCube cube;
    Chances now;
    double life, luck, value, chances_luck[CORE_CHANCES], chances[CORE_CHANCES], passed[CORE_CHANCES];
} Trial;

static inline double units_of(const Trial *trial) {
    return is_money(&trial->cube) ? (double)trial->cube.value / trial->unit : 1.0;
}

/* The trial is worth so much to who is on roll. */
static void settle(Trial *trial, double value) {
    double other_value = is_money(&trial->cube) ? -value : 1.0 - value;
    trial->value = units_of(trial) * (trial->is_turned ? other_value : value);
    trial->is_settled = 1;
}

static void take_chances(Trial *trial, const double *chances) {
    const double others[] = {1.0 - chances[0], chances[3], chances[4], chances[1], chances[2]};
    memcpy(trial->chances, trial->is_turned ? others : chances, sizeof others);
}

/* What a play leaves to the next player, who sees the cube so and may double first. */
static double left_by(const Trial *trial, const Chosen *chosen, const CoreCube *cube, const Chances *next) {
    const CoreModel *model = trial->context->model;
    if (chosen->is_end) return dead_value(model, cube, next->at);
    return value_before_roll(model, cube, next->at, chosen->life, trial->manner->is_cubeless);
}

static Chances left_chances(const Chosen *chosen) {
    return chosen->is_end ? inverted(&chosen->chances) : next_chances(chosen);
}

/* Adds what the roll is worth, less the mean; what is left to the next player is turned for who began. */
static void add_luck(Trial *trial, const Turn *turn, int roll) {
    double value = 0.0, chances[CORE_CHANCES] = {0.0}, sign = trial->is_turned ? 1.0 : -1.0;
    CoreCube cube = turned(&trial->cube);
    for (int other = 0; other < ROLLS; other++) {
        const Chosen *chosen = &turn->expected[other];
        double share = (other == roll) - chosen->weight / 36.0;
        Chances next = left_chances(chosen);
        value += share * left_by(trial, chosen, &cube, &next);
        for (int i = 0; i < CORE_CHANCES; i++) chances[i] += share * next.at[i];
    }
    if (!trial->is_settled) trial->luck += sign * value * units_of(trial);
    const double others[] = {-chances[0], chances[3], chances[4], chances[1], chances[2]};
    for (int i = 0; i < CORE_CHANCES; i++) trial->chances_luck[i] += trial->is_turned ? chances[i] : others[i];
}

static void go_on(Trial *trial, const Chosen *chosen) {
    trial->board = chosen->board;
    trial->now = left_chances(chosen);
    trial->life = chosen->life;
    trial->is_end = chosen->is_end;
    trial->is_turned = !trial->is_turned;
    trial->cube = turned(&trial->cube);
}

static int take_turn(Trial *trial, int number, int throw) {
    CoreContext *context = trial->context;
    int die = throw / 6 + 1, other = throw % 6 + 1, high = larger(die, other), low = least(die, other);
    Turn *turn = turn_of(context, &trial->board, &trial->cube, trial->manner, number < EARLY_TURNS);
    int answer = CORE_GOOD, is_measured = trial->manner->reduces_variance;
    if (is_measured) answer = expect_plays(context, turn);
    if (answer != CORE_GOOD) return answer;
    if (is_measured) add_luck(trial, turn, roll_number(high, low));
    const Chosen *chosen;
    answer = play_roll(context, turn, high, low, &chosen);
    if (answer == CORE_GOOD) go_on(trial, chosen);
    return answer;
}

/* What the cube as it is and doubled are worth to who may double. */
typedef struct {
    double kept, taken;
} Offer;

static Offer offer_now(const Trial *trial) {
    const CoreModel *model = trial->context->model;
    CoreCube raised = doubled(&trial->cube);
    return (Offer){value_of(model, &trial->cube, trial->now.at, trial->life),
                   value_of(model, &raised, trial->now.at, trial->life)};
}

static int is_unclear(const Trial *trial, Offer offer) {
    const CoreModel *model = trial->context->model;
    const CoreCube *cube = &trial->cube;
    double taken = normalised(model, cube, is_money(cube) ? 2.0 * offer.taken : offer.taken);
    return (taken < 1.0 ? taken : 1.0) - normalised(model, cube, offer.kept) > -CLEARLY;
}

static Search search_of(const Trial *trial) {
    return (Search){trial->context, pin_of(trial->board.at), trial->manner->kept, trial->manner->is_cubeless};
}

static int look_at_offer(const Trial *trial, Offer *offer) {
    Search search = search_of(trial);
    Cubes cubes = {2, {trial->cube, doubled(&trial->cube)}};
    Found found;
    int answer = look(&search, &trial->board, &cubes, trial->manner->plies, 1, &found);
    if (answer == CORE_GOOD) *offer = (Offer){found.values[0], found.values[1]};
    return answer;
}

/* After the Crawford game a player who is behind has nothing to lose by it. */
static inline int has_to_double(const CoreCube *cube) {
    return !is_money(cube) && cube->other_away == 1 && cube->away > 1;
}

/* Doubles if that is right and will not be beavered; the other passes or takes. */
static void turn_cube(Trial *trial, Offer offer) {
    CoreCube *cube = &trial->cube;
    int is_beaver = is_money(cube) && cube->has_beavers && offer.taken < 0.0;
    double taken = is_money(cube) ? 2.0 * offer.taken : offer.taken;
    double passed = is_money(cube) ? 1.0 : after(trial->context->model, cube, cube->value, 1);
    int is_wrong = taken <= offer.kept || passed <= offer.kept || is_beaver;
    if (is_wrong && !has_to_double(cube)) return;
    if (taken > passed) settle(trial, passed);
    cube->value *= 2;
    cube->owner = OPPONENTS;
}

static int may_turn_cube(Trial *trial) {
    int is_dead = trial->manner->is_cubeless || trial->is_settled || trial->cube.value >= LARGEST_DOUBLED;
    if (is_dead || !may_double(&trial->cube)) return CORE_GOOD;
    Offer offer = offer_now(trial);
    int is_deep = trial->manner->plies > 1 && is_unclear(trial, offer);
    int answer = is_deep ? look_at_offer(trial, &offer) : CORE_GOOD;
    if (answer == CORE_GOOD) turn_cube(trial, offer);
    return answer;
}

/* The game is over, or played no further. */
static int end_trial(Trial *trial) {
    const CoreModel *model = trial->context->model;
    int is_cubeless = trial->manner->is_cubeless;
    Cubes cubes = {1, {trial->cube}};
    Search search = search_of(trial);
    Found found;
    put_leaf(model, &cubes, &trial->now, trial->life, is_cubeless, &found);
    if (trial->is_end) {
        found.values[0] = dead_value(model, &trial->cube, trial->now.at);
    } else if (trial->manner->plies > 1) {
        int answer = look(&search, &trial->board, &cubes, trial->manner->plies, is_cubeless, &found);
        if (answer != CORE_GOOD) return answer;
    }
    if (!trial->is_settled) settle(trial, found.values[0]);
    take_chances(trial, found.chances);
    return CORE_GOOD;
}

/* A double has been passed: the chances as they seem to be, less the luck so far. */
static void note_pass(Trial *trial) {
    double now[CORE_CHANCES];
    for (int i = 0; i < CORE_CHANCES; i++) now[i] = trial->now.at[i];
    take_chances(trial, now);
    for (int i = 0; i < CORE_CHANCES; i++) trial->passed[i] = trial->chances[i] - trial->chances_luck[i];
    trial->has_passed = 1;
}

static int play_trial(Trial *trial, const EvenDice *dice, int number) {
    int last = trial->manner->truncated_at ? trial->manner->truncated_at : CORE_LONGEST;
    for (int turn = 0; turn < last && !trial->is_end; turn++) {
        if (is_told_to_stop(trial->context)) return CORE_CANCELLED;
        int answer = turn ? may_turn_cube(trial) : CORE_GOOD;
        if (answer != CORE_GOOD) return answer;
        if (trial->is_settled && !trial->has_passed) note_pass(trial);
        if (trial->is_settled && !trial->is_followed) return CORE_GOOD;
        answer = take_turn(trial, turn, throw_of(dice, number, turn));
        if (answer != CORE_GOOD) return answer;
    }
    return end_trial(trial);
}

/* The equity less the luck, and the chances likewise; `trial` holds what all have in common. */
static int roll_once(Trial trial, const CoreCube *first, const EvenDice *dice, int number, double *value,
                     double *chances) {
    int answer = play_trial(&trial, dice, number);
    if (answer != CORE_GOOD) return answer;
    *value = normalised(trial.context->model, first, trial.value - trial.luck);
    for (int i = 0; i < CORE_CHANCES; i++) {
        double seen = trial.chances[i] - trial.chances_luck[i], passed = trial.passed[i];
        if (trial.has_passed) seen = trial.is_followed ? passed + FOLLOWED * (seen - passed) : passed;
        chances[i] = seen;
    }
    return CORE_GOOD;
}

static int roll_out(CoreContext *context, const int8_t *places, const CoreCube *cubes, int count, int trials,
                    uint64_t seed, const CoreManner *manner, double *values, float *chances) {
    Trial trial;
    EvenDice dice;
    memset(&trial, 0, sizeof trial);
    trial.context = context;
    trial.manner = manner;
    trial.unit = cubes[0].value;
    trial.board = board_of(places);
    double sums[CORE_CHANCES] = {0.0}, found[CORE_CHANCES];
    for (int number = 0; number < trials; number++) {
        if (number % THROWS == 0) shake(&dice, seed, number / THROWS);
        for (int i = 0; i < count; i++) {
            trial.cube = cubes[i];
            trial.is_followed = i == 0 && ((uint64_t)number + dice.seed) % FOLLOWED == 0;
            int answer = roll_once(trial, &cubes[0], &dice, number % THROWS, values++, found);
            if (answer != CORE_GOOD) return answer;
            for (int k = 0; i == 0 && k < CORE_CHANCES; k++) sums[k] += found[k];
        }
    }
    for (int i = 0; i < CORE_CHANCES; i++) chances[i] = (float)(sums[i] / trials);
    return CORE_GOOD;
}

static int rollout_from(CoreContext *context, const int8_t *places, const CoreCube *cubes, int count,
                        int trials, uint64_t seed, const CoreManner *manner, const int32_t *is_cancelled,
                        double *values, float *chances) {
    if (!context->turns) context->turns = new_turns();
    if (!context->turns) return CORE_REFUSED;
    context->is_cancelled = is_cancelled;
    context->looked.is_cubeless = manner->is_cubeless;
    int answer = roll_out(context, places, cubes, count, trials, seed, manner, values, chances);
    context->looked.is_cubeless = 0;
    context->is_cancelled = NULL;
    return answer;
}
