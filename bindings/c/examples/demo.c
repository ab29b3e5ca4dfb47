// cc -IInclude bindings/c/examples/demo.c build/libreglet.a -lm -o build/demo
#include <reglet.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char *const formats[] = {
    "%0C%0FRed Courier Text %1C%1FBlue Arial Text %0CRed Arial Text",
    "For more, click %1C%1U%0LHERE%l%u%c.",
    "Only %40S20.%20S00%15O%%%N today",
    "%P %B汪汪隊阿奇%b",
    "100% sure",
};

static void fail(reglet_status status) {
    fprintf(stderr, "%s\n", reglet_status_text(status));
    exit(1);
}

static void check(reglet_status status) {
    if (status != REGLET_OK) fail(status);
}

static reglet_string string(const char *utf8) { return (reglet_string){utf8, strlen(utf8)}; }

static reglet_formatter_ref make_formatter(void) {
    reglet_formatter_ref formatter = reglet_formatter_create();
    const reglet_string families[] = {string("Courier"), string("Arial")};
    const reglet_string links[] = {string("https://example.org/more")};
    const uint32_t colors[] = {0xff0000ff, 0x0000ffff};
    reglet_attachment icon = {.struct_size = sizeof icon, .name = "icon", .name_length = 4, .width = 17, .height = 17, .y = -2};
    icon.alternative_text = "(icon)";
    icon.alternative_length = strlen(icon.alternative_text);
    check(reglet_formatter_set_families(formatter, families, 2, NULL));
    check(reglet_formatter_set_links(formatter, links, 1));
    check(reglet_formatter_set_colors(formatter, colors, 2));
    check(reglet_formatter_set_attachments(formatter, &icon, 1));
    check(reglet_formatter_set_lenient(formatter, 1));
    return formatter;
}

// The text for this terminal, or as plain text for a file.
static void print_text(reglet_text_cref text) {
    char buffer[1024];
    size_t length;
    if (isatty(1)) check(reglet_text_to_ansi(text, REGLET_ANSI_TRUE_COLOR, buffer, sizeof buffer, &length));
    else check(reglet_text_to_plain(text, buffer, sizeof buffer, &length));
    printf("%.*s\n", (int)length, buffer);
}

static void print_attachment(reglet_text_cref text, size_t number) {
    reglet_attachment attachment = {.struct_size = sizeof attachment};
    char buffer[64];
    size_t index, length;
    check(reglet_text_attachment(text, number, &index, &attachment, buffer, sizeof buffer, &length));
    printf("  image %.*s %gx%g", (int)attachment.name_length, attachment.name, attachment.width, attachment.height);
}

static void print_runs(reglet_text_cref text, reglet_fonts_cref fonts) {
    reglet_text_counts counts;
    check(reglet_text_count(text, &counts));
    for (size_t i = 0; i < counts.runs; i++) {
        reglet_run run;
        reglet_face face;
        char family[64], name[64];
        size_t length;
        check(reglet_text_runs(text, REGLET_UNIT_SCALAR, i, 1, &run));
        check(reglet_text_name(text, (size_t)run.family, family, sizeof family, &length));
        check(reglet_fonts_resolve(fonts, family, length, run.weight, run.italic, &face));
        check(reglet_fonts_face_name(fonts, &face, name, sizeof name, &length));
        printf("  %3u-%-3u %-14.*s %4g  #%08x  raised %g", (unsigned)run.start, (unsigned)run.end, (int)length, name, run.size,
               (unsigned)run.color, run.baseline_offset);
        if (run.link >= 0) printf("  link %d", (int)run.link);
        if (run.attachment >= 0) print_attachment(text, (size_t)run.attachment);
        printf("\n");
    }
}

// What a lenient formatter left as it was.
static void print_problems(reglet_formatter_cref formatter, const char *format) {
    reglet_error problems[8];
    size_t count;
    check(reglet_formatter_diagnose(formatter, format, strlen(format), NULL, problems, 8, &count));
    for (size_t i = 0; i < count; i++)
        printf("  at byte %u: %s\n", (unsigned)problems[i].byte_offset, reglet_status_name(problems[i].code));
}

int main(void) {
    reglet_formatter_ref formatter = make_formatter();
    reglet_fonts_ref fonts = reglet_fonts_create();
    for (size_t i = 0; i < sizeof formats / sizeof *formats; i++) {
        reglet_text_ref text;
        check(reglet_formatter_format(formatter, formats[i], strlen(formats[i]), NULL, &text, NULL));
        print_text(text);
        print_runs(text, fonts);
        print_problems(formatter, formats[i]);
        reglet_text_destroy(text);
    }
    reglet_fonts_destroy(fonts);
    reglet_formatter_destroy(formatter);
    return 0;
}
