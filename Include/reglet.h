/*
 * Reglet: format strings to attributed text, attachments, labels and buttons.
 *
 * Generated from the library's own functions; `make header` writes it anew. The rules that hold for every function
 * are at the top of reglet_types.h. A program to begin with:
 *
 *     // Prints the version of the library and what a status means.
 *     #include <reglet.h>
 *     #include <stdio.h>
 *
 *     int main(void) {
 *         printf("Reglet %d, header %d\n", (int)reglet_version(), (int)REGLET_VERSION);
 *         printf("%s: %s\n", reglet_status_name(REGLET_STATUS_UNKNOWN_CODE), reglet_status_text(REGLET_STATUS_UNKNOWN_CODE));
 *         return reglet_version() == REGLET_VERSION ? 0 : 1;
 *     }
 */
#ifndef REGLET_H
#define REGLET_H

#include "reglet_types.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ==== Status: what went wrong, and the version ==== */

/* The version of the library, and words for a status. Safe from any thread. */

/* The version of the running library, as REGLET_VERSION is made: major * 10000 + minor * 100 + patch. */
int32_t reglet_version(void);

/*
 * The name of a status, such as "unknown_code"; "ok" for REGLET_OK, "unknown_status" for a value that is none.
 *
 * Returns a constant, NUL-terminated text that is never freed.
 */
const char *reglet_status_name(reglet_status status);

/*
 * One English sentence about a status, without a final full stop.
 *
 * Returns a constant, NUL-terminated text that is never freed.
 */
const char *reglet_status_text(reglet_status status);

/* ==== Memory: allocation for hosts that have none ==== */

/* Allocation for hosts that have none of their own, such as a WebAssembly page. Safe from any thread. */

/*
 * Memory of at least size bytes, aligned for any type, its contents undefined; to be given to reglet_free.
 *
 * Returns NULL where size is above 2^31 - 1. A size of 0 is legal and gives a pointer of its own.
 */
void *reglet_alloc(size_t size);

/*
 * Gives back what reglet_alloc or any function of this library returned for the caller to free. NULL is legal and
 * does nothing.
 */
void reglet_free(void *memory);

#ifdef __cplusplus
}
#endif

#endif
