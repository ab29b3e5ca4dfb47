// How long formatting takes through the C library: a short string, and 100 KB of regular, of random and of twice as dense
// random codes against a floor in C that only finds the codes, copies the text and keeps a record of each. The median of
// five, all in one run.
//
// format [DATA-FOLDER [ROUNDS]]
#define BENCH "format"
#include "bench.h"
#include <stdint.h>
#include <string.h>

#define REPEATS 5
#define FLOOR_LIMIT 5.0 // times the floor
#define SHORT_LIMIT 1.5 // microseconds

// ---- The floor ----------------------------------------------------------------------------------------------------

typedef struct {
    uint32_t offset; // in the output
    uint32_t number;
    char letter;
} code_record;

static size_t floor_pass(const char *format, size_t length) {
    char *output = malloc(length);
    size_t room = 64, count = 0, written = 0;
    code_record *codes = malloc(room * sizeof *codes);
    const char *at = format, *end = format + length;
    while (output && codes && at < end) {
        const char *percent = memchr(at, '%', (size_t)(end - at));
        size_t plain = (size_t)((percent ? percent : end) - at);
        memcpy(output + written, at, plain);
        written += plain;
        if (!percent) break;
        uint32_t number = 0;
        for (at = percent + 1; at < end && (*at == '-' || *at == '.' || (*at >= '0' && *at <= '9')); at++)
            number = number * 10 + (uint32_t)(*at - '0');
        if (count == room) codes = realloc(codes, (room *= 2) * sizeof *codes);
        if (!codes || at == end) break;
        codes[count++] = (code_record){(uint32_t)written, number, *at++};
    }
    // Kept from being optimised away.
    volatile size_t result = written + count + (codes && count ? codes[count - 1].offset : 0);
    free(output);
    free(codes);
    return result;
}

// ---- The library --------------------------------------------------------------------------------------------------

static reglet_formatter_ref formatter;

static const reglet_string argument = {"an argument", 11};
static const reglet_arguments arguments = {sizeof arguments, 0, &argument, 1, NULL, 0};

static void set_up(void) {
    static const reglet_string families[] = {{"Courier", 7}, {"Arial", 5}, {"Georgia", 7}, {"Optima", 6}};
    static const uint32_t colors[] = {0xFF0000FF, 0x0000FFFF, 0x00FF00FF, 0x808080FF};
    const reglet_attachment attachment = {.struct_size = sizeof attachment, .name = "star", .name_length = 4, .width = 12, .height = 10};
    formatter = reglet_formatter_create();
    require(reglet_formatter_set_families(formatter, families, 4, NULL));
    require(reglet_formatter_set_colors(formatter, colors, 4));
    require(reglet_formatter_set_attachments(formatter, &attachment, 1));
}

static void format_pass(const char *format, size_t length, const reglet_arguments *given) {
    reglet_text_ref text;
    require(reglet_formatter_format(formatter, format, length, given, &text, NULL));
    reglet_text_destroy(text);
}

// ---- The measurements ---------------------------------------------------------------------------------------------

static char *load(const char *folder, const char *name, size_t *length) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%s.txt", folder, name);
    FILE *file = fopen(path, "rb");
    if (!file) fail(path);
    char *data = malloc(1 << 20);
    *length = data ? fread(data, 1, 1 << 20, file) : 0;
    fclose(file);
    return data;
}

// Prints the ratio to the floor; false where it is too great.
static int long_input(const char *folder, const char *name, int rounds) {
    size_t length;
    char *format = load(folder, name, &length);
    double floors[REPEATS], times[REPEATS];
    for (int repeat = 0; repeat < REPEATS; repeat++) {
        floors[repeat] = times[repeat] = 0;
        // By turns, so that neither finds the processor prepared for this very input by its own last round.
        for (int i = 0; i < rounds; i++) {
            double start = microseconds();
            floor_pass(format, length);
            double middle = microseconds();
            format_pass(format, length, &arguments);
            floors[repeat] += (middle - start) / rounds;
            times[repeat] += (microseconds() - middle) / rounds;
        }
    }
    free(format);
    double least = median(floors, REPEATS), time = median(times, REPEATS), ratio = time / least;
    printf("%-8s %zu bytes: floor %.1f us, format %.1f us, %.2f times (at most %.0f)\n", name, length, least, time, ratio, FLOOR_LIMIT);
    return ratio <= FLOOR_LIMIT;
}

static int short_input(int rounds) {
    static const char format[] =
        "%0C%0FRed Courier Text %1C%1FBlue Arial Text %LHERE%l %40S20.%20S00%15O%%%N and %Bbold%b text here";
    double times[REPEATS];
    for (int repeat = 0; repeat < REPEATS; repeat++) {
        double start = microseconds();
        for (int i = 0; i < rounds; i++) format_pass(format, sizeof format - 1, NULL);
        times[repeat] = (microseconds() - start) / rounds;
    }
    double time = median(times, REPEATS);
    printf("short    %zu bytes with release: %.2f us (at most %.1f)\n", sizeof format - 1, time, SHORT_LIMIT);
    return time <= SHORT_LIMIT;
}

int main(int count, char **given) {
    const char *folder = count > 1 ? given[1] : "Tests/Benchmarks/data";
    int rounds = count > 2 ? atoi(given[2]) : 200;
    keep_memory();
    set_up();
    int passed = long_input(folder, "regular", rounds) + long_input(folder, "random", rounds) + long_input(folder, "dense", rounds) +
                 short_input(rounds * 500);
    reglet_formatter_destroy(formatter);
    printf("bench-format: %d passed, %d failed, 0 skipped\n", passed, 4 - passed);
    return passed != 4;
}
