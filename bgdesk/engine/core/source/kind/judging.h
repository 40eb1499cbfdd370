/* The chances after many plays at once, each board judged by the net that fits it. */

enum { NO_NET = -1 };

typedef struct {
    Boards boards;
    Chances chances[MOST_BOARDS];
    double lives[MOST_BOARDS], values[MOST_BOARDS];
    uint8_t is_end[MOST_BOARDS], is_wanted[MOST_BOARDS];
    int32_t members[CORE_FILES][MOST_BOARDS];
    int member_count[CORE_FILES];
    /* Nobody will turn the cube: it has no life. */
    int is_cubeless;
    NetScratch nets;
} Looked;

/* Which net judges: the one asked for (a race has its own), else the one that fits. */
static inline int net_for(const Seen *seen, int pin) {
    if (pin == CORE_NO_PIN) return net_of(seen);
    return seen->is_race ? 0 : pin;
}

static inline void put_inputs(const Tables *tables, const Net *net, const Seen *seen, float *inputs) {
    if (net->inputs == RACE_INPUTS)
        put_race_inputs(tables, seen, inputs);
    else
        put_contact_inputs(tables, seen, inputs);
}

static void put_inputs_of(const CoreModel *model, int net, const Board *board, float *inputs) {
    Seen seen;
    see(&seen, board);
    put_inputs(&model->tables, &model->nets[net], &seen, inputs);
    memset(inputs + model->nets[net].inputs, 0, sizeof *inputs * (INPUT_ROOM - MOST_INPUTS));
}

/* A handful of boards, by number; the first of all has been judged before. */
static void judge_members(const CoreModel *model, Looked *looked, int net, const int32_t *members, int count) {
    NetScratch *scratch = &looked->nets;
    const Net *used = &model->nets[net];
    for (int i = 0; i < count; i++) {
        put_inputs_of(model, net, &looked->boards.boards[members[i]], scratch->other_inputs);
        put_changes(scratch->inputs, scratch->other_inputs, used->inputs, &scratch->changes[i]);
    }
    judge_group(&model->tables, used, scratch, count);
    for (int i = 0; i < count; i++)
        put_chances(&model->tables, used, scratch->outputs[i], looked->chances[members[i]].at);
}

static void judge_net(const CoreModel *model, Looked *looked, int net) {
    const int32_t *members = looked->members[net];
    int count = looked->member_count[net];
    if (!count) return;
    put_inputs_of(model, net, &looked->boards.boards[members[0]], looked->nets.inputs);
    put_base(&model->nets[net], looked->nets.inputs, looked->nets.sums);
    for (int i = 0; i < count; i += GROUP)
        judge_members(model, looked, net, members + i, least(GROUP, count - i));
}

/* Judges a board without a net, or tells which net is to. `forced` judges all that is no end. */
static void sort_board(const CoreModel *model, Looked *looked, int number, int pin, int forced) {
    Seen seen;
    see(&seen, &looked->boards.boards[number]);
    looked->lives[number] = looked->is_cubeless ? 0.0 : cube_life(&seen);
    looked->is_end[number] = (uint8_t)is_over(&seen);
    if (is_over(&seen)) {
        looked->chances[number] = end_of(&seen);
    } else if (is_bearoff(&seen)) {
        looked->chances[number] = borne_off(&model->bearoff, &seen);
    } else {
        int net = forced == NO_NET ? net_for(&seen, pin) : forced;
        looked->members[net][looked->member_count[net]++] = number;
    }
}

/* Judges the boards with these numbers, each once. */
static void judge_all(const CoreModel *model, Looked *looked, const int32_t *numbers, int count, int pin,
                      int forced) {
    memset(looked->member_count, 0, sizeof looked->member_count);
    memset(looked->is_wanted, 0, (size_t)looked->boards.count);
    for (int i = 0; i < count; i++) {
        if (looked->is_wanted[numbers[i]]) continue;
        looked->is_wanted[numbers[i]] = 1;
        sort_board(model, looked, numbers[i], pin, forced);
    }
    for (int net = 0; net < CORE_FILES; net++) judge_net(model, looked, net);
}

/* What each board is worth to the player who has just moved there, seen before the play with this cube. */
static void put_values(const CoreModel *model, Looked *looked, const int32_t *numbers, int count,
                       const CoreCube *cube) {
    for (int i = 0; i < count; i++) {
        int number = numbers[i];
        double value = value_of(model, cube, looked->chances[number].at, looked->lives[number]);
        looked->values[number] = normalised(model, cube, value);
    }
}

/* The best of some boards; of equals the one that is worth most without a cube. */
static int best_of(const Looked *looked, const int32_t *numbers, int count) {
    double most = looked->values[numbers[0]], highest_cubeless = 0.0;
    for (int i = 1; i < count; i++)
        if (looked->values[numbers[i]] > most) most = looked->values[numbers[i]];
    int best = -1;
    for (int i = 0; i < count; i++) {
        if (looked->values[numbers[i]] < most - 1e-6) continue;
        double found = cubeless(looked->chances[numbers[i]].at);
        if (best < 0 || found > highest_cubeless) best = numbers[i], highest_cubeless = found;
    }
    return best;
}
