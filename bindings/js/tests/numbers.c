/* Compares fma and round of the WebAssembly module with those of the C library, bit for bit. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

double own_fma(double x, double y, double z);
double own_round(double number);

static uint64_t state = 1;

static uint64_t any(void) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state;
}

/* Numbers of all kinds: any bits, of similar size, near the limits, with few bits, whole. */
static double one(int kind) {
    static const double special[] = {0, -0.0, 1, -1, 0.5, -0.5, 0x1p-1074, -0x1p-1074, 0x1p-1022, 0x1.fffffffffffffp+1023,
                                     INFINITY, -INFINITY, NAN, 0x1.fffffffffffffp-1023, 0x1p53, 0.49999999999999994};
    uint64_t random = any();
    double number;
    if (kind == 0) return special[random % (sizeof special / sizeof *special)];
    if (kind == 1) return (double)(int64_t)(random % 2001) - 1000;
    if (kind == 2) random = (random & 0x800FFFFFFFFFFFFF) | (uint64_t)(1013 + any() % 20) << 52;
    if (kind == 3) random = (random & 0x800FFFFFFFFFFFFF) | (uint64_t)(any() % 120) << 52;
    if (kind == 4) random &= 0xFFFF000000000000 | (any() & any() & any());
    memcpy(&number, &random, sizeof number);
    return number;
}

static int is_same(double x, double y) { return memcmp(&x, &y, sizeof x) == 0 || (isnan(x) && isnan(y)); }

int main(void) {
    long failed = 0, count = 3000000;
    for (long i = 0; i < count && failed < 10; i++) {
        double x = one(any() % 6), y = one(any() % 6), z = one(any() % 6);
        if (any() % 4 == 0) z = -x * y;                                     /* cancels but for the rounding */
        if (any() % 8 == 0) z = nextafter(-x * y, any() % 2 ? 1e300 : -1e300); /* almost */
        if (!is_same(own_fma(x, y, z), fma(x, y, z)))
            failed++, printf("fma(%a, %a, %a) is %a, not %a\n", x, y, z, fma(x, y, z), own_fma(x, y, z));
        if (!is_same(own_round(x), round(x))) failed++, printf("round(%a) is %a, not %a\n", x, round(x), own_round(x));
    }
    printf("%ld products and roundings, %ld failed\n", count, failed);
    return failed != 0;
}
