// cc -IInclude bindings/c/examples/hello.c build/libreglet.a -lm -o build/hello
#include <reglet.h>
#include <stdio.h>
#include <string.h>

// Prints the runs of a text: where each begins and ends, its size, its colour.
static void print_runs(reglet_text_cref text) {
    reglet_text_counts counts;
    reglet_text_count(text, &counts);
    for (size_t i = 0; i < counts.runs; i++) {
        reglet_run run;
        reglet_text_run(text, i, &run);
        printf("%2u to %2u: %2.0f points, #%08x\n", (unsigned)run.start, (unsigned)run.end, run.size, (unsigned)run.color);
    }
}

int main(void) {
    const char *format = "%0C%BSale%b%c: %40S20.%20S00%15O%%";
    const uint32_t colors[] = {0xff0000ff};
    reglet_formatter_ref formatter = reglet_formatter_create();
    reglet_text_ref text = NULL;
    reglet_error error;
    reglet_status status = reglet_formatter_set_colors(formatter, colors, 1);
    if (status == REGLET_OK) status = reglet_formatter_format(formatter, format, strlen(format), NULL, &text, &error);
    if (status == REGLET_OK) print_runs(text);
    else printf("%s\n", reglet_status_text(status));
    reglet_text_destroy(text);
    reglet_formatter_destroy(formatter);
    return status == REGLET_OK ? 0 : 1;
}
