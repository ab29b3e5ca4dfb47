// Memory for one call: what the library reads its arguments from and writes its results to.

import { check, errorFor } from "./errors.mjs";
import { bytes, lib, view } from "./module.mjs";
import { REGLET_STATUS_BUFFER_TOO_SMALL, REGLET_STATUS_TOO_LARGE } from "./raw.mjs";

const CHUNK = 1024;
const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const lenientDecoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** Calls `work` with a frame, and gives its memory back afterwards. Frames may be nested. */
export function framed(work) {
    const frame = new Frame();
    try {
        return work(frame);
    } finally {
        frame.release();
    }
}

class Frame {
    #library = lib;
    #taken = [];
    #next = 0;
    #end = 0;

    alloc(size) {
        if (size > CHUNK / 4) return this.#take(size);
        if (size > this.#end - this.#next) {
            this.#next = this.#take(CHUNK);
            this.#end = this.#next + CHUNK;
        }
        const at = this.#next;
        this.#next += Math.ceil(size / 16) * 16;
        return at;
    }

    #take(size) {
        const at = size < 2 ** 31 ? lib.reglet_alloc(size) >>> 0 : 0;
        if (!at) throw errorFor(REGLET_STATUS_TOO_LARGE);
        this.#taken.push(at);
        return at;
    }

    release() {
        if (this.#library === lib) for (const at of this.#taken) lib.reglet_free(at);
    }

    /** The address and the length of a string's UTF-8. */
    utf8(text) {
        const at = this.alloc(3 * text.length);
        return [at, encoder.encodeInto(text, bytes().subarray(at, at + 3 * text.length)).written];
    }

    /** A copy of a typed array. */
    copy(array) {
        const at = this.alloc(array.byteLength);
        bytes().set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), at);
        return at;
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
