// The header from C++, where its functions have C linkage.
#include <reglet.h>

#include <string.h>

#include "check.h"

int main() {
    static_assert(REGLET_VERSION >= 0, "the version is a constant expression");
    reglet_error error{};
    CHECK(error.code == REGLET_OK);
    CHECK(reglet_version() == REGLET_VERSION);
    CHECK(!strcmp(reglet_status_name(REGLET_STATUS_INVALID_UTF8), "invalid_utf8"));
    return check_report("include-c++");
}
