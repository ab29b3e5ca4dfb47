// One text read by several threads, each of which edits copies of its own: const calls change nothing behind the handle.
#include <pthread.h>
#include <reglet.h>
#include <stdatomic.h>
#include <string.h>

#include "check.h"

enum { THREADS = 4, ROUNDS = 200, LENGTH = 6000 };

static reglet_text_ref shared;
static atomic_int failures;

static void require(int holds) {
    if (!holds) atomic_fetch_add(&failures, 1);
}

static reglet_text_ref document(void) {
    reglet_text_ref text = NULL;
    require(reglet_text_create(NULL, 0, NULL, &text, NULL) == REGLET_OK);
    for (int i = 0; i < LENGTH / 6; i++) {
        const reglet_attributes look = {.struct_size = sizeof look, .mask = REGLET_ATTRIBUTE_WEIGHT, .weight = i % 5};
        require(reglet_text_append_styled(text, "a\xE6\xB1\xAA\xC3\xA9", 6, &look, NULL) == REGLET_OK);
    }
    require(reglet_text_set_link(text, 6, 600, "t", 1) == REGLET_OK);
    return text;
}

static void edit_a_copy(size_t round) {
    reglet_text_ref copy = NULL, slice = NULL;
    int32_t equal = -1;
    require(reglet_text_copy(shared, &copy) == REGLET_OK);
    require(reglet_text_slice(shared, 0, 6 * (round + 1), &slice) == REGLET_OK);
    require(reglet_text_insert_text(copy, 6 * round, slice) == REGLET_OK);
    require(reglet_text_delete(copy, 0, 12) == REGLET_OK);
    require(reglet_text_equal(copy, shared, &equal) == REGLET_OK && equal == 0);
    reglet_text_destroy(copy);
    reglet_text_destroy(slice);
}

static void *work(void *argument) {
    static const char start[] = "a\xE6\xB1\xAA\xC3\xA9" "a";
    (void)argument;
    for (size_t round = 0; round < ROUNDS; round++) {
        char bytes[LENGTH];
        reglet_run runs[8];
        size_t length = 0, index = 0;
        int32_t equal = -1;
        require(reglet_text_utf8(shared, bytes, sizeof bytes, &length) == REGLET_OK && length == LENGTH && !memcmp(bytes, start, 7));
        require(reglet_text_convert(shared, 6 * round, REGLET_UNIT_UTF8, REGLET_UNIT_SCALAR, &index) == REGLET_OK && index == 3 * round);
        require(reglet_text_runs(shared, REGLET_UNIT_SCALAR, round, 8, runs) == REGLET_OK && runs[7].start == 3 * (round + 7));
        require(reglet_text_name(shared, (size_t)runs[0].family, bytes, sizeof bytes, &length) == REGLET_OK && length == 9);
        require(reglet_text_equal(shared, shared, &equal) == REGLET_OK && equal == 1);
        edit_a_copy(round);
    }
    return NULL;
}

int main(void) {
    pthread_t threads[THREADS];
    shared = document();
    for (int i = 0; i < THREADS; i++) CHECK(pthread_create(&threads[i], NULL, work, NULL) == 0);
    for (int i = 0; i < THREADS; i++) CHECK(pthread_join(threads[i], NULL) == 0);
    reglet_text_ref fresh = document();
    int32_t equal = -1;
    CHECK(reglet_text_equal(shared, fresh, &equal) == REGLET_OK && equal == 1);
    CHECK(atomic_load(&failures) == 0);
    reglet_text_destroy(shared);
    reglet_text_destroy(fresh);
    return check_report("text_threads");
}
