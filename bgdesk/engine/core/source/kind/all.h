/* All that is compiled for one kind of processor, in the order in which one part needs another. */
#include <math.h>
#include <stdint.h>
#include <string.h>

#include "../kind.h"
#include "board.h"
#include "shots.h"
#include "pip_loss.h"
#include "inputs.h"
#include "choice.h"
#include "network.h"
#include "chances.h"
#include "plays.h"
#include "equity.h"
#include "judging.h"
#include "pruning.h"
#include "search.h"
#include "cache.h"
#include "asked.h"
#include "rank.h"
#include "turns.h"
#include "dice.h"
#include "rollout.h"

const Kind THIS_KIND = {new_context, free_context, inputs_of,   nets_of,
                        plays_of,    search_from,  rank_plays, equities_of, rollout_from};
