// The reader of the flat vector files itself, on reader.json.
#include <string.h>

#include "check.h"
#include "vectors.h"

static int text_is(const vector_field *field, const char *text, size_t length) {
    return field && field->kind == VECTOR_TEXT && field->length == length && !memcmp(field->text, text, length);
}

int main(int count, char **arguments) {
    vector_file file = vectors_load(count > 1 ? arguments[1] : NULL);
    CHECK(file.count == 4);
    CHECK(vectors_find(&file, "configs", "plain")->count == 0);
    const vector_case *odd = vectors_find(&file, "configs", "odd keys");
    char key[64];
    CHECK(odd->count == 3 && vector_last_key(&odd->fields[0], key) == 0 && text_is(&odd->fields[0], "empty", 5));
    CHECK(vector_last_key(&odd->fields[1], key) == 9 && !strcmp(key, "a.b = \"c\""));
    CHECK(vector_last_key(&odd->fields[2], key) == 3 && !strcmp(key, "\xe5\x90\x8d"));
    CHECK(text_is(&odd->fields[2], "\xe5\x80\xa4\n", 4));
    const vector_case *one = vectors_find(&file, "cases", "one");
    CHECK(vector_number(one, "list.#", -1) == 4);
    CHECK(vector_at(one, "list.%d", 0)->number == 1 && vector_at(one, "list.%d", 1)->number == -2.5);
    CHECK(vector_at(one, "list.%d", 2)->number == 1e300 && vector_at(one, "list.%d", 3)->number == 0.1);
    CHECK(vector_at(one, "yes")->kind == VECTOR_TRUE && vector_at(one, "no")->kind == VECTOR_FALSE);
    CHECK(vector_at(one, "none")->kind == VECTOR_NULL && !vector_at(one, "nothing"));
    CHECK(text_is(vector_at(one, "text"), "a\\\"\0b", 5));
    CHECK(vector_number(vectors_find(&file, "cases", "two"), "lists.#", -1) == 0);
    CHECK(!vectors_find(&file, "cases", "three"));
    vectors_free(&file);
    return check_report("vectors_reader");
}
