/* The games with networks of their own: their rules, what their networks see, and their search.

   Turns and plays are bytes, as `engine/core/game_bytes.py` writes and reads them. Each function returns one of
   the answers in `core.h`. A game serves one thread at a time. */
#ifndef GAMES_H
#define GAMES_H

#include "core.h"

enum { GAME_RULES = 23, GAME_OUTPUTS = 6, GAME_PAYOFFS = 36, GAME_PLIES = 2, GAME_DEEPEST = 3 };
/* Bytes of a side, of a turn, and of a play, which is both sides and then pairs of source and die. */
enum { GAME_SIDE = 36, GAME_TURN = 128, GAME_PLAY = 80 };
/* Of a play that is ranked: the turn after it, its steps (the die of one that hits or pins is 16 more), flags. */
enum { GAME_RANKED = 144, IS_PLAYED = 1, IS_OVER = 2, IS_NEXT_OWN = 4, MET_DIE = 16 };
enum { GAME_TRIALS = 1 << 16, GAME_LESSONS = 1 << 24 };

typedef struct Game Game;

/* How trials are played: how deep plays are looked at, after how many rolls the table is judged (0: never), and
   whether luck is taken off again. */
typedef struct {
    int32_t plies, truncated_at, reduces_variance;
} GameManner;

/* So many games of a network with itself; memory: how much of a later judgement reaches back one roll. */
typedef struct {
    int32_t games;
    uint64_t seed;
    double memory, rate;
} GameCourse;

/* weights: one row of the inputs' weights by hidden unit, hidden biases, outputs by hidden unit, their biases. */
CORE_API int game_open(const int32_t *rules, int32_t rule_count, const float *weights, int32_t weight_count,
                       int32_t hidden, int32_t is_plain, Game **game);
CORE_API void game_close(Game *game);
/* The plays of the stage that comes first in a turn, in the order of `rules.legal`. */
CORE_API int game_plays(Game *game, const int8_t *turn, int8_t *plays, int32_t room, int32_t *count);
/* What the network sees of a table as the next player does: GAME_INPUTS numbers. */
CORE_API int game_inputs(Game *game, const int8_t *turn, float *inputs);
/* Of turns as they stand, for the next player; with plies that many rolls are looked ahead. Where a turn is
   under way it is played out first, and then the chances are those of its player (`is_played_out`). */
CORE_API int game_chances(Game *game, const int8_t *turns, int32_t count, int32_t is_played_out, int32_t plies,
                          const double *payoffs, const int32_t *is_cancelled, float *chances);
/* The plays of the stage that comes first, in order, and what each is worth to who plays it. */
CORE_API int game_rank(Game *game, const int8_t *turn, const double *payoffs, int8_t *plays, float *chances,
                       int32_t room, int32_t *count);
/* Plays a turn on to its end so many times: what each came to for who has the first payoffs, and the chances.
   Every 36 trials have each first roll once; equal seeds give the same. */
CORE_API int game_rollout(Game *game, const int8_t *turn, int32_t trials, uint64_t seed,
                          const GameManner *manner, const double *payoffs, const int32_t *is_cancelled,
                          double *values, float *chances);
/* Plays games from a turn and learns from each; then tells the weights as `game_open` takes them, the mean
   squared error, the mean number of rolls, and how many games were too long to teach anything. */
CORE_API int game_train(Game *game, const int8_t *start, const GameCourse *course, const double *payoffs,
                        float *weights, int32_t weight_count, double *told);
/* Plays a game from a turn on, at a depth for who has the first payoffs and one for the other; the certain
   chances of the first at its end, even ones where it has none. */
CORE_API int game_duel(Game *game, const int8_t *start, const int32_t *plies, uint64_t seed, const double *payoffs,
                       float *chances);

#endif
