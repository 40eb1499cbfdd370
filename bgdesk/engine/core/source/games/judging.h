/* From tables to chances and points. Rows are six chances: win, gammon, backgammon, the same lost, points. */

#define SURE 1e-4f

enum { ASKED_ANEW = 16 };

/* The sums of the hidden units: anew now and then, so that no rounding error grows. */
static void add_up(Game *game) {
    const GameNet *net = &game->net;
    int units = net->units;
    float *restrict sums = game->sums;
    if (game->asked++ % ASKED_ANEW == 0) {
        memcpy(sums, net->rows + GAME_INPUTS * units, (size_t)units * sizeof *sums);
        memset(game->last, 0, sizeof game->last);
    }
    for (int input = 0; input < GAME_INPUTS; input++) {
        float change = game->inputs[input] - game->last[input];
        if (change == 0) continue;
        const float *restrict weights = net->rows + input * units;
        for (int unit = 0; unit < units; unit++) sums[unit] += change * weights[unit];
    }
    memcpy(game->last, game->inputs, sizeof game->last);
}

static void ask(Game *game, float *row) {
    const GameNet *net = &game->net;
    int units = net->units;
    const float *restrict sums = game->sums;
    _Alignas(64) float hidden[MOST_UNITS];
    add_up(game);
    for (int unit = 0; unit < units; unit++) hidden[unit] = sums[unit] > 0 ? sums[unit] : 0;
    for (int output = 0; output < GAME_OUTPUTS; output++) {
        const float *restrict weights = net->outputs + output * units;
        float lanes[LANES] = {0}, sum = net->output_bias[output];
        for (int unit = 0; unit < units; unit += LANES)
            for (int lane = 0; lane < LANES; lane++) lanes[lane] += hidden[unit + lane] * weights[unit + lane];
        for (int lane = 0; lane < LANES; lane++) sum += lanes[lane];
        row[output] = 1 / (1 + expf(-sum));
    }
}

static float lesser(float a, float b) { return a < b ? a : b; }

/* No more gammons than wins, no more backgammons than gammons. */
static void make_possible(const Rules *rules, float *row) {
    for (int i = 0; i < GAME_OUTPUTS; i++)
        if (row[i] < SURE || (rules->is_by_checkers && i >= 1 && i <= 4)) row[i] = 0;
    row[1] = lesser(row[1], row[0]);
    row[2] = lesser(row[2], row[1]);
    row[3] = lesser(row[3], 1 - row[0]);
    row[4] = lesser(row[4], row[3]);
}

static void turn_round(float *row) {
    float gammon = row[1], backgammon = row[2];
    row[0] = 1 - row[0];
    row[1] = row[3];
    row[2] = row[4];
    row[3] = gammon;
    row[4] = backgammon;
    row[5] = 1 - row[5];
}

static void take_certain(const Rules *rules, Result result, float *row) {
    memset(row, 0, GAME_OUTPUTS * sizeof *row);
    row[0] = row[5] = 0.5f;
    if (result.how == DRAWN) return;
    row[0] = 1;
    row[1] = !rules->is_by_checkers && result.points >= 2;
    row[2] = !rules->is_by_checkers && result.points >= 3;
    row[5] = (float)(0.5 + result.points / (2.0 * rules->checkers));
    if (result.how == LOST) turn_round(row);
}

/* The chances of the first of two sides, who is about to roll; whether the game goes on. */
static int judge(Game *game, const Side *own, const Side *other, float *row) {
    Result result = result_of(&game->rules, own, other);
    if (result.how != GOES_ON) {
        take_certain(&game->rules, result, row);
        return 0;
    }
    see(game, own, other, game->inputs);
    ask(game, row);
    make_possible(&game->rules, row);
    return 1;
}

static double worth_of(const double *values, int most, double points) {
    int whole = (int)points;
    if (whole >= most) return values[most - 1];
    return values[whole - 1] + (values[whole] - values[whole - 1]) * (points - whole);
}

static double within_points(double points, int most) { return points < 1 ? 1 : points > most ? most : points; }

static double points_by_checkers(const Payoffs *payoffs, const float *row) {
    float points = (float)payoffs->most * (2 * row[5] - 1);
    if (payoffs->is_in_points) return points;
    float more = points - (float)payoffs->usual * (2 * row[0] - 1);
    double won = within_points((float)payoffs->usual + more, payoffs->most);
    double lost = within_points((float)payoffs->usual - more, payoffs->most);
    return row[0] * worth_of(payoffs->won, payoffs->most, won) +
           (1 - row[0]) * worth_of(payoffs->lost, payoffs->most, lost);
}

static double points_of(const Payoffs *payoffs, const float *row) {
    if (payoffs->is_by_checkers) return points_by_checkers(payoffs, row);
    const double *won = payoffs->won, *lost = payoffs->lost;
    return (row[0] - row[1]) * (float)won[0] + (row[1] - row[2]) * (float)won[1] + row[2] * (float)won[2] +
           (1 - row[0] - row[3]) * (float)lost[0] + (row[3] - row[4]) * (float)lost[1] + row[4] * (float)lost[2];
}
