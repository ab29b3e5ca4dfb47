// The format language, with the defaults, the tables, the mode and the arguments from the input's end.
//
// Lenient formatting fails for nothing but size; strict formatting fails with the first problem that the lenient run
// lists, or makes the same text; runs are canonical; an escaped text formats to itself; of what was made a format string can be
// made that makes it again.
#include "fuzz.h"

typedef struct {
    reglet_string strings[4];
    size_t count;
} string_table;

// Up to three stretches of the input itself.
static string_table take_strings(fuzz_input *input) {
    string_table table = {.count = fuzz_byte(input) % 4};
    for (size_t i = 0; i < table.count; i++) {
        size_t start = input->size ? fuzz_byte(input) % (input->size + 1) : 0;
        size_t length = fuzz_byte(input) % 16;
        if (start > input->size) start = input->size;
        if (length > input->size - start) length = input->size - start;
        table.strings[i] = (reglet_string){(const char *)input->data + start, length};
    }
    return table;
}

// What is refused leaves the formatter as it was.
static void set_tables(reglet_formatter_ref formatter, fuzz_input *input) {
    static const reglet_string names[] = {{"Courier", 7}, {"HelveticaNeue", 13}, {"Georgia", 7}, {"Nope", 4}};
    reglet_attributes defaults = {.struct_size = sizeof defaults};
    defaults.mask = fuzz_byte(input) | (uint32_t)(fuzz_byte(input) & 4) << 8;
    defaults.family = names[fuzz_byte(input) % 4].utf8;
    defaults.family_length = strlen(defaults.family);
    defaults.size = fuzz_number(input);
    defaults.weight = (int8_t)fuzz_byte(input) * 9;
    defaults.alignment = fuzz_byte(input) % 6;
    reglet_formatter_set_defaults(formatter, &defaults, NULL);
    reglet_formatter_set_families(formatter, names, fuzz_byte(input) % 5, NULL);
    const uint32_t colors[] = {0xFF0000FF, fuzz_byte(input), 0};
    FUZZ_ASSERT(reglet_formatter_set_colors(formatter, colors, fuzz_byte(input) % 4) == REGLET_OK);
    string_table links = take_strings(input);
    reglet_formatter_set_links(formatter, links.strings, links.count);
    reglet_attachment boxes[2] = {{.struct_size = sizeof *boxes, .width = 1}, {.struct_size = sizeof *boxes, .name = "x", .name_length = 1}};
    boxes[1].height = fuzz_number(input);
    boxes[1].alignment = fuzz_byte(input) % 9;
    reglet_formatter_set_attachments(formatter, boxes, fuzz_byte(input) % 3);
}

// Runs cover the text, are not empty, and neighbours differ.
static void check_runs(reglet_text_cref text) {
    reglet_text_counts counts;
    FUZZ_ASSERT(reglet_text_count(text, &counts) == REGLET_OK);
    reglet_run *runs = malloc((counts.runs + 1) * sizeof *runs);
    FUZZ_ASSERT(reglet_text_runs(text, REGLET_UNIT_UTF8, 0, counts.runs, runs) == REGLET_OK);
    uint32_t end = 0;
    int32_t link = -1, attachment = -1;
    for (uint32_t i = 0; i < counts.runs; i++) {
        const reglet_run *run = &runs[i], *last = i ? &runs[i - 1] : NULL;
        FUZZ_ASSERT(run->start == end && run->end > run->start);
        FUZZ_ASSERT(!last || last->look != run->look || last->link != run->link || last->attachment >= 0 || run->attachment >= 0);
        FUZZ_ASSERT(run->link < 0 || run->link == link || run->link == link + 1);
        FUZZ_ASSERT(run->size > 0 && run->size <= 10000 && run->weight >= -1000 && run->weight <= 1000);
        FUZZ_ASSERT(run->family >= 0 && (uint32_t)run->family < counts.names && run->target < (int32_t)counts.names);
        if (run->link >= 0) link = run->link;
        if (run->attachment >= 0) FUZZ_ASSERT(run->attachment == ++attachment && run->end - run->start == 3);
        end = run->end;
    }
    FUZZ_ASSERT(end == counts.utf8 && (uint32_t)(link + 1) == counts.links && (uint32_t)(attachment + 1) == counts.attachments);
    free(runs);
}

// The formatter is strict.
static void check_way_back(reglet_formatter_cref formatter, reglet_text_cref text) {
    size_t needed = 0, length = 0;
    reglet_status status = reglet_text_to_format(text, formatter, NULL, 0, &needed, NULL);
    FUZZ_ASSERT(status == (needed ? REGLET_STATUS_BUFFER_TOO_SMALL : REGLET_OK));
    char *format = malloc(needed + 1);
    FUZZ_ASSERT(reglet_text_to_format(text, formatter, format, needed, &length, NULL) == REGLET_OK && length == needed);
    reglet_text_ref again = NULL;
    int32_t equal = 0;
    FUZZ_ASSERT(reglet_formatter_format(formatter, format, length, NULL, &again, NULL) == REGLET_OK);
    FUZZ_ASSERT(reglet_text_equal(text, again, &equal) == REGLET_OK && equal);
    reglet_text_destroy(again);
    free(format);
}

static void check_format(reglet_formatter_ref formatter, const char *format, size_t length, const reglet_arguments *arguments) {
    reglet_text_ref strict = NULL, lenient = NULL;
    reglet_error error = {REGLET_OK, 0};
    size_t count = 0;
    reglet_error *problems = malloc((length + 1) * sizeof *problems);
    reglet_status status = reglet_formatter_diagnose(formatter, format, length, arguments, problems, length, &count);
    FUZZ_ASSERT(status == REGLET_OK || status == REGLET_STATUS_TOO_LARGE);
    for (size_t i = 0; i < count; i++) FUZZ_ASSERT(problems[i].byte_offset < length && problems[i].code < 0);
    FUZZ_ASSERT(reglet_formatter_set_lenient(formatter, 1) == REGLET_OK);
    FUZZ_ASSERT(reglet_formatter_format(formatter, format, length, arguments, &lenient, NULL) == status);
    FUZZ_ASSERT(reglet_formatter_set_lenient(formatter, 0) == REGLET_OK);
    status = reglet_formatter_format(formatter, format, length, arguments, &strict, &error);
    FUZZ_ASSERT(status == error.code && (status == REGLET_OK) == (strict != NULL));
    if (lenient) {
        check_runs(lenient);
        check_way_back(formatter, lenient);
        FUZZ_ASSERT((status == REGLET_OK) == (count == 0));
        if (count) FUZZ_ASSERT(error.code == problems[0].code && error.byte_offset == problems[0].byte_offset);
    }
    if (strict && lenient) {
        int32_t equal = 0;
        FUZZ_ASSERT(reglet_text_equal(strict, lenient, &equal) == REGLET_OK && equal);
    }
    reglet_text_destroy(strict);
    reglet_text_destroy(lenient);
    free(problems);
}

static void check_escape(reglet_formatter_ref formatter, const char *text, size_t length) {
    char *escaped = malloc(2 * length + 1), *back = malloc(length + 1);
    size_t escaped_length = 0, back_length = 0;
    if (reglet_escape(text, length, escaped, 2 * length, &escaped_length) == REGLET_OK) {
        reglet_text_ref formatted = NULL;
        reglet_text_counts counts;
        FUZZ_ASSERT(reglet_formatter_format(formatter, escaped, escaped_length, NULL, &formatted, NULL) == REGLET_OK);
        FUZZ_ASSERT(reglet_text_utf8(formatted, back, length, &back_length) == REGLET_OK && back_length == length);
        FUZZ_ASSERT(length == 0 || !memcmp(back, text, length));
        FUZZ_ASSERT(reglet_text_count(formatted, &counts) == REGLET_OK && counts.runs == (length > 0));
        reglet_text_destroy(formatted);
    }
    free(escaped);
    free(back);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    fuzz_input input = {data, size};
    reglet_formatter_ref formatter = reglet_formatter_create();
    set_tables(formatter, &input);
    string_table values = take_strings(&input), names = take_strings(&input);
    reglet_argument named[4];
    for (size_t i = 0; i < names.count; i++)
        named[i] = (reglet_argument){names.strings[i].utf8, names.strings[i].length, "%Bvalue", 7};
    const reglet_arguments arguments = {sizeof arguments, 0, values.strings, values.count, named, names.count};
    const char *format = (const char *)data;
    reglet_text_ref text = NULL;
    // Arguments that are not UTF-8 are refused whatever the mode.
    FUZZ_ASSERT(reglet_formatter_set_lenient(formatter, 1) == REGLET_OK);
    reglet_status status = reglet_formatter_format(formatter, format, input.size, &arguments, &text, NULL);
    FUZZ_ASSERT(status == REGLET_OK || status == REGLET_STATUS_INVALID_UTF8 || status == REGLET_STATUS_TOO_LARGE);
    FUZZ_ASSERT(reglet_formatter_set_lenient(formatter, 0) == REGLET_OK);
    check_format(formatter, format, input.size, status == REGLET_OK ? &arguments : NULL);
    check_escape(formatter, format, input.size);
    reglet_text_destroy(text);
    reglet_formatter_destroy(formatter);
    return 0;
}
