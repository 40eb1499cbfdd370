/* Answers of a context, to be found again; the whole question has to be the same. */

static inline int is_keepable(const Cubes *cubes) { return cubes->count <= KEPT_CUBES; }

static inline Asked asked_of(const Search *search, const Board *board, const Cubes *cubes, int plies,
                             int is_top) {
    Asked made;
    memset(&made, 0, sizeof made);
    made.board = *board;
    made.plies = (int8_t)plies;
    made.is_top = (int8_t)is_top;
    made.pin = (int8_t)search->pin;
    made.kept = (int8_t)search->kept;
    made.is_cubeless = (int8_t)search->is_cubeless;
    made.count = (int8_t)cubes->count;
    memcpy(made.cubes, cubes->cubes, sizeof *cubes->cubes * (size_t)cubes->count);
    return made;
}

static inline uint32_t place_of(const Asked *asked) {
    uint64_t hash = slot_of(&asked->board);
    uint64_t words[(sizeof *asked - sizeof asked->board) / sizeof(uint64_t)];
    memcpy(words, (const char *)asked + sizeof asked->board, sizeof words);
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        hash = (hash ^ words[i]) * 0x9E3779B97F4A7C15u, hash ^= hash >> 31;
    return (uint32_t)(hash >> 20) & (CACHE - 1);
}

static int look(Search *search, const Board *board, const Cubes *cubes, int plies, int is_top, Found *found) {
    CoreContext *context = search->context;
    if (!is_keepable(cubes)) return look_deeper(search, board, cubes, plies, is_top, found);
    Asked asked = asked_of(search, board, cubes, plies, is_top);
    uint32_t place = place_of(&asked);
    Answered *kept = &context->cache[place];
    if (context->is_kept[place] && memcmp(&kept->asked, &asked, sizeof asked) == 0) {
        memcpy(found->values, kept->values, sizeof *kept->values * (size_t)cubes->count);
        memcpy(found->chances, kept->chances, sizeof kept->chances);
        return CORE_GOOD;
    }
    int answer = look_deeper(search, board, cubes, plies, is_top, found);
    if (answer != CORE_GOOD) return answer;
    context->is_kept[place] = 1;
    kept->asked = asked;
    memcpy(kept->values, found->values, sizeof *kept->values * (size_t)cubes->count);
    memcpy(kept->chances, found->chances, sizeof kept->chances);
    return CORE_GOOD;
}
