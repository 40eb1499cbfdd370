/* Asks the games of the core for what nobody should: `games_fuzz COUNT SEED`. Built with sanitizers, it ends
   where memory is misused. Rules and weights are noise as far as they may be, turns are often noise. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games.h"

enum { ROOM = 8192, UNITS = 9, WEIGHTS = UNITS * (269 + 1 + 6) + 6, TURNS_ASKED = 3 };

static uint64_t state;

static uint32_t chance(uint32_t most) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(state >> 33) % most;
}

static void make_rules(int32_t *rules) {
    static const int32_t most[GAME_RULES] = {3, 3, 3, 3, 2, 2, 2, 2, 7, 2, 2, 2, 2, 2, 16, 2, 2, 2, 16, 2, 2, 2, 16};
    for (int i = 0; i < GAME_RULES; i++) rules[i] = (int32_t)chance((uint32_t)most[i]);
    for (int i = 8; i < 10; i++)
        if (chance(4)) rules[i] = 0;
    rules[18] |= 2;
    rules[22] = chance(4) ? 15 : 1 + (int32_t)chance(30);
    if (chance(10) == 0) rules[chance(GAME_RULES)] = (int32_t)chance(1u << 31) - (1 << 30);
}

static Game *make_game(int32_t *rules) {
    static float weights[WEIGHTS];
    Game *game = NULL;
    make_rules(rules);
    for (int i = 0; i < WEIGHTS; i++) weights[i] = (float)chance(2000) / 1000 - 1;
    int32_t count = chance(20) ? WEIGHTS : (int32_t)chance(WEIGHTS);
    if (game_open(rules, GAME_RULES, weights, count, UNITS, (int32_t)chance(2), &game) != CORE_GOOD) return NULL;
    return game;
}

static void put_side(int8_t *side, int checkers) {
    for (int i = 0; i < checkers; i++) side[chance(3) ? 1 + chance(chance(2) ? 24 : 6) : chance(27)]++;
    side[27] = (int8_t)chance(2);
    side[28] = (int8_t)chance(4);
}

static void pin(int8_t *side, const int8_t *other, int relation) {
    for (int point = 1; point <= 24; point++) {
        int across = relation == 0 ? 25 - point : relation == 2 ? point : point <= 12 ? point + 12 : point - 12;
        if (side[point] == 1 && other[across] && !(other[32 + across / 8] >> across % 8 & 1) && chance(2))
            side[32 + point / 8] = (int8_t)(side[32 + point / 8] | 1 << point % 8);
    }
}

static void put_stages(int8_t *turn) {
    int count = (int)chance(4);
    turn[75] = (int8_t)count;
    for (int i = 0; i < count; i++) {
        int high = 1 + (int)chance(6), low = chance(2) ? high : 1 + (int)chance((uint32_t)high);
        int8_t stage[3] = {(int8_t)high, (int8_t)low, (int8_t)(high == low ? 1 + chance(4) : 2)};
        if (i && chance(3) == 0) stage[0] = (int8_t)(1 + chance(2)), stage[1] = stage[2] = 0;
        memcpy(turn + 76 + 3 * i, stage, sizeof stage);
    }
}

static void make_turn(const int32_t *rules, int8_t *turn) {
    memset(turn, 0, GAME_TURN);
    put_side(turn, rules[22]);
    put_side(turn + GAME_SIDE, rules[22]);
    if (rules[1] == 1) {
        pin(turn, turn + GAME_SIDE, rules[0]);
        pin(turn + GAME_SIDE, turn, rules[0]);
    }
    turn[72] = (int8_t)chance(3);
    turn[73] = (int8_t)chance(2);
    turn[74] = (int8_t)chance(2);
    put_stages(turn);
    if (chance(6) == 0) turn[chance(GAME_TURN)] = (int8_t)chance(256);
    for (int i = 0; chance(30) == 0 && i < GAME_TURN; i++) turn[i] = (int8_t)chance(256);
}

/* How many answers were good, and the most plays that one had. */
typedef struct {
    long good, refused;
    int32_t most;
} Tally;

static void count(Tally *tally, int answer) { *(answer ? &tally->refused : &tally->good) += 1; }

static void make_payoffs(double *payoffs) {
    for (int i = 0; i < 2 * GAME_PAYOFFS; i++) payoffs[i] = (double)chance(4000) / 1000 - 2;
    payoffs[2] = payoffs[GAME_PAYOFFS + 2] = 3 + chance(chance(10) ? 14 : 100);
    payoffs[0] = payoffs[GAME_PAYOFFS] = chance(2);
    if (chance(50) == 0) payoffs[chance(2 * GAME_PAYOFFS)] = 0.0 / (double)(chance(2) ? 1e-9 : 0);
}

static void ask_all(Game *game, const int32_t *rules, Tally *tally) {
    static int8_t turns[TURNS_ASKED * GAME_TURN], plays[ROOM * GAME_PLAY];
    float inputs[269], chances[TURNS_ASKED * GAME_OUTPUTS];
    double payoffs[2 * GAME_PAYOFFS];
    int32_t found = 0, cancelled = chance(4) == 0, room = chance(20) ? ROOM : (int32_t)chance(30) - 5;
    for (int i = 0; i < TURNS_ASKED; i++) make_turn(rules, turns + i * GAME_TURN);
    make_payoffs(payoffs);
    count(tally, game_inputs(game, turns, inputs));
    int answer = game_plays(game, turns, plays, room, &found);
    count(tally, answer);
    if (answer == CORE_GOOD && found > tally->most) tally->most = found;
    int32_t asked = chance(4) ? 1 : (int32_t)chance(TURNS_ASKED + 2) - 1;
    if (asked > TURNS_ASKED) asked = TURNS_ASKED;
    int32_t plies = chance(10) ? 0 : chance(20) ? 1 : (int32_t)chance(5) - 1;
    if (plies == 2) cancelled = 1;
    count(tally, game_chances(game, turns, asked, (int32_t)chance(2), plies, payoffs,
                              plies == 2 || chance(2) ? &cancelled : NULL, chances));
}

/* Trials are cut short, as noise that is no game may never end. */
static void ask_long(Game *game, const int32_t *rules, Tally *tally) {
    static int8_t turn[GAME_TURN], plays[ROOM * GAME_RANKED];
    static float rows[ROOM * GAME_OUTPUTS], weights[WEIGHTS];
    double payoffs[2 * GAME_PAYOFFS], values[4], told[3];
    int32_t found = 0, cancelled = 1, room = chance(20) ? ROOM : (int32_t)chance(30) - 5;
    GameManner manner = {chance(3) ? 1 : (int32_t)chance(5) - 1, (int32_t)chance(4), (int32_t)chance(2)};
    GameCourse course = {(int32_t)chance(3) - 1, chance(1000), chance(12) / 10.0, chance(12) / 100.0};
    int32_t plies[2] = {(int32_t)chance(3), (int32_t)chance(3)};
    make_turn(rules, turn);
    make_payoffs(payoffs);
    int answer = game_rank(game, turn, payoffs, plays, rows, room, &found);
    count(tally, answer);
    if (answer == CORE_GOOD && found)
        count(tally, game_chances(game, plays, 1, 0, 0, payoffs, NULL, rows));
    int is_short = manner.truncated_at == 1 && manner.plies == 1;
    count(tally, game_rollout(game, turn, (int32_t)chance(5), chance(1000), &manner, payoffs,
                              is_short ? NULL : &cancelled, values, rows));
    if (chance(20) == 0)
        count(tally, game_train(game, turn, &course, payoffs, weights, chance(9) ? WEIGHTS : 7, told));
    if (chance(20) == 0 && plies[0] < 2 && plies[1] < 2)
        count(tally, game_duel(game, turn, plies, chance(1000), payoffs, rows));
}

int main(int argc, char **arguments) {
    if (argc != 3) return 2;
    Tally tally = {0, 0, 0};
    state = strtoull(arguments[2], NULL, 10);
    for (long i = 0; i < atol(arguments[1]); i++) {
        int32_t rules[GAME_RULES];
        Game *game = make_game(rules);
        count(&tally, game ? CORE_GOOD : CORE_REFUSED);
        for (int j = 0; game && j < 20; j++) ask_all(game, rules, &tally), ask_long(game, rules, &tally);
        game_close(game);
    }
    printf("%ld answers, %ld refusals, at most %d plays\n", tally.good, tally.refused, (int)tally.most);
    return 0;
}
