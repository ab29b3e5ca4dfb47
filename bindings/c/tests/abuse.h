// The abuse matrix: every exported function is called with arguments that no sane caller gives. It must not trap, must
// refuse what the rules in reglet_types.h refuse, and must leave objects as they were.
//
// Each function of reglet.exports has a row, in abuse_<room>.c:
//
//     ABUSE(reglet_text_append) {
//         CHECK_STATUS(reglet_text_append(NULL, "x", 1, NULL), REGLET_STATUS_NULL_ARGUMENT);
//         ABUSE_EACH(abuse_lengths, i)
//             CHECK_STATUS(reglet_text_append(text, "x", abuse_lengths[i], NULL), REGLET_STATUS_TOO_LARGE);
//         ...
//     }
//
// The runner fails for a function without one.
#ifndef REGLET_ABUSE_H
#define REGLET_ABUSE_H

#include <math.h>
#include <reglet.h>
#include <stdint.h>
#include <string.h>

// Counts a check in the runner; see CHECK_STATUS and CHECK.
int abuse_check(int holds, const char *what, const char *file, int line);

#define CHECK(condition) abuse_check((condition) ? 1 : 0, #condition, __FILE__, __LINE__)
#define CHECK_STATUS(call, status) CHECK((call) == (status))

#define ABUSE(function) \
    void abuse_##function(void); \
    void abuse_##function(void)

// For each index of one of the tables below.
#define ABUSE_EACH(table, index) for (size_t index = 0; index < sizeof(table) / sizeof *(table); index++)

// Bytes that are not UTF-8, with the offset of the first byte that is not.
typedef struct {
    const char *bytes;
    size_t length;
    uint32_t offset;
} abuse_text;

static const abuse_text abuse_texts[] = {
    {"\x80", 1, 0},             // a continuation alone
    {"ab\xC3", 3, 2},           // cut after one of two
    {"a\xE6\xB1", 3, 1},        // cut after two of three
    {"\xF0\x9F\x98", 3, 0},     // cut after three of four
    {"\xC0\xAF", 2, 0},         // overlong
    {"x\xED\xA0\x80", 4, 1},    // a surrogate
    {"\xF4\x90\x80\x80", 4, 0}, // above U+10FFFF
    {"\xFF\xFE", 2, 0},         // never in UTF-8
};

// Lengths that no text has; the bytes must not be looked at.
static const size_t abuse_lengths[] = {
    (size_t)INT32_MAX + 1, SIZE_MAX / 2 + 1, SIZE_MAX - 1, SIZE_MAX,
#if SIZE_MAX / 2 > INT32_MAX
    SIZE_MAX / 2,
#endif
};

// Indices that no object here reaches.
static const size_t abuse_indices[] = {1000000, (size_t)INT32_MAX, (size_t)INT32_MAX + 1, SIZE_MAX / 2, SIZE_MAX / 2 + 1, SIZE_MAX};

// Numbers that are refused where a finite number of at most 1e9 is due.
static const double abuse_numbers[] = {(double)NAN, (double)INFINITY, -(double)INFINITY, 1.7976931348623157e308, -1e300, 1e18, 1.0000001e9, -1.0000001e9};

// Values that no enumeration has.
static const int32_t abuse_values[] = {INT32_MIN, -1000, 1000, 65536, INT32_MAX};

// The call, which mentions the variable `number`, refuses each of the wrong numbers.
#define ABUSE_NUMBERS(number, call) \
    ABUSE_EACH(abuse_numbers, abuse_i) { \
        double number = abuse_numbers[abuse_i]; \
        CHECK_STATUS(call, REGLET_STATUS_INVALID_NUMBER); \
    }

#endif
