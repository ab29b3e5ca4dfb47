// The WebAssembly module links without imports, exports what reglet.exports lists, and answers; its heap holds.
// node bindings/wasm/smoke.mjs BUILD-FOLDER
import { readFileSync } from "node:fs";

const folder = process.argv[2] ?? "build";
let passed = 0, failed = 0;

function check(holds, what) {
    if (holds) passed++;
    else { failed++; console.error(`not so: ${what}`); }
}

function load(name) {
    const module = new WebAssembly.Module(readFileSync(`${folder}/${name}`));
    check(WebAssembly.Module.imports(module).length === 0, `${name} has no imports`);
    const exports = new WebAssembly.Instance(module).exports;
    return { exports, names: WebAssembly.Module.exports(module).map((e) => e.name) };
}

function answers(call) {
    try {
        return call() === 0;
    } catch {
        return false;
    }
}

function text(memory, address) {
    const bytes = new Uint8Array(memory.buffer, address);
    return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
}

function product() {
    const { exports, names } = load("reglet.wasm");
    const listed = readFileSync(new URL("../../Include/reglet.exports", import.meta.url), "utf8").trim().split("\n");
    check(names.filter((n) => n !== "memory" && n !== "__indirect_function_table").sort().join() === listed.sort().join(), "exports as listed");
    check(exports.reglet_version() > 0, "has a version");
    check(text(exports.memory, exports.reglet_status_name(-22)) === "unknown_code", "names a status");
    check(exports.reglet_alloc(-1) === 0, "no more than 2^31 - 1 bytes");
    const face = exports.reglet_alloc(64); // Behind it, its vertical figures.
    new Uint8Array(exports.memory.buffer, face, 16).fill(0);
    const metrics = () => exports.reglet_fonts_metrics(exports.reglet_fonts_create(), face, 17, face + 16);
    check(answers(metrics), "no doubles are where doubles may be");
}

// Allocates and frees at random against a model: blocks are aligned, apart from each other, keep their bytes, and the
// memory, less what the host itself adds in between, stops growing.
function heap(seed, hostGrows) {
    const { exports: { memory, posix_memalign, free } } = load("heap.wasm");
    const random = (below) => {
        seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
        return Math.floor(seed / 2 ** 32 * below);
    };
    const at = 1024; // in the stack's far end, which nothing reaches
    const live = [];
    let bytes = 0, atHalf = 0, hosts = 0;
    const steps = 60000;
    for (let step = 0; step < steps; step++) {
        if (bytes > 4e6 || (live.length && random(5) < 2)) {
            const [address, size, fill] = live.splice(random(live.length), 1)[0];
            const block = new Uint8Array(memory.buffer, address, size);
            if (!block.every((b) => b === fill)) return check(false, `block of ${size} at ${address} kept its bytes`);
            free(address);
            bytes -= size;
        } else {
            const size = random(4) ? random(300) : random(1 << random(18)), alignment = 1 << random(12), fill = random(256);
            if (posix_memalign(at, alignment, size) !== 0) return check(false, `${size} bytes are had`);
            const address = new Uint32Array(memory.buffer, at, 1)[0];
            if (address % Math.max(alignment, 16) !== 0) return check(false, `aligned to ${alignment}`);
            new Uint8Array(memory.buffer, address, size).fill(fill);
            live.push([address, size, fill]);
            bytes += size;
        }
        if (step === steps / 2) atHalf = memory.buffer.byteLength - hosts;
        if (hostGrows && step % 977 === 0) {
            memory.grow(1);
            hosts += 65536;
        }
    }
    check(memory.buffer.byteLength - hosts - atHalf < 4e6, "the memory stops growing");
    for (const [address] of live) free(address);
    const before = memory.buffer.byteLength;
    if (!hostGrows) check(posix_memalign(at, 16, 1 << 22) === 0 && memory.buffer.byteLength === before, "neighbours merge");
    check(posix_memalign(at, 3, 1) !== 0, "an alignment is a power of two");
    check(posix_memalign(at, 16, -1) !== 0, "too much is refused");
}

product();
const seed = Number(process.env.REGLET_SEED ?? Date.now() % 2 ** 31);
console.log(`wasm: seed ${seed}`);
heap(seed, false);
heap(seed, true);
heap(94011, true); // grows late, and with the host's share by more than the limit
console.log(`wasm: ${passed} passed, ${failed} failed, 0 skipped`);
process.exit(failed ? 1 : 0);
