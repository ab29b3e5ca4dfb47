// The header included by two files of one program, this and include_other.c, before anything else.
#include <reglet.h>

#include "check.h"

// In include_other.c.
int32_t version_seen_elsewhere(void);

int main(void) {
    CHECK(version_seen_elsewhere() == reglet_version());
    CHECK(reglet_version() == REGLET_VERSION);
    return check_report("include");
}
