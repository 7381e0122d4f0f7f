/* Damaged traces: whatever the bytes are, the replayer says what is wrong with
 * them and nothing crashes. The corpus begins with whole traces. */
#include <stddef.h>
#include <stdint.h>

int32_t replay_bytes(const uint8_t *bytes, size_t count);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    replay_bytes(data, size);
    return 0;
}
