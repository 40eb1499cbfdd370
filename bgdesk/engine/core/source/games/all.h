/* All that is compiled for one kind of processor, in the order in which one part needs another. */
#include <math.h>
#include <stdint.h>
#include <string.h>

#include "../games.h"
#include "model.h"
#include "steps.h"
#include "plays.h"
#include "results.h"
#include "inputs.h"
#include "judging.h"
#include "search.h"
#include "../kind/dice.h"
#include "trials.h"
#include "learning.h"

const struct GameKind THIS_KIND = {find_plays, sides_after, inputs_of, chances_of,
                                      rank_after, rollout_of,  train_on,  duel_of};
