#include <stdlib.h>

#include "memory.h"

enum { ALIGNMENT = 64 };

#if defined(_WIN32)
#include <malloc.h>
void *aligned_memory(size_t size) { return _aligned_malloc(size, ALIGNMENT); }
void free_aligned(void *memory) { _aligned_free(memory); }
#else
void *aligned_memory(size_t size) {
    return aligned_alloc(ALIGNMENT, (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT);
}
void free_aligned(void *memory) { free(memory); }
#endif
