/* The doors to the games: what comes in is checked here, as positions may come from any file. */
#include <math.h>
#include <string.h>

#include "games.h"
#include "games/model.h"
#include "memory.h"

/* Whether this is an x86-64 processor with AVX2 and FMA; see `processor.c`. */
int has_haswell(void);

enum { MOST_CHECKERS = 30, LARGEST_RULE = 64, MOST_TURNS_ASKED = 4096 };
enum { AT_LOCK = 27, AT_TURNS = 28, AT_PINNED = 32 };
enum { AT_LEFT_START = 2 * GAME_SIDE, AT_REST, AT_FIRST, AT_COUNT, AT_STAGES, STAGES_READ = 12 };

static int is_within(int32_t number, int32_t least, int32_t most) { return number >= least && number <= most; }

static int are_rules(const Rules *rules) {
    const int32_t *numbers = (const int32_t *)rules;
    for (int i = 0; i < GAME_RULES; i++)
        if (!is_within(numbers[i], 0, LARGEST_RULE)) return 0;
    int are_kinds = rules->relation <= SAME && rules->contact <= BLOCK && rules->entry <= ENTRY_BARRIER;
    return are_kinds && rules->doubles <= CASCADE && rules->levels >> 1 & 1 &&
           is_within(rules->checkers, 1, MOST_CHECKERS);
}

static int across_of(int relation, int point) {
    if (relation == CONTRARY) return BAR - point;
    if (relation == SAME) return point;
    return point <= POINTS / 2 ? point + POINTS / 2 : point - POINTS / 2;
}

static int take_net(GameNet *net, const float *weights, int hidden) {
    int units = (hidden + LANES - 1) / LANES * LANES;
    size_t row = (size_t)units * sizeof(float);
    net->hidden = hidden;
    net->units = units;
    net->rows = aligned_memory((GAME_INPUTS + 1) * row);
    net->outputs = aligned_memory(GAME_OUTPUTS * row);
    if (!net->rows || !net->outputs) return 0;
    memset(net->rows, 0, (GAME_INPUTS + 1) * row);
    memset(net->outputs, 0, GAME_OUTPUTS * row);
    for (int i = 0; i <= GAME_INPUTS; i++, weights += hidden)
        memcpy(net->rows + i * units, weights, (size_t)hidden * sizeof(float));
    for (int i = 0; i < GAME_OUTPUTS; i++, weights += hidden)
        memcpy(net->outputs + i * units, weights, (size_t)hidden * sizeof(float));
    memcpy(net->output_bias, weights, sizeof net->output_bias);
    return 1;
}

static const struct GameKind *kind_for(int is_plain) {
#if defined(__x86_64__) || defined(_M_X64)
    if (!is_plain && has_haswell()) return &haswell_games;
#endif
    (void)is_plain;
    return &plain_games;
}

int game_open(const int32_t *rules, int32_t rule_count, const float *weights, int32_t weight_count,
              int32_t hidden, int32_t is_plain, Game **made) {
    if (!rules || !weights || !made || rule_count != GAME_RULES) return CORE_REFUSED;
    if (!is_within(hidden, 1, MOST_UNITS)) return CORE_REFUSED;
    if (weight_count != hidden * (GAME_INPUTS + 1 + GAME_OUTPUTS) + GAME_OUTPUTS) return CORE_REFUSED;
    Game *game = aligned_memory(sizeof *game);
    if (!game) return CORE_REFUSED;
    memset(game, 0, sizeof *game);
    memcpy(&game->rules, rules, sizeof game->rules);
    if (!are_rules(&game->rules) || !take_net(&game->net, weights, hidden)) {
        game_close(game);
        return CORE_REFUSED;
    }
    for (int point = 1; point <= POINTS; point++) game->across[point] = across_of(game->rules.relation, point);
    game->kind = kind_for(is_plain);
    *made = game;
    return CORE_GOOD;
}

void game_close(Game *game) {
    if (!game) return;
    free_aligned(game->net.rows);
    free_aligned(game->net.outputs);
    free_aligned(game);
}

static int read_side(const Game *game, const int8_t *bytes, Side *side) {
    int sum = 0;
    memcpy(side->at, bytes, PLACES);
    for (int place = 0; place < PLACES; place++) {
        if (side->at[place] < 0) return 0;
        sum += side->at[place];
    }
    side->is_open = bytes[AT_LOCK];
    side->turns = bytes[AT_TURNS];
    side->pinned = 0;
    for (int i = 0; i < 4; i++) side->pinned |= (uint32_t)(uint8_t)bytes[AT_PINNED + i] << 8 * i;
    return sum == game->rules.checkers && is_within(side->is_open, 0, 1) && is_within(side->turns, 0, TURNS_BEFORE);
}

/* A pinned checker is alone under one or more that are not pinned themselves. */
static int are_pins(const Game *game, const Side *side, const Side *other) {
    if (side->pinned && (game->rules.contact != PIN || side->pinned & 1 || side->pinned >> BAR)) return 0;
    for (int point = 1; point <= POINTS; point++) {
        if (!(side->pinned >> point & 1)) continue;
        int there = game->across[point];
        if (side->at[point] != 1 || !other->at[there] || other->pinned >> there & 1) return 0;
    }
    return 1;
}

static int read_stage(const int8_t *bytes, Stage *stage) {
    *stage = (Stage){bytes[0], bytes[1], bytes[2]};
    if (!stage->count) return is_within(stage->high, NAME_DOUBLE, ROLL_AGAIN) && !stage->low;
    int are_faces = is_within(stage->low, 1, stage->high) && stage->high <= 6;
    return are_faces && (stage->high == stage->low ? is_within(stage->count, 1, 4) : stage->count == 2);
}

static int read_stages(const int8_t *bytes, Turn *turn) {
    int doubles_to_name = 0;
    if (!is_within(turn->count, 0, STAGES_READ)) return 0;
    for (int i = 0; i < turn->count; i++) {
        if (!read_stage(bytes + 3 * i, &turn->coming[i])) return 0;
        doubles_to_name += !turn->coming[i].count && turn->coming[i].high == NAME_DOUBLE;
    }
    return doubles_to_name <= 1;
}

static int read_turn(const Game *game, const int8_t *bytes, Turn *turn) {
    memset(turn, 0, sizeof *turn);
    if (!read_side(game, bytes, &turn->own) || !read_side(game, bytes + GAME_SIDE, &turn->other)) return 0;
    if (!are_pins(game, &turn->own, &turn->other) || !are_pins(game, &turn->other, &turn->own)) return 0;
    turn->left_start = bytes[AT_LEFT_START];
    turn->plays_rest = bytes[AT_REST];
    turn->is_first = bytes[AT_FIRST];
    turn->count = bytes[AT_COUNT];
    int are_flags = is_within(turn->plays_rest, 0, 1) && is_within(turn->is_first, 0, 1);
    return are_flags && turn->left_start >= 0 && read_stages(bytes + AT_STAGES, turn);
}

static int is_number(double number) { return number > -1e6 && number < 1e6; }

static int read_payoffs(const double *numbers, Payoffs *payoffs) {
    for (int i = 0; i < GAME_PAYOFFS; i++)
        if (!is_number(numbers[i])) return 0;
    payoffs->is_by_checkers = numbers[0] != 0;
    payoffs->is_in_points = numbers[1] != 0;
    payoffs->most = (int)numbers[2];
    payoffs->usual = numbers[3];
    memcpy(payoffs->won, numbers + 4, sizeof payoffs->won);
    memcpy(payoffs->lost, numbers + 4 + MOST_PAYOFFS, sizeof payoffs->lost);
    return is_within(payoffs->most, 3, MOST_PAYOFFS);
}

static void write_side(const Side *side, int8_t *bytes) {
    memset(bytes, 0, GAME_SIDE);
    memcpy(bytes, side->at, PLACES);
    bytes[AT_LOCK] = side->is_open;
    bytes[AT_TURNS] = side->turns;
    for (int i = 0; i < 4; i++) bytes[AT_PINNED + i] = (int8_t)(side->pinned >> 8 * i & 0xFF);
}

/* Pairs of source and die, in order; zeros behind them. */
static void write_steps(const Game *game, const Turn *turn, int number, int8_t *bytes) {
    memset(bytes, 0, GAME_PLAY - 2 * GAME_SIDE);
    for (const Node *node = &game->nodes[number]; node->before >= 0; node = &game->nodes[node->before]) {
        bytes[2 * (node->depth - 1)] = node->source;
        bytes[2 * (node->depth - 1) + 1] = node->index ? turn->coming[0].low : turn->coming[0].high;
    }
}

int game_plays(Game *game, const int8_t *bytes, int8_t *plays, int32_t room, int32_t *count) {
    Turn turn;
    if (!game || !bytes || !plays || !count || !read_turn(game, bytes, &turn)) return CORE_REFUSED;
    if (!turn.count || !turn.coming[0].count || !game->kind->plays(game, &turn)) return CORE_REFUSED;
    if (game->play_count > room) return CORE_REFUSED;
    for (int i = 0; i < game->play_count; i++, plays += GAME_PLAY) {
        Side own, other;
        game->kind->sides(game, &turn, game->plays[i], &own, &other);
        write_side(&own, plays);
        write_side(&other, plays + GAME_SIDE);
        write_steps(game, &turn, game->plays[i], plays + 2 * GAME_SIDE);
    }
    *count = game->play_count;
    return CORE_GOOD;
}

int game_inputs(Game *game, const int8_t *bytes, float *inputs) {
    Turn turn;
    if (!game || !bytes || !inputs || !read_turn(game, bytes, &turn)) return CORE_REFUSED;
    game->kind->inputs(game, &turn);
    memcpy(inputs, game->inputs, GAME_INPUTS * sizeof *inputs);
    return CORE_GOOD;
}

static int read_both_payoffs(Game *game, const double *payoffs) {
    for (int i = 0; i < 2; i++)
        if (!read_payoffs(payoffs + i * GAME_PAYOFFS, &game->payoffs[i])) return 0;
    game->asked = 0;
    return 1;
}

int game_chances(Game *game, const int8_t *bytes, int32_t count, int32_t is_played_out, int32_t plies,
                 const double *payoffs, const int32_t *is_cancelled, float *chances) {
    if (!game || !bytes || !payoffs || !chances || !is_within(count, 0, MOST_TURNS_ASKED)) return CORE_REFUSED;
    if (!is_within(is_played_out, 0, 1) || !is_within(plies, 0, GAME_PLIES)) return CORE_REFUSED;
    if (!read_both_payoffs(game, payoffs)) return CORE_REFUSED;
    int answer = CORE_GOOD;
    game->is_cancelled = is_cancelled;
    for (int32_t i = 0; i < count && answer == CORE_GOOD; i++) {
        Turn turn;
        float *row = chances + i * GAME_OUTPUTS;
        answer = read_turn(game, bytes + i * GAME_TURN, &turn)
                     ? game->kind->chances(game, &turn, is_played_out, plies, row)
                     : CORE_REFUSED;
    }
    game->is_cancelled = NULL;
    return answer;
}

static void write_turn(const Turn *turn, int8_t *bytes) {
    memset(bytes, 0, GAME_TURN);
    write_side(&turn->own, bytes);
    write_side(&turn->other, bytes + GAME_SIDE);
    bytes[AT_LEFT_START] = (int8_t)turn->left_start;
    bytes[AT_REST] = (int8_t)turn->plays_rest;
    bytes[AT_FIRST] = (int8_t)turn->is_first;
    bytes[AT_COUNT] = (int8_t)turn->count;
    for (int i = 0; i < turn->count; i++) {
        const Stage *stage = &turn->coming[i];
        int8_t *at = bytes + AT_STAGES + 3 * i;
        at[0] = stage->high;
        at[1] = stage->low;
        at[2] = stage->count;
    }
}

/* As `write_steps`, with what was met. */
static void write_met_steps(const Game *game, const Turn *turn, int number, int8_t *bytes) {
    write_steps(game, turn, number, bytes);
    for (const Node *node = &game->nodes[number]; node->before >= 0; node = &game->nodes[node->before])
        if (node->is_met) bytes[2 * (node->depth - 1) + 1] += MET_DIE;
}

int game_rank(Game *game, const int8_t *bytes, const double *payoffs, int8_t *plays, float *chances, int32_t room,
              int32_t *count) {
    Turn turn;
    if (!game || !bytes || !payoffs || !plays || !chances || !count || !read_turn(game, bytes, &turn))
        return CORE_REFUSED;
    if (!read_both_payoffs(game, payoffs)) return CORE_REFUSED;
    if (!turn.count || !turn.coming[0].count || !game->kind->plays(game, &turn)) return CORE_REFUSED;
    if (game->play_count > room) return CORE_REFUSED;
    for (int i = 0; i < game->play_count; i++, plays += GAME_RANKED, chances += GAME_OUTPUTS) {
        Turn after;
        int flags = game->kind->after(game, &turn, game->plays[i], &after, chances);
        if (after.count > STAGES_READ) return CORE_REFUSED;
        write_turn(&after, plays);
        memset(plays + GAME_TURN, 0, GAME_RANKED - GAME_TURN);
        write_met_steps(game, &turn, game->plays[i], plays + GAME_TURN);
        plays[GAME_RANKED - 1] = (int8_t)flags;
    }
    *count = game->play_count;
    return CORE_GOOD;
}

int game_rollout(Game *game, const int8_t *bytes, int32_t trials, uint64_t seed, const GameManner *manner,
                 const double *payoffs, const int32_t *is_cancelled, double *values, float *chances) {
    Turn turn;
    if (!game || !bytes || !manner || !payoffs || !values || !chances || !read_turn(game, bytes, &turn))
        return CORE_REFUSED;
    if (!is_within(trials, 1, GAME_TRIALS) || !is_within(manner->plies, 1, GAME_DEEPEST)) return CORE_REFUSED;
    if (!is_within(manner->truncated_at, 0, GAME_LONGEST) || !read_both_payoffs(game, payoffs)) return CORE_REFUSED;
    game->is_cancelled = is_cancelled;
    int answer = game->kind->rollout(game, &turn, trials, seed, manner, values, chances);
    game->is_cancelled = NULL;
    return answer;
}

static float *give_rows(const float *rows, int count, const GameNet *net, float *weights) {
    for (int i = 0; i < count; i++, weights += net->hidden)
        memcpy(weights, rows + i * net->units, (size_t)net->hidden * sizeof *weights);
    return weights;
}

static void give_net(const GameNet *net, float *weights) {
    weights = give_rows(net->rows, GAME_INPUTS + 1, net, weights);
    weights = give_rows(net->outputs, GAME_OUTPUTS, net, weights);
    memcpy(weights, net->output_bias, sizeof net->output_bias);
}

int game_train(Game *game, const int8_t *start, const GameCourse *course, const double *payoffs, float *weights,
               int32_t weight_count, double *told) {
    Turn turn;
    if (!game || !start || !course || !payoffs || !weights || !told || !read_turn(game, start, &turn))
        return CORE_REFUSED;
    if (weight_count != game->net.hidden * (GAME_INPUTS + 1 + GAME_OUTPUTS) + GAME_OUTPUTS) return CORE_REFUSED;
    int is_course = is_within(course->games, 1, GAME_LESSONS) && course->memory >= 0 && course->memory <= 1 &&
                    course->rate >= 0 && course->rate <= 1;
    if (!is_course || turn.count || !read_both_payoffs(game, payoffs)) return CORE_REFUSED;
    Lesson *lesson = aligned_memory(sizeof *lesson);
    if (!lesson) return CORE_REFUSED;
    int answer = game->kind->train(game, &turn, course, lesson, told);
    free_aligned(lesson);
    give_net(&game->net, weights);
    return answer;
}

int game_duel(Game *game, const int8_t *start, const int32_t *plies, uint64_t seed, const double *payoffs,
              float *chances) {
    Turn turn;
    if (!game || !start || !plies || !payoffs || !chances || !read_turn(game, start, &turn)) return CORE_REFUSED;
    int is_asked = is_within(plies[0], 1, GAME_DEEPEST) && is_within(plies[1], 1, GAME_DEEPEST) && !turn.count;
    if (!is_asked || !read_both_payoffs(game, payoffs)) return CORE_REFUSED;
    return game->kind->duel(game, &turn, plies, seed, chances);
}
