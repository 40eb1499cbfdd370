/* How a game ended: by whose win, and how many points it counts. */

enum { GOES_ON, WON, LOST, DRAWN };

typedef struct {
    int how, points;
} Result;

static int allowed(const Rules *rules, int multiplier) {
    int levels = rules->levels | (rules->quad_for_bar ? 1 << 4 : 0);
    while (multiplier > 0 && !(levels >> multiplier & 1)) multiplier--;
    return multiplier;
}

static int in_play(const Side *side) {
    int count = 0;
    for (int place = 1; place < PLACES; place++) count += side->at[place];
    return count;
}

static int loss_of(const Rules *rules, const Side *loser) {
    if (rules->is_by_checkers) return in_play(loser);
    if (loser->at[OFF]) return 1;
    if (loser->at[BAR] || loser->at[RESERVE]) return allowed(rules, rules->quad_for_bar ? 4 : 3);
    for (int point = 19; point <= POINTS && !rules->is_bar_only; point++)
        if (loser->at[point]) return allowed(rules, 3);
    return allowed(rules, 2);
}

static Result result_of(const Rules *rules, const Side *own, const Side *other) {
    if (!in_play(own)) return (Result){WON, loss_of(rules, other)};
    if (!in_play(other)) return (Result){LOST, loss_of(rules, own)};
    if (!rules->mother) return (Result){GOES_ON, 0};
    int is_own = has(own->pinned, START), is_other = has(other->pinned, START);
    if (is_own && is_other) return (Result){DRAWN, 0};
    if (is_own && !other->at[START]) return (Result){LOST, allowed(rules, 2)};
    if (is_other && !own->at[START]) return (Result){WON, allowed(rules, 2)};
    return (Result){GOES_ON, 0};
}
