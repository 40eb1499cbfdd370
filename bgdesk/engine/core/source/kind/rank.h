/* Plays of some rolls at one ply, all judged by the net of the board before. */

typedef struct {
    int8_t *boards;
    double *equities;
    float *chances;
} Ranking;

static void sort_best_first(const Looked *looked, int32_t *numbers, int count) {
    for (int i = 1; i < count; i++) {
        int32_t number = numbers[i];
        int place = i;
        for (; place > 0 && looked->values[numbers[place - 1]] < looked->values[number]; place--)
            numbers[place] = numbers[place - 1];
        numbers[place] = number;
    }
}

static void put_ranked(const Looked *looked, int number, int place, const Ranking *ranking) {
    memcpy(ranking->boards + place * CORE_PLACES, looked->boards.boards[number].at, CORE_PLACES);
    memcpy(ranking->chances + place * CORE_CHANCES, looked->chances[number].at, sizeof looked->chances->at);
    ranking->equities[place] = looked->values[number];
}

static int find_rolls(CoreContext *context, const Board *board, const int8_t *rolls, int roll_count,
                      int32_t *counts) {
    int total = 0;
    forget(&context->looked.boards);
    for (int roll = 0; roll < roll_count; roll++) {
        counts[roll] = find_plays(&context->looked.boards, board, rolls[2 * roll], rolls[2 * roll + 1],
                                  context->numbers + total, MOST_NUMBERS - total);
        if (counts[roll] < 0) return -1;
        total += counts[roll];
    }
    return total;
}

static int rank_plays(CoreContext *context, const int8_t *places, const int8_t *rolls, int roll_count,
                      const CoreCube *cube, int is_best_only, int8_t *boards, double *equities,
                      float *chances, int room, int32_t *counts) {
    Board board = board_of(places);
    Ranking ranking = {boards, equities, chances};
    Looked *looked = &context->looked;
    Seen seen;
    see(&seen, &board);
    int total = find_rolls(context, &board, rolls, roll_count, counts), place = 0;
    if (total < 0 || (is_best_only ? roll_count : total) > room) return CORE_REFUSED;
    judge_all(context->model, looked, context->numbers, total, CORE_NO_PIN, net_of(&seen));
    put_values(context->model, looked, context->numbers, total, cube);
    int32_t *numbers = context->numbers;
    for (int roll = 0; roll < roll_count; roll++) {
        int found = counts[roll];
        sort_best_first(looked, numbers, found);
        counts[roll] = is_best_only ? 1 : found;
        for (int i = 0; i < counts[roll]; i++) put_ranked(looked, numbers[i], place++, &ranking);
        numbers += found;
    }
    return CORE_GOOD;
}
