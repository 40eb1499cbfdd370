/* Memory that begins where the processor's vectors want it. */
#ifndef MEMORY_H
#define MEMORY_H

#include <stddef.h>

void *aligned_memory(size_t size);
void free_aligned(void *memory);

#endif
