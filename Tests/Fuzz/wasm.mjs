// Runs a fuzzer in WebAssembly, where pointers and Swift's Int have 32 bits: its corpus first, then random changes of that
// for a while. What does not hold, or traps, is written to a file beside the module.
// node --no-warnings Tests/Fuzz/wasm.mjs MODULE SECONDS CORPUS-FOLDER...
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { WASI } from "node:wasi";

const [file, seconds, ...folders] = process.argv.slice(2);
const name = basename(file, ".wasm");
const module = new WebAssembly.Module(readFileSync(file));
const inputs = [Buffer.alloc(0)];
inputs.push(...folders.flatMap((folder) => readdirSync(folder).map((entry) => readFileSync(join(folder, entry)))));
let seed = Number(process.env.REGLET_SEED ?? Date.now() % 2 ** 32) >>> 0;
console.log(`fuzz-wasm-${name}: REGLET_SEED=${seed}`);

const random = (below) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor(seed / 2 ** 32 * below);
};
const pick = (list) => list[random(list.length)];

const wasi = new WASI({ version: "preview1" });
const instance = new WebAssembly.Instance(module, wasi.getImportObject());
const { exports } = instance;
wasi.initialize(instance);

const SPECIAL = [0, -0, 1, -1, 0.5, 1e9, -1e9, 1e9 + 1, 2 ** 31, 2 ** 32, 2 ** 53, 5e-324, 1e308, NaN, Infinity, -Infinity];
const WORDS = [...readFileSync(new URL("text.dict", import.meta.url), "utf8").matchAll(/"((?:\\.|[^"\\])*)"/g)].map((match) =>
    Buffer.from(match[1].replace(/\\x(..)/g, (_, hex) => String.fromCharCode(parseInt(hex, 16))).replace(/\\(.)/g, "$1"), "latin1"));

function double(number) {
    const bytes = Buffer.alloc(8);
    bytes.writeDoubleLE(number);
    return bytes;
}

// Puts other bytes in the place of some.
function splice(bytes, other, replaced = random(2) * other.length) {
    const at = random(bytes.length + 1);
    return Buffer.concat([bytes.subarray(0, at), other, bytes.subarray(at + replaced)]);
}

const CHANGES = [
    (bytes) => splice(bytes, Buffer.from([random(256)])),
    (bytes) => splice(bytes, Buffer.alloc(0), random(16)),
    (bytes) => splice(bytes, double(pick(SPECIAL))),
    (bytes) => splice(bytes, pick(WORDS)),
    (bytes) => splice(bytes, Buffer.from(Array.from({ length: random(24) }, () => random(256)))),
    (bytes) => {
        const other = pick(inputs), at = random(other.length + 1);
        return splice(bytes, other.subarray(at, at + random(64)));
    },
];

function changed(bytes) {
    for (let count = 1 + random(6); count > 0; count--) bytes = pick(CHANGES)(bytes);
    return bytes.subarray(0, 4096);
}

let runs = 0;

function run(input) {
    try {
        const address = exports.malloc(input.length);
        new Uint8Array(exports.memory.buffer, address, input.length).set(input);
        exports.LLVMFuzzerTestOneInput(address, input.length);
        exports.free(address);
        if (exports.memory.buffer.byteLength > 2 ** 28) throw new Error("memory is not given back");
        runs++;
    } catch (error) {
        const path = join(file, "..", `${name}-failed`);
        writeFileSync(path, input);
        console.error(`${path}: ${error.stack}`);
        console.log(`fuzz-wasm-${name}: 0 passed, 1 failed, 0 skipped`);
        process.exit(1);
    }
}

inputs.forEach(run);
const end = Date.now() + seconds * 1000;
while (Date.now() < end) run(changed(pick(inputs)));
console.log(`fuzz-wasm-${name}: ${runs} runs, ${exports.memory.buffer.byteLength / 2 ** 20} MB of memory`);
console.log(`fuzz-wasm-${name}: 1 passed, 0 failed, 0 skipped`);
