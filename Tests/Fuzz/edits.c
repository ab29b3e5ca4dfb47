// A program of edits on a text and on a naive model of it, an array of characters; after each step all that can be read
// is compared. The input is read from its beginning: an operation, then what it takes.
#include "fuzz.h"

enum { MOST = 3000, TARGETS = 3, FAMILIES = 3 };

typedef struct {
    uint32_t scalar;
    reglet_attributes look; // without the family's name, which is by number
    int family, field, target, image; // a field's own number, 0 none; its target; an image's width, 0 none
} character;

typedef struct {
    character characters[MOST];
    size_t count;
} model;

static model texts[2], scratch; // the text that is edited, and one that is inserted
static reglet_text_ref handles[2];
static int fields;
static size_t steps; // so far
static const uint8_t *next, *end;

static const char *const families[FAMILIES] = {"Helvetica", "Courier", "\xE6\xB1\xAA"};
static const char *const targets[TARGETS] = {NULL, "", "https://example.org/\xC3\xA9"};
static const uint32_t scalars[] = {'a', 'b', '\n', 0, 0xE9, 0x6C6A, 0xFFFC, 0x1F600, 0x10FFFF};

static unsigned take(void) { return next < end ? *next++ : 0; }
static size_t take_up_to(size_t limit) { return ((size_t)take() << 8 | take()) % (limit + 1); }

static size_t put(uint32_t scalar, char *out) {
    if (scalar < 0x80) return out[0] = (char)scalar, 1;
    if (scalar < 0x800) return out[0] = (char)(0xC0 | scalar >> 6), out[1] = (char)(0x80 | (scalar & 63)), 2;
    if (scalar < 0x10000)
        return out[0] = (char)(0xE0 | scalar >> 12), out[1] = (char)(0x80 | (scalar >> 6 & 63)), out[2] = (char)(0x80 | (scalar & 63)), 3;
    return out[0] = (char)(0xF0 | scalar >> 18), out[1] = (char)(0x80 | (scalar >> 12 & 63)), out[2] = (char)(0x80 | (scalar >> 6 & 63)),
           out[3] = (char)(0x80 | (scalar & 63)), 4;
}

static size_t width(uint32_t scalar) {
    char ignored[4];
    return put(scalar, ignored);
}

static size_t offset_of(const model *m, size_t index) {
    size_t offset = 0;
    for (size_t i = 0; i < index; i++) offset += width(m->characters[i].scalar);
    return offset;
}

// ---- The model

static reglet_attributes plain_look(void) {
    return (reglet_attributes){.struct_size = sizeof(reglet_attributes), .size = 17, .color = 0xFF};
}

static int same_look(const character *a, const character *b) {
    return a->family == b->family && !memcmp(&a->look, &b->look, sizeof a->look);
}

// A field that something else has come into becomes two.
static void split_fields(model *m) {
    static uint8_t ended[1 << 20];
    memset(ended, 0, (size_t)fields + 1);
    int before = 0, now = 0;
    for (size_t i = 0; i < m->count; i++) {
        const int field = m->characters[i].field;
        if (field != before) {
            ended[before] = 1;
            now = field && ended[field] ? ++fields : field;
        }
        before = field;
        m->characters[i].field = now;
    }
}

static character inherited(const model *m, size_t from, size_t to) {
    character result = {.look = plain_look()};
    if (from < to) result = m->characters[from];
    else if (from > 0) result = m->characters[from - 1];
    else if (m->count) result = m->characters[0];
    if (from == to && !(from > 0 && from < m->count && m->characters[from - 1].field == m->characters[from].field)) result.field = 0;
    if (!result.field) result.target = 0;
    result.image = 0;
    return result;
}

static void splice(model *m, size_t from, size_t to, const character *new, size_t count) {
    memmove(m->characters + from + count, m->characters + to, (m->count - to) * sizeof *new);
    if (count) memcpy(m->characters + from, new, count * sizeof *new);
    m->count += count - (to - from);
    split_fields(m);
}

// Copies a part; its fields are new ones.
static void copy_part(model *out, const model *m, size_t from, size_t to) {
    out->count = to - from;
    memcpy(out->characters, m->characters + from, out->count * sizeof *out->characters);
    int old = 0;
    for (size_t i = 0; i < out->count; i++) {
        const int field = out->characters[i].field;
        if (field) out->characters[i].field = field == old ? fields : ++fields;
        old = field;
    }
}

// ---- Comparison

static void compare_name(reglet_text_cref text, int number, const char *expected) {
    char name[64];
    size_t length;
    FUZZ_ASSERT(number >= 0 && reglet_text_name(text, (size_t)number, name, sizeof name, &length) == REGLET_OK);
    FUZZ_ASSERT(length == strlen(expected) && !memcmp(name, expected, length));
}

static void compare_run(reglet_text_cref text, const reglet_run *run, const character *c, int link, int image) {
    const reglet_attributes *look = &c->look;
    FUZZ_ASSERT(run->size == look->size && run->baseline_offset == look->baseline_offset && run->kern == look->kern);
    FUZZ_ASSERT(run->color == look->color && run->background == look->background && run->weight == look->weight);
    FUZZ_ASSERT(run->italic == look->italic && run->underline == look->underline && run->strikethrough == look->strikethrough);
    FUZZ_ASSERT(run->alignment == look->alignment && run->link == link && run->attachment == image);
    compare_name(text, run->family, families[c->family]);
    if (link >= 0 && targets[c->target]) compare_name(text, run->target, targets[c->target]);
    else FUZZ_ASSERT(run->target == -1);
}

static void compare_image(reglet_text_cref text, size_t number, size_t offset, double expected) {
    reglet_attachment found = {.struct_size = sizeof found};
    char names[8];
    size_t index, length;
    FUZZ_ASSERT(reglet_text_attachment(text, number, &index, &found, names, sizeof names, &length) == REGLET_OK);
    FUZZ_ASSERT(index == offset && found.width == expected && found.name_length == 1 && names[0] == 'i');
}

// Two places of a text or three, others at each step.
static void compare_conversions(reglet_text_cref text, const model *m) {
    size_t at[3] = {0, 0, 0};
    const size_t stride = m->count / 2 + 1, phase = steps % stride;
    for (size_t i = 0; i <= m->count; i++) {
        for (int32_t from = 0; from < 3 && i % stride == phase; from++)
            for (int32_t to = 0; to < 3; to++) {
                size_t place;
                FUZZ_ASSERT(reglet_text_convert(text, at[from], from, to, &place) == REGLET_OK && place == at[to]);
            }
        if (i == m->count) break;
        const uint32_t scalar = m->characters[i].scalar;
        for (size_t inside = 1; inside < width(scalar) && i % stride == phase; inside++) {
            size_t place;
            FUZZ_ASSERT(reglet_text_convert(text, at[0] + inside, 0, 2, &place) == REGLET_STATUS_NOT_ON_BOUNDARY);
        }
        at[0] += width(scalar), at[1] += scalar > 0xFFFF ? 2 : 1, at[2] += 1;
    }
    reglet_text_counts counts;
    FUZZ_ASSERT(reglet_text_count(text, &counts) == REGLET_OK);
    FUZZ_ASSERT(counts.utf8 == at[0] && counts.utf16 == at[1] && counts.scalars == at[2]);
}

static void compare(reglet_text_cref text, const model *m) {
    static char bytes[4 * MOST];
    static char expected[4 * MOST];
    static reglet_run runs[MOST];
    size_t length = 0, written = 0;
    for (size_t i = 0; i < m->count; i++) written += put(m->characters[i].scalar, expected + written);
    FUZZ_ASSERT(reglet_text_utf8(text, bytes, sizeof bytes, &length) == REGLET_OK);
    FUZZ_ASSERT(length == written && !memcmp(bytes, expected, length));
    reglet_text_counts counts;
    FUZZ_ASSERT(reglet_text_count(text, &counts) == REGLET_OK && counts.runs <= MOST);
    FUZZ_ASSERT(reglet_text_runs(text, REGLET_UNIT_UTF8, 0, counts.runs, runs) == REGLET_OK);
    size_t run = 0, offset = 0, start = 0;
    int link = -1, image = -1;
    for (size_t i = 0; i < m->count; i++) {
        const character *c = m->characters + i;
        const int starts = c->field && (i == 0 || c[-1].field != c->field);
        if (starts) link++;
        if (c->image) compare_image(text, (size_t)++image, offset, c->image);
        if (i == 0 || starts || c->field != c[-1].field || c->image || c[-1].image || !same_look(c, c - 1)) {
            FUZZ_ASSERT(run < counts.runs);
            compare_run(text, runs + run++, c, c->field ? link : -1, c->image ? image : -1);
            start = offset;
        }
        offset += width(c->scalar);
        FUZZ_ASSERT(runs[run - 1].start == start && runs[run - 1].end >= offset);
    }
    FUZZ_ASSERT(run == counts.runs && (int)counts.links == link + 1 && (int)counts.attachments == image + 1);
    FUZZ_ASSERT(run == 0 || runs[run - 1].end == offset);
    compare_conversions(text, m);
}

// ---- Edits

static void set_look(model *m, size_t from, size_t to, const reglet_attributes *given, int family) {
    for (size_t i = from; i < to; i++) {
        reglet_attributes *look = &m->characters[i].look;
        const uint32_t mask = given->mask;
        if (mask & REGLET_ATTRIBUTE_FAMILY) m->characters[i].family = family;
        if (mask & REGLET_ATTRIBUTE_WEIGHT) look->weight = given->weight;
        if (mask & REGLET_ATTRIBUTE_ITALIC) look->italic = given->italic;
        if (mask & REGLET_ATTRIBUTE_SIZE) look->size = given->size;
        if (mask & REGLET_ATTRIBUTE_COLOR) look->color = given->color;
        if (mask & REGLET_ATTRIBUTE_BACKGROUND) look->background = given->background;
        if (mask & REGLET_ATTRIBUTE_UNDERLINE) look->underline = given->underline;
        if (mask & REGLET_ATTRIBUTE_STRIKETHROUGH) look->strikethrough = given->strikethrough;
        if (mask & REGLET_ATTRIBUTE_BASELINE_OFFSET) look->baseline_offset = given->baseline_offset;
        if (mask & REGLET_ATTRIBUTE_KERN) look->kern = given->kern;
        if (mask & REGLET_ATTRIBUTE_ALIGNMENT) look->alignment = given->alignment;
    }
}

static void edit_look(reglet_text_ref text, model *m, size_t from, size_t to, size_t start, size_t finish) {
    const uint32_t mask = (take() << 8 | take()) & REGLET_ATTRIBUTE_ALL;
    const int value = (int)take(), family = value % FAMILIES;
    reglet_attributes given = {.struct_size = sizeof given, .mask = mask, .family = families[family], .family_length = strlen(families[family]),
                               .size = 1 + value, .baseline_offset = value, .kern = -value, .color = (uint32_t)value, .background = (uint32_t)value,
                               .weight = value - 100, .italic = value & 1, .underline = value % 3, .strikethrough = value % 3, .alignment = value % 5};
    if (given.kern == 0) given.kern = 0;
    if (value == 255) {
        given = plain_look(), given.mask = mask;
        FUZZ_ASSERT(reglet_text_clear_attributes(text, start, finish, mask) == REGLET_OK);
        set_look(m, from, to, &given, 0);
    } else {
        FUZZ_ASSERT(reglet_text_set_attributes(text, start, finish, &given) == REGLET_OK);
        set_look(m, from, to, &given, family);
    }
}

static void edit_plain(reglet_text_ref text, model *m, size_t from, size_t to, size_t start, size_t finish) {
    static char bytes[4 * MOST];
    const unsigned shape = take();
    const size_t room = MOST - m->count, wanted = shape == 255 ? 1500 : shape % 8, count = wanted < room ? wanted : room;
    const character pattern = inherited(m, from, to);
    size_t length = 0;
    for (size_t i = 0; i < count; i++) {
        scratch.characters[i] = pattern;
        scratch.characters[i].scalar = scalars[(shape == 255 ? i : take()) % (sizeof scalars / sizeof *scalars)];
        length += put(scratch.characters[i].scalar, bytes + length);
    }
    const int appends = from == m->count;
    FUZZ_ASSERT((appends ? reglet_text_append(text, bytes, length, NULL) : reglet_text_replace(text, start, finish, bytes, length, NULL)) == REGLET_OK);
    splice(m, from, to, scratch.characters, count);
}

static void edit_link(reglet_text_ref text, model *m, size_t from, size_t to, size_t start, size_t finish) {
    const unsigned target = take() % (TARGETS + 1);
    if (target == TARGETS) {
        FUZZ_ASSERT(reglet_text_clear_link(text, start, finish) == REGLET_OK);
    } else {
        FUZZ_ASSERT(reglet_text_set_link(text, start, finish, targets[target], targets[target] ? strlen(targets[target]) : 0) == REGLET_OK);
        fields++;
    }
    for (size_t i = from; i < to; i++) {
        m->characters[i].field = target == TARGETS ? 0 : fields;
        m->characters[i].target = target == TARGETS ? 0 : (int)target;
    }
    split_fields(m);
}

static void edit_image(reglet_text_ref text, model *m, size_t from, size_t to, size_t start, size_t finish) {
    const int kind = 1 + (int)(take() % 3);
    const reglet_attachment image = {.struct_size = sizeof image, .name = "i", .name_length = 1, .width = kind};
    character new = inherited(m, from, to);
    new.scalar = 0xFFFC, new.image = kind;
    if (m->count == MOST) return;
    FUZZ_ASSERT(reglet_text_replace_with_attachment(text, start, finish, &image) == REGLET_OK);
    splice(m, from, to, &new, 1);
}

static void remove_image(reglet_text_ref text, model *m) {
    size_t number = 0;
    const size_t wanted = take() % 4;
    for (size_t i = 0; i < m->count; i++) {
        if (!m->characters[i].image || number++ != wanted) continue;
        FUZZ_ASSERT(reglet_text_remove_attachment(text, wanted) == REGLET_OK);
        splice(m, i, i + 1, NULL, 0);
        return;
    }
    FUZZ_ASSERT(reglet_text_remove_attachment(text, wanted) == REGLET_STATUS_INDEX_OUT_OF_RANGE);
}

static void edit_text(reglet_text_ref text, model *m, size_t from, size_t to, size_t start, size_t finish) {
    const unsigned which = take() % 2;
    copy_part(&scratch, &texts[which], 0, texts[which].count);
    if (m->count + scratch.count > MOST) return;
    const int appends = from == m->count;
    FUZZ_ASSERT((appends ? reglet_text_append_text(text, handles[which]) : reglet_text_replace_text(text, start, finish, handles[which])) == REGLET_OK);
    splice(m, from, to, scratch.characters, scratch.count);
}

// Keeps a part of the text as the one that is inserted.
static void keep_slice(const model *m, size_t from, size_t to, size_t start, size_t finish) {
    reglet_text_ref slice;
    FUZZ_ASSERT(reglet_text_slice(handles[0], start, finish, &slice) == REGLET_OK);
    copy_part(&texts[1], m, from, to);
    reglet_text_destroy(handles[1]);
    handles[1] = slice;
    compare(slice, &texts[1]);
}

static void refuse(reglet_text_ref text, size_t length) {
    reglet_text_ref before;
    int32_t equal;
    FUZZ_ASSERT(reglet_text_copy(text, &before) == REGLET_OK);
    const size_t outside = length + 1 + take();
    FUZZ_ASSERT(reglet_text_insert(text, outside, "x", 1, NULL) == REGLET_STATUS_INDEX_OUT_OF_RANGE);
    FUZZ_ASSERT(reglet_text_delete(text, 0, outside) == REGLET_STATUS_INDEX_OUT_OF_RANGE);
    FUZZ_ASSERT(reglet_text_append(text, "a\xFF", 2, NULL) == REGLET_STATUS_INVALID_UTF8);
    FUZZ_ASSERT(reglet_text_equal(text, before, &equal) == REGLET_OK && equal);
    reglet_text_destroy(before);
}

static void step(reglet_text_ref text, model *m) {
    const unsigned operation = take() % 10;
    const size_t from = take_up_to(m->count), reach = take_up_to(8) == 8 ? m->count - from : take() % 5;
    const size_t to = from + reach < m->count ? from + reach : m->count, start = offset_of(m, from), finish = offset_of(m, to);
    switch (operation) {
    case 0: edit_plain(text, m, from, from, start, start); break;
    case 1: edit_plain(text, m, from, to, start, finish); break;
    case 2:
        FUZZ_ASSERT(reglet_text_delete(text, start, finish) == REGLET_OK);
        splice(m, from, to, NULL, 0);
        break;
    case 3: edit_look(text, m, from, to, start, finish); break;
    case 4: edit_link(text, m, from, to, start, finish); break;
    case 5: edit_image(text, m, from, to, start, finish); break;
    case 6: remove_image(text, m); break;
    case 7: edit_text(text, m, from, to, start, finish); break;
    case 8: keep_slice(m, from, to, start, finish); break;
    default: refuse(text, offset_of(m, m->count)); break;
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    next = data, end = data + size, fields = 0, steps = 0;
    for (int i = 0; i < 2; i++) {
        texts[i].count = 0;
        FUZZ_ASSERT(reglet_text_create(NULL, 0, NULL, &handles[i], NULL) == REGLET_OK);
    }
    for (; next < end && steps < 200 && fields < (1 << 20) - 2 * MOST; steps++) {
        step(handles[0], &texts[0]);
        compare(handles[0], &texts[0]);
    }
    compare(handles[1], &texts[1]);
    for (int i = 0; i < 2; i++) reglet_text_destroy(handles[i]);
    return 0;
}
