// What the compiler calls for 128-bit integers, and round and fmod. Exact: the same bits as any other correct build.
#include <stdint.h>

typedef unsigned __int128 wide;

static wide join(uint64_t high, uint64_t low) { return (wide)high << 64 | low; }
static uint64_t high_of(wide value) { return (uint64_t)(value >> 64); }
static uint64_t low_of(wide value) { return (uint64_t)value; }

// Shifts by constants above compile to moves; the product is put together from 32-bit halves.
__int128 __multi3(__int128 a, __int128 b) {
    uint64_t x = low_of((wide)a), y = low_of((wide)b);
    uint64_t x0 = (uint32_t)x, x1 = x >> 32, y0 = (uint32_t)y, y1 = y >> 32;
    uint64_t low = x0 * y0, middle = x1 * y0 + (low >> 32);
    uint64_t cross = x0 * y1 + (uint32_t)middle;
    uint64_t high = x1 * y1 + (middle >> 32) + (cross >> 32);
    high += x * high_of((wide)b) + high_of((wide)a) * y;
    return (__int128)join(high, cross << 32 | (uint32_t)low);
}

__int128 __ashlti3(__int128 value, int by) {
    uint64_t low = low_of((wide)value), high = high_of((wide)value);
    if (by == 0) return value;
    if (by >= 64) return (__int128)join(low << (by - 64), 0);
    return (__int128)join(high << by | low >> (64 - by), low << by);
}

__int128 __lshrti3(__int128 value, int by) {
    uint64_t low = low_of((wide)value), high = high_of((wide)value);
    if (by == 0) return value;
    if (by >= 64) return (__int128)join(0, high >> (by - 64));
    return (__int128)join(high >> by, high << (64 - by) | low >> by);
}

__int128 __ashrti3(__int128 value, int by) {
    uint64_t low = low_of((wide)value);
    int64_t high = (int64_t)high_of((wide)value);
    if (by == 0) return value;
    if (by >= 64) return (__int128)join((uint64_t)(high >> 63), (uint64_t)(high >> (by - 64)));
    return (__int128)join((uint64_t)(high >> by), (uint64_t)high << (64 - by) | low >> by);
}

// Long division, a bit at a time. Division by 0 is a trap of the caller's, who tests for it.
static wide divide(wide value, wide by, wide *rest) {
    if (high_of(value) == 0 && high_of(by) == 0) {
        *rest = low_of(value) % low_of(by);
        return low_of(value) / low_of(by);
    }
    uint64_t q1 = high_of(value), q0 = low_of(value);
    wide remainder = 0;
    for (int bit = 0; bit < 128; bit++) {
        int carry = (int)(high_of(remainder) >> 63);
        remainder = join(high_of(remainder) << 1 | low_of(remainder) >> 63, low_of(remainder) << 1 | q1 >> 63);
        q1 = q1 << 1 | q0 >> 63;
        q0 <<= 1;
        if (carry || remainder >= by) {
            remainder -= by;
            q0 |= 1;
        }
    }
    *rest = remainder;
    return join(q1, q0);
}

static wide magnitude(__int128 value) { return value < 0 ? -(wide)value : (wide)value; }

wide __udivti3(wide a, wide b) {
    wide rest;
    return divide(a, b, &rest);
}

wide __umodti3(wide a, wide b) {
    wide rest;
    divide(a, b, &rest);
    return rest;
}

__int128 __divti3(__int128 a, __int128 b) {
    wide rest, quotient = divide(magnitude(a), magnitude(b), &rest);
    return (__int128)((a < 0) != (b < 0) ? -quotient : quotient);
}

__int128 __modti3(__int128 a, __int128 b) {
    wide rest;
    divide(magnitude(a), magnitude(b), &rest);
    return (__int128)(a < 0 ? -rest : rest);
}

// Half away from zero. The difference to the truncated value is exact.
double round(double x) {
    double whole = __builtin_trunc(x);
    double away = __builtin_fabs(x - whole) >= 0.5 ? __builtin_fabs(whole) + 1 : __builtin_fabs(whole);
    return __builtin_copysign(away, x);
}

// A double as an integer below 2^53 and a power of two, sign aside.
static uint64_t mantissa(uint64_t bits, int *exponent) {
    uint64_t fraction = bits & 0xFFFFFFFFFFFFFu;
    *exponent = (int)(bits >> 52);
    if (*exponent == 0) {
        *exponent = 1;
        return fraction;
    }
    return fraction | 0x10000000000000u;
}

// The remainder of the truncated division, with the sign of x. Exact: it is a whole number of the last places of both.
double fmod(double x, double y) {
    union { double value; uint64_t bits; } a = {x}, b = {y};
    uint64_t sign = a.bits >> 63 << 63;
    a.bits ^= sign;
    b.bits &= INT64_MAX;
    if (b.value == 0 || !(a.value < __builtin_inf()) || b.value != b.value) return __builtin_nan("");
    if (a.value < b.value) return x;
    int exponent, smaller;
    uint64_t rest = mantissa(a.bits, &exponent), by = mantissa(b.bits, &smaller);
    for (rest %= by; exponent > smaller && rest != 0; exponent--) rest = (rest << 1) % by;
    while (rest != 0 && rest < 0x10000000000000u && smaller > 1) {
        rest <<= 1;
        smaller--;
    }
    b.bits = sign | (rest < 0x10000000000000u ? rest : (uint64_t)smaller << 52 | (rest & 0xFFFFFFFFFFFFFu));
    return b.value;
}
