// What every empty Swift array is: one object without items, whose place for them begins behind these four words.
//
// The compiler aligns it as the words. Where pointers have 32 bits that is not enough for doubles, and an array that asks for
// room for none of them would trap. This one takes the place of the compiler's, which is weak.
#include <stddef.h>

_Alignas(16) struct {
    size_t type, references, count, capacity;
} reglet_empty_array __asm__("$es23_swiftEmptyArrayStorageSi_S3itvp") = {0, (size_t)-1, 0, 1};
