// Memory for one call: what the library reads its arguments from and writes its results to.

import { trueView } from "./convert.mjs";
import { check, errorFor } from "./errors.mjs";
import { bytes, lib, view } from "./module.mjs";
import { REGLET_STATUS_BUFFER_TOO_SMALL, REGLET_STATUS_TOO_LARGE } from "./raw.mjs";

const CHUNK = 1024;
const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const lenientDecoder = new TextDecoder("utf-8", { ignoreBOM: true });

// What the frames in use have taken from the library, the latest last, and how many they are.
const taken = [];
let owner, depth = 0;

/** Calls `work` with a frame, and gives its memory back afterwards. Frames may be nested. */
export function framed(work) {
    if (depth === 0 && owner !== lib) {
        taken.length = 0; // It went with the module that it was of.
        owner = lib;
    }
    // The outermost frame also gives back what one before it could not.
    const base = depth === 0 ? 0 : taken.length;
    depth++;
    try {
        return work(new Frame());
    } finally {
        depth--;
        release(base);
    }
}

function release(base) {
    try {
        for (; taken.length > base; taken.length--) lib.reglet_free(taken[taken.length - 1]);
    } catch {
        // The stack is full: it stays here. Or the module has ended.
    }
}

class Frame {
    #next = 0;
    #end = 0;

    /** At least one byte, so that no address is NULL. */
    alloc(size) {
        const room = Math.ceil(size / 16) * 16 || 16;
        if (size > CHUNK / 4) return take(size);
        if (room > this.#end - this.#next) {
            this.#next = take(CHUNK);
            this.#end = this.#next + CHUNK;
        }
        const at = this.#next;
        this.#next += room;
        return at;
    }

    /** The address and the length of a string's UTF-8. */
    utf8(text) {
        const at = this.alloc(3 * text.length);
        return [at, encoder.encodeInto(text, bytes().subarray(at, at + 3 * text.length)).written];
    }

    /** A copy of a typed array of ours. */
    copy(array) {
        const at = this.alloc(array.byteLength);
        bytes().set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), at);
        return at;
    }

    /** The address and the length of a copy of a caller's bytes. */
    bytes(data) {
        const own = trueView(data, Uint8Array);
        return [this.copy(own), own.length];
    }

    struct(kind, values) {
        return this.array(kind, [values]);
    }

    array(kind, list) {
        const at = this.alloc(kind.size * list.length);
        list.forEach((values, i) => kind.write(view(), at + kind.size * i, { struct_size: kind.size, ...values }));
        return at;
    }
}

function take(size) {
    const at = size < 2 ** 31 ? lib.reglet_alloc(size) >>> 0 : 0;
    if (!at) throw errorFor(REGLET_STATUS_TOO_LARGE);
    taken.push(at);
    return at;
}

export const uint32 = (at) => view().getUint32(at, true);
export const int32 = (at) => view().getInt32(at, true);
export const double = (at) => view().getFloat64(at, true);

/** The array of `count` structs at an address. */
export function structs(kind, at, count) {
    const memory = view();
    return Array.from({ length: count }, (_, i) => kind.read(memory, at + kind.size * i));
}

export const textAt = (at, length) => decoder.decode(bytes().subarray(at, at + length));

/** How many UTF-16 code units the bytes of a given text have; bytes that are not UTF-8 count as what they are replaced with. */
export const unitsAt = (at, length) => lenientDecoder.decode(bytes().subarray(at, at + length)).length;

/** What `write(buffer, capacity, lengthOut)` copies out, as `read(buffer, length)` sees it. Lengths are in items of `size` bytes. */
export function copied(frame, size, capacity, write, read) {
    const lengthOut = frame.alloc(4);
    for (;;) {
        const buffer = frame.alloc(size * capacity);
        const status = write(buffer, capacity, lengthOut);
        const length = uint32(lengthOut);
        if (status !== REGLET_STATUS_BUFFER_TOO_SMALL) {
            check(status);
            return read(buffer, length);
        }
        capacity = length;
    }
}

/** The text that `write(buffer, capacity, lengthOut)` copies out. */
export const textFrom = (write) => framed((frame) => copied(frame, 1, 256, write, textAt));

/** The structs that `write(buffer, capacity, countOut)` copies out; `capacity` is how many there probably are at most. */
export function structsFrom(kind, write, capacity = 8) {
    return framed((frame) => copied(frame, kind.size, capacity, write, (at, count) => structs(kind, at, count)));
}
