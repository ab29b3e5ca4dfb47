// Room on the stack. A call that runs out of it half-way leaves the module broken, so none begins where there is little.
//
// WebAssembly's own compilers look, as a function begins, whether all that it may keep on the stack has room. The one here would
// keep many values, each the result of a call, if it were asked to: it never is, and costs no more than any other call.

const VALUES = 2048; // Eight bytes each: several times what the library takes.

const unsigned = (value) => (value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >> 7)]);
const section = (id, content) => [id, ...unsigned(content.length), ...content];

/** A module that takes m.a, () -> f64, from its host, and has a, (i32) -> f64: given 0 it is 0, else the sum of many m.a(). */
function probe() {
    const calls = Array.from({ length: VALUES }, () => [0x10, 0]).flat(), sums = Array.from({ length: VALUES - 1 }, () => 0xa0);
    const ifArgument = [0x20, 0, 0x04, 0x7c], elseZero = [0x05, 0x44, 0, 0, 0, 0, 0, 0, 0, 0, 0x0b];
    const body = [0, ...ifArgument, ...calls, ...sums, ...elseZero, 0x0b];
    return Uint8Array.from([
        0, 97, 115, 109, 1, 0, 0, 0,
        ...section(1, [2, 96, 0, 1, 124, 96, 1, 127, 1, 124]), ...section(2, [1, 1, 109, 1, 97, 0, 0]), ...section(3, [1, 1]),
        ...section(7, [1, 1, 97, 0, 1]), ...section(10, [1, ...unsigned(body.length), ...body]),
    ]);
}

/** Resolves to a function that throws what the host throws where the stack is full, a RangeError in most, while there is still room. */
export async function stackGuard() {
    const { instance } = await WebAssembly.instantiate(probe(), { m: { a: () => 0 } });
    const { a } = instance.exports;
    return () => a(0);
}
