// cc -IInclude bindings/c/examples/harfbuzz.c build/libreglet.a $(pkg-config --cflags --libs harfbuzz) -lm -o build/harfbuzz
#include "harfbuzz_measurer.h"
#include <stdio.h>
#include <string.h>

int main(int count, char **arguments) {
    hb_font_t *font = font_of(count > 1 ? arguments[1] : "Tests/Vectors/FontFiles/DejaVuSans-part.ttf");
    reglet_fonts_ref fonts = reglet_fonts_create();
    reglet_fonts_set_measurer(fonts, measure, font, release);
    const char *string = count > 2 ? arguments[2] : "AVo.\xD1\x8F" "e\xCC\x81\n";
    reglet_text_ref text = NULL;
    reglet_attributes attributes = {.struct_size = sizeof attributes, .mask = REGLET_ATTRIBUTE_SIZE, .size = 2048};
    reglet_text_create(string, strlen(string), &attributes, &text, NULL);
    reglet_cluster clusters[64];
    size_t length = 0;
    const reglet_status status = reglet_fonts_measure(fonts, text, REGLET_UNIT_UTF8, clusters, 64, &length);
    for (size_t i = 0; status == REGLET_OK && i < length; i++)
        printf("%u to %u: %g\n", (unsigned)clusters[i].start, (unsigned)clusters[i].end, clusters[i].advance);
    if (status != REGLET_OK) printf("%s\n", reglet_status_text(status));
    reglet_text_destroy(text);
    reglet_fonts_destroy(fonts);
    return status != REGLET_OK;
}
