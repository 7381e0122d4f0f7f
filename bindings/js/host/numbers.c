/* What casement calls of math.h: fma and round. Both are exact as IEEE 754 defines them, so
 * that layouts have the same bits as on processors with such instructions. */
#include <math.h>
#include <stdint.h>

/* A whole number of 128 bits. */
typedef struct wide {
    uint64_t high, low;
} wide;

static wide product(uint64_t x, uint64_t y) {
    uint64_t x0 = (uint32_t)x, x1 = x >> 32, y0 = (uint32_t)y, y1 = y >> 32;
    uint64_t middle = x1 * y0 + (x0 * y0 >> 32), other = x0 * y1 + (uint32_t)middle;
    return (wide){x1 * y1 + (middle >> 32) + (other >> 32), other << 32 | (uint32_t)(x0 * y0)};
}

static wide left(wide number, int count) {
    if (count == 0) return number;
    if (count >= 64) return (wide){number.low << (count - 64), 0};
    return (wide){number.high << count | number.low >> (64 - count), number.low << count};
}

/* Shifts right; the lowest bit is 1 as well if any bit is lost. */
static wide right(wide number, int count) {
    if (count == 0) return number;
    if (count >= 128) return (wide){0, number.high || number.low};
    wide shifted = count >= 64 ? (wide){0, number.high >> (count - 64)}
                               : (wide){number.high >> count, number.high << (64 - count) | number.low >> count};
    wide back = left(shifted, count);
    shifted.low |= back.high != number.high || back.low != number.low;
    return shifted;
}

static wide sum(wide x, wide y) {
    uint64_t low = x.low + y.low;
    return (wide){x.high + y.high + (low < x.low), low};
}

static wide difference(wide x, wide y) { return (wide){x.high - y.high - (x.low < y.low), x.low - y.low}; }

static int is_less(wide x, wide y) { return x.high < y.high || (x.high == y.high && x.low < y.low); }

/* The number of bits up to the highest 1. */
static int length(wide number) {
    return number.high ? 128 - __builtin_clzll(number.high) : number.low ? 64 - __builtin_clzll(number.low) : 0;
}

static uint64_t bits(double number) {
    union { double number; uint64_t bits; } both = {.number = number};
    return both.bits;
}

static double number(uint64_t bits) {
    union { uint64_t bits; double number; } both = {.bits = bits};
    return both.number;
}

/* The significand of a number that is finite and not 0, from 2^52 to 2^53, and its exponent. */
static uint64_t significand(double of, int *exponent) {
    uint64_t fraction = bits(of) & (UINT64_MAX >> 12);
    int biased = bits(of) >> 52 & 0x7FF;
    if (biased) {
        *exponent = biased - 1075;
        return fraction | (uint64_t)1 << 52;
    }
    int shift = __builtin_clzll(fraction) - 11;
    *exponent = -1074 - shift;
    return fraction << shift;
}

/* magnitude * 2^exponent, rounded to the nearest number, and to the even one of two. */
static double rounded(wide magnitude, int exponent, uint64_t sign) {
    int lowest = exponent + length(magnitude) - 53; /* the exponent of the result's last bit */
    if (lowest < -1074) lowest = -1074;
    int lost = lowest - exponent;
    uint64_t whole;
    if (lost <= 0) {
        whole = left(magnitude, -lost).low;
    } else {
        wide rest = right(magnitude, lost - 2 < 0 ? 0 : lost - 2); /* two bits more, the second sticky */
        if (lost == 1) rest = left(magnitude, 1);
        whole = rest.high << 62 | rest.low >> 2;
        whole += (rest.low & 3) + (whole & 1) > 2;
    }
    if (lowest > 971) return number(sign | (uint64_t)0x7FF << 52);
    double unit = lowest < -1022 ? number((uint64_t)1 << (lowest + 1074)) : number((uint64_t)(lowest + 1023) << 52);
    return number(sign | bits((double)whole * unit));
}

double fma(double x, double y, double z) {
    uint64_t infinite = (uint64_t)0x7FF << 52;
    if ((bits(x) & infinite) == infinite || (bits(y) & infinite) == infinite) return x * y + z;
    if ((bits(z) & infinite) == infinite) return z;
    if (x == 0 || y == 0) return x * y + z;
    if (z == 0) return x * y;
    int exponent_x, exponent_y, exponent_z;
    wide many = product(significand(x, &exponent_x), significand(y, &exponent_y));
    /* Both so that their highest bit is bit 124 or 125. */
    wide first = left(many, 20), second = left((wide){0, significand(z, &exponent_z)}, 72);
    int exponent = exponent_x + exponent_y - 20, behind = exponent - (exponent_z - 72);
    if (behind >= 0) {
        second = right(second, behind);
    } else {
        first = right(first, -behind);
        exponent -= behind;
    }
    uint64_t sign = (bits(x) ^ bits(y)) & (uint64_t)1 << 63, other = bits(z) & (uint64_t)1 << 63;
    if (sign == other) return rounded(sum(first, second), exponent, sign);
    if (is_less(first, second)) return rounded(difference(second, first), exponent, other);
    wide rest = difference(first, second);
    return length(rest) ? rounded(rest, exponent, sign) : 0;
}

double round(double of) {
    double whole = __builtin_trunc(of), rest = of - whole;
    return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole;
}
