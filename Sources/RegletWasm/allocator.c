// The heap of the WebAssembly module: free chunks in lists by size, merged with their free neighbours when given back.
//
// Memory is tiled with chunks. A chunk is its header and its payload; payloads are aligned to 16, sizes count the header
// and are multiples of 16. A free chunk stands in the list of its size class, no free chunk neighbours another, and the
// chunk after it knows its size. A header of size 0 ends each region of memory, there being several where the host grew
// the memory itself. Not for threads: the module has none.
#include <stddef.h>
#include <stdint.h>

typedef struct chunk chunk;
struct chunk {
    uint32_t before; // the size of the chunk before, where that is free
    uint32_t size;   // with the two flags below
    chunk *next, *previous; // in the list, where this chunk is free; payload else
};

enum { USED = 1, BEFORE_USED = 2, FLAGS = 15, HEADER = 8, UNIT = 16, PAGE = 65536, CLASSES = 112, NO_MEMORY = 12, INVALID = 22 };

extern char __heap_base;
static chunk *lists[CLASSES];
static uint64_t filled[2]; // a bit for each list that is not empty
static uintptr_t heap_end; // of the last region

static uint32_t size_of(const chunk *c) { return c->size & ~(uint32_t)FLAGS; }
static chunk *at(const chunk *c, uint32_t offset) { return (chunk *)((uintptr_t)c + offset); }
static void *payload(chunk *c) { return (char *)c + HEADER; }

// Sizes below 256 have a class each, above that there are four to a doubling.
static uint32_t class_of(uint32_t size) {
    uint32_t units = size / UNIT;
    if (units < 16) return units;
    uint32_t log = 31 - (uint32_t)__builtin_clz(units);
    return 16 + (log - 4) * 4 + ((units >> (log - 2)) & 3);
}

static void unlink_chunk(chunk *c) {
    uint32_t class = class_of(size_of(c));
    if (c->next) c->next->previous = c->previous;
    if (c->previous) c->previous->next = c->next;
    else if (!(lists[class] = c->next)) filled[class / 64] &= ~(1ull << class % 64);
}

// Makes `size` bytes at `c` a free chunk; its neighbours are in use.
static void link_chunk(chunk *c, uint32_t size) {
    uint32_t class = class_of(size);
    c->size = size | BEFORE_USED;
    c->previous = NULL;
    c->next = lists[class];
    if (c->next) c->next->previous = c;
    lists[class] = c;
    filled[class / 64] |= 1ull << class % 64;
    at(c, size)->before = size;
    at(c, size)->size &= ~(uint32_t)BEFORE_USED;
}

static void release(chunk *c) {
    uint32_t size = size_of(c);
    chunk *after = at(c, size);
    if (!(after->size & USED)) {
        size += size_of(after);
        unlink_chunk(after);
    }
    if (!(c->size & BEFORE_USED)) {
        size += c->before;
        c = (chunk *)((uintptr_t)c - c->before);
        unlink_chunk(c);
    }
    link_chunk(c, size);
}

// Takes over memory; both ends are multiples of 16.
static void add_region(uintptr_t start, uintptr_t end) {
    chunk *c;
    if (end - start < 2 * UNIT) return;
    if (start == heap_end) {
        c = (chunk *)(start - HEADER);
        c->size |= (uint32_t)(end - start);
    } else {
        c = (chunk *)(start + HEADER);
        c->size = (uint32_t)(end - start - 2 * HEADER) | BEFORE_USED | USED;
    }
    ((chunk *)(end - HEADER))->size = USED | BEFORE_USED;
    heap_end = end;
    release(c);
}

// Asks for an eighth more memory than there is, or for what is needed.
static int grow(uint32_t need) {
    size_t pages = ((size_t)need + 2 * HEADER + PAGE - 1) / PAGE;
    size_t wanted = __builtin_wasm_memory_size(0) / 8;
    size_t old = wanted > pages ? __builtin_wasm_memory_grow(0, wanted) : SIZE_MAX;
    if (old != SIZE_MAX) pages = wanted;
    else old = __builtin_wasm_memory_grow(0, pages);
    if (old == SIZE_MAX) return 0;
    add_region(old * PAGE, (old + pages) * PAGE - (old + pages == PAGE ? UNIT : 0));
    return 1;
}

static chunk *first_from(uint32_t class) {
    for (uint32_t word = class / 64; word < 2; word++) {
        uint64_t bits = filled[word] & (word == class / 64 ? ~0ull << class % 64 : ~0ull);
        if (bits) return lists[word * 64 + (uint32_t)__builtin_ctzll(bits)];
    }
    return NULL;
}

// A free chunk of at least `size`: any of a class whose every member is large enough, else one of its own class.
static chunk *find(uint32_t size) {
    uint32_t class = class_of(size);
    chunk *c = first_from(size < 16 * UNIT ? class : class + 1);
    if (c) return c;
    for (c = lists[class]; c && size_of(c) < size; c = c->next) {}
    return c;
}

int posix_memalign(void **out, size_t alignment, size_t size) {
    if (alignment & (alignment - 1)) return INVALID;
    if (alignment < UNIT) alignment = UNIT;
    if (size > INT32_MAX || alignment > INT32_MAX / 2) return NO_MEMORY;
    uint32_t need = ((uint32_t)size + HEADER + UNIT - 1) & ~(uint32_t)(UNIT - 1);
    uint32_t room = need + (uint32_t)alignment - UNIT;
    if (!heap_end) add_region(((uintptr_t)&__heap_base + UNIT - 1) & ~(uintptr_t)(UNIT - 1), __builtin_wasm_memory_size(0) * PAGE);
    chunk *c = find(room);
    if (!c) {
        if (!grow(room)) return NO_MEMORY;
        c = find(room);
    }
    unlink_chunk(c);
    uint32_t lead = (uint32_t)(-(uintptr_t)payload(c) & (alignment - 1));
    uint32_t rest = size_of(c) - lead - need;
    chunk *taken = at(c, lead);
    chunk *after = at(taken, need);
    taken->size = need | USED | BEFORE_USED;
    if (rest) link_chunk(after, rest);
    else after->size |= BEFORE_USED;
    if (lead) link_chunk(c, lead);
    *out = payload(taken);
    return 0;
}

void free(void *memory) {
    if (memory) release((chunk *)((uintptr_t)memory - HEADER));
}
