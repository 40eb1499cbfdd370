/* The core's functions as others call them. Each returns one of the answers below, but for the first two.
   Boards are 26 numbers seen by one player: 0 the opponent's bar, 1 to 24 own minus opposing checkers,
   25 the own bar. Chances are five: win, gammon, backgammon, gammon lost, backgammon lost, each or more. */
#ifndef CORE_H
#define CORE_H

#include <stdint.h>

#if defined(_WIN32)
#define CORE_API __declspec(dllexport)
#else
#define CORE_API __attribute__((visibility("default")))
#endif

enum { CORE_ABI = 3 };
enum { CORE_GOOD, CORE_REFUSED, CORE_CANCELLED };
enum { CORE_FILES = 24, CORE_PLACES = 26, CORE_CHANCES = 5, CORE_AWAY = 25, CORE_CUBES = 32 };
enum { CORE_NO_PIN = -1 };
enum { CORE_PLIES = 4, CORE_MOST_KEPT = 64 };
enum { CORE_BRANCHES = 4, CORE_TRIALS = 1 << 16, CORE_LONGEST = 1000 };

typedef struct CoreModel CoreModel;
typedef struct CoreContext CoreContext;

/* A cube and a score as the player on roll sees them. owner: 0 centred, 1 own, 2 the opponent's.
   away: points needed, both 0 in money play. */
typedef struct {
    int32_t value, owner, away, other_away, is_crawford, has_jacoby, has_beavers;
} CoreCube;

/* How trials are played. plies: how deep doubles and plays are looked at, 1 to 3. truncated_at: after so many
   half moves the position is judged; 0: games are played to their end.
   is_cubeless: nobody doubles. kept: as core_search has it; kept_for_luck: of each roll, where luck is measured. */
typedef struct {
    int32_t plies, truncated_at, reduces_variance, is_cubeless, kept, kept_for_luck;
} CoreManner;

CORE_API int core_abi(void);
/* The hash of the sources that this library was made of. */
CORE_API const char *core_source(void);

/* Reads the weights, the bear-off file and the match equity table: 25 rows of 25 chances by points
   needed, then the 25 chances of a trailer after the Crawford game. is_plain: use no special instructions. */
CORE_API int core_open(const char *const *weights, const char *bearoff, const double *equities,
                       int32_t is_plain, CoreModel **made);
CORE_API void core_close(CoreModel *model);
/* Scratch for one thread at a time. */
CORE_API int core_context(const CoreModel *model, CoreContext **made);
CORE_API void core_context_free(CoreContext *context);

/* What the nets see: 196 numbers (is_race) or 244 a board. */
CORE_API int core_inputs(CoreContext *context, const int8_t *boards, int32_t count, int32_t is_race,
                         float *inputs);
/* Chances of the player who has just moved; by nets[i], or by the net that fits, which is then told.
   Where a net is told no bear-off table is asked. */
CORE_API int core_nets(CoreContext *context, const int8_t *boards, int32_t count, int32_t *nets,
                       float *chances);
/* Boards after each legal play; the same board once where there is none. */
CORE_API int core_plays(CoreContext *context, const int8_t *board, int32_t die, int32_t other_die,
                        int8_t *boards, int32_t room, int32_t *count);
/* Equities of the player about to roll, one for each cube in units of the first, and the chances.
   is_top: who rolls may not double first. root: the board where the decision began. kept: where the next
   roll is the last one looked at, so many plays of it are judged, those that look best; 0: all. */
CORE_API int core_search(CoreContext *context, const int8_t *board, const CoreCube *cubes, int32_t count,
                         int32_t plies, int32_t is_top, const int8_t *root, int32_t kept,
                         const int32_t *is_cancelled, double *equities, float *chances);
/* All plays of each roll at one ply, best first, or the best alone; counts[i] of them for rolls[i]. */
CORE_API int core_rank(CoreContext *context, const int8_t *board, const int8_t *rolls, int32_t roll_count,
                       const CoreCube *cube, int32_t is_best_only, int8_t *boards, double *equities,
                       float *chances, int32_t room, int32_t *counts);
/* What chances on this board are worth to who has them, with each cube, in units of the first. */
CORE_API int core_equities(const CoreContext *context, const int8_t *board, const float *chances,
                           const CoreCube *cubes, int32_t count, double *equities);
/* Plays trials from where a player is about to roll, who does not double first, with each cube by the same
   rolls. values: of each trial the equity with each cube in units of the first. The chances are the mean of
   the trials with the first cube; where a double is passed, as if it had been taken. Every 36 trials have each
   first roll once. Equal seeds give the same. What is written when it is cancelled is to be forgotten. */
CORE_API int core_rollout(CoreContext *context, const int8_t *board, const CoreCube *cubes, int32_t count,
                          int32_t trials, uint64_t seed, const CoreManner *manner,
                          const int32_t *is_cancelled, double *values, float *chances);

#endif
