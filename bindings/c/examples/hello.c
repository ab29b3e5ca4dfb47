// cc -IInclude bindings/c/examples/hello.c build/libreglet.a -lm -o build/hello
// Prints the version of the library and what a status means.
#include <reglet.h>
#include <stdio.h>

int main(void) {
    printf("Reglet %d, header %d\n", (int)reglet_version(), (int)REGLET_VERSION);
    printf("%s: %s\n", reglet_status_name(REGLET_STATUS_UNKNOWN_CODE), reglet_status_text(REGLET_STATUS_UNKNOWN_CODE));
    return reglet_version() == REGLET_VERSION ? 0 : 1;
}
