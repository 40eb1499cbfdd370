/* All plays of a stage: every way to play it as a graph of states, and among its ends those that are legal. */

static void empty_set(NodeSet *set, int slots) {
    set->mask = (uint32_t)slots - 1;
    if (++set->stamp == 0) {
        memset(set->slots, 0, sizeof set->slots);
        set->stamp = 1;
    }
}

static uint32_t hash_of(const State *state) {
    uint64_t words[sizeof(State) / 8], hash = 0;
    memcpy(words, state, sizeof *state);
    for (size_t i = 0; i < sizeof *state / 8; i++) hash = (hash ^ words[i]) * 0x9E3779B97F4A7C15u, hash ^= hash >> 29;
    return (uint32_t)(hash >> 32);
}

/* Remembers a node's number unless one with an equal state, or one like `as`, is there. */
static int is_new(const Game *game, NodeSet *set, int number, const State *as) {
    uint32_t at = hash_of(as) & set->mask;
    for (; set->slots[at].stamp == set->stamp; at = (at + 1) & set->mask) {
        const State *known = &game->nodes[set->slots[at].number].state;
        int is_as_used = set == &game->kept || memcmp(known->used, as->used, sizeof as->used) == 0;
        if (is_as_used && known->hits == as->hits && memcmp(known->at, as->at, PLACES) == 0) return 0;
    }
    set->slots[at] = (Slot){set->stamp, number};
    return 1;
}

static int add_steps(const Steps *steps, int number) {
    Game *game = steps->game;
    const Node *before = &game->nodes[number];
    if (is_over(steps, before)) return 1;
    for (int source = RESERVE; source > 0; source--) {
        if (!has(before->occupied, source)) continue;
        for (int index = 0; index < steps->face_count; index++) {
            if (before->state.used[index] >= steps->uses) continue;
            if (game->node_count == MOST_NODES) return 0;
            Node *after = &game->nodes[game->node_count];
            if (!step(steps, before, source, index, after)) continue;
            after->before = number;
            if (is_new(game, &game->reached, game->node_count, &after->state)) game->node_count++;
        }
    }
    return 1;
}

static int explore(const Steps *steps, const Side *own) {
    Game *game = steps->game;
    Node *start = &game->nodes[0];
    memset(start, 0, sizeof *start);
    memcpy(start->state.at, own->at, PLACES);
    start->occupied = occupied_of(own->at);
    start->before = -1;
    int slots = steps->face_count == 2 ? FEW_SLOTS : NODE_SLOTS;
    empty_set(&game->reached, slots);
    empty_set(&game->kept, slots);
    game->node_count = 1;
    for (int number = 0; number < game->node_count; number++)
        if (game->node_count > slots / 2 || !add_steps(steps, number)) return 0;
    return 1;
}

static int holds_trap(const Steps *steps, const Node *node) {
    return steps->trap && (node->occupied & steps->trap) == steps->trap;
}

/* Which ends of a play are wanted: all, those that end the game, or those that use the most dice. */
typedef struct {
    int depth, needs_high, forbids_trap;
} Wanted;

static Wanted wanted_of(const Steps *steps) {
    const Game *game = steps->game;
    Wanted wanted = {game->nodes[game->node_count - 1].depth, 0, 0};
    for (int i = 0; i < game->node_count && steps->face_count == 2 && wanted.depth == 1; i++)
        wanted.needs_high |= game->nodes[i].state.used[0];
    return wanted;
}

static int is_candidate(const Steps *steps, const Wanted *wanted, const Node *node, int is_end) {
    if (steps->game->rules.free_die_use) return !is_end;
    if (!is_end) return is_over(steps, node);
    return node->depth == wanted->depth && (!wanted->needs_high || node->state.used[0]);
}

static void collect(const Steps *steps, const Wanted *wanted, int is_end) {
    Game *game = steps->game;
    for (int i = 0; i < game->node_count; i++) {
        const Node *node = &game->nodes[i];
        if (!is_candidate(steps, wanted, node, is_end)) continue;
        if (wanted->forbids_trap && holds_trap(steps, node)) continue;
        State kept = node->state;
        memset(kept.used, 0, sizeof kept.used);
        if (is_new(game, &game->kept, i, &kept)) game->plays[game->play_count++] = i;
    }
}

static int find_plays(Game *game, const Turn *turn) {
    Steps steps = steps_of(game, turn);
    if (!explore(&steps, &turn->own)) return 0;
    Wanted wanted = wanted_of(&steps);
    for (wanted.forbids_trap = steps.trap != 0; wanted.forbids_trap >= 0; wanted.forbids_trap--) {
        game->play_count = 0;
        collect(&steps, &wanted, 0);
        collect(&steps, &wanted, 1);
        if (game->play_count) break;
    }
    return 1;
}

/* What the opponent has after the play of a node. */
static Side other_after(const Game *game, const Turn *turn, const Node *node) {
    Side other = turn->other;
    int contact = game->rules.contact;
    if (contact == PIN) other.pinned = 0;
    for (int point = 1; point <= POINTS; point++) {
        int there = game->across[point];
        if (has(node->state.hits, point)) {
            other.at[there]--;
            other.at[BAR]++;
        }
        int is_alone = turn->other.at[there] == 1 && !has(turn->own.pinned, point);
        if (contact == PIN && is_alone && has(node->occupied, point)) other.pinned |= 1u << there;
    }
    return other;
}

static Side own_after(const Game *game, const Turn *turn, const Node *node) {
    Side own = turn->own;
    memcpy(own.at, node->state.at, PLACES);
    if (game->rules.hit_lock && (node->occupied & BROUGHT_HOME)) own.is_open = 1;
    return own;
}

static void sides_after(const Game *game, const Turn *turn, int number, Side *own, Side *other) {
    *own = own_after(game, turn, &game->nodes[number]);
    *other = other_after(game, turn, &game->nodes[number]);
}
