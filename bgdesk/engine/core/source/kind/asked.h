/* The functions that core.c hands on, after it has checked what it was given. */

static CoreContext *new_context(const CoreModel *model) {
    CoreContext *made = aligned_memory(sizeof *made);
    if (!made) return NULL;
    memset(made, 0, sizeof *made);
    made->model = model;
    made->cache = aligned_memory(sizeof *made->cache * CACHE);
    if (made->cache) return made;
    free_aligned(made);
    return NULL;
}

static void free_context(CoreContext *context) {
    free_aligned(context->turns);
    free_aligned(context->cache);
    free_aligned(context);
}

static int inputs_of(CoreContext *context, const int8_t *boards, int count, int is_race_net, float *inputs) {
    int width = is_race_net ? RACE_INPUTS : CONTACT_INPUTS;
    for (int i = 0; i < count; i++) {
        Board board = board_of(boards + i * CORE_PLACES);
        put_inputs_of(context->model, is_race_net ? 0 : 1, &board, context->looked.nets.inputs);
        memcpy(inputs + (size_t)i * (size_t)width, context->looked.nets.inputs, sizeof *inputs * (size_t)width);
    }
    return CORE_GOOD;
}

static int chances_by_net(CoreContext *context, const Board *board, int32_t *net, Chances *chances) {
    Looked *looked = &context->looked;
    forget(&looked->boards);
    int32_t number = number_of(&looked->boards, board);
    if (*net == NO_NET) {
        Seen seen;
        see(&seen, board);
        *net = net_of(&seen);
        judge_all(context->model, looked, &number, 1, CORE_NO_PIN, NO_NET);
    } else {
        looked->member_count[*net] = 1;
        looked->members[*net][0] = number;
        judge_net(context->model, looked, *net);
    }
    *chances = looked->chances[number];
    return CORE_GOOD;
}

static int nets_of(CoreContext *context, const int8_t *boards, int count, int32_t *nets, float *chances) {
    for (int i = 0; i < count; i++) {
        Board board = board_of(boards + i * CORE_PLACES);
        Chances found;
        chances_by_net(context, &board, &nets[i], &found);
        memcpy(chances + i * CORE_CHANCES, found.at, sizeof found.at);
    }
    return CORE_GOOD;
}

static int plays_of(CoreContext *context, const int8_t *places, int die, int other_die, int8_t *boards,
                    int room, int32_t *count) {
    Board board = board_of(places);
    forget(&context->looked.boards);
    int found =
        find_plays(&context->looked.boards, &board, die, other_die, context->numbers, least(room, MOST_NUMBERS));
    if (found < 0) return CORE_REFUSED;
    for (int i = 0; i < found; i++)
        memcpy(boards + i * CORE_PLACES, context->looked.boards.boards[context->numbers[i]].at, CORE_PLACES);
    *count = found;
    return CORE_GOOD;
}

static int pin_of(const int8_t *root) {
    Board board = board_of(root);
    Seen seen;
    see(&seen, &board);
    return net_of(&seen) == SNAKE_NET ? SNAKE_NET : CORE_NO_PIN;
}

static int search_from(CoreContext *context, const int8_t *places, const CoreCube *cubes, int count, int plies,
                       int is_top, const int8_t *root, int kept, const int32_t *is_cancelled,
                       double *equities, float *chances) {
    Search search = {context, pin_of(root), kept, 0};
    Board board = board_of(places);
    Cubes asked = {count, {{0}}};
    Found found;
    int answer = CORE_GOOD;
    memcpy(asked.cubes, cubes, sizeof *cubes * (size_t)count);
    context->is_cancelled = is_cancelled;
    if (plies > 1)
        answer = look(&search, &board, &asked, plies, is_top, &found);
    else
        look_at_leaf(context->model, &asked, &board, search.pin, is_top, &context->looked, &found);
    context->is_cancelled = NULL;
    if (answer != CORE_GOOD) return answer;
    for (int i = 0; i < count; i++)
        equities[i] = in_units_of(context->model, &cubes[0], &cubes[i], found.values[i]);
    for (int i = 0; i < CORE_CHANCES; i++) chances[i] = (float)found.chances[i];
    return CORE_GOOD;
}

static void equities_of(const CoreModel *model, const int8_t *places, const float *chances,
                        const CoreCube *cubes, int count, double *equities) {
    Board board = board_of(places);
    Seen seen;
    see(&seen, &board);
    for (int i = 0; i < count; i++) {
        double value = value_of(model, &cubes[i], chances, cube_life(&seen));
        equities[i] = in_units_of(model, &cubes[0], &cubes[i], value);
    }
}
