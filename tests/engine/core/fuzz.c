/* Asks the core for what nobody should: `fuzz COUNT SEED BEAROFF NET...` (24 nets). Built with sanitizers,
   it ends where memory is misused. Half of the boards are noise, half may be in a game. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core.h"

enum { ROOM = 4096 };

static uint64_t state;

static uint32_t chance(uint32_t most) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(state >> 33) % most;
}

static void make_noise(int8_t *board) {
    for (int place = 0; place < CORE_PLACES; place++) board[place] = (int8_t)chance(256);
}

static void put_side(int8_t *board, int sign, int count) {
    for (int i = 0; i < count; i++) {
        int place = (int)chance(26);
        if (place == 0 || place == 25) {
            board[sign > 0 ? 25 : 0]++;
        } else if (board[place] * sign >= 0) {
            board[place] = (int8_t)(board[place] + sign);
        }
    }
}

static void make_board(int8_t *board) {
    if (chance(2)) {
        make_noise(board);
        return;
    }
    memset(board, 0, CORE_PLACES);
    put_side(board, 1, 1 + (int)chance(chance(4) ? 15 : 17));
    put_side(board, -1, 1 + (int)chance(chance(4) ? 15 : 17));
}

static CoreCube make_cube(void) {
    int is_money = (int)chance(2), is_odd = chance(8) == 0;
    CoreCube cube = {1 << chance(6), (int)chance(3), 0, 0, 0, 0, 0};
    if (is_money) {
        cube.has_jacoby = (int)chance(2);
        cube.has_beavers = (int)chance(2);
    } else {
        cube.away = 1 + (int)chance(25);
        cube.other_away = 1 + (int)chance(25);
        cube.is_crawford = (int)chance(2);
    }
    if (is_odd) ((int32_t *)&cube)[chance(7)] = (int32_t)chance(1u << 31) - (1 << 30);
    return cube;
}

static int32_t odd_number(int32_t usual) { return chance(10) ? usual : (int32_t)chance(100) - 50; }

/* How many answers were good, and the most plays that one had. */
typedef struct {
    long good, refused;
    int32_t most;
} Tally;

static void count(Tally *tally, int answer) { *(answer ? &tally->refused : &tally->good) += 1; }

static void ask_all(CoreContext *context, Tally *tally) {
    static int8_t boards[ROOM * CORE_PLACES];
    static double equities[ROOM];
    static float chances[ROOM * CORE_CHANCES], inputs[244];
    int8_t board[CORE_PLACES], root[CORE_PLACES], rolls[2] = {(int8_t)odd_number(1), (int8_t)odd_number(6)};
    int32_t found = 0, counts[1], net = odd_number((int32_t)chance(25) - 1), cancelled = chance(2) == 0;
    make_board(board);
    make_board(root);
    CoreCube cubes[4] = {make_cube(), make_cube(), make_cube(), make_cube()};
    if (chance(2)) cubes[1] = cubes[0], cubes[1].owner = 2;
    count(tally, core_inputs(context, board, 1, (int32_t)chance(2), inputs));
    count(tally, core_nets(context, board, 1, &net, chances));
    int32_t die = odd_number(1 + (int32_t)chance(6)), other = chance(3) ? odd_number(3) : die;
    count(tally, core_plays(context, board, die, other, boards, ROOM, &found));
    if (found > tally->most) tally->most = found;
    count(tally, core_rank(context, board, rolls, 1, cubes, (int32_t)chance(2), boards, equities, chances,
                           ROOM, counts));
    count(tally, core_equities(context, board, chances, cubes, 2, equities));
    int32_t plies = odd_number(chance(200) ? 1 : 2);
    count(tally, core_search(context, board, cubes, odd_number(1 + (int32_t)chance(2)), plies,
                             (int32_t)chance(2), chance(4) ? board : root, odd_number((int32_t)chance(20)),
                             chance(20) ? NULL : &cancelled,
                             equities, chances));
}

static CoreManner make_manner(void) {
    CoreManner manner = {chance(40) ? 1 : 2, 1 + (int)chance(4), (int)chance(2), (int)chance(2), 8, 4};
    if (chance(30) == 0) manner.truncated_at = 0;
    if (chance(8) == 0) ((int32_t *)&manner)[chance(6)] = (int32_t)chance(1u << 31) - (1 << 30);
    if (chance(8) == 0) manner.kept_for_luck = (int32_t)chance(66);
    return manner;
}

static void ask_for_trials(CoreContext *context, Tally *tally) {
    static double equities[5 * 64];
    float chances[CORE_CHANCES];
    int8_t board[CORE_PLACES];
    int32_t cancelled = chance(2) == 0, asked = 1 + (int32_t)chance(3);
    CoreCube cubes[5] = {make_cube()};
    CoreManner manner = make_manner();
    make_board(board);
    for (int i = 1; i < 5; i++) cubes[i] = chance(4) ? cubes[0] : make_cube();
    if (chance(2)) cubes[1].owner = 2, cubes[1].value *= 2;
    count(tally, core_rollout(context, board, cubes, odd_number(asked), odd_number(1 + (int32_t)chance(39)),
                              chance(1u << 30), &manner, chance(20) ? NULL : &cancelled, equities, chances));
}

static int open_core(char **files, CoreModel **model) {
    double table[CORE_AWAY * (CORE_AWAY + 1)];
    for (int i = 0; i < CORE_AWAY * (CORE_AWAY + 1); i++) table[i] = (double)(i % 26) / 26.0;
    const char *nets[CORE_FILES];
    for (int net = 0; net < CORE_FILES; net++) nets[net] = files[1 + net];
    const char *strange = nets[1];
    nets[1] = files[0];
    if (core_open(nets, files[0], table, 0, model) == CORE_GOOD) return 0;
    nets[1] = strange;
    return core_open(nets, files[0], table, chance(2), model) == CORE_GOOD;
}

int main(int argc, char **arguments) {
    if (argc != 4 + CORE_FILES) return 2;
    CoreModel *model = NULL;
    CoreContext *context = NULL;
    Tally tally = {0, 0, 0};
    state = strtoull(arguments[2], NULL, 10);
    if (!open_core(arguments + 3, &model) || core_context(model, &context) != CORE_GOOD) return 3;
    for (long i = 0; i < atol(arguments[1]); i++) {
        ask_all(context, &tally);
        if (chance(20) == 0) ask_for_trials(context, &tally);
    }
    core_context_free(context);
    core_close(model);
    printf("%ld answers, %ld refusals, at most %d plays\n", tally.good, tally.refused, tally.most);
    return 0;
}
