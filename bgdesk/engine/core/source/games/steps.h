/* Which steps the rules of a game allow, as `rules/legal/step_rules.py` and `step_filters.py` say. */

enum { PAST_OPPOSING_START = 0xFFF, BEFORE_HOME = 0x7FFFF80, BROUGHT_HOME = 0x7F, HALF_WAY = 12 };

/* All that a stage asks again and again. */
typedef struct {
    Game *game;
    const Side *own;
    int faces[2], face_count, uses, blocking;
    int8_t facing[BAR];
    int head_allowed, head_before;
    uint32_t caught_on, needs_empty, trap;
    uint32_t windows[24];
    int window_count;
} Steps;

static inline int has(uint32_t places, int place) { return (int)(places >> place & 1); }

static inline int highest_of(uint32_t places) {
    int place = RESERVE;
    while (place > 0 && !has(places, place)) place--;
    return place;
}

static inline uint32_t occupied_of(const int8_t *at) {
    uint32_t found = 0;
    for (int place = 0; place < PLACES; place++) found |= (uint32_t)(at[place] > 0) << place;
    return found;
}

static void take_facing(Steps *steps, const Side *other) {
    for (int point = 1; point <= POINTS; point++) {
        int there = other->at[steps->game->across[point]];
        steps->facing[point] = (int8_t)(has(steps->own->pinned, point) ? steps->blocking : there);
    }
}

/* A checker on the first mask ends the game once none is on the second. */
static void take_mother(Steps *steps) {
    int mothers = steps->game->across[START];
    if (!steps->game->rules.mother || steps->facing[mothers] != 1) return;
    steps->caught_on = 1u << mothers;
    steps->needs_empty = has(steps->own->pinned, START) ? 0 : 1u << START;
}

static void add_window(Steps *steps, int first, int is_across) {
    uint32_t window = 0;
    for (int point = first; point < first + 6; point++)
        window |= 1u << (is_across ? steps->game->across[point] : point);
    steps->windows[steps->window_count++] = window;
}

static void take_windows(Steps *steps, const Side *other) {
    int primes = steps->game->rules.primes;
    if (primes & (NOT_IN_OWN_START | NOT_IN_EITHER_START)) add_window(steps, 19, 0);
    if (primes & NOT_IN_EITHER_START) add_window(steps, 19, 1);
    for (int last = 1; (primes & NEEDS_ENEMY_AHEAD) && last <= 19; last++) {
        add_window(steps, last, 1);
        if (other->at[last]) break;
    }
}

/* The six points in front of all the opponent's checkers, if these stand on one point. */
static void take_trap(Steps *steps, const Side *other) {
    uint32_t standing = occupied_of(other->at) & ((1u << RESERVE) - 2);
    int place = highest_of(standing);
    if (!(steps->game->rules.primes & OPEN_IF_ALL_TRAPPED) || standing != 1u << place) return;
    if (place <= 6 || place >= BAR) return;
    for (int point = place - 6; point < place; point++) steps->trap |= 1u << steps->game->across[point];
}

/* Of the player's start one checker may leave in a turn, two with some doubles in the first. */
static void take_head(Steps *steps, const Turn *turn, const Stage *stage) {
    int is_two = turn->own.turns == 0 && stage->count == 4 && stage->high == stage->low &&
                 (stage->high == 6 || stage->high == 4 || stage->high == 3);
    steps->head_allowed = (is_two ? 2 : 1) - turn->left_start;
    steps->head_before = turn->own.at[START];
}

static Steps steps_of(Game *game, const Turn *turn) {
    const Stage *stage = &turn->coming[0];
    Steps steps = {.game = game, .own = &turn->own};
    steps.faces[0] = stage->high;
    steps.faces[1] = stage->low;
    steps.face_count = stage->high == stage->low ? 1 : 2;
    steps.uses = stage->count / steps.face_count;
    steps.blocking = game->rules.contact == BLOCK ? 1 : 2;
    take_facing(&steps, &turn->other);
    take_mother(&steps);
    take_windows(&steps, &turn->other);
    take_trap(&steps, &turn->other);
    take_head(&steps, turn, stage);
    return steps;
}

static int is_over(const Steps *steps, const Node *node) {
    if (!(node->occupied & ~1u)) return 1;
    return (node->occupied & steps->caught_on) && !(node->occupied & steps->needs_empty);
}

static int may_bear_off(const Steps *steps, const Node *node, int source, int die) {
    const Rules *rules = &steps->game->rules;
    if (node->occupied & BEFORE_HOME) return 0;
    int only = has(node->occupied, die) ? die : highest_of(node->occupied);
    if (source != only || (source < die && rules->is_exact)) return 0;
    return !steps->own->pinned || (rules->bears_off_while_pinned && !has(steps->own->pinned, source));
}

static int may_leave(const Steps *steps, const Node *node, int source, int target) {
    const Rules *rules = &steps->game->rules;
    if (has(node->occupied, RESERVE)) {
        if (rules->entry == ENTRY_ALL_FIRST && source < BAR) return 0;
        if (rules->entry == ENTRY_BARRIER && target <= HALF_WAY) return 0;
    }
    if (source != START) return 1;
    int left = node->state.at[START];
    if (rules->runner && left < rules->checkers && !(node->occupied & PAST_OPPOSING_START)) return 0;
    return !rules->head_rule || steps->head_before - left < steps->head_allowed;
}

static int is_prime(const Steps *steps, const Node *before, const Node *after, int target) {
    if (!steps->window_count || target == OFF || has(before->occupied, target)) return 0;
    for (int i = 0; i < steps->window_count; i++) {
        uint32_t window = steps->windows[i];
        if (has(window, target) && (after->occupied & window) == window) return 1;
    }
    return 0;
}

/* Whether the step meets a checker that it hits or pins. */
static int meets(const Steps *steps, const Node *node, int target) {
    if (target == OFF || steps->facing[target] != 1) return 0;
    int contact = steps->game->rules.contact;
    if (contact == HIT) return !has(node->state.hits, target);
    return contact == PIN && !has(node->occupied, target);
}

static void move(Node *node, int source, int target, int index) {
    State *state = &node->state;
    if (--state->at[source] == 0) node->occupied &= ~(1u << source);
    state->at[target]++;
    node->occupied |= 1u << target;
    state->used[index]++;
    node->source = (int8_t)source;
    node->index = (int8_t)index;
    node->depth++;
}

/* Makes the step if it is allowed. */
static int step(const Steps *steps, const Node *before, int source, int index, Node *after) {
    const Rules *rules = &steps->game->rules;
    int die = steps->faces[index], target = (source == RESERVE ? BAR : source) - die;
    if (has(before->occupied, BAR) && source != BAR) return 0;
    if (has(steps->own->pinned, source < BAR ? source : 0)) return 0;
    if (target > OFF ? steps->facing[target] >= steps->blocking : !may_bear_off(steps, before, source, die))
        return 0;
    if (target < OFF) target = OFF;
    if (!may_leave(steps, before, source, target)) return 0;
    if (rules->max_stack && target != OFF && before->state.at[target] >= rules->max_stack) return 0;
    int is_met = meets(steps, before, target);
    if (is_met && rules->hit_lock && !steps->own->is_open && !(before->occupied & BROUGHT_HOME)) return 0;
    *after = *before;
    move(after, source, target, index);
    after->is_met = (int8_t)is_met;
    if (is_met && rules->contact == HIT) after->state.hits |= 1u << target;
    if (rules->no_hit_and_run && source <= HOME && has(after->state.hits, source) &&
        !has(after->occupied, source))
        return 0;
    return !is_prime(steps, before, after, target);
}
