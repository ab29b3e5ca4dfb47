// Runs a C program that was compiled to WebAssembly, with the folder that it is in and the system's own files.
// node --no-warnings bindings/wasm/wasi.mjs PROGRAM [ARGUMENT...]
import { readFileSync } from "node:fs";
import { WASI } from "node:wasi";

const args = process.argv.slice(2);
const wasi = new WASI({ version: "preview1", args, env: process.env, preopens: { ".": "." } });
const { instance } = await WebAssembly.instantiate(readFileSync(args[0]), wasi.getImportObject());
process.exitCode = wasi.start(instance);
