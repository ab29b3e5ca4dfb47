// Runs the abuse matrix: see abuse.h. rows.inc is made from reglet.exports, a ROW(function) a line.
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include "check.h"
#undef CHECK
#include "abuse.h"

#define ROW(function) void abuse_##function(void) __attribute__((weak));
#include "rows.inc"
#undef ROW

static const struct {
    const char *function;
    void (*row)(void);
} rows[] = {
#define ROW(function) {#function, abuse_##function},
#include "rows.inc"
#undef ROW
};

static const char *running = "?";

int abuse_check(int holds, const char *what, const char *file, int line) { return check_that(holds, what, file, line); }

// A trap is a bare signal: say whose it was.
static void trapped(int signal_number) {
    static const char text[] = "abuse: trapped in the row of ";
    if (write(2, text, sizeof text - 1) < 0 || write(2, running, strlen(running)) < 0 || write(2, "\n", 1) < 0) _exit(2);
    signal(signal_number, SIG_DFL);
    raise(signal_number);
}

int main(void) {
    signal(SIGILL, trapped);
    signal(SIGTRAP, trapped);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        if (!rows[i].row) {
            fprintf(stderr, "abuse: %s has no row\n", rows[i].function);
            check_failed++;
            continue;
        }
        running = rows[i].function;
        rows[i].row();
    }
    printf("abuse: %zu functions\n", sizeof rows / sizeof *rows);
    return check_report("abuse");
}
