/* What chances are worth with a cube: in money play for each cube, in a match the chance to win it. */

enum { CENTRED, OWN, OPPONENTS };
static const double NOTHING = 1e-10, HARDLY = 1e-7;

typedef struct {
    double x, y;
} Knot;

static inline int is_money(const CoreCube *cube) { return cube->away == 0; }
static inline int is_dead_for_gammons(const CoreCube *cube) {
    return cube->has_jacoby && is_money(cube) && cube->owner == CENTRED;
}

static inline CoreCube turned(const CoreCube *cube) {
    static const int32_t owners[] = {CENTRED, OPPONENTS, OWN};
    CoreCube made = *cube;
    made.owner = owners[cube->owner];
    made.away = cube->other_away;
    made.other_away = cube->away;
    return made;
}

static inline CoreCube doubled(const CoreCube *cube) {
    CoreCube made = *cube;
    made.value *= 2;
    made.owner = OPPONENTS;
    return made;
}

static inline int may_double(const CoreCube *cube) {
    if (cube->owner == OPPONENTS) return 0;
    return is_money(cube) || (!cube->is_crawford && cube->away > cube->value);
}

static inline double match_chance(const CoreModel *model, int away, int other, int is_after_crawford) {
    if (away <= 0) return 1.0;
    if (other <= 0) return 0.0;
    if (is_after_crawford && away == 1) return 1.0 - model->after_crawford[other - 1];
    if (is_after_crawford && other == 1) return model->after_crawford[away - 1];
    return model->equity[away - 1][other - 1];
}

/* The chance to win the match after so many points are won, or lost. */
static inline double after(const CoreModel *model, const CoreCube *cube, int points, int is_won) {
    int is_after = cube->is_crawford || cube->away == 1 || cube->other_away == 1;
    return is_won ? match_chance(model, cube->away - points, cube->other_away, is_after)
                  : match_chance(model, cube->away, cube->other_away - points, is_after);
}

static inline double cubeless(const float *p) {
    return 2.0 * p[0] - 1.0 + p[1] - p[3] + p[2] - p[4];
}

static inline double cubeless_match(const CoreModel *model, const CoreCube *cube, const float *p) {
    double won[3] = {(double)p[0] - p[1], (double)p[1] - p[2], p[2]};
    double lost[3] = {1.0 - p[0] - p[3], (double)p[3] - p[4], p[4]}, sum = 0.0;
    for (int level = 1; level <= 3; level++) {
        sum += won[level - 1] * after(model, cube, level * cube->value, 1);
        sum += lost[level - 1] * after(model, cube, level * cube->value, 0);
    }
    return sum;
}

/* With the cube at rest; the value of a game that is over, too. */
static inline double dead_value(const CoreModel *model, const CoreCube *cube, const float *p) {
    if (!is_money(cube)) return cubeless_match(model, cube, p);
    return is_dead_for_gammons(cube) ? 2.0 * p[0] - 1.0 : cubeless(p);
}

static inline double on_line(double x, const Knot *knots, int count) {
    int i = 1;
    while (i < count - 1 && x > knots[i].x) i++;
    Knot from = knots[i - 1], to = knots[i];
    return to.x - from.x <= NOTHING ? from.y : from.y + (to.y - from.y) * (x - from.x) / (to.x - from.x);
}

/* Where each player's cube cuts the line: not for a player who may not turn it. */
static inline double cut_line(double x, Knot low, Knot pass, Knot cash, Knot high, int owner) {
    Knot knots[4];
    int count = 0;
    knots[count++] = low;
    if (owner != OWN) knots[count++] = pass;
    if (owner != OPPONENTS) knots[count++] = cash;
    knots[count++] = high;
    return on_line(x, knots, count);
}

static inline double live_money(const CoreCube *cube, const float *p) {
    double win = p[0], lose = 1.0 - p[0];
    double won = win > HARDLY ? 1.0 + ((double)p[1] + p[2]) / win : 1.0;
    double lost = lose > HARDLY ? 1.0 + ((double)p[3] + p[4]) / lose : 1.0;
    double whole = won + lost + 0.5;
    int is_single = is_dead_for_gammons(cube);
    Knot low = {0.0, is_single ? -1.0 : -lost}, high = {1.0, is_single ? 1.0 : won};
    Knot pass = {(lost - 0.5) / whole, -1.0}, cash = {(lost + 1.0) / whole, 1.0};
    return cut_line(win, low, pass, cash, high, cube->owner);
}

/* Shares of gammons (no more) and backgammons among the games that a player wins. */
typedef struct {
    double gammons, backgammons;
} Shares;

static inline Shares shares_of(double chance, double gammon, double backgammon) {
    if (chance <= HARDLY) return (Shares){0.0, 0.0};
    return (Shares){(gammon - backgammon) / chance, backgammon / chance};
}

static inline double mean_after(const CoreModel *model, const CoreCube *cube, Shares shares, int value,
                                int is_won) {
    double single = 1.0 - shares.gammons - shares.backgammons;
    return single * after(model, cube, value, is_won) +
           shares.gammons * after(model, cube, 2 * value, is_won) +
           shares.backgammons * after(model, cube, 3 * value, is_won);
}

static inline double clamped_share(double numerator, double denominator) {
    if (denominator > -NOTHING && denominator < NOTHING) return 0.5;
    double share = numerator / denominator;
    return share < 0.0 ? 0.0 : share > 1.0 ? 1.0 : share;
}

/* The chance to win from which the player in `seat` cashes with a cube at `value`, by recursion. */
static double cash_point(const CoreModel *model, const CoreCube seats[2], const Shares shares[2], int seat,
                         int value) {
    const CoreCube *cube = &seats[seat];
    double cash = after(model, cube, value, 1);
    int is_last = cube->away - 1 < 2 * value, is_others_last = cube->other_away - 1 < 2 * value;
    if (is_last || is_others_last) {
        int stake = is_last && !is_others_last ? 4 * value : 2 * value;
        double won = mean_after(model, cube, shares[seat], stake, 1);
        double lost = mean_after(model, cube, shares[1 - seat], stake, 0);
        return clamped_share(lost - cash, lost - won);
    }
    double won = mean_after(model, cube, shares[seat], 2 * value, 1);
    double passed = after(model, cube, 2 * value, 0);
    if (fabs(passed - won) < NOTHING) return 0.5;
    double next = cash_point(model, seats, shares, 1 - seat, 2 * value);
    return clamped_share(passed - won - next * (cash - won), passed - won);
}

static inline int is_dead_in_match(const CoreCube *cube) {
    int is_mine = cube->owner != OPPONENTS && cube->away > cube->value;
    int is_theirs = cube->owner != OWN && cube->other_away > cube->value;
    return cube->is_crawford || !(is_mine || is_theirs);
}

static inline double live_match(const CoreModel *model, const CoreCube *cube, const float *p) {
    CoreCube seats[2] = {*cube, turned(cube)};
    Shares shares[2] = {shares_of(p[0], p[1], p[2]), shares_of(1.0 - p[0], p[3], p[4])};
    int value = cube->value;
    Knot low = {0.0, mean_after(model, cube, shares[1], value, 0)};
    Knot high = {1.0, mean_after(model, cube, shares[0], value, 1)};
    Knot pass = {0.0, 0.0}, cash = {0.0, 0.0};
    if (cube->owner != OWN)
        pass = (Knot){1.0 - cash_point(model, seats, shares, 1, value), after(model, cube, value, 0)};
    if (cube->owner != OPPONENTS)
        cash = (Knot){cash_point(model, seats, shares, 0, value), after(model, cube, value, 1)};
    return cut_line(p[0], low, pass, cash, high, cube->owner);
}

/* How far the cube is alive on a board. */
static inline double cube_life(const Seen *seen) {
    if (!seen->is_race) return 0.68;
    double life = 0.55 + 0.00125 * (seen->sides[0].pips + seen->sides[1].pips) / 2.0;
    return life < 0.6 ? 0.6 : life > 0.7 ? 0.7 : life;
}

static inline double value_of(const CoreModel *model, const CoreCube *cube, const float *p, double life) {
    double dead = dead_value(model, cube, p);
    if (!is_money(cube) && is_dead_in_match(cube)) return dead;
    double live = is_money(cube) ? live_money(cube, p) : live_match(model, cube, p);
    return (1.0 - life) * dead + life * live;
}

/* A chance to win the match as an equity: +1 wins the cube, -1 loses it. */
static inline double normalised(const CoreModel *model, const CoreCube *cube, double value) {
    if (is_money(cube)) return value;
    double won = after(model, cube, cube->value, 1), lost = after(model, cube, cube->value, 0);
    return won - lost < NOTHING ? 0.0 : (2.0 * value - won - lost) / (won - lost);
}

/* The value with another cube, in units of this one. */
static inline double in_units_of(const CoreModel *model, const CoreCube *first, const CoreCube *cube,
                                 double value) {
    return is_money(first) ? value * cube->value / first->value : normalised(model, first, value);
}

/* The value to a player who may double: `taken` is that of the doubled cube. */
static inline double decided(const CoreModel *model, const CoreCube *cube, double kept, double taken) {
    double passed = 1.0;
    if (is_money(cube)) {
        taken *= 2.0;
        if (cube->has_beavers && taken < 0.0) taken *= 2.0;
    } else {
        passed = after(model, cube, cube->value, 1);
    }
    if (taken < kept || passed < kept) return kept;
    return taken < passed ? taken : passed;
}

/* The value before the roll, with a double first where that is right. */
static inline double value_before_roll(const CoreModel *model, const CoreCube *cube, const float *p,
                                       double life, int is_top) {
    double kept = value_of(model, cube, p, life);
    if (is_top || !may_double(cube)) return kept;
    CoreCube raised = doubled(cube);
    return decided(model, cube, kept, value_of(model, &raised, p, life));
}
