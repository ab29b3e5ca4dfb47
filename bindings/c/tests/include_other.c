#include <reglet.h>
// Twice is as good as once.
#include <reglet.h>

int32_t version_seen_elsewhere(void);
int32_t version_seen_elsewhere(void) { return reglet_version(); }
