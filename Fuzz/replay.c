/* Damaged traces: the replayer reports an error for any bytes, and does not crash. The
 * corpus begins with valid traces. */
#include <stddef.h>
#include <stdint.h>

int32_t replay_bytes(const uint8_t *bytes, size_t count);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    replay_bytes(data, size);
    return 0;
}
