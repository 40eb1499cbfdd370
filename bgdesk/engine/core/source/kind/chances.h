/* Chances of the player who has just moved where no net is needed: ends of games, and bearing off. */

typedef struct {
    float at[CORE_CHANCES];
} Chances;

static inline Chances inverted(const Chances *chances) {
    const float *at = chances->at;
    return (Chances){{1.0f - at[0], at[3], at[4], at[1], at[2]}};
}

static inline int is_over(const Seen *seen) {
    return seen->sides[0].on_board == 0 || seen->sides[1].on_board == 0;
}

static inline Chances won_against(const Side *loser) {
    float is_gammon = loser->off == 0;
    float is_backgammon = loser->off == 0 && loser->bar + own_within(loser, 19, POINTS) > 0;
    return (Chances){{1.0f, is_gammon, is_backgammon, 0.0f, 0.0f}};
}

static inline Chances end_of(const Seen *seen) {
    if (seen->sides[0].on_board == 0) return won_against(&seen->sides[1]);
    Chances others = won_against(&seen->sides[0]);
    return inverted(&others);
}

static inline int is_borne_off(const Side *side) { return !(side->bar || side->own & ~(uint32_t)HOME); }

static inline int is_bearoff(const Seen *seen) {
    return is_borne_off(&seen->sides[0]) && is_borne_off(&seen->sides[1]);
}

/* The number of a side with all its checkers at home. */
static inline int side_number(const Bearoff *bearoff, const Side *side) {
    int place = side->on_board + 5, number = 0;
    for (int point = 1; point <= 6; point++) {
        number += bearoff->choose[place][7 - point];
        place -= larger(side->board.at[point], 0) + 1;
    }
    return number;
}

static Chances borne_off(const Bearoff *bearoff, const Seen *seen) {
    int own = side_number(bearoff, &seen->sides[0]), other = side_number(bearoff, &seen->sides[1]);
    const float *off = bearoff->off[own], *others_off = bearoff->off[other];
    int own_full = bearoff->full[own], other_full = bearoff->full[other];
    double left = 1.0 - others_off[0], win = off[0], gammon = off[0], lost_gammon = 0.0;
    for (int roll = 1; roll < ROLLS_KNOWN; roll++) {
        left -= others_off[roll];
        win += off[roll] * left;
        if (other_full >= 0) gammon += off[roll] * bearoff->none_off[other_full][roll];
        if (own_full >= 0) lost_gammon += others_off[roll] * bearoff->none_off[own_full][roll - 1];
    }
    if (other_full < 0) gammon = 0.0;
    return (Chances){{(float)win, (float)gammon, 0.0f, (float)lost_gammon, 0.0f}};
}

/* Takes away what can no longer happen. */
static inline Chances clamped(Chances chances, const Side *own, const Side *other, int is_racing) {
    if (own->off > 0) chances.at[3] = chances.at[4] = 0.0f;
    if (other->off > 0) chances.at[1] = chances.at[2] = 0.0f;
    if (is_racing && !(own->own & FAR_HOME)) chances.at[4] = 0.0f;
    if (is_racing && !(other->own & FAR_HOME)) chances.at[2] = 0.0f;
    return chances;
}
