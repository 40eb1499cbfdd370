#include <stddef.h>

#include "checks.h"

enum { LARGEST_CUBE = 64, MOST_COUNTED = 1 << 20, MOST_ROLLS = 21, DEEPEST_TRIALS = 3 };

static int are_counts(int own, int enemy) { return own <= CHECKERS && enemy <= CHECKERS; }

/* Checkers of the board's player and of the opponent; 0 where a place holds what it cannot. */
static int count_checkers(const int8_t *board, int *own, int *enemy) {
    if (!board || board[0] < 0 || board[BAR] < 0) return 0;
    *own = board[BAR];
    *enemy = board[0];
    for (int point = 1; point <= POINTS; point++) {
        *own += board[point] > 0 ? board[point] : 0;
        *enemy -= board[point] < 0 ? board[point] : 0;
    }
    return are_counts(*own, *enemy);
}

int is_board(const int8_t *board) {
    int own, enemy;
    return count_checkers(board, &own, &enemy);
}

int is_playing(const int8_t *board) {
    int own, enemy;
    return count_checkers(board, &own, &enemy) && own && enemy;
}

int are_boards(const int8_t *boards, int32_t count) {
    if (!boards || count < 0 || count > MOST_COUNTED) return 0;
    for (int32_t i = 0; i < count; i++)
        if (!is_board(boards + (ptrdiff_t)i * CORE_PLACES)) return 0;
    return 1;
}

int is_die(int32_t die) { return die >= 1 && die <= 6; }

int are_rolls(const int8_t *rolls, int32_t count) {
    if (!rolls || count < 1 || count > MOST_ROLLS) return 0;
    for (int32_t i = 0; i < 2 * count; i++)
        if (!is_die(rolls[i])) return 0;
    return 1;
}

static int is_power_of_two(int32_t value) { return value > 0 && !(value & (value - 1)); }

static int is_score(const CoreCube *cube) {
    if (cube->away == 0 && cube->other_away == 0) return !cube->is_crawford;
    int are_within = cube->away >= 1 && cube->away <= CORE_AWAY && cube->other_away >= 1 &&
                     cube->other_away <= CORE_AWAY;
    return are_within && !cube->has_jacoby && !cube->has_beavers;
}

static int is_flag(int32_t value) { return value == 0 || value == 1; }

static int is_cube(const CoreCube *cube) {
    int are_flags = is_flag(cube->is_crawford) && is_flag(cube->has_jacoby) && is_flag(cube->has_beavers);
    int is_value = is_power_of_two(cube->value) && cube->value <= LARGEST_CUBE;
    return are_flags && is_value && cube->owner >= 0 && cube->owner <= 2 && is_score(cube);
}

static int is_same_game(const CoreCube *one, const CoreCube *other) {
    return one->away == other->away && one->other_away == other->other_away &&
           one->is_crawford == other->is_crawford && one->has_jacoby == other->has_jacoby &&
           one->has_beavers == other->has_beavers;
}

int are_cubes(const CoreCube *cubes, int32_t count) {
    if (!cubes || count < 1 || count > CORE_BRANCHES) return 0;
    for (int32_t i = 0; i < count; i++)
        if (!is_cube(&cubes[i]) || !is_same_game(&cubes[i], &cubes[0])) return 0;
    return 1;
}

int are_chances(const float *chances) {
    if (!chances) return 0;
    for (int i = 0; i < CORE_CHANCES; i++)
        if (!(chances[i] >= 0.0f && chances[i] <= 1.0f)) return 0;
    return 1;
}

static int is_kept(int32_t kept) { return kept >= 0 && kept <= CORE_MOST_KEPT; }

int is_manner(const CoreManner *manner) {
    if (!manner || manner->plies < 1 || manner->plies > DEEPEST_TRIALS) return 0;
    int is_length = manner->truncated_at >= 0 && manner->truncated_at <= CORE_LONGEST;
    int are_flags = is_flag(manner->reduces_variance) && is_flag(manner->is_cubeless);
    return is_length && are_flags && is_kept(manner->kept) && is_kept(manner->kept_for_luck);
}
