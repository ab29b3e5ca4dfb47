// Rows of the abuse matrix: reading texts.
#include "abuse.h"
#include "abuse_text.h"

ABUSE(reglet_text_create) {
    reglet_text_ref text = OUTSIDE;
    reglet_error error = {0, 77};
    CHECK_STATUS(reglet_text_create("x", 1, NULL, NULL, &error), REGLET_STATUS_NULL_ARGUMENT);
    CHECK(error.code == REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_text_create(NULL, 1, NULL, &text, NULL), REGLET_STATUS_NULL_ARGUMENT);
    ABUSE_EACH(abuse_lengths, i) {
        CHECK_STATUS(reglet_text_create("x", abuse_lengths[i], NULL, &text, NULL), REGLET_STATUS_TOO_LARGE);
        CHECK_STATUS(reglet_text_create(NULL, abuse_lengths[i], NULL, &text, NULL), REGLET_STATUS_TOO_LARGE);
    }
    ABUSE_EACH(abuse_texts, i) {
        CHECK_STATUS(reglet_text_create(abuse_texts[i].bytes, abuse_texts[i].length, NULL, &text, &error), REGLET_STATUS_INVALID_UTF8);
        CHECK(error.byte_offset == abuse_texts[i].offset);
    }
    for (size_t i = 0; i < WRONG_ATTRIBUTES; i++)
        CHECK_STATUS(reglet_text_create("x", 1, &wrong_attributes[i].attributes, &text, NULL), wrong_attributes[i].status);
    CHECK(text == OUTSIDE);
    CHECK_STATUS(reglet_text_create(NULL, 0, NULL, &text, NULL), REGLET_OK);
    reglet_text_destroy(text);
}

ABUSE(reglet_text_copy) {
    reglet_text_ref text = example(), copy = OUTSIDE;
    CHECK_STATUS(reglet_text_copy(NULL, &copy), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_text_copy(text, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK(copy == OUTSIDE);
    CHECK_STATUS(reglet_text_copy(text, &copy), REGLET_OK);
    CHECK_STATUS(reglet_text_delete(text, 0, 1), REGLET_OK);
    reglet_text_destroy(text);
    unchanged(copy);
}

ABUSE(reglet_text_destroy) {
    reglet_text_destroy(NULL);
    for (int i = 0; i < 100; i++) reglet_text_destroy(example());
}

ABUSE(reglet_text_equal) {
    reglet_text_ref text = example();
    int32_t equal = 77;
    CHECK_STATUS(reglet_text_equal(NULL, text, &equal), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_text_equal(text, NULL, &equal), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_text_equal(text, text, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK(equal == 77);
    CHECK_STATUS(reglet_text_equal(text, text, &equal), REGLET_OK);
    CHECK(equal == 1);
    unchanged(text);
}

ABUSE(reglet_text_count) {
    reglet_text_ref text = example();
    reglet_text_counts counts = {.utf8 = 77};
    CHECK_STATUS(reglet_text_count(NULL, &counts), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_text_count(text, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK(counts.utf8 == 77);
    unchanged(text);
}

ABUSE(reglet_text_utf8) {
    reglet_text_ref text = example();
    char buffer[LENGTH] = "unseen";
    size_t length = 77;
    CHECK_STATUS(reglet_text_utf8(NULL, buffer, sizeof buffer, &length), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_text_utf8(text, buffer, sizeof buffer, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_text_utf8(text, NULL, 1, &length), REGLET_STATUS_NULL_ARGUMENT);
    CHECK(length == 77);
    CHECK_STATUS(reglet_text_utf8(text, NULL, 0, &length), REGLET_STATUS_BUFFER_TOO_SMALL);
    CHECK(length == LENGTH);
    CHECK_STATUS(reglet_text_utf8(text, buffer, LENGTH - 1, &length), REGLET_STATUS_BUFFER_TOO_SMALL);
    CHECK(length == LENGTH && !strcmp(buffer, "unseen"));
    CHECK_STATUS(reglet_text_utf8(text, buffer, SIZE_MAX, &length), REGLET_OK);
    CHECK(length == LENGTH && !memcmp(buffer, EXAMPLE, LENGTH));
    unchanged(text);
}

ABUSE(reglet_text_utf8_range) {
    reglet_text_ref text = example();
    char buffer[LENGTH] = "unseen";
    size_t length = 77;
    CHECK_STATUS(reglet_text_utf8_range(NULL, 0, 1, buffer, sizeof buffer, &length), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_text_utf8_range(text, 0, 1, buffer, sizeof buffer, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_text_utf8_range(text, 0, 1, NULL, 1, &length), REGLET_STATUS_NULL_ARGUMENT);
    REFUSES_RANGES(reglet_text_utf8_range(text, start, end, buffer, sizeof buffer, &length));
    CHECK(length == 77 && !strcmp(buffer, "unseen"));
    CHECK_STATUS(reglet_text_utf8_range(text, 1, 4, buffer, 2, &length), REGLET_STATUS_BUFFER_TOO_SMALL);
    CHECK(length == 3 && !strcmp(buffer, "unseen"));
    CHECK_STATUS(reglet_text_utf8_range(text, LENGTH, LENGTH, NULL, 0, &length), REGLET_OK);
    CHECK(length == 0);
    unchanged(text);
}

ABUSE(reglet_text_convert) {
    reglet_text_ref text = example();
    size_t index = 77;
    CHECK_STATUS(reglet_text_convert(NULL, 0, 0, 0, &index), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_text_convert(text, 0, 0, 0, NULL), REGLET_STATUS_NULL_ARGUMENT);
    for (int32_t from = 0; from < 3; from++) {
        for (int32_t to = 0; to < 3; to++)
            ABUSE_EACH(abuse_indices, i)
                CHECK_STATUS(reglet_text_convert(text, abuse_indices[i], from, to, &index), REGLET_STATUS_INDEX_OUT_OF_RANGE);
        ABUSE_EACH(abuse_values, i) {
            CHECK_STATUS(reglet_text_convert(text, 0, from, abuse_values[i], &index), REGLET_STATUS_INVALID_VALUE);
            CHECK_STATUS(reglet_text_convert(text, 0, abuse_values[i], from, &index), REGLET_STATUS_INVALID_VALUE);
        }
    }
    CHECK_STATUS(reglet_text_convert(text, 2, REGLET_UNIT_UTF8, REGLET_UNIT_SCALAR, &index), REGLET_STATUS_NOT_ON_BOUNDARY);
    CHECK_STATUS(reglet_text_convert(text, 3, REGLET_UNIT_UTF16, REGLET_UNIT_UTF8, &index), REGLET_STATUS_NOT_ON_BOUNDARY);
    CHECK(index == 77);
    unchanged(text);
}

ABUSE(reglet_text_base) {
    reglet_text_ref text = example();
    reglet_attributes out = {.struct_size = sizeof out, .mask = 77};
    char buffer[9];
    size_t length = 77;
    CHECK_STATUS(reglet_text_base(NULL, &out, buffer, 9, &length), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_text_base(text, NULL, buffer, 9, &length), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_text_base(text, &out, NULL, 9, &length), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_text_base(text, &out, buffer, 9, NULL), REGLET_STATUS_NULL_ARGUMENT);
    ABUSE_EACH(wrong_sizes, i) {
        reglet_attributes wrong = {.struct_size = wrong_sizes[i]};
        CHECK_STATUS(reglet_text_base(text, &wrong, buffer, 9, &length), REGLET_STATUS_INVALID_VALUE);
    }
    CHECK(length == 77);
    CHECK_STATUS(reglet_text_base(text, &out, buffer, 8, &length), REGLET_STATUS_BUFFER_TOO_SMALL);
    CHECK(length == 9 && out.mask == 77);
    CHECK_STATUS(reglet_text_base(text, &out, buffer, 9, &length), REGLET_OK);
    CHECK(out.mask == REGLET_ATTRIBUTE_ALL && out.family == buffer && out.family_length == 9 && !memcmp(buffer, "Helvetica", 9));
    unchanged(text);
}

ABUSE(reglet_color_parse) {
    static const char *const wrong[] = {"", "#", "#12", "#12345", "#1234567", "#123456789", "#ggg", "redd", " red", "re", "1"};
    uint32_t color = 77;
    CHECK_STATUS(reglet_color_parse(NULL, 1, &color), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_color_parse("red", 3, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_color_parse(NULL, 0, &color), REGLET_STATUS_INVALID_COLOR);
    ABUSE_EACH(wrong, i) CHECK_STATUS(reglet_color_parse(wrong[i], strlen(wrong[i]), &color), REGLET_STATUS_INVALID_COLOR);
    ABUSE_EACH(abuse_texts, i)
        CHECK_STATUS(reglet_color_parse(abuse_texts[i].bytes, abuse_texts[i].length, &color), REGLET_STATUS_INVALID_COLOR);
    ABUSE_EACH(abuse_lengths, i) CHECK_STATUS(reglet_color_parse("red", abuse_lengths[i], &color), REGLET_STATUS_TOO_LARGE);
    CHECK(color == 77);
    CHECK_STATUS(reglet_color_parse("ReD", 3, &color), REGLET_OK);
    CHECK(color == 0xFF0000FF);
}

ABUSE(reglet_text_runs) {
    reglet_text_ref text = example();
    reglet_run runs[8] = {{.look = 77}};
    CHECK_STATUS(reglet_text_runs(NULL, 0, 0, 1, runs), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_text_runs(text, 0, 0, 1, NULL), REGLET_STATUS_NULL_ARGUMENT);
    ABUSE_EACH(abuse_values, i) CHECK_STATUS(reglet_text_runs(text, abuse_values[i], 0, 1, runs), REGLET_STATUS_INVALID_VALUE);
    for (int32_t unit = 0; unit < 3; unit++) {
        ABUSE_EACH(abuse_indices, i) {
            CHECK_STATUS(reglet_text_runs(text, unit, abuse_indices[i], 1, runs), REGLET_STATUS_INDEX_OUT_OF_RANGE);
            CHECK_STATUS(reglet_text_runs(text, unit, abuse_indices[i], 0, NULL), REGLET_STATUS_INDEX_OUT_OF_RANGE);
            CHECK_STATUS(reglet_text_runs(text, unit, 1, abuse_indices[i], runs), REGLET_STATUS_INDEX_OUT_OF_RANGE);
        }
        CHECK_STATUS(reglet_text_runs(text, unit, 0, RUNS + 1, runs), REGLET_STATUS_INDEX_OUT_OF_RANGE);
        CHECK_STATUS(reglet_text_runs(text, unit, 1, RUNS, runs), REGLET_STATUS_INDEX_OUT_OF_RANGE);
        CHECK_STATUS(reglet_text_runs(text, unit, RUNS, 0, NULL), REGLET_OK);
        CHECK_STATUS(reglet_text_runs(text, unit, RUNS, 0, (reglet_run *)(void *)((char *)runs + 1)), REGLET_OK);
        CHECK_STATUS(reglet_text_runs(text, unit, 0, 1, (reglet_run *)(void *)((char *)runs + 1)), REGLET_STATUS_INVALID_VALUE);
    }
    CHECK(runs[0].look == 77);
    unchanged(text);
}

ABUSE(reglet_text_run) {
    reglet_text_ref text = example();
    reglet_run run = {.look = 77};
    CHECK_STATUS(reglet_text_run(NULL, 0, &run), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_text_run(text, 0, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_text_run(text, RUNS, &run), REGLET_STATUS_INDEX_OUT_OF_RANGE);
    ABUSE_EACH(abuse_indices, i) CHECK_STATUS(reglet_text_run(text, abuse_indices[i], &run), REGLET_STATUS_INDEX_OUT_OF_RANGE);
    CHECK(run.look == 77);
    unchanged(text);
}

ABUSE(reglet_text_run_at) {
    reglet_text_ref text = example(), empty;
    size_t number = 77;
    CHECK_STATUS(reglet_text_run_at(NULL, 0, &number), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_text_run_at(text, 0, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_text_run_at(text, 2, &number), REGLET_STATUS_NOT_ON_BOUNDARY);
    CHECK_STATUS(reglet_text_run_at(text, LENGTH + 1, &number), REGLET_STATUS_INDEX_OUT_OF_RANGE);
    ABUSE_EACH(abuse_indices, i) CHECK_STATUS(reglet_text_run_at(text, abuse_indices[i], &number), REGLET_STATUS_INDEX_OUT_OF_RANGE);
    CHECK_STATUS(reglet_text_create(NULL, 0, NULL, &empty, NULL), REGLET_OK);
    CHECK_STATUS(reglet_text_run_at(empty, 0, &number), REGLET_STATUS_INDEX_OUT_OF_RANGE);
    CHECK(number == 77);
    reglet_text_destroy(empty);
    unchanged(text);
}

ABUSE(reglet_text_run_attributes) {
    reglet_text_ref text = example();
    reglet_attributes out = {.struct_size = sizeof out, .mask = 77};
    char buffer[9];
    size_t length = 77;
    CHECK_STATUS(reglet_text_run_attributes(NULL, 0, &out, buffer, 9, &length), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_text_run_attributes(text, 0, NULL, buffer, 9, &length), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_text_run_attributes(text, 0, &out, NULL, 9, &length), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_text_run_attributes(text, 0, &out, buffer, 9, NULL), REGLET_STATUS_NULL_ARGUMENT);
    ABUSE_EACH(abuse_indices, i)
        CHECK_STATUS(reglet_text_run_attributes(text, abuse_indices[i], &out, buffer, 9, &length), REGLET_STATUS_INDEX_OUT_OF_RANGE);
    ABUSE_EACH(wrong_sizes, i) {
        reglet_attributes wrong = {.struct_size = wrong_sizes[i]};
        CHECK_STATUS(reglet_text_run_attributes(text, 0, &wrong, buffer, 9, &length), REGLET_STATUS_INVALID_VALUE);
    }
    CHECK(length == 77);
    CHECK_STATUS(reglet_text_run_attributes(text, 0, &out, NULL, 0, &length), REGLET_STATUS_BUFFER_TOO_SMALL);
    CHECK(length == 9 && out.mask == 77);
    unchanged(text);
}

ABUSE(reglet_text_name) {
    reglet_text_ref text = example();
    char buffer[9] = "unseen!!";
    size_t length = 77;
    reglet_text_counts counts;
    CHECK_STATUS(reglet_text_count(text, &counts), REGLET_OK);
    CHECK_STATUS(reglet_text_name(NULL, 0, buffer, 9, &length), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_text_name(text, 0, buffer, 9, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_text_name(text, 0, NULL, 9, &length), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_text_name(text, counts.names, buffer, 9, &length), REGLET_STATUS_INDEX_OUT_OF_RANGE);
    CHECK_STATUS(reglet_text_name(text, (size_t)-1, buffer, 9, &length), REGLET_STATUS_INDEX_OUT_OF_RANGE); // that of no target
    ABUSE_EACH(abuse_indices, i)
        CHECK_STATUS(reglet_text_name(text, abuse_indices[i], buffer, 9, &length), REGLET_STATUS_INDEX_OUT_OF_RANGE);
    CHECK(length == 77);
    CHECK_STATUS(reglet_text_name(text, 0, buffer, 1, &length), REGLET_STATUS_BUFFER_TOO_SMALL);
    CHECK(length == 9 && !strcmp(buffer, "unseen!!"));
    unchanged(text);
}

ABUSE(reglet_text_link_range) {
    reglet_text_ref text = example();
    size_t start = 77, end = 77;
    CHECK_STATUS(reglet_text_link_range(NULL, 0, &start, &end), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_text_link_range(text, 0, NULL, &end), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_text_link_range(text, 0, &start, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_text_link_range(text, 1, &start, &end), REGLET_STATUS_INDEX_OUT_OF_RANGE);
    ABUSE_EACH(abuse_indices, i)
        CHECK_STATUS(reglet_text_link_range(text, abuse_indices[i], &start, &end), REGLET_STATUS_INDEX_OUT_OF_RANGE);
    CHECK(start == 77 && end == 77);
    unchanged(text);
}
