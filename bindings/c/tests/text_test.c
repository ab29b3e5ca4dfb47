// Texts as reglet.h promises them: reading, editing, attachments.
#include <reglet.h>
#include <string.h>

#include "check.h"

#define OK(call) CHECK((call) == REGLET_OK)

static reglet_text_ref make(const char *utf8) {
    reglet_text_ref text = NULL;
    OK(reglet_text_create(utf8, strlen(utf8), NULL, &text, NULL));
    return text;
}

static int reads(reglet_text_cref text, const char *expected) {
    char buffer[256];
    size_t length = 0;
    OK(reglet_text_utf8(text, buffer, sizeof buffer, &length));
    return length == strlen(expected) && !memcmp(buffer, expected, length);
}

static int named(reglet_text_cref text, int32_t number, const char *expected) {
    char buffer[64];
    size_t length = 0;
    if (number < 0) return expected == NULL;
    OK(reglet_text_name(text, (size_t)number, buffer, sizeof buffer, &length));
    return expected && length == strlen(expected) && !memcmp(buffer, expected, length);
}

static reglet_run run_at(reglet_text_cref text, size_t index) {
    size_t number = 0;
    reglet_run run = {0};
    OK(reglet_text_run_at(text, index, &number));
    OK(reglet_text_run(text, number, &run));
    return run;
}

static reglet_text_counts count(reglet_text_cref text) {
    reglet_text_counts counts = {0};
    OK(reglet_text_count(text, &counts));
    return counts;
}

static const reglet_attributes everything = {
    .struct_size = sizeof(reglet_attributes), .mask = REGLET_ATTRIBUTE_ALL, .family = "Courier", .family_length = 7, .size = 12.5,
    .baseline_offset = 3, .kern = -1, .color = 0x11223344, .background = 0x55667788, .weight = -3, .italic = 5,
    .underline = REGLET_LINE_DOUBLE, .strikethrough = REGLET_LINE_SINGLE, .alignment = REGLET_ALIGNMENT_RIGHT};

static void attributes_go_in_and_come_out(void) {
    reglet_text_ref text = NULL, other = make("cd");
    OK(reglet_text_create("ab", 2, &everything, &text, NULL));
    const reglet_run run = run_at(text, 0);
    CHECK(run.size == 12.5 && run.baseline_offset == 3 && run.kern == -1 && run.color == 0x11223344 && run.background == 0x55667788);
    CHECK(run.weight == -3 && run.italic == 1 && run.underline == 2 && run.strikethrough == 1 && run.alignment == 3);
    CHECK(run.start == 0 && run.end == 2 && run.link == -1 && run.target == -1 && run.attachment == -1 && named(text, run.family, "Courier"));
    char family[16];
    size_t length = 0;
    reglet_attributes out = {.struct_size = sizeof out};
    OK(reglet_text_run_attributes(text, 0, &out, family, sizeof family, &length));
    OK(reglet_text_set_attributes(other, 0, 2, &out));
    OK(reglet_text_append_text(text, other));
    CHECK(count(text).runs == 1 && reads(text, "abcd"));
    reglet_attributes base = {.struct_size = sizeof base};
    OK(reglet_text_base(text, &base, family, sizeof family, &length));
    CHECK(base.kern == -1 && base.family_length == 7 && base.italic == 1 && base.mask == REGLET_ATTRIBUTE_ALL);
    OK(reglet_text_base(other, &base, family, sizeof family, &length));
    CHECK(base.size == 17 && base.color == 0xFF && base.background == 0 && base.family_length == 9);
    reglet_text_destroy(text);
    reglet_text_destroy(other);
}

static void a_mask_picks_attributes(void) {
    reglet_text_ref text = make("abcd");
    for (uint32_t bit = 1; bit < REGLET_ATTRIBUTE_ALL; bit *= 2) {
        reglet_attributes one = everything;
        one.mask = bit;
        OK(reglet_text_set_attributes(text, 1, 3, &one));
        CHECK(count(text).runs == 3);
        const reglet_run changed = run_at(text, 1), plain = run_at(text, 0);
        CHECK((changed.size != plain.size) == (bit == REGLET_ATTRIBUTE_SIZE));
        CHECK((changed.family != plain.family) == (bit == REGLET_ATTRIBUTE_FAMILY));
        CHECK((changed.kern != plain.kern) == (bit == REGLET_ATTRIBUTE_KERN));
        CHECK((changed.italic != plain.italic) == (bit == REGLET_ATTRIBUTE_ITALIC));
        CHECK((changed.weight != plain.weight) == (bit == REGLET_ATTRIBUTE_WEIGHT));
        CHECK(changed.look != plain.look && run_at(text, 3).look == plain.look);
        OK(reglet_text_clear_attributes(text, 0, 4, REGLET_ATTRIBUTE_ALL & ~bit));
        CHECK(count(text).runs == 3);
        OK(reglet_text_clear_attributes(text, 0, 4, bit));
        CHECK(count(text).runs == 1);
    }
    reglet_text_destroy(text);
}

static void indices_convert(void) {
    reglet_text_ref text = make("a\xE6\xB1\xAA\xF0\x9F\x98\x80" "b");
    static const size_t places[][3] = {{0, 0, 0}, {1, 1, 1}, {4, 2, 2}, {8, 4, 3}, {9, 5, 4}};
    for (size_t i = 0; i < 5; i++)
        for (int32_t from = 0; from < 3; from++)
            for (int32_t to = 0; to < 3; to++) {
                size_t place = 77;
                OK(reglet_text_convert(text, places[i][from], from, to, &place));
                CHECK(place == places[i][to]);
            }
    const reglet_text_counts counts = count(text);
    CHECK(counts.utf8 == 9 && counts.utf16 == 5 && counts.scalars == 4 && counts.runs == 1);
    for (int32_t unit = 0; unit < 3; unit++) {
        reglet_run runs[2];
        OK(reglet_text_set_link(text, 1, 9, NULL, 0));
        OK(reglet_text_runs(text, unit, 0, 2, runs));
        CHECK(runs[0].start == 0 && runs[0].end == 1 && runs[1].start == 1 && runs[1].end == places[4][unit]);
        reglet_run second;
        OK(reglet_text_runs(text, unit, 1, 1, &second));
        CHECK(!memcmp(&second, &runs[1], sizeof second));
    }
    reglet_text_destroy(text);
}

static void plain_text_takes_on_what_is_around(void) {
    reglet_text_ref text = make("abcd");
    OK(reglet_text_set_attributes(text, 1, 3, &everything));
    OK(reglet_text_set_link(text, 1, 3, "t", 1));
    OK(reglet_text_insert(text, 2, "x", 1, NULL));
    CHECK(reads(text, "abxcd") && run_at(text, 2).size == 12.5 && run_at(text, 2).link == 0);
    OK(reglet_text_insert(text, 4, "y", 1, NULL));
    CHECK(reads(text, "abxcyd") && run_at(text, 4).size == 12.5 && run_at(text, 4).link == -1);
    OK(reglet_text_insert(text, 0, "z", 1, NULL));
    CHECK(run_at(text, 0).size == 17);
    OK(reglet_text_replace(text, 1, 5, "--", 2, NULL));
    CHECK(reads(text, "z--yd") && run_at(text, 1).size == 17 && run_at(text, 1).link == -1);
    OK(reglet_text_append(text, "e", 1, NULL));
    OK(reglet_text_append_styled(text, "f", 1, &everything, NULL));
    OK(reglet_text_append_styled(text, "g", 1, NULL, NULL));
    CHECK(reads(text, "z--ydefg") && run_at(text, 5).size == 17 && run_at(text, 6).size == 12.5 && run_at(text, 7).size == 17);
    OK(reglet_text_delete(text, 0, 6));
    CHECK(reads(text, "fg"));
    reglet_text_destroy(text);
}

static void fields_split_and_never_merge(void) {
    reglet_text_ref text = make("abcdef"), other = make("--"), slice = NULL;
    size_t start = 77, end = 77;
    OK(reglet_text_set_link(text, 1, 5, "t", 1));
    OK(reglet_text_insert_text(text, 3, other));
    CHECK(count(text).links == 2 && reads(text, "abc--def"));
    OK(reglet_text_link_range(text, 1, &start, &end));
    CHECK(start == 5 && end == 7);
    OK(reglet_text_delete(text, 3, 5));
    CHECK(count(text).links == 2 && count(text).runs == 4);
    CHECK(run_at(text, 2).link == 0 && run_at(text, 3).link == 1 && named(text, run_at(text, 3).target, "t"));
    OK(reglet_text_slice(text, 2, 4, &slice));
    CHECK(count(slice).links == 2 && count(slice).runs == 2);
    OK(reglet_text_append_text(slice, slice));
    CHECK(count(slice).links == 4 && reads(slice, "cdcd"));
    OK(reglet_text_replace_text(text, 0, 6, slice));
    CHECK(count(text).links == 4);
    OK(reglet_text_set_link(text, 1, 3, "", 0));
    CHECK(count(text).links == 3 && named(text, run_at(text, 1).target, ""));
    OK(reglet_text_set_link(text, 1, 3, NULL, 0));
    CHECK(run_at(text, 1).link == 1 && run_at(text, 1).target == -1);
    OK(reglet_text_clear_link(text, 0, 4));
    CHECK(count(text).links == 0 && count(text).runs == 1);
    reglet_text_destroy(text);
    reglet_text_destroy(other);
    reglet_text_destroy(slice);
}

static const reglet_attachment star = {
    .struct_size = sizeof(reglet_attachment), .alignment = REGLET_ATTACHMENT_CAP_CENTER, .name = "star", .name_length = 4,
    .alternative_text = "a star", .alternative_length = 6, .tag_low = 1, .tag_high = 0x80000000, .width = 12, .height = 10, .x = 1, .y = -2};

static int is_star(reglet_text_cref text, size_t number, size_t place, double x, double y) {
    reglet_attachment out = {.struct_size = sizeof out};
    char names[10];
    size_t index = 77, length = 0;
    OK(reglet_text_attachment(text, number, &index, &out, names, sizeof names, &length));
    return index == place && length == 10 && out.name_length == 4 && !memcmp(out.name, "star", 4) && out.alternative_length == 6 &&
           !memcmp(out.alternative_text, "a star", 6) && out.tag_low == 1 && out.tag_high == 0x80000000 && out.width == 12 &&
           out.height == 10 && out.x == x && out.y == y && out.alignment == REGLET_ATTACHMENT_CAP_CENTER;
}

static void attachments_stand_in_texts(void) {
    const double point[] = {0, -10};
    const char *string = "\xE3\x81\x82\xE3\x81\x84"; // あい
    for (size_t spelling = 0; spelling < 4; spelling++) {
        const size_t index = spelling & 1 ? 3 : 0;
        reglet_text_ref text = NULL;
        OK(reglet_text_create_with_image(string, 6, &star, spelling & 2 ? point : NULL, index, &text, NULL));
        CHECK(spelling & 2 ? is_star(text, 0, index, 0, -10) : is_star(text, 0, index, 1, -2));
        CHECK(run_at(text, index).attachment == 0 && count(text).attachments == 1 && count(text).scalars == 3);
        OK(reglet_text_insert_attachment(text, 9, &star));
        CHECK(is_star(text, 1, 9, 1, -2) && count(text).attachments == 2);
        OK(reglet_text_remove_attachment(text, 0));
        CHECK(is_star(text, 0, 6, 1, -2));
        OK(reglet_text_replace_with_attachment(text, 0, 9, &star));
        CHECK(reads(text, "\xEF\xBF\xBC") && is_star(text, 0, 0, 1, -2));
        OK(reglet_text_replace(text, 0, 3, "\xEF\xBF\xBC", 3, NULL));
        CHECK(count(text).attachments == 0);
        reglet_text_destroy(text);
    }
}

static void copies_are_apart(void) {
    reglet_text_ref text = make("ab"), copy = NULL;
    int32_t equal = 77;
    OK(reglet_text_copy(text, &copy));
    OK(reglet_text_equal(text, copy, &equal));
    CHECK(equal == 1);
    OK(reglet_text_append(copy, "c", 1, NULL));
    OK(reglet_text_equal(text, copy, &equal));
    CHECK(equal == 0 && reads(text, "ab") && reads(copy, "abc"));
    reglet_text_destroy(text);
    CHECK(reads(copy, "abc"));
    reglet_text_destroy(copy);
}

int main(void) {
    attributes_go_in_and_come_out();
    a_mask_picks_attributes();
    indices_convert();
    plain_text_takes_on_what_is_around();
    fields_split_and_never_merge();
    attachments_stand_in_texts();
    copies_are_apart();
    return check_report("text");
}
