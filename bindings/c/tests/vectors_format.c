// Every field of every case of the format language's vectors.
#include <reglet.h>
#include <string.h>

#include "check.h"
#include "vectors.h"

#define MOST 64 // entries of a table in a configuration

static long fields;
static const vector_case *current;

// Counts a field, and says where it is not as expected.
static void field(int holds, const char *path, int number) {
    fields++;
    if (check_that(holds, "a field", path, number)) return;
    fprintf(stderr, "    case %s: ", current->name);
    fprintf(stderr, path, number);
    fprintf(stderr, "\n");
}

static void require(reglet_status status) {
    if (status == REGLET_OK) return;
    fprintf(stderr, "case %s: %s\n", current ? current->name : "?", reglet_status_name(status));
    exit(1);
}

static int is_text(const vector_field *expected, const char *text, size_t length) {
    return expected && expected->kind == VECTOR_TEXT && expected->length == length && !memcmp(expected->text, text, length);
}

static int is_name(const vector_field *expected, const char *name) { return is_text(expected, name, strlen(name)); }

// ---- Configurations -----------------------------------------------------------------------------------------------

static size_t count_at(const vector_case *config, const char *table) {
    char path[64];
    snprintf(path, sizeof path, "%s.#", table);
    size_t count = (size_t)vector_number(config, path, 0);
    if (count > MOST) exit(2);
    return count;
}

static size_t strings_at(const vector_case *config, const char *table, reglet_string *strings) {
    size_t count = count_at(config, table);
    for (size_t i = 0; i < count; i++) {
        const vector_field *entry = vector_at(config, "%s.%zu", table, i);
        strings[i] = (reglet_string){entry->text, entry->length};
    }
    return count;
}

static uint32_t color_of(const vector_field *text) {
    uint32_t color = 0;
    require(reglet_color_parse(text->text, text->length, &color));
    return color;
}

static reglet_alignment alignment_named(const char *name) {
    static const char *const names[] = {"natural", "left", "center", "right", "justified"};
    for (reglet_alignment i = 0; i < 5; i++)
        if (!strcmp(name, names[i])) return i;
    exit(2);
}

static void set_defaults(reglet_formatter_ref formatter, const vector_case *config) {
    reglet_attributes defaults = {.struct_size = sizeof defaults};
    const vector_field *at;
    if ((at = vector_at(config, "default_font_family"))) {
        defaults.mask |= REGLET_ATTRIBUTE_FAMILY;
        defaults.family = at->text;
        defaults.family_length = at->length;
    }
    if ((at = vector_at(config, "default_point_size"))) defaults.mask |= REGLET_ATTRIBUTE_SIZE, defaults.size = at->number;
    if ((at = vector_at(config, "default_weight"))) defaults.mask |= REGLET_ATTRIBUTE_WEIGHT, defaults.weight = (int32_t)at->number;
    if ((at = vector_at(config, "default_color"))) defaults.mask |= REGLET_ATTRIBUTE_COLOR, defaults.color = color_of(at);
    if ((at = vector_at(config, "default_background_color")))
        defaults.mask |= REGLET_ATTRIBUTE_BACKGROUND, defaults.background = color_of(at);
    if ((at = vector_at(config, "default_alignment")))
        defaults.mask |= REGLET_ATTRIBUTE_ALIGNMENT, defaults.alignment = alignment_named(at->text);
    require(reglet_formatter_set_defaults(formatter, &defaults, NULL));
}

static reglet_formatter_ref formatter_of(const vector_case *config) {
    reglet_formatter_ref formatter = reglet_formatter_create();
    reglet_string strings[MOST];
    uint32_t colors[MOST];
    reglet_attachment attachments[MOST];
    set_defaults(formatter, config);
    require(reglet_formatter_set_families(formatter, strings, strings_at(config, "font_families", strings), NULL));
    require(reglet_formatter_set_links(formatter, strings, strings_at(config, "links", strings)));
    size_t count = count_at(config, "colors");
    for (size_t i = 0; i < count; i++) colors[i] = color_of(vector_at(config, "colors.%zu", i));
    require(reglet_formatter_set_colors(formatter, colors, count));
    count = count_at(config, "attachments");
    for (size_t i = 0; i < count; i++) {
        const vector_field *name = vector_at(config, "attachments.%zu.name", i);
        attachments[i] = (reglet_attachment){
            .struct_size = sizeof *attachments, .name = name->text, .name_length = name->length,
            .width = vector_at(config, "attachments.%zu.width", i)->number,
            .height = vector_at(config, "attachments.%zu.height", i)->number,
            .x = vector_at(config, "attachments.%zu.x", i)->number, .y = vector_at(config, "attachments.%zu.y", i)->number};
    }
    require(reglet_formatter_set_attachments(formatter, attachments, count));
    return formatter;
}

// The arguments of a configuration; they point into these.
static reglet_string values[MOST];
static reglet_argument named[MOST];
static char keys[MOST][256];

static reglet_arguments arguments_of(const vector_case *config) {
    reglet_arguments arguments = {.struct_size = sizeof arguments, .values = values, .named = named};
    arguments.value_count = strings_at(config, "arguments", values);
    for (size_t i = 0; i < config->count; i++) {
        const vector_field *at = &config->fields[i];
        if (strncmp(at->path, "named_arguments.", 16) || at->kind != VECTOR_TEXT) continue;
        size_t number = arguments.named_count++;
        size_t length = vector_last_key(at, keys[number]);
        named[number] = (reglet_argument){keys[number], length, at->text, at->length};
    }
    return arguments;
}

// ---- Comparison ---------------------------------------------------------------------------------------------------

static reglet_fonts_ref fonts;

static int is_number(const vector_field *expected, double number) {
    return expected && expected->kind == VECTOR_NUMBER && expected->number == number;
}

static int is_color(const vector_field *expected, uint32_t color) {
    char text[10];
    snprintf(text, sizeof text, "#%08x", (unsigned)color);
    return is_name(expected, text);
}

static void compare_names(reglet_text_cref text, const reglet_run *run, int number) {
    static const char *const alignments[] = {"natural", "left", "center", "right", "justified"};
    char name[256];
    size_t length = 0;
    require(reglet_text_name(text, (size_t)run->family, name, sizeof name, &length));
    field(is_text(vector_at(current, "expect.runs.%d.family", number), name, length), "runs.%d.family", number);
    reglet_face face;
    require(reglet_fonts_resolve(fonts, name, length, run->weight, run->italic, &face));
    require(reglet_fonts_face_name(fonts, &face, name, sizeof name, &length));
    field(is_text(vector_at(current, "expect.runs.%d.font", number), name, length), "runs.%d.font", number);
    field(is_name(vector_at(current, "expect.runs.%d.alignment", number), alignments[run->alignment]), "runs.%d.alignment", number);
}

static void compare_link(reglet_text_cref text, const reglet_run *run, int number) {
    if (run->link < 0) {
        const vector_field *none = vector_at(current, "expect.runs.%d.link", number);
        field(none && none->kind == VECTOR_NULL, "runs.%d.link.number", number);
        field(run->target < 0, "runs.%d.link.target", number);
        return;
    }
    field(is_number(vector_at(current, "expect.runs.%d.link.number", number), run->link), "runs.%d.link.number", number);
    const vector_field *target = vector_at(current, "expect.runs.%d.link.target", number);
    char name[1024];
    size_t length = 0;
    if (run->target >= 0) require(reglet_text_name(text, (size_t)run->target, name, sizeof name, &length));
    field(run->target < 0 ? target && target->kind == VECTOR_NULL : is_text(target, name, length), "runs.%d.link.target", number);
}

static void compare_attachment(reglet_text_cref text, const reglet_run *run, int number) {
    static const char *const parts[] = {"name", "width", "height", "x", "y"};
    char path[64], buffer[1024];
    reglet_attachment box = {.struct_size = sizeof box};
    size_t index, length;
    const vector_field *none = vector_at(current, "expect.runs.%d.attachment", number);
    if (run->attachment >= 0)
        require(reglet_text_attachment(text, (size_t)run->attachment, &index, &box, buffer, sizeof buffer, &length));
    const double numbers[] = {0, box.width, box.height, box.x, box.y};
    for (int part = 0; part < 5; part++) {
        snprintf(path, sizeof path, "expect.runs.%d.attachment.%s", number, parts[part]);
        const vector_field *expected = vector_at(current, "%s", path);
        int holds = run->attachment < 0 ? none && none->kind == VECTOR_NULL
                    : part == 0         ? is_text(expected, box.name, box.name_length)
                                        : is_number(expected, numbers[part]);
        field(holds, "runs.%d.attachment", number);
    }
}

static void compare_run(reglet_text_cref text, const reglet_run *run, int number) {
    const struct {
        const char *key;
        double number;
    } numbers[] = {{"start", run->start}, {"end", run->end}, {"weight", run->weight}, {"size", run->size},
                   {"underline", run->underline}, {"strikethrough", run->strikethrough},
                   {"baseline_offset", run->baseline_offset}, {"kern", run->kern}};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        field(is_number(vector_at(current, "expect.runs.%d.%s", number, numbers[i].key), numbers[i].number), "runs.%d, a number", number);
    const vector_field *italic = vector_at(current, "expect.runs.%d.italic", number);
    field(italic && italic->kind == (run->italic ? VECTOR_TRUE : VECTOR_FALSE), "runs.%d.italic", number);
    field(is_color(vector_at(current, "expect.runs.%d.color", number), run->color), "runs.%d.color", number);
    field(is_color(vector_at(current, "expect.runs.%d.background", number), run->background), "runs.%d.background", number);
    compare_names(text, run, number);
    compare_link(text, run, number);
    compare_attachment(text, run, number);
}

static void compare_text(reglet_text_cref text) {
    static char string[1 << 16];
    static reglet_run runs[4096];
    size_t length = 0;
    reglet_text_counts counts;
    require(reglet_text_utf8(text, string, sizeof string, &length));
    field(is_text(vector_at(current, "expect.string"), string, length), "string", 0);
    require(reglet_text_count(text, &counts));
    CHECK(is_number(vector_at(current, "expect.runs.#"), counts.runs) && counts.runs <= 4096);
    require(reglet_text_runs(text, REGLET_UNIT_SCALAR, 0, counts.runs, runs));
    for (uint32_t i = 0; i < counts.runs; i++) compare_run(text, &runs[i], (int)i);
}

static void compare_problems(const reglet_error *problems, size_t count) {
    CHECK(is_number(vector_at(current, "expect.diagnostics.#"), (double)count));
    for (size_t i = 0; i < count; i++) {
        field(is_name(vector_at(current, "expect.diagnostics.%zu.code", i), reglet_status_name(problems[i].code)), "diagnostics.%d.code", (int)i);
        field(is_number(vector_at(current, "expect.diagnostics.%zu.byte_offset", i), problems[i].byte_offset), "diagnostics.%d.byte_offset", (int)i);
    }
}

// ---- Cases --------------------------------------------------------------------------------------------------------

static size_t from_hexadecimal(const vector_field *digits, char *bytes) {
    for (size_t i = 0; i < digits->length / 2; i++) {
        unsigned byte;
        if (sscanf(digits->text + 2 * i, "%2x", &byte) != 1) exit(2);
        bytes[i] = (char)byte;
    }
    return digits->length / 2;
}

static void run_case(const vector_case *one, const vector_case *config) {
    static char bytes[4096];
    static reglet_error problems[4096];
    current = one;
    reglet_formatter_ref formatter = formatter_of(config);
    reglet_arguments arguments = arguments_of(config);
    int lenient = vector_at(one, "lenient")->kind == VECTOR_TRUE;
    require(reglet_formatter_set_lenient(formatter, lenient));
    const vector_field *format = vector_at(one, "format");
    const char *given = format ? format->text : bytes;
    size_t length = format ? format->length : from_hexadecimal(vector_at(one, "format_hex"), bytes), count = 0;
    reglet_text_ref text = NULL;
    reglet_error error = {0, 0};
    reglet_status status = reglet_formatter_format(formatter, given, length, &arguments, &text, &error);
    require(reglet_formatter_diagnose(formatter, given, length, &arguments, problems, 4096, &count));
    if (vector_at(one, "error.code")) {
        field(status != REGLET_OK, "error", 0);
        field(status == error.code && is_name(vector_at(one, "error.code"), reglet_status_name(error.code)), "error.code", 0);
        field(is_number(vector_at(one, "error.byte_offset"), error.byte_offset), "error.byte_offset", 0);
        CHECK(count > 0 && text == NULL);
    } else if (CHECK(status == REGLET_OK)) {
        compare_text(text);
        compare_problems(problems, count);
    }
    reglet_text_destroy(text);
    reglet_formatter_destroy(formatter);
}

int main(int count, char **files) {
    fonts = reglet_fonts_create();
    for (int i = 1; i < count; i++) {
        vector_file file = vectors_load(files[i]);
        long before = fields;
        for (size_t j = 0; j < file.count; j++) {
            const vector_case *one = &file.cases[j];
            if (strcmp(one->group, "cases")) continue;
            const vector_case *config = vectors_find(&file, "configs", vector_text(one, "config", ""));
            if (CHECK(config != NULL)) run_case(one, config);
        }
        printf("%s: %ld fields compared\n", files[i], fields - before);
        vectors_free(&file);
        CHECK(fields > before);
    }
    reglet_fonts_destroy(fonts);
    CHECK(count > 1);
    return check_report("vectors_format");
}
