/* What Expat and the Embedded standard library call of libc beside what bindings/js/host has. */
#include <stdint.h>
#include <stdlib.h>

/* Memory of malloc() is aligned to 8 bytes. Swift asks for 16, which no instruction of WebAssembly needs. */
int posix_memalign(void **memory, size_t alignment, size_t bytes) {
    (void)alignment;
    *memory = malloc(bytes);
    return *memory ? 0 : 12; /* ENOMEM */
}

/* Seeds of hashes. There is no randomness in the module: orders of dictionaries are the same each time. */
void arc4random_buf(void *bytes, size_t count) {
    static uint32_t state = 2463534242;
    for (unsigned char *at = bytes; count; count--) {
        state ^= state << 13, state ^= state >> 17, state ^= state << 5;
        *at++ = (unsigned char)state;
    }
}
