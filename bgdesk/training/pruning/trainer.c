/* Trains the net that puts plays in order: `trainer NODES EPOCHS SEED OUT BEAROFF EQUITIES NET...` (24 nets).
   Rolls from self-play, every play judged by the engine's nets; then steps of descent, roll by roll. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if defined(__AVX2__)
#include <immintrin.h>
#define IS_HASWELL 1
#endif
#define THIS_KIND plain_kind
#include "kind/all.h"

enum { MOST_HALF_MOVES = 160, LEAST_PLAYS = 5, MOST_PLAYS = 600, CHECKED_SHARE = 20 };
static const double RATE = 0.03, CLOSE = 0.1, FAR_WEIGHT = 0.1, OUTPUT_WEIGHT = 0.1, LEAK = 0.02;

typedef struct {
    Board board;
    int first, count;
} Node;

typedef struct {
    int8_t places[CORE_PLACES];
    float chances[CORE_CHANCES];
} Labelled;

typedef struct {
    Node *nodes;
    Labelled *plays;
    int node_count, play_count, node_room, play_room;
} Labels;

static uint64_t state;

static uint32_t chance(uint32_t most) {
    state += 0x9E3779B97F4A7C15u;
    uint64_t mixed = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9u;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBu;
    return (uint32_t)((mixed ^ (mixed >> 31)) >> 32) % most;
}

static double share(void) { return chance(1u << 30) / (double)(1u << 30); }

static const int8_t START[CORE_PLACES] = {0, -2, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, -5,
                                          5, 0,  0, 0, -3, 0, -5, 0, 0, 0, 0, 2, 0};

static void scatter(Board *board, int sign) {
    for (int left = CHECKERS - (chance(4) ? 0 : (int)chance(10)); left > 0;) {
        int place = 1 + (int)chance(chance(2) ? 24 : 6);
        if (chance(2)) place = BAR - place;
        if (chance(40) == 0) {
            board->at[sign > 0 ? BAR : 0]++, left--;
        } else if (board->at[place] * sign >= 0) {
            int many = least(left, 1 + (int)chance(3));
            board->at[place] = (int8_t)(board->at[place] + sign * many), left -= many;
        }
    }
}

/* Most games begin as they should, some of them with plays at random, some anywhere. */
static Board first_board(int *wild) {
    uint32_t kind = chance(20);
    *wild = kind < 12 ? 0 : kind < 17 ? 4 + (int)chance(30) : 0;
    if (kind < 17) return board_of(START);
    Board board = {{0}};
    scatter(&board, 1);
    scatter(&board, -1);
    return board;
}

static void keep_node(Labels *labels, const CoreContext *context, const Board *board, int count) {
    if (labels->node_count == labels->node_room || labels->play_count + count > labels->play_room) return;
    labels->nodes[labels->node_count++] = (Node){*board, labels->play_count, count};
    for (int i = 0; i < count; i++) {
        Labelled *made = &labels->plays[labels->play_count++];
        memcpy(made->places, context->looked.boards.boards[context->numbers[i]].at, CORE_PLACES);
        memcpy(made->chances, context->looked.chances[context->numbers[i]].at, sizeof made->chances);
    }
}

/* Judges the plays of one roll; how many there are. */
static int judge_roll(CoreContext *context, const Board *board) {
    forget(&context->looked.boards);
    int count = find_plays(&context->looked.boards, board, 1 + (int)chance(6), 1 + (int)chance(6),
                           context->numbers, MOST_NUMBERS);
    if (count > 0)
        judge_all(context->model, &context->looked, context->numbers, count, CORE_NO_PIN, NO_NET);
    return count;
}

static int played_number(const CoreContext *context, int count, int is_wild) {
    const Looked *looked = &context->looked;
    const int32_t *numbers = context->numbers;
    int best = numbers[0];
    if (is_wild) return numbers[chance((uint32_t)count)];
    for (int i = 1; i < count; i++)
        if (cubeless(looked->chances[numbers[i]].at) > cubeless(looked->chances[best].at)) best = numbers[i];
    if (chance(10) < 7) return best;
    double least_good = cubeless(looked->chances[best].at) - 0.25;
    for (int tries = 0; tries < 8; tries++) {
        int number = numbers[chance((uint32_t)count)];
        if (cubeless(looked->chances[number].at) >= least_good) return number;
    }
    return best;
}

static void play_game(Labels *labels, CoreContext *context) {
    int wild;
    Board board = first_board(&wild);
    for (int half = 0; half < MOST_HALF_MOVES; half++) {
        Seen seen;
        see(&seen, &board);
        if (seen.is_race || is_over(&seen)) return;
        for (int roll = 0; roll < 3; roll++) {
            int count = judge_roll(context, &board);
            if (count >= LEAST_PLAYS && count <= MOST_PLAYS && half >= wild / 2)
                keep_node(labels, context, &board, count);
            if (roll < 2) continue;
            int number = played_number(context, count, half < wild);
            board = flipped(&context->looked.boards.boards[number]);
        }
    }
}

static int make_labels(Labels *labels, CoreContext *context, int nodes) {
    labels->node_room = nodes, labels->play_room = nodes * 30;
    labels->nodes = aligned_memory(sizeof *labels->nodes * (size_t)nodes);
    labels->plays = malloc(sizeof *labels->plays * (size_t)labels->play_room);
    if (!labels->nodes || !labels->plays) return 0;
    while (labels->node_count < nodes && labels->play_count + MOST_PLAYS < labels->play_room)
        play_game(labels, context);
    return 1;
}

/* The net as it learns: one row of numbers for each input, then the bias, then the outputs. */
enum { INPUT_ROWS = CORE_PLACES * PRUNING_COUNTS, ROWS = INPUT_ROWS + 1 + CORE_CHANCES };

typedef struct {
    _Alignas(64) float rows[ROWS][PRUNING_UNITS];
    float squares[ROWS][PRUNING_UNITS], slopes[ROWS][PRUNING_UNITS];
    float output_bias[CORE_CHANCES], output_squares[CORE_CHANCES];
    uint8_t is_touched[ROWS];
    int touched[ROWS], touched_count;
} Learner;

static int row_of(const Board *board, int place) {
    return place * PRUNING_COUNTS + board->at[place] + MOST_COUNTED_AT;
}

static void begin_learning(Learner *learner) {
    memset(learner, 0, sizeof *learner);
    for (int row = 0; row < ROWS; row++)
        for (int unit = 0; unit < PRUNING_UNITS; unit++) {
            learner->rows[row][unit] = (float)(row == INPUT_ROWS ? 0.5 : 0.2 * share() - 0.1);
            learner->squares[row][unit] = 1e-4f;
        }
    for (int output = 0; output < CORE_CHANCES; output++) learner->output_squares[output] = 1e-4f;
}

/* Rows of inputs that were never met are of no use. */
static void forget_unmet(Learner *learner) {
    for (int row = 0; row < INPUT_ROWS; row++)
        if (learner->squares[row][0] == 1e-4f) memset(learner->rows[row], 0, sizeof learner->rows[row]);
}

static float *slope_of(Learner *learner, int row) {
    if (!learner->is_touched[row]) {
        learner->is_touched[row] = 1;
        learner->touched[learner->touched_count++] = row;
    }
    return learner->slopes[row];
}

typedef struct {
    _Alignas(64) float sums[MOST_PLAYS][PRUNING_UNITS];
    float outputs[MOST_PLAYS][CORE_CHANCES], slopes[MOST_PLAYS][CORE_CHANCES];
} Pass;

static void go_forward(const Learner *learner, const Node *node, const Labelled *plays, Pass *pass) {
    float base[PRUNING_UNITS];
    memcpy(base, learner->rows[INPUT_ROWS], sizeof base);
    for (int place = 0; place < CORE_PLACES; place++)
        for (int unit = 0; unit < PRUNING_UNITS; unit++)
            base[unit] += learner->rows[row_of(&node->board, place)][unit];
    for (int i = 0; i < node->count; i++) {
        float *sums = pass->sums[i];
        Board played = board_of(plays[i].places);
        memcpy(sums, base, sizeof base);
        for (uint32_t left = changed_places(&node->board, &played); left; left &= left - 1) {
            const float *come = learner->rows[row_of(&played, lowest(left))];
            const float *gone = learner->rows[row_of(&node->board, lowest(left))];
            for (int unit = 0; unit < PRUNING_UNITS; unit++) sums[unit] += come[unit] - gone[unit];
        }
        for (int output = 0; output < CORE_CHANCES; output++) {
            float total = learner->output_bias[output];
            for (int unit = 0; unit < PRUNING_UNITS; unit++) {
                float hidden = sums[unit] < 0.0f ? 0.0f : sums[unit] > 1.0f ? 1.0f : sums[unit];
                total += hidden * learner->rows[INPUT_ROWS + 1 + output][unit];
            }
            pass->outputs[i][output] = total;
        }
    }
}

static double weighed(const float *worth, const float *chances) {
    double sum = 0.0;
    for (int i = 0; i < CORE_CHANCES; i++) sum += (double)worth[i] * chances[i];
    return sum;
}

/* How wrong the differences between good plays are, and a little how wrong each chance is. */
static void put_slopes(const Node *node, const Labelled *plays, const float *worth, Pass *pass) {
    double most = -1e9, weights = 0.0, mean = 0.0, apart[MOST_PLAYS], weight[MOST_PLAYS];
    for (int i = 0; i < node->count; i++) most = fmax(most, weighed(worth, plays[i].chances));
    for (int i = 0; i < node->count; i++) {
        double wanted = weighed(worth, plays[i].chances);
        apart[i] = weighed(worth, pass->outputs[i]) - wanted;
        weight[i] = FAR_WEIGHT + exp((wanted - most) / CLOSE);
        weights += weight[i], mean += weight[i] * apart[i];
    }
    for (int i = 0; i < node->count; i++)
        for (int output = 0; output < CORE_CHANCES; output++) {
            double own = pass->outputs[i][output] - plays[i].chances[output];
            pass->slopes[i][output] = (float)(weight[i] / weights * (apart[i] - mean / weights) * worth[output] +
                                              OUTPUT_WEIGHT * own / node->count);
        }
}

static void go_back(Learner *learner, const Node *node, const Labelled *plays, const Pass *pass) {
    float all_plays[PRUNING_UNITS] = {0};
    for (int i = 0; i < node->count; i++) {
        float hidden_slopes[PRUNING_UNITS] = {0};
        for (int output = 0; output < CORE_CHANCES; output++) {
            float *slopes = slope_of(learner, INPUT_ROWS + 1 + output), slope = pass->slopes[i][output];
            const float *weights = learner->rows[INPUT_ROWS + 1 + output];
            for (int unit = 0; unit < PRUNING_UNITS; unit++) {
                float sum = pass->sums[i][unit], hidden = sum < 0.0f ? 0.0f : sum > 1.0f ? 1.0f : sum;
                slopes[unit] += slope * hidden;
                hidden_slopes[unit] += slope * weights[unit];
            }
        }
        for (int unit = 0; unit < PRUNING_UNITS; unit++) {
            float sum = pass->sums[i][unit];
            hidden_slopes[unit] *= sum < 0.0f || sum > 1.0f ? (float)LEAK : 1.0f;
            all_plays[unit] += hidden_slopes[unit];
        }
        Board played = board_of(plays[i].places);
        for (uint32_t left = changed_places(&node->board, &played); left; left &= left - 1) {
            float *come = slope_of(learner, row_of(&played, lowest(left)));
            float *gone = slope_of(learner, row_of(&node->board, lowest(left)));
            for (int unit = 0; unit < PRUNING_UNITS; unit++) {
                come[unit] += hidden_slopes[unit];
                gone[unit] -= hidden_slopes[unit];
            }
        }
    }
    for (int place = 0; place <= CORE_PLACES; place++) {
        float *slopes = slope_of(learner, place < CORE_PLACES ? row_of(&node->board, place) : INPUT_ROWS);
        for (int unit = 0; unit < PRUNING_UNITS; unit++) slopes[unit] += all_plays[unit];
    }
}

static void take_step(Learner *learner, const Node *node, const Pass *pass, float rate) {
    for (int i = 0; i < learner->touched_count; i++) {
        int row = learner->touched[i];
        float *slopes = learner->slopes[row], *squares = learner->squares[row], *weights = learner->rows[row];
        for (int unit = 0; unit < PRUNING_UNITS; unit++) {
            squares[unit] += slopes[unit] * slopes[unit];
            weights[unit] -= rate * slopes[unit] / sqrtf(squares[unit]);
            slopes[unit] = 0.0f;
        }
        learner->is_touched[row] = 0;
    }
    learner->touched_count = 0;
    for (int output = 0; output < CORE_CHANCES; output++) {
        float slope = 0.0f;
        for (int i = 0; i < node->count; i++) slope += pass->slopes[i][output];
        learner->output_squares[output] += slope * slope;
        learner->output_bias[output] -= rate * slope / sqrtf(learner->output_squares[output]);
    }
}

/* Half of the time money play, else a cube at some score. */
static CoreCube any_cube(void) {
    CoreCube cube = {1 << chance(3), (int32_t)chance(3), 0, 0, 0, 0, 0};
    if (chance(2)) {
        cube.has_jacoby = chance(6) == 0;
        return cube;
    }
    cube.away = 1 + (int32_t)chance(chance(3) ? 5 : 12);
    cube.other_away = 1 + (int32_t)chance(chance(3) ? 5 : 12);
    return cube;
}

static void learn(const CoreModel *model, Learner *learner, const Labels *labels, int epochs) {
    static Pass pass;
    int learned = labels->node_count - labels->node_count / CHECKED_SHARE;
    for (int epoch = 0; epoch < epochs; epoch++) {
        float rate = (float)(RATE * (epoch >= epochs - 1 ? 0.1 : epoch >= epochs - 3 ? 0.3 : 1.0));
        for (int step = 0; step < learned; step++) {
            const Node *node = &labels->nodes[chance((uint32_t)learned)];
            const Labelled *plays = labels->plays + node->first;
            float worth[CORE_CHANCES];
            CoreCube cube = any_cube();
            put_worth(model, &cube, worth);
            go_forward(learner, node, plays, &pass);
            put_slopes(node, plays, worth, &pass);
            go_back(learner, node, plays, &pass);
            take_step(learner, node, &pass, rate);
        }
        fprintf(stderr, "epoch %d of %d\n", epoch + 1, epochs);
    }
}

/* How many better-looking plays the best play has, and what the best of those kept lose, on rolls not learned. */
static void check(const CoreModel *model, const Learner *learner, const Labels *labels) {
    static const int kept[] = {4, 5, 6, 8, 10, 12, 16};
    static Pass pass;
    int first = labels->node_count - labels->node_count / CHECKED_SHARE, count = labels->node_count - first;
    for (size_t k = 0; k < sizeof kept / sizeof *kept; k++) {
        int found = 0;
        double lost = 0.0;
        for (int i = first; i < labels->node_count; i++) {
            const Node *node = &labels->nodes[i];
            const Labelled *plays = labels->plays + node->first;
            float worth[CORE_CHANCES];
            CoreCube cube = {1, 0, 0, 0, 0, 0, 0};
            put_worth(model, &cube, worth);
            go_forward(learner, node, plays, &pass);
            double best = -1e9, best_kept = -1e9;
            for (int one = 0; one < node->count; one++) {
                int better = 0;
                double score = weighed(worth, pass.outputs[one]), value = weighed(worth, plays[one].chances);
                for (int other = 0; other < node->count; other++)
                    better += weighed(worth, pass.outputs[other]) > score;
                best = fmax(best, value);
                if (better < kept[k]) best_kept = fmax(best_kept, value);
            }
            found += best_kept >= best, lost += best - best_kept;
        }
        fprintf(stderr, "kept %d: the best play in %.2f %% of %d rolls, mean loss %.6f\n", kept[k],
                100.0 * found / count, count, lost / count);
    }
}

static int write_net(const Learner *learner, const char *path) {
    FILE *file = fopen(path, "w");
    if (!file) return 0;
    for (int row = 0; row < ROWS; row++)
        for (int unit = 0; unit < PRUNING_UNITS; unit++) {
            float steps = roundf(learner->rows[row][unit] * PRUNING_STEPS);
            fprintf(file, "%d%c", (int)fminf(fmaxf(steps, -32767.0f), 32767.0f),
                    unit + 1 < PRUNING_UNITS ? ' ' : '\n');
        }
    return fclose(file) == 0;
}

static int read_equities(const char *path, double *table) {
    FILE *file = fopen(path, "r");
    int count = 0;
    while (file && count < CORE_AWAY * (CORE_AWAY + 1) && fscanf(file, "%lf", &table[count]) == 1) count++;
    if (file) fclose(file);
    return count == CORE_AWAY * (CORE_AWAY + 1);
}

/* The one that is trained is not there yet. */
void take_pruning(Pruning *pruning) { memset(pruning, 0, sizeof *pruning); }

int main(int argc, char **arguments) {
    static Learner learner;
    static double table[CORE_AWAY * (CORE_AWAY + 1)];
    Labels labels = {0};
    CoreModel *model = NULL;
    if (argc != 7 + CORE_FILES || !read_equities(arguments[6], table)) return 2;
    state = strtoull(arguments[3], NULL, 10);
    if (core_open((const char *const *)arguments + 7, arguments[5], table, 0, &model)) return 3;
    CoreContext *context = new_context(model);
    if (!context || !make_labels(&labels, context, atoi(arguments[1]))) return 4;
    fprintf(stderr, "%d rolls, %d plays\n", labels.node_count, labels.play_count);
    begin_learning(&learner);
    learn(model, &learner, &labels, atoi(arguments[2]));
    check(model, &learner, &labels);
    forget_unmet(&learner);
    return write_net(&learner, arguments[4]) ? 0 : 5;
}
