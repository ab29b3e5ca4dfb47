// Runs a C program that was compiled to WebAssembly, with the folder that it is in and the system's own files.
// node --no-warnings --no-flush-bytecode bindings/wasm/wasi.mjs PROGRAM [ARGUMENT...]
// The flag keeps Node 20 from throwing away this script while a program runs that makes its memory grow often, and then ending in a
// segmentation fault on the way back.
import { readFileSync } from "node:fs";
import { WASI } from "node:wasi";

const args = process.argv.slice(2);
const wasi = new WASI({ version: "preview1", args, env: process.env, preopens: { ".": "." } });
const { instance } = await WebAssembly.instantiate(readFileSync(args[0]), wasi.getImportObject());
process.exitCode = wasi.start(instance);
