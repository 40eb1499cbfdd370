/* For every processor. */
#define THIS_KIND plain_games
#include "games/all.h"
