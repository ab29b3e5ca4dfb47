// The callback of the C example, as a library of its own.
#include "../../../bindings/c/examples/harfbuzz_measurer.h"

reglet_status install(reglet_fonts_ref fonts, const char *path) {
    return reglet_fonts_set_measurer(fonts, measure, font_of(path), release);
}
