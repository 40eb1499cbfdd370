/* Which net judges a board: by what each side plans, and by some special kinds of game. */

enum { RACE, RACING, ATTACKING, PRIMING, ANCHORING };
enum { DEEP_NET = 17, MIDDLE_NET, DOUBLE_NET, EARLY_NET, CONTAINMENT_NET, SNAKE_NET, MASSIVE_NET };

/* Both sides of a position, `own` planning. */
typedef struct {
    const Side *own, *other;
    int back, other_back;
    double behind;
} Prospect;

static inline Prospect prospect_of(const Side *own, const Side *other) {
    int pips = own->pips + other->pips;
    Prospect made = {own, other, own->bar + own_within(own, 19, POINTS),
                     other->bar + own_within(other, 19, POINTS), 0.0};
    made.behind = pips ? 2.0 * (own->pips - other->pips) / pips : 0.0;
    return made;
}

static inline int longest_run(uint32_t set) {
    int length = 0;
    for (; set; set &= set << 1) length++;
    return length;
}

static inline int plan_without_back_checkers(const Prospect *seen) {
    const Side *own = seen->own, *other = seen->other;
    if (own->pips < other->pips) return RACING;
    if (seen->back > 1) return ANCHORING;
    int is_past = other->bar + own_within(other, 12, POINTS) == 0;
    return other->off > own->off && is_past ? ATTACKING : RACING;
}

static inline int plan_ahead(const Prospect *seen) {
    const Side *own = seen->own;
    if (own->bar + own_within(own, 13, POINTS) == 0 && own_within(own, 7, 12) < 4) return RACING;
    if (own_within(own, 1, 12) < 8 || size_of(own->blocked & HOME) >= 2) return RACING;
    if (own->other_bar) return ATTACKING;
    uint32_t blots = own->blots & HOME;
    if (blots) return own->own & range(lowest(blots) + 1, 6) ? ATTACKING : RACING;
    if (seen->back >= 2) return ATTACKING;
    uint32_t others = own->enemy & range(1, 5);
    if (!others) return RACING;
    return longest_run(own->made & range(highest(others) + 1, 11)) >= 3 ? PRIMING : RACING;
}

static inline int plan_behind(const Prospect *seen) {
    const Side *own = seen->own;
    int is_near = seen->behind <= 0.1;
    if (own->off > seen->other->off && own->bar + own_within(own, 13, POINTS) == 0) return RACING;
    int is_home_low = own->made & range(1, 3) && range(4, 6) & ~own->own;
    if (size_of(own->made & HOME) < 4 && is_home_low)
        return is_near ? ATTACKING : seen->back < 2 ? RACING : ANCHORING;
    int is_hitting = is_near && (own->other_bar > 0 || own->blots & range(1, 12));
    if (own->blocked & range(4, 6)) return seen->back >= 2 ? ANCHORING : is_hitting ? ATTACKING : RACING;
    int is_blocking = size_of(own->own & range(4, 12)) >= 4 || size_of(own->own & range(5, 8)) >= 3;
    if (is_blocking) return PRIMING;
    if (is_hitting) return ATTACKING;
    return seen->back >= 2 ? ANCHORING : PRIMING;
}

static inline int plan_of(const Prospect *seen) {
    if (seen->other_back == 0) return plan_without_back_checkers(seen);
    return seen->own->pips < seen->other->pips ? plan_ahead(seen) : plan_behind(seen);
}

static inline int is_snake(const Prospect *seen) {
    return seen->other_back >= 1 && longest_run(seen->own->made & range(13, POINTS)) >= 4 &&
           own_within(seen->other, 1, 6) >= 10;
}

/* A few of the opponent's checkers have still to pass, after others have been borne off. */
static inline int is_containment(const Prospect *seen) {
    if (seen->other->off < 3) return 0;
    const Side *own = seen->own;
    int top = own->bar ? BAR : own->own ? highest(own->own) : 0;
    int stragglers = top ? own->other_bar : 0;
    for (uint32_t left = own->enemy & range(1, least(18, top - 1)); left; left &= left - 1)
        stragglers -= own->board.at[lowest(left)];
    return stragglers >= 1 && stragglers <= 3;
}

static inline int anchors_of(const Prospect *seen) { return size_of(seen->own->made & FAR_HOME); }
static inline int is_trailing(const Prospect *seen) { return seen->own->pips > seen->other->pips; }

static inline int is_massive(const Prospect *seen) {
    int anchors = anchors_of(seen);
    return (anchors >= 3 || (anchors == 2 && seen->back >= 7)) && is_trailing(seen);
}

static inline int is_early(const Prospect *seen) {
    return anchors_of(seen) >= 2 && is_trailing(seen) && seen->other_back >= 1 && seen->other->off <= 2;
}

/* The net of a back game by the depth of its points, 0 for no back game. */
static inline int back_game_net(const Prospect *seen) {
    int anchors = anchors_of(seen);
    if (anchors < 2 || !is_trailing(seen)) return 0;
    if (size_of(seen->own->made & range(22, POINTS)) >= 2) return DEEP_NET;
    int is_double = anchors == 2 && !(seen->own->made & range(23, POINTS));
    return is_double ? DOUBLE_NET : MIDDLE_NET;
}

/* The net of special games, 0 for none. */
static int special_net(const Prospect *seen, const Prospect *other, int plan, int other_plan) {
    if (is_snake(seen) || is_snake(other)) return SNAKE_NET;
    if (is_containment(seen) || is_containment(other)) return CONTAINMENT_NET;
    if (is_massive(seen) || is_massive(other)) return MASSIVE_NET;
    int net = 0;
    if (plan == ANCHORING && other_plan == RACING) net = back_game_net(seen);
    if (!net && other_plan == ANCHORING && plan == RACING) net = back_game_net(other);
    if (net) return net;
    return is_early(seen) || is_early(other) ? EARLY_NET : 0;
}

static int net_of(const Seen *seen) {
    if (seen->is_race) return 0;
    Prospect own = prospect_of(&seen->sides[0], &seen->sides[1]);
    Prospect other = prospect_of(&seen->sides[1], &seen->sides[0]);
    int plan = plan_of(&own), other_plan = plan_of(&other);
    int special = special_net(&own, &other, plan, other_plan);
    return special ? special : 1 + 4 * (plan - 1) + (other_plan - 1);
}
