/* The value of a position some plies deep: each roll's best play at one ply, and the same from there. */

enum { ROLLS = 21, MOST_NUMBERS = 1 << 15, KEPT_CUBES = 8, CACHE = 1 << 14 };

typedef struct {
    Board board;
    int8_t plies, is_top, pin, kept, count, is_cubeless;
    CoreCube cubes[KEPT_CUBES];
} Asked;

typedef struct {
    Asked asked;
    double values[KEPT_CUBES];
    double chances[CORE_CHANCES];
} Answered;

struct CoreContext {
    const CoreModel *model;
    const volatile int32_t *is_cancelled;
    Looked looked;
    int32_t numbers[MOST_NUMBERS];
    float scores[MOST_BOARDS];
    Answered *cache;
    uint8_t is_kept[CACHE];
    /* Made by the first rollout. */
    struct Turn *turns;
};

static inline int is_told_to_stop(const CoreContext *context) {
    return context->is_cancelled && *context->is_cancelled;
}

/* What is asked of every node of a search, and what it answers. is_cubeless: nobody doubles. */
typedef struct {
    CoreContext *context;
    int pin, kept, is_cubeless;
} Search;

typedef struct {
    double values[CORE_CUBES];
    double chances[CORE_CHANCES];
} Found;

typedef struct {
    int count;
    CoreCube cubes[CORE_CUBES];
} Cubes;

/* The play chosen for a roll: the board as the next player sees it, and what the net said of it. */
typedef struct {
    Board board;
    Chances chances;
    double life;
    int is_end, weight;
} Chosen;

static inline int weight_of(int roll_die, int other) { return roll_die == other ? 1 : 2; }

static inline void add_weighted(double *sums, const Chances *chances, int weight) {
    for (int i = 0; i < CORE_CHANCES; i++) sums[i] += weight * (double)chances->at[i];
}

/* Each cube, and after each that may be doubled the doubled one. */
static Cubes with_doubles(const Cubes *cubes, int is_top) {
    Cubes made = {0};
    for (int i = 0; i < cubes->count; i++) {
        made.cubes[made.count++] = cubes->cubes[i];
        if (!is_top && may_double(&cubes->cubes[i])) made.cubes[made.count++] = doubled(&cubes->cubes[i]);
    }
    return made;
}

static void turn_all(Cubes *cubes) {
    for (int i = 0; i < cubes->count; i++) cubes->cubes[i] = turned(&cubes->cubes[i]);
}

/* Joins each cube's value with that of the doubled one after it. */
static void decide_all(const CoreModel *model, const Cubes *cubes, int is_top, const double *values,
                       double *decisions) {
    for (int i = 0; i < cubes->count; i++) {
        const CoreCube *cube = &cubes->cubes[i];
        double kept = *values++;
        int is_free = !is_top && may_double(cube);
        decisions[i] = is_free ? decided(model, cube, kept, *values++) : kept;
    }
}

/* What chances of the player about to roll are worth, with a double first. */
static void put_leaf(const CoreModel *model, const Cubes *cubes, const Chances *chances, double life,
                     int is_top, Found *found) {
    for (int i = 0; i < cubes->count; i++)
        found->values[i] = value_before_roll(model, &cubes->cubes[i], chances->at, life, is_top);
    for (int i = 0; i < CORE_CHANCES; i++) found->chances[i] = chances->at[i];
}

/* The chances after a play, for the next player, without what can no longer happen. */
static Chances next_chances(const Chosen *chosen) {
    Seen seen;
    see(&seen, &chosen->board);
    return clamped(inverted(&chosen->chances), &seen.sides[0], &seen.sides[1], seen.is_race);
}

static void look_at_leaf(const CoreModel *model, const Cubes *cubes, const Board *board, int pin, int is_top,
                         Looked *looked, Found *found) {
    forget(&looked->boards);
    Board before = flipped(board);
    int32_t number = number_of(&looked->boards, &before);
    judge_all(model, looked, &number, 1, pin, NO_NET);
    Chosen chosen = {*board, looked->chances[number], looked->lives[number], 0, 0};
    Chances chances = next_chances(&chosen);
    put_leaf(model, cubes, &chances, chosen.life, is_top, found);
}

/* The numbers of the boards after all plays of all rolls; starts[i] is where roll i begins. 0: no room. */
static int find_all(CoreContext *context, const Board *board, int32_t starts[ROLLS + 1]) {
    int roll = 0;
    forget(&context->looked.boards);
    starts[0] = 0;
    for (int high = 1; high <= 6; high++)
        for (int low = 1; low <= high; low++, roll++) {
            int32_t *numbers = context->numbers + starts[roll];
            int count = find_plays(&context->looked.boards, board, high, low, numbers,
                                   MOST_NUMBERS - starts[roll]);
            if (count < 0) return 0;
            starts[roll + 1] = starts[roll] + count;
        }
    return 1;
}

static Chosen chosen_board(const Looked *looked, int number, int weight) {
    return (Chosen){flipped(&looked->boards.boards[number]), looked->chances[number], looked->lives[number],
                    looked->is_end[number], weight};
}

/* Leaves of each roll the plays that look best. */
static void prune_all(CoreContext *context, const Board *board, const CoreCube *cube, int most,
                      int32_t starts[ROLLS + 1]) {
    const Pruning *net = &context->model->pruning;
    const Boards *boards = &context->looked.boards;
    float worth[CORE_CHANCES];
    PruningNode node;
    put_worth(context->model, cube, worth);
    begin_pruning(net, board, worth, &node);
    for (int number = 0; number < boards->count; number++)
        context->scores[number] = score_of(net, &node, board, &boards->boards[number]);
    int begin = 0;
    for (int roll = 0, kept = 0; roll < ROLLS; roll++) {
        int count = starts[roll + 1] - begin;
        kept += keep_best(boards, context->scores, context->numbers + begin, count, most,
                          context->numbers + kept);
        begin = starts[roll + 1];
        starts[roll + 1] = kept;
    }
}

/* Not a race, and no special game: there the small net knows too little. */
static int is_usual(const Board *board) {
    Seen seen;
    see(&seen, board);
    int net = net_of(&seen);
    return net && net < DEEP_NET;
}

static int choose_plays(CoreContext *context, const Board *board, const CoreCube *cube, int pin, int most,
                        Chosen chosen[ROLLS]) {
    int32_t starts[ROLLS + 1];
    Looked *looked = &context->looked;
    if (!find_all(context, board, starts)) return CORE_REFUSED;
    if (most && is_usual(board)) prune_all(context, board, cube, most, starts);
    judge_all(context->model, looked, context->numbers, starts[ROLLS], pin, NO_NET);
    put_values(context->model, looked, context->numbers, starts[ROLLS], cube);
    int roll = 0;
    for (int high = 1; high <= 6; high++)
        for (int low = 1; low <= high; low++, roll++) {
            int best = best_of(looked, context->numbers + starts[roll], starts[roll + 1] - starts[roll]);
            chosen[roll] = chosen_board(looked, best, weight_of(high, low));
        }
    return CORE_GOOD;
}

static int look(Search *search, const Board *board, const Cubes *cubes, int plies, int is_top, Found *found);

/* What follows one chosen play, for the next player. */
static int follow(Search *search, const Chosen *chosen, const Cubes *cubes, int plies, Found *found) {
    const CoreModel *model = search->context->model;
    if (chosen->is_end) {
        Chances chances = inverted(&chosen->chances);
        for (int i = 0; i < cubes->count; i++)
            found->values[i] = dead_value(model, &cubes->cubes[i], chances.at);
        for (int i = 0; i < CORE_CHANCES; i++) found->chances[i] = chances.at[i];
        return CORE_GOOD;
    }
    if (plies > 1) return look(search, &chosen->board, cubes, plies, search->is_cubeless, found);
    Chances chances = next_chances(chosen);
    put_leaf(model, cubes, &chances, chosen->life, search->is_cubeless, found);
    return CORE_GOOD;
}

/* The mean of what follows the rolls, in the numbers of the player who rolled. */
static int average(Search *search, const Chosen chosen[ROLLS], const Cubes *cubes, int plies, Found *mean) {
    Cubes others = *cubes;
    turn_all(&others);
    memset(mean, 0, sizeof *mean);
    for (int roll = 0; roll < ROLLS; roll++) {
        Found next;
        if (plies > 1 && is_told_to_stop(search->context)) return CORE_CANCELLED;
        int answer = follow(search, &chosen[roll], &others, plies, &next);
        if (answer != CORE_GOOD) return answer;
        for (int i = 0; i < others.count; i++) mean->values[i] += chosen[roll].weight * next.values[i];
        for (int i = 0; i < CORE_CHANCES; i++) mean->chances[i] += chosen[roll].weight * next.chances[i];
    }
    for (int i = 0; i < others.count; i++) {
        double value = mean->values[i] / 36.0;
        mean->values[i] = is_money(&cubes->cubes[0]) ? -value : 1.0 - value;
    }
    return CORE_GOOD;
}

static void turn_chances(double *sums) {
    double mean[CORE_CHANCES];
    for (int i = 0; i < CORE_CHANCES; i++) mean[i] = sums[i] / 36.0;
    const double turned_chances[] = {1.0 - mean[0], mean[3], mean[4], mean[1], mean[2]};
    memcpy(sums, turned_chances, sizeof turned_chances);
}

static int look_deeper(Search *search, const Board *board, const Cubes *cubes, int plies, int is_top,
                       Found *found) {
    const CoreModel *model = search->context->model;
    Chosen chosen[ROLLS];
    Found mean;
    Cubes all_cubes = with_doubles(cubes, is_top);
    int most = plies == 2 ? search->kept : 0;
    int answer = choose_plays(search->context, board, &cubes->cubes[0], search->pin, most, chosen);
    if (answer == CORE_GOOD) answer = average(search, chosen, &all_cubes, plies - 1, &mean);
    if (answer != CORE_GOOD) return answer;
    turn_chances(mean.chances);
    decide_all(model, cubes, is_top, mean.values, found->values);
    memcpy(found->chances, mean.chances, sizeof found->chances);
    return CORE_GOOD;
}
