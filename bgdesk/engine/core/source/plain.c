/* For every processor; on ARM that means its vectors, too. */
#define THIS_KIND plain_kind
#include "kind/all.h"
