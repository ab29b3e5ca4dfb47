// Compares the WebAssembly build's arithmetic, compiled for this host under other names, with the host's own.
#include <math.h>
#include <string.h>
#include <time.h>

#define CHECK_FORM "this host"
#include "../c/tests/check.h"

#define __multi3 our_multi3
#define __ashlti3 our_ashlti3
#define __lshrti3 our_lshrti3
#define __ashrti3 our_ashrti3
#define __udivti3 our_udivti3
#define __umodti3 our_umodti3
#define __divti3 our_divti3
#define __modti3 our_modti3
#define round our_round
#define fmod our_fmod
#include "../../Sources/RegletWasm/arithmetic.c"
#undef round
#undef fmod

// Words of every length, so that carries and small operands both occur.
static wide random_wide(void) {
    wide value = join(check_random(), check_random());
    return value >> check_random() % 128;
}

static double random_double(void) {
    static const double special[] = {0, 0.5, 1, 1.5, 2.5, 0.49999999999999994, 4503599627370495.5, 9007199254740991.0, 5e-324,
                                     2.2250738585072014e-308, 1.7976931348623157e308, INFINITY, NAN};
    double value;
    uint64_t bits = check_random();
    switch (check_random() % 3) {
    case 0: value = special[check_random() % (sizeof special / sizeof *special)]; break;
    case 1: value = (double)(int64_t)bits / (double)(1ll << check_random() % 62); break;
    default: memcpy(&value, &bits, sizeof value);
    }
    return bits & 1 ? -value : value;
}

static int same(double a, double b) { return (a != a && b != b) || memcmp(&a, &b, sizeof a) == 0; }

// One round of each; the bits say which functions agreed.
static unsigned round_of_integers(void) {
    wide a = random_wide(), b = random_wide();
    __int128 x = (__int128)(check_random() & 1 ? -a : a), y = (__int128)(check_random() & 1 ? -b : b);
    int by = (int)(check_random() % 128);
    int divides = b != 0, divides_signed = divides && !((wide)x == (wide)1 << 127 && y == -1);
    return ((wide)our_multi3(x, y) == (wide)x * (wide)y) | ((wide)our_ashlti3(x, by) == (wide)x << by) << 1
        | ((wide)our_lshrti3(x, by) == (wide)x >> by) << 2 | (our_ashrti3(x, by) == x >> by) << 3
        | (!divides || our_udivti3(a, b) == a / b) << 4 | (!divides || our_umodti3(a, b) == a % b) << 5
        | (!divides_signed || our_divti3(x, y) == x / y) << 6 | (!divides_signed || our_modti3(x, y) == x % y) << 7;
}

static unsigned round_of_doubles(void) {
    double p = random_double(), q = random_double();
    return (unsigned)(same(our_round(p), round(p)) << 8 | same(our_fmod(p, q), fmod(p, q)) << 9);
}

int main(void) {
    static const char *const functions[] = {"__multi3", "__ashlti3", "__lshrti3", "__ashrti3", "__udivti3",
                                            "__umodti3", "__divti3", "__modti3", "round", "fmod"};
    check_seed("wasm-arithmetic", (unsigned long long)time(NULL));
    unsigned agreed = ~0u;
    for (int rounds = 100000; rounds > 0; rounds--) agreed &= round_of_integers() | round_of_doubles();
    for (unsigned i = 0; i < sizeof functions / sizeof *functions; i++)
        if (!CHECK(agreed >> i & 1)) fprintf(stderr, "%s differs\n", functions[i]);
    return check_report("wasm-arithmetic");
}
