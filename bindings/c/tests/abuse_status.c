// Rows of the abuse matrix: status, version, memory.
#include "abuse.h"

ABUSE(reglet_version) { CHECK(reglet_version() == REGLET_VERSION); }

ABUSE(reglet_status_name) {
    ABUSE_EACH(abuse_values, i) CHECK(!strcmp(reglet_status_name(abuse_values[i]), "unknown_status"));
    for (reglet_status status = -200; status <= 200; status++) CHECK(strlen(reglet_status_name(status)) > 0);
}

ABUSE(reglet_status_text) {
    ABUSE_EACH(abuse_values, i) CHECK(strlen(reglet_status_text(abuse_values[i])) > 0);
    for (reglet_status status = -200; status <= 200; status++) CHECK(strlen(reglet_status_text(status)) > 0);
}

ABUSE(reglet_alloc) {
    ABUSE_EACH(abuse_lengths, i) CHECK(reglet_alloc(abuse_lengths[i]) == NULL);
    char *none = reglet_alloc(0), *some = reglet_alloc(1000);
    CHECK(none != NULL && some != NULL && none != some);
    CHECK(((uintptr_t)none | (uintptr_t)some) % 16 == 0);
    memset(some, 1, 1000);
    reglet_free(none);
    reglet_free(some);
}

ABUSE(reglet_free) {
    reglet_free(NULL);
    CHECK(1);
}
