// Compares the WebAssembly build's arithmetic, compiled for this host under other names, with the host's own.
#include <math.h>
#include <string.h>
#include <time.h>

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

int main(void) {
    check_seed("wasm-arithmetic", (unsigned long long)time(NULL));
    for (int time_left = 100000; time_left > 0; time_left--) {
        wide a = random_wide(), b = random_wide();
        __int128 x = (__int128)a, y = (__int128)b;
        if (check_random() & 1) x = (__int128)-a;
        if (check_random() & 1) y = (__int128)-b;
        int by = (int)(check_random() % 128);
        int holds = (wide)our_multi3(x, y) == (wide)x * (wide)y && (wide)our_ashlti3(x, by) == (wide)x << by
            && (wide)our_lshrti3(x, by) == (wide)x >> by && our_ashrti3(x, by) == x >> by;
        if (b != 0) {
            holds = holds && our_udivti3(a, b) == a / b && our_umodti3(a, b) == a % b;
            if (!((wide)x == (wide)1 << 127 && y == -1)) holds = holds && our_divti3(x, y) == x / y && our_modti3(x, y) == x % y;
        }
        if (!CHECK(holds)) break;
        double p = random_double(), q = random_double();
        if (!CHECK(same(our_round(p), round(p)) && same(our_fmod(p, q), fmod(p, q)))) break;
    }
    return check_report("wasm-arithmetic");
}
